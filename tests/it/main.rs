mod clock;
mod clock_properties;
mod hard_cases;
mod locales;
mod notation;
mod tidy;
mod two_boards;
