//! Line-ups consist of players of the team, in the number of its formation.

use crate::sample;

use kralle_store::{Violation, violations};
use kralle_tournament::{LineUp, PlayerId, RoundNumber, Tournament};
use rstest::rstest;

fn drawn() -> Tournament {
    let mut tournament = sample::drawn(9);
    sample::play_round(&mut tournament);
    tournament
}

fn fixed() -> Tournament {
    sample::fixed_teams(8)
}

fn single() -> Tournament {
    sample::single_players(8)
}

/// Changes a line-up, with the third of the team who does not play, and a player of another team.
type Change = fn(&mut LineUp, Option<PlayerId>, PlayerId);

const LEAVES_OUT_THE_THIRD: Change = |it, _, _| it.sits_out = None;
const THIRD_SITS_OUT: Change = |it, third, _| it.sits_out = third;
const THIRD_PLAYS: Change = |it, third, _| it.pot_2 = third;
const PLAYS_ALONE: Change = |it, _, _| it.pot_2 = None;
const PLAYS_TWICE: Change = |it, _, _| it.pot_2 = Some(it.pot_1);
const STRANGER_PLAYS: Change = |it, _, stranger| it.pot_1 = stranger;
const STRANGER_PLAYS_WITH_HIM: Change = |it, _, stranger| it.pot_2 = Some(stranger);
const STRANGER_SITS_OUT: Change = |it, _, stranger| it.sits_out = Some(stranger);

/// A drawn team names everyone (S G4b), a fixed team two (O 10.1), a single entrant the only one.
#[rstest]
#[case::drawn_without_its_third(drawn(), LEAVES_OUT_THE_THIRD, false)]
#[case::drawn_with_its_third_named_twice(drawn(), THIRD_PLAYS, false)]
#[case::drawn_and_one_alone(drawn(), PLAYS_ALONE, false)]
#[case::drawn_and_one_twice(drawn(), PLAYS_TWICE, false)]
#[case::drawn_with_a_stranger(drawn(), STRANGER_PLAYS, false)]
#[case::drawn_and_a_stranger_sits_out(drawn(), STRANGER_SITS_OUT, false)]
#[case::fixed_without_its_third(fixed(), LEAVES_OUT_THE_THIRD, true)]
#[case::fixed_and_its_third_plays(fixed(), THIRD_PLAYS, true)]
#[case::fixed_and_its_third_sits_out(fixed(), THIRD_SITS_OUT, false)]
#[case::fixed_and_one_alone(fixed(), PLAYS_ALONE, false)]
#[case::fixed_and_one_twice(fixed(), PLAYS_TWICE, false)]
#[case::fixed_with_a_stranger(fixed(), STRANGER_PLAYS, false)]
#[case::single_and_alone(single(), PLAYS_ALONE, true)]
#[case::single_and_twice(single(), PLAYS_TWICE, false)]
#[case::single_and_another_instead(single(), STRANGER_PLAYS, false)]
#[case::single_with_a_stranger(single(), STRANGER_PLAYS_WITH_HIM, false)]
#[case::single_and_a_stranger_sits_out(single(), STRANGER_SITS_OUT, false)]
fn a_line_up_names_as_many_of_the_team_as_its_formation_says(
    #[case] mut tournament: Tournament,
    #[case] change: Change,
    #[case] holds: bool,
) {
    assert_eq!(violations(&tournament), []);
    let round = RoundNumber::FIRST;
    let members = |team| -> Vec<PlayerId> {
        let members = tournament.members(team, round);
        members.map(|it| it.player).collect()
    };
    // The largest team has a third, if any has.
    let matches = &tournament.round(round).unwrap().matches;
    let place = (0..matches.len())
        .max_by_key(|place| members(matches[*place].sides.first.lead()).len())
        .unwrap();
    let (table, team) = (matches[place].table, matches[place].sides.first.lead());
    let playing: Vec<PlayerId> = matches[place].line_ups.first.players().collect();
    let third = members(team).into_iter().find(|it| !playing.contains(it));
    let stranger = members(matches[place].sides.second.lead())[0];

    let it = &mut tournament.rounds[0].matches[place].line_ups.first;
    change(it, third, stranger);
    let foreign = Violation::LineUpForeign { round, table, team };
    let expected = if holds { vec![] } else { vec![foreign] };
    assert_eq!(violations(&tournament), expected);
}
