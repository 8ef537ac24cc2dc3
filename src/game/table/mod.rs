//! What lies on the table: two boards and two scoresheets, and what to do where they part (D.2.9).

pub mod board_orientation;
pub mod boards;
pub mod cause;
pub mod diagnosis;
pub mod instructions;
pub mod move_inference;
pub mod ruling;
pub mod scoresheet;
pub mod scoresheet_comparison;
pub mod scoresheet_error;
mod wrong_execution;
