//! The tie-breaks of C.07 (2026), article by article, on small events that can be checked by hand.

use kralle_pairing::event::{
    Entrant, EntrantNumber, Event, EventBuilder, Format, HalfPoints, PairOutcome, Participation,
    RoundNumber, ScoreKind, ScoringSystem,
};
use kralle_pairing::tie_break::{Against, PairingMode, TieBreak, parse_list, rank};
use rstest::rstest;

fn number(number: u16) -> EntrantNumber {
    EntrantNumber::new(number).unwrap()
}

fn round(number: u16) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

/// Builds an event from rounds such as `1-2 1`, `3-4 =` (results for the first).
///
/// `+` and `-` are forfeits, `x` is a double forfeit; `5 U`, `6 H`, `7 Z`, `8 F` are byes.
fn event(entrants: u16, rounds: &[&str]) -> Event {
    built(
        EventBuilder::with_entrants(Format::Individual, entrants),
        rounds,
    )
}

fn built(mut builder: EventBuilder, rounds: &[&str]) -> Event {
    builder.rounds(rounds.len());
    for (index, line) in rounds.iter().enumerate() {
        let at = RoundNumber::from_index(index);
        for entry in line.split(',').map(str::trim) {
            let (who, what) = entry.split_once(' ').unwrap();
            if let Some((first, second)) = who.split_once('-') {
                let outcome = match what {
                    "1" => PairOutcome::FirstWins,
                    "=" => PairOutcome::Draw,
                    "0" => PairOutcome::SecondWins,
                    "+" => PairOutcome::FirstWinsByForfeit,
                    "-" => PairOutcome::SecondWinsByForfeit,
                    _ => PairOutcome::DoubleForfeit,
                };
                let (first, second) = (first.parse().unwrap(), second.parse().unwrap());
                builder.pair(at, number(first), number(second), outcome);
            } else {
                let did = match what {
                    "U" => Participation::AllocatedBye,
                    "H" => Participation::HalfPointBye,
                    "F" => Participation::FullPointBye,
                    _ => Participation::ZeroPointBye,
                };
                builder.set(at, number(who.parse().unwrap()), did);
            }
        }
    }
    builder.build().unwrap()
}

/// Returns the values of one tie-break, as printed.
fn values(event: &Event, name: &str, mode: PairingMode) -> Vec<String> {
    let list: Vec<TieBreak> = parse_list(name).unwrap();
    let standings = rank(event, &list, mode);
    let column = standings.columns.last().unwrap();
    column
        .values
        .iter()
        .map(|value| value.map_or_else(|| "none".to_owned(), |value| value.to_string()))
        .collect()
}

fn swiss(event: &Event, name: &str) -> Vec<String> {
    values(event, name, PairingMode::Swiss)
}

/// Four players, three rounds, everything played.
fn plain() -> Event {
    event(4, &["1-3 1, 4-2 =", "2-1 0, 3-4 1", "1-4 =, 2-3 ="])
}

#[rstest]
#[case::art_4_2_points("PTS", &["2.5", "1.0", "1.5", "1.0"])]
#[case::art_7_1_wins("WIN", &["2", "0", "1", "0"])]
#[case::art_7_2_games_won("WON", &["2", "0", "1", "0"])]
#[case::art_7_3_games_with_black("BPG", &["1", "1", "2", "2"])]
#[case::art_7_4_wins_with_black("BWG", &["1", "0", "0", "0"])]
#[case::art_7_5_progressive("PS", &["5.5", "2.0", "2.5", "2.0"])]
#[case::art_7_5_progressive_cut("PS/C1", &["4.5", "1.5", "2.5", "1.5"])]
#[case::art_7_6_rounds_elected("REP", &["3", "3", "3", "3"])]
#[case::art_7_7_standard_points("STD", &["2.5", "1.0", "1.5", "1.0"])]
#[case::art_7_8_number("TPN", &["1", "2", "3", "4"])]
#[case::art_8_1_buchholz("BH", &["3.5", "5.0", "4.5", "5.0"])]
#[case::art_8_2_average_buchholz("AOB", &["4.83", "4.33", "4.50", "4.33"])]
#[case::art_8_3_fore_buchholz("FB", &["3.5", "5.0", "4.5", "5.0"])]
#[case::art_9_1_sonneborn_berger("SB", &["3.00", "1.25", "1.50", "1.75"])]
#[case::art_9_2_koya("KS", &["1.0", "0.5", "0.0", "0.5"])]
#[case::art_14_1_cut_1("BH/C1", &["2.5", "4.0", "3.5", "4.0"])]
#[case::art_14_2_cut_2("BH/C2", &["1.5", "2.5", "2.5", "2.5"])]
#[case::art_14_3_median_1("BH/M1", &["1.0", "1.5", "1.0", "1.5"])]
#[case::art_14_5_limit_down("KS/L-1", &["2.5", "1.0", "1.5", "1.0"])]
fn on_a_plain_event(#[case] name: &str, #[case] expected: &[&str]) {
    assert_eq!(swiss(&plain(), name), expected);
}

/// 1 has an allocated bye, 2 forfeits and later leaves, 3 requests half a point in the middle.
fn with_unplayed_rounds() -> Event {
    event(
        5,
        &[
            "1 U, 2-3 1, 4-5 =",
            "3 H, 4-1 0, 5-2 +",
            "2 Z, 1-3 1, 5-4 =",
            "2 Z, 3-5 1, 4-1 0",
        ],
    )
}

#[test]
fn art_16_3_2_byes_at_the_end_count_as_draws_for_the_opponents() {
    // 2 scored one point; its last two rounds are worth half a point each to 3,
    // who also met 1 (4 points) and 5 (2 points), and has its own dummy of 1½.
    let event = with_unplayed_rounds();
    let standings = rank(&event, &parse_list("BH").unwrap(), PairingMode::Swiss);
    let parts: Vec<String> = standings.columns[0].workings[2]
        .contributions
        .iter()
        .map(|part| part.value.to_string())
        .collect();
    assert_eq!(parts, ["2.0", "1.5", "4.0", "2.0"]);
}

#[test]
fn art_16_3_1_byes_before_a_round_that_was_played_count_as_awarded() {
    // 3's half-point bye remains half a point: 1½ to 1, and not more.
    let event = with_unplayed_rounds();
    let standings = rank(&event, &parse_list("BH").unwrap(), PairingMode::Swiss);
    let against_3 = standings.columns[0].workings[0].contributions[2];
    assert_eq!(against_3.against, Against::Opponent(number(3)));
    assert_eq!(against_3.value.to_string(), "1.5");
}

#[test]
fn art_16_4_the_dummy_has_the_own_score_capped_by_the_draws_of_all_rounds() {
    // 1 has 4 points; its dummy counts 4 × ½ = 2.
    let event = with_unplayed_rounds();
    let standings = rank(&event, &parse_list("BH").unwrap(), PairingMode::Swiss);
    let dummy = standings.columns[0].workings[0].contributions[0];
    assert_eq!(dummy.against, Against::Dummy);
    assert_eq!(dummy.value.to_string(), "2.0");
    assert!(!dummy.voluntary);
}

#[test]
fn art_16_4_1_the_dummy_of_a_forfeit_is_capped_by_the_scheduled_opponent() {
    // 5 has 2 points; the forfeited opponent's adjusted score is 2 as well, and
    // 2's dummy for it has 2's own single point.
    let event = with_unplayed_rounds();
    let standings = rank(&event, &parse_list("BH").unwrap(), PairingMode::Swiss);
    let of_5 = standings.columns[0].workings[4].contributions[1];
    assert_eq!(of_5.against, Against::DummyFor(number(2)));
    assert_eq!(of_5.value.to_string(), "2.0");
    let of_2 = standings.columns[0].workings[1].contributions[1];
    assert_eq!(of_2.value.to_string(), "1.0");
    assert!(of_2.voluntary);
}

#[test]
fn option_p_takes_the_forfeit_for_a_game_against_the_scheduled_opponent() {
    let event = with_unplayed_rounds();
    let standings = rank(&event, &parse_list("BH/P").unwrap(), PairingMode::Swiss);
    let of_2 = standings.columns[0].workings[1].contributions[1];
    assert_eq!(of_2.against, Against::Opponent(number(5)));
    assert_eq!(of_2.value.to_string(), "2.0");
    assert!(!of_2.voluntary);
}

#[test]
fn art_16_5_a_voluntary_unplayed_round_is_cut_first_unless_it_is_lower() {
    // 3's least significant value is 1½, from the half-point bye itself; 2's are
    // all dummies of 1 but one.
    let event = with_unplayed_rounds();
    let standings = rank(&event, &parse_list("BH/C1").unwrap(), PairingMode::Swiss);
    let cut = |entrant: usize| -> Vec<bool> {
        let parts = &standings.columns[0].workings[entrant].contributions;
        parts.iter().map(|part| part.cut).collect()
    };
    assert_eq!(cut(2), [false, true, false, false]);
    assert_eq!(cut(1).iter().filter(|cut| **cut).count(), 1);

    // 1 drew 2 (no other points), then requested a bye with 1 point in all: the bye's dummy (1) is
    // higher than the value of 2 (½) and is cut.
    let event = self::event(4, &["1-2 =, 3-4 1", "1 H, 2-3 0, 4 Z", "1-4 0, 3-2 1"]);
    let standings = rank(&event, &parse_list("BH/C1").unwrap(), PairingMode::Swiss);
    let parts = &standings.columns[0].workings[0].contributions;
    let seen: Vec<(String, bool)> = parts
        .iter()
        .map(|part| (part.value.to_string(), part.cut))
        .collect();
    let expected = [("0.5", false), ("1.0", true), ("1.0", false)];
    assert_eq!(seen, expected.map(|(value, cut)| (value.to_owned(), cut)));
}

#[test]
fn art_14_1_1_sonneborn_berger_cuts_the_product_of_the_lowest_opponent() {
    // 1 won against 4 (1 point) and 3 (1½), lost to 2 (2½): the opponent with the lowest score is
    // cut, although 1 got nothing from the loss.
    let event = event(4, &["1-4 1, 2-3 =", "3-1 0, 4-2 0", "2-1 1, 4-3 0"]);
    let standings = rank(&event, &parse_list("SB/C1").unwrap(), PairingMode::Swiss);
    let cut: Vec<bool> = standings.columns[0].workings[0]
        .contributions
        .iter()
        .map(|part| part.cut)
        .collect();
    assert_eq!(cut, [true, false, false]);
}

#[test]
fn art_15_2_in_a_round_robin_forfeits_count_as_games_and_byes_not_at_all() {
    let event = event(3, &["2-3 1, 1 U", "1-2 +, 3 U", "3-1 0, 2 U"]);
    let round_robin = |name| values(&event, name, PairingMode::Predetermined);
    // The bye of a round robin scores as in the scoring system: here the scores are 3, 2 and 1; 1
    // has beaten 2 and 3.
    assert_eq!(round_robin("PTS"), ["3.0", "2.0", "1.0"]);
    assert_eq!(round_robin("SB"), ["3.00", "1.00", "0.00"]);
    assert_eq!(round_robin("WON"), ["1", "1", "0"]);
}

#[rstest]
#[case::art_6_2_all_have_met(
    event(3, &["1-2 1, 3 Z", "2-3 1, 1 Z", "3-1 1, 2 Z"]),
    &["0", "0", "0"]
)]
#[case::art_6_2_the_winner_comes_first(
    event(4, &["2-1 1, 3-4 =", "1-3 1, 2-4 0", "1-4 1, 2-3 1"]),
    &["2", "1", "0", "0"]
)]
#[case::art_6_1_1_a_forfeit_is_no_encounter(
    event(4, &["1-2 +, 3-4 =", "2-3 1, 4-1 1"]),
    &["0", "0", "0", "0"]
)]
#[case::art_6_3_nobody_can_reach_the_first(
    // 1 beat 2 and 3, who have not met; all have 2 points.
    event(5, &["1-2 1, 3-4 1, 5 Z", "1-3 1, 2-4 1, 5 Z", "4-1 0, 2-5 1, 3 U"]),
    &["0", "0", "0", "0", "0"]
)]
fn direct_encounter(#[case] event: Event, #[case] expected: &[&str]) {
    assert_eq!(swiss(&event, "PTS,DE"), expected);
}

#[test]
fn art_6_3_whoever_stands_alone_at_the_top_whatever_the_missing_games_is_first() {
    // 1, 2 and 3 have 2 points; 1 beat both, 2 and 3 have not met.
    let event = event(
        6,
        &[
            "1-2 1, 3-4 1, 5-6 =",
            "3-1 0, 2-5 1, 4-6 =",
            "4-1 1, 2-6 1, 3-5 1",
        ],
    );
    assert_eq!(&swiss(&event, "PTS,DE")[..3], ["1", "2", "2"]);
}

#[test]
fn art_6_1_2_several_games_of_a_pair_count_with_their_average() {
    // A double round robin of three: 1 and 2 split, both beat 3 once and draw.
    let event = event(
        3,
        &[
            "1-2 1, 3 Z",
            "2-1 1, 3 Z",
            "1-3 1, 2 Z",
            "3-1 =, 2 Z",
            "2-3 1, 1 Z",
            "3-2 =, 1 Z",
        ],
    );
    let list = parse_list("PTS,DE").unwrap();
    let standings = rank(&event, &list, PairingMode::Predetermined);
    assert_eq!(standings.ranks(), [1, 1, 3]);
}

/// 1 has beaten 2 and drawn, 3 has beaten 1, and 2 has beaten 3: averages of ¾, 1¼ and 1.
fn met_unequally_often() -> Event {
    event(
        7,
        &[
            "1-2 1, 3-4 =, 5-6 1, 7 Z",
            "2-1 =, 3-5 1, 4-6 1, 7 Z",
            "3-1 1, 2-4 1, 5-7 1, 6 Z",
            "2-3 1, 1-5 1, 4-7 =, 6 Z",
        ],
    )
}

#[test]
fn art_6_1_2_who_has_met_somebody_twice_is_not_ahead_by_that() {
    let event = met_unequally_often();
    let list = parse_list("PTS,DE").unwrap();
    let standings = rank(&event, &list, PairingMode::Swiss);
    assert_eq!(standings.ranks()[..3], [3, 1, 2]);
    // The working lists only the games of the three.
    let told: Vec<String> = standings.columns[1].workings[0]
        .contributions
        .iter()
        .map(|part| {
            let at = part.round.unwrap();
            format!("{at} {:?} {}", part.against, part.value)
        })
        .collect();
    let against = |it: u16| format!("{:?}", Against::Opponent(number(it)));
    let expected = [(1, 2, "1.0"), (2, 2, "0.5"), (3, 3, "0.0")];
    let expected = expected.map(|(at, other, value)| format!("{at} {} {value}", against(other)));
    assert_eq!(told, expected);
    // An entrant without ties has met none of the tied.
    assert_eq!(standings.columns[1].workings[6].contributions, []);
}

#[rstest]
#[case::in_a_swiss_system_it_is_none("DE", PairingMode::Swiss, [2, 2])]
#[case::as_a_game_by_option("DE/P", PairingMode::Swiss, [2, 3])]
#[case::art_15_2_in_a_round_robin("DE", PairingMode::Predetermined, [2, 3])]
fn art_6_1_1_a_forfeit_is_an_encounter_where_it_counts_as_a_game(
    #[case] name: &str,
    #[case] mode: PairingMode,
    #[case] expected: [usize; 2],
) {
    let event = event(4, &["1-2 +, 3-4 =", "2-3 1, 4-1 1"]);
    let list = parse_list(&format!("PTS,{name}")).unwrap();
    let standings = rank(&event, &list, mode);
    assert_eq!(standings.ranks()[..2], expected);
    // The working lists their one game, if there is one.
    let told = &standings.columns[1].workings[0].contributions;
    assert_eq!(told.len(), usize::from(expected == [2, 3]));
}

#[rstest]
// S W2a: two tied on points who have met.
#[case::exactly_two(event(4, &["2-1 1, 3-4 =", "1-3 1, 2-4 0", "1-4 1, 2-3 1"]), &[2, 1, 4, 3])]
// S W2b: three tied entrants share the rank, although the encounter would separate them.
#[case::three_share(
    event(6, &["1-2 1, 3-4 1, 5-6 =", "3-1 0, 2-5 1, 4-6 =", "4-1 1, 2-6 1, 3-5 1"]),
    &[1, 1, 1, 4, 6, 5]
)]
fn s_w2_the_order_of_the_swiss_regulations(#[case] event: Event, #[case] ranks: &[usize]) {
    let list = parse_list("PTS,OTHER_DE2").unwrap();
    assert_eq!(rank(&event, &list, PairingMode::Swiss).ranks(), ranks);
}

#[test]
fn s_w2_direct_encounter_of_exactly_two_says_nothing_about_three() {
    let event = event(3, &["1-2 1, 3 Z", "2-3 =, 1 Z", "3-1 1, 2 Z"]);
    let mut builder = EventBuilder::with_entrants(Format::Individual, 3);
    builder.scoring(ScoringSystem::STANDARD);
    let two = rank(
        &event,
        &parse_list("OTHER_DE2").unwrap(),
        PairingMode::Swiss,
    );
    assert_eq!(two.ranks(), [1, 1, 1]);
    let all = rank(&event, &parse_list("DE").unwrap(), PairingMode::Swiss);
    assert_eq!(all.ranks(), [2, 3, 1]);
}

/// Two boards; match points 2, 1, 0; game points as given for the first team.
fn team_event(entrants: u16, matches: &[(u16, u16, u16, [u16; 2])]) -> Event {
    let mut builder = EventBuilder::with_entrants(Format::Team { boards: 2 }, entrants);
    for (at, first, second, boards) in matches {
        let total = boards[0] + boards[1];
        let outcome = match total.cmp(&2) {
            std::cmp::Ordering::Greater => PairOutcome::FirstWins,
            std::cmp::Ordering::Equal => PairOutcome::Draw,
            std::cmp::Ordering::Less => PairOutcome::SecondWins,
        };
        let (at, first, second) = (round(*at), number(*first), number(*second));
        builder.pair(at, first, second, outcome);
        let sides = [(first, *boards), (second, boards.map(|halves| 2 - halves))];
        for (team, boards) in sides {
            let points: Vec<HalfPoints> = boards.into_iter().map(HalfPoints).collect();
            builder.set_points(
                at,
                team,
                ScoreKind::GamePoints,
                points.iter().copied().sum(),
            );
            builder.set_board_points(at, team, points);
        }
    }
    builder.build().unwrap()
}

#[test]
fn art_13_2_extended_sonneborn_berger_multiplies_the_scores_it_names() {
    // 1 beats 2 by 1½, 2 beats 3 by 2, 3 draws with 1.
    let event = team_event(
        3,
        &[(1, 1, 2, [2, 1]), (2, 2, 3, [2, 2]), (3, 3, 1, [1, 1])],
    );
    let round_robin = |name| values(&event, name, PairingMode::Predetermined);
    assert_eq!(round_robin("PTS"), ["3", "2", "1"]);
    assert_eq!(round_robin("MPvGP"), ["2.5", "2.5", "1.0"]);
    assert_eq!(round_robin("EMMSB"), ["5", "2", "3"]);
    assert_eq!(round_robin("EMGSB"), ["4.0", "3.5", "3.0"]);
    assert_eq!(round_robin("EGMSB"), ["6.0", "2.0", "2.5"]);
    assert_eq!(round_robin("EGGSB"), ["4.75", "3.25", "2.50"]);
}

#[test]
fn art_13_3_1_the_secondary_score_decides_where_the_primary_does_not() {
    // All three beat one another; by game points 1 is ahead of 3 and 3 of 2.
    let event = team_event(
        3,
        &[(1, 1, 2, [2, 2]), (2, 2, 3, [2, 1]), (3, 3, 1, [2, 1])],
    );
    let list = parse_list("PTS,EDE").unwrap();
    let standings = rank(&event, &list, PairingMode::Predetermined);
    assert_eq!(standings.ranks(), [1, 3, 2]);
    let list = parse_list("PTS,DE").unwrap();
    let standings = rank(&event, &list, PairingMode::Predetermined);
    assert_eq!(standings.ranks(), [1, 1, 1]);
}

#[test]
fn art_13_3_2_among_three_the_boards_decide_nothing() {
    // All three beat one another by the same game points, each on different boards.
    let event = team_event(
        3,
        &[(1, 1, 2, [2, 1]), (2, 2, 3, [2, 1]), (3, 3, 1, [1, 2])],
    );
    for name in ["EDE", "EDET", "EDEB", "EDEBT", "EDEBB"] {
        let list = parse_list(&format!("PTS,{name}")).unwrap();
        let standings = rank(&event, &list, PairingMode::Predetermined);
        assert_eq!(standings.ranks(), [1, 1, 1], "{name}");
    }
}

#[test]
fn art_13_3_2_between_exactly_two_the_boards_decide() {
    // A drawn match: 1 won on the top board, 2 on the bottom one.
    let event = team_event(2, &[(1, 1, 2, [2, 0])]);
    let ranks = |name: &str| {
        let list = parse_list(&format!("PTS,{name}")).unwrap();
        rank(&event, &list, PairingMode::Predetermined).ranks()
    };
    assert_eq!(ranks("EDE"), [1, 1]);
    assert_eq!(ranks("EDET"), [1, 2]);
    assert_eq!(ranks("EDEB"), [1, 2]);
    assert_eq!(ranks("EDEBT"), [1, 2]);
    assert_eq!(ranks("EDEBB"), [1, 2]);
}

#[test]
fn art_12_board_count_top_boards_and_bottom_boards() {
    let event = team_event(2, &[(1, 1, 2, [2, 0])]);
    assert_eq!(swiss(&event, "BC"), ["1.0", "2.0"]);
    assert_eq!(swiss(&event, "PTS,TBR"), ["1", "2"]);
    assert_eq!(swiss(&event, "PTS,BBE"), ["1", "2"]);
}

#[test]
fn art_13_4_scores_and_strength_of_schedule_are_combined() {
    // Primary: 2 match points for a win in 3 rounds, against 2 game points per match: the factor is
    // 6 / 2 = 3.
    let event = team_event(
        3,
        &[(1, 1, 2, [2, 1]), (2, 2, 3, [2, 2]), (3, 3, 1, [1, 1])],
    );
    let round_robin = |name| values(&event, name, PairingMode::Predetermined);
    assert_eq!(round_robin("BH"), ["3", "4", "5"]);
    assert_eq!(round_robin("SSSC"), ["3.50", "3.83", "2.67"]);
    assert_eq!(round_robin("SSSC/K1"), ["5.50", "6.50", "6.00"]);
}

#[test]
fn art_10_nobody_has_a_rating_tie_break_when_somebody_is_unrated() {
    let entrants = |ratings: [Option<u16>; 2]| {
        let entrants = ratings.into_iter().enumerate();
        entrants
            .map(|(index, rating)| Entrant {
                number: EntrantNumber::from_index(index),
                rating,
            })
            .collect()
    };
    let event = |ratings| {
        built(
            EventBuilder::new(Format::Individual, entrants(ratings)),
            &["1-2 1"],
        )
    };
    let rated = event([Some(2000), Some(1800)]);
    assert_eq!(swiss(&rated, "ARO"), ["1800", "2000"]);
    assert_eq!(swiss(&rated, "TPR"), ["2600", "1200"]);
    assert_eq!(swiss(&rated, "RTNG"), ["2000", "1800"]);
    let half = event([Some(2000), None]);
    assert_eq!(swiss(&half, "ARO"), ["none", "none"]);
    assert_eq!(swiss(&half, "ARO/U1000"), ["1000", "2000"]);
}

#[test]
fn art_4_2_each_tie_break_only_parts_those_who_are_still_level() {
    let event = plain();
    let standings = rank(
        &event,
        &parse_list("PTS,TPN/R").unwrap(),
        PairingMode::Swiss,
    );
    assert_eq!(standings.ranks(), [1, 4, 2, 3]);
    let shared = rank(&event, &parse_list("PTS").unwrap(), PairingMode::Swiss);
    let sharing: Vec<usize> = shared.order.iter().map(|it| it.shared_by).collect();
    assert_eq!(sharing, [1, 1, 2, 2]);
}
