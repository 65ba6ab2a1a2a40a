"""The widgets' side of Exact 61 Five Up: its scenes, predictions and settlements."""
