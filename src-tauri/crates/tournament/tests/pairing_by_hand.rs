//! Manual choices of the director, their cost, the reasons of the system, and the alternatives when
//! no pairing is left.

use crate::sample;

use std::collections::BTreeSet;

use kralle_pairing::round_pairing::{Unwatched, Watch};
use kralle_rules::preset::Preset;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Claimed, DecidedBy, Format, Formation, GameAt, LotsOrder, PairingCost, PairingDecision,
    PairingWish, PlayerData, Refusal, ResultEntry, RoundNumber, Settings, TableNumber, TeamNumber,
    Tournament,
};
use proptest::prelude::*;
use sample::{line, player, settings, team};

/// Returns a tournament of that many teams; player n's club is `club(n)`.
fn of_teams(format: Format, teams: u16, club: impl Fn(u16) -> Option<&'static str>) -> Tournament {
    let mut tournament = Tournament::new(Settings {
        swiss_rounds: Some(9),
        ..settings(RuleSet::of(Preset::SwissRules), Formation::PotDraw, format)
    });
    for number in 1..=2 * teams {
        tournament
            .add_player(PlayerData {
                club: club(number).map(line),
                ..player(&format!("Spieler {number:03}"), 3000 - number)
            })
            .unwrap();
    }
    tournament
        .draw_teams(&LotsOrder {
            seed: Seed::parse("739142068").unwrap(),
            wish: Wish::Anyone,
            third_joins: None,
        })
        .unwrap();
    tournament
}

fn swiss(teams: u16) -> Tournament {
    of_teams(Format::SwissSystem, teams, |_| None)
}

/// Publishes the draft; the smaller number wins everywhere.
fn play_draft(tournament: &mut Tournament) {
    let round = tournament.rounds.last().unwrap().clone();
    tournament.publish_round(round.number).unwrap();
    for it in &round.matches {
        tournament
            .enter_result(&ResultEntry {
                at: GameAt::first(round.number, it.table),
                claimed: Claimed::Team(it.sides.first.lead().min(it.sides.second.lead())),
                cause: Cause::ArbiterDecision,
                reason: Some(line("Am Brett entschieden")),
            })
            .unwrap();
    }
}

fn play(tournament: &mut Tournament, rounds: usize) {
    for _ in 0..rounds {
        tournament.pair_round().unwrap();
        play_draft(tournament);
    }
}

/// Returns the pairs of the newest round, the smaller number first.
fn pairs(tournament: &Tournament) -> BTreeSet<(u16, u16)> {
    let round = tournament.rounds.last().unwrap();
    round
        .matches
        .iter()
        .map(|it| (it.sides.first.lead().get(), it.sides.second.lead().get()))
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect()
}

#[test]
fn a_fixed_pair_is_made_kept_when_paired_again_and_let_go() {
    let mut tournament = swiss(8);
    play(&mut tournament, 1);
    let own = {
        tournament.pair_round().unwrap();
        pairs(&tournament)
    };
    let wish = PairingWish::Together(team(8), team(1));
    let round = tournament.wish_pairing(wish, &Unwatched).unwrap();
    assert!(pairs(&tournament).contains(&(1, 8)));
    tournament.pair_round().unwrap();
    assert!(pairs(&tournament).contains(&(1, 8)));
    let PairingCost::Changed { criteria, .. } = tournament.pairing_cost(round, &Unwatched).unwrap()
    else {
        panic!("the change costs something");
    };
    assert_eq!(criteria[0].article, "C4", "{criteria:?}");
    tournament.drop_pairing_wish(wish, &Unwatched).unwrap();
    assert_eq!(pairs(&tournament), own);
    assert_eq!(
        tournament.pairing_cost(round, &Unwatched),
        Ok(PairingCost::Own)
    );
    assert_eq!(
        tournament.drop_pairing_wish(wish, &Unwatched),
        Err(Refusal::WishUnknown)
    );
}

#[test]
fn a_wish_is_for_one_round() {
    let mut tournament = swiss(8);
    let one = PairingWish::Together(team(1), team(2));
    tournament.wish_pairing(one, &Unwatched).unwrap();
    assert!(pairs(&tournament).contains(&(1, 2)));
    play_draft(&mut tournament);
    let other = PairingWish::Apart(team(1), team(3));
    tournament.wish_pairing(other, &Unwatched).unwrap();
    let wishes = tournament.rounds.iter().map(|it| it.wishes.clone());
    assert_eq!(wishes.collect::<Vec<_>>(), [vec![one], vec![other]]);
}

#[test]
fn c1_a_second_meeting_takes_an_express_wish() {
    let mut tournament = swiss(8);
    play(&mut tournament, 1);
    let met = tournament.rounds[0].matches[0].sides;
    let before = tournament.clone();
    assert_eq!(
        tournament.wish_pairing(
            PairingWish::Together(met.first.lead(), met.second.lead()),
            &Unwatched
        ),
        Err(Refusal::HaveMet {
            round: RoundNumber::at(1),
            teams: vec![
                met.first.lead().min(met.second.lead()),
                met.first.lead().max(met.second.lead())
            ],
        })
    );
    assert_eq!(tournament, before);
    let again = PairingWish::TogetherAgain(met.first.lead(), met.second.lead());
    let round = tournament.wish_pairing(again, &Unwatched).unwrap();
    let PairingCost::Changed { criteria, .. } = tournament.pairing_cost(round, &Unwatched).unwrap()
    else {
        panic!("a second meeting costs something");
    };
    assert_eq!(
        (criteria[0].article, &criteria[0].other[..]),
        ("C1", &[1][..])
    );
}

#[test]
fn a_forbidden_pair_and_the_bye_by_hand() {
    let mut tournament = swiss(7);
    tournament.pair_round().unwrap();
    let (one, other) = pairs(&tournament).first().copied().unwrap();
    let apart = PairingWish::Apart(team(one), team(other));
    let round = tournament.wish_pairing(apart, &Unwatched).unwrap();
    assert!(!pairs(&tournament).contains(&(one, other)));
    let bye = PairingWish::Bye(team(2));
    tournament.wish_pairing(bye, &Unwatched).unwrap();
    assert_eq!(tournament.round(round).unwrap().byes[0].team, team(2));
    let reason = tournament.why_bye(round, &Unwatched).unwrap().unwrap();
    assert_eq!(reason.decision, PairingDecision::System(DecidedBy::Wish));
    tournament.pair_without_wishes(&Unwatched).unwrap();
    assert!(tournament.round(round).unwrap().wishes.is_empty());
}

#[test]
fn a_swap_stays_when_the_draft_is_paired_again_and_reports_its_cost() {
    let mut tournament = swiss(8);
    play(&mut tournament, 1);
    let round = tournament.pair_round().unwrap();
    let matches = &tournament.round(round).unwrap().matches;
    let (one, other) = (matches[0].sides.first.lead(), matches[3].sides.first.lead());
    tournament.swap_teams(round, one, other, None).unwrap();
    let swapped = pairs(&tournament);
    assert!(matches!(
        tournament.pairing_cost(round, &Unwatched),
        Ok(PairingCost::Changed { .. })
    ));
    tournament.pair_round().unwrap();
    let again = pairs(&tournament);
    let of = |pairs: &BTreeSet<(u16, u16)>, team: TeamNumber| {
        pairs
            .iter()
            .copied()
            .find(|&(a, b)| a == team.get() || b == team.get())
    };
    for team in [one, other] {
        assert_eq!(of(&again, team), of(&swapped, team));
    }
    let table = |team: TeamNumber| {
        let matches = &tournament.round(round).unwrap().matches;
        matches
            .iter()
            .find(|it| [it.sides.first.lead(), it.sides.second.lead()].contains(&team))
            .unwrap()
            .table
    };
    let reason = tournament.why_match(round, table(one), &Unwatched).unwrap();
    assert_eq!(reason.decision, PairingDecision::System(DecidedBy::Wish));
}

#[test]
fn first_and_second_turned_around_is_told_and_no_wish() {
    let mut tournament = swiss(4);
    let round = tournament.pair_round().unwrap();
    let it = tournament.round(round).unwrap().matches[0].clone();
    tournament
        .swap_teams(round, it.sides.first.lead(), it.sides.second.lead(), None)
        .unwrap();
    assert!(tournament.round(round).unwrap().wishes.is_empty());
    assert_eq!(
        tournament.pairing_cost(round, &Unwatched),
        Ok(PairingCost::Changed {
            criteria: Vec::new(),
            turned: vec![it.table],
        })
    );
    let reason = tournament.why_match(round, it.table, &Unwatched).unwrap();
    assert_eq!(reason.role_article, None);
}

#[test]
fn a_wish_that_leaves_nothing_says_who_is_stuck_and_changes_nothing() {
    // After two rounds of four teams one pairing is left.
    let mut tournament = swiss(4);
    play(&mut tournament, 2);
    tournament.pair_round().unwrap();
    let before = tournament.clone();
    let (one, other) = pairs(&tournament).first().copied().unwrap();
    let refused = tournament
        .wish_pairing(PairingWish::Apart(team(one), team(other)), &Unwatched)
        .unwrap_err();
    let Refusal::Unpairable {
        why, teams, ways, ..
    } = refused
    else {
        panic!("{refused:?}");
    };
    assert_eq!(why, "no_complete_pairing");
    assert!(!teams.is_empty());
    assert_eq!(ways[0], "other_wishes");
    assert_eq!(tournament, before);
}

#[test]
fn art_3_3_3_when_everybody_has_met_there_are_ways_on() {
    let mut tournament = swiss(4);
    play(&mut tournament, 3);
    let refused = tournament.pair_round().unwrap_err();
    let Refusal::Unpairable { ways, .. } = &refused else {
        panic!("{refused:?}");
    };
    assert_eq!(*ways, ["second_meetings", "end_the_tournament"]);
    let mut ended = tournament.clone();
    assert_eq!(ended.end_with_last_round(), Ok(RoundNumber::at(2)));
    assert_eq!(ended.rounds_planned(), 3);
    assert_eq!(
        ended.pair_round(),
        Err(Refusal::AllRoundsPaired { rounds: 3 })
    );
    let round = tournament
        .wish_pairing(PairingWish::SecondMeetings, &Unwatched)
        .unwrap();
    assert_eq!(pairs(&tournament).len(), 2);
    assert_eq!(
        tournament.pairing_cost(round, &Unwatched),
        Ok(PairingCost::NoOther)
    );
    let reason = tournament
        .why_match(round, TableNumber::FIRST, &Unwatched)
        .unwrap();
    assert!(matches!(reason.decision, PairingDecision::System(_)));
}

#[test]
fn c2_when_everybody_had_the_bye_somebody_gets_it_by_hand() {
    let mut tournament = swiss(3);
    play(&mut tournament, 3);
    let refused = tournament.pair_round().unwrap_err();
    let Refusal::Unpairable { why, ways, .. } = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(why, "nobody_for_the_bye");
    assert!(ways.contains(&"second_bye"));
    // With the bye by hand alone the round still cannot be paired: the other two have met.
    let refused = tournament
        .wish_pairing(PairingWish::Bye(team(1)), &Unwatched)
        .unwrap_err();
    assert!(matches!(refused, Refusal::Unpairable { .. }), "{refused:?}");
    // Second meetings and, if nothing else is left, a second bye: for the lowest score.
    tournament
        .wish_pairing(PairingWish::SecondMeetings, &Unwatched)
        .unwrap();
    assert_eq!(tournament.rounds[3].byes[0].team, team(3));
    tournament
        .wish_pairing(PairingWish::Bye(team(1)), &Unwatched)
        .unwrap();
    assert_eq!(pairs(&tournament), [(2, 3)].into());
}

#[test]
fn every_pair_of_every_round_has_its_reason() {
    let mut tournament = swiss(9);
    play(&mut tournament, 5);
    for round in tournament.rounds.clone() {
        for it in &round.matches {
            let reason = tournament
                .why_match(round.number, it.table, &Unwatched)
                .unwrap();
            assert!(
                matches!(&reason.decision, PairingDecision::System(by) if *by != DecidedBy::Wish),
                "{reason:?}"
            );
            assert!(reason.role_article.is_some());
            assert_eq!(
                reason.upfloater.is_some(),
                reason.points[0] != reason.points[1]
            );
        }
        let bye = tournament
            .why_bye(round.number, &Unwatched)
            .unwrap()
            .unwrap();
        assert!(
            matches!(bye.decision, PairingDecision::System(_)),
            "{bye:?}"
        );
    }
}

#[test]
fn in_a_round_robin_the_tables_decide() {
    let mut tournament = of_teams(Format::RoundRobin, 5, |_| None);
    let round = tournament.pair_round().unwrap();
    let reason = tournament
        .why_match(round, TableNumber::FIRST, &Unwatched)
        .unwrap();
    assert_eq!(reason.decision, PairingDecision::Tables);
    assert_eq!(
        tournament.wish_pairing(PairingWish::Bye(team(1)), &Unwatched),
        Err(Refusal::TablesDecide)
    );
}

#[test]
fn a_stopped_pairing_changes_nothing() {
    struct Stop;
    impl Watch for Stop {
        fn progress(&self, _done: usize, _total: usize) {}
        fn is_cancelled(&self) -> bool {
            true
        }
    }
    let mut tournament = swiss(8);
    let before = tournament.clone();
    assert!(tournament.pair_round_watched(&Stop).is_err());
    assert_eq!(tournament, before);
}

#[test]
fn c_05_annex_2_club_mates_do_not_meet_in_the_last_three_rounds() {
    // Players 1 to 5 and 13 to 17 are of one club; lots decide the partners, so the clubs are set
    // again after the drawing.
    let mut tournament = of_teams(Format::RoundRobin, 12, |_| None);
    let clubs = |number: u16| match number {
        1..=4 => Some("SK Kralle"),
        5..=7 => Some("SC Tatze"),
        _ => None,
    };
    for number in 1..=12 {
        let members: Vec<_> = tournament
            .members(team(number), RoundNumber::FIRST)
            .map(|it| it.player)
            .collect();
        for player in tournament
            .players
            .iter_mut()
            .filter(|it| members.contains(&it.id))
        {
            player.data.club = clubs(number).map(line);
        }
    }
    for seed in ["1", "Käfer ♔", "417263905"] {
        let mut tournament = tournament.clone();
        let seed = Seed::parse(seed).unwrap();
        tournament.draw_numbers(&seed).unwrap();
        assert_eq!(tournament.draw_numbers(&seed), Err(Refusal::SameSeed));
        let mut numbered = tournament.numbering.clone().unwrap().teams;
        numbered.sort_unstable();
        assert_eq!(numbered, (1..=12).map(team).collect::<Vec<_>>());
        let mut met = BTreeSet::new();
        for round in 0..11 {
            tournament.pair_round().unwrap();
            for (one, other) in pairs(&tournament) {
                assert!(met.insert((one, other)));
                let mates = clubs(one).is_some() && clubs(one) == clubs(other);
                assert!(
                    !(mates && round >= 8),
                    "{one}-{other} in round {}",
                    round + 1
                );
            }
            play_draft(&mut tournament);
        }
        assert_eq!(met.len(), 66);
    }
}

#[test]
fn numbers_are_drawn_only_where_there_are_tables() {
    let seed = Seed::parse("1").unwrap();
    assert_eq!(swiss(12).draw_numbers(&seed), Err(Refusal::NoTables));
    let mut small = of_teams(Format::RoundRobin, 8, |_| None);
    assert_eq!(
        small.draw_numbers(&seed),
        Err(Refusal::NoVarmaTable { teams: 8 })
    );
    let mut tournament = of_teams(Format::DoubleRoundRobin, 9, |_| None);
    assert_eq!(tournament.drop_numbers(), Err(Refusal::NumbersNotDrawn));
    tournament.draw_numbers(&seed).unwrap();
    tournament.drop_numbers().unwrap();
    tournament.pair_round().unwrap();
    assert!(matches!(
        tournament.draw_numbers(&seed),
        Err(Refusal::RoundsExist { .. })
    ));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// For any wishes: every team is seated once, granted wishes are kept, refused ones change
    /// nothing.
    #[test]
    fn wishes_are_kept_or_refused(
        teams in 4_u16..12,
        played in 0_usize..3,
        wishes in proptest::collection::vec((0_u8..4, 1_u16..12, 1_u16..12), 1..5),
    ) {
        let mut tournament = swiss(teams);
        play(&mut tournament, played);
        for (kind, one, other) in wishes {
            let (one, other) = (team(one), team(other));
            let wish = match kind {
                0 => PairingWish::Together(one, other),
                1 => PairingWish::TogetherAgain(one, other),
                2 => PairingWish::Apart(one, other),
                _ => PairingWish::Bye(one),
            };
            let before = tournament.clone();
            if tournament.wish_pairing(wish, &Unwatched).is_err() {
                prop_assert_eq!(&tournament, &before);
                continue;
            }
            let round = tournament.rounds.last().unwrap();
            let made = pairs(&tournament);
            let mut seated: Vec<u16> = made.iter().flat_map(|&(a, b)| [a, b]).collect();
            seated.extend(round.byes.first().map(|bye| bye.team.get()));
            seated.sort_unstable();
            prop_assert_eq!(seated, (1..=teams).collect::<Vec<_>>());
            for wish in &round.wishes {
                let pair = |a: TeamNumber, b: TeamNumber| made.contains(&(a.get(), b.get()));
                match *wish {
                    PairingWish::Together(a, b) | PairingWish::TogetherAgain(a, b) => {
                        prop_assert!(pair(a, b));
                    }
                    PairingWish::Apart(a, b) => prop_assert!(!pair(a, b)),
                    PairingWish::Bye(a) => prop_assert_eq!(round.byes[0].team, a),
                    PairingWish::SecondMeetings => {}
                }
            }
            prop_assert!(tournament.pairing_cost(round.number, &Unwatched).is_ok());
        }
    }
}
