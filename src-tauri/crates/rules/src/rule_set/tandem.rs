//! The tandem options together, and what each preset chooses.

use crate::preset::Preset;
use crate::rule_set::drops::{
    Available, Captures, DropCheck, DropMate, IllegalDrop, MatingParry, RemedyRight, SubsidiaryLaw,
    Touch, TouchWithoutDrop, UnparriedDrop,
};
use crate::rule_set::ending::{
    Advice, Agreement, BothFlags, ClockStop, DrawClaims, FlagClaim, FlagMaterial, HandVisibility,
    IllegalMove, Resignation, SimultaneousClaims,
};
use crate::rule_set::mate::{
    AvertCapture, AvertPromotion, BothMated, Mate, PendingMate, Stalemate, StalemateRelease,
};
use crate::rule_set::moves::{
    DroppedPawnEnPassant, DroppedPawnStep, DroppedRookCastling, NothingToSteal, Promotion,
    PromotionCheck, PromotionMate, StealFrom,
};
use crate::rule_set::option::rule_group;

rule_group! {
    /// Every dimension in which tandem rules differ on the board and in the match.
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
        resignation: Resignation,
        agreement: Agreement,
        draw_claims: DrawClaims,
        illegal_move: IllegalMove,
        flag_claim: FlagClaim,
        flag_material: FlagMaterial,
        both_flags: BothFlags,
        simultaneous_claims: SimultaneousClaims,
        clock_stop: ClockStop,
        advice: Advice,
        hand_visibility: HandVisibility,
    }
}

impl TandemRules {
    /// The options of a preset, each in the recommended reading.
    ///
    /// Presets of other games take those of the DSJ rules, which they never ask for.
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
            resignation: Resignation::Allowed,
            agreement: Agreement::BothPlayers,
            draw_claims: DrawClaims::None,
            illegal_move: IllegalMove::Arbiter,
            flag_claim: FlagClaim::PlayersAndArbiter,
            flag_material: FlagMaterial::Ignored,
            both_flags: BothFlags::DrawIfOrderUnknown,
            simultaneous_claims: SimultaneousClaims::Arbiter,
            clock_stop: ClockStop::BothTogether,
            advice: Advice::SingleMove,
            hand_visibility: HandVisibility::OpenOneInHand,
        }
    }

    const fn swiss_rules() -> Self {
        Self {
            subsidiary_law: SubsidiaryLaw::Fide,
            captures: Captures::Automatic,
            available: Available::MoveCompleted,
            touch: Touch::ContactDrops,
            touch_without_drop: TouchWithoutDrop::Ends,
            drop_check: DropCheck::Allowed,
            drop_mate: DropMate::HandMate,
            unparried_drop: UnparriedDrop::Remedy,
            illegal_drop: IllegalDrop::LosesPiece,
            remedy_right: RemedyRight::UntilOwnMove,
            mating_parry: MatingParry::MoveAgain,
            promotion: Promotion::FallThrough,
            steal_from: StealFrom::Board,
            nothing_to_steal: NothingToSteal::MoveImpossible,
            promotion_check: PromotionCheck::Allowed,
            promotion_mate: PromotionMate::Allowed,
            dropped_pawn_double_step: DroppedPawnStep::Never,
            dropped_rook_castling: DroppedRookCastling::Forbidden,
            dropped_pawn_en_passant: DroppedPawnEnPassant::Allowed,
            mate: Mate::Hand,
            avert_capture: AvertCapture::Never,
            avert_promotion: AvertPromotion::Never,
            pending_mate: PendingMate::UntilPartnerMoves,
            both_mated: BothMated::FirstWins,
            stalemate: Stalemate::Waits,
            stalemate_release: StalemateRelease::PieceOrPromotion,
            resignation: Resignation::Allowed,
            agreement: Agreement::Nobody,
            draw_claims: DrawClaims::None,
            illegal_move: IllegalMove::FidePenalty,
            flag_claim: FlagClaim::PlayersAndArbiter,
            flag_material: FlagMaterial::Ignored,
            both_flags: BothFlags::FirstLoses,
            simultaneous_claims: SimultaneousClaims::Arbiter,
            clock_stop: ClockStop::BothTogether,
            advice: Advice::NoMove,
            hand_visibility: HandVisibility::ShownOnRequest,
        }
    }

    const fn ordnung() -> Self {
        Self {
            subsidiary_law: SubsidiaryLaw::FideBlitz,
            captures: Captures::Automatic,
            available: Available::MoveCompleted,
            touch: Touch::ReleaseOnly,
            touch_without_drop: TouchWithoutDrop::Ends,
            drop_check: DropCheck::Allowed,
            drop_mate: DropMate::BoardMate,
            unparried_drop: UnparriedDrop::Claim,
            illegal_drop: IllegalDrop::LosesPieceAndTurn,
            remedy_right: RemedyRight::UntilOwnMove,
            mating_parry: MatingParry::Claim,
            promotion: Promotion::Steal,
            steal_from: StealFrom::Board,
            nothing_to_steal: NothingToSteal::MoveImpossible,
            promotion_check: PromotionCheck::NoNewAttacker,
            promotion_mate: PromotionMate::Allowed,
            dropped_pawn_double_step: DroppedPawnStep::FromSecondRank,
            dropped_rook_castling: DroppedRookCastling::Forbidden,
            dropped_pawn_en_passant: DroppedPawnEnPassant::Allowed,
            mate: Mate::Board,
            avert_capture: AvertCapture::PendingMove,
            avert_promotion: AvertPromotion::MatingPiece,
            pending_mate: PendingMate::UntilPartnerMoves,
            both_mated: BothMated::FirstWins,
            stalemate: Stalemate::Waits,
            stalemate_release: StalemateRelease::PieceOrPromotion,
            resignation: Resignation::Allowed,
            agreement: Agreement::BothPlayers,
            draw_claims: DrawClaims::None,
            illegal_move: IllegalMove::FirstLoses,
            flag_claim: FlagClaim::Players,
            flag_material: FlagMaterial::Ignored,
            both_flags: BothFlags::MayBeDraw,
            simultaneous_claims: SimultaneousClaims::Draw,
            clock_stop: ClockStop::OwnClock,
            advice: Advice::SingleMove,
            hand_visibility: HandVisibility::OpenOneInHand,
        }
    }

    const fn fics() -> Self {
        Self {
            subsidiary_law: SubsidiaryLaw::Fide,
            captures: Captures::Automatic,
            available: Available::MoveCompleted,
            touch: Touch::ReleaseOnly,
            touch_without_drop: TouchWithoutDrop::Ends,
            drop_check: DropCheck::Allowed,
            drop_mate: DropMate::Allowed,
            unparried_drop: UnparriedDrop::Remedy,
            illegal_drop: IllegalDrop::TakenBack,
            remedy_right: RemedyRight::UntilOwnMove,
            mating_parry: MatingParry::MoveAgain,
            promotion: Promotion::Virtual,
            steal_from: StealFrom::Board,
            nothing_to_steal: NothingToSteal::MoveImpossible,
            promotion_check: PromotionCheck::Allowed,
            promotion_mate: PromotionMate::Allowed,
            dropped_pawn_double_step: DroppedPawnStep::FromSecondRank,
            dropped_rook_castling: DroppedRookCastling::Forbidden,
            dropped_pawn_en_passant: DroppedPawnEnPassant::Allowed,
            mate: Mate::Absolute,
            avert_capture: AvertCapture::Never,
            avert_promotion: AvertPromotion::Never,
            pending_mate: PendingMate::UntilPartnerMoves,
            both_mated: BothMated::FirstWins,
            stalemate: Stalemate::Waits,
            stalemate_release: StalemateRelease::PieceOrPromotion,
            resignation: Resignation::Allowed,
            agreement: Agreement::BothPlayers,
            draw_claims: DrawClaims::None,
            illegal_move: IllegalMove::TakenBack,
            flag_claim: FlagClaim::PlayersAndArbiter,
            flag_material: FlagMaterial::Ignored,
            both_flags: BothFlags::FirstLoses,
            simultaneous_claims: SimultaneousClaims::Arbiter,
            clock_stop: ClockStop::BothTogether,
            advice: Advice::Free,
            hand_visibility: HandVisibility::ShownOnRequest,
        }
    }
}
