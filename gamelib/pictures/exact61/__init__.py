"""Pictures of Exact 61 Five Up: layouts, hands, states, score sheets."""
