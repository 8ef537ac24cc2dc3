//! Which program this is.

/// The version with the commit and the day it was made from, as `0.1.0 (a590d9f12, 2026-11-24)`; the version alone if
/// nothing says more.
pub const VERSION: &str = env!("ANNABELLA_VERSION");

/// The name of this program in a record.
pub fn program() -> String {
    format!("annabella {VERSION}")
}
