//! Claims a draw. A wrong claim is refused and changes nothing; at the board, one with an intended
//! move makes that move and gives the opponent two minutes (FIDE 9.5.3).

use crate::desk::Desk;
use crate::games::entries::open_move;
use crate::parse::color::color;
use crate::view::board_game::{BoardGameView, DrawClaimName};
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;
use kralle_tournament::board_game::{DrawClaim, GameEventKind};

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

/// Claims a draw; what is wrongly claimed with an intended move at the board, is kept as that.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, game| {
        let by = color(input.by);
        let intended = input.intended.as_deref().filter(|it| !it.trim().is_empty());
        let intended = intended
            .map(|typed| open_move(game, by, typed))
            .transpose()?;
        let claim = match input.claim {
            DrawClaimName::Threefold => DrawClaim::Threefold,
            DrawClaimName::Fifty => DrawClaim::Fifty,
            DrawClaimName::DeadPosition => DrawClaim::DeadPosition,
        };
        Ok(vec![match intended {
            Some(intended) if game.would_be_wrong(by, claim, intended) => {
                GameEventKind::ClaimedWrongly {
                    by,
                    claim,
                    intended,
                }
            }
            Some(_) | None => GameEventKind::DrawClaimed {
                by,
                claim,
                intended,
            },
        }])
    })
}
