//! Pairings by hand: the director's choices, their cost, and the reasons for the system's own
//! choices.

use kralle_pairing::event::{
    EntrantNumber, Event, EventBuilder, Format, PairOutcome, Participation, RoundNumber,
    RoundRecord,
};
use kralle_pairing::round_pairing::{
    About, DecidedBy, RoundPairing, SecondMeetings, Unpairable, Unwatched, Watch, WayOn,
    WishRefusal, Wishes, differences,
};
use kralle_pairing::{dutch, team_swiss};
use proptest::prelude::*;

use crate::literal;

fn no(number: u16) -> EntrantNumber {
    EntrantNumber::new(number).unwrap()
}

fn pairs(round: &RoundPairing) -> Vec<(u16, u16)> {
    let mut pairs: Vec<(u16, u16)> = round
        .pairs
        .iter()
        .map(|pair| {
            let (a, b) = (pair.first.get(), pair.second.get());
            (a.min(b), a.max(b))
        })
        .collect();
    pairs.sort_unstable();
    pairs
}

/// Builds rounds from pairs of numbers; the first one wins. A 0 is the bye.
fn teams(count: u16, rounds: &[&[(u16, u16)]]) -> Event {
    let mut builder = EventBuilder::with_entrants(Format::Team { boards: 2 }, count);
    builder.planned_rounds(9);
    for (index, round) in rounds.iter().enumerate() {
        let at = RoundNumber::from_index(index);
        for &(a, b) in *round {
            match EntrantNumber::new(b) {
                Some(b) => builder.pair(at, no(a), b, PairOutcome::FirstWins),
                None => builder.set(at, no(a), Participation::AllocatedBye),
            };
        }
    }
    builder.build().unwrap()
}

/// Returns the wish for this pairing with two entrants exchanged; one of them may have the bye.
fn swapped(round: &RoundPairing, a: EntrantNumber, b: EntrantNumber) -> Wishes {
    let swap = |it: EntrantNumber| match it {
        _ if it == a => b,
        _ if it == b => a,
        _ => it,
    };
    let pairs = round.pairs.iter();
    Wishes {
        pairs: pairs.map(|it| (swap(it.first), swap(it.second))).collect(),
        bye: round.bye.map(swap),
        ..Wishes::default()
    }
}

fn by_hand(event: &Event, wishes: &Wishes) -> Result<RoundPairing, Unpairable> {
    team_swiss::pair_round_by_hand(event, &team_swiss::Options::default(), wishes, &Unwatched)
}

#[test]
fn a_wished_pair_is_made_and_the_others_follow_the_rules() {
    let wishes = Wishes {
        pairs: vec![(no(1), no(2))],
        ..Wishes::default()
    };
    let round = by_hand(&teams(6, &[]), &wishes).unwrap();
    assert_eq!(pairs(&round), [(1, 2), (3, 5), (4, 6)]);
    let joined = |a, b| round.pairs.iter().any(|pair| pair.joins(no(a), no(b)));
    assert!(joined(1, 2) && joined(2, 1) && joined(5, 3) && !joined(1, 3));
}

#[test]
fn a_forbidden_pair_is_not_made() {
    let wishes = Wishes {
        apart: vec![(no(1), no(4))],
        ..Wishes::default()
    };
    let round = by_hand(&teams(6, &[]), &wishes).unwrap();
    assert_eq!(pairs(&round), [(1, 5), (2, 4), (3, 6)]);
}

#[test]
fn the_bye_goes_where_the_director_wants_even_a_second_time() {
    let event = teams(5, &[&[(1, 3), (2, 4), (5, 0)]]);
    assert_eq!(
        by_hand(&event, &Wishes::default()).unwrap().bye,
        Some(no(4))
    );
    let wishes = Wishes {
        bye: Some(no(5)),
        ..Wishes::default()
    };
    assert_eq!(by_hand(&event, &wishes).unwrap().bye, Some(no(5)));
}

#[test]
fn c1_a_wished_second_meeting_is_refused_with_the_criterion() {
    let event = teams(4, &[&[(1, 3), (2, 4)]]);
    let wishes = Wishes {
        pairs: vec![(no(3), no(1))],
        ..Wishes::default()
    };
    let refusal = WishRefusal::MayNotMeet { a: no(3), b: no(1) };
    assert_eq!(refusal.criterion(), Some("C1"));
    assert_eq!(by_hand(&event, &wishes), Err(refusal.into()));
}

#[test]
fn a_wish_that_leaves_no_pairing_says_who_is_stuck() {
    // 1 and 2 have both met 3 and 4: with 1 and 2 apart, no pairing is left.
    let event = teams(4, &[&[(1, 3), (2, 4)], &[(1, 4), (2, 3)]]);
    assert_eq!(
        pairs(&by_hand(&event, &Wishes::default()).unwrap()),
        [(1, 2), (3, 4)]
    );
    let wishes = Wishes {
        apart: vec![(no(1), no(2))],
        ..Wishes::default()
    };
    let Err(Unpairable::NoCompletePairing { stuck }) = by_hand(&event, &wishes) else {
        panic!("expected that nothing is left");
    };
    assert!(
        stuck.contains(&no(1)) || stuck.contains(&no(2)),
        "{stuck:?}"
    );
}

#[test]
fn art_3_3_3_when_everybody_has_met_the_fewest_meet_again_on_request() {
    let event = teams(
        4,
        &[&[(1, 3), (2, 4)], &[(1, 2), (3, 4)], &[(1, 4), (2, 3)]],
    );
    let refused = by_hand(&event, &Wishes::default()).unwrap_err();
    assert_eq!(refused.code(), "no_complete_pairing");
    assert!(refused.ways_on().contains(&WayOn::SecondMeetings));
    let wishes = Wishes {
        second_meetings: SecondMeetings::WhereUnavoidable,
        ..Wishes::default()
    };
    assert_eq!(by_hand(&event, &wishes).unwrap().pairs.len(), 2);
    let event = {
        let mut builder = EventBuilder::with_entrants(Format::Individual, 4);
        builder.planned_rounds(9);
        for (index, round) in [[(1, 3), (4, 2)], [(2, 1), (3, 4)], [(1, 4), (2, 3)]]
            .iter()
            .enumerate()
        {
            for &(a, b) in round {
                builder.pair(
                    RoundNumber::from_index(index),
                    no(a),
                    no(b),
                    PairOutcome::Draw,
                );
            }
        }
        builder.build().unwrap()
    };
    assert!(dutch::pair_round(&event).is_err());
    let round = dutch::pair_round_by_hand(&event, &wishes, &Unwatched).unwrap();
    assert_eq!(round.pairs.len(), 2);
}

/// Three teams that have all met: the bye goes to one that has not had it. Once all have had it,
/// one has it again.
#[test]
fn art_3_3_3_a_second_bye_is_given_only_when_everybody_has_had_one() {
    let rounds: [&[(u16, u16)]; 3] = [&[(1, 2), (3, 0)], &[(3, 1), (2, 0)], &[(2, 3), (1, 0)]];
    let wishes = Wishes {
        second_meetings: SecondMeetings::WhereUnavoidable,
        ..Wishes::default()
    };
    for (played, again) in [(2, false), (3, true)] {
        let event = teams(3, &rounds[..played]);
        let usual = by_hand(&event, &Wishes::default()).map(|it| it.bye);
        assert_eq!(usual.is_err(), again);
        let round = by_hand(&event, &wishes).unwrap();
        assert_eq!(round.pairs.len(), 1);
        assert_eq!(round.bye == Some(no(1)), !again);
    }
    // Two met twice, and the third had the bye both times. It may not have it again while others
    // have not had it.
    let event = teams(3, &[&[(1, 2), (3, 0)]]);
    let wishes = Wishes {
        apart: vec![(no(1), no(3))],
        ..wishes
    };
    let round = by_hand(&event, &wishes).unwrap();
    assert_eq!((pairs(&round), round.bye), (vec![(2, 3)], Some(no(1))));
}

#[test]
fn a_swap_is_judged_against_the_systems_own_pairing() {
    // After one round 1 to 4 lead: 1-3 and 2-4, then 5-7 and 6-8.
    let event = teams(8, &[&[(1, 5), (2, 6), (3, 7), (4, 8)]]);
    let options = team_swiss::Options::default();
    let own = team_swiss::pair_round(&event, &options).unwrap();
    let wishes = swapped(&own, no(3), no(6));
    let other = team_swiss::judge_round(&event, &options, &wishes).unwrap();
    let own_judged = team_swiss::judge_round(&event, &options, &swapped(&own, no(1), no(1)));
    assert_eq!(own_judged.unwrap().brackets, own.brackets);
    let found = differences(&own, &other);
    assert_eq!(found.first().map(|it| it.article), Some("C4"), "{found:?}");
}

#[test]
fn why_a_pair_an_upfloater_and_the_bye() {
    let event = teams(7, &[&[(1, 4), (2, 5), (3, 6), (7, 0)]]);
    let options = team_swiss::Options::default();
    let own = team_swiss::pair_round(&event, &options).unwrap();
    let why = |about| {
        team_swiss::explain(
            &event,
            &options,
            &Wishes::default(),
            &own,
            about,
            &Unwatched,
        )
        .unwrap()
        .decided_by
    };
    // 6, 5 and 4 lost; the largest number gets the bye, 5 would be next.
    assert_eq!(own.bye, Some(no(6)));
    assert_eq!(
        why(About::Bye(no(6))),
        DecidedBy::Criterion {
            article: "3.4.4",
            bracket: None,
            own: vec![-6],
            next_best: vec![-5],
        }
    );
    // 7 had the bye and one point; it floats up to the three winners, since the others have less.
    assert!(own.brackets[0].floaters.contains(&no(7)));
    assert!(matches!(
        why(About::Floater(no(7))),
        DecidedBy::Criterion { article: "C5", .. }
    ));
    // 1 meets 3: upper half against lower half.
    let first = own.opponent_of(no(1)).unwrap();
    assert_eq!(
        why(About::Pair(no(1), first)),
        DecidedBy::Order { article: "3.6.3" }
    );
}

#[test]
fn a_watched_pairing_stops_on_request() {
    struct Stop;
    impl Watch for Stop {
        fn progress(&self, _done: usize, _total: usize) {}
        fn is_cancelled(&self) -> bool {
            true
        }
    }
    let event = teams(6, &[]);
    let options = team_swiss::Options::default();
    assert_eq!(
        team_swiss::pair_round_by_hand(&event, &options, &Wishes::default(), &Stop),
        Err(Unpairable::Cancelled)
    );
    // A cancelled question does not claim that there is no alternative.
    let own = team_swiss::pair_round(&event, &options).unwrap();
    let about = About::Pair(own.pairs[0].first, own.pairs[0].second);
    assert_eq!(
        team_swiss::explain(&event, &options, &Wishes::default(), &own, about, &Stop),
        Err(Unpairable::Cancelled)
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Both systems: every entrant is paired once, none meets twice, and judging the pairing gives
    /// the system's own record.
    #[test]
    fn a_round_is_complete_and_judged_as_it_was_paired(seed in 0_u64..1_000_000) {
        let mut dice = literal::Dice::new(seed);
        let event = literal::position(Format::Team { boards: 2 }, &mut dice, 14);
        let options = team_swiss::Options::default();
        if let Ok(own) = team_swiss::pair_round(&event, &options) {
            check(&event, &own)?;
            let wishes = swapped(&own, no(1), no(1));
            let judged = team_swiss::judge_round(&event, &options, &wishes).unwrap();
            prop_assert_eq!(&judged.brackets, &own.brackets);
        }
        let mut dice = literal::Dice::new(seed);
        let event = literal::position(Format::Individual, &mut dice, 14);
        if let Ok(own) = dutch::pair_round(&event) {
            check(&event, &own)?;
            let wishes = swapped(&own, no(1), no(1));
            let judged = dutch::judge_round(&event, &wishes).unwrap();
            prop_assert_eq!(judged.pairs.len(), own.pairs.len());
            for (a, b) in judged.brackets.iter().zip(&own.brackets) {
                prop_assert_eq!(&a.members, &b.members);
                prop_assert_eq!(&a.floaters, &b.floaters);
                for one in a.shortfalls.iter().filter(|it| it.article != "C8") {
                    let other = b.shortfalls.iter().find(|it| it.article == one.article);
                    prop_assert_eq!(Some(one), other);
                }
            }
            // Every reason is found, and no criterion favors the next best.
            let floaters = own.brackets.iter().flat_map(|it| &it.floaters);
            let about = own
                .pairs
                .iter()
                .map(|pair| About::Pair(pair.first, pair.second))
                .chain(
                    floaters
                        .filter(|&&it| Some(it) != own.bye)
                        .map(|&it| About::Floater(it)),
                )
                .chain(own.bye.map(About::Bye));
            for about in about {
                let reason = dutch::explain(&event, &Wishes::default(), &own, about, &Unwatched)
                    .unwrap();
                if let DecidedBy::Criterion { own, next_best, .. } = &reason.decided_by {
                    prop_assert!(own < next_best, "{reason:?}");
                }
            }
        }
    }
}

fn check(event: &Event, round: &RoundPairing) -> Result<(), TestCaseError> {
    let mut seated: Vec<EntrantNumber> = round
        .pairs
        .iter()
        .flat_map(|pair| [pair.first, pair.second])
        .chain(round.bye)
        .collect();
    seated.sort_unstable();
    prop_assert_eq!(seated, event.to_be_paired());
    for pair in &round.pairs {
        let met = event
            .opponents_before(pair.first, event.next_round())
            .any(|it| it == pair.second);
        prop_assert!(!met);
    }
    if let Some(bye) = round.bye {
        let before = event.records_before(bye, event.next_round());
        let had = |it: &RoundRecord| it.participation == Participation::AllocatedBye;
        prop_assert!(!before.iter().any(had));
    }
    Ok(())
}

#[test]
fn c1_a_wished_second_meeting_is_made_where_wished_and_counted() {
    let event = teams(4, &[&[(1, 3), (2, 4)]]);
    let wishes = Wishes {
        pairs: vec![(no(3), no(1))],
        second_meetings: SecondMeetings::WhereWished,
        ..Wishes::default()
    };
    // 2 and 4 have met as well, without a wish to meet again.
    assert!(matches!(
        by_hand(&event, &wishes),
        Err(Unpairable::NoCompletePairing { .. })
    ));
    let wishes = Wishes {
        pairs: vec![(no(3), no(1)), (no(2), no(4))],
        ..wishes
    };
    let other = by_hand(&event, &wishes).unwrap();
    assert_eq!(other.second_meetings.len(), 2);
    let own = by_hand(&event, &Wishes::default()).unwrap();
    let found = differences(&own, &other);
    assert_eq!(
        found
            .first()
            .map(|it| (it.article, it.bracket, it.other.as_slice())),
        Some(("C1", None, [2].as_slice()))
    );
}

#[test]
fn c2_a_second_bye_by_hand_is_counted() {
    let event = teams(5, &[&[(1, 3), (2, 4), (5, 0)]]);
    let own = by_hand(&event, &Wishes::default()).unwrap();
    let wishes = Wishes {
        bye: Some(no(5)),
        ..Wishes::default()
    };
    let other = by_hand(&event, &wishes).unwrap();
    assert_eq!(differences(&own, &other)[0].article, "C2");
}

/// Cancels after this many calls.
struct StopAfter(std::cell::Cell<u32>);

impl Watch for StopAfter {
    fn progress(&self, _done: usize, _total: usize) {}
    fn is_cancelled(&self) -> bool {
        let left = self.0.get();
        self.0.set(left.saturating_sub(1));
        left == 0
    }
}

#[test]
fn a_pairing_stops_inside_of_its_only_bracket() {
    // Round 1 is one bracket, so only calls within a bracket can cancel it.
    let event = teams(200, &[]);
    let options = team_swiss::Options::default();
    for looks in [1, 3, 20] {
        let stop = StopAfter(std::cell::Cell::new(looks));
        assert_eq!(
            team_swiss::pair_round_by_hand(&event, &options, &Wishes::default(), &stop),
            Err(Unpairable::Cancelled)
        );
        let stop = StopAfter(std::cell::Cell::new(looks));
        assert_eq!(
            dutch::pair_round_by_hand(&event, &Wishes::default(), &stop),
            Err(Unpairable::Cancelled)
        );
    }
}
