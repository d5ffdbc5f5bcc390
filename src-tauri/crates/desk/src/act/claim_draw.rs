//! Claims a draw; a wrong claim is refused and changes nothing.

use crate::desk::Desk;
use crate::view::board_game::{BoardGameView, DrawClaimName};
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "ClaimDrawInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Who claims.
        pub by: ColorName,
        /// What for.
        pub claim: DrawClaimName,
        /// The move the player intends and has not made; in ordinary chess only.
        #[serde(default)]
        #[ts(optional = nullable)]
        pub intended: Option<String>,
    }
}

/// Claims a draw; a wrong claim is refused and changes nothing.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_game"))
}
