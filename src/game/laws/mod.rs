//! The Laws beyond the single move: editions, results, and who can still mate.

pub mod article;
mod article_numbers;
pub mod edition;
pub mod result;
pub mod touch;
pub mod why_illegal;
pub mod winnable;
