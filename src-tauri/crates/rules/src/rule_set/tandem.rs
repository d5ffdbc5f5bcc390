//! The group of tandem options, and their readings in each preset.

use crate::preset::Preset;
use crate::rule_set::drops::{
    Available, Captures, DropCheck, DropMate, IllegalDrop, MatingParry, RemedyRight, SubsidiaryLaw,
    Touch, TouchWithoutDrop, UnparriedDrop,
};
use crate::rule_set::ending::{
    Advice, Agreement, BothFlags, ClockPress, ClockStop, DrawClaims, FlagClaim, FlagMaterial,
    HandVisibility, IllegalMove, MoveCounts, PartnerMoves, Repetition, Resignation,
    SimultaneousClaims,
};
use crate::rule_set::mate::{
    AvertCapture, AvertPromotion, BothBlocked, BothMated, Mate, PendingMate, Stalemate,
    StalemateRelease,
};
use crate::rule_set::moves::{
    DroppedPawnEnPassant, DroppedPawnStep, DroppedRookCastling, NothingToSteal, Promotion,
    PromotionCheck, PromotionMate, PromotionPieces, StealFrom, UnnamedPromotion,
};
use crate::rule_set::option::rule_group;

rule_group! {
    /// All options about the board and the match in tandem.
    pub struct TandemRules {
        subsidiary_law: SubsidiaryLaw,
        captures: Captures,
        available: Available,
        touch: Touch,
        touch_without_drop: TouchWithoutDrop,
        drop_check: DropCheck,
        drop_mate: DropMate,
        unparried_drop: UnparriedDrop,
        illegal_drop: IllegalDrop,
        remedy_right: RemedyRight,
        mating_parry: MatingParry,
        promotion: Promotion,
        unnamed_promotion: UnnamedPromotion,
        promotion_pieces: PromotionPieces,
        steal_from: StealFrom,
        nothing_to_steal: NothingToSteal,
        promotion_check: PromotionCheck,
        promotion_mate: PromotionMate,
        dropped_pawn_double_step: DroppedPawnStep,
        dropped_rook_castling: DroppedRookCastling,
        dropped_pawn_en_passant: DroppedPawnEnPassant,
        mate: Mate,
        avert_capture: AvertCapture,
        avert_promotion: AvertPromotion,
        pending_mate: PendingMate,
        both_mated: BothMated,
        stalemate: Stalemate,
        stalemate_release: StalemateRelease,
        both_blocked: BothBlocked,
        resignation: Resignation,
        agreement: Agreement,
        draw_claims: DrawClaims,
        repetition: Repetition,
        illegal_move: IllegalMove,
        flag_claim: FlagClaim,
        flag_material: FlagMaterial,
        both_flags: BothFlags,
        simultaneous_claims: SimultaneousClaims,
        clock_stop: ClockStop,
        clock_press: ClockPress,
        move_counts: MoveCounts,
        partner_moves: PartnerMoves,
        advice: Advice,
        hand_visibility: HandVisibility,
    }
}

impl TandemRules {
    /// Returns the options of a preset, each in the recommended reading. The DSJ rules are
    /// complete; each other preset lists the options in which it differs from them.
    ///
    /// Presets of other games take those of the DSJ rules but never use them.
    pub const fn of(preset: Preset) -> Self {
        match preset {
            Preset::Dsj | Preset::PaarZugSchach | Preset::Fairschach | Preset::Standard => {
                Self::dsj()
            }
            Preset::SwissRules => Self::swiss_rules(),
            Preset::Ordnung => Self::ordnung(),
            Preset::Fics => Self::fics(),
        }
    }

    const fn dsj() -> Self {
        Self {
            subsidiary_law: SubsidiaryLaw::Fide,
            captures: Captures::Automatic,
            available: Available::MoveCompleted,
            touch: Touch::ContactObliges,
            touch_without_drop: TouchWithoutDrop::Ends,
            drop_check: DropCheck::Allowed,
            drop_mate: DropMate::BoardMate,
            unparried_drop: UnparriedDrop::Arbiter,
            illegal_drop: IllegalDrop::LosesPieceAndTurn,
            remedy_right: RemedyRight::UntilOwnMove,
            mating_parry: MatingParry::Arbiter,
            promotion: Promotion::Steal,
            unnamed_promotion: UnnamedPromotion::MustName,
            promotion_pieces: PromotionPieces::QueenRookBishopKnight,
            steal_from: StealFrom::Board,
            nothing_to_steal: NothingToSteal::MoveImpossible,
            promotion_check: PromotionCheck::NoNewAttacker,
            promotion_mate: PromotionMate::Allowed,
            dropped_pawn_double_step: DroppedPawnStep::FromSecondRank,
            dropped_rook_castling: DroppedRookCastling::Forbidden,
            dropped_pawn_en_passant: DroppedPawnEnPassant::Allowed,
            mate: Mate::Board,
            avert_capture: AvertCapture::PendingMove,
            avert_promotion: AvertPromotion::AnyPiece,
            pending_mate: PendingMate::UntilPartnerMoves,
            both_mated: BothMated::DrawInPendingMove,
            stalemate: Stalemate::Waits,
            stalemate_release: StalemateRelease::PieceOrPromotion,
            both_blocked: BothBlocked::ClocksDecide,
            resignation: Resignation::Allowed,
            agreement: Agreement::BothPlayers,
            draw_claims: DrawClaims::None,
            repetition: Repetition::AsDrawClaims,
            illegal_move: IllegalMove::Arbiter,
            flag_claim: FlagClaim::PlayersAndArbiter,
            flag_material: FlagMaterial::Ignored,
            both_flags: BothFlags::DrawIfOrderUnknown,
            simultaneous_claims: SimultaneousClaims::Arbiter,
            clock_stop: ClockStop::BothTogether,
            clock_press: ClockPress::OwnPlayer,
            move_counts: MoveCounts::OnRelease,
            partner_moves: PartnerMoves::OwnPlayer,
            advice: Advice::SingleMove,
            hand_visibility: HandVisibility::OpenOneInHand,
        }
    }

    const fn swiss_rules() -> Self {
        Self {
            touch: Touch::ContactDrops,
            drop_mate: DropMate::HandMate,
            unparried_drop: UnparriedDrop::Remedy,
            illegal_drop: IllegalDrop::LosesPiece,
            mating_parry: MatingParry::MoveAgain,
            promotion: Promotion::FallThrough,
            promotion_check: PromotionCheck::Allowed,
            dropped_pawn_double_step: DroppedPawnStep::Never,
            mate: Mate::Hand,
            avert_capture: AvertCapture::Never,
            avert_promotion: AvertPromotion::Never,
            both_mated: BothMated::FirstWins,
            agreement: Agreement::Nobody,
            illegal_move: IllegalMove::FidePenalty,
            both_flags: BothFlags::FirstLoses,
            advice: Advice::NoMove,
            hand_visibility: HandVisibility::ShownOnRequest,
            ..Self::dsj()
        }
    }

    const fn ordnung() -> Self {
        Self {
            subsidiary_law: SubsidiaryLaw::FideBlitz,
            touch: Touch::ReleaseOnly,
            unparried_drop: UnparriedDrop::Claim,
            mating_parry: MatingParry::Claim,
            avert_promotion: AvertPromotion::MatingPiece,
            both_mated: BothMated::FirstWins,
            illegal_move: IllegalMove::FirstLoses,
            flag_claim: FlagClaim::Players,
            both_flags: BothFlags::MayBeDraw,
            simultaneous_claims: SimultaneousClaims::Draw,
            clock_stop: ClockStop::OwnClock,
            ..Self::dsj()
        }
    }

    const fn fics() -> Self {
        Self {
            touch: Touch::ReleaseOnly,
            drop_mate: DropMate::Allowed,
            unparried_drop: UnparriedDrop::Remedy,
            illegal_drop: IllegalDrop::TakenBack,
            mating_parry: MatingParry::MoveAgain,
            promotion: Promotion::Virtual,
            promotion_check: PromotionCheck::Allowed,
            mate: Mate::Absolute,
            avert_capture: AvertCapture::Never,
            avert_promotion: AvertPromotion::Never,
            both_mated: BothMated::FirstWins,
            illegal_move: IllegalMove::TakenBack,
            both_flags: BothFlags::FirstLoses,
            advice: Advice::Free,
            hand_visibility: HandVisibility::ShownOnRequest,
            ..Self::dsj()
        }
    }
}
