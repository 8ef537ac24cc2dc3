//! The seats at other terminals, where the table stands here: what comes from them is carried to the table.

use shakmaty::Color;

use super::input::{Input, News};
use super::typed::take_line;
use super::{App, Offer};
use crate::game::clock::moment::{Moment, Span};
use crate::game::people::Actor;
use crate::interpreter::request::Pressing;
use crate::seats::hub::{Hub, SeatReport};
use crate::session::table::place::SeatId;
use crate::session::table::role::SeatRole;
use crate::session::table::{Table, Typed};
use crate::storage::games::games_directory;
use crate::storage::input_file::{self, LONGEST_RECORD};
use crate::storage::journal;
use crate::time::Stamp;
use crate::wording::{SeatTrouble, Trouble, Utterance};

/// How long reports of the seats are taken before it is looked again at the keyboard and the clock.
const AT_ONCE: Span = Span(50);

impl App {
    /// Offers the game to seats at other terminals. Returns how they join, or why no socket can be made: then the game
    /// is played without seats.
    pub(super) fn offer_seats(&mut self) -> Option<Utterance> {
        match self.open_hub() {
            Ok(hub) => {
                self.hub = Some(hub?);
                Some(self.seat.wording.how_to_join(&self.join_command()))
            }
            Err(trouble) => Some(self.seat.wording.trouble_notice(&trouble)),
        }
    }

    /// The line that others type to join: the game of the data folder is found without its name. The seat in it is that
    /// of the opponent, where a player sits here.
    fn join_command(&self) -> String {
        let is_black_here = self.seat.keyboard.typist.and_then(Actor::side) == Some(Color::Black);
        let role = if is_black_here { SeatRole::White } else { SeatRole::Black };
        let role = role.name();
        let path = &self.files.path;
        let join = format!("{} join", self.files.called());
        if path.starts_with(games_directory()) {
            return format!("{join} --as {role}");
        }
        let file = path.canonicalize().unwrap_or_else(|_| path.clone()).display().to_string();
        let quoted = if file.contains(' ') { format!("\"{file}\"") } else { file };
        format!("{join} {quoted} --as {role}")
    }

    fn open_hub(&self) -> Result<Option<Hub>, Trouble> {
        let failed = |why: String| Trouble::Seat(SeatTrouble::NotOpened { why });
        let Some(path) = self.wire.table().and_then(Table::record_path) else { return Ok(None) };
        let bytes = input_file::read(path, LONGEST_RECORD).map_err(|error| failed(error.to_string()))?;
        let opened = journal::read_bytes(&bytes, path).map_err(|error| journal::trouble(&error))?;
        let text = String::from_utf8_lossy(&bytes);
        let (to, now) = (self.inputs.sender(), self.inputs.now);
        let wake = move || drop(to.send((now.stamp(), Input::News(News::Seats))));
        Hub::open(path, (opened.records.len() as u64, &text), now, wake)
            .map(Some)
            .map_err(|error| failed(error.to_string()))
    }

    /// Offers the game also under the name of the record in which it goes on.
    pub(super) fn offer_another_record(&mut self) {
        if let (Some(hub), Some(record)) = (&mut self.hub, self.wire.table().and_then(Table::record_path)) {
            // Otherwise those who come now find it under its first name only.
            let _ = hub.offer(record);
        }
    }

    /// Measures delays and notices seats that are silent, if that is due.
    pub(super) fn beat_seats(&mut self) {
        let stamp = self.now().stamp();
        let silent = self.hub.as_mut().map(|hub| hub.beat(stamp.at)).unwrap_or_default();
        silent.into_iter().for_each(|id| self.at_table(|table| table.falls_silent(stamp, id)));
    }

    /// Carries to the table what has come from the seats by that moment: at least one report of each, and more of them
    /// only for a short time.
    pub(super) fn seats_reported(&mut self, by: Moment) {
        let now = self.now();
        let begun = now.moment();
        loop {
            let Some(hub) = &mut self.hub else { return };
            hub.begin_round();
            let mut is_over = true;
            while let Some((id, stamp, report)) = self.hub.as_mut().and_then(|hub| hub.next_report(by, now.moment())) {
                is_over = false;
                let before = now.moment();
                self.seat_reported(stamp, report);
                let after = now.moment();
                if self.hub.as_mut().is_some_and(|hub| hub.cost(id, after.since(before), after)) {
                    self.at_table(|table| table.sends_too_much(id));
                }
                if self.inputs.is_left {
                    return;
                }
            }
            if is_over || now.moment().since(begun) > AT_ONCE {
                return;
            }
        }
    }

    /// What has come from the seats meanwhile is taken after what was typed meanwhile.
    pub(super) fn look_at_seats_again(&mut self) {
        let stamp = self.now().stamp();
        if self.hub.as_mut().is_some_and(|hub| hub.has_more(stamp.at)) {
            let _ = self.inputs.sender().send((stamp, Input::News(News::Seats)));
        }
    }

    fn seat_reported(&mut self, stamp: Stamp, report: SeatReport) {
        let Some(hub) = &mut self.hub else { return };
        if let SeatReport::Line(id, _) | SeatReport::Pong(id, _) = &report
            && hub.hear(*id, stamp.at)
        {
            let id = *id;
            self.at_table(|table| table.returns(stamp, id));
        }
        let Some(hub) = &mut self.hub else { return };
        match report {
            SeatReport::Hello(id, hello, outbox) => {
                let token = outbox.new_token();
                hub.keep(id, outbox, stamp.at);
                self.at_table(|table| table.arrives(stamp, id, hello, token));
            }
            SeatReport::Compared(id, is_right) => self.at_table(|table| table.compared(stamp, id, is_right)),
            SeatReport::Line(id, line) => {
                let now = self.inputs.now;
                self.at_table(|table| match table.moment_of_line(stamp, id, &line) {
                    Ok(stamp) => {
                        let pressing = if line.press { Pressing::WithMove } else { Pressing::Separately };
                        let typed = Typed { what: line.say.into(), by: table.typist_of(id), pressing };
                        take_line(table, now, (stamp, id), typed)
                    }
                    Err(refused) => refused,
                });
            }
            SeatReport::Pong(id, ping) => {
                if let Some(delay) = hub.answered(id, ping, stamp.at) {
                    self.at_table(|table| table.delayed(stamp, id, delay));
                }
            }
            SeatReport::Drained(id) if hub.is_behind(id) => self.at_table(|table| table.welcomes(id)),
            SeatReport::Drained(_) => {}
            SeatReport::Gone(id, how, why) => {
                hub.forget(id, why);
                self.at_table(|table| table.leaves(stamp, id, how));
            }
        }
    }

    /// Offers the game once the PIN stands: no seat is open before.
    pub(super) fn offer_seats_after_the_pin(&mut self) -> Option<Utterance> {
        let is_asked = self.wire.table().is_some_and(|table| table.awaits_secret(SeatId::FIRST).is_some());
        if self.offer == Offer::Nobody || is_asked {
            return None;
        }
        self.offer = Offer::Nobody;
        self.offer_seats()
    }

    /// Says to all seats that the host ends.
    pub(super) fn close_seats(&mut self) {
        if let Some(hub) = self.hub.take() {
            hub.close();
        }
    }
}
