//! One verdict for a position: every question, on the command line and on the arbiter's screen, has
//! the same result by the same article.

use kralle_cli::adjudicate::{RuleSets, answer_line};
use kralle_desk::Desk;
use kralle_rules::notation::fen;
use kralle_rules::preset::{Game, Preset};
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::{Board, Position, TandemMove};
use proptest::prelude::*;
use serde_json::{Map, Value, json};
use shakmaty::Bitboard;

/// Boards with and without a mate. Mates by a rook, which a drop on f8 or the partner could answer.
/// Final mates by a queen or a knight, mates of White, and mates with pieces in hand.
const BOARDS: [&str; 12] = [
    "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1",
    "4R1k1/5ppp/8/8/8/8/8/6K1[n] b - - 0 1",
    "6k1/5pQp/7P/8/8/8/8/6K1[] b - - 0 1",
    "6rk/5Npp/8/8/8/8/8/6K1[] b - - 0 1",
    "6k1/8/8/8/8/8/5PPP/r5K1[] w - - 0 1",
    "6k1/8/8/8/8/7p/6q1/6K1[] w - - 0 1",
    "6k1/5ppp/8/8/8/8/8/4R1K1[Rn] w - - 0 1",
    "4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1",
    "8/P3k3/8/8/8/2n5/p7/1R2K3[Pp] w - - 0 1",
    "7k/8/6Q1/8/8/8/8/6K1[] b - - 0 1",
    "6k1/5ppp/8/2r5/8/8/5PPP/6K1[q] b - - 0 1",
    "4k3/8/8/8/8/8/8/4K3[] b - - 0 1",
];

const PRESETS: [Preset; 4] = [
    Preset::Dsj,
    Preset::SwissRules,
    Preset::Ordnung,
    Preset::Fics,
];

const SIDES: [&str; 4] = ["A:white", "A:black", "B:white", "B:black"];

const CLAIMS: [&str; 8] = [
    "checkmate",
    "flag",
    "illegal_move",
    "resignation",
    "agreement",
    "threefold",
    "fifty_moves",
    "dead_position",
];

/// A claim, by its name and its claimant.
type Made = (usize, usize);

/// A position, and the events off the board.
struct Case {
    rules: Preset,
    text: [String; 2],
    flags: Vec<&'static str>,
    order_known: bool,
    claims: Vec<(&'static str, &'static str)>,
    /// True if the partner of the player mated on that board has moved since.
    partner_moved: [bool; 2],
    /// The cause of the mate on each board: unknown, by a move, by a drop.
    mated_by: [&'static str; 2],
}

/// The answer to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Said {
    result: String,
    article: String,
}

fn said(result: &Value, article: &Value) -> Said {
    let text = |it: &Value| it.as_str().unwrap_or("none").to_owned();
    Said {
        result: text(result),
        article: text(article),
    }
}

impl Case {
    fn line(&self, question: &str, more: &Value) -> Value {
        let mut object = json!({
            "id": 1, "ruleset": self.rules.code(), "question": question,
            "board_a": self.text[0], "board_b": self.text[1],
        });
        for (name, value) in more.as_object().cloned().unwrap_or_default() {
            object[name] = value;
        }
        object["partner_moved"] = named(self.partner_moved);
        if self.mated_by != ["unknown"; 2] {
            object["mated_by_drop"] = named(self.mated_by.map(|it| it == "drop"));
        }
        let reply = answer_line(object.to_string().as_bytes(), &mut RuleSets::presets_only());
        assert!(reply.get("error").is_none(), "{object}: {reply}");
        reply
    }

    fn match_result(&self, claims: &[(&str, &str)], flags: &[&str]) -> Said {
        let reply = self.line(
            "match_result",
            &json!({ "claims": claims_of(claims, flags, self.order_known) }),
        );
        said(&reply["answer"]["result"], &reply["article"])
    }

    fn claim(&self, claims: &[(&str, &str)]) -> (bool, Said) {
        let reply = self.line(
            "claim",
            &json!({ "claims": claims_of(claims, &self.flags, self.order_known) }),
        );
        let admitted = reply["answer"]["admitted"] == true;
        (
            admitted,
            said(&reply["answer"]["result"], &reply["article"]),
        )
    }

    fn screen(&self, desk: &mut Desk, mut question: Value) -> Value {
        let moved = ["a", "b"].into_iter().zip(self.partner_moved);
        let moved = moved.filter(|(_, it)| *it);
        question["partner_moved"] = moved
            .map(|(board, _)| json!({ "board": board, "color": "white" }))
            .collect();
        let [a, b] = self.mated_by;
        question["mated_by"] = json!({ "a": a, "b": b });
        let text = format!("{} | {}", self.text[0], self.text[1]);
        let rules = self.rules.code();
        let position = desk
            .call("read_position", json!({ "rules": rules, "text": text }))
            .unwrap();
        desk.call(
            "judge",
            json!({ "rules": rules, "position": position, "question": question }),
        )
        .unwrap()
    }
}

fn claims_of(claims: &[(&str, &str)], flags: &[&str], order_known: bool) -> Value {
    let each = |(name, by): &(&str, &str)| {
        let mut it = Map::from_iter([
            ("claim".to_owned(), json!(name)),
            ("by".to_owned(), json!(by)),
        ]);
        if *name == "flag" {
            it.insert("flags".to_owned(), json!(flags));
            it.insert("order_known".to_owned(), json!(order_known));
        }
        Value::Object(it)
    };
    claims.iter().map(each).collect()
}

/// Returns the affected boards, each by a side of it.
fn named(boards: [bool; 2]) -> Value {
    let sides = ["A:black", "B:black"].into_iter().zip(boards);
    sides
        .filter(|(_, it)| *it)
        .map(|(side, _)| json!(side))
        .collect()
}

fn side(name: &str) -> Value {
    let (board, color) = name.split_once(':').unwrap();
    json!({ "board": board.to_lowercase(), "color": color })
}

fn moves(position: &Position, rules: &RuleSet) -> Vec<TandemMove> {
    let mut found = Vec::new();
    position.for_each_move(&rules.tandem, |it| found.push(it));
    found
}

/// Returns two boards, after a few more moves.
fn case(
    (preset, a, b): (usize, usize, usize),
    choices: &[prop::sample::Index],
    flags: &[usize],
    order_known: bool,
    claims: &[Made],
    (partner_moved, mated_by): ([bool; 2], [usize; 2]),
) -> Option<Case> {
    let rules = RuleSet::of(PRESETS[preset]);
    assert_eq!(rules.game(), Game::Tandem);
    let mut position =
        Position::parse([BOARDS[a], BOARDS[b]], [Bitboard::EMPTY; 2], &rules.tandem).ok()?;
    for choice in choices {
        let legal = moves(&position, &rules);
        if legal.is_empty() {
            break;
        }
        position.play(*choice.get(&legal), &rules.tandem);
    }
    let mut fallen: Vec<&str> = flags.iter().map(|it| SIDES[*it]).collect();
    fallen.dedup();
    Some(Case {
        rules: PRESETS[preset],
        text: Board::ALL.map(|it| fen::write(position.board(it))),
        flags: fallen,
        order_known,
        claims: claims
            .iter()
            .map(|(kind, by)| (CLAIMS[*kind], SIDES[*by]))
            .collect(),
        partner_moved,
        // An unknown cause on one board means the same for the other.
        mated_by: match mated_by {
            [0, _] | [_, 0] => ["unknown"; 2],
            [a, b] => [a, b].map(|it| if it == 1 { "move" } else { "drop" }),
        },
    })
}

/// Checks that screen and command line name the same article: `Ende (1a)` there is "Ende", point
/// "1a" here.
fn same_article(told: &Value, printed: &Value, at: &str) {
    let article = &told["card"]["article"]["text"];
    let both = article.as_str().zip(printed.as_str());
    assert!(
        both.is_some_and(|(one, other)| other.ends_with(one)),
        "{article}, {printed}: {at}"
    );
}

/// Compares every question about the boards alone, and about them with these claims.
fn compare(case: &Case) {
    let at = format!(
        "{}: {} | {}, flags {:?} known {}, claims {:?}, partner moved {:?}, mated by {:?}",
        case.rules,
        case.text[0],
        case.text[1],
        case.flags,
        case.order_known,
        case.claims,
        case.partner_moved,
        case.mated_by
    );
    let mut desk = Desk::for_scripts("");
    let alone = case.match_result(&[], &[]);

    // Mate, and final mate.
    let reply = case.line("mate_status", &json!({}));
    let answer = &reply["answer"];
    let told = case.screen(&mut desk, json!({ "ask": "mate", "partner_moved": [] }));
    assert_eq!(told["stands"], alone.result, "mate on the screen, {at}");
    if answer["final"] == true {
        assert_ne!(alone.result, "continues", "a final mate, {at}");
        assert_eq!(reply["article"], alone.article, "a final mate, {at}");
        let winner = answer["winner"].as_str().unwrap_or("nobody");
        let wins = alone.result.strip_suffix("_wins").unwrap_or("nobody");
        assert_eq!(winner, wins, "{at}");
        let headline = &told["card"]["answer"];
        let code = headline["code"].as_str().unwrap();
        let expected = match alone.result.as_str() {
            "draw" => "mate_of_both_draw",
            "arbiter" => "mate_of_both_arbiter",
            _ => "mate_final",
        };
        let on_condition = ["_unless_dropped", "_if_moved"];
        let code = on_condition
            .iter()
            .find_map(|it| code.strip_suffix(it))
            .unwrap_or(code);
        assert_eq!(code, expected, "{at}");
        if expected == "mate_final" {
            assert_eq!(headline["data"]["winner"], wins, "{at}");
        }
    }
    same_article(&told, &reply["article"], &at);

    // The result.
    let result = json!({ "ask": "result", "flags": [], "order": "known" });
    let told = case.screen(&mut desk, result);
    assert_eq!(told["stands"], alone.result, "result on the screen, {at}");
    same_article(&told, &json!(alone.article), &at);

    // Claims one by one and together.
    let mut sets: Vec<&[(&str, &str)]> = case.claims.chunks(1).collect();
    sets.push(&case.claims);
    let by_mate = SIDES.map(|it| [("checkmate", it)]);
    sets.extend(by_mate.iter().map(<[_; 1]>::as_slice));
    let both = [
        ("checkmate", "A:white"),
        ("checkmate", "A:black"),
        ("checkmate", "B:white"),
        ("checkmate", "B:black"),
    ];
    sets.push(&both);
    for claims in sets.into_iter().filter(|it| !it.is_empty()) {
        let (admitted, answer) = case.claim(claims);
        let with = case.match_result(claims, &case.flags);
        if admitted {
            assert_eq!(answer, with, "admitted {claims:?}, {at}");
        } else {
            assert_eq!(with.result, alone.result, "refused {claims:?}, {at}");
        }
        let mates_only = claims.iter().all(|(kind, _)| *kind == "checkmate");
        if admitted && mates_only && case.rules != Preset::Ordnung {
            assert_eq!(answer, alone, "mate claimed {claims:?}, {at}");
        }
        let input: Vec<Value> = claims
            .iter()
            .map(|(kind, by)| json!({ "claim": kind, "by": side(by), "moved": "not_yet" }))
            .collect();
        let flags: Vec<Value> = case.flags.iter().map(|it| side(it)).collect();
        let order = if case.order_known { "known" } else { "unknown" };
        let told = case.screen(
            &mut desk,
            json!({ "ask": "claim", "claims": input, "flags": flags, "order": order }),
        );
        assert_eq!(told["stands"], with.result, "screen {claims:?}, {at}");
        same_article(&told, &json!(answer.article), &at);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_question_about_a_position_comes_to_one_verdict(
        boards in (0..PRESETS.len(), 0..BOARDS.len(), 0..BOARDS.len()),
        choices in proptest::collection::vec(any::<prop::sample::Index>(), 0..3),
        flags in proptest::collection::vec(0..SIDES.len(), 1..3),
        order_known in any::<bool>(),
        claims in proptest::collection::vec((0..CLAIMS.len(), 0..SIDES.len()), 0..3),
        before in any::<([bool; 2], [prop::sample::Index; 2])>(),
    ) {
        let before = (before.0, before.1.map(|it| it.index(3)));
        let found = case(boards, &choices, &flags, order_known, &claims, before);
        prop_assume!(found.is_some());
        if let Some(it) = found {
            compare(&it);
        }
    }
}

/// The double mate of the DSJ rules: a mated player of each team (D 6.3).
#[test]
fn d_6_3_a_double_mate_is_a_draw_whatever_is_asked() {
    for claims in [vec![], vec![(0, 0)], vec![(0, 2)], vec![(0, 0), (0, 2)]] {
        let it = case((0, 0, 0), &[], &[0], true, &claims, ([false; 2], [0; 2])).unwrap();
        compare(&it);
        assert_eq!(it.match_result(&[], &[]).article, "6.3");
    }
}
