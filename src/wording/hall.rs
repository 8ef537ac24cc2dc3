//! What is said about the hall of boards to which a game is sent.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr};

use super::events::Delivery;
use super::{Audience, Utterance, UtteranceKind, Wording};

/// Why a board does not reach the hall, or why the hall does not take what it sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, EnumIter)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "snake_case")]
pub enum HallTrouble {
    /// The address of the server is not one.
    NotAnAddress,
    /// No computer of that name is known.
    NotResolved,
    /// The server does not answer.
    NotReached,
    /// The server does not know this user, or not with this password or key.
    Credentials,
    /// The file with the credentials cannot be read.
    CredentialsFile,
    /// The encrypted connection does not come about.
    Tls,
    /// This user may not send or read this board.
    NotAllowed,
    /// The server keeps no messages.
    NoJetStream,
    /// The server cannot keep what is sent.
    NotKept,
    /// The stream of that name belongs to another program.
    OtherStream,
    /// What was sent is in the form of a later version.
    LaterVersion,
    /// Another game is sent as this board.
    Claimed,
    /// The hall has other lines of this game than its record, or more.
    Differs,
    /// The record cannot be read.
    NoRecord,
    /// The program that speaks to the network is not beside this one.
    NoProgram,
    /// That program has ended.
    ProgramGone,
}

impl HallTrouble {
    /// Whether somebody must change something before another try makes sense.
    pub fn needs_somebody(self) -> bool {
        !matches!(self, HallTrouble::NotReached | HallTrouble::NotResolved)
    }
}

/// How a board of the hall stands.
#[derive(Clone, Copy, Debug)]
pub struct HallRow<'a> {
    pub round: &'a str,
    pub board: &'a str,
    pub white: &'a str,
    pub black: &'a str,
    pub plies: usize,
    /// The word for it: over, silent, differs, playing, stopped.
    pub state: &'a str,
    pub result: &'a str,
}

/// A notice for the arbiter alone.
fn to_the_arbiter(kind: UtteranceKind) -> Delivery {
    Delivery { to: Audience::Arbiter, ..Delivery::notice(kind) }
}

impl Wording {
    /// That the hall does not get what is recorded, and why: as long as it is so.
    pub(super) fn not_in_hall(&self, why: HallTrouble) -> String {
        self.messages.fill("not-in-hall", &[("why", &self.trouble(&why.into()))])
    }

    /// The hall does not get what is recorded from now on.
    pub fn hall_lost(&self, why: HallTrouble) -> Utterance {
        self.utter(to_the_arbiter(UtteranceKind::Trouble), self.not_in_hall(why))
    }

    /// The hall has everything that is recorded.
    pub fn in_hall(&self, round: &str, board: &str) -> Utterance {
        let sentence = self.messages.fill("in-hall", &[("round", &round), ("board", &board)]);
        self.utter(to_the_arbiter(UtteranceKind::Watched), sentence)
    }

    /// A board of the hall in one line.
    pub fn hall_row(&self, row: &HallRow<'_>) -> String {
        let HallRow { round, board, white, black, plies, state, result } = *row;
        self.messages.fill(
            "hall-row",
            &[
                ("round", &round),
                ("board", &board),
                ("white", &white),
                ("black", &black),
                ("plies", &plies),
                ("state", &state),
                ("result", &result),
            ],
        )
    }
}
