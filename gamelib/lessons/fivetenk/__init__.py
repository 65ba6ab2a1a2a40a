"""Practice in 5-10-K: what is asked, found in real games, and graded by its engine."""
