//! The seating of a finished match is corrected, and its result stays (S P2b, P2c; O 10.1, 10.2).

use crate::sample;

use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Board, BySide, Cause, Claimed, Contradiction, Evidence, Format, Formation, GameAt, LotsOrder,
    NewTeam, NumberOrder, OddNumber, PlayerId, PositionText, Preset, Refusal, ResultEntry, Role,
    RoundNumber, RuleSet, Seating, SeatingCorrection, SeatingState, TableNumber, TeamMember,
    Tournament, Verdict,
};
use rstest::rstest;
use sample::{line, player, settings};

const ONE: RoundNumber = RoundNumber::FIRST;
const TABLE: TableNumber = TableNumber::FIRST;

/// Returns that many players, drawn and paired; round 1 is published.
fn drawn(rules: RuleSet, players: u16) -> Tournament {
    let mut it = Tournament::new(settings(rules, Formation::PotDraw, Format::RoundRobin));
    for number in 0..players {
        it.add_player(player(&format!("Probe {number:02}"), 2000 - 10 * number))
            .unwrap();
    }
    it.set_odd_number(OddNumber::ThreePlayerTeam).unwrap();
    it.draw_teams(&LotsOrder {
        seed: Seed::parse("739142068").unwrap(),
        wish: Wish::Anyone,
        third_joins: None,
    })
    .unwrap();
    it.pair_round().unwrap();
    it.publish_round(ONE).unwrap();
    it
}

/// Plays a match: seated in parallel, first-named White on board 1, and won by `winner` there by
/// mate.
fn played(players: u16, winner: Role) -> Tournament {
    let mut it = drawn(RuleSet::of(Preset::SwissRules), players);
    it.choose_seating(GameAt::first(ONE, TABLE), Seating::Parallel)
        .unwrap();
    it.choose_colors(GameAt::first(ONE, TABLE), Role::First)
        .unwrap();
    let won = it.match_at(ONE, TABLE).unwrap();
    let won = won.player_on(won.current(), winner, Board::A).unwrap();
    it.enter_result(&entry(Claimed::Player(won))).unwrap();
    it
}

const fn entry(claimed: Claimed) -> ResultEntry {
    ResultEntry {
        at: GameAt::first(ONE, TABLE),
        claimed,
        cause: Cause::Checkmate,
        reason: None,
    }
}

const fn correction(seating: Seating, white_on_board_1: Role) -> SeatingCorrection {
    SeatingCorrection {
        at: GameAt::first(ONE, TABLE),
        seating,
        white_on_board_1,
        players: BySide {
            first: None,
            second: None,
        },
        reason: None,
        overrule: None,
    }
}

#[rstest]
#[case::crossed(Seating::Cross, Role::First)]
#[case::colors(Seating::Parallel, Role::Second)]
#[case::both(Seating::Cross, Role::Second)]
fn s_p2b_s_p2c_the_seating_is_corrected_and_the_result_stays(
    #[case] seating: Seating,
    #[case] white_on_board_1: Role,
) {
    let mut it = played(8, Role::Second);
    let before = it.match_at(ONE, TABLE).unwrap().clone();
    it.correct_seating(&correction(seating, white_on_board_1))
        .unwrap();
    let after = it.match_at(ONE, TABLE).unwrap();
    let complete = SeatingState::Complete {
        seating,
        white_on_board_1,
    };
    assert_eq!(after.current().seating, complete);
    assert_eq!(after.current().outcome, before.current().outcome);
    // It was won on board 1: its player is the winner.
    let counts = match seating {
        Seating::Parallel => before.line_ups.second.pot_1,
        Seating::Cross => before.line_ups.second.pot_2.unwrap(),
    };
    let outcome = after.current().outcome.as_ref().unwrap();
    assert_eq!(
        after.claimed(after.current(), outcome),
        Claimed::Player(counts)
    );
    assert_eq!(outcome.verdict, Verdict::SecondWins);
}

#[test]
fn a_match_without_a_result_is_seated_and_not_corrected() {
    let mut it = drawn(RuleSet::of(Preset::SwissRules), 8);
    let refused = it.correct_seating(&correction(Seating::Cross, Role::First));
    let (round, table) = (ONE, TABLE);
    assert_eq!(refused, Err(Refusal::NoResult { round, table }));
}

#[rstest]
#[case::d_8_2(RuleSet::of(Preset::Dsj), Seating::Parallel, Role::First, "8.2")]
#[case::o_10_2(RuleSet::of(Preset::Ordnung), Seating::Cross, Role::Second, "10.2")]
#[case::o_2_2(
    RuleSet::from_toml("base = \"swiss\"\nopponents = \"higher_meets_higher\"").unwrap(),
    Seating::Cross,
    Role::First,
    "opponents"
)]
fn what_the_rules_fix_is_not_corrected(
    #[case] rules: RuleSet,
    #[case] seating: Seating,
    #[case] white: Role,
    #[case] article: &str,
) {
    let mut it = drawn(rules, 8);
    let won = it.match_at(ONE, TABLE).unwrap().line_ups.first.pot_1;
    it.enter_result(&entry(Claimed::Player(won))).unwrap();
    let refused = it.correct_seating(&correction(seating, white)).unwrap_err();
    let cited = refused.article(&it.settings.rule_set).unwrap().to_string();
    assert!(cited.contains(article), "{cited}");
}

#[test]
fn once_the_next_round_is_published_a_reason_is_needed() {
    let mut it = played(8, Role::First);
    for table in 2..=2 {
        let table = TableNumber::new(table).unwrap();
        let team = it.match_at(ONE, table).unwrap().sides.first.lead();
        let mut other = entry(Claimed::Team(team));
        other.at.table = table;
        other.cause = Cause::ArbiterDecision;
        other.reason = Some(line("Probe"));
        it.enter_result(&other).unwrap();
    }
    let two = it.pair_round().unwrap();
    it.publish_round(two).unwrap();
    let mut wanted = correction(Seating::Cross, Role::First);
    let (round, table) = (ONE, TABLE);
    assert_eq!(
        it.correct_seating(&wanted),
        Err(Refusal::ReasonMissing { round, table })
    );
    wanted.reason = Some(line("Zettel falsch gelesen"));
    it.correct_seating(&wanted).unwrap();
}

/// White mates on board 1, and no drop helps.
const MATE: &str = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR[] b KQkq - 0 4 | \
                    rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[p] w KQkq - 0 1";

#[test]
fn the_evidence_is_asked_again_and_the_arbiter_may_overrule_it() {
    let mut it = played(8, Role::First);
    let evidence = Evidence {
        position: Some(PositionText::parse(MATE).unwrap()),
        record: None,
    };
    let won = it.match_at(ONE, TABLE).unwrap().line_ups.first.pot_1;
    it.attach_evidence(&entry(Claimed::Player(won)), evidence, None)
        .unwrap();
    // Opponents have no influence on colors: the mate is still the first-named team's.
    it.correct_seating(&correction(Seating::Cross, Role::First))
        .unwrap();
    let mut turned = correction(Seating::Cross, Role::Second);
    let refused = it.correct_seating(&turned).unwrap_err();
    assert!(
        matches!(refused, Refusal::EvidenceContradicts { why, .. } if why == Contradiction::MateSaysOtherwise),
        "{refused:?}"
    );
    // A refused correction changes nothing.
    let kept = it.match_at(ONE, TABLE).unwrap().current().seating;
    assert_eq!(kept.white_on_board_1(), Some(Role::First));
    turned.overrule = Some(line("Stellung spiegelverkehrt notiert"));
    it.correct_seating(&turned).unwrap();
    let overruled = |it: &Tournament| {
        let outcome = it
            .match_at(ONE, TABLE)
            .unwrap()
            .current()
            .outcome
            .clone()
            .unwrap();
        outcome.overruled.map(|it| it.reason.to_string())
    };
    let said = Some("Stellung spiegelverkehrt notiert".to_owned());
    assert_eq!(overruled(&it), said);
    // The same contradiction needs no second reason, and disappears with the colors.
    it.correct_seating(&correction(Seating::Parallel, Role::Second))
        .unwrap();
    assert_eq!(overruled(&it), said);
    it.correct_seating(&correction(Seating::Parallel, Role::First))
        .unwrap();
    assert_eq!(overruled(&it), None);
}

#[test]
fn s_g4b_who_of_three_sat_out_is_corrected() {
    let mut it = drawn(RuleSet::of(Preset::SwissRules), 9);
    let round = it.round(ONE).unwrap();
    let (table, role) = round
        .matches
        .iter()
        .flat_map(|it| [Role::First, Role::Second].map(|role| (it, role)))
        .find(|(it, role)| it.line_ups.of(*role).sits_out.is_some())
        .map(|(it, role)| (it.table, role))
        .unwrap();
    let found = it.match_at(ONE, table).unwrap().clone();
    it.enter_result(&ResultEntry {
        at: GameAt::first(ONE, table),
        ..entry(Claimed::Team(found.sides.first.lead()))
    })
    .unwrap();
    let noted = *found.line_ups.of(role);
    let (stays, sat_out) = (noted.pot_1, noted.sits_out.unwrap());
    let players = |pair: [PlayerId; 2]| match role {
        Role::First => BySide {
            first: Some(pair),
            second: None,
        },
        Role::Second => BySide {
            first: None,
            second: Some(pair),
        },
    };
    let mut wanted = SeatingCorrection {
        at: GameAt::first(ONE, table),
        players: players([stays, sat_out]),
        ..correction(Seating::Parallel, Role::First)
    };
    it.correct_seating(&wanted).unwrap();
    let line_up = *it.match_at(ONE, table).unwrap().line_ups.of(role);
    assert_eq!(line_up.sits_out, noted.pot_2);
    let plays = [Some(line_up.pot_1), line_up.pot_2];
    assert!(plays.contains(&Some(sat_out)) && plays.contains(&Some(stays)));
    wanted.players = players([stays, stays]);
    let player = stays;
    assert_eq!(
        it.correct_seating(&wanted),
        Err(Refusal::PlayerNamedTwice { player })
    );
}

#[rstest]
#[case::in_order([0, 2], Ok(()))]
#[case::o_10_1_out_of_order([2, 0], Err("LineUpOrderBroken"))]
fn o_10_1_who_played_of_a_fixed_team_is_corrected_in_its_order(
    #[case] places: [usize; 2],
    #[case] expected: Result<(), &str>,
) {
    let rules = RuleSet::of(Preset::Ordnung);
    let mut it = Tournament::new(settings(rules, Formation::FixedTeams, Format::RoundRobin));
    for team in 0..2 {
        let member = |place: u16| player(&format!("Probe {team}-{place}"), 1900 - place);
        let members = [0, 1, 2].map(|place| TeamMember::New(Box::new(member(place))));
        it.add_team(NewTeam {
            name: None,
            captain: None,
            members: members.into(),
        })
        .unwrap();
    }
    it.give_numbers(&Seed::parse("1").unwrap(), NumberOrder::Listed)
        .unwrap();
    it.pair_round().unwrap();
    it.publish_round(ONE).unwrap();
    let team = it.match_at(ONE, TABLE).unwrap().sides.first.lead();
    it.enter_result(&entry(Claimed::Team(team))).unwrap();
    let members: Vec<PlayerId> = it.members(team, ONE).map(|it| it.player).collect();
    let wanted = SeatingCorrection {
        players: BySide {
            first: Some(places.map(|place| members[place])),
            second: None,
        },
        ..correction(Seating::Parallel, Role::Second)
    };
    let done = it.correct_seating(&wanted);
    let line_up = it.match_at(ONE, TABLE).unwrap().line_ups.first;
    match expected {
        Ok(()) => {
            done.unwrap();
            assert_eq!(line_up.pot_2, Some(members[2]));
        }
        Err(code) => {
            assert_refused(&done.unwrap_err(), code);
            assert_eq!(line_up.pot_2, Some(members[1]));
        }
    }
}

#[track_caller]
fn assert_refused(refusal: &Refusal, variant: &str) {
    let said = format!("{refusal:?}");
    assert!(said.starts_with(variant), "{said}");
}
