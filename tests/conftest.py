"""What all tests share."""

import gc

import pytest
from hypothesis import settings

# Tests run side by side on small machines, where a slow example says nothing about the code.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


def pytest_collection_finish(session: pytest.Session) -> None:  # noqa: ARG001 - pytest passes it by this name.
    """Look for garbage less often: thousands of tests keep much that is none, and looking through it takes long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
