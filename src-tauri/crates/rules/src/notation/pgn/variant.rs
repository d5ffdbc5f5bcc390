//! The variant of a record, as its tag names it.

use shakmaty::CastlingMode;

/// Returns the castling of the variant; `None` for a game that is not of ordinary chess.
pub(super) fn castling_mode(variant: &str) -> Option<CastlingMode> {
    let letters = variant.chars().filter(|it| it.is_alphanumeric());
    let name: String = letters.flat_map(char::to_lowercase).collect();
    match name.as_str() {
        "standard" | "normal" | "chess" | "fromposition" => Some(CastlingMode::Standard),
        "chess960" | "960" | "frc" | "fischerandom" | "fischerrandom" | "fischerandomchess"
        | "fischerrandomchess" | "freestyle" | "freestylechess" => Some(CastlingMode::Chess960),
        "" => matches!(variant.trim(), "" | "?" | "-").then_some(CastlingMode::Standard),
        _ => None,
    }
}
