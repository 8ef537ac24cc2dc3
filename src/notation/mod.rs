//! Text to half-moves and half-moves to text. Knows no interface language: a lexicon is given to it.
