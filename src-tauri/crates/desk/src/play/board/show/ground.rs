//! The fate of a move in a pair, and the rule behind it.

use kralle_play::board_game::WrongClaim;
use kralle_rules::article::Article;
use kralle_rules::paarzug::right::{FirstMoveRight, RightKind};
use kralle_rules::paarzug::simultaneous::{Captured, Ground};
use kralle_rules::paarzug::void_move::VoidReason;
use kralle_rules::preset::Preset;
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::refused::article;
use crate::judge::board::piece_name;
use crate::play::board::view::{
    GoneView, OrderView, PairGroundName, PairGroundView, RightView, VoidView,
};

pub(crate) const WRONG_CLAIM: Article = Article::fide("9.5.3");

pub(crate) fn wrong_claim(it: &WrongClaim) -> PairGroundView {
    PairGroundView {
        ground: match it.by {
            Color::White => PairGroundName::WhiteClaimedWrongly,
            Color::Black => PairGroundName::BlackClaimedWrongly,
        },
        article: article(WRONG_CLAIM),
    }
}

pub(crate) fn order(used: Option<FirstMoveRight>, base: Preset) -> OrderView {
    used.map_or(OrderView::AtOnce, |it| OrderView::First(right(it, base)))
}

/// Converts the reason a move was not made.
pub(crate) fn void(reason: VoidReason, base: Preset) -> VoidView {
    VoidView {
        reason: Named(reason.kind()),
        square: reason.square().map(|it| it.to_string()),
        article: article(reason.law().article(base)),
    }
}

pub(crate) fn gone_view(gone: Captured) -> GoneView {
    GoneView {
        piece: piece_name(gone.piece),
        square: gone.square.to_string(),
    }
}

pub(crate) fn grounds(
    used: Option<FirstMoveRight>,
    ground: Option<Ground>,
    base: Preset,
) -> Vec<PairGroundView> {
    let of_right = used.map(|it| PairGroundView {
        ground: match it.kind {
            RightKind::Check => PairGroundName::RightCheck,
            RightKind::Recapture => PairGroundName::RightRecapture,
            RightKind::EnPassant => PairGroundName::RightEnPassant,
            RightKind::Cheeky => PairGroundName::RightCheeky,
        },
        article: article(it.kind.law().article(base)),
    });
    let of_pair = ground.map(|it| PairGroundView {
        ground: match it {
            Ground::Collision => PairGroundName::Collision,
            Ground::KingMeeting => PairGroundName::KingMeeting,
            Ground::KingTarget => PairGroundName::KingTarget,
            Ground::Swap => PairGroundName::Swap,
            Ground::Void => PairGroundName::Void,
            Ground::VacatedTarget => PairGroundName::VacatedTarget,
            Ground::StandingCapture => PairGroundName::StandingCapture,
            Ground::Plain => PairGroundName::Plain,
        },
        article: article(it.law().article(base)),
    });
    of_right.into_iter().chain(of_pair).collect()
}

pub(crate) fn right(right: FirstMoveRight, base: Preset) -> RightView {
    RightView {
        holder: Named(right.holder),
        right: Named(right.kind),
        target: right.target.map(|square| square.to_string()),
        article: article(right.kind.law().article(base)),
    }
}
