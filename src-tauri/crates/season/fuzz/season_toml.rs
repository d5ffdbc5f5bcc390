//! Fuzz target for SEASON.toml: the tournaments of a season, and the counting of its table.

use kralle_season::SeasonSettings;

/// Reads `bytes` as settings.
///
/// Writing them back unchanged must not change the text, and writing them into an empty file must give equal settings.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let Ok(settings) = SeasonSettings::from_toml(text) else {
        return;
    };
    let kept = settings.written_into(text);
    let bare = text.strip_prefix('\u{feff}').unwrap_or(text);
    assert_eq!(kept.as_deref(), Ok(bare), "{text:?}");
    let fresh = settings
        .written_into("")
        .map(|text| SeasonSettings::from_toml(&text));
    assert_eq!(fresh, Ok(Ok(settings)), "{text:?}");
}
