//! The printed answer of the rules engine: boards, question, answer and consequences.

use std::borrow::Cow;

use kralle_choice::Choice as _;
use kralle_sheets::{Block, Diagram, Page, SheetKind};
use kralle_tournament::{Match, Role, RoundNumber, Side, TableNumber, Tournament};
use kralle_view::named::Named;
use kralle_view::people;
use kralle_view::refs::TeamRef;
use kralle_words::{Arg, Words};
use shakmaty::Color;

use crate::core::on_paper::page;
use crate::core::refusal::{ArticleView, Datum};
use crate::core::team_paper::{surname, title};
use crate::judge::board::{BoardSetup, HandView, PositionSetup};
use crate::judge::diagram_paper::{OnBoard, diagram};
use crate::judge::view::{Said, VerdictCard};
use crate::rules::text::leaves_room;

/// The answer to print, with its context.
pub(crate) struct Answered<'a> {
    pub(crate) card: &'a VerdictCard,
    pub(crate) boards: &'a PositionSetup,
    /// The match the answer belongs to; `None` if it is about no match.
    pub(crate) of: Option<(RoundNumber, TableNumber)>,
    /// The name of the person who requested the answer; empty leaves the line out.
    pub(crate) arbiter: &'a str,
    /// The time of the decision, in local time.
    pub(crate) decided: chrono::NaiveDateTime,
}

pub(crate) fn answer(tournament: &Tournament, answered: &Answered<'_>, words: &Words) -> Page {
    let card = answered.card;
    let of = answered.of;
    let of = of.and_then(|of| Some((of, tournament.match_at(of.0, of.1).ok()?)));
    let it = of.map(|(_, it)| it);
    let people = People { tournament, it };
    let said = |key: &str| words.say(key, &[]);
    let why = card.answer.data.get("why").and_then(text);
    let reasons = why.map(|why| format!("refusal-{}", hyphened(why)));
    let mut facts = Vec::new();
    if let Some(((round, table), it)) = of {
        let args = [
            ("round", round.get().into()),
            ("table", table.get().into()),
            ("first", called(tournament, it.sides.first, words).into()),
            ("second", called(tournament, it.sides.second, words).into()),
        ];
        facts.push((
            said("adjudication-match"),
            words.say("judge-match-of", &args),
        ));
    }
    let rules = said(&format!("rules-{}", card.rule_set));
    facts.push((said("adjudication-rules"), rules));
    let decided = [
        ("date", words.date(answered.decided.date()).into()),
        ("time", answered.decided.format("%H:%M").to_string().into()),
    ];
    let decided = words.say("sheet-date-time", &decided);
    facts.push((said("adjudication-decided"), decided));
    if !answered.arbiter.is_empty() {
        facts.push((said("sheet-signature-arbiter"), answered.arbiter.to_owned()));
    }
    let boards = vec![
        board(1, &answered.boards.a, Named(Color::White), &people, words),
        board(2, &answered.boards.b, Named(Color::Black), &people, words),
    ];
    let mut blocks = vec![
        Block::Facts(facts),
        Block::heading(said("adjudication-question")),
        Block::text(said(&format!("question-{}", hyphened(&card.question)))),
        Block::Boards(boards),
        Block::heading(said("adjudication-answer")),
        Block::text(match &reasons {
            Some(key) if words.knows(key) => said(key),
            Some(_) | None => say(&card.answer, &people, words),
        }),
    ];
    let lines = card.lines.iter();
    blocks.extend(lines.map(|line| Block::text(say(&line.said, &people, words))));
    blocks.push(Block::heading(said("adjudication-article")));
    let article = source(&card.article, words);
    let rule = reasons.map(|key| format!("{key}.rule"));
    blocks.push(Block::text(match rule.filter(|key| words.knows(key)) {
        Some(rule) => format!("{article}: {}", said(&rule)),
        None => article,
    }));
    let readings = card.readings.iter().map(|it| {
        let option = format!("option-{}", hyphened(&it.option));
        let value = format!("{option}.{}", hyphened(&it.value));
        format!("{}: {}", said(&option), said(&value))
    });
    let room = card.room.map(|room| leaves_room(room.0, words));
    let readings: Vec<String> = readings.chain(room).collect();
    if !readings.is_empty() {
        blocks.push(Block::note(readings.join(" ")));
    }
    blocks.push(Block::Signatures(vec![
        said("adjudication-place"),
        said("sheet-signature-arbiter"),
    ]));
    page(SheetKind::Adjudication, tournament, words).of(blocks)
}

/// The players of a match by place; without a match, no place has a player.
struct People<'a> {
    tournament: &'a Tournament,
    it: Option<&'a Match>,
}

impl People<'_> {
    /// Returns the surname of the player at a place such as `a_white`; `None` if unknown.
    fn at(&self, place: &str) -> Option<&str> {
        let it = self.it?;
        let (board, color) = place.split_once('_')?;
        let white = it.current().seating.white_on_board_1()?;
        let on_a = board == "a";
        // Each team has White on one board.
        let role = if (color == "white") == on_a {
            white
        } else {
            other(white)
        };
        let wanted = if on_a {
            kralle_tournament::Board::A
        } else {
            kralle_tournament::Board::B
        };
        it.player_on(it.current(), role, wanted)
            .and_then(|id| self.tournament.player(id).ok())
            .map(|player| surname(player.data.name.as_str()))
    }

    /// Returns the team for the code `team1` or `team2`; `None` without a match.
    fn team(&self, code: &str, words: &Words) -> Option<String> {
        let it = self.it?;
        let white = it.current().seating.white_on_board_1()?;
        let role = if code == "team1" { white } else { other(white) };
        Some(called(self.tournament, *it.sides.of(role), words))
    }
}

/// Returns the number of a team; for partners, the numbers and names of both.
fn called(tournament: &Tournament, side: Side, words: &Words) -> String {
    let number = side.lead().get();
    let Some(partner) = side.partner() else {
        return number.to_string();
    };
    let players = side
        .entrants()
        .flat_map(|it| people::team(tournament, it, RoundNumber::FIRST).players);
    let both = TeamRef {
        number,
        partner: Some(partner.get()),
        name: None,
        players: players.collect(),
    };
    title(&both, words)
}

const fn other(role: Role) -> Role {
    match role {
        Role::First => Role::Second,
        Role::Second => Role::First,
    }
}

fn hyphened(code: &str) -> String {
    code.replace('_', "-")
}

const fn text(datum: &Datum) -> Option<&String> {
    match datum {
        Datum::Text(text) => Some(text),
        Datum::Number(_) | Datum::Numbers(_) | Datum::Texts(_) => None,
    }
}

/// Returns an engine sentence as text; codes of places and pieces become words, as on screen.
fn say(said: &Said, people: &People<'_>, words: &Words) -> String {
    let args: Vec<(&str, Arg<'_>)> = said
        .data
        .iter()
        .map(|(name, datum)| (name.as_str(), argument(name, datum, people, words)))
        .collect();
    let text = words.say(&format!("judge-{}", hyphened(&said.code)), &args);
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}

fn argument<'a>(name: &str, datum: &Datum, people: &People<'_>, words: &Words) -> Arg<'a> {
    let owned = |text: String| Arg::Text(Cow::Owned(text));
    match datum {
        Datum::Number(number) => owned(number.to_string()),
        Datum::Numbers(numbers) => owned(
            numbers
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(", "),
        ),
        Datum::Texts(texts) => owned(texts.join(", ")),
        Datum::Text(code) => owned(match name {
            "side" | "opponent" | "partner" => {
                let place = words.say(&format!("side-{}", hyphened(code)), &[]);
                match people.at(code) {
                    Some(name) => words.say(
                        "judge-player",
                        &[("name", name.into()), ("place", place.into())],
                    ),
                    None => place,
                }
            }
            "winner" => match people.team(code, words) {
                Some(team) => words.say("judge-team", &[("team", team.into())]),
                None => words.say(&format!("tandem-{code}"), &[]),
            },
            "piece" | "taken" => words.say(&format!("piece-{code}.the"), &[]),
            "claim" => words.say(&format!("claim-{}", hyphened(code)), &[]),
            "why" => words.say(&format!("refusal-{}.rule", hyphened(code)), &[]),
            _ => code.clone(),
        }),
    }
}

/// Returns the article as text, with its regulation in front if that has a name.
fn source(article: &ArticleView, words: &Words) -> String {
    let name = match &article.heading {
        Some(heading) => words.say(
            "article-point",
            &[
                ("heading", words.heading(heading).into()),
                ("point", article.point.as_str().into()),
            ],
        ),
        None => words.say(
            "article-number",
            &[("number", article.point.as_str().into())],
        ),
    };
    let regulation = format!("regulation-{}", hyphened(&article.regulation));
    if words.knows(&regulation) {
        format!("{}, {name}", words.say(&regulation, &[]))
    } else {
        name
    }
}

fn board(
    number: u8,
    board: &BoardSetup,
    bottom: Named<Color>,
    people: &People<'_>,
    words: &Words,
) -> Diagram {
    let letter = if number == 1 { "a" } else { "b" };
    let name = |color: &str| {
        let place = format!("{letter}_{color}");
        people
            .at(&place)
            .map_or_else(|| words.say(color, &[]), str::to_owned)
    };
    let title = format!(
        "{} – {} {}",
        words.say("card-board", &[("board", number.to_string().into())]),
        words.say(board.to_move.code(), &[]),
        words.say("judge-to-move", &[])
    );
    let on_board = OnBoard {
        squares: &board.squares,
        bottom,
        players: [name("white"), name("black")],
        hands: [held(board.white_hand), held(board.black_hand)],
    };
    diagram(title, on_board, words)
}

fn held(hand: HandView) -> String {
    [
        ("Q", hand.queen),
        ("R", hand.rook),
        ("B", hand.bishop),
        ("N", hand.knight),
        ("P", hand.pawn),
    ]
    .into_iter()
    .map(|(letter, count)| letter.repeat(count.into()))
    .collect()
}
