//! An answer of the rules engine on paper: the boards, what was asked, what follows.

use std::borrow::Cow;

use kralle_sheets::{AdjudicationSheet, BoardDiagram, BoardView};
use kralle_tournament::{Match, Player, Role, RoundNumber, Seat, TableNumber, Tournament};
use kralle_words::{Arg, Words};
use shakmaty::Color;

use crate::core::board::{BoardSetup, HandView, PositionSetup};
use crate::core::choice::Named;
use crate::core::on_paper::occasion;
use crate::core::refusal::{ArticleView, Datum};
use crate::judge::setup::piece_of;
use crate::judge::view::{Said, VerdictCard};

/// What an answer is about, and who decided.
pub(crate) struct Answered<'a> {
    pub(crate) card: &'a VerdictCard,
    pub(crate) boards: &'a PositionSetup,
    /// The match, if it is about one.
    pub(crate) of: Option<(RoundNumber, TableNumber)>,
    /// Who asked.
    pub(crate) arbiter: &'a str,
    /// When, in local time.
    pub(crate) decided: chrono::NaiveDateTime,
}

/// The sheet.
pub(crate) fn sheet(
    tournament: &Tournament,
    answered: &Answered<'_>,
    words: &Words,
) -> AdjudicationSheet {
    let card = answered.card;
    let it = answered
        .of
        .and_then(|(round, table)| tournament.match_at(round, table).ok());
    let people = People { tournament, it };
    let why = card.answer.data.get("why").and_then(text);
    let reasons = why.map(|why| format!("refusal-{}", hyphened(why)));
    let answer = match &reasons {
        Some(key) if words.knows(key) => words.say(key, &[]),
        Some(_) | None => say(&card.answer, &people, words),
    };
    let readings: Vec<String> = card
        .readings
        .iter()
        .map(|it| {
            let option = format!("option-{}", hyphened(&it.option));
            let value = format!("{option}.{}", hyphened(&it.value));
            format!("{}: {}", words.say(&option, &[]), words.say(&value, &[]))
        })
        .collect();
    AdjudicationSheet {
        occasion: occasion(tournament),
        about: answered.of.zip(it).map(|((round, table), it)| {
            words.say(
                "judge-match-of",
                &[
                    ("round", round.get().into()),
                    ("table", table.get().into()),
                    ("first", it.teams.first.get().into()),
                    ("second", it.teams.second.get().into()),
                ],
            )
        }),
        question: words.say(&format!("question-{}", hyphened(&card.question)), &[]),
        detail: None,
        answer,
        consequences: card
            .lines
            .iter()
            .map(|line| say(&line.said, &people, words))
            .collect(),
        article: Some(source(&card.article, words)),
        rule: reasons
            .map(|key| format!("{key}.rule"))
            .filter(|key| words.knows(key))
            .map(|key| words.say(&key, &[])),
        reading: (!readings.is_empty()).then(|| readings.join(" ")),
        rules: words.say(&format!("rules-{}", card.rule_set), &[]),
        boards: vec![
            diagram(1, &answered.boards.a, BoardView::White, &people, words),
            diagram(2, &answered.boards.b, BoardView::Black, &people, words),
        ],
        decided: Some(answered.decided),
        arbiter: Some(answered.arbiter.to_owned()).filter(|name| !name.is_empty()),
    }
}

/// Who sits where, as far as a match tells.
struct People<'a> {
    tournament: &'a Tournament,
    it: Option<&'a Match>,
}

impl People<'_> {
    /// The surname of the player at a place such as `a_white`.
    fn at(&self, place: &str) -> Option<&str> {
        let it = self.it?;
        let (board, color) = place.split_once('_')?;
        let white = it.seating.white_on_board_1()?;
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
        [kralle_tournament::Pot::One, kralle_tournament::Pot::Two]
            .into_iter()
            .map(|pot| Seat { role, pot })
            .find(|seat| it.board(*seat) == Some(wanted))
            .and_then(|seat| it.player(seat))
            .and_then(|id| self.tournament.player(id).ok())
            .map(surname)
    }

    /// The number of the team of the rules `team1` or `team2`.
    fn team(&self, code: &str) -> Option<u16> {
        let it = self.it?;
        let white = it.seating.white_on_board_1()?;
        let role = if code == "team1" { white } else { other(white) };
        Some(it.teams.of(role).get())
    }
}

const fn other(role: Role) -> Role {
    match role {
        Role::First => Role::Second,
        Role::Second => Role::First,
    }
}

fn surname(player: &Player) -> &str {
    let name = player.data.name.as_str();
    name.split(',').next().unwrap_or(name).trim()
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

/// A sentence of the engine; codes of places and pieces become words as on screen.
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
            "winner" => match people.team(code) {
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

/// An article with its regulation in front.
fn source(article: &ArticleView, words: &Words) -> String {
    let name = match &article.heading {
        Some(heading) => words.say(
            "article-point",
            &[
                ("heading", heading.as_str().into()),
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

fn diagram(
    number: u8,
    board: &BoardSetup,
    view: BoardView,
    people: &People<'_>,
    words: &Words,
) -> BoardDiagram {
    let letter = if number == 1 { "a" } else { "b" };
    let name = |color: &str| {
        let place = format!("{letter}_{color}");
        people
            .at(&place)
            .map_or_else(|| words.say(color, &[]), str::to_owned)
    };
    let squares = ('1'..='8')
        .rev()
        .flat_map(|rank| ('a'..='h').map(move |file| format!("{file}{rank}")))
        .map(|square| {
            let piece = board.squares.get(&square).copied();
            piece.map(|it| piece_of(it).char())
        })
        .collect();
    let color = match board.to_move {
        Named(Color::White) => "white",
        Named(Color::Black) => "black",
    };
    BoardDiagram {
        number: Some(number),
        squares,
        hands: [held(board.white_hand), held(board.black_hand)],
        view,
        players: [name("white"), name("black")],
        to_move: Some(format!(
            "{} {}",
            words.say(color, &[]),
            words.say("judge-to-move", &[])
        )),
    }
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
