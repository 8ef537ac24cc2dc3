//! Runs a script through the whole program with time that jumps, and writes a transcript of everything that happens.

pub mod script;

use std::fmt::Write as _;

use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::{ByColor, Color, EnPassantMode};

use crate::game::Game;
use crate::game::clock::moment::Moment;
use crate::game::people::Actor;
use crate::game::records::scoresheet::Meaning;
use crate::game::terms::PointSystem;
use crate::rehearsal::script::Script;
use crate::session::{Outcome, Session};
use crate::storage::journal::to_json;
use crate::time::Stamp;
use crate::wording::{Audience, Utterance, Wording};

/// The form of the transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transcript {
    Text,
    /// One object a line.
    Json,
}

/// Runs the script and returns its transcript and the final game.
pub fn rehearse(script: &Script, wording: Wording, transcript: Transcript) -> (String, Game) {
    let mut transcript_writer = TranscriptWriter { transcript, text: String::new() };
    let (session, opened) = Session::open(script.terms.clone(), None, wording, Stamp::default());
    let mut session = session.with_files_from(&script.folder);
    transcript_writer.write(Moment::START, Actor::Program, &opened);
    for line in &script.lines {
        pass_time(&mut session, line.at, &mut transcript_writer);
        let shown = session.reader(None).without_sealed_move(&line.command);
        let Some(outcome) = session.typed(stamp(line.at), &line.command, Some(line.by)) else { break };
        transcript_writer.said_in_script(line.at, line.by, &shown);
        transcript_writer.write(line.at, line.by, &outcome);
    }
    let end = script.lines.last().map_or(Moment::START, |line| line.at);
    transcript_writer.end(session.game(), end);
    (transcript_writer.text, session.game().clone())
}

fn pass_time(session: &mut Session, until: Moment, transcript_writer: &mut TranscriptWriter) {
    while let Some(deadline) = session.next_deadline().filter(|deadline| *deadline <= until) {
        let outcome = session.elapse(stamp(deadline));
        if outcome == Outcome::default() {
            return;
        }
        transcript_writer.write(deadline, Actor::Program, &outcome);
    }
}

fn stamp(at: Moment) -> Stamp {
    Stamp { at, wall_ms: at.0, ..Stamp::default() }
}

struct TranscriptWriter {
    transcript: Transcript,
    text: String,
}

impl TranscriptWriter {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn said_in_script(&mut self, at: Moment, by: Actor, command: &str) {
        if self.transcript == Transcript::Text {
            self.line(&format!("{at} {by} > {command}"));
        }
    }

    fn write(&mut self, at: Moment, by: Actor, outcome: &Outcome) {
        for event in &outcome.events {
            let (name, json) = (event.kind().name(), to_json(event));
            // The fields alone: what stands behind the kind.
            let fields = json.split_once(',').map_or("}", |(_, fields)| fields);
            let text = format!("{{{fields}");
            match self.transcript {
                Transcript::Text => self.line(&format!("{at}   event {name} {text}")),
                Transcript::Json => {
                    let object = json!({
                        "at_ms": at.0, "kind": "event", "by": by.to_string(), "to": null, "name": name, "text": text,
                    });
                    self.line(&object.to_string());
                }
            }
        }
        for utterance in &outcome.said {
            self.heard(at, utterance);
        }
    }

    fn heard(&mut self, at: Moment, utterance: &Utterance) {
        let to = ear(utterance.to);
        let kind = if utterance.kind.is_refusal() { "refused" } else { "heard" };
        match self.transcript {
            Transcript::Text => self.line(&format!("{at}   {kind} by {to}: {}", utterance.printed)),
            Transcript::Json => {
                let Utterance { by, kind: named, printed, .. } = utterance;
                let object = json!({
                    "at_ms": at.0, "kind": kind, "by": by.to_string(), "to": to, "name": named.name(), "text": printed,
                });
                self.line(&object.to_string());
            }
        }
    }

    fn end(&mut self, game: &Game, at: Moment) {
        let end = end_of(game, at);
        match self.transcript {
            Transcript::Json => self.line(&end.to_string()),
            Transcript::Text => {
                let Value::Object(fields) = end else { return };
                let mut text = String::new();
                for (name, value) in fields.iter().filter(|(name, _)| *name != "kind") {
                    let shown = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                    // Writing to a string cannot fail.
                    let _ = writeln!(text, "end {name}: {shown}");
                }
                self.text.push_str(&text);
            }
        }
    }
}

/// The state of a game as one object, with which a transcript and `show --json` end. For a game that was cancelled, or
/// that replaces one, it names the article and the other record.
pub fn end_of(game: &Game, at: Moment) -> Value {
    let result = game.result();
    let remaining = |color| game.clock().remaining(color, at).map(|span| span.0);
    let sheets = ByColor::new_with(|sheet| moves_on(game, sheet));
    let agreement = game.agreement();
    let mut end = json!({
        "kind": "end",
        "result": result.map_or("*".to_owned(), |result| result.score()),
        "reason": result.map(|result| result.reason.name()),
        "article": result.map(|result| game.article_of_result(&result, game.result_words())),
        "ply": game.line().len(),
        "fen": Fen::from_position(game.position(), EnPassantMode::Legal).to_string(),
        "white_board": game.boards().boards.white.to_string(),
        "black_board": game.boards().boards.black.to_string(),
        "white_sheet": sheets.white,
        "black_sheet": sheets.black,
        "agreed_plies": agreement.agreed_plies(),
        "white_clock_ms": remaining(Color::White),
        "black_clock_ms": remaining(Color::Black),
        "running": game.clock().running().map(color_name),
    });
    // Only where it differs from the usual points.
    if let Some(result) = result
        && game.terms().points != PointSystem::Ordinary
    {
        let [white, black] = Color::ALL.map(|color| PointSystem::points_of(game.half_points_given(&result)[color]));
        end["points"] = json!(format!("{white}-{black}"));
    }
    let signed: Vec<&str> = Color::ALL.into_iter().filter(|color| game.has_signed(*color)).map(color_name).collect();
    if !signed.is_empty() {
        end["signed"] = json!(signed);
    }
    if let Some(rematch) = game.match_so_far() {
        end["rematch_of"] = json!(rematch.of);
        end["white_match_half_points"] = json!(rematch.white_half_points);
        end["black_match_half_points"] = json!(rematch.black_half_points);
    }
    let links = [(game.replaced_by(), "cancelled", "next"), (game.in_place_of(), "replacement_begun", "previous")];
    for (link, article, record) in links {
        if let Some(link) = link {
            end[article] = json!(link.article);
            end[record] = json!(link.record);
        }
    }
    end
}

fn color_name(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

/// The half-moves of a sheet in UCI; `null` for an entry that cannot mean what was announced and is not exactly one
/// move.
fn moves_on(game: &Game, sheet: Color) -> Vec<Value> {
    let entries = 0..game.sheet(sheet).entries.len();
    let meanings = entries.filter_map(|ply| game.settled_meaning(sheet, ply));
    let half_moves = meanings.map(|meaning| match meaning {
        Meaning::HalfMove(half_move) => json!(half_move.to_string()),
        Meaning::Ambiguous(_) | Meaning::Unreadable => Value::Null,
    });
    half_moves.collect()
}

fn ear(to: Audience) -> &'static str {
    match to {
        Audience::Room => "room",
        Audience::Player(Color::White) => "white",
        Audience::Player(Color::Black) => "black",
        Audience::Arbiter => "arbiter",
    }
}
