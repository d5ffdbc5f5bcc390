//! Rule sets as TOML: errors have a position, and writing gives the same text.

use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::drops::DropMate;
use proptest::prelude::*;
use rstest::rstest;

#[test]
fn o_2_2_an_announcement_replaces_single_options() {
    let text =
        "base = \"ordnung\"\nsource = \"Autumn blitz, item 4\"\ndrop_mate = \"absolute_mate\"\n";
    let rules = RuleSet::from_toml(text).unwrap();
    assert_eq!(rules.base, Preset::Ordnung);
    assert_eq!(rules.source.as_deref(), Some("Autumn blitz, item 4"));
    assert_eq!(rules.tandem.drop_mate, DropMate::AbsoluteMate);
    let differences = rules.differences(Preset::Ordnung);
    assert_eq!(differences.len(), 1);
    assert_eq!(
        (differences[0].here.option, differences[0].there),
        ("drop_mate", "board_mate")
    );
    assert_eq!(rules.to_toml(), text);
}

#[rstest]
#[case::no_base("drop_mate = \"allowed\"", 1, 1, "no base")]
#[case::unknown_base("# x\nbase = \"schweiz\"", 2, 8, "\"schweiz\"")]
#[case::unknown_option("base = \"dsj\"\n dropmate = \"allowed\"", 2, 2, "option dropmate")]
#[case::unknown_reading("base = \"dsj\"\ndrop_mate = \"never\"", 2, 13, "\"never\"")]
#[case::no_word("base = \"dsj\"\ndrop_mate = true", 2, 13, "a value of type boolean")]
#[case::tandem_option_of_another_game(
    "base = \"pzs\"\ndrop_mate = \"allowed\"",
    2,
    1,
    "option drop_mate"
)]
fn a_mistake_is_told_with_its_place(
    #[case] text: &str,
    #[case] line: usize,
    #[case] column: usize,
    #[case] found: &str,
) {
    let error = RuleSet::from_toml(text).unwrap_err();
    assert_eq!(
        (error.line, error.column, error.found.as_str()),
        (line, column, found)
    );
    assert!(!error.expected.is_empty());
}

#[test]
fn text_that_is_no_toml_is_told_with_its_line() {
    assert_eq!(
        RuleSet::from_toml("base = \"dsj\"\ndrop mate = 1")
            .unwrap_err()
            .line,
        2
    );
}

proptest! {
    #[test]
    fn reading_what_was_written_is_identity(
        preset in proptest::sample::select(Preset::ALL.to_vec()),
        choices in proptest::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 0..8),
        source in proptest::option::of(".*"),
    ) {
        let mut rules = RuleSet::of(preset);
        rules.source = source;
        for (option, value) in choices {
            let entries = rules.entries();
            let entry = option.get(&entries);
            rules.set(entry.option, entry.values[value.index(entry.values.len())]).unwrap();
        }
        prop_assert_eq!(RuleSet::from_toml(&rules.to_toml()), Ok(rules));
    }
}

#[test]
fn option_names_and_readings_are_unique() {
    for preset in Preset::ALL {
        let entries = RuleSet::of(preset).entries();
        let mut names: Vec<_> = entries.iter().map(|it| it.option).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), entries.len());
        for entry in entries {
            assert!(entry.values.contains(&entry.value));
        }
    }
}

#[test]
fn a_full_text_names_every_option_and_reads_back_the_same() {
    for preset in Preset::ALL {
        let rules = RuleSet::of(preset);
        let text = rules.to_full_toml();
        assert_eq!(text.lines().count(), 1 + rules.entries().len());
        assert_eq!(RuleSet::from_toml(&text).unwrap(), rules);
    }
}
