//! What lies on the table: two boards and two scoresheets, and what to do where they part (D.2.9).

pub mod agreement;
pub mod boards;
pub mod cause;
pub mod completion;
pub mod diagnosis;
mod misplay;
pub mod retrace;
pub mod ruling;
pub mod scoresheet;
pub mod slip;
pub mod turned;
