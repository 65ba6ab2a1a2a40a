"""What is asked about Exact 61 Five Up, topic by topic; every position comes from a hand played at random."""
