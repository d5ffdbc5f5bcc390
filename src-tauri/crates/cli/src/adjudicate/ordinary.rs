//! Questions about positions of ordinary chess.

use kralle_rules::ordinary::adjudicate::{ChessStatus, StatusClaim, chess_status};
use kralle_rules::ordinary::{fifty_moves, position};
use kralle_rules::rule_set::RuleSet;
use serde_json::json;
use shakmaty::uci::UciMove;

use super::fields::{Complaint, Fields};
use super::reply::Reply;

/// Answers one question under a rule set of ordinary chess.
pub(crate) fn answer(
    rules: &RuleSet,
    question: &str,
    mut fields: Fields,
) -> Result<Reply, Complaint> {
    if question != "chess_status" {
        return Err(format!(
            "question: found {question:?}, expected chess_status"
        ));
    }
    let fen = fields.text("fen")?;
    let moves = fields.texts("moves")?.unwrap_or_default();
    let intended = fields.optional_text("move")?;
    let claim = fields.optional_text("claim")?;
    let quiet = fields.number("quiet_since")?;
    fields.finish()?;
    let read = position::read(&fen).map_err(|error| format!("fen: {} ({error})", error.code()))?;
    let start = match quiet {
        None => read,
        Some(first) => fifty_moves::quiet_since(&read, first)
            .ok_or("quiet_since: no count of moves fits this fen")?,
    };
    let claimable_from = fifty_moves::claimable_from(&start);
    let status = ChessStatus {
        start,
        moves: moves
            .iter()
            .enumerate()
            .map(|(index, text)| uci(text).map_err(|it| format!("moves, item {}: {it}", index + 1)))
            .collect::<Result<_, _>>()?,
        intended: intended
            .map(|text| uci(&text).map_err(|it| format!("move: {it}")))
            .transpose()?,
        claim: claim.map(|name| claim_of(&name)).transpose()?,
    };
    let ruling =
        chess_status(&status, &rules.ordinary).map_err(|error| format!("moves: {error}"))?;
    let answer = ruling.answer;
    let mut object = json!({ "result": answer.result.code() });
    if let Some(object) = object.as_object_mut() {
        if let Some(reason) = answer.reason {
            object.insert("reason".to_owned(), json!(reason.code()));
        }
        if let Some(admitted) = answer.admitted {
            object.insert("admitted".to_owned(), json!(admitted));
        }
        if let Some(legal) = answer.legal {
            object.insert("legal".to_owned(), json!(legal));
        }
        if quiet.is_some() {
            object.insert("claimable_from".to_owned(), json!(claimable_from));
        }
        if let Some(end) = answer.after_move {
            let after = json!({ "result": end.result.code(), "reason": end.reason.code() });
            object.insert("after_move".to_owned(), after);
        }
    }
    let readings = ruling
        .readings
        .iter()
        .map(|it| json!({ "option": it.option, "value": it.value }));
    Ok(Reply {
        answer: object,
        article: ruling.article.to_string(),
        readings: readings.collect(),
        room: ruling.readings.iter().find_map(|it| rules.room(it.option)),
    })
}

fn uci(text: &str) -> Result<UciMove, Complaint> {
    text.parse()
        .map_err(|_| format!("found {text:?}, expected a move such as e2e4 or e7e8q"))
}

fn claim_of(name: &str) -> Result<StatusClaim, Complaint> {
    StatusClaim::from_name(name).ok_or_else(|| {
        let names: Vec<&str> = StatusClaim::ALL.iter().map(|(_, name)| *name).collect();
        format!(
            "claim: found {name:?}, expected one of {}",
            names.join(", ")
        )
    })
}
