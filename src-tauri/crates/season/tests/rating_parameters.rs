//! The parameters as text.

use kralle_season::rating::RatingParameters;
use rstest::rstest;

#[test]
fn what_is_written_is_read_again_and_has_the_same_hash() {
    let mut parameters = RatingParameters::default();
    parameters.tandem.beta = 212.5;
    parameters.start.chess_scale = 0.1 + 0.2;
    let read = RatingParameters::from_toml(&parameters.to_toml()).unwrap();
    assert_eq!(read, parameters);
    assert_eq!(read.sha256(), parameters.sha256());
    assert_ne!(read.sha256(), RatingParameters::default().sha256());
}

#[test]
fn the_hash_is_that_of_the_text() {
    let usual = RatingParameters::default();
    assert_eq!(usual.sha256().len(), 64);
    let written_otherwise = "# mine\n[start]\n rating = 1500\n";
    let read = RatingParameters::from_toml(written_otherwise).unwrap();
    assert_eq!(read.sha256(), usual.sha256());
}

#[test]
fn an_empty_text_is_what_is_usual() {
    assert_eq!(
        RatingParameters::from_toml("").unwrap(),
        RatingParameters::default()
    );
}

#[rstest]
#[case::no_toml("[start\nrating = 1", "1:7")]
#[case::unknown_section(
    "[tandem]\nbeta = 200\n[elo]\nk = 20",
    "3:2: found `elo`, expected start, tandem, single"
)]
#[case::unknown_key(
    "[tandem]\nbetta = 200",
    "2:1: found `betta`, expected beta, least_deviation"
)]
#[case::other_kind("[tandem]\nbeta = \"ß\"", "2:8: found `\"ß\"`, expected number")]
#[case::not_a_table("tandem = 3", "1:10: found `3`, expected table")]
#[case::too_small("[tandem]\nbeta = 0", "2:8: found 0, expected 10 to 4000")]
#[case::not_finite("[start]\nrating = nan", "2:10: found nan, expected 1 to 4000")]
#[case::twice("[tandem]\nbeta = 200\nbeta = 300", "3:1")]
fn a_mistake_is_said_with_its_place(#[case] text: &str, #[case] said: &str) {
    let error = RatingParameters::from_toml(text).unwrap_err().to_string();
    assert!(error.starts_with(said), "{error}");
}
