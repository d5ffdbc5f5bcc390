//! Formatted messages in each language.

use chrono::NaiveDate;
use std::fs;

use kralle_words::{Arg, Language, Words, swiss};
use proptest::prelude::*;
use rstest::rstest;

#[rstest]
#[case(Language::German, "12.3.2026")]
#[case(Language::English, "3/12/2026")]
#[case(Language::French, "12 mars 2026")]
#[case(Language::Italian, "12 marzo 2026")]
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
#[case("de-CH", Some(Language::SwissGerman))]
#[case("de_CH.UTF-8", Some(Language::SwissGerman))]
#[case("de_AT.UTF-8", Some(Language::German))]
#[case("de_DE@euro", Some(Language::German))]
#[case("C.UTF-8", None)]
#[case("EN_us", Some(Language::English))]
#[case("fr", Some(Language::French))]
#[case("it-IT", Some(Language::Italian))]
#[case("rm", None)]
#[case("", None)]
#[case("deutsch", None)]
fn a_tag_that_is_not_ours_whole_is_read_by_its_primary_subtag(
    #[case] tag: &str,
    #[case] language: Option<Language>,
) {
    assert_eq!(tag.parse().ok(), language);
}

#[rstest]
#[case(Language::French, "1er mars 2026")]
#[case(Language::Italian, "1º marzo 2026")]
fn the_first_day_of_a_month_is_an_ordinal(#[case] language: Language, #[case] text: &str) {
    let day = NaiveDate::from_ymd_opt(2026, 3, 1).unwrap();
    assert_eq!(Words::new(language).date(day), text);
}

/// French uses the singular for 0, the others the plural.
#[rstest]
#[case(Language::German, 0, "0 Teams")]
#[case(Language::English, 0, "0 teams")]
#[case(Language::French, 0, "0 équipe")]
#[case(Language::Italian, 0, "0 squadre")]
#[case(Language::French, 1, "1 équipe")]
#[case(Language::French, 2, "2 équipes")]
#[case(Language::Italian, 1, "1 squadra")]
fn a_number_of_teams_is_inflected(
    #[case] language: Language,
    #[case] count: u32,
    #[case] text: &str,
) {
    let said = Words::new(language).say("teams-count", &[("count", count.into())]);
    assert_eq!(said, text);
}

#[test]
fn switzerland_writes_no_sharp_s_and_its_own_quotation_marks() {
    assert_eq!(Words::new(Language::SwissGerman).say("white", &[]), "Weiss");
    assert_eq!(swiss("„Straße“"), "«Strasse»");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../ui/messages/de");
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        for line in fs::read_to_string(&path)
            .unwrap()
            .lines()
            .filter(|_| path.extension().is_some_and(|ending| ending == "ftl"))
        {
            let (opened, closed) = (line.matches('„').count(), line.matches('“').count());
            assert_eq!(opened, closed, "{}: {line}", path.display());
        }
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

/// Half points: 1 is ½, 2 is 1, 3 is 1½.
#[rstest]
#[case::german_half(Language::German, 1, "mit ½ Punkt")]
#[case::german_one(Language::German, 2, "mit 1 Punkt")]
#[case::german_more(Language::German, 3, "mit 1½ Punkten")]
#[case::german_none(Language::German, 0, "mit 0 Punkten")]
#[case::english_one(Language::English, 2, "with 1 point")]
#[case::english_more(Language::English, 14, "with 7 points")]
#[case::french_more_than_one(Language::French, 3, "avec 1½ point")]
#[case::french_two(Language::French, 4, "avec 2 points")]
#[case::italian_one(Language::Italian, 2, "con 1 punto")]
#[case::italian_more(Language::Italian, 3, "con 1½ punti")]
fn one_point_is_no_plural(#[case] language: Language, #[case] halves: u32, #[case] said: &str) {
    let words = Words::new(language);
    let args = [
        ("points", Arg::HalfPoints(halves)),
        ("halves", Arg::Number(halves.into())),
    ];
    assert_eq!(words.say("certificate-points", &args), said);
}
