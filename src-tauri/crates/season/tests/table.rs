//! The season table: laws, and a season counted by hand.

use crate::sample;

use kralle_rules::preset::Game;
use kralle_season::{
    Behind, EveningProgress, EveningResult, Persons, Points, Problem, Season, SeasonFile,
    SeasonPlace, SeasonSettings, SeasonTable,
};
use rstest::rstest;
use sample::ranked;

/// A season with its table.
struct Counted {
    season: Season,
    persons: Persons,
    table: SeasonTable,
}

fn counted(files: Vec<SeasonFile>, toml: &str) -> Counted {
    let settings = SeasonSettings::from_toml(toml).unwrap();
    let season = Season::by(files, &settings);
    let persons = Persons::of(&season, &settings.decisions);
    let table = SeasonTable::of(&season, &persons, &settings);
    Counted {
        season,
        persons,
        table,
    }
}

fn place(place: SeasonPlace) -> String {
    match place {
        SeasonPlace::Ranked { rank, .. } if rank.from == rank.to => format!("{}", rank.from),
        SeasonPlace::Ranked { rank, .. } => format!("{}-{}", rank.from, rank.to),
        SeasonPlace::BelowMinimum { missing } => format!("{missing} missing"),
        SeasonPlace::Guest => "guest".to_owned(),
    }
}

/// Formats a result; one that does not count is in brackets.
fn result(it: &EveningResult) -> String {
    if it.counts {
        it.points.to_string()
    } else {
        format!("({})", it.points)
    }
}

impl Counted {
    fn name(&self, person: kralle_season::PersonNumber) -> &str {
        self.persons.get(person).unwrap().data.name.as_str()
    }

    /// Formats the rows: place, name, total, results.
    fn rows(&self) -> Vec<String> {
        let rows = self.table.rows.iter();
        rows.map(|row| {
            let results: Vec<String> = row.results.iter().map(result).collect();
            let (place, name) = (place(row.place), self.name(row.person));
            format!("{place} {name} {}: {}", row.total, results.join(" "))
        })
        .collect()
    }

    fn behind(&self) -> Vec<Option<Behind>> {
        let rows = self.table.rows.iter();
        rows.filter_map(|row| match row.place {
            SeasonPlace::Ranked { behind, .. } => Some(behind),
            SeasonPlace::BelowMinimum { .. } | SeasonPlace::Guest => None,
        })
        .collect()
    }

    fn category(&self, index: usize) -> Vec<String> {
        let rows = self.table.categories[index].rows.iter();
        rows.map(|row| {
            assert_eq!(self.table.rows[row.row].person, row.person);
            format!("{} {}", place(row.place), self.name(row.person))
        })
        .collect()
    }
}

/// Four evenings of a club, the best three count, one point for taking part:
///
/// | | 1 (4 teams) | 2 (3 teams) | 3 (2 teams, joint winners) | 4 (3 teams, one out) |
/// |---|---|---|---|---|
/// | rank 1 | Anna, Ben | Anna, Cem | Anna, Dora; Ben, Emil | Cem, Emil |
/// | rank 2 | Cem, Dora | Ben, Emil | | Anna, Fritz |
/// | rank 3 | Emil, Fritz; Gerd, Hans | Dora, Fritz | | out: Ben, Dora |
///
/// 10, 8, 6, 5 points. Ranks 3–4 of evening 1 share 6 and 5: 5.5. The winners of evening 3 share 10 and 8: 9. With the
/// point for taking part:
///
/// - Anna 11, 11, 10, 9: the best three 11 + 11 + 10 = 32
/// - Ben 11, 9, 10, out: 11 + 9 + 10 = 30
/// - Cem 9, 11, –, 11: 9 + 11 + 11 = 31
/// - Dora 9, 7, 10, out: 9 + 7 + 10 = 26
/// - Emil 6.5, 9, 10, 11: 9 + 10 + 11 = 30, like Ben: best results 11, 11; then 10, 10; then 9, 9; then
///   Ben has none, Emil 6.5: Emil is before him
/// - Fritz 6.5, 7, –, 9: 6.5 + 7 + 9 = 22.5
/// - Gerd 6.5; Hans 6.5: one start each, two are required
#[test]
fn a_season_agrees_with_the_hand_calculation() {
    let season = counted(
        vec![
            ranked(
                "1",
                "2026-01-08",
                &[
                    "1: Anna + Ben",
                    "2: Cem + Dora",
                    "3-4: Emil + Fritz",
                    "3-4: Gerd + Hans",
                ],
            ),
            ranked(
                "2",
                "2026-02-05",
                &["1: Anna + Cem", "2: Ben + Emil", "3: Dora + Fritz"],
            ),
            ranked("3", "2026-03-05", &["1-2: Anna + Dora", "1-2: Ben + Emil"]),
            ranked(
                "4",
                "2026-04-02",
                &["1: Cem + Emil", "2: Anna + Fritz", "out: Ben + Dora"],
            ),
        ],
        "best = 3\nminimum = 2\nbonus = 1\n[points]\nby_rank = [10, 8, 6, 5]\nshared = \"mean\"",
    );
    assert_eq!(
        season.rows(),
        [
            "1 Anna 32: 11 11 10 (9)",
            "2 Cem 31: 9 11 11",
            "3 Emil 30: (6.5) 9 10 11",
            "4 Ben 30: 11 9 10",
            "5 Dora 26: 9 7 10",
            "6 Fritz 22.5: 6.5 7 9",
            "1 missing Gerd 6.5: 6.5",
            "1 missing Hans 6.5: 6.5",
        ]
    );
    let single = Behind::SingleResult {
        nth: 4,
        before: Points(650),
        own: Points::NONE,
    };
    let total = Some(Behind::Total);
    assert_eq!(
        season.behind(),
        [None, total, total, Some(single), total, total]
    );

    let emil = &season.table.rows[2].results[0];
    assert_eq!((emil.rank.from, emil.rank.to, emil.teams), (3, 4, 4));
    assert_eq!(emil.working.by_rank, [Points::whole(6), Points::whole(5)]);
    assert_eq!(emil.working.base, Points(550));
    assert_eq!(emil.working.bonus, Points::whole(1));
    let partner = season.name(emil.partners[0]);
    assert_eq!(partner, "Fritz");
    let last = season.table.rows[2].results[3].teams;
    assert_eq!(last, 2, "who is out is no team of the order");
}

#[rstest]
#[case::by_rank("by_rank = [10, 8]", &["1 A 10: 10", "2-3 B 4: 4", "2-3 C 4: 4", "4 D 0: 0"])]
#[case::beaten("formula = \"beaten\"", &["1 A 3: 3", "2-3 B 1.5: 1.5", "2-3 C 1.5: 1.5", "4 D 0: 0"])]
#[case::and_one("formula = \"beaten_plus_one\"", &["1 A 4: 4", "2-3 B 2.5: 2.5", "2-3 C 2.5: 2.5", "4 D 1: 1"])]
#[case::percent("formula = \"percent\"", &["1 A 100: 100", "2-3 B 50: 50", "2-3 C 50: 50", "4 D 0: 0"])]
#[case::own("own = true", &["1 A 4.5: 4.5", "2-3 B 3: 3", "2-3 C 3: 3", "4 D 0: 0"])]
#[case::full("by_rank = [10, 8]\nshared = \"full\"", &["1 A 10: 10", "2-3 B 8: 8", "2-3 C 8: 8", "4 D 0: 0"])]
fn what_a_rank_is_worth(#[case] points: &str, #[case] rows: &[&str]) {
    let evening = ranked(
        "1",
        "2026-01-01",
        &["1 9: A", "2-3 6: B", "2-3 6: C", "4 0: D"],
    );
    let season = counted(vec![evening], &format!("[points]\n{points}"));
    assert_eq!(season.rows(), rows);
}

#[rstest]
#[case::rounded_half_up("by_rank = [0.01]", "0.01")]
#[case::thirds_are_rounded_once("by_rank = [10, 0, 0]", "3.33")]
fn a_mean_is_rounded_to_hundredths_for_each_evening(#[case] points: &str, #[case] each: &str) {
    let teams = ["1-3: A", "1-3: B", "1-3: C"];
    let teams = if points.contains("0.01") {
        &teams[..2]
    } else {
        &teams[..]
    };
    let teams: Vec<String> = teams
        .iter()
        .map(|it| it.replace("1-3", &format!("1-{}", teams.len())))
        .collect();
    let teams: Vec<&str> = teams.iter().map(String::as_str).collect();
    let days = ["2026-01-01", "2026-01-02", "2026-01-03"];
    let files = days.iter().map(|day| ranked(day, day, &teams)).collect();
    let season = counted(files, &format!("[points]\n{points}"));
    let row = &season.table.rows[0];
    assert!(row.results.iter().all(|it| it.points.to_string() == each));
    assert_eq!(row.total, row.results.iter().map(|it| it.points).sum());
}

#[test]
fn level_in_everything_they_share_their_ranks_in_the_order_of_names() {
    let season = counted(
        vec![ranked(
            "1",
            "2026-01-01",
            &["1: Zoe + Adam", "2: Carl + Bea"],
        )],
        "[points]\nby_rank = [10, 8]",
    );
    assert_eq!(
        season.rows(),
        [
            "1-2 Adam 10: 10",
            "1-2 Zoe 10: 10",
            "3-4 Bea 8: 8",
            "3-4 Carl 8: 8"
        ]
    );
    let shared = Some(Behind::Shared);
    assert_eq!(season.behind(), [None, shared, Some(Behind::Total), shared]);
}

#[test]
fn who_is_level_stands_by_surname_not_by_the_first_word_of_the_alphabet() {
    let evening = ranked("1", "2026-01-01", &["1: Zorn, Aaron + Adler, Zeno"]);
    let season = counted(vec![evening], "[points]\nby_rank = [10]");
    let rows: Vec<_> = season
        .table
        .rows
        .iter()
        .map(|row| season.name(row.person))
        .collect();
    assert_eq!(rows, ["Adler, Zeno", "Zorn, Aaron"]);
}

#[test]
fn more_starts_are_before_fewer_where_every_result_is_equal() {
    let season = counted(
        vec![
            ranked("1", "2026-01-01", &["1: A", "2: B"]),
            ranked("2", "2026-01-02", &["1: B", "2: A", "3: C"]),
            ranked("3", "2026-01-03", &["1: C", "2: D", "3: A"]),
        ],
        "[points]\nby_rank = [10]",
    );
    let rows = season.rows();
    assert_eq!(
        rows,
        [
            "1 A 10: 10 0 0",
            "2-3 B 10: 0 10",
            "2-3 C 10: 0 10",
            "4 D 0: 0"
        ]
    );
    let starts = Behind::Starts { before: 3, own: 2 };
    assert_eq!(season.behind()[1], Some(starts));
}

#[test]
fn of_equal_results_the_earlier_ones_count() {
    let days = ["2026-01-01", "2026-01-02", "2026-01-03"];
    let files = days.iter().map(|day| ranked(day, day, &["1: A"])).collect();
    let season = counted(files, "best = 2\n[points]\nby_rank = [10]");
    assert_eq!(season.rows(), ["1 A 20: 10 10 (10)"]);
}

#[test]
fn guests_keep_their_rank_and_take_no_points() {
    let season = counted(
        vec![ranked(
            "1",
            "2026-01-01",
            &["1: Gast, Greta;;SK Horst + A;;SK Nest", "2: B;;sk nest + C"],
        )],
        "[points]\nby_rank = [10, 8]\n[guests]\npersons = [{name = \"Greta Gast\"}, {name = \"Nobody\"}]\nclubs = [\"SK Nest\"]",
    );
    assert_eq!(
        season.rows(),
        [
            "1 A 10: 10",
            "2 B 8: 8",
            "guest C 0: 0",
            "guest Gast, Greta 0: 0"
        ]
    );
    assert_eq!(
        season.table.problems,
        [Problem::GuestFitsNobody { entry: 2 }]
    );
    let working = &season.table.rows[3].results[0].working;
    assert!(working.is_guest);
    assert_eq!(working.base, Points::whole(10));
}

#[test]
fn a_category_ranks_its_own_among_themselves() {
    let season = counted(
        vec![ranked(
            "1",
            "2026-01-01",
            &[
                "1: A;1980;;;;1900 + B;2010;;;;1500",
                "2: C;2011;;;;1499 + D",
                "3: Guest;2012;;;;1200",
            ],
        )],
        "[points]\nby_rank = [10, 8]\n[[category]]\nname = \"U16\"\nborn_from = 2010\n[[category]]\nname = \"below 1500\"\nrating_until = 1499\n[[category]]\nname = \"seniors\"\nborn_until = 1980\nrating_from = 1800\n[guests]\npersons = [{name = \"Guest\"}]",
    );
    assert_eq!(season.category(0), ["1 B", "2 C", "guest Guest"]);
    assert_eq!(season.category(1), ["1 C", "guest Guest"]);
    assert_eq!(season.category(2), ["1 A"]);
}

#[rstest]
#[case::finished(EveningProgress::Finished, "omit", None)]
#[case::running(EveningProgress::Running, "omit", Some("running"))]
#[case::open(EveningProgress::FirstPlaceOpen, "omit", Some("first_place_open"))]
#[case::running_counts(EveningProgress::Running, "as_it_stands", None)]
#[case::open_counts(EveningProgress::FirstPlaceOpen, "as_it_stands", None)]
#[case::not_begun(EveningProgress::NotBegun, "as_it_stands", Some("not_begun"))]
fn a_running_tournament_counts_only_where_it_is_asked_for(
    #[case] progress: EveningProgress,
    #[case] running: &str,
    #[case] problem: Option<&str>,
) {
    let mut file = ranked("1", "2026-01-01", &["1: A"]);
    file.evening.progress = progress;
    let season = counted(vec![file], &format!("running = \"{running}\""));
    let codes: Vec<&str> = season.season.problems().iter().map(Problem::code).collect();
    assert_eq!(codes, Vec::from_iter(problem));
    assert_eq!(season.table.rows.is_empty(), problem.is_some());
    assert_eq!(season.persons.all().is_empty(), problem.is_some());
}

#[test]
fn a_tournament_of_another_game_is_not_in_the_table() {
    let files = || {
        let mut other = ranked("2", "2026-01-02", &["1: B"]);
        other.evening.game = Game::PairMoves;
        vec![ranked("1", "2026-01-01", &["1: A"]), other]
    };
    let other = |file: &str, game| Problem::OtherGame {
        file: file.to_owned(),
        game,
    };
    let season = counted(files(), "");
    assert_eq!(season.rows(), ["1 A 1: 1"]);
    assert_eq!(season.table.problems, [other("2.kralle", Game::PairMoves)]);
    let season = counted(files(), "game = \"pair_moves\"");
    assert_eq!(season.rows(), ["1 B 1: 1"]);
    assert_eq!(season.table.problems, [other("1.kralle", Game::Tandem)]);
}

#[test]
fn a_person_of_several_names_has_one_row() {
    let files = vec![
        ranked("1", "2026-01-01", &["1: Adler, Ida;;;7", "2: B"]),
        ranked("2", "2026-01-02", &["1: Horst, Ida;;;7 + B", "2: C"]),
    ];
    let season = counted(files, "[points]\nby_rank = [10, 8]");
    assert_eq!(
        season.rows(),
        ["1 Horst, Ida 20: 10 10", "2 B 18: 8 10", "3 C 8: 8"]
    );
}
