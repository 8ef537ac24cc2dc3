//! What the owner of a scoresheet that the program does not write has to strike and to write, in words (8.1, D.2.9).

use shakmaty::{ByColor, Color};

use super::Wording;
use super::events::Frame;
use super::kind::UtteranceKind;
use super::language::name;
use super::sentence::{Audience, Urgency, Utterance};
use crate::game::Game;
use crate::game::half_move::HalfMove;
use crate::game::people::Actor;
use crate::game::records::scoresheet::Meaning;

impl Wording {
    /// What each owner of a scoresheet that he keeps himself has to do with it, now that the line of `after` counts.
    pub fn sheet_instructions(&self, before: &Game, after: &Game, by: Actor) -> Vec<Utterance> {
        let owners = Color::ALL.into_iter().filter(|sheet| !after.terms().players[*sheet].keeps.sheet);
        owners.flat_map(|sheet| self.sheet_instruction(before, after, by, sheet)).collect()
    }

    /// What each player writes to bring his sheet up to date, and what the arbiter notes and does meanwhile (8.5, 8.6).
    pub(super) fn sheets_to_update(&self, game: &Game, by: Actor, missing: ByColor<usize>) -> Vec<Utterance> {
        let line: Vec<HalfMove> = game.line().iter().map(|made| made.half_move).collect();
        let mut told: Vec<Utterance> = Color::ALL
            .into_iter()
            .filter(|sheet| missing[*sheet] > 0)
            .map(|sheet| {
                let written = line.len().saturating_sub(missing[sheet]);
                let frame = Frame {
                    to: Audience::Player(sheet),
                    urgency: Urgency::Answer,
                    by,
                    kind: UtteranceKind::Instruction,
                };
                self.utter_both(frame, |w| {
                    let moves = w.moves_from(game, &line[..written], &line[written..]);
                    w.messages.fill("sheet-write", &[("color", &name(sheet)), ("moves", &moves)])
                })
            })
            .collect();
        let clocks = if missing.iter().all(|missing| *missing > 0) { "both" } else { "one" };
        let (number, color) = game.number_at(line.len());
        let moves = if color == Color::White { number - 1 } else { number };
        let sentence = self.messages.fill("sheets-incomplete-hint", &[("clocks", &clocks), ("moves", &moves)]);
        let hint = self.utter(Frame::found(UtteranceKind::WhatCanBeRuled), sentence);
        told.push(Utterance { spoken: Vec::new(), ..hint });
        told
    }

    fn sheet_instruction(&self, before: &Game, after: &Game, by: Actor, sheet: Color) -> Vec<Utterance> {
        let entries = &before.sheet(sheet).entries;
        let line: Vec<HalfMove> = after.line().iter().map(|made| made.half_move).collect();
        let right = entries.iter().zip(&line);
        let same = right.take_while(|(entry, made)| entry.meaning == Meaning::HalfMove(**made)).count();
        let strikes = entries.get(same);
        let missing = if strikes.is_some() { line.len() - same } else { 0 };
        let frame =
            || Frame { to: Audience::Player(sheet), urgency: Urgency::Answer, by, kind: UtteranceKind::Instruction };
        let strike = strikes.map(|entry| {
            self.utter_both(frame(), |w| {
                let from = w.with_move_number(after, same, &w.entry_in_words(entry));
                w.messages.fill("sheet-strike", &[("color", &name(sheet)), ("from", &from)])
            })
        });
        let write = (missing > 0).then(|| {
            self.utter_both(frame(), |w| {
                let moves = w.moves_from(after, &line[..same], &line[same..]);
                w.messages.fill("sheet-write", &[("color", &name(sheet)), ("moves", &moves)])
            })
        });
        strike.into_iter().chain(write).collect()
    }
}
