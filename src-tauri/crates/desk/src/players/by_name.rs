//! The order of names in a list.

use kralle_tournament::Title;
use unicode_normalization::UnicodeNormalization as _;

/// What names are ordered by: letters without their marks and case, so that Ärmel stands among the A,
/// and without the titles that older files have in them.
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
