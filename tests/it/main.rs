mod clock;
mod hard_cases;
mod locales;
mod notation;
mod tidy;
mod two_boards;
