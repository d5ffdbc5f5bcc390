//! Where a text leaves room: the options whose reading a preset takes without the words of its
//! regulation saying so, each with the reason, which stands in the messages `room-…`.
//!
//! Begin at [`Room::of`]. An option that the text itself settles has none, and neither has one that
//! an announcement settles.

use kralle_choice::Choice;
use serde::Serialize;

use crate::preset::Preset;
use crate::rule_set::RuleSet;

/// Why a text is read as a preset reads it; the message is `room-` and the code with hyphens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// D names no law for what it does not say.
    SubsidiaryLaw,
    /// S: "kann" (H1), but nothing may be hidden (X1).
    Captures,
    /// D: "verfügbar", O: "anschließend"; S does not say when.
    Available,
    /// D calls a piece touched that may still change its square.
    Touch,
    /// D does not say what becomes of a touched piece without a square.
    TouchWithoutDrop,
    /// D, O: what can be averted is called a mate all the same.
    BoardMate,
    /// S: mate is no legal move, and drops are moves.
    HandMate,
    /// D 3.4 does not name a drop that ignores check.
    UnparriedDropArbiter,
    /// O 4.3 does not name it either, but 7.1 b names every illegal move.
    UnparriedDropClaim,
    /// D, O: "kann" has no end of its own.
    RemedyRight,
    /// S E2 names no end either.
    RemedyRightSilent,
    /// D: the offender would stay in check with the opponent to move.
    MatingParryArbiter,
    /// O: the same, and 7.1 b gives a claim.
    MatingParryClaim,
    /// D, O do not say that the piece is named.
    UnnamedPromotion,
    /// D: "nimmt … heraus", O: "vom Brett".
    StealFrom,
    NothingToSteal,
    /// D does not speak of a king that is in check already; O does.
    PromotionCheck,
    /// O forbids mate by drops only.
    PromotionMate,
    /// D, O: FIDE speaks of the square.
    DroppedPawnDoubleStep,
    /// D, O: the practice of all clubs that are known.
    DroppedRookCastling,
    /// D, O: FIDE knows no dropped pawns.
    DroppedPawnEnPassant,
    /// D: "unmittelbar anstehend".
    AvertCapturePending,
    /// O speaks of dropping only; by analogy with its promotion clause.
    AvertCaptureAnalogy,
    PendingMate,
    /// D: "im anstehenden Zug".
    BothMatedPending,
    /// O draws simultaneous claims only.
    BothMatedClaims,
    /// S speaks of one mate.
    BothMatedFirst,
    /// O speaks of a piece only.
    StalemateRelease,
    /// S only says that it is no draw.
    StalemateWaits,
    /// D, O do not speak of the waiting player's clock.
    StalemateClock,
    BothBlocked,
    /// S: the list of what ends a match is closed, but FIDE stands behind it.
    Resignation,
    /// D, O: "beide Spieler", "die Spieler".
    Agreement,
    /// D does not speak of illegal moves.
    IllegalMoveArbiter,
    /// O: "nach den FIDE-Regeln für Blitzschach".
    IllegalMoveFirst,
    /// S does not say who may claim.
    FlagClaim,
    /// D, S and O do not speak of pieces to mate with.
    FlagMaterial,
    /// D speaks only of an order that nobody knows.
    BothFlagsKnown,
    /// O: "kann".
    BothFlagsMay,
    /// S: one flag ends the match.
    BothFlagsFirst,
    /// O 8.3 does not name the flag (7.1 c).
    ClaimsWithFlag,
    /// D draws mates and flags at one moment, and names no other claims.
    ClaimsSilent,
    /// O 3.2 against 3.4.
    ClockStop,
    /// D, O forbid two moves in a row.
    Advice,
    /// D, O speak of an order, and not of boards.
    LineUp,
    /// S: "alle drei Runden".
    ThreePlayerTeam,
    /// S speaks of a tie of two.
    FirstPlace,
    /// S W2a does not speak of forfeits.
    ForfeitedEncounter,
    /// Fairschach names three rules and leaves the choice to an agreement.
    SameTarget,
    /// "oder die Partie wird für ihn als verloren gewertet".
    VoidMove,
    /// PZSR: a way that the other move of the pair vacates.
    VacatedWay,
    UnparriedCheck,
    OpenedLine,
    PinnedPiece,
    TwoKings,
    PromotingPawn,
    CapturedSecond,
    /// PZSR 5: "nicht mehr ausführbar".
    SecondChange,
    /// Fairschach does not speak of it.
    SecondChangeElsewhere,
    EnPassantRight,
    /// Told in the prose, missing in PZSR 1 to 8.
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
    /// The notation against PZSR 5.
    PairDash,
    /// N: before the third occurrence; FIDE also after it.
    RepetitionClaim,
    /// N: the footnote asks for a claim.
    DeadPosition,
    /// S: "sofort", before or after the king's safety.
    FallsThrough,
    /// How a pawn moves that stayed on a first or last rank.
    PawnThatStayed,
}

impl RuleSet {
    /// The room that the text leaves in an option, unless the announcement settles it.
    pub fn room(&self, option: &str) -> Option<Room> {
        let settled = self
            .differences(self.base)
            .iter()
            .any(|it| it.here.option == option);
        (!settled).then(|| Room::of(self.base, option)).flatten()
    }
}

impl Room {
    /// The room that the text of a preset leaves in an option.
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

    /// Where the prose and the short rules of PaarZugSchach leave it open.
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

    /// For D, S and O; none where the words settle it.
    fn by_text(option: &str) -> Option<[Option<Self>; 3]> {
        let only_d = |it| [Some(it), None, None];
        let only_s = |it| [None, Some(it), None];
        let only_o = |it| [None, None, Some(it)];
        let both = |it| [Some(it), None, Some(it)];
        Some(match option {
            // D names no law beside itself; what it leaves open rests on the FIDE laws.
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
