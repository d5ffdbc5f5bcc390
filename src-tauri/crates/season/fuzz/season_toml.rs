//! SEASON.toml: which tournaments a season has, and how its table counts.

use kralle_season::SeasonSettings;

/// Reads `bytes` as settings. Writing them back unchanged changes no letter, and what is written into an
/// empty file reads the same.
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
