//! Questions about positions of PaarZugSchach and Fairschach.

use kralle_rules::paarzug::adjudicate::{
    Aftermath, ClaimedRight, PairAnswer, PairStatus, ResolvePair, pair_status_under, read_captured,
    resolve_pair_under,
};
use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::paarzug::right::{FirstMoveRight, LastPair, RightKind};
use kralle_rules::paarzug::sequential::SecondMove;
use kralle_rules::paarzug::simultaneous::Fate;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::ruling::Ruling;
use serde_json::{Map, Value, json};
use shakmaty::{ByColor, Color};

use super::fields::{Complaint, Fields};
use super::reply::Reply;

/// Answers one question under a rule set of pair moves.
pub(crate) fn answer(rules: &RuleSet, question: &str, fields: Fields) -> Result<Reply, Complaint> {
    match question {
        "resolve_pair" => resolve(rules, fields),
        "pair_status" => status(rules, fields),
        _ => Err(format!(
            "question: found {question:?}, expected resolve_pair or pair_status"
        )),
    }
}

fn resolve(rules: &RuleSet, mut fields: Fields) -> Result<Reply, Complaint> {
    let question = ResolvePair {
        position: position(&mut fields)?,
        moves: moves(&mut fields)?,
        right: right(&mut fields)?,
    };
    fields.finish()?;
    let ruling = resolve_pair_under(&question, rules)
        .map_err(|error| format!("first_move_right: {} ({error})", error.code()))?;
    let executed = |it: Fate| it == Fate::Executed;
    let (mut object, aftermath) = match &ruling.answer {
        PairAnswer::Simultaneous(it) => {
            let mut object = json!({
                "white": executed(it.executed.white),
                "black": executed(it.executed.black),
            });
            if let (Some(object), Some(_)) = (object.as_object_mut(), it.lapsed) {
                object.insert("second_may_change".to_owned(), json!(false));
            }
            (object, &it.aftermath)
        }
        PairAnswer::Sequential(it) => (
            json!({
                "first": true,
                "second": it.second == SecondMove::Stands,
                "second_may_change": it.second == SecondMove::MayChange,
                "after_first": it.after_first,
            }),
            &it.aftermath,
        ),
    };
    if let Some(object) = object.as_object_mut() {
        describe(aftermath, object);
    }
    Ok(reply(rules, object, &ruling))
}

fn describe(aftermath: &Aftermath, object: &mut Map<String, Value>) {
    let captured: Vec<String> = aftermath.captured.iter().map(ToString::to_string).collect();
    for (name, value) in [
        ("board", json!(aftermath.board)),
        ("castling", json!(aftermath.castling)),
        ("ep_square", json!(aftermath.en_passant)),
        ("captured", json!(captured)),
        ("check_white", json!(aftermath.checks.white)),
        ("check_black", json!(aftermath.checks.black)),
        ("result", json!(aftermath.result.code())),
    ] {
        object.insert(name.to_owned(), value);
    }
    if let Some(reason) = aftermath.reason {
        object.insert("reason".to_owned(), json!(reason.code()));
    }
}

fn status(rules: &RuleSet, mut fields: Fields) -> Result<Reply, Complaint> {
    let position = position(&mut fields)?;
    let last = match fields.value("last") {
        None => None,
        Some(Value::Object(map)) => {
            Some(last_pair(Fields::new(map)).map_err(|error| format!("last: {error}"))?)
        }
        Some(_) => return Err("last: expected an object".to_owned()),
    };
    fields.finish()?;
    let ruling = pair_status_under(&PairStatus { position, last }, rules);
    let answer = &ruling.answer;
    let rights: Vec<Value> = answer.rights.iter().map(|it| right_object(*it)).collect();
    let mut object = json!({
        "result": answer.result.code(),
        "first_move_right": answer.first_move_right.map(|it| color_name(it.holder)),
        "right_kind": answer.first_move_right.map(|it| it.kind.code()),
        "rights": rights,
    });
    if let (Some(object), Some(reason)) = (object.as_object_mut(), answer.reason) {
        object.insert("reason".to_owned(), json!(reason.code()));
    }
    Ok(reply(rules, object, &ruling))
}

fn right_object(right: FirstMoveRight) -> Value {
    json!({ "holder": color_name(right.holder), "kind": right.kind.code() })
}

fn last_pair(mut fields: Fields) -> Result<LastPair, Complaint> {
    let moves = moves(&mut fields)?;
    let captured = fields
        .texts("captured")?
        .unwrap_or_default()
        .iter()
        .map(|text| {
            read_captured(text).ok_or_else(|| {
                format!("captured: found {text:?}, expected a piece and a square such as pd5")
            })
        })
        .collect::<Result<_, _>>()?;
    fields.finish()?;
    Ok(LastPair { moves, captured })
}

fn position(fields: &mut Fields) -> Result<PairPosition, Complaint> {
    let placement = fields.text("position")?;
    let castling = fields.optional_text("castling")?;
    let en_passant = fields.optional_text("ep_square")?;
    PairPosition::read(
        &placement,
        castling.as_deref().unwrap_or("-"),
        en_passant.as_deref().unwrap_or("-"),
    )
    .map_err(|error| format!("position: {} ({error})", error.code()))
}

fn moves(fields: &mut Fields) -> Result<ByColor<Option<PieceMove>>, Complaint> {
    let mut read = |name: &'static str| -> Result<Option<PieceMove>, Complaint> {
        fields
            .optional_text(name)?
            .map(|text| text.parse().map_err(|error| format!("{name}: {error}")))
            .transpose()
    };
    Ok(ByColor {
        white: read("white_move")?,
        black: read("black_move")?,
    })
}

fn right(fields: &mut Fields) -> Result<Option<ClaimedRight>, Complaint> {
    let holder = fields.optional_text("first_move_right")?;
    let kind = fields.optional_text("right_kind")?;
    let Some(holder) = holder else {
        return Ok(None);
    };
    let holder = match holder.as_str() {
        "white" => Color::White,
        "black" => Color::Black,
        _ => {
            return Err(format!(
                "first_move_right: found {holder:?}, expected white or black"
            ));
        }
    };
    let expected = "expected check, recapture, en_passant or cheeky";
    let kind = kind.ok_or_else(|| format!("right_kind: found nothing, {expected}"))?;
    let kind = RightKind::from_code(&kind)
        .ok_or_else(|| format!("right_kind: found {kind:?}, {expected}"))?;
    Ok(Some(ClaimedRight { holder, kind }))
}

fn color_name(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

fn reply<T>(rules: &RuleSet, answer: Value, ruling: &Ruling<T>) -> Reply {
    let readings = ruling
        .readings
        .iter()
        .map(|it| json!({ "option": it.option, "value": it.value }));
    Reply {
        answer,
        article: ruling.article.to_string(),
        readings: readings.collect(),
        room: ruling.readings.iter().find_map(|it| rules.room(it.option)),
    }
}
