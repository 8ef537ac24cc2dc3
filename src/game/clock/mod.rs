//! Time and the chessclock (Article 6), as a function of the moment.

pub mod moment;
