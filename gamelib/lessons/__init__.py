"""Practice items and their grading, as data over the engines: what is asked, and the answer to a learner's guess."""
