//! X11 key codes as the key names of web pages (UI Events, `code`).
//!
//! A code is the number in Linux (`input-event-codes.h`) plus eight, on every X server on Linux in
//! twenty years. Contains only the keys of a keypad, and modifiers.

/// Returns the name of a key; "Unidentified" for all others.
pub(super) const fn code(keycode: u32) -> &'static str {
    match keycode {
        10 => "Digit1",
        11 => "Digit2",
        12 => "Digit3",
        13 => "Digit4",
        14 => "Digit5",
        15 => "Digit6",
        16 => "Digit7",
        17 => "Digit8",
        22 => "Backspace",
        24 => "KeyQ",
        25 => "KeyW",
        26 => "KeyE",
        27 => "KeyR",
        28 => "KeyT",
        30 => "KeyU",
        31 => "KeyI",
        32 => "KeyO",
        33 => "KeyP",
        36 => "Enter",
        37 => "ControlLeft",
        38 => "KeyA",
        39 => "KeyS",
        40 => "KeyD",
        41 => "KeyF",
        42 => "KeyG",
        43 => "KeyH",
        44 => "KeyJ",
        45 => "KeyK",
        46 => "KeyL",
        47 => "Semicolon",
        53 => "KeyX",
        54 => "KeyC",
        56 => "KeyB",
        57 => "KeyN",
        58 => "KeyM",
        59 => "Comma",
        60 => "Period",
        63 => "NumpadMultiply",
        64 => "AltLeft",
        79 => "Numpad7",
        80 => "Numpad8",
        83 => "Numpad4",
        84 => "Numpad5",
        85 => "Numpad6",
        86 => "NumpadAdd",
        87 => "Numpad1",
        88 => "Numpad2",
        89 => "Numpad3",
        90 => "Numpad0",
        91 => "NumpadDecimal",
        104 => "NumpadEnter",
        105 => "ControlRight",
        106 => "NumpadDivide",
        108 => "AltRight",
        133 => "MetaLeft",
        134 => "MetaRight",
        _ => "Unidentified",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use super::code;

    /// The keypads of the screens use the same names as the X server here.
    #[test]
    fn every_key_of_a_pad_has_its_name() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../ui/src/parts/game/pad.ts");
        let pads = fs::read_to_string(path).unwrap();
        let is_key = |word: &&str| {
            ["Key", "Numpad"].iter().any(|it| word.starts_with(it))
                && word.len() > "Key".len()
                && *word != "Numpad"
                || ["Semicolon", "Comma", "Period", "Backspace", "Enter"].contains(word)
        };
        let mut wanted: BTreeSet<String> =
            pads.split('\'').filter(is_key).map(str::to_owned).collect();
        for digit in 1..=8 {
            wanted.insert(format!("Digit{digit}"));
            wanted.insert(format!("Numpad{digit}"));
        }
        let known: BTreeSet<String> = (0..=255).map(|it| code(it).to_owned()).collect();
        assert!(wanted.len() > 40, "{wanted:?}");
        assert_eq!(wanted.difference(&known).collect::<Vec<_>>(), [""; 0]);
    }

    #[test]
    fn no_two_keys_have_one_name() {
        let named: Vec<&str> = (0..=255)
            .map(code)
            .filter(|it| *it != "Unidentified")
            .collect();
        let names: BTreeSet<&str> = named.iter().copied().collect();
        assert_eq!(names.len(), named.len());
    }
}
