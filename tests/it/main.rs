mod clock;
mod clock_properties;
mod clock_words;
mod hard_cases;
mod locales;
mod notation;
mod tidy;
mod two_boards;
