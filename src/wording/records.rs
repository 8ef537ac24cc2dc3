//! Boards and scoresheets: what happened to them, how they differ and why, the proposal of D.2.9, what each player has
//! to do.

use shakmaty::{ByColor, CastlingSide, Color, Piece, Position, Square};

use super::Wording;
use super::events::Delivery;
use super::kind::UtteranceKind;
use super::language::{Verbosity, name, role_name};
use super::sentence::{Audience, Signs, Urgency, Utterance};
use crate::game::Game;
use crate::game::event::{CaseEvent, ClockEvent, Event, MoveEvent, RecordsEvent};
use crate::game::half_move::{HalfMove, differing};
use crate::game::laws::article::Article;
use crate::game::people::{Actor, Sight};
use crate::game::records::boards::{Discrepancy, Execution, Sensing};
use crate::game::records::diagnosis::{BoardOrientation, Cause};
use crate::game::records::ruling::{ClockProposal, Instruction, Proposal, ProposalReason, put_right};
use crate::game::records::scoresheet::{DueKind, DueStroke, Meaning, SheetEntry};

/// More squares than this are counted.
pub(super) const SQUARES_NAMED: usize = 8;

impl Wording {
    /// What an event that changes boards asks of each player, square by square, before it is applied.
    pub fn instructions(&self, game: &Game, by: Actor, event: &Event) -> Vec<Utterance> {
        let before = game.before_ruling().filter(|_| matches!(event, Event::Case(CaseEvent::RulingTakenBack { .. })));
        let (boards, position) = if before.is_some() {
            (vec![Color::White, Color::Black], game.position())
        } else if let Event::Records(RecordsEvent::Retraced { ply, .. }) = event {
            (vec![Color::White, Color::Black], game.position_at(*ply))
        } else if let Event::Records(
            RecordsEvent::BoardAdjusted { board } | RecordsEvent::BoardCorrectionDue { board },
        ) = event
        {
            // What is being confirmed was said before.
            let confirms = matches!(event, Event::Records(RecordsEvent::BoardAdjusted { .. }));
            let is_said = confirms && game.is_correction_due_on(*board);
            (if is_said { Vec::new() } else { vec![*board] }, game.position())
        } else {
            return self.notes_on(game, by, event);
        };
        let void = self.void_cases(game, event);
        let of_board = |board: Color| {
            let target = before.map_or(position.board(), |before| before.board(board));
            let todo = put_right(game.board(board), target);
            let of = todo.len();
            let delivery = move || Delivery::instruction(board, by);
            let players = &game.terms().players;
            // Nobody reads the other player's board to a blind player: who sees reads what is to be done.
            let is_only_read = players[board].sight == Sight::Sighted && players[!board].sight == Sight::Blind;
            todo.into_iter().enumerate().map(move |(i, instruction)| {
                let what = self.instruction(instruction);
                let said = self.utter(
                    delivery(),
                    self.messages
                        .fill("instruction", &[("color", &name(board)), ("n", &(i + 1)), ("of", &of), ("what", &what)]),
                );
                if is_only_read { Utterance { spoken: Vec::new(), ..said } } else { said }
            })
        };
        void.into_iter().chain(boards.into_iter().flat_map(of_board)).collect()
    }

    /// The cases that no longer apply because their half-move is taken back, for the arbiter.
    fn void_cases(&self, game: &Game, event: &Event) -> Option<Utterance> {
        let Event::Records(RecordsEvent::Retraced { ply, .. }) = event else { return None };
        let void: Vec<String> =
            game.cases().iter().filter(|case| case.is_void_at(*ply)).map(|case| case.id.to_string()).collect();
        let sentence = || self.messages.fill("cases-void", &[("count", &void.len()), ("cases", &void.join(", "))]);
        (!void.is_empty()).then(|| Utterance {
            spoken: Vec::new(),
            ..self.utter(Delivery::found(UtteranceKind::WhatCanBeRuled), sentence())
        })
    }

    /// The sentences beside that of an event: offers, reports of claims, possible rulings, what has to be written.
    fn notes_on(&self, game: &Game, by: Actor, event: &Event) -> Vec<Utterance> {
        if let Event::Case(CaseEvent::DrawOffered { by: offerer }) = event {
            self.offer_notes(game, *offerer)
        } else if let Event::Move(MoveEvent::MoveAnnounced(announced)) = event {
            let offered = announced.draw_offer.then(|| self.offer_for_the_arbiter(game, announced.by));
            offered.into_iter().flatten().chain(self.sheet_behind(game, announced.by)).collect()
        } else if let Event::Claim(event) = event {
            self.claim_report(game, event)
        } else if let Event::Irregularity(found) = event {
            let mut said = self.what_can_be_ruled(game, *found, self.times_of_newest(game));
            said.printed = self.with_why(game, *found, &said.printed);
            said.read = self.with_why(game, *found, &said.read);
            vec![said]
        } else if let Event::Clock(ClockEvent::TimeTaken { from, case: None, .. }) = event {
            self.taken_for_an_assistant(game, *from).into_iter().collect()
        } else if let Event::Conduct(event) = event {
            self.rulings_on(game, event)
        } else if let Event::Records(RecordsEvent::SheetsIncomplete { missing }) = event {
            self.sheets_to_update(game, by, *missing)
        } else {
            Vec::new()
        }
    }

    /// That nothing is taken from a disabled player for having an assistant, for the arbiter (6.2.6).
    fn taken_for_an_assistant(&self, game: &Game, from: Color) -> Option<Utterance> {
        let player = &game.terms().players[from];
        let is_said = Article::HelpForADisability.exists_in(game.terms().edition);
        // Who adjourns early is charged for the rest of the session (I.1.2).
        let is_adjourned = game.sealer() == Some(from);
        if !is_said || is_adjourned || player.sight == Sight::Sighted || player.duties().is_none() {
            return None;
        }
        let article = Article::HelpForADisability.number(game.terms().edition);
        let sentence = self.messages.fill("taken-for-an-assistant", &[("color", &name(from)), ("article", &article)]);
        Some(Utterance { spoken: Vec::new(), ..self.utter(Delivery::found(UtteranceKind::WhatCanBeRuled), sentence) })
    }

    /// That a player moves who should have brought the scoresheet up to date first (8.5), for the arbiter.
    fn sheet_behind(&self, game: &Game, by: Color) -> Option<Utterance> {
        game.updates_sheet_to(by)?;
        let article = Article::SheetsAfterFlag.number(game.terms().edition);
        let sentence = self.messages.fill("sheet-behind", &[("color", &name(by)), ("article", &article)]);
        let notice = self.utter(Delivery::found(UtteranceKind::WhatCanBeRuled), sentence);
        Some(Utterance { spoken: Vec::new(), ..notice })
    }

    /// Each square on which the boards were found to differ, the most valuable pieces first.
    pub fn differences(&self, event: &Event) -> Vec<Utterance> {
        let Event::Records(RecordsEvent::BoardsDiffered { squares: found }) = event else { return Vec::new() };
        let mut found = found.clone();
        found.sort_by_key(|d| {
            std::cmp::Reverse(d.on_white_board.map(|piece| piece.role).max(d.on_black_board.map(|piece| piece.role)))
        });
        let delivery = || Delivery::found(UtteranceKind::Difference);
        let difference = |d: Discrepancy| {
            let square = d.square.to_string();
            let (white, black) = (self.piece_or_empty(d.on_white_board), self.piece_or_empty(d.on_black_board));
            if d.on_white_board == d.on_black_board {
                return self.messages.fill("board-difference-both", &[("square", &square), ("piece", &white)]);
            }
            self.messages.fill("board-difference", &[("square", &square), ("white", &white), ("black", &black)])
        };
        let said = found.into_iter().take(SQUARES_NAMED).map(difference);
        said.map(|text| Utterance {
            spoken: Vec::new(),
            ..self.utter(delivery(), self.messages.fill("board-difference-said", &[("difference", &text)]))
        })
        .collect()
    }

    /// Where boards and scoresheets differ now, and what is proposed: for the case that is open on it.
    pub(super) fn differences_now(&self, game: &Game) -> Vec<String> {
        let event = Event::Records(RecordsEvent::BoardsDiffered { squares: discrepancies_now(game) });
        // A difference is said once: where a board departs from the scoresheets for a few reasons, they name its
        // squares.
        let causes = Color::ALL.map(|board| game.settled_deviation(board).1.causes.len());
        let is_explained = causes.iter().any(|count| *count > 0) && causes.iter().all(|count| *count <= CAUSES_SAID);
        let differences = if is_explained { Vec::new() } else { self.differences(&event) };
        let said = differences.into_iter().chain(self.proposal(game));
        said.map(|said| if self.signs == Signs::Printed { said.printed } else { said.read }).collect()
    }

    /// What stands on a square, and what should.
    pub(super) fn wrong_square(&self, square: Square, stands: Option<Piece>, should: Option<Piece>) -> String {
        let (stands, should) = (self.piece_or_empty(stands), self.piece_or_empty(should));
        self.messages.fill("check-square", &[("square", &square.to_string()), ("stands", &stands), ("should", &should)])
    }

    /// What a check of a player's board came to, for the one who asked: right, or each wrong square.
    pub fn checked(&self, game: &Game, by: Actor, owner: Color) -> Utterance {
        let (_, deviation) = game.deviation(owner);
        let squares = deviation.squares.iter().map(|wrong| self.wrong_square(wrong.square, wrong.stands, wrong.should));
        let squares: Vec<String> = squares.collect();
        let sentence = if squares.is_empty() {
            self.messages.fill("check-right", &[("color", &name(owner))])
        } else {
            self.messages.fill("check-wrong", &[("color", &name(owner)), ("squares", &squares.join("; "))])
        };
        self.utter(Delivery::answer(by, UtteranceKind::Checked), sentence)
    }

    /// The first difference of the sheets, with the next entry of each, as written.
    pub(super) fn sheets_differ(&self, game: &Game, agreed_plies: usize) -> String {
        let article = game.article_of_difference().number(game.terms().edition);
        let next = game.sheets().as_ref().map(|sheet| match sheet.entries.get(agreed_plies) {
            Some(entry) => self.with_move_number(game, agreed_plies, &self.entry_in_words(entry)),
            None => self.messages.text("nothing-more"),
        });
        let line = game.agreement().line;
        let last = self.last_of(game, &line[..agreed_plies.min(line.len())]);
        let meaning = |sheet: Color| game.sheet(sheet).entries.get(agreed_plies).map(|entry| &entry.meaning);
        if let (Some(white), Some(made)) = (meaning(Color::White), game.line().get(agreed_plies))
            && meaning(Color::Black) == Some(white)
        {
            let announced = self.algebraic(made.half_move, game.position_at(agreed_plies));
            let announced = self.with_move_number(game, agreed_plies, &announced);
            return self.messages.fill(
                "sheets-differed-from-announced",
                &[("article", &article), ("last", &last), ("written", &next.white), ("announced", &announced)],
            );
        }
        // What the other player may still owe is no difference between the two.
        let made = game.line().get(agreed_plies).map(|made| made.half_move);
        let departs = |sheet: &Color| {
            let is_another =
                meaning(*sheet).is_some_and(|written| Some(written) != made.map(Meaning::HalfMove).as_ref());
            is_another && meaning(!*sheet).is_none() && game.owed_entries(!*sheet) > 0
        };
        if let (Some(sheet), Some(made)) = (Color::ALL.into_iter().find(departs), made) {
            let announced = self.algebraic(made, game.position_at(agreed_plies));
            let announced = self.with_move_number(game, agreed_plies, &announced);
            let (color, written) = (name(sheet), &next[sheet]);
            return self.messages.fill(
                "sheets-differed-one-from-announced",
                &[
                    ("color", &color),
                    ("article", &article),
                    ("last", &last),
                    ("written", written),
                    ("announced", &announced),
                ],
            );
        }
        self.messages.fill(
            "sheets-differed",
            &[("article", &article), ("last", &last), ("white", &next.white), ("black", &next.black)],
        )
    }

    pub(super) fn instruction(&self, instruction: Instruction) -> String {
        let l = &self.messages;
        match instruction {
            Instruction::TurnRound => l.text("do-turn-round"),
            Instruction::Lift { square, piece: Piece { color, role } } => l.fill(
                "do-lift",
                &[("color", &name(color)), ("role", &role_name(role)), ("square", &square.to_string())],
            ),
            Instruction::Move { from, to, piece: Piece { color, role } } => l.fill(
                "do-move",
                &[
                    ("color", &name(color)),
                    ("role", &role_name(role)),
                    ("from", &from.to_string()),
                    ("to", &to.to_string()),
                ],
            ),
            Instruction::Place { square, piece: Piece { color, role } } => l.fill(
                "do-place",
                &[("color", &name(color)), ("role", &role_name(role)), ("square", &square.to_string())],
            ),
        }
    }
}

impl Wording {
    /// The cause of a board's departure from the end of `line`.
    fn cause(&self, game: &Game, line: &[HalfMove], cause: &Cause, named: Squares) -> String {
        let l = &self.messages;
        let mv = |ply: usize| self.numbered_move(game, line, ply);
        match cause {
            Cause::Behind { half_moves } => l.fill("cause-behind", &[("plies", half_moves)]),
            Cause::NotExecuted { ply } => l.fill("cause-not-executed", &[("mv", &mv(*ply))]),
            Cause::Unrecorded(later) => l.fill("cause-unrecorded", &[("moves", &self.moves_from(game, line, later))]),
            Cause::ExecutedAs { ply, half_move } => {
                let (from, to) = (half_move.from.to_string(), half_move.to.to_string());
                l.fill("cause-executed-as", &[("mv", &mv(*ply)), ("from", &from), ("to", &to)])
            }
            Cause::WrongPromotion { ply, stands } => {
                l.fill("cause-wrong-promotion", &[("mv", &mv(*ply)), ("role", &role_name(*stands))])
            }
            Cause::CastledTo { ply, side } => {
                let side = match side {
                    CastlingSide::KingSide => "king",
                    CastlingSide::QueenSide => "queen",
                };
                l.fill("cause-castled-to", &[("mv", &mv(*ply)), ("side", &side)])
            }
            Cause::RookForgotten { ply } => l.fill("cause-rook-forgotten", &[("mv", &mv(*ply))]),
            Cause::EnPassantPawnLeft { ply, square } => {
                l.fill("cause-en-passant-left", &[("mv", &mv(*ply)), ("square", &square.to_string())])
            }
            Cause::BoardTurned(orientation) => {
                let how = match orientation {
                    BoardOrientation::HalfTurn => "half",
                    BoardOrientation::QuarterClockwise | BoardOrientation::QuarterCounterclockwise => "quarter",
                    BoardOrientation::FilesMirrored => "files",
                    BoardOrientation::RanksMirrored => "ranks",
                };
                l.fill("cause-turned", &[("how", &how)])
            }
            Cause::ColorsExchanged => l.text("cause-colors-exchanged"),
            Cause::SetUpWrongly(squares) => l.fill("cause-set-up-wrongly", &[("squares", &named.of(squares))]),
            Cause::KnockedOver(squares) => l.fill("cause-knocked-over", &[("squares", &named.of(squares))]),
            Cause::Displaced { piece: Piece { color, role }, stands, should } => l.fill(
                "cause-displaced",
                &[
                    ("color", &name(*color)),
                    ("role", &role_name(*role)),
                    ("stands", &stands.to_string()),
                    ("should", &should.to_string()),
                ],
            ),
            Cause::WrongPiece { square, stands, should } => {
                let (stands, should) = (self.piece(*stands), self.piece(*should));
                l.fill(
                    "cause-wrong-piece",
                    &[("square", &square.to_string()), ("stands", &stands), ("should", &should)],
                )
            }
            Cause::Missing { square, piece: Piece { color, role } } => l.fill(
                "cause-missing",
                &[("color", &name(*color)), ("role", &role_name(*role)), ("square", &square.to_string())],
            ),
            Cause::Extra { square, piece: Piece { color, role } } => l.fill(
                "cause-extra",
                &[("color", &name(*color)), ("role", &role_name(*role)), ("square", &square.to_string())],
            ),
        }
    }
}

/// The naming of squares in a cause that concerns several.
#[derive(Clone, Copy)]
enum Squares {
    Named,
    /// Each has a cause of its own.
    SaidOneByOne,
}

impl Squares {
    fn of(self, squares: &[Square]) -> String {
        match self {
            Squares::Named => squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
            Squares::SaidOneByOne => "none".to_owned(),
        }
    }
}

/// More causes than this, listed one by one, explain nothing.
const CAUSES_SAID: usize = 6;

impl Wording {
    /// D.2.9 applied to the state now, for the arbiter: what is true, what is proposed, what explains it.
    pub fn proposal(&self, game: &Game) -> Vec<Utterance> {
        let delivery = || Delivery::found(UtteranceKind::Proposal);
        let both = self.proposal_sentences(game).into_iter().zip(self.in_words().proposal_sentences(game));
        both.map(|(printed, read)| Utterance { printed, spoken: Vec::new(), ..self.utter(delivery(), read) }).collect()
    }

    fn proposal_sentences(&self, game: &Game) -> Vec<String> {
        let proposal = game.proposal();
        let due: Vec<String> = Color::ALL.into_iter().flat_map(|sheet| self.still_due(game, sheet)).collect();
        // A sheet that is still to be corrected does not agree yet.
        let mut sentences = match (proposal.reason, due.is_empty()) {
            (ProposalReason::Nothing, false) => due,
            _ => vec![self.proposed(game, &proposal)],
        };
        if proposal.reason == ProposalReason::BoardsWrong && game.boards_stand_as_announced() {
            sentences.push(self.messages.text("proposal-two-readings"));
        }
        if !proposal.candidates.is_empty() {
            let lines = proposal.candidates.iter().map(|line| self.moves_from(game, &proposal.line, line));
            let lines = lines.collect::<Vec<_>>().join("; ");
            sentences.push(self.messages.fill("candidates", &[("moves", &lines)]));
        }
        for board in Color::ALL {
            let (line, deviation) = game.settled_deviation(board);
            // What is said of each piece need not be named together too.
            let squares = if deviation.causes.len() <= CAUSES_SAID { Squares::SaidOneByOne } else { Squares::Named };
            for cause in deviation.causes.iter().take(CAUSES_SAID) {
                let cause = self.cause(game, &line, cause, squares);
                sentences.push(self.messages.fill("board-cause", &[("color", &name(board)), ("cause", &cause)]));
            }
        }
        sentences.extend(game.late_half_move().map(|(by, half_move)| {
            let mv = self.algebraic(half_move, game.position());
            self.messages.fill("late-half-move", &[("color", &name(by)), ("mv", &mv)])
        }));
        sentences.extend(game.slips().map(|diagnosis| self.slips_in_game(game, &diagnosis)));
        sentences
    }

    fn proposed(&self, game: &Game, proposal: &Proposal) -> String {
        let l = &self.messages;
        let last = self.last_of(game, &proposal.line);
        let to_move = name(proposal.position.turn());
        match proposal.reason {
            ProposalReason::Nothing => l.text("proposal-nothing"),
            ProposalReason::BoardsWrong => l.fill("proposal-boards-wrong", &[("last", &last), ("color", &to_move)]),
            ProposalReason::SheetsOnly { right: Some(sheet) } => {
                let is_filled_in = game.sheet(sheet).entries.len() < proposal.line.len();
                let stands_as = if is_filled_in { "announced" } else { "sheet" };
                l.fill("proposal-sheet-right", &[("color", &name(sheet)), ("as", &stands_as)])
            }
            ProposalReason::SheetsOnly { right: None } => match proposal.clocks {
                ClockProposal::Keep => l.text("proposal-both-sheets-wrong"),
                ClockProposal::AsAfter(_) => l.fill("proposal-sheets-only", &[("last", &last)]),
            },
            ProposalReason::SheetsDiffer
            | ProposalReason::IllegalMove
            | ProposalReason::Incomplete { .. }
            | ProposalReason::Unreadable => {
                let reason = match proposal.reason {
                    ProposalReason::IllegalMove => "illegal",
                    ProposalReason::Incomplete { .. } => "incomplete",
                    ProposalReason::Unreadable => "unreadable",
                    ProposalReason::SheetsDiffer
                    | ProposalReason::Nothing
                    | ProposalReason::BoardsWrong
                    | ProposalReason::SheetsOnly { .. } => "differ",
                };
                let clocks = self.clocks_as_after(game, proposal.clocks);
                l.fill(
                    "proposal-back",
                    &[("ground", &reason), ("last", &last), ("color", &to_move), ("clocks", &clocks)],
                )
            }
        }
    }

    fn clocks_as_after(&self, game: &Game, clocks: ClockProposal) -> String {
        let readings = match clocks {
            ClockProposal::Keep => None,
            ClockProposal::AsAfter(ply) => game.readings_after(ply),
        };
        let Some(readings) = readings else { return self.messages.text("clocks-unchanged") };
        let shown = readings.map(|reading| {
            reading
                .remaining
                .map_or_else(|| self.messages.text("time-none"), |left| self.duration(left.shown_as_left()))
        });
        let moves = readings.map(|reading| reading.moves);
        self.messages.fill(
            "clocks-as-then",
            &[
                ("white", &shown.white),
                ("black", &shown.black),
                ("white_moves", &moves.white),
                ("black_moves", &moves.black),
            ],
        )
    }
}

impl Wording {
    /// The changes to the scoresheet of each player who keeps one, now that the line of `after` counts.
    pub fn sheet_instructions(&self, before: &Game, after: &Game, by: Actor) -> Vec<Utterance> {
        let owners = Color::ALL.into_iter().filter(|sheet| !after.terms().players[*sheet].keeps.sheet);
        owners.flat_map(|sheet| self.sheet_instruction(before, after, by, sheet)).collect()
    }

    /// What each player writes to bring the sheet up to date, and what the arbiter notes and does meanwhile (8.5, 8.6).
    pub(super) fn sheets_to_update(&self, game: &Game, by: Actor, missing: ByColor<usize>) -> Vec<Utterance> {
        let plies = game.line().len();
        let mut utterances: Vec<Utterance> = Color::ALL
            .into_iter()
            .filter(|sheet| missing[*sheet] > 0)
            .map(|sheet| {
                let written = plies.saturating_sub(missing[sheet]);
                let delivery = Delivery::instruction(sheet, by);
                self.utter_both(delivery, |w| {
                    let moves = (written..plies).map(|ply| w.written_for(game, sheet, ply)).collect::<Vec<_>>();
                    w.messages.fill("sheet-write", &[("color", &name(sheet)), ("moves", &moves.join(" "))])
                })
            })
            .collect();
        let clocks = if missing.iter().all(|missing| *missing > 0) { "both" } else { "one" };
        let (number, color) = game.number_at(plies);
        let moves = if color == Color::White { number - 1 } else { number };
        let article = Article::SheetsNotReconstructed.number(game.terms().edition);
        let sentence = self
            .messages
            .fill("sheets-incomplete-hint", &[("clocks", &clocks), ("moves", &moves), ("article", &article)]);
        let hint = self.utter(Delivery::found(UtteranceKind::WhatCanBeRuled), sentence);
        utterances.push(Utterance { spoken: Vec::new(), ..hint });
        utterances
    }

    /// The numbered text that the owner of a sheet writes for the half-move at that ply (from 0), in the own letters.
    fn written_for(&self, game: &Game, sheet: Color, ply: usize) -> String {
        let text = game.line().get(ply).map_or_else(String::new, |made| {
            self.entry(game, game.position_at(ply), sheet, &SheetEntry::of(made.half_move))
        });
        self.with_move_number(game, ply, &self.text_in_words(&text))
    }

    fn sheet_instruction(&self, before: &Game, after: &Game, by: Actor, sheet: Color) -> Vec<Utterance> {
        let (was, is) = (before.sheet(sheet), after.sheet(sheet));
        let delivery = || Delivery::instruction(sheet, by);
        let new: Vec<DueStroke> = is.due.iter().filter(|due| !was.due.contains(due)).cloned().collect();
        let printed = self.strokes(after, sheet, &new);
        let strokes = printed.into_iter().zip(self.in_words().strokes(after, sheet, &new)).map(|(printed, read)| {
            let ordered = |what: &str| self.messages.fill("sheet-order", &[("color", &name(sheet)), ("what", &what)]);
            Utterance { printed: ordered(&printed), ..self.utter(delivery(), ordered(&read)) }
        });
        let first = is.to_strike.get(0).filter(|_| is.to_strike != was.to_strike);
        let strike = first.map(|entry| {
            self.utter_both(delivery(), |w| {
                let from = w.with_move_number(after, is.entries.len(), &w.entry_in_words(entry));
                let what = w.messages.fill("stroke-strike-rest", &[("from", &from)]);
                w.messages.fill("sheet-order", &[("color", &name(sheet)), ("what", &what)])
            })
        });
        strokes.chain(strike).collect()
    }

    /// The strokes that the owner of a sheet is still to make; nothing if there is nothing.
    pub(super) fn still_due(&self, game: &Game, owner: Color) -> Option<String> {
        let due = self.strokes_due(game, owner);
        let still = || self.messages.fill("sheet-still-due", &[("color", &name(owner)), ("list", &due.join("; "))]);
        (!due.is_empty()).then(still)
    }

    /// The strokes that the owner of a sheet is still to make.
    pub(super) fn strokes_due(&self, game: &Game, owner: Color) -> Vec<String> {
        let sheet = game.sheet(owner);
        let due: Vec<DueStroke> = sheet.due.iter().cloned().collect();
        let mut strokes = self.strokes(game, owner, &due);
        strokes.extend(sheet.to_strike.get(0).map(|entry| {
            let from = self.with_move_number(game, sheet.entries.len(), &self.entry_in_words(entry));
            self.messages.fill("stroke-strike-rest", &[("from", &from)])
        }));
        strokes
    }

    /// Strokes as their owner makes them, in the letters of the own sheet.
    pub(super) fn strokes(&self, game: &Game, owner: Color, due: &[DueStroke]) -> Vec<String> {
        let l = &self.messages;
        let sheet = game.sheet(owner);
        let entry = |ply: usize| sheet.entries.get(ply).map_or_else(String::new, |entry| self.entry_in_words(entry));
        let numbered = |ply: usize| self.with_move_number(game, ply, &entry(ply));
        let mut strokes = Vec::new();
        let mut rest = due;
        while let Some((DueStroke { ply, kind }, behind)) = rest.split_first() {
            rest = behind;
            match kind {
                DueKind::Correct => {
                    let from = sheet.corrected(*ply).map_or_else(String::new, |entry| self.entry_in_words(entry));
                    let from = self.with_move_number(game, *ply, &from);
                    strokes.push(l.fill("stroke-correct", &[("from", &from), ("to", &entry(*ply))]));
                }
                DueKind::WriteIn => {
                    let goes_on =
                        |(n, due): &(usize, &DueStroke)| due.kind == DueKind::WriteIn && due.ply == ply + 1 + n;
                    let more = behind.iter().enumerate().take_while(goes_on).count();
                    rest = &behind[more..];
                    let moves = (*ply..=ply + more).map(numbered).collect::<Vec<_>>().join(" ");
                    let last = ply.checked_sub(1).map_or_else(|| l.text("ply-start"), numbered);
                    strokes.push(l.fill("stroke-write-in", &[("moves", &moves), ("last", &last)]));
                }
                DueKind::Strike(surplus) => {
                    let text = self.with_move_number(game, *ply, &self.entry_in_words(surplus));
                    strokes.push(l.fill("stroke-strike", &[("entry", &text), ("ply", &(ply + 1))]));
                }
                DueKind::Exchange { other } if ply < other => {
                    // As they stand on the sheet now: each in the place of the other.
                    let (one, other) = (
                        self.with_move_number(game, *ply, &entry(*other)),
                        self.with_move_number(game, *other, &entry(*ply)),
                    );
                    strokes.push(l.fill("stroke-exchange", &[("one", &one), ("other", &other)]));
                }
                DueKind::Exchange { .. } => {}
            }
        }
        strokes
    }
}

impl Wording {
    pub(super) fn records_event(&self, game: &Game, delivery: Delivery, event: &RecordsEvent) -> Option<Utterance> {
        Some(match event {
            RecordsEvent::Executed { board, execution } => self.executed(game, delivery, *board, execution),
            RecordsEvent::Recorded { sheet, entry } => self.utter_both(delivery, |w| w.recorded(game, *sheet, entry)),
            RecordsEvent::Struck { sheet, from } | RecordsEvent::StrikeDue { sheet, from } => {
                self.utter_event(delivery, &[("color", &name(*sheet)), ("ply", &(from + 1))])
            }
            RecordsEvent::EntryCorrectionDue { sheet, ply, entry }
            | RecordsEvent::EntryWriteInDue { sheet, ply, entry }
            | RecordsEvent::EntryCorrected { sheet, ply, entry } => self.utter_both(delivery, |w| {
                let to = w.entry_in_words(entry);
                w.event_text(delivery, &[("color", &name(*sheet)), ("ply", &(ply + 1)), ("to", &to)])
            }),
            RecordsEvent::EntryStrikeDue { sheet, ply } | RecordsEvent::EntryStruck { sheet, ply } => {
                self.utter_event(delivery, &[("color", &name(*sheet)), ("ply", &(ply + 1))])
            }
            RecordsEvent::ExchangeDue { sheet, ply, other } => {
                self.utter_event(delivery, &[("color", &name(*sheet)), ("ply", &(ply + 1)), ("other", &(other + 1))])
            }
            RecordsEvent::BoardsDiffered { squares: found } => self.utter(delivery, self.discrepancies(game, found)),
            RecordsEvent::BoardsAgreed | RecordsEvent::SheetsAgreed => self.utter_event(delivery, &[]),
            RecordsEvent::SheetsDiffered { agreed_plies } => {
                self.utter_both(delivery, |w| w.sheets_differ(game, *agreed_plies))
            }
            RecordsEvent::SheetsIncomplete { missing } => {
                let article = Article::SheetsAfterFlag.number(game.terms().edition);
                let who = match (missing.white, missing.black) {
                    (0, _) => "black",
                    (_, 0) => "white",
                    (_, _) => "both",
                };
                self.utter_event(delivery, &[("who", &who), ("article", &article)])
            }
            RecordsEvent::HalfMoveCounted { board, half_move } => self.utter_both(delivery, |w| {
                let mv = w.algebraic(*half_move, game.position());
                w.event_text(delivery, &[("color", &name(*board)), ("mv", &mv)])
            }),
            RecordsEvent::SheetUpdated { sheet: color }
            | RecordsEvent::SheetCorrected { sheet: color }
            | RecordsEvent::BoardAdjusted { board: color }
            | RecordsEvent::BoardLost { board: color }
            | RecordsEvent::BoardIgnored { board: color }
            | RecordsEvent::BoardRead { board: color } => self.utter_event(delivery, &[("color", &name(*color))]),
            RecordsEvent::BoardCorrectionDue { board } => {
                let mut due = self.event_text(delivery, &[("color", &name(*board))]);
                if self.terminal.takes_rulings() {
                    due = format!("{due} {}", self.messages.text("board-correction-confirmed"));
                }
                self.utter(delivery, due)
            }
            RecordsEvent::BoardStepDone { board } => {
                let left = game.steps_on(*board).len().saturating_sub(1);
                let next = game.steps_on(*board).get(1).map_or_else(String::new, |step| self.instruction(*step));
                let delivery = Delivery { to: Audience::Player(*board), urgency: Urgency::Answer, ..delivery };
                self.utter_event(delivery, &[("color", &name(*board)), ("left", &left), ("what", &next)])
            }
            RecordsEvent::BoardConnected { board, device, number, turned, .. } => {
                let back = if game.sensing(*board) == Sensing::Lost { "yes" } else { "no" };
                let lies = if *turned { "turned" } else { "straight" };
                let number = if number.is_empty() { "none" } else { number };
                let color = name(*board);
                self.utter_event(
                    delivery,
                    &[("color", &color), ("device", device), ("number", &number), ("lies", &lies), ("back", &back)],
                )
            }
            RecordsEvent::LineReplaced { from, .. } => self.utter_event(delivery, &[("ply", &(from + 1))]),
            RecordsEvent::Retraced { ply, .. } => {
                let keeps = |color| !game.terms().players[color].keeps.sheet;
                let kept = if Color::ALL.into_iter().any(keeps) { "yes" } else { "no" };
                let line: Vec<HalfMove> = game.line().iter().take(*ply).map(|made| made.half_move).collect();
                let sentence = |w: &Wording| {
                    let last = w.last_of(game, &line);
                    if self.verbosity == Verbosity::Brief {
                        return self.messages.fill("retraced-in-brief", &[("plies", ply), ("last", &last)]);
                    }
                    self.event_text(delivery, &[("plies", ply), ("last", &last), ("kept", &kept)])
                };
                self.utter_both(delivery, sentence)
            }
        })
    }

    fn executed(&self, game: &Game, delivery: Delivery, board: Color, execution: &Execution) -> Utterance {
        match execution {
            Execution::HalfMove(half_move) => {
                let stands = game.board(board);
                let moves = [self.hand_text(*half_move, stands, game.terms().castling_mode)];
                self.utter_moves(delivery, &moves, |m| {
                    self.messages.fill("executed", &[("color", &name(board)), ("what", &m[0])])
                })
            }
            Execution::Squares(changes) => {
                let squares = changes.iter().map(|change| match change.piece {
                    Some(piece) => {
                        let piece = self.piece(piece);
                        self.messages.fill("square-holds", &[("square", &change.square.to_string()), ("piece", &piece)])
                    }
                    None => self.messages.fill("square-empty", &[("square", &change.square.to_string())]),
                });
                let what = squares.collect::<Vec<_>>().join(", ");
                self.utter(delivery, self.messages.fill("executed", &[("color", &name(board)), ("what", &what)]))
            }
        }
    }

    fn recorded(&self, game: &Game, sheet: Color, entry: &SheetEntry) -> String {
        let (color, text) = (name(sheet), self.entry_in_words(entry));
        let recorded = match &entry.meaning {
            Meaning::HalfMove(_) => self.messages.fill("recorded", &[("color", &color), ("text", &text)]),
            Meaning::Ambiguous(_) => self.messages.fill("recorded-ambiguous", &[("color", &color), ("text", &text)]),
            Meaning::Unreadable => self.messages.fill("recorded-unreadable", &[("color", &color), ("text", &text)]),
        };
        if !game.records_in_advance(sheet) {
            return recorded;
        }
        let article = Article::RecordedInAdvance.number(game.terms().edition);
        format!("{recorded} {}", self.messages.fill("recorded-in-advance", &[("article", &article)]))
    }

    fn discrepancies(&self, game: &Game, found: &[Discrepancy]) -> String {
        let found = self.squares_that_differ(game, found);
        // Who sits alone at a terminal hears next what is waited for.
        if !self.terminal.takes_rulings() || self.terminal.is_the_arbiters_own() {
            return found;
        }
        format!("{found} {}", self.messages.text("cases-explain"))
    }

    /// On which squares the boards differ, or both from the scoresheets.
    fn squares_that_differ(&self, game: &Game, found: &[Discrepancy]) -> String {
        let named = found.iter().take(SQUARES_NAMED).map(|difference| difference.square.to_string());
        let (squares, count) = (named.collect::<Vec<_>>().join(" "), found.len());
        let more = count.saturating_sub(SQUARES_NAMED);
        let article = game.article_of_difference().number(game.terms().edition);
        let deviates = found.iter().all(|difference| difference.on_white_board == difference.on_black_board);
        let message = if deviates { "boards-differed-from-sheets" } else { "boards-differed" };
        self.messages.fill(message, &[("article", &article), ("count", &count), ("squares", &squares), ("more", &more)])
    }

    /// On which squares the two boards differ now, if they do.
    pub(super) fn boards_differ_now(&self, game: &Game) -> Option<String> {
        let found = discrepancies_now(game);
        (game.has_differences() && !found.is_empty()).then(|| self.squares_that_differ(game, &found))
    }
}

/// The squares on which the two boards differ now, apart from a half-move that a player may still owe.
fn discrepancies_now(game: &Game) -> Vec<Discrepancy> {
    let ByColor { white, black } = game.settled_boards().boards;
    let difference =
        |square| Discrepancy { square, on_white_board: white.piece_at(square), on_black_board: black.piece_at(square) };
    differing(&white, &black).into_iter().map(difference).collect()
}
