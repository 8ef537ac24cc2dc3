//! The ear's side of the program: what is said next, and the process that says it.
