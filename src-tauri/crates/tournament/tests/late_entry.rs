//! Late entries: C.04.2 articles 2.3 to 2.5 in the Swiss system, C.05 annex 1 in a round robin.

use crate::sample;

use kralle_pairing::round_pairing::Unwatched;
use kralle_tournament::lots::Seed;
use kralle_tournament::{
    AbsenceRefusal, AbsenceWorth, Cause, Claimed, Format, Formation, GameAt, LateEntrant,
    LateEntry, LateNumber, Missed, MissedMatches, NewTeam, NumberOrder, PairingCost, Preset,
    ResultEntry, RoundNumber, RuleSet, Settings, TeamMember, TeamNumber, Tournament,
};
use proptest::prelude::*;
use rstest::rstest;
use sample::{line, player, settings};

/// Returns that many entrants rated 2000, 1990, … with numbers given.
fn numbered(formation: Formation, format: Format, order: NumberOrder, entrants: u16) -> Tournament {
    let preset = match formation {
        Formation::SinglePlayers => Preset::Standard,
        Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners => Preset::Dsj,
    };
    let mut it = Tournament::new(Settings {
        name: line("Nachmeldung"),
        swiss_rounds: (format == Format::SwissSystem).then_some(6),
        ..settings(RuleSet::of(preset), formation, format)
    });
    for number in 0..entrants {
        let rating = 2000 - 10 * number;
        match formation {
            Formation::SinglePlayers | Formation::ChangingPartners => {
                it.add_player(player(&format!("Probe {number:02}"), rating))
                    .unwrap();
            }
            Formation::PotDraw | Formation::FixedTeams => {
                it.add_team(team(&format!("Probe {number:02}"), rating))
                    .unwrap();
            }
        }
    }
    it.give_numbers(&Seed::parse("1").unwrap(), order).unwrap();
    it
}

fn team(name: &str, rating: u16) -> NewTeam {
    let member = |place: u16| {
        let member = player(&format!("{name}, {place}"), rating);
        TeamMember::New(Box::new(member))
    };
    NewTeam {
        name: Some(line(name)),
        captain: None,
        members: vec![member(1), member(2)],
    }
}

fn late(it: &Tournament, name: &str, rating: u16, number: LateNumber) -> LateEntry {
    LateEntry {
        entrant: match it.settings.formation {
            Formation::SinglePlayers | Formation::ChangingPartners => {
                LateEntrant::Player(Box::new(player(name, rating)))
            }
            Formation::PotDraw | Formation::FixedTeams => LateEntrant::Team(team(name, rating)),
        },
        number,
        missed: Missed::Rounds(AbsenceWorth::Nothing),
        reason: None,
    }
}

/// Pairs, publishes and plays a round; `chance` decides each match.
fn play(it: &mut Tournament, chance: &mut impl Iterator<Item = u8>) {
    let number = it.pair_round().unwrap();
    it.publish_round(number).unwrap();
    for found in it.round(number).unwrap().matches.clone() {
        let claimed = match chance.next() {
            Some(0) => Claimed::Drawn,
            Some(1) => Claimed::Team(found.sides.second.lead()),
            Some(_) | None => Claimed::Team(found.sides.first.lead()),
        };
        it.enter_result(&ResultEntry {
            at: GameAt::first(number, found.table),
            claimed,
            cause: Cause::ArbiterDecision,
            reason: Some(line("Probe")),
        })
        .unwrap();
    }
}

/// Returns the entrants in the order of their numbers, by name.
fn names(it: &Tournament) -> Vec<String> {
    it.teams
        .iter()
        .map(|team| name_of(it, team.number))
        .collect()
}

fn name_of(it: &Tournament, team: TeamNumber) -> String {
    let name = it.team_name(team).map(ToString::to_string);
    name.unwrap_or_else(|| {
        let member = it.members(team, RoundNumber::FIRST).next().unwrap();
        it.player(member.player).unwrap().data.name.to_string()
    })
}

/// Returns the pairs, bye and results of every round.
fn history(it: &Tournament) -> Vec<String> {
    let mut said = Vec::new();
    for round in &it.rounds {
        for found in &round.matches {
            let verdict = found
                .current()
                .outcome
                .as_ref()
                .map(|outcome| outcome.verdict);
            let (first, second) = (found.sides.first.lead(), found.sides.second.lead());
            let teams = format!("{} - {}", name_of(it, first), name_of(it, second));
            said.push(format!(
                "{} {} {teams} {verdict:?}",
                round.number, found.table
            ));
        }
        said.extend(
            round
                .byes
                .iter()
                .map(|bye| format!("{} {}", round.number, name_of(it, bye.team))),
        );
    }
    said
}

#[rstest]
#[case::c_04_2_2_4_players(Formation::SinglePlayers)]
#[case::c_04_2_2_4_teams(Formation::FixedTeams)]
fn an_appropriate_number_is_the_place_by_strength(#[case] formation: Formation) {
    let mut it = numbered(formation, Format::SwissSystem, NumberOrder::Strength, 9);
    play(&mut it, &mut [2, 1, 0].into_iter().cycle());
    play(&mut it, &mut [1, 2].into_iter().cycle());
    let before = history(&it);
    let entry = late(&it, "Spät", 1970, LateNumber::ByStrength);
    let number = it.take_late_entry(entry).unwrap();
    // After its equal, the fourth.
    assert_eq!(number.get(), 5);
    assert_eq!(names(&it)[3..6], ["Probe 03", "Spät", "Probe 04"]);
    assert_eq!(history(&it), before);
    let mut again = it.clone();
    play(&mut again, &mut [2].into_iter().cycle());
    let last = again.rounds.last().unwrap();
    assert_eq!((last.matches.len(), last.byes.len()), (5, 0));
}

#[test]
fn c_04_2_2_3_after_round_4_no_number_moves() {
    let mut it = numbered(
        Formation::SinglePlayers,
        Format::SwissSystem,
        NumberOrder::Strength,
        9,
    );
    for _ in 0..3 {
        play(&mut it, &mut [2, 1, 0].into_iter().cycle());
    }
    assert_eq!(
        it.late_numbers(),
        [LateNumber::ByStrength, LateNumber::Next]
    );
    play(&mut it, &mut [1, 2].into_iter().cycle());
    assert_eq!(it.late_numbers(), [LateNumber::Next]);
    let entry = late(&it, "Spät", 1970, LateNumber::ByStrength);
    let refusal = it.take_late_entry(entry).unwrap_err();
    assert_eq!(
        refusal,
        AbsenceRefusal::NumbersStand {
            round: RoundNumber::at(3)
        }
        .into()
    );
    let entry = late(&it, "Spät", 1970, LateNumber::Next);
    assert_eq!(it.take_late_entry(entry).unwrap().get(), 10);
}

#[test]
fn numbers_by_lot_have_no_place_by_strength() {
    let it = numbered(
        Formation::SinglePlayers,
        Format::SwissSystem,
        NumberOrder::Lot,
        8,
    );
    assert_eq!(it.late_numbers(), [LateNumber::Next]);
    let entry = late(&it, "Spät", 1970, LateNumber::ByStrength);
    let refusal = it.clone().take_late_entry(entry).unwrap_err();
    assert_eq!(refusal, AbsenceRefusal::NumbersNotByStrength.into());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Late entries at random: played rounds do not change, and the numbers follow strength as far
    /// as they moved. Every round is still the system's own by the numbers of its time.
    #[test]
    fn earlier_rounds_stay_what_the_system_made(
        single in any::<bool>(),
        entrants in 7u16..12,
        late_ones in prop::collection::vec((0usize..4, 1900u16..2010, any::<bool>()), 1..4),
        chances in prop::collection::vec(0u8..3, 40),
    ) {
        let formation = if single { Formation::SinglePlayers } else { Formation::FixedTeams };
        let mut it = numbered(formation, Format::SwissSystem, NumberOrder::Strength, entrants);
        let mut chance = chances.into_iter().cycle();
        for round in 0..4 {
            for (index, (_, rating, by_strength)) in
                late_ones.iter().enumerate().filter(|(_, late)| late.0 == round)
            {
                let number = if *by_strength { LateNumber::ByStrength } else { LateNumber::Next };
                let entry = late(&it, &format!("Spät {index}"), *rating, number);
                let before = (history(&it), it.teams.len());
                it.take_late_entry(entry).unwrap();
                prop_assert_eq!((history(&it), it.teams.len()), (before.0, before.1 + 1));
            }
            play(&mut it, &mut chance);
        }
        for round in &it.rounds {
            let cost = it.pairing_cost(round.number, &Unwatched).unwrap();
            prop_assert_eq!(cost, PairingCost::Own, "round {}", round.number);
        }
    }
}

fn late_in_round_robin(it: &Tournament, missed: MissedMatches) -> LateEntry {
    LateEntry {
        missed: Missed::Matches(missed),
        ..late(it, "Spät", 2100, LateNumber::Next)
    }
}

#[rstest]
#[case::forfeited(Format::RoundRobin, MissedMatches::Forfeited)]
#[case::to_play(Format::RoundRobin, MissedMatches::ToPlay)]
#[case::double(Format::DoubleRoundRobin, MissedMatches::ToPlay)]
fn c_05_annex_1_a_late_entrant_takes_the_number_of_the_bye(
    #[case] format: Format,
    #[case] missed: MissedMatches,
) {
    let mut it = numbered(Formation::SinglePlayers, format, NumberOrder::Strength, 5);
    for _ in 0..3 {
        play(&mut it, &mut [2, 1, 0].into_iter().cycle());
    }
    let rounds = it.rounds_planned();
    let entry = late_in_round_robin(&it, missed);
    assert_eq!(it.take_late_entry(entry).unwrap().get(), 6);
    assert_eq!(it.rounds_planned(), rounds);
    let newest = TeamNumber::new(6).unwrap();
    for round in &it.rounds {
        assert_eq!((round.matches.len(), round.byes.len()), (3, 0));
        let added = round.matches.last().unwrap();
        assert!([added.sides.first.lead(), added.sides.second.lead()].contains(&newest));
        assert_eq!(
            added
                .current()
                .outcome
                .as_ref()
                .map(|outcome| outcome.cause),
            (missed == MissedMatches::Forfeited).then_some(Cause::Forfeit)
        );
    }
    while it.rounds.len() < usize::from(rounds) {
        play(&mut it, &mut [2].into_iter().cycle());
    }
    // Everyone has met everyone, once or twice.
    let cycles = if format == Format::RoundRobin { 1 } else { 2 };
    for one in 1..=6 {
        for other in one + 1..=6 {
            let pair = [one, other].map(|number| TeamNumber::new(number).unwrap());
            let met = it.rounds.iter().flat_map(|round| &round.matches);
            let met = met.filter(|found| {
                pair.contains(&found.sides.first.lead())
                    && pair.contains(&found.sides.second.lead())
            });
            assert_eq!(met.count(), cycles, "{one} and {other}");
        }
    }
}

#[test]
fn what_keeps_a_late_entrant_out_of_a_round_robin() {
    let mut it = numbered(
        Formation::SinglePlayers,
        Format::RoundRobin,
        NumberOrder::Strength,
        6,
    );
    let entry = late_in_round_robin(&it, MissedMatches::ToPlay);
    let refusal = it.take_late_entry(entry).unwrap_err();
    assert_eq!(refusal, AbsenceRefusal::LateEntryInRoundRobin.into());

    let mut it = numbered(
        Formation::SinglePlayers,
        Format::RoundRobin,
        NumberOrder::Strength,
        5,
    );
    let first = it.pair_round().unwrap();
    let bye = it.round(first).unwrap().byes[0].team;
    let other = it.round(first).unwrap().matches[0].sides.first.lead();
    it.swap_teams(first, bye, other, None).unwrap();
    it.publish_round(first).unwrap();
    let entry = late_in_round_robin(&it, MissedMatches::ToPlay);
    let refusal = it.take_late_entry(entry).unwrap_err();
    assert_eq!(
        refusal,
        AbsenceRefusal::ByeNotByTables { round: first }.into()
    );

    let entry = LateEntry {
        missed: Missed::Rounds(AbsenceWorth::Half),
        ..late_in_round_robin(&it, MissedMatches::ToPlay)
    };
    let refusal = it.take_late_entry(entry).unwrap_err();
    assert_eq!(refusal, AbsenceRefusal::MissedOtherwise.into());
}
