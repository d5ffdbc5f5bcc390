//! What a person reads, language by language.

use chrono::NaiveDate;
use kralle_words::{Arg, Language, Words};
use proptest::prelude::*;
use rstest::rstest;

#[rstest]
#[case(Language::German, "12.3.2026")]
#[case(Language::English, "12 March 2026")]
fn a_day_is_written_as_the_language_writes_days(#[case] language: Language, #[case] text: &str) {
    let day = NaiveDate::from_ymd_opt(2026, 3, 12).unwrap();
    assert_eq!(Words::new(language).date(day), text);
}

#[rstest]
#[case(0, "0")]
#[case(1, "½")]
#[case(2, "1")]
#[case(7, "3½")]
fn half_points_are_written_with_the_sign(#[case] points: u32, #[case] text: &str) {
    assert_eq!(Words::new(Language::German).half_points(points), text);
}

#[test]
fn a_gap_without_an_argument_shows_its_name() {
    assert_eq!(
        Words::new(Language::German).say("date", &[]),
        "{$day}.{$month}.{$year}"
    );
}

#[test]
fn a_missing_key_comes_back_in_angle_quotes() {
    let words = Words::new(Language::German);
    assert_eq!(words.say("no-such-key", &[]), "‹no-such-key›");
    assert_eq!(
        words.say("date.no-such-attribute", &[]),
        "‹date.no-such-attribute›"
    );
    assert_eq!(words.say("", &[]), "‹›");
}

#[rstest]
#[case("de", Some(Language::German))]
#[case("de-CH", Some(Language::German))]
#[case("EN_us", Some(Language::English))]
#[case("fr", Some(Language::French))]
#[case("it-IT", Some(Language::Italian))]
#[case("rm", None)]
#[case("", None)]
#[case("deutsch", None)]
fn a_tag_is_read_by_its_primary_subtag(#[case] tag: &str, #[case] language: Option<Language>) {
    assert_eq!(tag.parse().ok(), language);
}

#[test]
fn the_reference_is_always_available() {
    assert!(Language::available().contains(&Language::German));
    assert!(Language::available().contains(&Language::English));
}

#[test]
fn a_language_that_lacks_a_message_borrows_it() {
    let words = Words::new(Language::Italian);
    let day = NaiveDate::from_ymd_opt(2026, 3, 12).unwrap();
    if words.knows("date") {
        assert_eq!(words.date(day), "12 marzo 2026");
    } else {
        assert_eq!(words.date(day), "12 March 2026");
    }
}

proptest! {
    #[test]
    fn nothing_said_ever_panics(key in ".{0,40}", name in ".{0,10}", text in ".{0,40}", n: i64) {
        for language in Language::ALL {
            let words = Words::new(language);
            words.say(&key, &[(&name, Arg::from(text.as_str())), ("day", Arg::from(n))]);
            words.say("date", &[("day", Arg::from(text.as_str())), ("month", Arg::from(n))]);
        }
    }
}
