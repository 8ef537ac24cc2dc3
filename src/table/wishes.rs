//! What somebody wants of the program that only the face or the voice at this table can do.

use super::{Course, Shown, Table, as_input};
use crate::face::Face;
use crate::face::choice::{FaceChoice, FaceKind, Keys};
use crate::face::wish::Wish;
use crate::game::people::Actor;
use crate::manner::voice_choice;
use crate::now::Stamp;
use crate::wording::{Trouble, Wording, ear_of};

impl Table {
    /// Does it; where something else than that it is done is to be said, says that.
    pub(super) fn grant(&mut self, stamp: Stamp, by: Actor, wish: &Wish) -> Option<Course> {
        match wish {
            Wish::Cells(cells) => {
                self.faces.lines.cells = (*cells).into();
                self.face.set_cells(*cells);
            }
            Wish::Quiet => self.sounds.silence(),
            Wish::Hear(ply) => {
                return Some(match self.sounds.play(ear_of(by), *ply) {
                    Ok(ply) => {
                        let told = self.session.wording.plays(by, ply);
                        self.say(told)
                    }
                    Err(trouble) => self.refuse(by, &trouble),
                });
            }
            Wish::Walk(from) => {
                self.face.walk(*from);
                return Some(self.said(stamp, &format!("what {from}")));
            }
            Wish::Voice(name) => return self.change_voice(name).map(|trouble| self.refuse(by, &trouble)),
            Wish::Face(kind) => return self.change_face(*kind).map(|trouble| self.refuse(by, &trouble)),
            Wish::Language(code) => self.prepare_voice(code),
            Wish::Verbosity(_) => {}
        }
        None
    }

    /// Has another voice speak from now on; gives what stands against it.
    fn change_voice(&mut self, name: &str) -> Option<Trouble> {
        let choice = match voice_choice(Some(if name == "on" { "auto" } else { name })) {
            Ok(choice) => choice,
            Err(stop) => return Some(stop.trouble),
        };
        let report = as_input(self.now, self.to_inputs.clone());
        let unheard = self.sounds.change_voice(choice, report);
        unheard.iter().for_each(|sentence| self.session.unheard(sentence));
        None
    }

    /// Has the voice learn a language that it was not started for.
    fn prepare_voice(&mut self, code: &str) {
        let Ok(wording) = Wording::new(code) else { return };
        let report = as_input(self.now, self.to_inputs.clone());
        let unheard = self.sounds.learn(wording.language(), report);
        unheard.iter().for_each(|sentence| self.session.unheard(sentence));
    }

    /// Shows the same game with another face; gives what stands against it.
    fn change_face(&mut self, kind: FaceKind) -> Option<Trouble> {
        if self.faces.keys == Keys::InLines && kind != FaceKind::Lines {
            return Some(Trouble::NoTerminal);
        }
        if kind == self.face.kind() {
            return None;
        }
        if let Face::Screen(_, desk) = &self.face {
            self.faces.desk = (**desk).clone();
        }
        self.face.release();
        let wanted = FaceChoice { kind, ..self.faces.clone() };
        match wanted.open(&self.session.wording) {
            Ok(face) => {
                self.face = face;
                self.faces = wanted;
                self.shown = Shown::No;
                None
            }
            Err(_) => {
                // Where the old one cannot be had again either, the next thing that is shown ends the game.
                let _ = self.face.take();
                Some(Trouble::NoTerminal)
            }
        }
    }

    fn refuse(&mut self, by: Actor, trouble: &Trouble) -> Course {
        let told = self.session.wording.trouble_for(by, trouble);
        self.say(told)
    }
}
