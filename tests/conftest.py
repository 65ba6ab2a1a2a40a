"""What all tests share."""

from hypothesis import settings

# Tests run side by side on small machines, where a slow example says nothing about the code.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
