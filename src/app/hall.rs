//! A board that sends its record to a hall. The process beside the game does it; here it is started, learns where the
//! record is, and what it reports is said once.

use std::path::PathBuf;

use super::App;
use super::input::{Input, News};
use crate::hall::address::BoardAddress;
use crate::hall::link::{HallLink, HallReport, HallRequest};
use crate::options::hall::{BoardHallArgs, place_in_hall};
use crate::session::table::{Table, Written};
use crate::wording::{HallTrouble, Saved};

/// The hall to which the record of this table is sent.
pub(super) struct BoardInHall {
    asked: BoardHallArgs,
    /// The process, while it runs.
    link: Option<HallLink>,
    /// The record that it follows.
    record: PathBuf,
    /// Whether it has reached the hall since it was started.
    has_reached: bool,
    /// Whether it knows that what happens is on disk.
    knows_saved: bool,
}

impl BoardInHall {
    /// The address of the server without a password.
    pub fn address_without_password(&self) -> Option<String> {
        self.asked.address_without_password()
    }

    /// The file with the credentials.
    pub fn credentials(&self) -> Option<String> {
        self.asked.credentials.as_ref().map(|file| file.display().to_string())
    }
}

impl App {
    /// Sends the record to a hall, if one is asked for and something is recorded.
    #[must_use]
    pub fn with_hall(self, asked: BoardHallArgs) -> App {
        let record = self.wire.table().and_then(Table::record_path);
        let Some(record) = record.filter(|_| asked.hall.is_some()) else { return self };
        let record = record.to_owned();
        App { hall: Some(BoardInHall { asked, link: None, record, has_reached: false, knows_saved: true }), ..self }
    }

    /// Starts the process that sends the record.
    pub(super) fn connect_hall(&mut self) {
        let place = place_in_hall(self.seat.game().terms());
        let address = place.map(|(event, round, board)| BoardAddress::new(event, round, board));
        let Some((hall, address)) = self.hall.as_mut().zip(address) else { return };
        let first = HallRequest::Board {
            server: hall.asked.hall.clone().unwrap_or_default(),
            credentials: hall.asked.credentials.clone(),
            address,
            record: hall.record.clone(),
        };
        let (to, now) = (self.inputs.sender(), self.inputs.now);
        let report = move |report| drop(to.send((now.stamp(), Input::News(News::Hall(report)))));
        (hall.has_reached, hall.knows_saved) = (false, true);
        match HallLink::start(&first, report) {
            Ok(link) => hall.link = Some(link),
            Err(why) => self.not_in_hall(why),
        }
    }

    /// The record may go on in another file, or another game may have begun. A game without a number in the hall, as a
    /// rematch, is not sent.
    pub(super) fn follow_record_in_hall(&mut self) {
        let Some(hall) = &mut self.hall else { return };
        let Some(record) = self.wire.table().and_then(Table::record_path).filter(|record| **record != *hall.record)
        else {
            return;
        };
        if place_in_hall(self.seat.game().terms()).is_none() {
            self.hall = None;
            return self.at_table(|table| table.in_hall(None));
        }
        hall.record = record.to_owned();
        if let Some(link) = &hall.link {
            link.follow(hall.record.clone());
        }
    }

    /// Hands on to the hall what was written, if a disk has it.
    pub(super) fn hand_on_to_hall(&mut self, written: &Written) {
        let is_saved = self.wire.table().is_some_and(|table| is_on_disk(table.saved()));
        self.tell_hall_whether_saved(is_saved);
        if let Some(link) = self.hall.as_ref().and_then(|hall| hall.link.as_ref()).filter(|_| is_saved) {
            link.hand_on(written.from, written.lines.to_string());
        }
    }

    /// The hall learns whether the record can be kept.
    pub(super) fn tell_hall_of_disk(&mut self) {
        self.tell_hall_whether_saved(is_on_disk(self.seat.saved));
    }

    fn tell_hall_whether_saved(&mut self, is_saved: bool) {
        let Some(hall) = &mut self.hall else { return };
        if let Some(link) = hall.link.as_ref().filter(|_| hall.knows_saved != is_saved) {
            link.tell_whether_saved(is_saved);
            hall.knows_saved = is_saved;
        }
    }

    pub(super) fn hall_reported(&mut self, report: HallReport) {
        let Some(hall) = &mut self.hall else { return };
        match report {
            HallReport::Connected { .. } => {
                hall.has_reached = true;
                let terms = self.seat.game().terms().clone();
                let as_board = place_in_hall(&terms).map(|(_, round, board)| (round, board));
                self.at_table(|table| table.in_hall(as_board));
            }
            // A process that was killed is started again; one that cannot even begin is not.
            HallReport::Lost { why: HallTrouble::ProgramGone } if hall.has_reached => self.connect_hall(),
            HallReport::Lost { why } => self.not_in_hall(why),
            HallReport::Note(note) => {
                let stamp = self.now().stamp();
                self.at_table(|table| table.note_from_elsewhere(stamp, &note.text, note.pin.reveal()));
            }
        }
    }

    fn not_in_hall(&mut self, why: HallTrouble) {
        self.at_table(|table| table.not_in_hall(why));
    }
}

fn is_on_disk(saved: Saved) -> bool {
    match saved {
        Saved::Yes | Saved::NotInHall(_) => true,
        Saved::NotYet | Saved::No => false,
    }
}
