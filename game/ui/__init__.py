"""What people see and touch: a pure model, update and view, and a thin edge to the browser."""
