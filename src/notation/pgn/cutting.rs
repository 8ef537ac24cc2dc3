//! Cuts a PGN, line by line, into texts of one game each, so that none is in memory with the others.

use super::tokens::begins_a_tag;

/// The places where the lines of a file are cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// The line belongs to the text before it.
    No,
    /// The line begins another text.
    Before,
    /// The line ends its text.
    Behind,
}

/// Everything known of the text that the lines so far belong to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cutter {
    has_moves: bool,
    in_comment: bool,
    /// How many variations are open.
    depth: usize,
    /// Whether a tag is open that goes on in this line.
    in_tag: bool,
}

impl Cutter {
    /// Says where the next line, as it stands in the file, is cut.
    ///
    /// A tag begins a game where moves stand before it, but in a comment.
    pub fn line(&mut self, line: &str) -> Cut {
        let trimmed = line.trim_start_matches(['>', ' ']).trim();
        let is_tag = begins_a_tag(trimmed) || !self.has_moves && trimmed.starts_with('[');
        if std::mem::take(&mut self.in_tag) && !is_tag && !trimmed.is_empty() {
            self.in_tag = !trimmed.contains(']');
            return Cut::No;
        }
        let begins_game = !self.in_comment && is_tag && self.has_moves && (self.depth == 0 || trimmed.ends_with("\"]"));
        if begins_game {
            *self = Cutter::default();
        }
        self.in_tag = !self.in_comment && is_tag && !self.has_moves && !trimmed.contains(']');
        if begins_game {
            return Cut::Before;
        }
        if trimmed.is_empty() || !self.in_comment && (is_tag && !self.has_moves || line.starts_with('%')) {
            return Cut::No;
        }
        let last = self.moves(trimmed);
        let is_end = !self.in_comment && self.depth == 0 && ["1-0", "0-1", "1/2-1/2", "*"].contains(&last);
        if is_end {
            *self = Cutter::default();
            return Cut::Behind;
        }
        Cut::No
    }

    /// Goes through a line of moves. Returns its last word outside comments and variations.
    fn moves<'t>(&mut self, line: &'t str) -> &'t str {
        let mut begun = None;
        let mut last = "";
        for (at, c) in line.char_indices() {
            if self.in_comment {
                self.in_comment = c != '}';
                continue;
            }
            let is_word = !c.is_whitespace() && !"{}();".contains(c);
            if let Some(from) = begun.filter(|_| !is_word) {
                last = &line[from..at];
                begun = None;
            }
            match c {
                '{' => self.in_comment = true,
                '(' => self.depth += 1,
                ')' => self.depth = self.depth.saturating_sub(1),
                ';' => return last,
                _ if is_word && self.depth == 0 => {
                    self.has_moves = true;
                    begun = begun.or(Some(at));
                }
                _ => {}
            }
        }
        begun.map_or(last, |from| &line[from..])
    }
}
