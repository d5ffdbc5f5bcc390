//! Excluded tournaments: they count nowhere in a season.

use crate::sample;

use kralle_rules::preset::Game;
use kralle_season::rating::{Games, RatingParameters, Ratings};
use kralle_season::{
    DecisionKind, DecisionPlace, EveningProgress, LeftOut, Persons, PlayedMatch, Problem, Score,
    Season, SeasonFile, SeasonSettings, SeasonTable,
};
use kralle_tournament::{PlayerId, RoundNumber, TableNumber};
use rstest::rstest;
use sample::ranked;

/// A tournament in which the first two players beat the next two.
fn played(key: &str, date: &str, names: [&str; 4]) -> SeasonFile {
    let [a, b, c, d] = names;
    let mut file = ranked(
        key,
        date,
        &[&format!("1: {a} + {b}"), &format!("2: {c} + {d}")],
    );
    file.evening.matches = vec![PlayedMatch {
        round: RoundNumber::FIRST,
        table: TableNumber::at(0),
        first: vec![PlayerId(1), PlayerId(2)],
        second: vec![PlayerId(3), PlayerId(4)],
        score: Score::Won,
    }];
    file
}

fn settings(toml: &str) -> SeasonSettings {
    SeasonSettings::from_toml(toml).unwrap()
}

/// Returns the names of the persons rated at tandem, in order.
fn rated(season: &Season, persons: &Persons) -> Vec<String> {
    let ratings = Ratings::of(&Games::of(season, persons), &RatingParameters::default());
    let names = ratings.tandem.iter().map(|it| {
        let person = persons.get(it.person).unwrap();
        person.data.name.to_string()
    });
    names.collect()
}

#[rstest]
#[case::running(EveningProgress::Running, "", LeftOut::Running)]
#[case::first_place_open(EveningProgress::FirstPlaceOpen, "", LeftOut::FirstPlaceOpen)]
#[case::not_begun(
    EveningProgress::NotBegun,
    "running = \"as_it_stands\"",
    LeftOut::NotBegun
)]
#[case::excluded(
    EveningProgress::Finished,
    "exclude = [\"1.kralle\"]",
    LeftOut::Excluded
)]
fn what_does_not_count_counts_nowhere(
    #[case] progress: EveningProgress,
    #[case] toml: &str,
    #[case] why: LeftOut,
) {
    let mut aside = played("1", "2026-01-01", ["Uhu, Ute;;;;;1900", "B", "C", "D"]);
    aside.evening.progress = progress;
    let counts = played("2", "2026-02-01", ["Uhu, Ute", "F", "G", "H"]);
    let settings = settings(toml);
    let season = Season::by(vec![aside.clone(), counts.clone()], &settings);
    let alone = Season::by(vec![counts], &settings);

    let left_out: Vec<_> = season.left_out().collect();
    assert!(matches!(left_out[..], [(_, file, found)] if *file == aside && found == why));
    assert_eq!(season.evening(left_out[0].0), Some(&aside));

    let [persons, alone_persons] =
        [&season, &alone].map(|season| Persons::of(season, &settings.decisions));
    assert_eq!(persons, alone_persons, "persons and questions");
    assert_eq!(rated(&season, &persons), ["Uhu, Ute", "F", "G", "H"]);
    assert_eq!(
        Games::of(&season, &persons),
        Games::of(&alone, &alone_persons),
        "neither matches nor chess ratings to start from"
    );
    assert_eq!(
        SeasonTable::of(&season, &persons, &settings),
        SeasonTable::of(&alone, &alone_persons, &settings)
    );
}

#[test]
fn a_running_tournament_that_counts_is_rated_too() {
    let mut running = played("1", "2026-01-01", ["A", "B", "C", "D"]);
    running.evening.progress = EveningProgress::Running;
    let settings = settings("running = \"as_it_stands\"");
    let season = Season::by(vec![running], &settings);
    let persons = Persons::of(&season, &settings.decisions);
    assert_eq!(rated(&season, &persons), ["A", "B", "C", "D"]);
    assert_eq!(SeasonTable::of(&season, &persons, &settings).rows.len(), 4);
}

#[test]
fn a_finished_tournament_of_another_game_is_rated_only() {
    let mut other = played("1", "2026-01-01", ["A", "B", "C", "D"]);
    other.evening.game = Game::PairMoves;
    let settings = settings("");
    let season = Season::by(vec![other.clone()], &settings);
    assert_eq!(season.evenings().count(), 1);
    other.evening.progress = EveningProgress::Running;
    let season = Season::by(vec![other], &settings);
    assert_eq!(season.evenings().count(), 0);
}

#[test]
fn of_two_copies_the_one_that_is_not_excluded_counts() {
    let further = played("1", "2026-01-01", ["A", "B", "C", "D"]);
    let mut copy = further.clone();
    copy.file = "copy.kralle".to_owned();
    copy.evening.matches.clear();
    let season = Season::by(
        vec![further, copy.clone()],
        &settings("exclude = [\"1.kralle\"]"),
    );
    let files: Vec<_> = season.evenings().map(|(_, it)| it).collect();
    assert_eq!(files, [&copy]);
    assert_eq!(season.problems(), [], "nothing is there twice");
}

#[test]
fn a_decision_about_who_is_left_out_is_no_mistake() {
    let aside = played("1", "2026-01-01", ["A", "B", "C", "D"]);
    let counts = played("2", "2026-02-01", ["E", "F", "G", "H"]);
    let settings = settings(
        "exclude = [\"1.kralle\"]\n[guests]\npersons = [{name = \"B\"}]\n\
         [[same_person]]\nentries = [{name = \"A\"}, {name = \"E\"}]\n\
         [[same_person]]\nentries = [{name = \"Nobody\"}, {name = \"E\"}]",
    );
    let season = Season::by(vec![aside, counts], &settings);
    let persons = Persons::of(&season, &settings.decisions);
    assert_eq!(
        persons.problems(),
        [Problem::DecisionFitsNobody {
            decision: DecisionPlace {
                kind: DecisionKind::SamePerson,
                number: 2,
            },
            entry: 1,
        }]
    );
    assert_eq!(
        SeasonTable::of(&season, &persons, &settings).problems,
        [],
        "the guest is one of the tournament left out"
    );
}

#[test]
fn an_excluded_file_is_written_and_read_again() {
    let text = "files = [\"*.kralle\"] # all\n[points]\nown = true\n";
    let mut changed = settings(text);
    changed.exclude.push("Demo/1 [a].kralle".to_owned());
    let written = changed.written_into(text).unwrap();
    assert_eq!(
        written,
        "files = [\"*.kralle\"] # all\nexclude = [\"Demo/1 [a].kralle\"]\n[points]\nown = true\n"
    );
    assert_eq!(settings(&written), changed);
}
