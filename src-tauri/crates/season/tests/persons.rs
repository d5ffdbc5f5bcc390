//! Identity of persons over several tournaments: certain matches, questions, decisions.

use crate::sample;

use kralle_season::{
    DecisionKind, DecisionPlace, Decisions, Joined, PersonNumber, Persons, Problem, QuestionReason,
    Season, SeasonSettings,
};
use rstest::rstest;
use sample::{at, evening, joined};

/// Returns evenings a day apart, each given as a list of players separated by `/`.
fn season(evenings: &[&str]) -> Season {
    let days = (1..).zip(evenings);
    Season::of(
        days.map(|(day, players)| {
            let players: Vec<&str> = players.split('/').collect();
            evening(&format!("e{day}"), &format!("2026-03-{day:02}"), &players)
        })
        .collect(),
    )
}

fn decisions(toml: &str) -> Decisions {
    SeasonSettings::from_toml(toml).unwrap().decisions
}

#[rstest]
#[case::fide_number(&["Adler, Ida;;;7", "Horst, Ida;;;7"], &["1.1 2.1"])]
#[case::national_number(&["Adler, Ida;;;;70107-23", "Horst, Ida;;;;70107-0023"], &["1.1 2.1"])]
#[case::name_year_and_club(&["Müller, Jan;2008;SK Nest", "MUELLER Jan;2008;Sk Nest"], &["1.1 2.1"])]
#[case::a_name_and_nothing_else(&["Müller, Jan", "Mueller, Jan"], &["1.1 2.1"])]
#[case::through_a_third(
    &["Adler, Ida;1990;SK Nest", "Adler, Ida;1990;SK Nest;7", "Horst, Ida;;;7"],
    &["1.1 2.1 3.1"]
)]
#[case::a_year_more_is_asked(&["Müller, Jan", "Müller, Jan;2008"], &["1.1", "2.1"])]
#[case::namesakes(&["Müller, Jan;1990", "Müller, Jan;2008"], &["1.1", "2.1"])]
#[case::two_fide_numbers(&["Müller, Jan;;;1", "Müller, Jan;;;2"], &["1.1", "2.1"])]
#[case::who_of_two_numbers_cannot_be_told(
    &["Müller, Jan;;;1", "Müller, Jan;;;2", "Müller, Jan", "Müller, Jan"],
    &["1.1", "2.1", "3.1 4.1"]
)]
#[case::one_number_is_everybody_s_of_this_name(
    &["Müller, Jan;;;1", "Müller, Jan", "Müller, Jan;;;1"],
    &["1.1 2.1 3.1"]
)]
#[case::namesakes_of_one_evening(
    &["Müller, Jan/Müller, Jan", "Müller, Jan", "Müller, Jan"],
    &["1.1", "1.2", "2.1 3.1"]
)]
#[case::one_number_twice_in_an_evening(
    &["Adler, Ida;;;7/Adler, Ina;;;7", "Adler, Ida;;;7"],
    &["1.1", "1.2", "2.1"]
)]
fn what_is_certain_is_joined(#[case] evenings: &[&str], #[case] persons: &[&str]) {
    let season = season(evenings);
    assert_eq!(
        joined(&Persons::of(&season, &Decisions::default())),
        persons
    );
}

#[rstest]
#[case::by_fide(&["Adler, Ida;;;7", "Horst, Ida;;;7"], Joined::FideId)]
#[case::by_national(&["Adler, Ida;;;;70107-23", "Horst, Ida;;;;70107-23"], Joined::NationalId)]
#[case::as_written(&["Adler, Ida", "Ida Adler"], Joined::Written)]
fn why_an_entry_was_joined_is_said(#[case] evenings: &[&str], #[case] why: Joined) {
    let persons = Persons::of(&season(evenings), &Decisions::default());
    let entries = &persons.all()[0].entries;
    assert_eq!([entries[0].joined, entries[1].joined], [None, Some(why)]);
}

#[rstest]
#[case::a_year_more(&["Müller, Jan", "Müller, Jan;2008"], &[(1, 2, QuestionReason::Likely)])]
#[case::another_club(
    &["Müller, Jan;2008;SK Nest", "Müller, Jan;2008;SK Horst"],
    &[(1, 2, QuestionReason::Likely)]
)]
#[case::a_club_more(&["Müller, Jan;2008", "Müller, Jan;2008;SK Horst"], &[(1, 2, QuestionReason::Likely)])]
#[case::namesakes_are_not_asked(&["Müller, Jan;1990", "Müller, Jan;2008"], &[])]
#[case::two_numbers_are_not_asked(&["Müller, Jan;;;1", "Müller, Jan;;;2"], &[])]
#[case::nor_two_of_one_evening(&["Müller, Jan/Müller, Jan;2008"], &[])]
#[case::either_of_two(
    &["Müller, Jan/Müller, Jan", "Müller, Jan"],
    &[(1, 3, QuestionReason::Ambiguous), (2, 3, QuestionReason::Ambiguous)]
)]
#[case::either_of_two_numbers(
    &["Müller, Jan;;;1", "Müller, Jan;;;2", "Müller, Jan"],
    &[(1, 3, QuestionReason::Ambiguous), (2, 3, QuestionReason::Ambiguous)]
)]
#[case::other_names(&["Adler, Ida", "Adler, Ina"], &[])]
fn what_is_likely_is_asked(
    #[case] evenings: &[&str],
    #[case] asked: &[(u32, u32, QuestionReason)],
) {
    let persons = Persons::of(&season(evenings), &Decisions::default());
    let questions = persons.questions().iter();
    let found: Vec<_> = questions
        .map(|it| (it.one.0, it.other.0, it.reason))
        .collect();
    assert_eq!(found, asked);
    assert_eq!(persons.questions_left_out(), 0);
}

const SAME: DecisionPlace = DecisionPlace {
    kind: DecisionKind::SamePerson,
    number: 1,
};
const OTHER: DecisionPlace = DecisionPlace {
    kind: DecisionKind::OtherPerson,
    number: 1,
};

#[rstest]
#[case::joined(
    &["Müller, Jan", "Müller, Jan;2008"],
    r#"same_person = [{entries = [{name = "Müller, Jan"}, {name = "Mueller, Jan", birth_year = 2008}]}]"#,
    &["1.1 2.1"],
    &[]
)]
#[case::other_names_too(
    &["Adler, Ida", "Horst, Ida"],
    r#"same_person = [{entries = [{name = "Adler, Ida"}, {name = "Horst, Ida"}]}]"#,
    &["1.1 2.1"],
    &[]
)]
#[case::set_apart(
    &["Müller, Jan", "Müller, Jan"],
    r#"other_person = [{entries = [{file = "e1.kralle", player = 1}, {file = "e2.kralle", player = 1}]}]"#,
    &["1.1", "2.1"],
    &[]
)]
#[case::set_apart_although_the_number_is_one(
    &["Adler, Ida;;;7", "Adler, Ina;;;7"],
    r#"other_person = [{entries = [{name = "Adler, Ida"}, {name = "Adler, Ina"}]}]"#,
    &["1.1", "2.1"],
    &[]
)]
#[case::fits_nobody(
    &["Adler, Ida", "Horst, Ida"],
    r#"same_person = [{entries = [{name = "Adler, Ida"}, {name = "Horst, Ina"}, {name = "Horst, Ida"}]}]"#,
    &["1.1 2.1"],
    &[Problem::DecisionFitsNobody { decision: SAME, entry: 2 }]
)]
#[case::never_two_of_one_tournament(
    &["Adler, Ida/Horst, Ida", "Horst, Ida"],
    r#"same_person = [{entries = [{name = "Adler, Ida"}, {name = "Horst, Ida", file = "e2.kralle"}, {name = "Horst, Ida"}]}]"#,
    &["1.1", "1.2 2.1"],
    &[Problem::DecisionJoinsTwo {
        decision: SAME,
        file: "e1.kralle".to_owned(),
        names: ["Adler, Ida".to_owned(), "Horst, Ida".to_owned()],
    }]
)]
#[case::nobody_is_another_than_himself(
    &["Adler, Ida;1990", "Adler, Ida;1990"],
    r#"other_person = [{entries = [{name = "Adler, Ida"}, {name = "Adler, Ida", birth_year = 1990}]}]"#,
    &["1.1 2.1"],
    &[Problem::DecisionSplitsOne {
        decision: OTHER,
        file: "e1.kralle".to_owned(),
        name: "Adler, Ida".to_owned(),
    }]
)]
#[case::contradictions(
    &["Adler, Ida", "Horst, Ida"],
    r#"
    same_person = [{entries = [{name = "Adler, Ida"}, {name = "Horst, Ida"}]}]
    other_person = [{entries = [{name = "Adler, Ida"}, {name = "Horst, Ida"}]}]
    "#,
    &["1.1", "2.1"],
    &[Problem::DecisionsContradict { decision: SAME, against: OTHER }]
)]
#[case::by_a_chain_too(
    &["Adler, Ida", "Horst, Ida", "Nest, Ida"],
    r#"
    [[same_person]]
    entries = [{name = "Adler, Ida"}, {name = "Horst, Ida"}]
    [[same_person]]
    entries = [{name = "Horst, Ida"}, {name = "Nest, Ida"}]
    [[other_person]]
    entries = [{name = "Adler, Ida"}, {name = "Nest, Ida"}]
    "#,
    &["1.1 2.1", "3.1"],
    &[Problem::DecisionsContradict {
        decision: DecisionPlace { number: 2, ..SAME },
        against: OTHER,
    }]
)]
fn what_was_decided_holds(
    #[case] evenings: &[&str],
    #[case] toml: &str,
    #[case] expected: &[&str],
    #[case] problems: &[Problem],
) {
    let persons = Persons::of(&season(evenings), &decisions(toml));
    assert_eq!(joined(&persons), expected);
    assert_eq!(persons.problems(), problems);
}

#[test]
fn one_number_twice_in_a_tournament_is_said() {
    let season = season(&["Adler, Ida;;;7/Adler, Ina;;;7", "Adler, Ida;;;7"]);
    let persons = Persons::of(&season, &Decisions::default());
    let problem = Problem::TwoOfOneTournament {
        alike: Joined::FideId,
        file: "e1.kralle".to_owned(),
        names: ["Adler, Ida".to_owned(), "Adler, Ina".to_owned()],
    };
    assert_eq!(persons.problems(), [problem]);
    let asked: Vec<_> = persons
        .questions()
        .iter()
        .map(|it| (it.one.0, it.other.0))
        .collect();
    assert_eq!(asked, [(1, 3)], "the other one has another name");
}

#[rstest]
#[case::with_numbers("Müller, Jan;2008;SK Nest;7", "Mueller, J.;;;;70107-23")]
#[case::by_year_and_club("Müller, Jan;2008;SK Nest", "Müller, Jan;2008;SK Horst")]
#[case::with_nothing("Müller, Jan", "Müller, Jan;2008")]
fn what_is_decided_in_the_window_holds_and_can_be_taken_back(
    #[case] one: &str,
    #[case] other: &str,
) {
    let season = season(&[one, other, "Müller, Jan;1970"]);
    let mut settings = SeasonSettings::default();
    let before = Persons::of(&season, &settings.decisions);
    let (first, second) = (at(&before, 1, 1), at(&before, 2, 1));
    assert_ne!(first, second);

    let patterns = before.patterns(&season, &[first, second]);
    settings.decisions.same_person.push(patterns.clone());
    let toml = settings.written_into("").unwrap();
    let kept = decisions(&toml);
    assert_eq!(kept, settings.decisions, "{toml}");
    let after = Persons::of(&season, &kept);
    assert_eq!(joined(&after), ["1.1 2.1", "3.1"], "{toml}");
    assert!(after.problems().is_empty() && after.questions().is_empty());

    let apart = Decisions {
        other_person: vec![patterns],
        ..Decisions::default()
    };
    let asked = Persons::of(&season, &apart);
    let is_asked = |it: &kralle_season::Question| (it.one, it.other) == (first, second);
    assert!(!asked.questions().iter().any(is_asked));
    assert_eq!(Persons::of(&season, &Decisions::default()), before);
}

#[test]
fn a_person_is_shown_as_the_newest_tournament_says() {
    let season = season(&[
        "Adler, Ida;1990;SK Nest;7;;1500",
        "Horst, Ida;;SK Horst;7;;1600",
        "Horst-Adler, Ida;;;7",
    ]);
    let persons = Persons::of(&season, &Decisions::default());
    let person = persons.get(PersonNumber(1)).unwrap();
    assert_eq!(person.data.name.as_str(), "Horst-Adler, Ida");
    assert_eq!(person.data.birth_year.map(u16::from), Some(1990));
    assert_eq!(person.data.club.as_ref().unwrap().as_str(), "SK Horst");
    let ratings: Vec<u16> = person.data.ratings.values().map(|it| it.get()).collect();
    assert_eq!(ratings, [1600]);
}

#[test]
fn a_tournament_counts_once_and_the_undated_come_last() {
    let mut begun = evening("b", "2026-02-01", &["Adler, Ida"]);
    begun.evening.progress = kralle_season::EveningProgress::Running;
    begun.file = "old copy.kralle".to_owned();
    let finished = evening("b", "2026-02-01", &["Adler, Ida"]);
    let files = vec![
        begun,
        evening("a", "", &["Horst, Ida"]),
        finished.clone(),
        evening("c", "2026-01-01", &["Nest, Ida"]),
    ];
    let season = Season::of(files);
    let keys: Vec<&str> = season
        .evenings()
        .map(|(_, it)| it.evening.key.0.as_str())
        .collect();
    assert_eq!(keys, ["c", "b", "a"]);
    assert_eq!(
        season.evening(kralle_season::EveningNumber(2)),
        Some(&finished)
    );
    assert_eq!(
        season.problems(),
        [
            Problem::GivenTwice {
                file: "old copy.kralle".to_owned(),
                kept: "b.kralle".to_owned()
            },
            Problem::Undated {
                file: "a.kralle".to_owned()
            },
        ]
    );
}

#[test]
fn twenty_thousand_namesakes_are_looked_up_and_not_compared() {
    // Comparing all pairs would take two hundred million comparisons.
    let files: Vec<_> = (0..1_000)
        .map(|evening| {
            let players: Vec<String> = (0..20)
                .map(|player| match player % 4 {
                    0 => "Adler, Ida".to_owned(),
                    1 => format!("Adler, Ida;;Club {}", evening % 700),
                    2 => format!("Adler, Ida;{}", 1950 + evening % 60),
                    _ => format!("Adler, Ida;;;{}", evening * 20 + player + 1),
                })
                .collect();
            let players: Vec<&str> = players.iter().map(String::as_str).collect();
            sample::evening(&format!("{evening:05}"), "2026-01-01", &players)
        })
        .collect();
    let season = Season::of(files);
    let persons = Persons::of(&season, &Decisions::default());
    assert_eq!(persons.questions().len(), Persons::MOST_QUESTIONS);
    assert!(persons.questions_left_out() > 0);
    let entries: usize = persons.all().iter().map(|it| it.entries.len()).sum();
    assert_eq!(entries, 20_000);
}
