//! Offers, claims and resignation.

use kralle_call::call;
use kralle_play::board_game::{DrawClaim, GameEventKind, Offer, OfferAnswer};

use crate::core::color::{ColorName, color};
use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::play::board::entries::open_move;
use crate::play::board::view::{BoardGameView, DrawClaimName, OfferName};

wire! {
    /// What it is about.
    pub struct OfferInput {
        /// The game.
        pub game: u32,
        /// Who offers.
        pub by: ColorName,
        /// What.
        pub offer: OfferName,
    }
}

/// Offers the opponent a draw, or to go on with ordinary chess from this check.
#[call(table)]
pub(crate) fn offer(desk: &mut Desk, input: OfferInput) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, _| {
        Ok(vec![GameEventKind::Offered {
            by: color(input.by),
            offer: match input.offer {
                OfferName::Draw => Offer::Draw,
                OfferName::Ordinary => Offer::Ordinary,
            },
        }])
    })
}

wire! {
    /// What it is about.
    pub struct AnswerOfferInput {
        /// The game.
        pub game: u32,
        /// Who answers.
        pub by: ColorName,
        /// The answer.
        pub answer: AnswerName,
    }
}

wire! {
    /// An answer to an offer.
    #[derive(Copy, Eq)]
    pub enum AnswerName {
        /// It is accepted.
        Accept,
        /// It is declined.
        Decline,
    }
}

/// Accepts or declines what the opponent offers.
#[call(table)]
pub(crate) fn answer_offer(
    desk: &mut Desk,
    input: AnswerOfferInput,
) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, _| {
        Ok(vec![GameEventKind::OfferAnswered {
            by: color(input.by),
            answer: match input.answer {
                AnswerName::Accept => OfferAnswer::Accept,
                AnswerName::Decline => OfferAnswer::Decline,
            },
        }])
    })
}

wire! {
    /// What it is about.
    pub struct ClaimDrawInput {
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

/// Claims a draw; a wrong claim is refused, and at the board one with an intended move makes that
/// move and gives the opponent two minutes.
#[call(table)]
pub(crate) fn claim_draw(
    desk: &mut Desk,
    input: ClaimDrawInput,
) -> Result<BoardGameView, RefusalView> {
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

wire! {
    /// What it is about.
    pub struct ResignInput {
        /// The game.
        pub game: u32,
        /// Who resigns.
        pub color: ColorName,
    }
}

/// Ends a game by resignation.
#[call(table)]
pub(crate) fn resign(desk: &mut Desk, input: ResignInput) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, _| {
        Ok(vec![GameEventKind::Resigned {
            color: color(input.color),
        }])
    })
}
