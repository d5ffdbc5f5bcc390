//! Fuzz target: arbitrary bytes, read as a player list.

use kralle_exchange::players::{MAX_CHARACTERS, Severity, read_player_list};

/// Reads `bytes` as a player list and checks the invariants of every input.
pub(crate) fn run(bytes: &[u8]) {
    let preview = read_player_list(bytes);
    assert!(!preview.is_refused() || preview.rows.is_empty());
    for row in &preview.rows {
        let left_out = row
            .problems
            .iter()
            .any(|it| it.severity() == Severity::RowLeftOut);
        assert_eq!(row.player.is_none(), left_out, "line {}", row.line);
        // A repeated player refers to an earlier one; a line may have several.
        if let Some(earlier) = row.same_person_as() {
            assert!(earlier <= row.line);
            let mut rows = preview.rows.iter();
            assert!(rows.any(|row| row.line == earlier && row.entered().is_some()));
        }
    }
    for problem in preview.lost_ratings() {
        assert_eq!(problem.severity(), Severity::Question);
    }
    for player in preview.players() {
        let name = player.data.name.as_str();
        assert!(name.chars().any(char::is_alphabetic));
        assert!(name.chars().count() <= MAX_CHARACTERS);
        assert!(!name.contains(char::is_control));
        // No further title can be split off the name.
        assert!(kralle_tournament::Title::split(name).0.is_none());
        assert_eq!(name, name.split_whitespace().collect::<Vec<_>>().join(" "));
    }
    for problem in preview.all_problems() {
        assert!(problem.line != Some(0) && problem.column != Some(0));
    }
}
