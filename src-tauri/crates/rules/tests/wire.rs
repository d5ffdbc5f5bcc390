//! Moves in command-line notation: unreadable ones are reported with their position.

use kralle_rules::notation::wire::{read, read_square};
use rstest::rstest;

#[rstest]
#[case::no_board("e2e4", 1)]
#[case::no_square("A:z2e4", 3)]
#[case::no_target("B:e2ü", 5)]
#[case::more_than_a_move("A:e2e4 e5", 7)]
fn a_mistake_has_its_column(#[case] text: &str, #[case] column: usize) {
    assert_eq!(read(text).map_err(|it| it.column), Err(column));
}

#[rstest]
#[case::no_board("e2", 1)]
#[case::no_square("B:ee", 3)]
#[case::more_than_a_square("B:e2e", 5)]
fn a_mistaken_square_has_its_column(#[case] text: &str, #[case] column: usize) {
    assert_eq!(read_square(text).map_err(|it| it.column), Err(column));
}
