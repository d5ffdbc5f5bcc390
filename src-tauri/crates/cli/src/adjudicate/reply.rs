//! A formatted answer.

use kralle_rules::adjudication::remedy::Remedy;
use kralle_rules::adjudication::{Ground, MatchResult};
use kralle_rules::notation::fen;
use kralle_rules::rule_set::room::Room;
use kralle_rules::tandem::Position;
use kralle_rules::tandem::side::Board;
use serde_json::{Value, json};

/// A formatted answer: the `answer` object, its article and its reading.
pub struct Reply {
    pub answer: Value,
    pub article: String,
    /// The readings in force that it rests on, if the text allows several.
    pub readings: Vec<Value>,
    /// The reason for the reading, if the text is ambiguous.
    pub room: Option<Room>,
}

pub(super) fn reply(answer: Value, ground: Ground) -> Reply {
    Reply {
        answer,
        article: ground.article.to_string(),
        readings: ground
            .reading
            .iter()
            .map(|it| json!({ "option": it.option, "value": it.value }))
            .collect(),
        room: ground.room,
    }
}

/// Returns the consequence of an illegal drop, as JSON.
pub(super) fn remedy_object(remedy: &Remedy) -> Value {
    match remedy {
        Remedy::SetRight {
            after,
            to_move,
            offender_loses_turn,
            optional,
        } => {
            let (board_a, board_b) = boards(after);
            json!({
                "board_a": board_a,
                "board_b": board_b,
                "to_move": to_move.to_string(),
                "offender_loses_turn": offender_loses_turn,
                "optional": optional,
            })
        }
        Remedy::Arbiter => json!({ "remedy": "arbiter" }),
        Remedy::Claim => json!({ "remedy": "claim" }),
        Remedy::Wins(team) => json!({ "remedy": MatchResult::win(*team).code() }),
        Remedy::Lapsed => json!({ "remedy": "lapsed" }),
    }
}

/// Formats both boards as FEN.
pub(super) fn boards(position: &Position) -> (String, String) {
    (
        fen::write(position.board(Board::A)),
        fen::write(position.board(Board::B)),
    )
}
