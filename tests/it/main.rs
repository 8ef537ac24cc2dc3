mod clock;
mod hard_cases;
mod notation;
mod two_boards;
