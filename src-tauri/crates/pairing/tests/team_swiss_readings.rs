//! Every optional reading of C.04.6 is implemented as described and changes a pairing somewhere;
//! the rules about byes and upfloaters hold.

use kralle_pairing::event::{
    ColorPreferenceType, EntrantNumber, EventBuilder, Format, PairOutcome, Participation,
    RoundNumber,
};
use kralle_pairing::round_pairing::RoundPairing;
use kralle_pairing::team_swiss::{
    BracketOrder, Compliance, FloatScore, LookAhead, Meeting, Options, ZeroDifferenceInLastRound,
    pair_round,
};

use crate::literal;

fn no(number: u16) -> EntrantNumber {
    EntrantNumber::new(number).unwrap()
}

fn numbers(it: &RoundPairing) -> literal::Found {
    let mut pairs: Vec<(u16, u16)> = it
        .pairs
        .iter()
        .map(|pair| (pair.first.get(), pair.second.get()))
        .collect();
    pairs.sort_unstable();
    (pairs, it.bye.map(EntrantNumber::get))
}

/// On small positions a reading gives the result of trying every pairing under it.
///
/// On at least one position the round differs from the default.
fn is_read_as_it_says(options: &Options) {
    let mut changed = 0;
    for seed in 0..6000 {
        let mut dice = literal::Dice::new(seed);
        let event = literal::position(Format::Team { boards: 2 }, &mut dice, 10);
        let found = pair_round(&event, options).ok().as_ref().map(numbers);
        let usual = pair_round(&event, &Options::default())
            .ok()
            .as_ref()
            .map(numbers);
        changed += u32::from(found != usual);
        // More teams have too many pairings to try them all each time.
        let few = event.to_be_paired().len() <= 7;
        if !event.to_be_paired().is_empty() && (few || found != usual) {
            let expected = literal::team_swiss::pair(&event, options);
            assert_eq!(found, expected, "seed {seed}: {event:#?}");
        }
    }
    assert!(changed > 0);
}

/// One team leads. Of the five that follow, 3 to 6 have all met.
///
/// Whichever floats up, the rest of them needs more upfloaters than its number requires.
#[test]
fn a6_the_graded_look_ahead_leaves_the_next_scoregroup_with_fewer_upfloaters() {
    let mut builder = EventBuilder::with_entrants(Format::Team { boards: 2 }, 10);
    builder.planned_rounds(5);
    let drawn: [[(u16, u16); 3]; 3] = [
        [(2, 8), (3, 4), (5, 6)],
        [(2, 9), (3, 5), (4, 6)],
        [(2, 10), (3, 6), (4, 5)],
    ];
    for (index, (draws, loser)) in drawn.iter().zip([7, 8, 9]).enumerate() {
        let round = RoundNumber::from_index(index);
        builder.pair(round, no(1), no(loser), PairOutcome::FirstWins);
        for &(a, b) in draws {
            builder.pair(round, no(a), no(b), PairOutcome::Draw);
        }
    }
    let event = builder.build().unwrap();
    let graded = Options {
        look_ahead: LookAhead::Graded,
        ..Options::default()
    };
    for (options, opponent, upfloaters) in [(Options::default(), 2, 4), (graded, 3, 2)] {
        let round = pair_round(&event, &options).unwrap();
        assert_eq!(round.opponent_of(no(1)), Some(no(opponent)));
        assert_eq!(round.brackets[1].floaters.len(), upfloaters);
        let expected = literal::team_swiss::pair(&event, &options);
        assert_eq!(Some(numbers(&round)), expected);
    }
}

#[test]
fn a7_zero_or_first_is_read_as_it_says() {
    let options = Options {
        compliance: Compliance::ZeroOrFirst,
        ..Options::default()
    };
    is_read_as_it_says(&options);
}

#[test]
fn a3_counting_forfeits_as_meetings_is_read_as_it_says() {
    let options = Options {
        meeting: Meeting::Scheduled,
        ..Options::default()
    };
    is_read_as_it_says(&options);
}

#[test]
fn a1_no_preference_at_zero_in_the_last_round_is_read_as_it_says() {
    let options = Options {
        zero_difference_in_last_round: ZeroDifferenceInLastRound::HasNone,
        ..Options::default()
    };
    is_read_as_it_says(&options);
}

#[test]
fn g1_the_order_by_score_is_read_as_it_says() {
    let options = Options {
        bracket_order: BracketOrder::ScoreThenNumber,
        ..Options::default()
    };
    is_read_as_it_says(&options);
}

#[test]
fn art_2_1_2_neither_a_bye_nor_a_forfeit_win_allows_the_bye() {
    let mut builder = EventBuilder::with_entrants(Format::Team { boards: 2 }, 5);
    builder
        .preferences(ColorPreferenceType::A)
        .planned_rounds(9);
    let round = RoundNumber::FIRST;
    builder.pair(round, no(1), no(2), PairOutcome::FirstWins);
    builder.pair(round, no(4), no(3), PairOutcome::FirstWinsByForfeit);
    builder.set(round, no(5), Participation::AllocatedBye);
    let event = builder.build().unwrap();
    let paired = pair_round(&event, &Options::default()).unwrap();
    // 2 and 3 have no points; 2 has played a match (3.4.3), 3 has the larger number.
    assert_eq!(paired.bye, Some(no(2)));
    let counting = Options {
        meeting: Meeting::Scheduled,
        ..Options::default()
    };
    assert_eq!(pair_round(&event, &counting).unwrap().bye, Some(no(3)));
}

#[test]
fn a8_a_floater_can_be_known_by_the_real_score() {
    let options = Options {
        float_score: FloatScore::RealScore,
        ..Options::default()
    };
    is_read_as_it_says(&options);
}
