//! The process that speaks.

fn main() {}
