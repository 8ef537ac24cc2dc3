//! The columns of a line, and points in tenths.

/// The columns of a line, from 0.
pub(super) struct LineColumns(pub Vec<char>);

/// The columns of that line.
pub(super) fn columns_of(line: &str) -> LineColumns {
    LineColumns(line.trim_end().chars().collect())
}

impl LineColumns {
    /// The text from one column to before another, without the blanks around it.
    pub fn text(&self, from: usize, to: usize) -> String {
        let columns = self.0.get(from..to.min(self.0.len())).unwrap_or_default();
        columns.iter().collect::<String>().trim().to_owned()
    }

    /// The number in these columns.
    pub fn number(&self, from: usize, to: usize) -> Option<u32> {
        self.text(from, to).parse().ok()
    }

    /// The numbers from that column on, `step` columns from one to the next, the last of them a gap; 0 where no number
    /// stands.
    pub fn numbers(&self, from: usize, step: usize) -> Vec<u32> {
        let starts = (from..self.0.len()).step_by(step);
        starts.map(|from| self.number(from, from + step - 1).unwrap_or_default()).collect()
    }
}

/// `3`, `1.5`, `.5` in tenths.
pub(super) fn tenths(points: &str) -> Option<u32> {
    let (whole, rest) = points.split_once('.').unwrap_or((points, ""));
    let whole: u32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let rest: u32 = if rest.is_empty() { 0 } else { rest.get(..1)?.parse().ok()? };
    whole.checked_mul(10)?.checked_add(rest)
}

/// Points in tenths as they stand in a list: `1.5`.
pub(super) fn points_text(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Writes a text so that it ends before that column.
pub(super) fn put(text: &mut Vec<char>, end: usize, written: &str) {
    let Some(from) = end.checked_sub(written.chars().count()) else { return };
    text.resize(text.len().max(end), ' ');
    text.splice(from..end, written.chars());
}
