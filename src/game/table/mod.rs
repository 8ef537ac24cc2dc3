//! What lies on the table: two boards and two scoresheets, and what to do where they part (D.2.9).

pub mod boards;
pub mod scoresheet;
