//! The order of names in a list.

use kralle_tournament::Title;
use unicode_normalization::UnicodeNormalization as _;

/// Returns the sort key of a name: first without accents, case and titles, so that Ärmel sorts
/// under A; then the name itself. Names in older files contain titles.
pub(crate) fn by_name(name: &str) -> (String, String) {
    let (_, without) = Title::split(name);
    let plain = without
        .nfd()
        .filter(|sign| !('\u{300}'..='\u{36f}').contains(sign))
        .flat_map(char::to_lowercase)
        .flat_map(|sign| match sign {
            'ß' => vec!['s', 's'],
            'ł' => vec!['l'],
            'ø' => vec!['o'],
            'æ' => vec!['a', 'e'],
            other => vec![other],
        })
        .collect();
    (plain, name.to_owned())
}
