//! Why a move is illegal, and what touching pieces binds to, in one sentence each.

use shakmaty::Position;

use super::Wording;
use super::language::role_name;
use crate::game::Game;
use crate::game::cases::Case;
use crate::game::conduct::complaint_kind::TouchedSquares;
use crate::game::laws::touch::TouchRule;
use crate::game::laws::why_illegal::{ManOn, WhyIllegal};

impl Wording {
    /// Why a half-move is illegal.
    pub fn why_illegal(&self, why: WhyIllegal) -> String {
        let nowhere = || (String::new(), "pawn");
        let on = |man: ManOn| (man.square.to_string(), role_name(man.role));
        let (name, (square, role), through) = match why {
            WhyIllegal::NothingThere { square } => ("nothing", (square.to_string(), "pawn"), String::new()),
            WhyIllegal::OwnManThere(man) => ("own", on(man), String::new()),
            WhyIllegal::CapturesKing => ("king", nowhere(), String::new()),
            WhyIllegal::NotItsMove { role } => ("not-its-move", (String::new(), role_name(role)), String::new()),
            WhyIllegal::Blocked(man) => ("blocked", on(man), String::new()),
            WhyIllegal::NothingToCapture { square } => ("no-capture", (square.to_string(), "pawn"), String::new()),
            WhyIllegal::NoEnPassant => ("no-en-passant", nowhere(), String::new()),
            WhyIllegal::NotPromoted => ("not-promoted", nowhere(), String::new()),
            WhyIllegal::WrongPromotion => ("wrong-promotion", nowhere(), String::new()),
            WhyIllegal::KingLeftInCheck(man) => ("left-in-check", on(man), String::new()),
            WhyIllegal::KingIntoCheck(man) => ("into-check", on(man), String::new()),
            WhyIllegal::NoCastlingRight => ("no-castling", nowhere(), String::new()),
            WhyIllegal::CastlingInCheck(man) => ("castling-in-check", on(man), String::new()),
            WhyIllegal::CastlingThrough { square, by } => ("castling-through", on(by), square.to_string()),
        };
        self.messages
            .fill("why-illegal", &[("why", &name), ("square", &square), ("role", &role), ("through", &through)])
    }

    /// What the squares touched bind the player to, for the arbiter alone.
    pub(super) fn touch_binds(&self, game: &Game, case: &Case, touched: TouchedSquares) -> String {
        let rule = game.touch_rule(case, touched);
        let article = rule.article().number(game.terms().edition);
        let (name, own, enemy) = match rule {
            TouchRule::OwnMoves { square } => ("moves", square.to_string(), String::new()),
            TouchRule::EnemyIsCaptured { square } => ("captured", String::new(), square.to_string()),
            TouchRule::OwnCaptures { own, enemy } => ("captures", own.to_string(), enemy.to_string()),
            TouchRule::Castles { .. } => ("castles", String::new(), String::new()),
            TouchRule::KingMoves => ("king", String::new(), String::new()),
            TouchRule::Free => ("free", String::new(), String::new()),
        };
        self.messages.fill("touch-binds", &[("rule", &name), ("own", &own), ("enemy", &enemy), ("article", &article)])
    }

    /// The men on those squares, as they stood on the board of the line.
    pub(super) fn touched_men(&self, game: &Game, touched: TouchedSquares) -> String {
        let board = game.position().board();
        touched.to_vec().iter().map(|square| self.touched(board, *square)).collect::<Vec<_>>().join(", ")
    }
}
