//! Reasons for readings that the words of a regulation do not settle; the messages are `room-…`.
//!
//! Begin at [`Room::of`]. An option that the text itself or an announcement settles has no reason.

use kralle_choice::Choice;
use serde::Serialize;

use crate::preset::Preset;
use crate::rule_set::RuleSet;

/// The reason a preset reads a text as it does; the message is `room-` and the code with hyphens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// D names no subsidiary law.
    SubsidiaryLaw,
    /// S: "kann" (H1), but nothing may be hidden (X1).
    Captures,
    /// D: "verfügbar", O: "anschließend"; S does not state the moment.
    Available,
    /// D calls a piece touched whose square may still change.
    Touch,
    /// D does not regulate a touched piece without a square.
    TouchWithoutDrop,
    /// D, O: even an avertable mate is called a mate.
    BoardMate,
    /// S: a mated player has no legal move, and drops are moves.
    HandMate,
    /// D 3.4 does not name a drop that ignores check.
    UnparriedDropArbiter,
    /// O 4.3 does not name it either, but 7.1 b names every illegal move.
    UnparriedDropClaim,
    /// D, O: "kann" has no time limit.
    RemedyRight,
    /// S E2 names no time limit either.
    RemedyRightSilent,
    /// D: the offender would remain in check with the opponent to move.
    MatingParryArbiter,
    /// O: likewise, and 7.1 b gives a claim.
    MatingParryClaim,
    /// D, O do not require naming the piece.
    UnnamedPromotion,
    /// D: "nimmt … heraus", O: "vom Brett".
    StealFrom,
    NothingToSteal,
    /// D does not mention a king that is already in check; O does.
    PromotionCheck,
    /// O forbids mate only by drops.
    PromotionMate,
    /// D, O: FIDE refers to the square.
    DroppedPawnDoubleStep,
    /// D, O: the practice of all known clubs.
    DroppedRookCastling,
    /// D, O: FIDE has no dropped pawns.
    DroppedPawnEnPassant,
    /// D: "unmittelbar anstehend".
    AvertCapturePending,
    /// O mentions only dropping; by analogy with its promotion clause.
    AvertCaptureAnalogy,
    PendingMate,
    /// D: "im anstehenden Zug".
    BothMatedPending,
    /// O draws simultaneous claims only.
    BothMatedClaims,
    /// S mentions one mate.
    BothMatedFirst,
    /// O mentions only a piece.
    StalemateRelease,
    /// S only states that it is no draw.
    StalemateWaits,
    /// D, O do not mention the waiting player's clock.
    StalemateClock,
    BothBlocked,
    /// S: the list of ends of a match is closed, but FIDE applies subsidiarily.
    Resignation,
    /// D, O: "beide Spieler", "die Spieler".
    Agreement,
    /// D does not mention illegal moves.
    IllegalMoveArbiter,
    /// O: "nach den FIDE-Regeln für Blitzschach".
    IllegalMoveFirst,
    /// S does not name the claimant.
    FlagClaim,
    /// D, S and O do not mention mating material.
    FlagMaterial,
    /// D mentions only an unknown order.
    BothFlagsKnown,
    /// O: "kann".
    BothFlagsMay,
    /// S: one flag ends the match.
    BothFlagsFirst,
    /// O 8.3 does not name the flag (7.1 c).
    ClaimsWithFlag,
    /// D makes simultaneous mates and flags a draw, and names no other claims.
    ClaimsSilent,
    /// O 3.2 against 3.4.
    ClockStop,
    /// D, O forbid two moves in a row.
    Advice,
    /// D, O mention an order, not boards.
    LineUp,
    /// S: "alle drei Runden".
    ThreePlayerTeam,
    /// S mentions a tie of two.
    FirstPlace,
    /// S W2a does not mention forfeits.
    ForfeitedEncounter,
    /// Fairschach names three rules and leaves the choice to an agreement.
    SameTarget,
    /// "oder die Partie wird für ihn als verloren gewertet".
    VoidMove,
    /// PZSR: a path that the other move of the pair vacates.
    VacatedWay,
    UnparriedCheck,
    OpenedLine,
    PinnedPiece,
    TwoKings,
    PromotingPawn,
    CapturedSecond,
    /// PZSR 5: "nicht mehr ausführbar".
    SecondChange,
    /// Fairschach does not mention it.
    SecondChangeElsewhere,
    EnPassantRight,
    /// Described in the prose, missing in PZSR 1 to 8.
    Cheeky,
    /// The cheeky move belongs to the rules of PaarZugSchach, not to Fairschach.
    CheekyElsewhere,
    BothInCheck,
    BothCapture,
    PairStalemate,
    PairBothMated,
    PairRepetition,
    PairDeadPosition,
    /// The closing remark recommends it.
    OrdinarySwitch,
    /// The notation and PZSR 5 conflict.
    PairDash,
    /// N: before the third occurrence; FIDE also after it.
    RepetitionClaim,
    /// N: the footnote requires a claim.
    DeadPosition,
    /// S: "sofort", before or after the safety of the king.
    FallsThrough,
    /// The moves of a pawn that stayed on a first or last rank.
    PawnThatStayed,
}

impl RuleSet {
    /// Returns the reason for the reading of an option; `None` if the text or the announcement
    /// settles it.
    pub fn room(&self, option: &str) -> Option<Room> {
        let settled = self
            .differences(self.base)
            .iter()
            .any(|it| it.here.option == option);
        (!settled).then(|| Room::of(self.base, option)).flatten()
    }
}

impl Room {
    /// Returns the reason for a preset's reading of an option; `None` if the text settles it.
    pub fn of(base: Preset, option: &str) -> Option<Self> {
        let tandem = Self::by_text(option).unwrap_or_default();
        let [dsj, swiss, ordnung] = tandem;
        match base {
            Preset::Dsj => dsj,
            Preset::SwissRules => swiss,
            Preset::Ordnung => ordnung,
            Preset::Fics => None,
            Preset::PaarZugSchach => Self::of_pair_moves(option),
            Preset::Fairschach => match option {
                "same_target" => Some(Self::SameTarget),
                "cheeky" => Some(Self::CheekyElsewhere),
                "second_change" => Some(Self::SecondChangeElsewhere),
                // Its passage has no "oder … verloren".
                "void_move" => None,
                _ => Self::of_pair_moves(option),
            },
            Preset::Standard => Self::of_ordinary_chess(option),
        }
    }

    /// Returns the reason where the prose and the short rules of PaarZugSchach leave an option
    /// open; `None` for other options.
    fn of_pair_moves(option: &str) -> Option<Self> {
        Some(match option {
            "void_move" => Self::VoidMove,
            "vacated_way" => Self::VacatedWay,
            "unparried_check" => Self::UnparriedCheck,
            "opened_line" => Self::OpenedLine,
            "pinned_piece" => Self::PinnedPiece,
            "two_kings" => Self::TwoKings,
            "promoting_pawn" => Self::PromotingPawn,
            "captured_second" => Self::CapturedSecond,
            "second_change" => Self::SecondChange,
            "en_passant_right" => Self::EnPassantRight,
            "cheeky" => Self::Cheeky,
            "both_in_check" => Self::BothInCheck,
            "both_capture" => Self::BothCapture,
            "pair_stalemate" => Self::PairStalemate,
            "pair_both_mated" => Self::PairBothMated,
            "pair_repetition" => Self::PairRepetition,
            "pair_dead_position" => Self::PairDeadPosition,
            "ordinary_switch" => Self::OrdinarySwitch,
            "pair_dash" => Self::PairDash,
            _ => return None,
        })
    }

    fn of_ordinary_chess(option: &str) -> Option<Self> {
        match option {
            "repetition_claim" => Some(Self::RepetitionClaim),
            "dead_position" => Some(Self::DeadPosition),
            _ => None,
        }
    }

    /// Returns the reason for D, S and O; `None` where the words settle the option.
    fn by_text(option: &str) -> Option<[Option<Self>; 3]> {
        let only_d = |it| [Some(it), None, None];
        let only_s = |it| [None, Some(it), None];
        let only_o = |it| [None, None, Some(it)];
        let both = |it| [Some(it), None, Some(it)];
        Some(match option {
            // D names no subsidiary law; the FIDE laws fill its gaps.
            "subsidiary_law" | "clock_press" | "move_counts" => only_d(Self::SubsidiaryLaw),
            "captures" => only_s(Self::Captures),
            "available" => [Some(Self::Available); 3],
            "touch" => only_d(Self::Touch),
            "touch_without_drop" => only_d(Self::TouchWithoutDrop),
            "drop_mate" | "mate" => [
                Some(Self::BoardMate),
                Some(Self::HandMate),
                Some(Self::BoardMate),
            ],
            "unparried_drop" => [
                Some(Self::UnparriedDropArbiter),
                None,
                Some(Self::UnparriedDropClaim),
            ],
            "remedy_right" => [
                Some(Self::RemedyRight),
                Some(Self::RemedyRightSilent),
                Some(Self::RemedyRight),
            ],
            "mating_parry" => [
                Some(Self::MatingParryArbiter),
                None,
                Some(Self::MatingParryClaim),
            ],
            "unnamed_promotion" => both(Self::UnnamedPromotion),
            "steal_from" => both(Self::StealFrom),
            "nothing_to_steal" => both(Self::NothingToSteal),
            "promotion_check" => only_d(Self::PromotionCheck),
            "promotion_mate" => only_o(Self::PromotionMate),
            "dropped_pawn_double_step" => both(Self::DroppedPawnDoubleStep),
            "dropped_rook_castling" => both(Self::DroppedRookCastling),
            "dropped_pawn_en_passant" => both(Self::DroppedPawnEnPassant),
            "avert_capture" => [
                Some(Self::AvertCapturePending),
                None,
                Some(Self::AvertCaptureAnalogy),
            ],
            "pending_mate" => both(Self::PendingMate),
            "both_mated" => [
                Some(Self::BothMatedPending),
                Some(Self::BothMatedFirst),
                Some(Self::BothMatedClaims),
            ],
            "stalemate" => [
                Some(Self::StalemateClock),
                Some(Self::StalemateWaits),
                Some(Self::StalemateClock),
            ],
            "stalemate_release" => only_o(Self::StalemateRelease),
            "both_blocked" => [Some(Self::BothBlocked); 3],
            "resignation" => only_s(Self::Resignation),
            "agreement" => both(Self::Agreement),
            "illegal_move" => [
                Some(Self::IllegalMoveArbiter),
                None,
                Some(Self::IllegalMoveFirst),
            ],
            "flag_claim" => only_s(Self::FlagClaim),
            "flag_material" => [Some(Self::FlagMaterial); 3],
            "both_flags" => [
                Some(Self::BothFlagsKnown),
                Some(Self::BothFlagsFirst),
                Some(Self::BothFlagsMay),
            ],
            "simultaneous_claims" => only_d(Self::ClaimsSilent),
            "clock_stop" => only_o(Self::ClockStop),
            "advice" => both(Self::Advice),
            "line_up" => both(Self::LineUp),
            "three_player_team" => only_s(Self::ThreePlayerTeam),
            "first_place" => only_s(Self::FirstPlace),
            "forfeited_encounter" => only_s(Self::ForfeitedEncounter),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_room_is_left_by_an_option_or_by_an_answer() {
        let by_option: Vec<Room> = Preset::ALL
            .into_iter()
            .flat_map(|preset| {
                let entries = RuleSet::of(preset).entries();
                entries
                    .into_iter()
                    .filter_map(move |it| Room::of(preset, it.option))
            })
            .collect();
        for room in Room::ALL {
            let by_answer = [
                Room::FallsThrough,
                Room::PawnThatStayed,
                Room::ClaimsWithFlag,
            ];
            let by_move = by_answer.contains(&room);
            assert_eq!(by_option.contains(&room), !by_move, "{}", room.code());
        }
    }
}
