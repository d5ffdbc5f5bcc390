//! Options for ambiguous passages of PaarZugSchach.

use super::law::PairLaw;
use crate::preset::Preset;
use crate::rule_set::option::{Entry, RuleOption, rule_group, rule_option};

rule_option! {
    /// The outcome if both pieces of a pair arrive on one square (PZSR 4; the prose on Fairschach names all three).
    pub enum SameTarget: "same_target", article(|preset| PairLaw::SameTarget.article(preset)) {
        /// The stronger piece captures the weaker; equals capture each other.
        StrongerCaptures = "stronger_captures",
        /// They capture each other, regardless of strength.
        CaptureEachOther = "capture_each_other",
        /// The weaker piece gives up its move and stays; equals capture each other.
        WeakerRenounces = "weaker_renounces",
    }
}

rule_option! {
    /// The penalty for a stored move that cannot be read or executed (PZSR 2; prose, *Spielregeln beim PaarZugSchach*).
    pub enum VoidMove: "void_move", article(|preset| PairLaw::Void.article(preset)) {
        OnlyOtherExecuted = "only_other_executed",
        /// The game is lost; drawn if both players stored such a move.
        Loses = "loses",
    }
}

rule_option! {
    /// Rule on a path that is now blocked by a piece that leaves in this pair (PZSR 2).
    pub enum VacatedWay: "vacated_way", article(|preset| PairLaw::Void.article(preset)) {
        /// The move stays void: it is judged in the current position.
        StaysBlocked = "stays_blocked",
        /// The move is executed if the blocking piece leaves.
        Opens = "opens",
    }
}

rule_option! {
    /// Rule on a stored move that does not parry a check (PZSR 1, 5, 6).
    pub enum UnparriedCheck: "unparried_check", article(|preset| PairLaw::CaptureRight.article(preset)) {
        /// The right lapses; in the pair the move is executed if the checking piece itself leaves.
        JudgedInPair = "judged_in_pair",
        AlwaysVoid = "always_void",
    }
}

rule_option! {
    /// Rule on a line to the king that the opponent's piece opens by leaving (PZSR 2; prose, *Spielen mit Paarzügen*).
    pub enum OpenedLine: "opened_line", article(|preset| PairLaw::KingTarget.article(preset)) {
        /// The king's move is executed, and the king is then in check.
        Executed = "executed",
        /// The move is void: the opponent's piece counts as gone.
        Void = "void",
    }
}

rule_option! {
    /// Rule on a piece that is pinned only by the opponent's moving piece (PZSR 2).
    pub enum PinnedPiece: "pinned_piece", article(|preset| PairLaw::Void.article(preset)) {
        /// It may move, just as a king may go to a square attacked only by the moving piece.
        MoverExempt = "mover_exempt",
        /// It may not: ordinary legality in the current position.
        OrdinaryLegality = "ordinary_legality",
    }
}

rule_option! {
    /// Rule on two kings on one square (PZSR 4, 8).
    pub enum TwoKings: "two_kings", article(|preset| PairLaw::KingMeeting.article(preset)) {
        BothVoid = "both_void",
        /// Both moves are void and the game is drawn, as for adjacent kings.
        Draw = "draw",
    }
}

rule_option! {
    /// The second player's stored move when its piece has just been captured by a
    /// recapture, en passant or cheeky capture (PZSR 1, 5).
    pub enum CapturedSecond: "captured_second", article(|preset| PairLaw::CaptureRight.article(preset)) {
        /// He may choose another move while his clock runs.
        MayChange = "may_change",
        Lost = "lost",
    }
}

rule_option! {
    /// The second moves that may be replaced (PZSR 2, 5).
    pub enum SecondChange: "second_change", article(|preset| PairLaw::SecondMove.article(preset)) {
        /// One that could be executed before the first move, or a player now in check.
        NoLongerExecutable = "no_longer_executable",
        /// Any that cannot be executed, including unreadable ones.
        Any = "any",
    }
}

rule_option! {
    /// The pawns that may capture en passant (PZSR 1).
    pub enum EnPassantRight: "en_passant_right", article(|preset| PairLaw::CaptureRight.article(preset)) {
        /// Also a pawn that arrived beside the other in the same pair.
        ArrivingPawnToo = "arriving_pawn_too",
        /// Only a pawn that was there before the double step.
        StandingPawn = "standing_pawn",
    }
}

rule_option! {
    /// A first-move right against a *cheeky* move: unprotected, onto a square where it can
    /// be captured (prose, *Spielregeln beim PaarZugSchach*; not in PZSR 1-8).
    pub enum Cheeky: "cheeky", article(|preset| PairLaw::CheekyRight.article(preset)) {
        /// It exists; a piece is protected if it could legally be avenged.
        On = "on",
        Off = "off",
    }
}

rule_option! {
    /// Rule on both kings in check (PZSR 5).
    pub enum BothInCheck: "both_in_check", article(|preset| PairLaw::CheckRight.article(preset)) {
        /// The rights cancel: the pair is simultaneous.
        Cancel = "cancel",
        WhiteFirst = "white_first",
    }
}

rule_option! {
    /// Rule if both players store a capture that gives a first-move right (PZSR 1).
    pub enum BothCapture: "both_capture", article(|preset| PairLaw::CaptureRight.article(preset)) {
        /// The rights cancel: the pair is simultaneous.
        Cancel = "cancel",
        WhiteFirst = "white_first",
    }
}

rule_option! {
    /// Rule on a player who is not in check and has no legal first move (PZSR 8).
    pub enum PairStalemate: "pair_stalemate", article(|preset| PairLaw::NormalRules.article(preset)) {
        /// The game is drawn if this applies to either player.
        EitherPlayer = "either_player",
        /// The game is drawn only if it applies to both.
        BothPlayers = "both_players",
    }
}

rule_option! {
    /// Rule on both kings mated by one pair (PZSR 8).
    pub enum PairBothMated: "pair_both_mated", article(|preset| PairLaw::NormalRules.article(preset)) {
        Draw = "draw",
        /// White would have to move first and loses.
        WhiteLoses = "white_loses",
    }
}

rule_option! {
    /// Rule on a promoting pawn that meets a piece on the promotion square (PZSR 4).
    pub enum PromotingPawn: "promoting_pawn", article(|preset| PairLaw::SameTarget.article(preset)) {
        /// It still counts as a pawn: promotion comes after arrival.
        AsPawn = "as_pawn",
        AsPromoted = "as_promoted",
    }
}

rule_option! {
    /// The cases of a dash instead of White's move in the notation (prose, *PaarZugSchach*).
    pub enum PairDash: "pair_dash", article(|preset| PairLaw::Notation.article(preset)) {
        /// Only if White has no move at all, since both moves of a pair are made (PZSR 5).
        NoMove = "no_move",
        /// Also if Black moves first: his move alone, then White's on a line of its own.
        BlackFirst = "black_first",
    }
}

rule_option! {
    /// The criteria for repetition of a position after a pair (PZSR 8).
    pub enum PairRepetition: "pair_repetition", article(|preset| PairLaw::NormalRules.article(preset)) {
        /// The pieces, castling, en passant and the first-move rights.
        WithRights = "with_rights",
        /// The pieces, castling and en passant.
        WithoutRights = "without_rights",
    }
}

rule_option! {
    /// The effect of a position in which neither side can mate (PZSR 8).
    pub enum PairDeadPosition: "pair_dead_position", article(|preset| PairLaw::NormalRules.article(preset)) {
        /// It is an immediate draw.
        EndsGame = "ends_game",
        OnClaim = "on_claim",
    }
}

rule_option! {
    /// Rule on switching to ordinary chess at the next check (closing remark).
    pub enum OrdinarySwitch: "ordinary_switch", article(|preset| PairLaw::Switch.article(preset)) {
        /// If both players agree; the player in check moves.
        ByAgreement = "by_agreement",
        /// Not in this tournament.
        Off = "off",
    }
}

rule_option! {
    /// The player who starts the clocks after a pair (PZSR 7; prose, *Spielen mit Paarzügen*).
    pub enum ClockRestart: "clock_restart", article(|preset| PairLaw::Clocks.article(preset)) {
        EachTheOpponents = "each_the_opponents",
        /// Both start at the same time (*gleichzeitig*).
        Together = "together",
    }
}

rule_group! {
    /// All options of games of pair moves.
    pub struct PairRules {
        same_target: SameTarget,
        void_move: VoidMove,
        vacated_way: VacatedWay,
        unparried_check: UnparriedCheck,
        opened_line: OpenedLine,
        pinned_piece: PinnedPiece,
        two_kings: TwoKings,
        promoting_pawn: PromotingPawn,
        captured_second: CapturedSecond,
        second_change: SecondChange,
        en_passant_right: EnPassantRight,
        cheeky: Cheeky,
        both_in_check: BothInCheck,
        both_capture: BothCapture,
        pair_both_mated: PairBothMated,
        pair_stalemate: PairStalemate,
        pair_repetition: PairRepetition,
        pair_dead_position: PairDeadPosition,
        ordinary_switch: OrdinarySwitch,
        clock_restart: ClockRestart,
        pair_dash: PairDash,
    }
}

impl PairRules {
    /// Returns the options of a preset, each in the recommended reading.
    ///
    /// Fairschach differs in the cheeky move, which only the rules of PaarZugSchach define, and in the clocks, which
    /// restart together. Presets of other games take the options of PaarZugSchach but never use them.
    pub const fn of(preset: Preset) -> Self {
        let mut rules = Self::paar_zug_schach();
        if matches!(preset, Preset::Fairschach) {
            rules.cheeky = Cheeky::Off;
            rules.clock_restart = ClockRestart::Together;
        }
        rules
    }

    const fn paar_zug_schach() -> Self {
        Self {
            same_target: SameTarget::StrongerCaptures,
            void_move: VoidMove::OnlyOtherExecuted,
            vacated_way: VacatedWay::StaysBlocked,
            unparried_check: UnparriedCheck::JudgedInPair,
            opened_line: OpenedLine::Executed,
            pinned_piece: PinnedPiece::MoverExempt,
            two_kings: TwoKings::BothVoid,
            promoting_pawn: PromotingPawn::AsPawn,
            captured_second: CapturedSecond::MayChange,
            second_change: SecondChange::NoLongerExecutable,
            en_passant_right: EnPassantRight::ArrivingPawnToo,
            cheeky: Cheeky::On,
            both_in_check: BothInCheck::Cancel,
            both_capture: BothCapture::Cancel,
            pair_both_mated: PairBothMated::Draw,
            pair_stalemate: PairStalemate::EitherPlayer,
            pair_repetition: PairRepetition::WithRights,
            pair_dead_position: PairDeadPosition::EndsGame,
            ordinary_switch: OrdinarySwitch::ByAgreement,
            clock_restart: ClockRestart::EachTheOpponents,
            pair_dash: PairDash::NoMove,
        }
    }
}

impl Default for PairRules {
    fn default() -> Self {
        Self::of(Preset::PaarZugSchach)
    }
}

/// Returns a reading as an entry of an answer.
pub(crate) fn reading<O: RuleOption>(option: O) -> Entry {
    Entry {
        option: O::NAME,
        value: option.name(),
        values: O::VALUES,
        article: O::article(Preset::PaarZugSchach),
    }
}

/// Returns, for each option relevant to a simultaneous pair, the reading in force and the rules with each of its other
/// readings.
pub(super) fn pair_readings(rules: &PairRules) -> Vec<(Entry, Vec<PairRules>)> {
    const BEARING: &[&str] = &[
        SameTarget::NAME,
        VoidMove::NAME,
        VacatedWay::NAME,
        UnparriedCheck::NAME,
        OpenedLine::NAME,
        PinnedPiece::NAME,
        TwoKings::NAME,
        PromotingPawn::NAME,
        PairBothMated::NAME,
        PairStalemate::NAME,
        PairDeadPosition::NAME,
    ];
    rules
        .entries(Preset::PaarZugSchach)
        .into_iter()
        .filter(|it| BEARING.contains(&it.option))
        .map(|entry| {
            let others = entry
                .values
                .iter()
                .filter(|value| **value != entry.value)
                .filter_map(|value| {
                    let mut other = *rules;
                    other.set(entry.option, value).ok()?;
                    Some(other)
                })
                .collect();
            (entry, others)
        })
        .collect()
}
