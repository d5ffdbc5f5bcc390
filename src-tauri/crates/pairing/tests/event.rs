//! The record of a tournament: refusals and queries.

use kralle_pairing::event::{
    EntrantNumber, Event, EventBuilder, EventError, Float, ForbiddenPairs, Format, GameResult,
    HalfPoints, PairOutcome, Participation, RequestedBye, Role, RoundNumber, ScoreKind,
    baku_acceleration,
};
use rstest::rstest;

fn number(number: u16) -> EntrantNumber {
    EntrantNumber::new(number).unwrap()
}

fn round(number: u16) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

/// Five players, three rounds: games, a forfeit, and byes of each kind.
fn event() -> Event {
    let mut builder = EventBuilder::with_entrants(Format::Individual, 5);
    builder
        .pair(round(1), number(1), number(3), PairOutcome::FirstWins)
        .pair(round(1), number(4), number(2), PairOutcome::Draw)
        .set(round(1), number(5), Participation::AllocatedBye)
        .pair(round(2), number(5), number(1), PairOutcome::SecondWins)
        .pair(
            round(2),
            number(2),
            number(4),
            PairOutcome::FirstWinsByForfeit,
        )
        .set(round(2), number(3), Participation::HalfPointBye)
        .pair(round(3), number(1), number(2), PairOutcome::Draw)
        .pair(round(3), number(3), number(5), PairOutcome::BothLose)
        .set(round(3), number(4), Participation::ZeroPointBye);
    builder.build().unwrap()
}

fn halves(event: &Event, entrant: u16, before: u16) -> u16 {
    event
        .score_before(number(entrant), round(before), ScoreKind::MatchPoints)
        .get()
}

#[test]
fn scores_add_up_round_by_round() {
    let event = event();
    let of = |entrant| [1, 2, 3, 4].map(|before| halves(&event, entrant, before));
    assert_eq!(of(1), [0, 2, 4, 5]);
    assert_eq!(of(2), [0, 1, 3, 4]);
    assert_eq!(of(3), [0, 0, 1, 1]);
    assert_eq!(of(4), [0, 1, 1, 1]);
    assert_eq!(of(5), [0, 2, 2, 2]);
    // Before any later round, the score is the final score.
    assert_eq!(halves(&event, 1, 9), 5);
}

#[test]
fn c_04_2_3_5_a_forfeited_game_is_no_meeting() {
    let event = event();
    let opponents = |entrant| -> Vec<u16> {
        let met = event.opponents_before(number(entrant), round(4));
        met.map(EntrantNumber::get).collect()
    };
    assert_eq!(opponents(2), [4, 1]);
    assert_eq!(opponents(4), [2]);
    assert_eq!(event.opponents_before(number(4), round(4)).count(), 1);
}

#[test]
fn c_04_2_3_4_unplayed_rounds_leave_the_roles_alone() {
    let event = event();
    let roles = |entrant| -> Vec<Role> { event.roles_before(number(entrant), round(4)).collect() };
    assert_eq!(roles(1), [Role::First, Role::Second, Role::First]);
    assert_eq!(roles(2), [Role::Second, Role::Second]);
}

#[rstest]
#[case::higher_score_than_the_opponent(1, 2, None)]
#[case::the_same_score(5, 2, None)]
#[case::allocated_bye(5, 1, Some(Float::Down))]
#[case::half_point_bye(3, 2, Some(Float::Down))]
#[case::forfeit_win(2, 2, Some(Float::Down))]
#[case::forfeit_loss(4, 2, None)]
#[case::zero_point_bye(4, 3, None)]
#[case::met_someone_with_less(1, 3, Some(Float::Down))]
#[case::met_someone_with_more(2, 3, Some(Float::Up))]
fn c_04_3_1_4_floats(#[case] entrant: u16, #[case] at: u16, #[case] expected: Option<Float>) {
    assert_eq!(event().float(number(entrant), round(at)), expected);
}

#[test]
fn an_event_can_be_put_back_before_a_round() {
    let before = event().before(round(2));
    assert_eq!(before.next_round(), round(2));
    assert_eq!(halves(&before, 1, 9), 2);
    // 3 had a bye in round 2, so it was not to be paired.
    let paired: Vec<u16> = before
        .to_be_paired()
        .into_iter()
        .map(EntrantNumber::get)
        .collect();
    assert_eq!(paired, [1, 2, 4, 5]);
    // Round 1 shows the role of the top entrant.
    assert_eq!(event().before(round(1)).initial_role(), Some(Role::First));
}

#[test]
fn there_is_a_number_for_everybody_or_the_event_is_too_large() {
    let full = EventBuilder::with_entrants(Format::Individual, u16::MAX - 1);
    assert_eq!(full.build().unwrap().entrant_count(), 65_534);
    let more = EventBuilder::with_entrants(Format::Individual, u16::MAX);
    assert_eq!(more.build().unwrap_err(), EventError::TooMany);
}

/// An entrant that requested a bye in a played round is absent in it again.
#[test]
fn byes_asked_for_are_kept_before_each_round() {
    let mut builder = EventBuilder::with_entrants(Format::Individual, 3);
    let asked = |at, entrant, kind| RequestedBye {
        entrant: number(entrant),
        round: round(at),
        kind,
    };
    builder
        .pair(round(1), number(1), number(2), PairOutcome::Draw)
        .set(round(1), number(3), Participation::HalfPointBye)
        .request_bye(asked(2, 1, Participation::ZeroPointBye));
    let event = builder.build().unwrap();
    assert_eq!(
        event.before(round(1)).requested(),
        [asked(1, 3, Participation::HalfPointBye)]
    );
    for next in [round(2), round(9)] {
        assert_eq!(
            event.before(next).requested(),
            [asked(2, 1, Participation::ZeroPointBye)]
        );
    }
}

#[test]
fn planned_rounds_that_were_not_paired_count_as_unplayed() {
    let event = event().planned_for(5).with_planned_rounds();
    assert_eq!(event.round_count(), 5);
    let did = event.record(number(1), round(5)).participation;
    assert_eq!(did, Participation::NotPaired);
    assert_eq!(halves(&event, 1, 9), 5);
}

#[test]
fn bans_hold_in_their_rounds() {
    let mut builder = EventBuilder::with_entrants(Format::Individual, 3);
    builder.forbid(ForbiddenPairs {
        from: round(2),
        to: round(3),
        entrants: vec![number(3), number(1)],
    });
    let event = builder.build().unwrap();
    let forbidden = |a, b, at| {
        let both = [number(a), number(b)];
        let mut bans = event.forbidden().iter();
        bans.any(|ban| ban.holds_in(round(at)) && both.iter().all(|it| ban.entrants.contains(it)))
    };
    assert!(forbidden(1, 3, 2) && forbidden(3, 1, 3));
    assert!(!forbidden(1, 3, 1) && !forbidden(1, 3, 4) && !forbidden(1, 2, 2));
}

#[rstest]
// Half of 38 pairs is 19, so 38 entrants; 4 of 8 rounds, the first 2 with a win.
#[case::c_04_7_even(76, 8, &[(1, 2, 38, 2), (3, 4, 38, 1)])]
// The upper half is rounded up to an even number.
#[case::c_04_7_rounded_up(161, 9, &[(1, 3, 82, 2), (4, 5, 82, 1)])]
#[case::c_04_7_one_round(10, 1, &[(1, 1, 6, 2)])]
fn baku(#[case] entrants: u16, #[case] rounds: u16, #[case] expected: &[(u16, u16, u16, u16)]) {
    let found: Vec<_> = baku_acceleration(entrants, rounds, HalfPoints(2), HalfPoints(1))
        .iter()
        .map(|it| (it.from.get(), it.to.get(), it.last.get(), it.points.get()))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn virtual_points_count_only_for_pairing() {
    let mut builder = EventBuilder::with_entrants(Format::Individual, 4);
    for acceleration in baku_acceleration(4, 4, HalfPoints(2), HalfPoints(1)) {
        builder.accelerate(acceleration);
    }
    builder.request_bye(RequestedBye {
        entrant: number(4),
        round: round(1),
        kind: Participation::HalfPointBye,
    });
    let event = builder.build().unwrap();
    let at = |entrant, at| event.pairing_score(number(entrant), round(at)).get();
    assert_eq!([at(1, 1), at(2, 1), at(3, 1)], [2, 2, 0]);
    assert_eq!([at(1, 2), at(1, 3)], [1, 0]);
    assert_eq!(halves(&event, 1, 2), 0);
    assert_eq!(event.to_be_paired().len(), 3);
}

#[rstest]
#[case::two_win(
    GameResult::Win,
    GameResult::Win,
    Role::First,
    Role::Second,
    "result_mismatch"
)]
#[case::win_and_draw(
    GameResult::Win,
    GameResult::Draw,
    Role::First,
    Role::Second,
    "result_mismatch"
)]
#[case::same_role(
    GameResult::Win,
    GameResult::Loss,
    Role::First,
    Role::First,
    "same_role"
)]
fn what_cannot_both_be_true_is_refused(
    #[case] one: GameResult,
    #[case] other: GameResult,
    #[case] role: Role,
    #[case] other_role: Role,
    #[case] code: &str,
) {
    let played = |opponent, role, result| Participation::Played {
        opponent: number(opponent),
        role,
        result,
    };
    let mut builder = EventBuilder::with_entrants(Format::Individual, 2);
    builder.set(round(1), number(1), played(2, role, one)).set(
        round(1),
        number(2),
        played(1, other_role, other),
    );
    let error = builder.build().unwrap_err();
    assert_eq!(error.code(), code);
    assert_eq!(error.place(), Some((number(1), round(1))));
}

#[test]
fn opponents_must_name_each_other_and_exist() {
    let won_against = |opponent: u16| Participation::Played {
        opponent: number(opponent),
        role: Role::First,
        result: GameResult::Win,
    };
    let refused = |opponent: u16| {
        let mut builder = EventBuilder::with_entrants(Format::Individual, 2);
        builder.set(round(1), number(1), won_against(opponent));
        builder.build().unwrap_err().code()
    };
    assert_eq!(refused(2), "not_mutual");
    assert_eq!(refused(1), "own_opponent");
    assert_eq!(refused(7), "unknown_entrant");
    let mut builder = EventBuilder::with_entrants(Format::Individual, 2);
    builder
        .set(round(1), number(1), Participation::AllocatedBye)
        .set(round(1), number(2), Participation::AllocatedBye);
    assert_eq!(builder.build().unwrap_err().code(), "second_allocated_bye");
}
