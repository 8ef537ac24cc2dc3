//! What becomes of boards, sheets and clocks when the game goes back or an announcement is taken back.

/// What becomes of the boards and the sheets when an announcement is corrected or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordsAfter {
    /// What was done and written by hand stays: only the words are corrected (D.2.8).
    Kept,
    /// What is kept automatically is as it was before the announcement; what players keep themselves stays.
    RestoredWhereAutoKept,
    /// Boards and sheets are as they were before it was announced.
    Restored,
}

/// What the clocks show once the game has gone back to a ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RestoredTimes {
    /// What they showed when that half-move was completed (D.2.9).
    #[default]
    AsThen,
    /// What they showed just before the next half-move was completed: the time used for it stays used (7.1).
    BeforeTheNext,
}
