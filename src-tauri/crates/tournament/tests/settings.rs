//! The time from which each setting is fixed, and settings of one formation only.

use crate::sample;

use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Format, Formation, GameAt, HalfPoints, LotsOrder, Namesake, NewTeam, NumberOrder, OddNumber,
    Part, PlayerId, RatingKind, Refusal, RoundNumber, Settings, TableNumber, TeamMember,
    TeamNumber, Tournament,
};
use rstest::rstest;
use sample::{line, player, settings, single_players};

fn seed() -> Seed {
    Seed::parse("Klauenburg 7").unwrap()
}

fn lots() -> LotsOrder {
    LotsOrder {
        seed: seed(),
        wish: Wish::Anyone,
        third_joins: None,
    }
}

/// Returns that many players on the list; nothing is drawn.
fn listed(formation: Formation, players: u16) -> Tournament {
    let rules = RuleSet::of(match formation {
        Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners => {
            Preset::SwissRules
        }
        Formation::SinglePlayers => Preset::Standard,
    });
    let mut it = Tournament::new(settings(rules, formation, Format::RoundRobin));
    for number in 1..=players {
        it.add_player(player(&format!("Pfote {number:02}"), 2000 - number))
            .unwrap();
    }
    it
}

type Change = fn(&mut Settings);

#[rstest]
#[case::format(|it: &mut Settings| it.format = Format::SwissSystem)]
#[case::scoring(|it: &mut Settings| it.scoring.win = HalfPoints(6))]
#[case::rules(|it: &mut Settings| it.rule_set.set("stalemate", "draw").unwrap())]
#[case::formation(|it: &mut Settings| it.formation = Formation::FixedTeams)]
fn what_makes_the_rounds_stands_once_one_is_paired(#[case] change: Change) {
    let mut it = listed(Formation::PotDraw, 8);
    let mut changed = it.settings.clone();
    change(&mut changed);
    assert_eq!(it.clone().change_settings(changed.clone()), Ok(()));
    it.draw_teams(&lots()).unwrap();
    it.pair_round().unwrap();
    let rounds = 1;
    assert_eq!(
        it.change_settings(changed),
        Err(Refusal::RoundsExist { rounds })
    );
    let renamed = Settings {
        name: line("Krallentag"),
        ..it.settings.clone()
    };
    assert_eq!(it.change_settings(renamed), Ok(()));
    assert_eq!(it.settings.name, line("Krallentag"));
}

#[test]
fn s_t1_the_order_of_ratings_stands_once_lots_are_drawn() {
    let mut it = listed(Formation::PotDraw, 8);
    let other = |it: &Tournament| Settings {
        rating_order: vec![RatingKind::Rapid],
        ..it.settings.clone()
    };
    assert_eq!(it.clone().change_settings(other(&it)), Ok(()));
    it.draw_teams(&lots()).unwrap();
    let changed = other(&it);
    let refused = it.change_settings(changed);
    assert_eq!(refused, Err(Refusal::AlreadyDrawn { rounds: 0 }));
}

#[test]
fn a_swiss_system_has_no_fewer_rounds_than_are_paired() {
    let mut it = single_players(Format::SwissSystem, 8);
    it.pair_round().unwrap();
    let planned = |rounds| Settings {
        swiss_rounds: Some(rounds),
        ..single_players(Format::SwissSystem, 8).settings
    };
    let rounds = 1;
    assert_eq!(
        it.change_settings(planned(0)),
        Err(Refusal::RoundsExist { rounds })
    );
    for rounds in [1, 7] {
        assert_eq!(it.change_settings(planned(rounds)), Ok(()));
        assert_eq!(it.rounds_planned(), rounds);
    }
}

/// Each formation refuses the operations of the others.
#[rstest]
fn what_belongs_to_one_formation_is_refused_in_the_others(
    #[values(Formation::PotDraw, Formation::FixedTeams, Formation::SinglePlayers)]
    formation: Formation,
) {
    let mut it = listed(formation, 8);
    let other = Refusal::OtherFormation { formation };
    let (round, table, player) = (RoundNumber::FIRST, TableNumber::FIRST, PlayerId(1));
    let team = NewTeam {
        name: None,
        captain: None,
        members: vec![
            TeamMember::Entered(PlayerId(1)),
            TeamMember::Entered(PlayerId(2)),
        ],
    };
    let is_other = |answer: Result<(), Refusal>| answer == Err(other.clone());
    let found = [
        is_other(it.clone().draw_teams(&lots())),
        is_other(it.clone().let_sit_out(round, table, player)),
        is_other(it.may_reform()),
        is_other(it.clone().add_team(team).map(|_| ())),
        is_other(it.clone().give_numbers(&seed(), NumberOrder::Listed)),
        is_other(it.must_take_late_entries()),
    ];
    let expected = match formation {
        Formation::PotDraw => [false, false, false, true, true, true],
        Formation::FixedTeams => [true, true, true, false, false, false],
        Formation::SinglePlayers | Formation::ChangingPartners => {
            [true, true, true, true, false, false]
        }
    };
    assert_eq!(found, expected);
    // The operation of the formation forms the entrants.
    let may = it.may_form().is_ok();
    assert_eq!(
        may,
        formation != Formation::FixedTeams,
        "no team is reported"
    );
    let formed = match formation {
        Formation::PotDraw => it.draw_teams(&lots()),
        Formation::FixedTeams | Formation::SinglePlayers | Formation::ChangingPartners => {
            it.give_numbers(&seed(), NumberOrder::Listed)
        }
    };
    assert_eq!(formed.is_ok(), may);
    // For single players and teams from pots the order is fixed from then on.
    assert_eq!(it.players_stand(), may);
    let half = if formation == Formation::PotDraw {
        4
    } else {
        8
    };
    assert_eq!(it.team_count(), if may { half } else { 0 });
}

#[test]
fn before_the_lots_two_players_count_as_a_team() {
    assert_eq!(listed(Formation::PotDraw, 9).team_count(), 4);
    assert_eq!(listed(Formation::SinglePlayers, 9).team_count(), 9);
    assert!(!listed(Formation::PotDraw, 9).players_stand());
}

#[test]
fn nobody_is_entered_twice_unless_it_is_another_person() {
    let mut it = listed(Formation::PotDraw, 2);
    let twin = player("01 Pfote", 1500);
    let refused = Err(Refusal::PlayerTwice {
        player: PlayerId(1),
        name: line("Pfote 01"),
    });
    assert_eq!(it.add_player(twin.clone()), refused);
    assert_eq!(
        it.change_player(PlayerId(2), twin.clone()),
        refused.clone().map(|_| ())
    );
    // A player who stays the same person needs no confirmation.
    it.change_player(PlayerId(1), twin.clone()).unwrap();
    let third = it.enter_player(twin.clone(), Namesake::Admitted).unwrap();
    assert_eq!(third, PlayerId(3));
    it.change_player(third, player("Pfote 01", 1400)).unwrap();
}

#[test]
fn who_is_taken_off_the_list_is_in_no_order_any_more() {
    let mut it = listed(Formation::PotDraw, 6);
    it.order_by_hand(vec![PlayerId(4), PlayerId(3)]).unwrap();
    it.remove_player(PlayerId(4)).unwrap();
    assert_eq!(it.by_hand, [PlayerId(3)]);
    assert_eq!(it.players.len(), 5);
    assert!(it.player(PlayerId(4)).is_err() && it.player(PlayerId(3)).is_ok());
}

#[test]
fn s_t3_what_the_lots_made_is_told_whoever_plays_now() {
    let mut it = listed(Formation::PotDraw, 9);
    it.set_odd_number(OddNumber::ThreePlayerTeam).unwrap();
    assert_eq!(it.drawn_teams(), Vec::<Vec<PlayerId>>::new());
    for joins in 1..=4 {
        let third_joins = TeamNumber::new(joins);
        let seed = Seed::parse(&joins.to_string()).unwrap();
        it.draw_teams(&LotsOrder {
            seed,
            third_joins,
            ..lots()
        })
        .unwrap();
        let teams = it.teams.iter().map(|team| {
            let members = it.members(team.number, RoundNumber::FIRST);
            members.map(|it| it.player).collect::<Vec<_>>()
        });
        assert_eq!(it.drawn_teams(), teams.collect::<Vec<_>>());
    }
    // The checksum depends on the list and the order of ratings.
    let sum = |it: &Tournament| it.lots.as_ref().map(|it| it.checksum);
    let mut again = listed(Formation::PotDraw, 10);
    again.draw_teams(&lots()).unwrap();
    assert_ne!(sum(&it), sum(&again));
    assert_ne!(sum(&again), Some([0; 4]));
}

#[test]
fn a_closed_tournament_is_opened_again() {
    let mut it = single_players(Format::RoundRobin, 4);
    assert_eq!(it.reopen(), Err(Refusal::NotClosed));
    it.course = kralle_tournament::Course::Closed;
    assert_eq!(it.may_close(), Err(Refusal::TournamentClosed));
    it.reopen().unwrap();
    assert_eq!(it.course, kralle_tournament::Course::Running);
}

#[test]
fn a_draft_is_discarded_and_a_published_round_is_complete_with_its_results() {
    let mut it = single_players(Format::RoundRobin, 4);
    let round = it.pair_round().unwrap();
    it.discard_draft(round).unwrap();
    assert_eq!(it.rounds.len(), 0);
    it.pair_round().unwrap();
    it.publish_round(round).unwrap();
    assert_eq!(
        it.discard_draft(round),
        Err(Refusal::RoundIsPublished { round })
    );
    for found in it.round(round).unwrap().matches.clone() {
        assert!(!it.is_complete(round));
        it.enter_result(&kralle_tournament::ResultEntry {
            at: GameAt::first(round, found.table),
            claimed: kralle_tournament::Claimed::Drawn,
            cause: kralle_tournament::Cause::DrawAgreed,
            reason: None,
        })
        .unwrap();
    }
    assert!(it.is_complete(round));
}

#[test]
fn s_g4a_who_steps_in_is_counted_where_the_number_is_odd() {
    let mut it = listed(Formation::PotDraw, 7);
    assert_eq!(it.participants().len(), 7);
    let mut steps_in = player("Springer", 1000);
    steps_in.part = Part::StepsIn;
    it.add_player(steps_in).unwrap();
    assert_eq!(it.participants().len(), 8);
}
