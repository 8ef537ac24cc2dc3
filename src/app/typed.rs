//! From a typed line or key to the table, and what this terminal's seat does itself: its questions, requests to the
//! face and the voice, the replay of a game that is over.

use std::io;
use std::time::Duration;

use zeroize::Zeroizing;

use super::{App, Wire};
use crate::game::people::Actor;
use crate::interpreter::Intent;
use crate::interpreter::keyboard::Keyboard;
use crate::interpreter::request::{Adjustment, AppRequest, FaceKind, Pressing, VoiceAsked};
use crate::options::interface::not_opened;
use crate::session::table::place::SeatId;
use crate::session::table::secrets::Worked;
use crate::session::table::{Output, Table, Typed, is_of_the_seat, is_too_much};
use crate::storage::exports::pgn;
use crate::time::{RecordClock, Stamp};
use crate::ui::{FaceChoice, KeyInput, Reaction};
use crate::voice::VoiceChoice;
use crate::wording::{NotAtASeat, Question, Trouble, Wording, ear_of};

/// Gives the table a line that came from that seat then. The work on a secret takes up to some seconds: it is no
/// standing still, and a clock that is started with the secret starts when that work is done.
pub(super) fn take_line(
    table: &mut Table,
    now: RecordClock,
    (stamp, seat): (Stamp, SeatId),
    typed: Typed<Zeroizing<String>>,
) -> Vec<Output> {
    if table.awaits_secret(seat).is_none() {
        return table.take(stamp, seat, typed);
    }
    let begun = now.moment();
    let stamp = match table.work_on_secret(stamp, seat, &typed.what) {
        Worked::Yes => now.stamp(),
        Worked::No => stamp,
    };
    let taken = table.take(stamp, seat, typed);
    table.was_at_work(now.moment().since(begun));
    taken
}

impl App {
    /// Takes a typed line: as the answer to what the table asks here; for this seat, as far as that does it; for the
    /// table.
    pub(super) fn typed(&mut self, stamp: Stamp, line: Zeroizing<String>) {
        self.display.is_outdated = true;
        if self.seat.secret().is_some() || self.seat.question().is_some() {
            return self.give_to_table(stamp, line);
        }
        let by = self.speaker();
        if is_too_much(&line, self.seat.reader(by)) {
            return self.give_to_table(stamp, line);
        }
        let parts: Vec<String> = self.seat.reader(by).parts(&line).into_iter().map(str::to_owned).collect();
        for (at, part) in parts.iter().enumerate() {
            let intent = self.seat.reader(by).read(part);
            if self.replays(&intent) {
                continue;
            }
            self.seat.begin_request(&intent);
            let is_own = |part: &String| self.is_own(&self.seat.reader(by).read(part));
            if !parts[at..].iter().all(is_own) {
                let rest = if at == 0 { line } else { parts[at..].join("; ").into() };
                return self.give_to_table(stamp, rest);
            }
            self.do_own(stamp, &intent);
        }
    }

    /// Whether this seat does it itself. In a practice game the table teaches.
    fn is_own(&self, intent: &Intent) -> bool {
        let is_taught = matches!(intent, Intent::Program(_, AppRequest::Lesson(_))) && self.is_practice();
        // The table asks who closes the envelope for its passphrase.
        let is_of_the_envelope = matches!(intent, Intent::Ask(_, Question::Envelope));
        is_of_the_seat(intent) && !is_taught && !is_of_the_envelope
            || self.seat.keyboard.is_watching() && *intent != Intent::Quit
    }

    fn give_to_table(&mut self, stamp: Stamp, line: Zeroizing<String>) {
        let (by, pressing, now) = (self.speaker(), self.seat.pressing, self.now());
        match &mut self.wire {
            Wire::Table(table) => {
                let taken = take_line(table, now, (stamp, SeatId::FIRST), Typed { what: line, by, pressing });
                self.deliver(taken);
            }
            Wire::Host(_) => self.send_to_host(stamp, line),
            Wire::File(_) | Wire::Prefix(_) | Wire::Handed(_) => self.take_without_table(&line),
        }
    }

    /// Carries out what a key meant.
    pub(super) fn intended(&mut self, stamp: Stamp, intent: Intent) {
        self.display.is_outdated = true;
        if self.replays(&intent) {
            return;
        }
        self.seat.begin_request(&intent);
        if self.is_own(&intent) {
            return self.do_own(stamp, &intent);
        }
        let (by, pressing) = (self.speaker(), self.seat.pressing);
        if let Some(table) = self.wire.table_mut() {
            let taken = table.take_intent(stamp, SeatId::FIRST, Typed { what: intent, by, pressing });
            self.deliver(taken);
        }
    }

    /// Does what this seat does itself.
    pub(super) fn do_own(&mut self, stamp: Stamp, intent: &Intent) {
        if let Some(refused) = self.seat.not_from_here(intent) {
            return self.say(refused);
        }
        if let Intent::Program(by, request) = intent
            && self.handle_request(stamp, *by, request)
        {
            return;
        }
        if let Some(done) = self.seat.own(stamp.at, intent) {
            self.show(&done);
        }
        if let Intent::Program(_, AppRequest::Language(_)) = intent {
            self.tell_language();
        }
        self.keep_table(stamp);
        if let Some(table) = self.wire.table_mut() {
            let lesson = table.lesson_after(intent);
            self.deliver(lesson);
        }
    }

    /// The table reads and answers this seat in its language from now on.
    fn tell_language(&mut self) {
        if let Some(table) = self.wire.table_mut() {
            table.set_words(SeatId::FIRST, &self.seat.wording);
        }
    }

    /// Carries out a request to the face, the voice or the boards. Returns whether that is all, and no usual answer
    /// follows.
    fn handle_request(&mut self, stamp: Stamp, by: Actor, request: &AppRequest) -> bool {
        let is_only_at_the_table =
            matches!(request, AppRequest::Keyboard(_) | AppRequest::Hear(_) | AppRequest::ElectronicBoard(..));
        if is_only_at_the_table && self.wire.table().is_none() {
            let asker = self.seat.keyboard.asker(self.seat.game());
            let refused = self.seat.wording.not_at_a_seat(asker, NotAtASeat::OnlyAtTheHost);
            self.say(refused);
            return true;
        }
        match request {
            AppRequest::Cells(cells) => {
                self.display.faces.lines = self.display.faces.lines.for_cells(*cells);
                self.display.face.set_line_style(self.display.faces.lines);
            }
            AppRequest::Notation(notation) => {
                self.display.faces.lines.notation = *notation;
                self.display.face.set_line_style(self.display.faces.lines);
            }
            AppRequest::Rate(rate) => {
                let hears = self.audio.set_rate(ear_of(by), *rate);
                self.say(self.seat.wording.rate_set(by, hears.rate));
                return true;
            }
            AppRequest::Volume(volume) => {
                let hears = self.audio.set_volume(ear_of(by), *volume);
                self.say(self.seat.wording.volume_set(by, hears.volume));
                return true;
            }
            AppRequest::Adjust(adjustment) => {
                let hears = self.audio.change(ear_of(by), *adjustment);
                let wording = &self.seat.wording;
                self.say(match adjustment {
                    Adjustment::Faster | Adjustment::Slower => wording.rate_set(by, hears.rate),
                    Adjustment::Louder | Adjustment::Softer => wording.volume_set(by, hears.volume),
                });
                return true;
            }
            AppRequest::Quiet => self.audio.silence(),
            AppRequest::Hear(ply) => {
                match self.audio.play(ear_of(by), *ply) {
                    Ok(ply) => self.say(self.seat.wording.plays(by, ply)),
                    Err(trouble) => self.refuse(by, &trouble),
                }
                return true;
            }
            AppRequest::Walk(from) => {
                let goes_by_letters = self.display.face.walk(*from);
                let intent = self.seat.reader(Some(by)).feels(*from);
                self.intended(stamp, intent);
                if goes_by_letters {
                    self.say(self.seat.wording.walk_keys(by));
                }
                return true;
            }
            AppRequest::Voice(voice) => self.change_voice(*voice),
            AppRequest::Keyboard(Keyboard { typist: Some(who @ Actor::Player(_)), .. })
                if !self.seat.ears.hear(ear_of(*who)) =>
            {
                self.say(self.seat.wording.sits_at_another_terminal(by, *who));
                return true;
            }
            AppRequest::Keyboard(keyboard) => {
                self.seat.keyboard = *keyboard;
                if let Some(table) = self.wire.table_mut() {
                    table.set_keyboard(SeatId::FIRST, *keyboard);
                }
                self.keep_table(stamp);
                self.say(self.seat.wording.seated(by, keyboard.typist));
                return true;
            }
            AppRequest::ElectronicBoard(owner, asked) => {
                self.at_table(|table| table.electronic_board(stamp, by, *owner, *asked));
                return true;
            }
            AppRequest::Face(kind) => {
                let trouble = self.change_face(*kind);
                if let Some(trouble) = &trouble {
                    self.refuse(by, trouble);
                }
                return trouble.is_some();
            }
            AppRequest::Language(code) => self.prepare_voice(code),
            AppRequest::Replay(step) => {
                self.replay(by, *step);
                return true;
            }
            AppRequest::Print(form) => {
                self.print(by, *form);
                return true;
            }
            AppRequest::Finish => {
                self.show_finish(by);
                return true;
            }
            AppRequest::Pressing(pressing) => self.seat.pressing = *pressing,
            AppRequest::Unseat(_)
            | AppRequest::Sealed
            | AppRequest::Rematch
            | AppRequest::Lesson(_)
            | AppRequest::Verbosity(_) => {}
        }
        false
    }

    /// Changes the voice from the next sentence on.
    fn change_voice(&mut self, asked: VoiceAsked) {
        self.audio.choose(match asked {
            VoiceAsked::On => VoiceChoice::Auto,
            VoiceAsked::Off => VoiceChoice::Off,
            VoiceAsked::System => VoiceChoice::System,
            VoiceAsked::Embedded => VoiceChoice::Embedded,
        });
    }

    /// Prepares the voice for another interface language.
    fn prepare_voice(&mut self, code: &str) {
        let Ok(wording) = Wording::new(code) else { return };
        self.audio.learn(wording.language());
    }

    /// Shows the game with another face; returns what prevents it.
    fn change_face(&mut self, kind: FaceKind) -> Option<Trouble> {
        let display = &mut self.display;
        if display.faces.keys == KeyInput::InLines && kind != FaceKind::Lines {
            return Some(Trouble::NoTerminal);
        }
        if kind == display.face.kind() {
            return None;
        }
        if let Some(ui) = display.face.ui_state() {
            display.faces.ui = ui.clone();
        }
        let line = display.face.line().cloned().unwrap_or_default();
        display.face.release();
        let wanted = FaceChoice { kind, first_line: Duration::ZERO, ..display.faces.clone() };
        match wanted.open(&self.seat.wording) {
            Ok(face) => {
                display.face = face;
                display.face.set_line(line);
                display.faces = wanted;
                display.is_outdated = true;
                None
            }
            Err(error) => {
                // If the old face cannot be reopened, the next draw fails and the game exits.
                let _ = display.face.take();
                Some(not_opened(&error))
            }
        }
    }

    pub(super) fn refuse(&mut self, by: Actor, trouble: &Trouble) {
        let said = self.seat.wording.trouble_for(by, trouble);
        self.say(said);
    }
}

impl App {
    /// Carries out what the face makes of a key, a click, a paste or a line, as far as it is about a game.
    ///
    /// # Errors
    ///
    /// The terminal is gone.
    pub(super) fn meant(&mut self, stamp: Stamp, reaction: Reaction) -> io::Result<()> {
        match reaction {
            Reaction::Line(line) => self.typed(stamp, line.into()),
            // Nobody moves between the arbiter's words and the PIN.
            Reaction::Moved(_) | Reaction::Felt(_) if self.seat.secret().is_some() => {}
            Reaction::Moved(half_move) => {
                let reader = self.seat.reader(self.speaker());
                let intent = match half_move.promotion {
                    Some(_) => reader.announced(half_move),
                    None => reader.moved(half_move.from, half_move.to),
                };
                // A slip of the hand that moves a piece on the screen does not press the clock as well.
                let is_legal = half_move.legal_in(self.seat.game().position()).is_some();
                let usual = self.seat.pressing;
                self.seat.pressing = if is_legal { usual } else { Pressing::Separately };
                if self.wire.table().is_none() {
                    // A table elsewhere takes lines.
                    self.typed(stamp, half_move.to_string().into());
                } else {
                    self.intended(stamp, intent);
                }
                self.seat.pressing = usual;
            }
            Reaction::Felt(square) => {
                let intent = self.seat.reader(None).feels(square);
                self.intended(stamp, intent);
            }
            Reaction::Replay(step) => {
                let by = self.seat.keyboard.asker(self.seat.game());
                self.replay(by, step);
            }
            Reaction::Copy => {
                self.display.face.copy(&pgn(self.seat.game(), self.seat.opened_ms()))?;
                let by = self.seat.keyboard.asker(self.seat.game());
                let copied = self.seat.wording.pgn_copied(by);
                self.say(copied);
            }
            Reaction::LeaveReplay => {
                self.audio.silence();
                let by = self.seat.keyboard.asker(self.seat.game());
                self.leave_replay(by);
            }
            Reaction::Silence => {
                self.audio.silence();
                self.display.is_outdated = true;
            }
            // The loop does it.
            Reaction::Nothing
            | Reaction::Changed
            | Reaction::Redraw
            | Reaction::Complete
            | Reaction::Suspend
            | Reaction::Leave => {}
        }
        Ok(())
    }
}
