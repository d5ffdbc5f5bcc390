//! Matches of several games: their seating, their end, their points, and the standings by them.

use crate::sample;

use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Absence, AbsenceWorth, Cause, Claimed, ColorsBetweenGames, Format, Formation, GameAt,
    GameCount, GameNumber, GamesPerMatch, HalfPoints, LotsOrder, MatchFormat, MatchScore,
    NewPenalty, PenaltyKind, PointsKind, Preset, Refusal, ResultEntry, Role, RoundNumber, RuleSet,
    Seating, SeatingBetweenGames, SeatingState, TableNumber, TeamNumber, Tie, Tournament, Verdict,
};
use proptest::prelude::*;
use rstest::rstest;
use sample::{line, player, settings};

const ONE: RoundNumber = RoundNumber::FIRST;
const TABLE: TableNumber = TableNumber::FIRST;

fn all(count: u8) -> GamesPerMatch {
    GamesPerMatch::All(GameCount::new(count).unwrap())
}

fn best_of(count: u8) -> GamesPerMatch {
    GamesPerMatch::BestOf(GameCount::new(count).unwrap())
}

fn format(games: GamesPerMatch) -> MatchFormat {
    MatchFormat {
        games,
        ..MatchFormat::default()
    }
}

/// Returns the teams of that many players, drawn; round 1 is published.
fn drawn(match_format: MatchFormat, format: Format, players: u16) -> Tournament {
    let mut settings = settings(RuleSet::of(Preset::SwissRules), Formation::PotDraw, format);
    settings.match_format = match_format;
    let mut it = Tournament::new(settings);
    for number in 0..players {
        it.add_player(player(&format!("Probe {number:02}"), 2000 - 10 * number))
            .unwrap();
    }
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

fn at(game: u16) -> GameAt {
    GameAt {
        round: ONE,
        table: TABLE,
        game: GameNumber::new(game).unwrap(),
    }
}

/// Returns the claim of a letter: `1` the first-named team, `0` the other, `=` neither.
fn claimed(it: &Tournament, round: RoundNumber, table: TableNumber, letter: char) -> Claimed {
    let teams = it.match_at(round, table).unwrap().sides;
    match letter {
        '1' => Claimed::Team(teams.first.lead()),
        '0' => Claimed::Team(teams.second.lead()),
        _ => Claimed::Drawn,
    }
}

fn enter(it: &mut Tournament, at: GameAt, letter: char) -> Result<(), Refusal> {
    it.enter_result(&ResultEntry {
        at,
        claimed: claimed(it, at.round, at.table, letter),
        cause: Cause::ArbiterDecision,
        reason: Some(line("Probe")),
    })
}

/// Enters the results of a match, game after game.
fn play(it: &mut Tournament, round: RoundNumber, table: TableNumber, letters: &str) {
    for (index, letter) in letters.chars().enumerate() {
        let game = GameNumber::at(index);
        enter(it, GameAt { round, table, game }, letter).unwrap();
    }
}

/// Returns the games of the match at table 1: a letter for each, `.` for an open one.
fn letters(it: &Tournament) -> String {
    let games = it.match_at(ONE, TABLE).unwrap().games.clone();
    let verdicts = games
        .iter()
        .map(|game| game.outcome.as_ref().map(|it| it.verdict));
    let letter = |verdict: Option<Verdict>| match verdict {
        None => '.',
        Some(Verdict::FirstWins) => '1',
        Some(Verdict::SecondWins) => '0',
        Some(Verdict::Drawn) => '=',
        Some(Verdict::BothLose) => '-',
    };
    verdicts.map(letter).collect()
}

#[rstest]
#[case::all_are_played(all(2), "", "..", None)]
#[case::the_first_alone_decides_nothing(all(2), "1", "1.", None)]
#[case::a_shared_match_is_drawn(all(2), "10", "10", Some(Verdict::Drawn))]
#[case::draws_count_as_half(all(2), "=1", "=1", Some(Verdict::FirstWins))]
#[case::the_third_game_comes_when_it_is_needed(best_of(3), "10", "10.", None)]
#[case::two_wins_are_enough(best_of(3), "11", "11", Some(Verdict::FirstWins))]
#[case::a_draw_leaves_one_to_play(best_of(3), "1=", "1=.", None)]
#[case::a_lead_of_more_than_what_is_left_decides(
    best_of(5),
    "111",
    "111",
    Some(Verdict::FirstWins)
)]
#[case::the_last_game_may_leave_it_drawn(best_of(3), "10=", "10=", Some(Verdict::Drawn))]
fn a_match_has_the_games_it_needs(
    #[case] games: GamesPerMatch,
    #[case] played: &str,
    #[case] shown: &str,
    #[case] verdict: Option<Verdict>,
) {
    let mut it = drawn(format(games), Format::RoundRobin, 8);
    play(&mut it, ONE, TABLE, played);
    assert_eq!(letters(&it), shown);
    assert_eq!(it.match_at(ONE, TABLE).unwrap().verdict(), verdict);
}

#[test]
fn a_decided_best_of_has_no_further_game() {
    let mut it = drawn(format(best_of(3)), Format::RoundRobin, 8);
    play(&mut it, ONE, TABLE, "11");
    let refused = enter(&mut it, at(3), '0');
    let unknown = Refusal::GameUnknown {
        round: ONE,
        table: TABLE,
        game: GameNumber::new(3).unwrap(),
    };
    assert_eq!(refused, Err(unknown));
    // A correction brings it back, and another drops it again.
    enter(&mut it, at(2), '0').unwrap();
    assert_eq!(letters(&it), "10.");
    enter(&mut it, at(1), '0').unwrap();
    assert_eq!(letters(&it), "00");
    it.clear_result(at(2), None).unwrap();
    assert_eq!(letters(&it), "0.");
    it.clear_result(at(1), None).unwrap();
    assert_eq!(letters(&it), ".");
}

#[rstest]
#[case::colors_are_swapped(ColorsBetweenGames::Swapped, SeatingBetweenGames::Kept,
    SeatingState::Complete { seating: Seating::Cross, white_on_board_1: Role::Second })]
#[case::colors_stay(ColorsBetweenGames::Same, SeatingBetweenGames::Kept,
    SeatingState::Complete { seating: Seating::Cross, white_on_board_1: Role::First })]
#[case::colors_are_chosen_again(
    ColorsBetweenGames::Chosen,
    SeatingBetweenGames::Kept,
    SeatingState::Boards(Seating::Cross)
)]
#[case::opponents_are_swapped(ColorsBetweenGames::Swapped, SeatingBetweenGames::Swapped,
    SeatingState::Complete { seating: Seating::Parallel, white_on_board_1: Role::Second })]
#[case::opponents_are_chosen_again(
    ColorsBetweenGames::Swapped,
    SeatingBetweenGames::Chosen,
    SeatingState::Open
)]
fn the_next_game_is_seated_after_the_one_before(
    #[case] colors: ColorsBetweenGames,
    #[case] seating: SeatingBetweenGames,
    #[case] expected: SeatingState,
) {
    let match_format = MatchFormat {
        colors,
        seating,
        ..format(all(2))
    };
    let mut it = drawn(match_format, Format::RoundRobin, 8);
    let second = |it: &Tournament| it.game_at(at(2)).unwrap().seating;
    assert_eq!(second(&it), SeatingState::Open);
    it.choose_seating(at(1), Seating::Cross).unwrap();
    it.choose_colors(at(1), Role::First).unwrap();
    assert_eq!(second(&it), expected);
    // A game with a result keeps its seats.
    enter(&mut it, at(2), '1').unwrap();
    it.choose_colors(at(1), Role::Second).unwrap();
    assert_eq!(second(&it), expected);
}

#[rstest]
#[case::the_sum_of_games(MatchScore::Games, "1=", [3, 1], [3, 1])]
#[case::the_win_of_the_match(MatchScore::Match, "1=", [2, 0], [3, 1])]
#[case::a_drawn_match(MatchScore::Match, "10", [1, 1], [2, 2])]
#[case::an_open_match_gives_nothing(MatchScore::Games, "1", [0, 0], [0, 0])]
fn a_match_gives_points(
    #[case] score: MatchScore,
    #[case] played: &str,
    #[case] of_match: [u16; 2],
    #[case] of_games: [u16; 2],
) {
    for standings_by in [PointsKind::Match, PointsKind::Game] {
        let match_format = MatchFormat {
            score,
            standings_by,
            ..format(all(2))
        };
        let mut it = drawn(match_format, Format::RoundRobin, 8);
        play(&mut it, ONE, TABLE, played);
        let teams = it.match_at(ONE, TABLE).unwrap().sides;
        let points = |kind| {
            [teams.first.lead(), teams.second.lead()]
                .map(|team| it.points_of_kind(team, None, kind).get())
        };
        assert_eq!(points(PointsKind::Match), of_match);
        assert_eq!(points(PointsKind::Game), of_games);
        let by = [teams.first.lead(), teams.second.lead()].map(|team| it.points(team, None).get());
        assert_eq!(by, points(standings_by));
    }
}

#[rstest]
#[case::two_games_of_the_sum(all(2), MatchScore::Games, [4, 4])]
#[case::two_games_of_a_match(all(2), MatchScore::Match, [2, 4])]
#[case::the_wins_that_a_best_of_needs(best_of(5), MatchScore::Match, [2, 6])]
fn a_bye_is_worth_a_won_match(
    #[case] games: GamesPerMatch,
    #[case] score: MatchScore,
    #[case] expected: [u16; 2],
) {
    let match_format = MatchFormat {
        score,
        ..format(games)
    };
    let it = drawn(match_format, Format::SwissSystem, 10);
    let bye = it.rounds[0].byes[0].team;
    let points = [PointsKind::Match, PointsKind::Game];
    let points = points.map(|kind| it.points_of_kind(bye, None, kind).get());
    assert_eq!(points, expected);
}

#[test]
fn equal_match_points_are_split_by_game_points() {
    let match_format = MatchFormat {
        score: MatchScore::Match,
        ..format(all(2))
    };
    let mut it = drawn(match_format, Format::SwissSystem, 8);
    let second = TableNumber::new(2).unwrap();
    play(&mut it, ONE, TABLE, "1=");
    play(&mut it, ONE, second, "11");
    let winners = [second, TABLE].map(|table| it.match_at(ONE, table).unwrap().sides.first.lead());
    let standings = it.standings(None);
    let first: Vec<(TeamNumber, Tie)> = standings[..2].iter().map(|it| (it.team, it.tie)).collect();
    assert_eq!(
        first,
        [(winners[0], Tie::TieBreaks), (winners[1], Tie::TieBreaks)]
    );
    // By game points, the winner of both games is ahead by points.
    it.settings.match_format.standings_by = PointsKind::Game;
    let standings = it.standings(None);
    assert_eq!(standings[0].team, winners[0]);
    assert_eq!(standings[0].points, HalfPoints(4));
    assert_eq!(standings[0].tie, Tie::None);
}

#[test]
fn who_leaves_forfeits_the_games_that_are_left() {
    let mut it = drawn(format(best_of(5)), Format::RoundRobin, 8);
    play(&mut it, ONE, TABLE, "0");
    let team = it.match_at(ONE, TABLE).unwrap().sides.first.lead();
    let other = it.match_at(ONE, TABLE).unwrap().sides.second.lead();
    it.let_be_absent(&Absence {
        team,
        from: ONE,
        to: None,
        worth: AbsenceWorth::Nothing,
        reason: Some(line("Zug")),
    })
    .unwrap();
    // The game that was played counts for the three that the other needs.
    assert_eq!(letters(&it), "000");
    assert!(it.match_at(ONE, TABLE).unwrap().is_played());
    it.take_absence_back(team, ONE, Some(&line("Zurück")))
        .unwrap();
    assert_eq!(letters(&it), "0.");
    assert_eq!(it.points(other, None), HalfPoints::ZERO);
}

#[test]
fn a_match_lost_by_a_penalty_is_lost_in_all_its_games() {
    let mut it = drawn(format(all(2)), Format::RoundRobin, 8);
    play(&mut it, ONE, TABLE, "1");
    let team = it.match_at(ONE, TABLE).unwrap().sides.first.lead();
    let number = it
        .punish(NewPenalty {
            team,
            player: None,
            round: ONE,
            kind: PenaltyKind::MatchLost(TABLE),
            reason: line("Zug vorgesagt"),
        })
        .unwrap();
    assert_eq!(letters(&it), "00");
    it.lift_penalty(number).unwrap();
    assert_eq!(letters(&it), "..");
}

#[test]
fn single_players_meet_for_one_game() {
    let mut settings = settings(
        RuleSet::of(Preset::Standard),
        Formation::SinglePlayers,
        Format::SwissSystem,
    );
    settings.match_format = format(all(2));
    assert_eq!(settings.must_fit(), Err(Refusal::GamesNeedTeams));
}

#[test]
fn the_number_of_games_is_fixed_once_a_round_is_paired() {
    let mut it = drawn(format(all(2)), Format::RoundRobin, 8);
    let mut settings = it.settings.clone();
    settings.match_format.games = all(4);
    assert!(it.change_settings(settings).is_err());
}

/// Plays every match of a Swiss system of several games, and compares the points with sums of single
/// games.
fn points_are_those_of_the_games(count: u8, early: bool, score: MatchScore, chance: &[u8]) {
    let games = if early { best_of(count) } else { all(count) };
    let match_format = MatchFormat {
        score,
        ..format(games)
    };
    let mut it = drawn(match_format, Format::SwissSystem, 10);
    let mut chance = chance.iter().copied();
    let mut sums = std::collections::BTreeMap::<(TeamNumber, bool), u32>::new();
    for round in (0..3).map(RoundNumber::at) {
        if round > ONE {
            it.pair_round().unwrap();
            it.publish_round(round).unwrap();
        }
        let now = it.round(round).unwrap().clone();
        let worth = if early { count / 2 + 1 } else { count };
        let bye = now.byes[0].team;
        let of_match = match score {
            MatchScore::Games => u32::from(worth),
            MatchScore::Match => 1,
        };
        *sums.entry((bye, true)).or_default() += 2 * of_match;
        *sums.entry((bye, false)).or_default() += 2 * u32::from(worth);
        for table in now.matches.iter().map(|it| it.table) {
            let teams = it.match_at(round, table).unwrap().sides;
            let (mut own, mut others, mut left) = (0_u32, 0_u32, u32::from(count));
            while left > 0 && !(early && own.abs_diff(others) > 2 * left) {
                let letter = ['1', '0', '='][usize::from(chance.next().unwrap_or(0) % 3)];
                let game = GameNumber::at(usize::try_from(u32::from(count) - left).unwrap());
                enter(&mut it, GameAt { round, table, game }, letter).unwrap();
                let (first, second) = match letter {
                    '1' => (2, 0),
                    '0' => (0, 2),
                    _ => (1, 1),
                };
                own += first;
                others += second;
                left -= 1;
            }
            assert!(it.match_at(round, table).unwrap().is_decided());
            let won = |own: u32, others: u32| match own.cmp(&others) {
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 0,
            };
            for (team, own, others) in [
                (teams.first.lead(), own, others),
                (teams.second.lead(), others, own),
            ] {
                let of_match = match score {
                    MatchScore::Games => own,
                    MatchScore::Match => won(own, others),
                };
                *sums.entry((team, true)).or_default() += of_match;
                *sums.entry((team, false)).or_default() += own;
            }
        }
    }
    for team in it.teams.iter().map(|team| team.number) {
        let points = |kind| u32::from(it.points_of_kind(team, None, kind).get());
        assert_eq!(Some(&points(PointsKind::Match)), sums.get(&(team, true)));
        assert_eq!(Some(&points(PointsKind::Game)), sums.get(&(team, false)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn the_points_are_those_of_the_games(
        count in 1_u8..=6,
        early: bool,
        of_match: bool,
        chance in prop::collection::vec(any::<u8>(), 40),
    ) {
        let score = if of_match { MatchScore::Match } else { MatchScore::Games };
        points_are_those_of_the_games(count, early, score, &chance);
    }
}
