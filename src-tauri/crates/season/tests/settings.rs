//! Settings as text: parsing, mistakes with their position, and minimal changes.

use kralle_season::{Category, Formula, PointsRule, SeasonSettings};
use kralle_tournament::Line;
use proptest::prelude::*;
use rstest::rstest;

const WRITTEN: &str = r#"# Our year. Ask Greta before you change this.
name = "Club year 2026"
files = [
  "2026-*.kralle", # the evenings
  "open.kralle",
]
best = 6   # decided in May

[points]
# as ever
by_rank = [10, 8, 6.5]

[[category]]
name = "U16" # the young ones
born_from = 2010

[[category]]
name = "women"
sex = "female"

# Jan moved away and came back.
[[same_person]]
entries = [{ name = "Müller, Jan" }, { name = "Mueller, Jan", birth_year = 2008 }]
"#;

#[rstest]
#[case::nothing("", "")]
#[case::unknown_key("bst = 3", "1:1 unknown_key")]
#[case::first_in_the_text("zzz = 1\naaa = 1", "1:1 unknown_key")]
#[case::below_a_name("[points]\nby_rank = [10]\nshard = \"full\"", "3:1 unknown_key")]
#[case::path_of_windows("files = [\"C:\\Users\\Greta\\*.kralle\"]", "1:15 backslash")]
#[case::path_with_another_letter("files = [\"C:\\data\\*.kralle\"]", "1:14 backslash")]
#[case::path_in_single_quotes("files = ['C:\\Users\\Greta\\*.kralle']", "")]
#[case::text_for_a_number("name = \"ä\"\nbest = \"three\"", "2:8 kind")]
#[case::point_in_a_whole_number("best = 2.5", "1:8 kind")]
#[case::three_decimals("bonus = 0.125", "1:9 kind")]
#[case::two_decimals("bonus = 0.250", "")]
#[case::nothing_is_infinite("bonus = inf", "1:9 kind")]
#[case::less_than_nothing("bonus = -0.5", "1:9 out_of_range")]
#[case::negative("best = -1", "1:8 out_of_range")]
#[case::too_much("minimum = 99999999999999999999", "1:11 out_of_range")]
#[case::no_such_word("running = \"maybe\"", "1:11 unknown_word")]
#[case::no_such_game("game = \"go\"", "1:8 unknown_word")]
#[case::two_rules("[points]\nby_rank = [1]\nown = true", "1:1 exclude")]
#[case::a_rule_switched_off("[points]\nby_rank = [1]\nown = false", "")]
#[case::no_name("[[category]]\nborn_from = 2010", "1:1 missing")]
#[case::one_name_twice("[[category]]\nname = \"a\"\n[[category]]\nname = \"a\"", "3:1 twice")]
#[case::year("category = [{name = \"a\", born_from = 10}]", "1:38 out_of_range")]
#[case::turned_around(
    "[[category]]\nname = \"a\"\nborn_from = 2010\nborn_until = 2009",
    "4:14 out_of_range"
)]
#[case::empty_text("name = \" \"", "1:8 bad_text")]
#[case::number_without_digit("[guests]\npersons = [{national_id = \"none\"}]", "2:27 bad_text")]
#[case::nobody_is_said("[guests]\npersons = [{club = \"SK Nest\"}]", "2:12 missing")]
#[case::player_of_no_file("[guests]\npersons = [{player = 3}]", "2:12 missing")]
#[case::one_is_no_decision("[[same_person]]\nentries = [{name = \"A\"}]", "2:11 too_few")]
#[case::no_entries("[[other_person]]", "1:1 missing")]
#[case::no_list("files = \"*.kralle\"", "1:9 kind")]
#[case::no_table("points = 3", "1:10 kind")]
#[case::twice("best = 1\nbest = 2", "2:1 twice")]
#[case::no_toml("best 3", "1:6 unexpected")]
fn a_mistake_is_said_with_its_place(#[case] text: &str, #[case] mistake: &str) {
    let found = match SeasonSettings::from_toml(text) {
        Ok(_) => String::new(),
        Err(it) => format!("{}:{} {}", it.line, it.column, it.mistake.code()),
    };
    assert_eq!(found, mistake);
}

#[test]
fn what_a_mistake_says_names_what_was_found_and_expected() {
    let said = |text| SeasonSettings::from_toml(text).unwrap_err().to_string();
    assert_eq!(
        said("[points]\nshared = \"half\""),
        "2:10: found `half`, expected mean, full"
    );
    assert_eq!(
        said("best = [3]"),
        "1:8: found `[3]`, expected whole_number"
    );
}

#[test]
fn what_is_equal_stays_as_it_was_written() {
    let settings = SeasonSettings::from_toml(WRITTEN).unwrap();
    assert_eq!(settings.written_into(WRITTEN).unwrap(), WRITTEN);
}

fn changed(change: impl FnOnce(&mut SeasonSettings)) -> String {
    let mut settings = SeasonSettings::from_toml(WRITTEN).unwrap();
    change(&mut settings);
    let text = settings.written_into(WRITTEN).unwrap();
    assert_eq!(
        SeasonSettings::from_toml(&text).unwrap(),
        settings,
        "{text}"
    );
    text
}

#[test]
fn a_change_leaves_what_a_secretary_wrote_beside_it() {
    let text = changed(|it| it.best = Some(5));
    assert_eq!(text, WRITTEN.replace("best = 6", "best = 5"));

    let text = changed(|it| it.categories[0].born_from = Some(2011.try_into().unwrap()));
    assert_eq!(text, WRITTEN.replace("2010", "2011"));

    let text = changed(|it| it.files.insert(1, "late.kralle".to_owned()));
    let files = "\"2026-*.kralle\", # the evenings\n  \"late.kralle\",\n";
    assert_eq!(
        text,
        WRITTEN.replace("\"2026-*.kralle\", # the evenings\n", files)
    );

    let text = changed(|it| it.files.push("late.kralle".to_owned()));
    let files = "\"open.kralle\",\n  \"late.kralle\",\n";
    assert_eq!(text, WRITTEN.replace("\"open.kralle\",\n", files));

    let text = changed(|it| {
        it.files.remove(0);
    });
    assert_eq!(
        text,
        WRITTEN.replace("\n  \"2026-*.kralle\", # the evenings", "")
    );

    let text = changed(|it| it.points = PointsRule::Formula(Formula::Percent));
    assert!(text.contains("formula = \"percent\""), "{text}");
    assert!(!text.contains("by_rank"), "{text}");

    let text = changed(|it| {
        it.categories.remove(0);
    });
    assert!(
        text.contains("name = \"women\"") && !text.contains("U16"),
        "{text}"
    );
    assert!(text.contains("# Jan moved away"), "{text}");

    let text = changed(|it| {
        let again = it.decisions.same_person[0].clone();
        it.decisions.other_person.push(again.clone());
        it.decisions.same_person.push(again);
    });
    assert!(text.starts_with(WRITTEN), "{text}");

    let text = changed(|it| it.decisions.same_person.clear());
    assert!(!text.contains("same_person"), "{text}");
}

/// Generates settings texts of every kind.
fn texts() -> impl Strategy<Value = String> {
    let lines = |all: &'static [&'static str]| prop::sample::subsequence(all, 0..=all.len());
    let top = lines(&[
        "name = \"Year\" # its name\n",
        "files = [\"a\", \"b\"]\n",
        "best = 0x3\n",
        "minimum = 2\n",
        "bonus = 1.5 # half\n",
        "running = 'as_it_stands'\n",
        "game = \"pair_moves\"\n",
    ]);
    let points = prop::sample::select(vec![
        "",
        "# points\n[points]\nby_rank = [10, 8.25, 6] # three\n",
        "[points]\nformula = \"beaten\"\nshared = \"full\"\n",
        "[points]\nown = true\n",
    ]);
    let below = lines(&[
        "[[category]]\nname = \"U16\"\nborn_from = 2010 # young\n",
        "[[category]] # w\nsex = \"female\"\nname = \"W\"\nrating_until = 1500\n",
        "[guests]\nclubs = [\"SK Nest\"]\npersons = [{ name = \"Gast\" }, { fide_id = 7 }]\n",
        "[[same_person]]\nentries = [{ name = \"A\" }, { name = \"B\", file = \"x.kralle\", player = 3 }]\n",
        "# no\n[[other_person]]\nentries = [\n { name = \"A\" }, # a\n { national_id = \"GER 1-2\", birth_year = 1990, club = \"C\" },\n]\n",
    ]);
    (top, points, below)
        .prop_map(|(top, points, below)| format!("{}{points}{}", top.concat(), below.concat()))
}

proptest! {
    #[test]
    fn whatever_is_written_into_whatever_text_is_read_back(one in texts(), other in texts()) {
        let settings = SeasonSettings::from_toml(&one).unwrap();
        prop_assert_eq!(settings.written_into(&one).unwrap(), one);
        for text in [other, String::new()] {
            let written = settings.written_into(&text).unwrap();
            prop_assert_eq!(&SeasonSettings::from_toml(&written).unwrap(), &settings, "{}", written);
        }
    }

    #[test]
    fn no_text_breaks_the_reader(text in ".{0,80}") {
        let _ = SeasonSettings::from_toml(&text);
    }
}

#[test]
fn a_new_category_comes_behind_the_others() {
    let text = changed(|it| {
        it.categories.push(Category {
            name: Line::parse("60+").unwrap(),
            born_from: None,
            born_until: Some(1966.try_into().unwrap()),
            sex: None,
            rating_from: None,
            rating_until: None,
        });
    });
    let places = ["U16", "women", "60+", "Jan moved"].map(|it| text.find(it).unwrap());
    assert!(places.is_sorted(), "{text}");
}
