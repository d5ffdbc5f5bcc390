//! The language of the window before one is chosen.

use std::path::Path;

use kralle_desk::{Desk, Folders};
use rstest::rstest;
use serde_json::{Value, json};

fn desk(folder: &Path, languages: &[&str]) -> Desk {
    let folders = Folders {
        config: folder.join("config"),
        documents: folder.join("documents"),
    };
    Desk::first_speaking(folders, languages.iter().map(ToString::to_string))
}

fn language(desk: &mut Desk) -> Value {
    desk.call("start", json!({})).unwrap()["preferences"]["language"].clone()
}

#[rstest]
#[case::french(&["fr-CH", "de-CH"], "fr")]
#[case::posix(&["it_IT"], "it")]
#[case::the_first_we_speak(&["rm-CH", "pt-BR", "en-GB", "de"], "en")]
#[case::none_we_speak(&["ja-JP", "C"], "de")]
#[case::nothing_said(&[], "de")]
fn the_system_says_it_until_another_is_chosen(#[case] system: &[&str], #[case] expected: &str) {
    let folder = tempfile::tempdir().unwrap();
    let mut first = desk(folder.path(), system);
    assert_eq!(language(&mut first), json!(expected));
    let mut chosen = first.call("start", json!({})).unwrap()["preferences"].clone();
    chosen["language"] = json!("it");
    first.call("set_preferences", chosen).unwrap();
    assert_eq!(language(&mut desk(folder.path(), system)), json!("it"));
}
