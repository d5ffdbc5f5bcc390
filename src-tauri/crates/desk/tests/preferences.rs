//! The user's preferences.

use std::error::Error;

use kralle_desk::{Desk, Folders};
use rstest::rstest;
use serde_json::{Value, json};

fn preferences(pads: Option<Value>) -> Value {
    let mut preferences = json!({
        "language": "de", "theme": "system", "acting_name": "", "letter_keys": "on",
    });
    if let Some(pads) = pads {
        preferences["pads"] = pads;
    }
    preferences
}

#[test]
fn preferences_of_before_have_the_usual_keys_and_size() -> Result<(), Box<dyn Error>> {
    let mut desk = Desk::for_scripts("");
    let kept = desk.call("set_preferences", preferences(None));
    let kept = kept.map_err(|refusal| refusal.code.to_string())?;
    let usual = json!({"entry": "side_by_side", "white": "left_hand", "black": "keypad"});
    assert_eq!(kept["pads"], usual);
    assert_eq!(kept["zoom"], json!("percent100"));
    Ok(())
}

#[rstest]
#[case::two_halves("right_hand", "left_hand", None)]
#[case::keyboard_and_keypad("keypad", "keyboard", None)]
#[case::letters_and_the_right_half("keyboard", "right_hand", None)]
#[case::one_keypad("keypad", "keypad", Some("pads_share_keys"))]
#[case::one_half("left_hand", "left_hand", Some("pads_share_keys"))]
#[case::a_half_of_the_others_keyboard("left_hand", "keyboard", Some("pads_share_keys"))]
fn no_key_is_both_players(#[case] white: &str, #[case] black: &str, #[case] code: Option<&str>) {
    let pads = json!({"entry": "side_by_side", "white": white, "black": black});
    let answer = Desk::for_scripts("").call("set_preferences", preferences(Some(pads)));
    assert_eq!(answer.err().map(|it| it.code.to_string()).as_deref(), code);
}

#[rstest]
#[case::two_keypads("keypad", "keypad")]
#[case::two_keyboards("keyboard", "left_hand")]
fn players_with_devices_of_their_own_may_have_the_same_keys(
    #[case] white: &str,
    #[case] black: &str,
) {
    let pads = json!({"entry": "own_devices", "white": white, "black": black});
    let answer = Desk::for_scripts("").call("set_preferences", preferences(Some(pads.clone())));
    assert_eq!(answer.map(|it| it["pads"].clone()).ok(), Some(pads));
}

/// The settings of a school are on a server that may be missing: a tournament works without them.
#[test]
fn without_a_folder_for_settings_only_the_options_are_lost() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    // A file, so that no user can create a directory of this name.
    std::fs::write(folder.path().join("config"), "")?;
    let mut desk = Desk::new(Folders {
        config: folder.path().join("config"),
        documents: folder.path().join("documents"),
    });
    let kept = desk.call("set_preferences", preferences(None));
    assert_eq!(
        kept.err().map(|it| it.code.to_string()).as_deref(),
        Some("preferences_not_kept")
    );
    let settings = json!({
        "name": "Klubabend", "place": "", "date": null, "rule_set": "swiss",
        "format": "round_robin", "rating_order": ["standard"], "rating_list": "",
    });
    let calls = [
        ("new_tournament", json!({ "settings": settings })),
        (
            "add_player",
            json!({ "name": "Krähe, Anna", "ratings": {} }),
        ),
        ("start", json!({})),
    ];
    for (call, input) in calls {
        let answer = desk.call(call, input);
        assert!(answer.is_ok(), "{call}: {answer:?}");
    }
    Ok(())
}
