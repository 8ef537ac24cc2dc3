mod clock;
mod notation;
