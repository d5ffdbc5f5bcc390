//! Direct encounters between exactly two teams, stage by stage (C.07 article 13.3).

use kralle_pairing::event::{
    EntrantNumber, EventBuilder, Format, HalfPoints, PairOutcome, RoundNumber, ScoreKind,
};
use kralle_pairing::tie_break::{PairingMode, parse_list, rank};
use rstest::rstest;

/// Returns the ranks after a match of two teams by boards, given the half points of the first.
fn ranks(boards: &[u16], list: &str) -> Vec<usize> {
    let count = u8::try_from(boards.len()).unwrap();
    let mut builder = EventBuilder::with_entrants(Format::Team { boards: count }, 2);
    let at = RoundNumber::from_index(0);
    let (first, second) = (EntrantNumber::from_index(0), EntrantNumber::from_index(1));
    // By match points it is a draw, whatever the boards show.
    builder.pair(at, first, second, PairOutcome::Draw);
    let other: Vec<u16> = boards.iter().map(|halves| 2 - halves).collect();
    for (team, boards) in [(first, boards), (second, &other)] {
        let points: Vec<HalfPoints> = boards.iter().copied().map(HalfPoints).collect();
        let sum = points.iter().copied().sum();
        builder.set_points(at, team, ScoreKind::GamePoints, sum);
        builder.set_board_points(at, team, points);
    }
    let event = builder.build().unwrap();
    let list = parse_list(&format!("PTS,{list}")).unwrap();
    rank(&event, &list, PairingMode::Predetermined).ranks()
}

const FIRST: [usize; 2] = [1, 2];
const SECOND: [usize; 2] = [2, 1];
const LEVEL: [usize; 2] = [1, 1];

/// Board 1 and 4 against board 2 and 3: the sums of the board numbers won are equal.
const SAME_COUNT: &[u16] = &[2, 0, 0, 2];
/// Board 1 and 2 against board 3 and 4.
const TOP: &[u16] = &[2, 2, 0, 0];

#[rstest]
#[case::only_match_points("DE", TOP, LEVEL)]
#[case::game_points_are_level_too("EDE", TOP, LEVEL)]
#[case::art_12_1_the_lower_boards_count("EDEBT", TOP, FIRST)]
#[case::art_12_1_the_lower_boards_count_before_the_bottom("EDEBB", &[0, 0, 2, 2], SECOND)]
#[case::art_12_1_the_count_before_the_top_board("EDEBT", &[2, 0, 0, 0, 2, 2], SECOND)]
#[case::art_12_1_the_count_before_the_bottom_board("EDEBB", &[2, 2, 0, 0, 0, 2], FIRST)]
#[case::art_12_2_the_top_board_after_an_equal_count("EDEBT", SAME_COUNT, FIRST)]
#[case::art_12_3_the_bottom_board_after_an_equal_count("EDEBB", SAME_COUNT, SECOND)]
#[case::art_12_2_from_the_top("EDET", SAME_COUNT, FIRST)]
#[case::art_12_3_from_the_bottom("EDEB", SAME_COUNT, SECOND)]
#[case::art_12_2_the_next_board_where_the_top_is_drawn("EDET", &[1, 0, 2, 1], SECOND)]
#[case::art_12_3_the_next_board_where_the_bottom_is_drawn("EDEB", &[1, 2, 0, 1], FIRST)]
#[case::every_board_drawn("EDEBT", &[1, 1, 1, 1], LEVEL)]
fn art_13_3_2_the_boards_decide_in_the_order_of_the_tie_break(
    #[case] list: &str,
    #[case] boards: &[u16],
    #[case] expected: [usize; 2],
) {
    assert_eq!(ranks(boards, list), expected);
    // Seen from the other side, the other team is ahead.
    let other: Vec<u16> = boards.iter().map(|halves| 2 - halves).collect();
    let turned = [expected[1], expected[0]];
    assert_eq!(ranks(&other, list), turned);
}

#[rstest]
#[case::the_secondary_score(&[2, 1], FIRST)]
#[case::before_the_boards(&[1, 0], SECOND)]
fn art_13_3_1_game_points_come_before_the_boards(
    #[case] boards: &[u16],
    #[case] expected: [usize; 2],
) {
    for list in ["EDE", "EDET", "EDEB", "EDEBT", "EDEBB"] {
        assert_eq!(ranks(boards, list), expected, "{list}");
    }
    assert_eq!(ranks(boards, "DE"), LEVEL);
}
