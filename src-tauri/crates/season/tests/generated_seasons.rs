//! Seasons with known strengths.

use kralle_season::generator::{GenerateSeasonError, SeasonCourse, SeasonPlan};
use kralle_season::{Evening, EveningKey, EveningProgress};
use kralle_tournament::{Course, Formation, Ruling};

type Outcome = Result<(), GenerateSeasonError>;

fn plan(persons: u16, evenings: u16, course: SeasonCourse) -> SeasonPlan {
    SeasonPlan {
        persons,
        evenings,
        seed: "Uhu".to_owned(),
        course,
    }
}

#[test]
fn the_same_seed_gives_the_same_tournaments_and_another_one_others() -> Outcome {
    let plan = plan(16, 3, SeasonCourse::Even);
    let season = plan.generate()?;
    assert_eq!(season, plan.generate()?);
    let seed = "Eule".to_owned();
    assert_ne!(season, SeasonPlan { seed, ..plan }.generate()?);
    Ok(())
}

#[test]
fn everybody_comes_and_every_evening_is_played_to_its_end() -> Outcome {
    for persons in [4, 5, 9, 16, 31] {
        for it in plan(persons, 2, SeasonCourse::Even).generate()?.evenings {
            let tournament = it.tournament;
            assert_eq!(tournament.players.len(), usize::from(persons));
            assert_eq!(tournament.course, Course::Closed);
            let evening = Evening::of(EveningKey(it.date.to_string()), &tournament);
            assert_eq!(evening.progress, EveningProgress::Finished);
            assert!(!evening.matches.is_empty());
            assert_eq!(evening.date, Some(it.date));
        }
    }
    Ok(())
}

#[test]
fn a_year_has_everything_that_happens_in_one() -> Outcome {
    let season = plan(24, 12, SeasonCourse::WithOddities).generate()?;
    let all = || season.evenings.iter().map(|it| &it.tournament);
    let fixed = all().filter(|it| it.settings.formation == Formation::FixedTeams);
    assert_eq!(fixed.count(), 1, "an evening of fixed teams");
    let of_three = all().filter(|it| it.players.len() % 2 == 1);
    assert_eq!(of_three.count(), 1, "an evening with a team of three");
    let joint = all().flat_map(|it| &it.decisions);
    let joint = joint.filter(|it| matches!(it.ruling, Ruling::JointWinners(_)));
    assert_eq!(joint.count(), 1, "joint winners");
    let left = all().filter(|it| it.absences.iter().any(|absence| absence.to.is_none()));
    assert_eq!(left.count(), 1, "a team that leaves");
    let [namesake, other, unnumbered, ..] = &season.persons[..] else {
        panic!("24 persons");
    };
    assert_eq!(namesake.data.name, other.data.name);
    assert_ne!(namesake.data.birth_year, other.data.birth_year);
    assert_eq!(unnumbered.data.fide_id, None);
    let guest = &season.persons[23].data.name;
    let with_guest = all().filter(|it| it.players.iter().any(|it| it.data.name == *guest));
    assert_eq!(with_guest.count(), 2, "guests come twice");
    Ok(())
}

#[test]
fn a_plan_of_the_wrong_size_is_refused() {
    let refused = |persons, evenings, course| plan(persons, evenings, course).generate().is_err();
    assert!(refused(3, 1, SeasonCourse::Even));
    assert!(refused(1001, 1, SeasonCourse::Even));
    assert!(refused(24, 11, SeasonCourse::WithOddities));
    assert!(refused(18, 12, SeasonCourse::WithOddities));
}
