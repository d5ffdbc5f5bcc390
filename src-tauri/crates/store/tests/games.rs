//! A match has the number of games that the settings admit.

use crate::sample;

use kralle_store::{Violation, violations};
use kralle_tournament::{GameCount, Games, GamesPerMatch, RoundNumber};
use rstest::rstest;

const fn count(games: u8) -> GameCount {
    GameCount::new(games).unwrap()
}

#[rstest]
#[case::one_of_one(GamesPerMatch::ONE, 1, true)]
#[case::two_of_one(GamesPerMatch::ONE, 2, false)]
#[case::one_of_two(GamesPerMatch::All(count(2)), 1, false)]
#[case::two_of_two(GamesPerMatch::All(count(2)), 2, true)]
#[case::three_of_two(GamesPerMatch::All(count(2)), 3, false)]
#[case::one_of_at_most_three(GamesPerMatch::BestOf(count(3)), 1, true)]
#[case::three_of_at_most_three(GamesPerMatch::BestOf(count(3)), 3, true)]
#[case::four_of_at_most_three(GamesPerMatch::BestOf(count(3)), 4, false)]
fn a_match_has_as_many_games_as_the_settings_admit(
    #[case] settings: GamesPerMatch,
    #[case] games: usize,
    #[case] admitted: bool,
) {
    let mut tournament = sample::drawn(5);
    sample::play_round(&mut tournament);
    tournament.rounds.truncate(1);
    tournament.settings.match_format.games = settings;
    for it in &mut tournament.rounds[0].matches {
        let game = it.current().clone();
        it.games = Games::new(game.clone(), vec![game; games - 1]);
    }
    let table = tournament.rounds[0].matches[0].table;
    let round = RoundNumber::FIRST;
    let otherwise = Violation::GamesOtherwise {
        round,
        table,
        games,
    };
    let expected = if admitted { vec![] } else { vec![otherwise] };
    assert_eq!(violations(&tournament), expected);
}
