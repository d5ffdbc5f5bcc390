//! Names of files as every system takes them: a file that one club makes on Linux goes to the next one
//! by mail, on a stick, and into a folder of Windows.

use kralle_store::is_device_name;

/// The most bytes of a name made here. With number, ending, or what a second name adds it stays below
/// the 255 that file systems take.
const MOST: usize = 120;

/// `text` as the name of a file, without its ending.
///
/// Signs that Windows refuses become hyphens, or go at the end. Names of devices get a low line.
pub fn file_name(text: &str) -> String {
    let text = text.trim_end_matches(['?', ' ', '.']);
    let hyphens: String = text
        .chars()
        .map(|sign| {
            let refused = sign.is_control() || r#"/\:*?"<>|"#.contains(sign);
            if refused { '-' } else { sign }
        })
        .collect();
    let most = hyphens.floor_char_boundary(MOST);
    // Windows drops dots and spaces at the end, and other systems hide what begins with a dot.
    let name = hyphens[..most].trim_matches([' ', '.']);
    let (stem, rest) = name.split_at(name.find('.').unwrap_or(name.len()));
    if name.is_empty() {
        "Kralle".to_owned()
    } else if is_device_name(stem.trim_end()) {
        format!("{stem}_{rest}")
    } else {
        name.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::file_name;

    #[rstest]
    #[case::as_it_is("Klubabend Wesel 2026", "Klubabend Wesel 2026")]
    #[case::letters_of_every_language("Coupe de l’Été – Zürich", "Coupe de l’Été – Zürich")]
    #[case::a_folder_is_none("Saison 2026/27", "Saison 2026-27")]
    #[case::a_drive_is_none("C:\\Turnier", "C--Turnier")]
    #[case::signs_windows_refuses("a*b\"c<d>e|f", "a-b-c-d-e-f")]
    #[case::a_question_ends("Wer spielt gegen wen?", "Wer spielt gegen wen")]
    #[case::control_signs("a\tb\nc\u{7f}", "a-b-c-")]
    #[case::no_dots_or_spaces_at_the_end("Turnier 1. ", "Turnier 1")]
    #[case::not_hidden("..Kralle", "Kralle")]
    #[case::not_empty(" . ", "Kralle")]
    #[case::not_the_folder_above("..", "Kralle")]
    #[case::a_device("Con", "Con_")]
    #[case::a_device_with_an_ending("nul.2026", "nul_.2026")]
    #[case::a_device_with_a_space("AUX .b", "AUX _.b")]
    #[case::a_port("com1", "com1_")]
    #[case::a_port_of_a_raised_digit("LPT³", "LPT³_")]
    #[case::the_console("CONOUT$", "CONOUT$_")]
    #[case::no_port("COM10", "COM10")]
    #[case::no_device("Conrad", "Conrad")]
    #[case::no_port_either("Comö", "Comö")]
    fn every_system_takes_the_name(#[case] text: &str, #[case] name: &str) {
        assert_eq!(file_name(text), name);
        // What is proposed is proposed again as it is.
        assert_eq!(file_name(name), name);
    }

    #[test]
    fn a_long_name_is_cut_between_letters() {
        assert_eq!(file_name(&"ab".repeat(100)), "ab".repeat(60));
        assert_eq!(file_name(&"€".repeat(100)), "€".repeat(40));
        assert_eq!(
            file_name(&format!("{}. b", "a".repeat(119))),
            "a".repeat(119)
        );
    }
}
