//! What somebody wants of the program that only the face or the voice at this table can do.

use super::{App, Continuation, Picture};
use crate::game::people::Actor;
use crate::interpreter::request::{AppRequest, FaceKind, VoiceAsked};
use crate::options::interface::not_opened;
use crate::time::Stamp;
use crate::ui::{FaceChoice, KeyInput};
use crate::voice::VoiceChoice;
use crate::wording::{Trouble, Wording, ear_of};
impl App {
    /// Does it; where something else than that it is done is to be said, says that.
    pub(super) fn handle_request(&mut self, stamp: Stamp, by: Actor, request: &AppRequest) -> Option<Continuation> {
        match request {
            AppRequest::Cells(cells) => {
                self.faces.lines = self.faces.lines.for_cells(*cells);
                self.face.set_line_style(self.faces.lines);
            }
            AppRequest::Notation(notation) => {
                self.faces.lines.notation = *notation;
                self.face.set_line_style(self.faces.lines);
            }
            AppRequest::Rate(rate) => self.audio.set_rate(ear_of(by), *rate),
            AppRequest::Volume(volume) => self.audio.set_volume(ear_of(by), *volume),
            AppRequest::Adjust(adjustment) => self.audio.change(ear_of(by), *adjustment),
            AppRequest::Quiet => self.audio.silence(),
            AppRequest::Hear(ply) => {
                return Some(match self.audio.play(ear_of(by), *ply) {
                    Ok(ply) => {
                        let told = self.session.wording.plays(by, ply);
                        self.say(told)
                    }
                    Err(trouble) => self.refuse(by, &trouble),
                });
            }
            AppRequest::Walk(from) => {
                self.face.walk(*from);
                let intent = self.session.interpreter(self.dialogue.seat).said_by(Some(by)).feels(*from);
                return Some(self.intended(stamp, intent));
            }
            AppRequest::Voice(voice) => self.change_voice(*voice),
            AppRequest::Lesson(asked) => return self.other_lesson(*asked),
            AppRequest::Seat(seat) => {
                self.dialogue.seat = *seat;
                let told = self.session.wording.seated(by, seat.typist);
                return Some(self.say(told));
            }
            AppRequest::Face(kind) => return self.change_face(*kind).map(|trouble| self.refuse(by, &trouble)),
            AppRequest::Language(code) => self.prepare_voice(code),
            AppRequest::Verbosity(_) => {}
        }
        None
    }

    /// Has another voice speak from the next sentence on.
    fn change_voice(&mut self, asked: VoiceAsked) {
        self.audio.choose(match asked {
            VoiceAsked::On => VoiceChoice::Auto,
            VoiceAsked::Off => VoiceChoice::Off,
            VoiceAsked::System => VoiceChoice::System,
            VoiceAsked::Embedded => VoiceChoice::Embedded,
        });
    }

    /// Has the voice learn a language that it was not started for.
    fn prepare_voice(&mut self, code: &str) {
        let Ok(wording) = Wording::new(code) else { return };
        self.audio.learn(wording.language());
    }

    /// Shows the same game with another face; gives what stands against it.
    fn change_face(&mut self, kind: FaceKind) -> Option<Trouble> {
        if self.faces.keys == KeyInput::InLines && kind != FaceKind::Lines {
            return Some(Trouble::NoTerminal);
        }
        if kind == self.face.kind() {
            return None;
        }
        if let Some(ui) = self.face.ui_state() {
            self.faces.ui = ui.clone();
        }
        let line = self.face.line().cloned().unwrap_or_default();
        self.face.release();
        let wanted = FaceChoice { kind, ..self.faces.clone() };
        match wanted.open(&self.session.wording) {
            Ok(face) => {
                self.face = face;
                self.face.set_line(line);
                self.faces = wanted;
                self.picture = Picture::Outdated;
                None
            }
            Err(error) => {
                // Where the old one cannot be had again either, the next thing that is shown ends the game.
                let _ = self.face.take();
                Some(not_opened(&error))
            }
        }
    }

    fn refuse(&mut self, by: Actor, trouble: &Trouble) -> Continuation {
        let told = self.session.wording.trouble_for(by, trouble);
        self.say(told)
    }
}
