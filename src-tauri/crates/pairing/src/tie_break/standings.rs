//! Standings by a list of tie-breaks (C.07 article 4.2).

use crate::event::{EntrantNumber, Event, ScoreKind};

use super::buchholz::{Summand, average, score_strength, sums};
use super::own::Counted;
use super::performance::Measure;
use super::table::{PairingMode, Table};
use super::{ListOrder, TieBreak, TieBreakKind, Value, Working};
use super::{boards, encounter, koya, own, performance};

/// The standings, with every value and its working.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// One column for each tie-break, in the order of the list.
    pub columns: Vec<Column>,
    /// One entry per entrant, the best first; entrants with the same rank by number.
    pub order: Vec<Standing>,
}

/// The values of one tie-break.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    pub tie_break: TieBreak,
    /// The value of each entrant by number; `None` if there is none.
    pub values: Vec<Option<Value>>,
    /// The working of each value, by number.
    pub workings: Vec<Working>,
}

/// An entrant's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    pub entrant: EntrantNumber,
    /// The rank, counted from 1.
    pub rank: usize,
    /// The number of entrants with this rank, at least 1.
    pub shared_by: usize,
}

impl Standings {
    /// Returns the rank of each entrant by number.
    pub fn ranks(&self) -> Vec<usize> {
        let mut ranks = vec![0; self.order.len()];
        for standing in &self.order {
            ranks[standing.entrant.index()] = standing.rank;
        }
        ranks
    }
}

/// Ranks the entrants by a list of tie-breaks, each applied to the entrants still tied.
///
/// Those tied at the end share the rank. [`TieBreakKind::Points`] must be in the list to count.
pub fn rank(event: &Event, list: &[TieBreak], mode: PairingMode) -> Standings {
    rank_apart(event, list, mode, &[])
}

/// Like [`rank`], with some entrants `out` of the order: they come last, and never share a rank
/// with the others.
pub fn rank_apart(
    event: &Event,
    list: &[TieBreak],
    mode: PairingMode,
    out: &[EntrantNumber],
) -> Standings {
    let table = Table::new(event, mode);
    let (out, ranked): (Vec<_>, Vec<_>) = table.entrants().partition(|it| out.contains(it));
    let mut groups: Vec<Vec<EntrantNumber>> = vec![ranked, out];
    groups.retain(|group| !group.is_empty());
    let mut columns = Vec::with_capacity(list.len());
    for tie_break in list {
        let cells = column(table, tie_break, &groups);
        let (values, workings): (Vec<_>, Vec<_>) = cells.into_iter().unzip();
        groups = groups
            .into_iter()
            .flat_map(|group| split(group, &values, is_descending(tie_break)))
            .collect();
        columns.push(Column {
            tie_break: *tie_break,
            values,
            workings,
        });
    }
    let mut order = Vec::with_capacity(event.entrant_count());
    for group in groups {
        let rank = order.len() + 1;
        let shared_by = group.len();
        order.extend(group.into_iter().map(|entrant| Standing {
            entrant,
            rank,
            shared_by,
        }));
    }
    Standings { columns, order }
}

/// True if larger values are better.
fn is_descending(tie_break: &TieBreak) -> bool {
    let usual = !matches!(
        tie_break.kind,
        TieBreakKind::DirectEncounter
            | TieBreakKind::DirectEncounterOfTwo
            | TieBreakKind::ExtendedDirectEncounter
            | TieBreakKind::EncounterCountTop
            | TieBreakKind::EncounterCountBottom
            | TieBreakKind::EncounterTop
            | TieBreakKind::EncounterBottom
            | TieBreakKind::TopBoards
            | TieBreakKind::BottomBoards
            | TieBreakKind::BoardCount
            | TieBreakKind::PairingNumber
    );
    usual == (tie_break.order == ListOrder::Usual)
}

/// Splits tied entrants by value; those without one come last.
fn split(
    mut group: Vec<EntrantNumber>,
    values: &[Option<Value>],
    descending: bool,
) -> Vec<Vec<EntrantNumber>> {
    let value = |entrant: &EntrantNumber| values[entrant.index()];
    group.sort_by(|a, b| {
        let by_value = match (value(a), value(b)) {
            (Some(a), Some(b)) if descending => b.cmp(&a),
            (Some(a), Some(b)) => a.cmp(&b),
            (a, b) => b.is_some().cmp(&a.is_some()),
        };
        by_value.then(a.cmp(b))
    });
    group
        .chunk_by(|a, b| value(a) == value(b))
        .map(<[EntrantNumber]>::to_vec)
        .collect()
}

/// Returns the values of a tie-break, by number. `groups` are the entrants still tied.
fn column(
    table: Table<'_>,
    tie_break: &TieBreak,
    groups: &[Vec<EntrantNumber>],
) -> Vec<(Option<Value>, Working)> {
    let kind = tie_break.score.unwrap_or(table.event.primary_score());
    let all = |cells: Vec<(Value, Working)>| -> Vec<(Option<Value>, Working)> {
        let cells = cells.into_iter();
        cells
            .map(|(value, working)| (Some(value), working))
            .collect()
    };
    let of_each = |value: &dyn Fn(EntrantNumber) -> (Value, Working)| {
        all(table.entrants().map(value).collect())
    };
    let score =
        |kind: ScoreKind| of_each(&|entrant| (table.score(entrant, kind), Working::default()));
    let rating = |measure: Measure| performance::values(table, tie_break, measure);
    let counted = |what: Counted| of_each(&|entrant| own::count(table, what, entrant, kind));
    match tie_break.kind {
        TieBreakKind::Points => score(kind),
        TieBreakKind::OtherScore => score(table.event.primary_score().other()),
        TieBreakKind::PairingNumber => {
            of_each(&|entrant| (Value::whole(i64::from(entrant.get())), Working::default()))
        }
        TieBreakKind::Wins => counted(Counted::Wins),
        TieBreakKind::GamesWon => counted(Counted::GamesWon),
        TieBreakKind::GamesWithBlack => counted(Counted::GamesWithBlack),
        TieBreakKind::WinsWithBlack => counted(Counted::WinsWithBlack),
        TieBreakKind::RoundsElected => counted(Counted::RoundsElected),
        TieBreakKind::StandardPoints => counted(Counted::StandardPoints),
        TieBreakKind::Progressive => {
            of_each(&|entrant| own::progressive(table, tie_break, entrant, kind))
        }
        TieBreakKind::Buchholz | TieBreakKind::ForeBuchholz => {
            all(sums(table, tie_break, kind, Summand::Score))
        }
        TieBreakKind::SonnebornBerger => {
            all(sums(table, tie_break, kind, Summand::ScoreTimes(kind)))
        }
        TieBreakKind::ExtendedSonnebornBerger { opponents, own } => {
            all(sums(table, tie_break, opponents, Summand::ScoreTimes(own)))
        }
        TieBreakKind::AverageBuchholz => average(table, tie_break, kind),
        TieBreakKind::ScoreStrength => score_strength(table, tie_break, kind),
        TieBreakKind::Koya => all(koya::koya(table, tie_break, kind)),
        TieBreakKind::AverageRating => rating(Measure::Average),
        TieBreakKind::Performance => rating(Measure::Performance),
        TieBreakKind::PerfectPerformance => rating(Measure::Perfect),
        TieBreakKind::AveragePerformance => rating(Measure::OpponentsPerformance),
        TieBreakKind::AveragePerfectPerformance => rating(Measure::OpponentsPerfect),
        TieBreakKind::Rating => rating(Measure::Own),
        TieBreakKind::BoardCount => of_each(&|entrant| boards::board_count(table, entrant)),
        TieBreakKind::TopBoards | TieBreakKind::BottomBoards => in_groups(table, groups, |tied| {
            boards::places(table, tie_break.kind, tied)
        }),
        TieBreakKind::DirectEncounter
        | TieBreakKind::DirectEncounterOfTwo
        | TieBreakKind::ExtendedDirectEncounter
        | TieBreakKind::EncounterCountTop
        | TieBreakKind::EncounterCountBottom
        | TieBreakKind::EncounterTop
        | TieBreakKind::EncounterBottom => in_groups(table, groups, |tied| {
            encounter::places(table, tie_break, kind, tied)
        }),
    }
}

/// Returns the places among entrants still tied, in the order of numbers.
fn in_groups(
    table: Table<'_>,
    groups: &[Vec<EntrantNumber>],
    places: impl Fn(&[EntrantNumber]) -> Vec<(Value, Working)>,
) -> Vec<(Option<Value>, Working)> {
    let mut cells = vec![(None, Working::default()); table.event.entrant_count()];
    for tied in groups {
        for (entrant, (value, working)) in tied.iter().zip(places(tied)) {
            cells[entrant.index()] = (Some(value), working);
        }
    }
    cells
}
