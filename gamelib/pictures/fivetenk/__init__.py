"""Pictures of 5-10-K: cards, combinations, orders, the table of six, promotion."""
