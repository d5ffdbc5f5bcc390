//! Players come and go at random over the rounds. The invariants hold, points and numbers stay with
//! the teams, the players in the hall match the list, and everything can be undone.

use crate::sample;

use std::collections::BTreeSet;

use kralle_store::{Store, unwatched, violations};
use kralle_tournament::{
    AbsenceWorth, Acceleration, Format, GoingHome, HalfPoints, Missed, MissedMatches, NewMembers,
    OddNumber, Place, Placing, PlayerId, Presence, Refusal, TeamLeft, TeamMember, TeamNumber,
    Tournament,
};
use proptest::prelude::*;

/// An event of an evening; numbers pick among the players present.
#[derive(Debug, Clone)]
enum Step {
    Play,
    Draft,
    Enter,
    Place { who: u8, place: u8, whom: u8 },
    GoHome { who: u8, then: u8, whom: u8 },
    Exchange { one: u8, other: u8 },
    Presence { who: u8 },
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        3 => Just(Step::Play),
        1 => Just(Step::Draft),
        2 => Just(Step::Enter),
        5 => any::<(u8, u8, u8)>().prop_map(|(who, place, whom)| Step::Place { who, place, whom }),
        4 => any::<(u8, u8, u8)>().prop_map(|(who, then, whom)| Step::GoHome { who, then, whom }),
        1 => any::<(u8, u8)>().prop_map(|(one, other)| Step::Exchange { one, other }),
        1 => any::<u8>().prop_map(|who| Step::Presence { who }),
    ]
}

fn pick<T: Copy>(from: &[T], index: u8) -> Option<T> {
    from.get(usize::from(index) % from.len().max(1)).copied()
}

fn drawn(format: Format, players: u32) -> Tournament {
    let mut it = sample::empty();
    let mut settings = sample::settings(format);
    settings.swiss_rounds = (format == Format::SwissSystem).then_some(7);
    settings.acceleration = match format {
        Format::SwissSystem if players.is_multiple_of(2) => Acceleration::Baku,
        Format::SwissSystem | Format::RoundRobin | Format::DoubleRoundRobin => Acceleration::None,
    };
    it.change_settings(settings).unwrap();
    for number in 0..players {
        it.add_player(sample::player(number)).unwrap();
    }
    it.set_odd_number(OddNumber::ThreePlayerTeam).unwrap();
    it.draw_teams(&sample::order("739142068")).unwrap();
    it
}

/// Applies the step, and updates the reference list of players in the hall.
fn take(
    it: &mut Tournament,
    here: &mut BTreeSet<PlayerId>,
    step: &Step,
    next_player: &mut u32,
) -> Result<(), Refusal> {
    let everybody: Vec<PlayerId> = it.players.iter().map(|player| player.id).collect();
    let waiting: Vec<PlayerId> = it.waiting().map(|player| player.id).collect();
    let teams: Vec<TeamNumber> = it.teams.iter().map(|team| team.number).collect();
    let mut newcomer = || {
        *next_player += 1;
        TeamMember::New(Box::new(sample::player(100 + *next_player)))
    };
    let newest = |it: &Tournament| it.players.last().unwrap().id;
    match *step {
        Step::Play => {
            let planned = usize::from(it.rounds_planned());
            let drafted = it
                .rounds
                .last()
                .is_some_and(|last| last.state == kralle_tournament::RoundState::Draft);
            if it.rounds.len() - usize::from(drafted) < planned && it.clone().pair_round().is_ok() {
                sample::play_round(it);
            }
            Ok(())
        }
        Step::Draft => it.pair_round().map(drop),
        Step::Enter => {
            *next_player += 1;
            let id = it.add_player(sample::player(100 + *next_player))?;
            here.insert(id);
            Ok(())
        }
        Step::Place { who, place, whom } => {
            let waits = pick(&waiting, who).filter(|_| who % 3 > 0);
            let player = waits.map_or_else(&mut newcomer, TeamMember::Entered);
            let missed = match it.settings.format {
                Format::SwissSystem => Missed::Rounds(AbsenceWorth::Half),
                Format::RoundRobin | Format::DoubleRoundRobin => {
                    Missed::Matches(MissedMatches::ToPlay)
                }
            };
            let someone = pick(&everybody, whom).unwrap();
            let partner = pick(&waiting, whom).filter(|_| whom % 2 > 0);
            let place = match place % 4 {
                0 => Place::Waits,
                1 => Place::Third(pick(&teams, whom).unwrap()),
                2 => Place::InPlaceOf(someone),
                _ => Place::NewTeam {
                    with: partner.unwrap_or(someone),
                    missed,
                },
            };
            let id = it.place_player(Placing {
                player,
                place,
                reason: Some(sample::line("kam spät")),
            })?;
            here.insert(id);
            match place {
                Place::InPlaceOf(gone) => drop(here.remove(&gone)),
                Place::NewTeam { with, .. } => drop(here.insert(with)),
                Place::Waits | Place::Third(_) => {}
            }
            Ok(())
        }
        Step::GoHome { who, then, whom } => {
            let player = pick(&everybody, who).unwrap();
            let other = pick(&waiting, whom).filter(|_| then % 2 > 0);
            let team = it.team_left_behind(player).map(|_| match then % 5 {
                0 | 1 => TeamLeft::PlaysOn,
                2 | 3 => TeamLeft::StepsIn(other.map_or_else(&mut newcomer, TeamMember::Entered)),
                _ => TeamLeft::Leaves,
            });
            let steps_in = team.clone();
            it.go_home(GoingHome {
                player,
                team,
                reason: Some(sample::line("letzter Zug")),
            })?;
            here.remove(&player);
            match steps_in {
                Some(TeamLeft::StepsIn(TeamMember::Entered(id))) => drop(here.insert(id)),
                Some(TeamLeft::StepsIn(TeamMember::New(_))) => drop(here.insert(newest(it))),
                Some(TeamLeft::PlaysOn | TeamLeft::Leaves) | None => {}
            }
            Ok(())
        }
        Step::Exchange { one, other } => {
            let (one, other) = (pick(&teams, one).unwrap(), pick(&teams, other).unwrap());
            let next = it.next_round();
            let of =
                |team| -> Vec<PlayerId> { it.members(team, next).map(|it| it.player).collect() };
            let (mut its, mut others) = (of(one), of(other));
            if let (Some(mine), Some(theirs)) = (its.last_mut(), others.last_mut()) {
                std::mem::swap(mine, theirs);
            }
            let new = |team, members: Vec<PlayerId>| NewMembers {
                team,
                members: members.into_iter().map(TeamMember::Entered).collect(),
            };
            it.reform_teams(
                vec![new(one, its), new(other, others)],
                &sample::line("Streit"),
            )
        }
        Step::Presence { who } => {
            let id = pick(&everybody, who).unwrap();
            let mut data = it.player(id)?.data.clone();
            data.presence = if here.remove(&id) {
                Presence::Absent
            } else {
                here.insert(id);
                Presence::Here
            };
            it.change_player(id, data)
        }
    }
}

fn points(it: &Tournament) -> Vec<HalfPoints> {
    let teams = it.teams.iter();
    teams.map(|team| it.points(team.number, None)).collect()
}

/// Returns the players in the hall without a playing team, by the reference list.
fn left_over(it: &Tournament, here: &BTreeSet<PlayerId>) -> BTreeSet<PlayerId> {
    let next = it.next_round();
    let playing: BTreeSet<PlayerId> = it
        .teams
        .iter()
        .filter(|team| {
            let gone = it.leaves_with(team.number).is_some_and(|from| from <= next);
            !gone || it.settings.format != Format::SwissSystem
        })
        .flat_map(|team| it.members(team.number, next))
        .map(|membership| membership.player)
        .collect();
    here.difference(&playing).copied().collect()
}

/// Applies the steps in order; returns every state.
fn walk(format: Format, players: u32, steps: &[Step]) -> Result<Vec<Tournament>, TestCaseError> {
    let mut now = drawn(format, players);
    let mut here: BTreeSet<PlayerId> = now.players.iter().map(|player| player.id).collect();
    let mut states = vec![now.clone()];
    let mut next_player = 0;
    for step in steps {
        let mut after = now.clone();
        let mut then = here.clone();
        match take(&mut after, &mut then, step, &mut next_player) {
            Err(_) => prop_assert_eq!(&after, &now, "refused, and changed: {:?}", step),
            Ok(()) => here = then,
        }
        prop_assert_eq!(violations(&after), [], "{:?}", step);
        let list = after.players.iter();
        let said: BTreeSet<PlayerId> = list
            .filter(|player| player.data.presence == Presence::Here)
            .map(|player| player.id)
            .collect();
        prop_assert_eq!(&said, &here, "{:?}", step);
        let waiting: BTreeSet<PlayerId> = after.waiting().map(|player| player.id).collect();
        prop_assert_eq!(waiting, left_over(&after, &here), "{:?}", step);
        // Partners may change; numbers and points of the teams do not.
        if format == Format::SwissSystem && !matches!(step, Step::Play | Step::Draft) {
            let old = ..now.teams.len();
            prop_assert_eq!(&points(&after)[old], &points(&now)[..], "{:?}", step);
            prop_assert_eq!(&after.teams[old], &now.teams[..], "{:?}", step);
        }
        if after != now {
            states.push(after.clone());
            now = after;
        }
    }
    Ok(states)
}

fn format() -> impl Strategy<Value = Format> {
    prop_oneof![
        2 => Just(Format::SwissSystem),
        1 => Just(Format::RoundRobin),
        1 => Just(Format::DoubleRoundRobin),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn an_evening_of_comings_and_goings_holds_together(
        format in format(),
        players in 8_u32..15,
        steps in proptest::collection::vec(step(), 4..40),
    ) {
        walk(format, players, &steps)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn every_coming_and_going_can_be_taken_back(
        format in format(),
        players in 8_u32..15,
        steps in proptest::collection::vec(step(), 4..24),
    ) {
        let mut states = walk(format, players, &steps)?;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        let mut store = Store::create(&path, &states[0], &sample::entry("new"), sample::FILE).unwrap();
        for pair in states.windows(2) {
            store.keep(&pair[0], &pair[1], &sample::entry("command")).unwrap();
        }
        prop_assert!(store.verify(&mut unwatched).unwrap().is_sound());
        while states.pop().is_some() && !states.is_empty() {
            store.undo("Rosa Klaue", sample::moment(1)).unwrap();
            prop_assert_eq!(store.tournament(), Ok(states.last().unwrap().clone()));
        }
    }
}
