//! Titles are separate from the name, and a person is recognized in any spelling.

use kralle_tournament::{Fact, FieldError, Likeness, NameKey, NationalId, Person, Title};
use rstest::rstest;

#[rstest]
#[case::before_the_surname("Dr. Adler, Ida", "Dr.", "Adler, Ida")]
#[case::before_the_given_name("Adler, Dr. Ida", "Dr.", "Adler, Ida")]
#[case::behind("Adler, Ida, Dr.", "Dr.", "Adler, Ida")]
#[case::behind_without_comma("Adler Ida Dr.", "Dr.", "Adler Ida")]
#[case::without_dot("Dr Ida Adler", "Dr", "Ida Adler")]
#[case::several("Prof. Dr. h.c. Ida Adler", "Prof. Dr. h.c.", "Ida Adler")]
#[case::glued("Prof.Dr. Ida Adler", "Prof. Dr.", "Ida Adler")]
#[case::of_a_faculty("Adler, Dr. rer. nat. Ida", "Dr. rer. nat.", "Adler, Ida")]
#[case::engineer("Dr.-Ing. Ida Adler", "Dr.-Ing.", "Ida Adler")]
#[case::of_chess("WGM Adler, Ida", "WGM", "Adler, Ida")]
#[case::of_chess_in_brackets("Adler, Ida (FM)", "FM", "Adler, Ida")]
#[case::chess_first("Adler, Dr. Ida, IM", "IM Dr.", "Adler, Ida")]
#[case::of_chess_before_one_name("IM Dong", "IM", "Dong")]
#[case::a_name_with_the_dot("Mag. Ida Adler", "Mag.", "Ida Adler")]
#[case::glued_in_small_letters("Dr.med. Ida Adler", "Dr. med.", "Ida Adler")]
#[case::italian("Dott.ssa Ida Aquila", "Dott.ssa", "Ida Aquila")]
#[case::capitals("ADLER IDA GM", "GM", "ADLER IDA")]
fn titles_are_a_field(#[case] written: &str, #[case] title: &str, #[case] name: &str) {
    let (found, rest) = Title::split(written);
    assert_eq!(found.as_ref().map(Title::as_str), Some(title));
    assert_eq!(rest, name);
    // A second split finds nothing more.
    assert_eq!(Title::split(&rest), (None, rest.clone()));
}

#[rstest]
#[case("Im, Dong")]
#[case("IM, DONG")]
#[case("IM DONG")]
#[case("Adler, Ida c.")]
#[case("Ida Mag")]
#[case("Ida dr")]
#[case("GM")]
#[case("Dr.")]
#[case("Drexler, Ida")]
#[case("Mag, Ida")]
#[case("Adler, Ida C.")]
#[case("Med, Ida")]
#[case("Professor")]
#[case("Cm, Al")]
#[case("")]
#[case(",")]
fn a_name_is_no_title(#[case] name: &str) {
    assert_eq!(Title::split(name), (None, name.to_owned()));
}

#[test]
fn initials_after_a_title_are_a_name() {
    let (title, name) = Title::split("Dr. C. H. Adler");
    assert_eq!(
        (title.as_ref().map(Title::as_str), name.as_str()),
        (Some("Dr."), "C. H. Adler")
    );
}

#[rstest]
#[case("Dr.", None, "Dr.", None)]
#[case("Dr.", Some("GM"), "GM Dr.", Some("GM"))]
#[case("IM Dr.", Some("dr."), "IM Dr.", Some("IM"))]
fn titles_are_put_together(
    #[case] one: &str,
    #[case] other: Option<&str>,
    #[case] both: &str,
    #[case] fide: Option<&str>,
) -> Result<(), FieldError> {
    let other = other.map(Title::parse).transpose()?;
    let title = Title::parse(one)?.with(other.as_ref());
    assert_eq!((title.as_str(), title.fide()), (both, fide));
    Ok(())
}

#[rstest]
#[case("")]
#[case("  ")]
#[case("a\u{7}b")]
#[case("a very long title that nobody can have in earnest")]
fn what_is_no_title_is_refused(#[case] typed: &str) {
    assert!(Title::parse(typed).is_err());
}

#[rstest]
#[case::order("Müller, Jörg", "Jörg Müller")]
#[case::umlauts("Müller, Jörg", "Joerg Mueller")]
#[case::plain_letters("Müller, Jörg", "Muller, Jorg")]
#[case::capitals("Müller, Jörg", "MÜLLER Jörg")]
#[case::title("Müller, Jörg", "GM Dr. Jörg Müller")]
#[case::sharp_s("Groß, Anna", "Gross Anna")]
#[case::accents("Pérec, René", "Perec, Rene")]
#[case::punctuation("O'Neill, Al", "ONeill, Al.")]
#[case::hyphen("Adler-Bär, Ida", "Ida Adler Baer")]
#[case::numbered("Adler 2, Ida", "Ida Adler 2")]
#[case::composed("Mu\u{308}ller, Ute", "Müller, Ute")]
fn one_name_has_one_key(#[case] one: &str, #[case] other: &str) {
    assert_eq!(NameKey::of(one), NameKey::of(other));
}

#[rstest]
#[case("Müller, Jörg", "Müller, Jürgen")]
#[case("Adler, Ida", "Adler, Ida Maria")]
#[case::numbered("Adler 1-2", "Adler 2-1")]
#[case("諸葛 亮", "諸葛 瑾")]
fn other_names_have_other_keys(#[case] one: &str, #[case] other: &str) {
    assert_ne!(NameKey::of(one), NameKey::of(other));
}

/// Parses "name;year;club;FIDE number;national number".
fn person(text: &str) -> Person {
    let mut facts = text
        .split(';')
        .map(|it| Some(it).filter(|it| !it.is_empty()));
    let mut next = || facts.next().flatten();
    let (name, year, club, fide, national) = (next(), next(), next(), next(), next());
    Person::new(
        name.unwrap_or_default(),
        year.and_then(|it| it.parse().ok()),
        club,
        fide.and_then(|it| it.parse().ok()),
        national.and_then(|it| NationalId::parse(it).ok()).as_ref(),
    )
}

#[rstest]
#[case::all_equal("Adler, Ida;1990;SK Horst", "Ida Adler;1990;Sk Horst", Likeness::Same)]
#[case::nothing_known("Adler, Ida", "Ida Adler", Likeness::Same)]
#[case::one_knows_more("Adler, Ida", "Adler, Ida;1990;SK Horst", Likeness::Likely)]
#[case::no_club("Adler, Ida;1990", "Adler, Ida;1990;SK Horst", Likeness::Likely)]
#[case::another_club(
    "Adler, Ida;1990;SK Nest",
    "Adler, Ida;1990;SK Horst",
    Likeness::Likely
)]
#[case::club_alone_differs("Adler, Ida;;SK Nest", "Adler, Ida;;SK Horst", Likeness::Namesake)]
#[case::another_year("Adler, Ida;1990", "Adler, Ida;1991", Likeness::Namesake)]
#[case::another_fide_number("Adler, Ida;;;1", "Adler, Ida;;;2", Likeness::Namesake)]
#[case::fide_number("Adler, Ida;;;7", "Horst, Ida;;;7", Likeness::Same)]
#[case::national_number("Adler, Ida;;;;70107-23", "Horst, Ida;;;;70107-0023", Likeness::Same)]
#[case::two_clubs_have_two_numbers(
    "Adler, Ida;1990;;;70107-23",
    "Adler, Ida;1990;;;40101-7",
    Likeness::Same
)]
#[case::another_name("Adler, Ida;1990", "Horst, Ida;1990", Likeness::Other)]
fn persons_are_recognized(#[case] one: &str, #[case] other: &str, #[case] likeness: Likeness) {
    let (one, other) = (person(one), person(other));
    assert_eq!(one.likeness(&other), likeness);
    assert_eq!(other.likeness(&one), likeness);
}

#[test]
fn the_longest_title_has_40_characters() {
    assert!(Title::parse(&"x".repeat(40)).is_ok());
    let longer = Title::parse(&"x".repeat(41));
    assert_eq!(longer, Err(FieldError::TooLong { characters: 41 }));
}

#[rstest]
#[case::as_before("Ida Adler;1990;Sk Horst", true)]
#[case::another_name("Adler, Ina;1990;SK Horst", false)]
#[case::another_year("Adler, Ida;1991;SK Horst", false)]
#[case::another_club("Adler, Ida;1990;SK Nest", false)]
#[case::no_club("Adler, Ida;1990", false)]
#[case::a_number_says_nothing("Adler, Ida;1990;SK Horst;7", true)]
fn two_are_written_alike_by_name_year_and_club(#[case] other: &str, #[case] alike: bool) {
    let one = person("Adler, Ida;1990;SK Horst");
    assert_eq!(one.is_written_as(&person(other)), alike);
}

#[test]
fn a_national_number_is_compared_by_its_key() {
    let one = person("Adler, Ida;;;;70107-0023");
    assert_eq!(one.national_key(), Some("70107-23"));
    assert_eq!(person("Adler, Ida").national_key(), None);
}

#[test]
fn what_may_be_left_empty_is_none() {
    let line = |typed| <kralle_tournament::Line as Fact>::read(typed);
    assert_eq!(line(" "), Ok(None));
    assert_eq!(
        line(" SK  Horst "),
        kralle_tournament::Line::parse("SK Horst").map(Some)
    );
    assert!(line("a\0b").is_err());
    assert_eq!(Title::read(""), Ok(None));
    assert_eq!(Title::read("Dr."), Title::parse("Dr.").map(Some));
    assert!(Title::read("a\0b").is_err());
    assert_eq!(NationalId::read(""), Ok(None));
    assert_eq!(NationalId::read("7"), NationalId::parse("7").map(Some));
    assert!(NationalId::read("x").is_err());
}
