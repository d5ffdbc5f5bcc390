//! The arbiter's screen: one verdict on every card, and the open questions.

use std::error::Error;

use kralle_desk::Desk;
use serde_json::{Value, json};

type Outcome = Result<(), Box<dyn Error>>;

/// Black on board 1 is mated by the queen; his partner has no defense.
const FINAL: &str = "7k/6pQ/8/8/8/3B4/8/6K1[] b - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
/// A position without a mate or check.
const QUIET: &str = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";

fn judge(
    desk: &mut Desk,
    rules: &str,
    text: &str,
    question: &Value,
) -> Result<Value, Box<dyn Error>> {
    let refused = |refusal| format!("{refusal:?}");
    let position = desk
        .call("read_position", json!({ "rules": rules, "text": text }))
        .map_err(refused)?;
    let input = json!({ "rules": rules, "position": position, "question": question });
    Ok(desk.call("judge", input).map_err(refused)?)
}

#[test]
fn o_8_4_leaves_the_draw_to_the_arbiter_when_the_order_of_the_flags_is_known() -> Outcome {
    let mut desk = Desk::for_scripts("");
    let flags = json!([{ "board": "a", "color": "white" }, { "board": "a", "color": "black" }]);
    for (order, headline, tone) in [("known", "may_be_draw", "open"), ("unknown", "draw", "yes")] {
        let question = json!({ "ask": "result", "flags": flags, "order": order });
        let view = judge(&mut desk, "ordnung", QUIET, &question)?;
        assert_eq!(view["card"]["answer"]["code"], headline);
        assert_eq!(view["card"]["tone"], tone);
        assert_eq!(view["card"]["article"]["text"], "8.4");
        if order == "known" {
            // The first flag is that of team 1.
            assert_eq!(view["card"]["answer"]["data"]["winner"], "team2");
        }
        let claim = json!({ "claim": "flag", "by": flags[0], "moved": "not_yet" });
        let question = json!({ "ask": "claim", "flags": flags, "order": order, "claims": [claim] });
        let claimed = judge(&mut desk, "ordnung", QUIET, &question)?;
        assert_eq!(claimed["card"]["lines"][0]["said"]["code"], headline);
        assert_eq!(claimed["card"]["article"]["text"], "8.4");
        assert_eq!(claimed["stands"], view["stands"]);
    }
    Ok(())
}

/// The questions about the state of the match; `by` is the origin of the mate on board 1.
fn questions(by: &str) -> [Value; 3] {
    let mated_by = json!({ "a": by, "b": "unknown" });
    let claim = json!({
        "claim": "checkmate", "by": { "board": "a", "color": "white" }, "moved": "not_yet",
    });
    [
        json!({ "ask": "mate", "partner_moved": [], "mated_by": mated_by }),
        json!({ "ask": "result", "flags": [], "order": "known", "mated_by": mated_by }),
        json!({
            "ask": "claim", "claims": [claim], "flags": [], "order": "known",
            "mated_by": mated_by,
        }),
    ]
}

#[test]
fn d_3_2_how_a_mate_came_about_is_asked_where_it_can_have_been_a_drop() -> Outcome {
    let mut desk = Desk::for_scripts("");
    for (by, codes, stands) in [
        (
            "unknown",
            [
                "mate_final_unless_dropped",
                "wins_unless_dropped",
                "claim_admitted_unless_dropped",
            ],
            "team1_wins",
        ),
        (
            "move",
            ["mate_final", "wins", "claim_admitted"],
            "team1_wins",
        ),
        (
            "drop",
            ["mate_by_drop", "continues", "claim_refused"],
            "continues",
        ),
    ] {
        for (question, code) in questions(by).iter().zip(codes) {
            let view = judge(&mut desk, "dsj", FINAL, question)?;
            assert_eq!(view["card"]["answer"]["code"], code, "{by}");
            assert_eq!(view["stands"], stands, "{by}, {code}");
            let asked =
                json!([{ "side": { "board": "a", "color": "black" }, "square": "h7", "said": by }]);
            assert_eq!(view["drops"], asked, "{by}, {code}");
            let article = if by == "drop" { "3.2" } else { "5.3" };
            assert_eq!(view["card"]["article"]["text"], article, "{by}, {code}");
            // The queen goes to the partner of the player it mated.
            let handed = view["remedy"]["b"]["white_hand"]["queen"] == 1;
            assert_eq!(handed, by == "drop", "{by}, {code}");
        }
    }
    Ok(())
}
