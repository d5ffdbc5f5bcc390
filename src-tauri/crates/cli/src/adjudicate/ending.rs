//! Questions about the state of a match: mate, result, claims.
//!
//! All three take the result from the same verdict of the rules engine, `match_result`.

use kralle_rules::adjudication::drop_mate::ForbiddenDrop;
use kralle_rules::adjudication::match_result::{self, Events, MatchAnswer};
use kralle_rules::adjudication::{Ground, MatchResult, claim};
use kralle_rules::notation::wire;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Position;
use kralle_rules::tandem::side::Side;
use serde_json::{Value, json};

use super::reply::{Reply, remedy_object, reply};

pub(super) fn match_result(rules: &RuleSet, position: &Position, events: &Events) -> Reply {
    let answer = match_result::match_result(rules, position, events);
    let waiting: Vec<String> = answer.waiting.iter().map(Side::to_string).collect();
    let mut released_by: Vec<String> = answer
        .releases
        .iter()
        .map(|it| wire::write(it.played))
        .collect();
    released_by.sort_unstable();
    let object = json!({
        "result": answer.result.code(),
        "waits": waiting.first(),
        "waiting": waiting,
        "released_by": released_by,
    });
    reply_with(object, &answer, answer.ground)
}

/// Checks if claims are admissible, and returns their consequences.
pub(super) fn claim(rules: &RuleSet, position: &Position, events: &Events) -> Reply {
    let claimed = claim::judge_together(rules, position, events);
    let answer = match_result::match_result(rules, position, events);
    let object = match claimed.result {
        Some(result) => json!({ "admitted": true, "result": result.code() }),
        None => json!({ "admitted": false, "stands": answer.result.code() }),
    };
    reply_with(object, &answer, claimed.ground)
}

/// Checks for mate, and if it is final.
pub(super) fn mate_status(rules: &RuleSet, position: &Position, events: &Events) -> Reply {
    let answer = match_result::match_result(rules, position, events);
    let ground = answer.ground_of_mate(rules, position);
    let Some(mate) = answer.told_mate() else {
        return reply_with(json!({ "mate": false }), &answer, ground);
    };
    let averts: Vec<&str> = mate.avert_by.iter().map(|it| it.code()).collect();
    let mut object = json!({
        "mate": true,
        "mated": mate.mated.to_string(),
        "final": mate.is_final(),
        "avert_by": averts,
        "how": mate.how,
        "stands": answer.result.code(),
    });
    if !mate.draw_by.is_empty() {
        object["draw_by"] = json!(mate.draw_by);
    }
    let winner = match answer.result {
        MatchResult::Team1Wins => Some("team1"),
        MatchResult::Team2Wins => Some("team2"),
        MatchResult::Draw | MatchResult::Continues | MatchResult::Arbiter => None,
    };
    if let (true, Some(winner)) = (mate.is_final(), winner) {
        object["winner"] = json!(winner);
    }
    reply_with(object, &answer, ground)
}

/// Returns an answer with additional information: the arbiter's part, and drops that may have
/// mated, or did.
fn reply_with(object: Value, answer: &MatchAnswer, ground: Ground) -> Reply {
    let Value::Object(mut object) = object else {
        return reply(object, ground);
    };
    if let Some(other) = answer.or_else {
        let choice = json!([answer.result.code(), other.code()]);
        object.insert("arbiter_may".to_owned(), choice);
    }
    let open: Vec<String> = answer
        .drops
        .iter()
        .filter(|it| it.is_open())
        .map(square)
        .collect();
    if !open.is_empty() {
        object.insert("may_be_drop".to_owned(), json!(open));
    }
    let undone: Vec<Value> = answer
        .drops
        .iter()
        .filter(|it| it.undoes_the_mate())
        .map(|it| {
            let mut remedy = remedy_object(&it.remedy.remedy);
            remedy["dropped"] = json!(square(it));
            remedy["article"] = json!(it.remedy.ground.article.to_string());
            remedy
        })
        .collect();
    if !undone.is_empty() {
        object.insert("forbidden_drops".to_owned(), json!(undone));
    }
    reply(Value::Object(object), ground)
}

fn square(drop: &ForbiddenDrop) -> String {
    format!("{}:{}", drop.mated.board.letter(), drop.square)
}
