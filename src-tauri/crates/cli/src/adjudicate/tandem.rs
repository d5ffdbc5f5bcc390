//! Questions about tandem positions: parsed, passed to the rules engine, and formatted.

use kralle_rules::adjudication::claim::{
    Claim, ClaimKind, Claimant, ClockPressed, FlagOrder, Flags, MovedSince,
};
use kralle_rules::adjudication::drop_mate::MatedBy;
use kralle_rules::adjudication::match_result::Events;
use kralle_rules::adjudication::mate_status::PartnerMoved;
use kralle_rules::adjudication::moves::{judge, promotion_targets};
use kralle_rules::adjudication::remedy::{OpponentMoved, illegal_drop_remedy};
use kralle_rules::adjudication::touch::touch;
use kralle_rules::notation::{fen, wire};
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Position;
use kralle_rules::tandem::refusal::Intent;
use kralle_rules::tandem::side::{Board, Side};
use serde_json::{Map, Value, json};
use shakmaty::Bitboard;

use super::ending;
use super::fields::{Complaint, Fields};
use super::reply::{Reply, boards, remedy_object, reply};

const TANDEM: &str = "drop_legal, move_legal, promotion_targets, illegal_drop_remedy, mate_status, match_result, claim, touch";

/// Answers one question under a tandem rule set.
pub(crate) fn answer(
    rules: &RuleSet,
    question: &str,
    mut fields: Fields,
) -> Result<Reply, Complaint> {
    match question {
        "drop_legal" => {
            let position = position(rules, &mut fields)?;
            let (board, intent) = drop(&mut fields)?;
            fields.finish()?;
            let answer = judge(rules, &position, board, intent);
            let object = match answer.outcome {
                Ok(_) => json!({ "legal": true }),
                Err(refusal) => json!({ "legal": false, "reason": refusal.code() }),
            };
            Ok(reply(object, answer.ground))
        }
        "move_legal" => {
            let position = position(rules, &mut fields)?;
            let (board, intent) = a_move(&mut fields)?;
            fields.finish()?;
            let answer = judge(rules, &position, board, intent);
            let object = match answer.outcome {
                Ok(played) => {
                    let (board_a, board_b) = boards(&played.after);
                    json!({
                        "legal": true,
                        "gives_check": played.gives_check,
                        "gives_mate": played.gives_mate,
                        "board_a": board_a,
                        "board_b": board_b,
                    })
                }
                Err(refusal) => json!({ "legal": false, "reason": refusal.code() }),
            };
            Ok(reply(object, answer.ground))
        }
        "promotion_targets" => {
            let position = position(rules, &mut fields)?;
            let (board, intent) = a_move(&mut fields)?;
            fields.finish()?;
            let answer = promotion_targets(rules, &position, board, intent);
            let mut targets: Vec<String> = answer
                .targets
                .into_iter()
                .filter_map(|it| wire::write_source(it, !board))
                .collect();
            targets.sort_unstable();
            Ok(reply(json!({ "targets": targets }), answer.ground))
        }
        "illegal_drop_remedy" => remedy(rules, fields),
        "mate_status" => {
            let position = position(rules, &mut fields)?;
            let events = before(&mut fields)?;
            fields.finish()?;
            Ok(ending::mate_status(rules, &position, &events))
        }
        "match_result" => {
            let position = position(rules, &mut fields)?;
            let events = events(&mut fields)?;
            fields.finish()?;
            Ok(ending::match_result(rules, &position, &events))
        }
        "claim" => {
            let position = position(rules, &mut fields)?;
            let events = events(&mut fields)?;
            fields.finish()?;
            if events.claims.is_empty() {
                return Err("claim: found nothing, expected a claim, or claims".to_owned());
            }
            Ok(ending::claim(rules, &position, &events))
        }
        "touch" => {
            let position = position(rules, &mut fields)?;
            let (board, intent) = drop(&mut fields)?;
            fields.finish()?;
            let Intent::Drop { role, to, .. } = intent else {
                return Err("move: expected a drop".to_owned());
            };
            let answer = touch(rules, &position, board, role, to);
            let object =
                json!({ "must_drop": answer.must_drop, "square_free": answer.square_free });
            Ok(reply(object, answer.ground))
        }
        _ => Err(unknown_tandem(question)),
    }
}

fn remedy(rules: &RuleSet, mut fields: Fields) -> Result<Reply, Complaint> {
    let position = position(rules, &mut fields)?;
    let (board, intent) = drop(&mut fields)?;
    let moved = match fields.flag("moved_since")? {
        Some(true) => OpponentMoved::Yes,
        Some(false) | None => OpponentMoved::No,
    };
    fields.finish()?;
    let answer = illegal_drop_remedy(rules, &position, board, intent, moved)
        .map_err(|error| format!("move: {error}"))?;
    let mut object = remedy_object(&answer.remedy);
    if let Some(object) = object.as_object_mut() {
        object.insert("reason".to_owned(), json!(answer.fault.code()));
    }
    Ok(reply(object, answer.ground))
}

fn position(rules: &RuleSet, fields: &mut Fields) -> Result<Position, Complaint> {
    let a = fields.text("board_a")?;
    let b = fields.text("board_b")?;
    let mut dropped = [Bitboard::EMPTY; 2];
    for text in fields.texts("dropped")?.unwrap_or_default() {
        let (board, square) =
            wire::read_square(&text).map_err(|error| format!("dropped: {error}"))?;
        let [dropped_a, dropped_b] = &mut dropped;
        match board {
            Board::A => dropped_a.add(square),
            Board::B => dropped_b.add(square),
        }
    }
    let read = |name: &str, text: &str| fen::read(text).map_err(|error| format!("{name}, {error}"));
    Position::from_fens(
        [read("board_a", &a)?, read("board_b", &b)?],
        dropped,
        &rules.tandem,
    )
    .map_err(|error| format!("{}: {error}", error.code()))
}

fn a_move(fields: &mut Fields) -> Result<(Board, Intent), Complaint> {
    let text = fields.text("move")?;
    wire::read(&text).map_err(|error| format!("move, {error}"))
}

fn drop(fields: &mut Fields) -> Result<(Board, Intent), Complaint> {
    let (board, intent) = a_move(fields)?;
    match intent {
        Intent::Drop { .. } => Ok((board, intent)),
        Intent::Move { .. } => Err("move: found a move, expected a drop such as A:N@e7".to_owned()),
    }
}

fn flags(fields: &mut Fields) -> Result<Option<Flags>, Complaint> {
    let order = match fields.flag("order_known")? {
        Some(false) => FlagOrder::Unknown,
        Some(true) | None => FlagOrder::Known,
    };
    let Some(names) = fields.texts("flags")? else {
        return Ok(None);
    };
    let fallen = names
        .iter()
        .map(|it| side("flags", it))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(Some(Flags { fallen, order }))
}

/// Returns the events off the board, and earlier ones.
fn events(fields: &mut Fields) -> Result<Events, Complaint> {
    let flags = flags(fields)?.unwrap_or_default();
    let claims = claims(fields, &flags)?.unwrap_or_default();
    // A claimed flag belongs to its claim.
    let claimed = claims
        .iter()
        .any(|it| matches!(it.kind, ClaimKind::Flag(_)));
    Ok(Events {
        flags: if claimed { Flags::default() } else { flags },
        claims,
        ..before(fields)?
    })
}

/// Returns the earlier events: moves of the mated players' partners, and the causes of the mates.
fn before(fields: &mut Fields) -> Result<Events, Complaint> {
    let [a, b] = mated(fields, "partner_moved")?.unwrap_or_default();
    let since = |moved| {
        if moved {
            PartnerMoved::Yes
        } else {
            PartnerMoved::No
        }
    };
    let mated_by = match mated(fields, "mated_by_drop")? {
        None => [MatedBy::Unknown; 2],
        Some(dropped) => dropped.map(|it| if it { MatedBy::Drop } else { MatedBy::Move }),
    };
    Ok(Events {
        partner_moved: [since(a), since(b)],
        mated_by,
        ..Events::default()
    })
}

/// Returns the boards with a mated player named in this list.
fn mated(fields: &mut Fields, name: &'static str) -> Result<Option<[bool; 2]>, Complaint> {
    let Some(names) = fields.texts(name)? else {
        return Ok(None);
    };
    let boards = names
        .iter()
        .map(|it| side(name, it).map(|side| side.board))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(Some(Board::ALL.map(|board| boards.contains(&board))))
}

fn side(field: &str, name: &str) -> Result<Side, Complaint> {
    Side::from_name(name).ok_or_else(|| {
        format!("{field}: found {name:?}, expected A:white, A:black, B:white or B:black")
    })
}

/// Reads `claims`, or a single `claim` with its fields in the question.
fn claims(fields: &mut Fields, flags: &Flags) -> Result<Option<Vec<Claim>>, Complaint> {
    let single = one_claim(fields, flags)?;
    let Some(list) = fields.list("claims")? else {
        return Ok(single.map(|it| vec![it]));
    };
    let mut claims: Vec<Claim> = single.into_iter().collect();
    for (index, value) in list.into_iter().enumerate() {
        let at = |error| format!("claims, item {}: {error}", index + 1);
        let Value::Object(map) = value else {
            return Err(at("expected an object".to_owned()));
        };
        claims.push(claim_object(map, flags).map_err(at)?);
    }
    Ok(Some(claims))
}

fn claim_object(map: Map<String, Value>, outer: &Flags) -> Result<Claim, Complaint> {
    let mut fields = Fields::new(map);
    let own = flags(&mut fields)?;
    let claim = one_claim(&mut fields, own.as_ref().unwrap_or(outer))?
        .ok_or("claim: found nothing, expected a claim")?;
    fields.finish()?;
    Ok(claim)
}

fn one_claim(fields: &mut Fields, flags: &Flags) -> Result<Option<Claim>, Complaint> {
    let moved_since = match fields.flag("moved_since")? {
        Some(true) => MovedSince::Yes,
        Some(false) | None => MovedSince::No,
    };
    let clock = match fields.flag("clock_pressed")? {
        Some(false) => ClockPressed::NotYet,
        Some(true) | None => ClockPressed::Yes,
    };
    let claimant = match fields.flag("by_substitute")? {
        Some(true) => Claimant::Substitute,
        Some(false) | None => Claimant::Player,
    };
    let by = fields.optional_text("by")?;
    let Some(name) = fields.optional_text("claim")? else {
        return Ok(None);
    };
    let kind = match name.as_str() {
        "threefold" => ClaimKind::Threefold,
        "fifty_moves" => ClaimKind::FiftyMoves,
        "dead_position" => ClaimKind::DeadPosition,
        "agreement" => ClaimKind::Agreement,
        "resignation" => ClaimKind::Resignation,
        "illegal_move" => ClaimKind::IllegalMove { moved_since, clock },
        "clock_pressed_by_partner" => ClaimKind::ClockPressedByPartner,
        "moved_by_partner" => ClaimKind::MovedByPartner,
        "flag" => ClaimKind::Flag(flags.clone()),
        "checkmate" => ClaimKind::Checkmate,
        _ => {
            return Err(format!(
                "claim: found {name:?}, expected threefold, fifty_moves, dead_position, agreement, resignation, illegal_move, clock_pressed_by_partner, moved_by_partner, flag or checkmate"
            ));
        }
    };
    let by = by.ok_or("by: found nothing, expected who claims, such as A:black")?;
    Ok(Some(Claim {
        by: side("by", &by)?,
        claimant,
        kind,
    }))
}

/// Returns the error for a question that a tandem rule set cannot answer.
fn unknown_tandem(question: &str) -> Complaint {
    format!("question: found {question:?}, expected one of {TANDEM}")
}
