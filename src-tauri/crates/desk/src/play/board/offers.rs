//! Calls for offers, claims and resignation.

use kralle_call::call;
use kralle_play::board_game::{DrawClaim, GameEventKind, Offer, OfferAnswer};
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::play::board::entries::open_move;
use crate::play::board::view::BoardGameView;

wire! {
    /// An offer in a game, and its player.
    pub struct OfferInput {
        pub game: u32,
        pub by: Named<Color>,
        pub offer: Named<Offer>,
    }
}

/// Offers the opponent a draw, or to continue with ordinary chess from this check.
#[call(table)]
pub(crate) fn offer(desk: &mut Desk, input: OfferInput) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, _| {
        Ok(vec![GameEventKind::Offered {
            by: input.by.0,
            offer: input.offer.0,
        }])
    })
}

wire! {
    /// A player's answer to the offer of the opponent.
    pub struct AnswerOfferInput {
        pub game: u32,
        pub by: Named<Color>,
        pub answer: Named<OfferAnswer>,
    }
}

/// Accepts or declines the opponent's offer.
#[call(table)]
pub(crate) fn answer_offer(
    desk: &mut Desk,
    input: AnswerOfferInput,
) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, _| {
        Ok(vec![GameEventKind::OfferAnswered {
            by: input.by.0,
            answer: input.answer.0,
        }])
    })
}

wire! {
    /// A claim of a draw, and its player.
    pub struct ClaimDrawInput {
        pub game: u32,
        pub by: Named<Color>,
        pub claim: Named<DrawClaim>,
        /// The intended move that has not been made; only in ordinary chess.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub intended: Option<String>,
    }
}

/// Claims a draw; a wrong claim is refused. At the board, a wrong claim with an intended move makes
/// that move and gives the opponent two minutes.
#[call(table)]
pub(crate) fn claim_draw(
    desk: &mut Desk,
    input: ClaimDrawInput,
) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, game| {
        let by = input.by.0;
        let intended = input.intended.as_deref().filter(|it| !it.trim().is_empty());
        let intended = intended
            .map(|typed| open_move(game, by, typed))
            .transpose()?;
        let claim = input.claim.0;
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

wire! {
    /// The player who resigns.
    pub struct ResignInput {
        pub game: u32,
        pub color: Named<Color>,
    }
}

/// Ends a game by resignation.
#[call(table)]
pub(crate) fn resign(desk: &mut Desk, input: ResignInput) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, _| {
        Ok(vec![GameEventKind::Resigned {
            color: input.color.0,
        }])
    })
}
