//! What is said about the hall of boards to which a game is sent.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr};

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
