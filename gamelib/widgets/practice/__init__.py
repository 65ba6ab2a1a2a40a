"""Tables to play at: the frame that both games share."""
