"""Widgets of 5-10-K alone: cards to pick, what they are and what they beat, friends, scenes, predictions."""
