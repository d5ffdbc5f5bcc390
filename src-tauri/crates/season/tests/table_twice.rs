//! Comparison of the table with a slow, obvious implementation that compares all pairs.

use crate::sample;

use kralle_season::{
    Persons, Points, Season, SeasonFile, SeasonPlace, SeasonSettings, SeasonTable,
};
use proptest::prelude::*;
use sample::ranked;

const BY_RANK: [i64; 4] = [1000, 800, 550, 201];

/// A person's results in the season, with points, in season order.
struct Counted {
    name: String,
    results: Vec<i64>,
}

/// Returns the points in hundredths for a written rank: the mean, rounded half up.
fn worth(rank: &str, is_full: bool) -> i64 {
    let (from, to) = rank.split_once('-').unwrap_or((rank, rank));
    let (from, to): (usize, usize) = (from.parse().unwrap(), to.parse().unwrap());
    let of = |rank: usize| BY_RANK.get(rank - 1).copied().unwrap_or(0);
    if is_full {
        return of(from);
    }
    let (mut sum, mut ranks) = (0, 0);
    for rank in from..=to {
        sum += of(rank);
        ranks += 1;
    }
    let (whole, rest) = (sum / ranks, sum % ranks);
    if rest * 2 >= ranks { whole + 1 } else { whole }
}

impl Counted {
    /// Returns the maximum total of any choice of `best` results.
    fn total(&self, best: usize) -> i64 {
        let choices = 0_u32..1 << self.results.len();
        let choices = choices.filter(|it| it.count_ones() as usize <= best);
        let sums = choices.map(|choice| {
            let results = self.results.iter().enumerate();
            let chosen = results.filter(|(index, _)| choice & (1 << index) != 0);
            chosen.map(|(_, points)| points).sum()
        });
        sums.max().unwrap_or(0)
    }

    /// True if it comes before the other one.
    fn is_before(&self, other: &Self, best: usize) -> bool {
        let (own, others) = (self.total(best), other.total(best));
        if own != others {
            return own > others;
        }
        let (mut own, mut others) = (self.results.clone(), other.results.clone());
        let longest = own.len().max(others.len());
        for it in [&mut own, &mut others] {
            it.resize(longest, 0);
            it.sort_unstable();
        }
        while let (Some(one), Some(other)) = (own.pop(), others.pop()) {
            if one != other {
                return one > other;
            }
        }
        self.results.len() > other.results.len()
    }
}

/// Returns the ranks of one evening: each chunk of teams shares its ranks.
fn ranks(shared: &[usize]) -> Vec<String> {
    let mut ranks = Vec::new();
    for &size in shared {
        let from = ranks.len() + 1;
        let to = ranks.len() + size;
        ranks.extend(std::iter::repeat_n(format!("{from}-{to}"), size));
    }
    ranks
}

/// Generates evenings of teams of two out of ten persons.
fn evenings() -> impl Strategy<Value = Vec<Vec<(String, String)>>> {
    let names: Vec<String> = ('A'..='J').map(String::from).collect();
    let teams = (
        Just(names).prop_shuffle(),
        prop::collection::vec(1..4_usize, 1..4),
    );
    let evening = teams.prop_map(|(names, shared)| {
        let teams = names.chunks(2).map(|it| it.join(" + "));
        ranks(&shared).into_iter().zip(teams).collect::<Vec<_>>()
    });
    prop::collection::vec(evening, 1..6)
}

fn files(evenings: &[Vec<(String, String)>]) -> Vec<SeasonFile> {
    let days = (1..).zip(evenings);
    days.map(|(day, teams)| {
        let teams: Vec<String> = teams
            .iter()
            .map(|(rank, members)| format!("{rank}: {members}"))
            .collect();
        let teams: Vec<&str> = teams.iter().map(String::as_str).collect();
        ranked(&format!("e{day}"), &format!("2026-03-{day:02}"), &teams)
    })
    .collect()
}

proptest! {
    #[test]
    fn a_table_counted_by_comparing_everybody_is_the_same(
        evenings in evenings(),
        best in 0..4_u16,
        minimum in 0..4_u16,
        is_full in any::<bool>(),
    ) {
        let shared = if is_full { "full" } else { "mean" };
        let toml = format!(
            "best = {best}\nminimum = {minimum}\n[points]\nby_rank = [10, 8, 5.5, 2.01]\nshared = \"{shared}\""
        );
        let settings = SeasonSettings::from_toml(&toml).unwrap();
        let season = Season::of(files(&evenings));
        let persons = Persons::of(&season, &settings.decisions);
        let table = SeasonTable::of(&season, &persons, &settings);

        let mut all: Vec<Counted> = Vec::new();
        for (rank, members) in evenings.iter().flatten() {
            let points = worth(rank, is_full);
            for name in members.split(" + ") {
                match all.iter_mut().find(|it| it.name == name) {
                    Some(it) => it.results.push(points),
                    None => all.push(Counted { name: name.to_owned(), results: vec![points] }),
                }
            }
        }
        let best = if best == 0 { usize::MAX } else { best.into() };
        prop_assert_eq!(table.rows.len(), all.len());
        let is_ranked = |it: &Counted| it.results.len() >= usize::from(minimum);
        for it in &all {
            let person = persons.all().iter().find(|other| other.data.name.as_str() == it.name).unwrap();
            let row = table.row(person.number).unwrap();
            prop_assert_eq!(row.total, Points(it.total(best)));
            let points: Vec<i64> = row.results.iter().map(|it| it.points.0).collect();
            prop_assert_eq!(&points, &it.results);
            let ranked: Vec<&Counted> = all.iter().filter(|it| is_ranked(it)).collect();
            let before = ranked.iter().filter(|other| other.is_before(it, best)).count();
            let behind = ranked.iter().filter(|other| it.is_before(other, best)).count();
            match row.place {
                SeasonPlace::Ranked { rank, .. } => {
                    prop_assert!(is_ranked(it));
                    prop_assert_eq!(usize::from(rank.from), before + 1);
                    prop_assert_eq!(usize::from(rank.to), ranked.len() - behind);
                }
                SeasonPlace::BelowMinimum { missing } => {
                    prop_assert_eq!(usize::from(missing) + it.results.len(), usize::from(minimum));
                }
                SeasonPlace::Guest => prop_assert!(false, "nobody is a guest"),
            }
        }
    }
}
