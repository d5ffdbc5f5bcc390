//! Comments in a report about changing partners, readable by people and by
//! [`read`](super::read()).
//!
//! The records of a report have the games of single players. Their partners, the order of the
//! sides and the tables are in these comments.

use std::collections::{BTreeMap, BTreeSet};

use kralle_pairing::changing_partners::Partners;
use kralle_pairing::event::{EntrantNumber, RoundNumber as EventRound};
use kralle_tournament::{BySide, Format, Formation, Round, Side, TeamNumber, Tournament};

use super::game_rounds::GameRounds;
use crate::trf::{Record, Trf, TrfError};

/// The beginning of the comment on the pairing; its name follows.
const PAIRING: &str = "Changing partners: ";

/// The beginning of the comment on a round; its number and tables follow.
const PARTNERS: &str = "Partners in round ";

/// The names of the pairings.
const NAMES: [(Format, &str); 2] = [
    (Format::RoundRobin, "complete schedule"),
    (Format::SwissSystem, "by standing"),
];

/// The column of a comment's text.
const TEXT: usize = 5;

const EXPECTED_EVENT: &str =
    "this remark in a report of single players with the type OTHER_CHANGING_PARTNERS (192)";
const EXPECTED_NAME: &str = "\"complete schedule\" or \"by standing\"";
const EXPECTED_PAIRING: &str =
    "one remark \"Changing partners: complete schedule\" or \"Changing partners: by standing\"";
const EXPECTED_ROUND: &str = "a round and its tables such as \"1: 1+4-2+3 5+7-6+8\", once a round";
const EXPECTED_TABLE: &str = "partners and opponents such as 1+4-2+3, everybody once a round";

/// Returns the comments for a report; `number` returns an entrant's pairing number. Empty without
/// changing partners.
pub(super) fn remarks(
    tournament: &Tournament,
    rounds: &[&Round],
    number: impl Fn(TeamNumber) -> u16 + Copy,
) -> Vec<Record> {
    let settings = &tournament.settings;
    if settings.formation != Formation::ChangingPartners {
        return Vec::new();
    }
    let mut names = NAMES.iter();
    let name = names.find(|(format, _)| *format == settings.format);
    let pairing = name.map(|(_, name)| format!("{PAIRING}{name}"));
    let games = GameRounds::of(settings.match_format);
    let rounds = rounds.iter().filter(|round| !round.matches.is_empty());
    let partners = rounds.map(|round| {
        let tables = round.matches.iter();
        let tables: Vec<String> = tables.map(|it| sides(it.sides, number)).collect();
        let in_report = games.number(round.number, 0);
        format!("{PARTNERS}{in_report}: {}", tables.join(" "))
    });
    pairing
        .into_iter()
        .chain(partners)
        .map(Record::Comment)
        .collect()
}

/// Returns the sides of a match, such as `1+4-2+3`; a team is its number.
pub(super) fn sides(sides: BySide<Side>, number: impl Fn(TeamNumber) -> u16 + Copy) -> String {
    let [first, second] = [sides.first, sides.second].map(|side| {
        let mut numbers: Vec<u16> = side.entrants().map(number).collect();
        numbers.sort_unstable();
        let numbers = numbers.iter().map(ToString::to_string);
        numbers.collect::<Vec<_>>().join("+")
    });
    format!("{first}-{second}")
}

/// The partners on both sides of each table, the first-named ones first, by round of a report.
pub type PartnersByRound = BTreeMap<EventRound, Vec<[Partners; 2]>>;

/// Returns the partners that the comments of a report name; empty without any. They may contradict
/// the games.
///
/// # Errors
/// Fails if a comment has another form.
pub fn told_partners(trf: &Trf) -> Result<PartnersByRound, TrfError> {
    let told = ToldPartners::of(trf)?;
    let rounds = told.into_iter().flat_map(|told| told.rounds);
    let rounds = rounds.map(|(index, tables)| {
        let tables = tables.into_iter().map(|table| {
            let sides = [table.sides.first, table.sides.second];
            sides.map(|[one, other]| (one, other))
        });
        (EventRound::from_index(index), tables.collect())
    });
    Ok(rounds.collect())
}

/// The partners of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ToldPartners {
    pub(super) format: Format,
    /// The line of the comment on the pairing.
    line: usize,
    /// By the index of the round in the report.
    rounds: BTreeMap<usize, Vec<ToldTable>>,
}

/// A table of a round, with its place in the report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ToldTable {
    pub(super) sides: BySide<[EntrantNumber; 2]>,
    line: usize,
    column: usize,
    text: String,
}

impl ToldTable {
    /// Returns the four players, those of the first-named side first.
    pub(super) fn players(&self) -> impl Iterator<Item = EntrantNumber> + use<> {
        let BySide { first, second } = self.sides;
        first.into_iter().chain(second)
    }

    /// Returns the error of a table that is not as expected.
    pub(super) fn contradicted(&self, expected: &'static str) -> TrfError {
        TrfError::field(self.line, self.column, &self.text, expected)
    }
}

impl ToldPartners {
    /// Reads the comments of a report; `None` without any.
    ///
    /// # Errors
    /// Fails if a comment has another form, if one is missing, and in a report without changing
    /// partners.
    pub(super) fn of(trf: &Trf) -> Result<Option<Self>, TrfError> {
        let is_event = trf.has_changing_partners();
        let players = trf.players().count();
        let mut told: Option<Self> = None;
        let mut rounds = BTreeMap::new();
        let mut first_round = None;
        for (line, text) in trf.comments() {
            let refuse = |column: usize, text: &str, expected| {
                Err(TrfError::field(line, TEXT + column, text, expected))
            };
            if let Some(name) = text.strip_prefix(PAIRING) {
                if !is_event {
                    return refuse(0, text, EXPECTED_EVENT);
                }
                if told.is_some() {
                    return refuse(0, text, EXPECTED_PAIRING);
                }
                let mut names = NAMES.iter();
                let Some((format, _)) = names.find(|(_, it)| *it == name) else {
                    return refuse(PAIRING.len(), name, EXPECTED_NAME);
                };
                told = Some(Self {
                    format: *format,
                    line,
                    rounds: BTreeMap::new(),
                });
            } else if let Some(rest) = text.strip_prefix(PARTNERS) {
                if !is_event {
                    return refuse(0, text, EXPECTED_EVENT);
                }
                first_round.get_or_insert((line, text));
                let round = rest.split_once(": ").and_then(|(round, tables)| {
                    let index = round.parse::<usize>().ok()?.checked_sub(1)?;
                    (!rounds.contains_key(&index)).then_some((index, round, tables))
                });
                let Some((index, round, tables)) = round else {
                    return refuse(PARTNERS.len(), rest, EXPECTED_ROUND);
                };
                let column = TEXT + PARTNERS.len() + round.chars().count() + 2;
                rounds.insert(index, tables_of(tables, line, column, players)?);
            }
        }
        match (told, first_round) {
            (Some(told), _) => Ok(Some(Self { rounds, ..told })),
            (None, Some((line, text))) => Err(TrfError::field(line, TEXT, text, EXPECTED_PAIRING)),
            (None, None) => Ok(None),
        }
    }

    /// Returns the tables of a round of the report, counted from 0; empty without a comment.
    pub(super) fn tables(&self, round: usize) -> &[ToldTable] {
        self.rounds.get(&round).map_or(&[], Vec::as_slice)
    }

    /// Returns the tables of all rounds of the report, counted from 0.
    pub(super) fn rounds(&self) -> impl Iterator<Item = (usize, &[ToldTable])> {
        let rounds = self.rounds.iter();
        rounds.map(|(round, tables)| (*round, tables.as_slice()))
    }

    /// Returns the error of a tournament that cannot be paired as the comment tells.
    pub(super) fn impossible(&self, expected: &'static str) -> TrfError {
        let mut names = NAMES.iter();
        let name = names.find(|(format, _)| *format == self.format);
        let name = name.map_or("", |(_, name)| *name);
        TrfError::field(self.line, TEXT + PAIRING.len(), name, expected)
    }
}

/// Reads the tables of a round, of players up to the number `most`.
///
/// # Errors
/// Fails for the first table of another form, and for a player at two tables.
fn tables_of(
    text: &str,
    line: usize,
    mut column: usize,
    most: usize,
) -> Result<Vec<ToldTable>, TrfError> {
    let mut seated = BTreeSet::new();
    let mut tables = Vec::new();
    for text in text.split(' ') {
        let sides = sides_of(text, most);
        let sides = sides.filter(|it| {
            let mut players = it.first.iter().chain(&it.second);
            players.all(|player| seated.insert(*player))
        });
        let sides = sides.ok_or_else(|| TrfError::field(line, column, text, EXPECTED_TABLE))?;
        tables.push(ToldTable {
            sides,
            line,
            column,
            text: text.to_owned(),
        });
        column += text.chars().count() + 1;
    }
    Ok(tables)
}

fn sides_of(text: &str, most: usize) -> Option<BySide<[EntrantNumber; 2]>> {
    let number = |text: &str| {
        let number = EntrantNumber::new(text.parse().ok()?)?;
        (number.index() < most).then_some(number)
    };
    let side = |text: &str| {
        let (one, other) = text.split_once('+')?;
        let (one, other) = (number(one)?, number(other)?);
        Some([one.min(other), one.max(other)])
    };
    let (first, second) = text.split_once('-')?;
    Some(BySide {
        first: side(first)?,
        second: side(second)?,
    })
}
