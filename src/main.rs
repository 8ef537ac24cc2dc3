//! Annabella, from the command line.

fn main() {}
