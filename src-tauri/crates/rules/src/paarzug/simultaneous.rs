//! Simultaneous moves (PZSR 2-4; prose, *Spielen mit Paarzügen*).
//!
//! Begin at [`resolve`]. It first finds the moves that are executed (`executable`), then the
//! outcome on their target squares.
//!
//! A void move stays void: its piece no longer moves, which can make the other move void as well
//! but never valid again.

use shakmaty::{Bitboard, Board, ByColor, Color, Piece, Role, Square};

use super::movement::{Manner, Step, attacked};
use super::options::{
    OpenedLine, PairRules, PinnedPiece, PromotingPawn, SameTarget, UnparriedCheck, VacatedWay,
};
use super::piece_move::PieceMove;
use super::position::{EnPassant, PairPosition};
use super::resolution::sort_captured;
use super::void_move::VoidReason;

pub use super::resolution::{Captured, Fate, Ground, KingMeeting, Progress, Resolution};

/// Resolves a pair without first-move right.
///
/// `None` is an unreadable move.
pub fn resolve(
    position: &PairPosition,
    moves: &ByColor<Option<PieceMove>>,
    rules: &PairRules,
) -> Resolution {
    let pair = Pair {
        position,
        moves,
        rules,
    };
    let (steps, kings) = pair.executable();
    pair.arrive(&steps, kings)
}

/// Returns the reason each move of a pair without first-move right is void; `None` if it is
/// executed.
pub fn void_reasons(
    position: &PairPosition,
    moves: &ByColor<Option<PieceMove>>,
    rules: &PairRules,
) -> ByColor<Option<VoidReason>> {
    let pair = Pair {
        position,
        moves,
        rules,
    };
    pair.executable().0.map(Result::err)
}

/// True if a player's stored move could be executed beside the other player's step (PZSR 2).
///
/// The position is the one for which both moves were stored.
pub(super) fn is_executable(
    position: &PairPosition,
    rules: &PairRules,
    color: Color,
    stored: Option<PieceMove>,
    other: Step,
) -> bool {
    let mut moves = ByColor::new_with(|_| Some(other.piece_move));
    *moves.get_mut(color) = stored;
    let pair = Pair {
        position,
        moves: &moves,
        rules,
    };
    pair.step(color, other.leaves())
        .and_then(|step| pair.stands(color, step, Some(other)))
        .is_ok()
}

/// Each player's step, or the reason there is none.
type Steps = ByColor<Result<Step, VoidReason>>;

struct Pair<'a> {
    position: &'a PairPosition,
    moves: &'a ByColor<Option<PieceMove>>,
    rules: &'a PairRules,
}

impl Pair<'_> {
    /// Returns the executed moves: starts with both and removes moves until nothing changes.
    fn executable(&self) -> (Steps, KingMeeting) {
        let mut kings = KingMeeting::Apart;
        let mut steps = self.moves.map(|_| Err(VoidReason::Unreadable));
        for color in Color::ALL {
            *steps.get_mut(color) = self.step(color, self.leaving_by_name(color.other()));
        }
        loop {
            // Both sides are judged by the same state, so that neither color comes first.
            let next = ByColor::new_with(|color| {
                steps
                    .get(color)
                    .and_then(|it| self.stands(color, it, steps.get(color.other()).ok()))
            });
            if next != steps {
                steps = next;
                continue;
            }
            let (white, black) = (steps.white, steps.black);
            let (Ok(white), Ok(black)) = (white, black) else {
                return (steps, kings);
            };
            match self.renouncing(white, black) {
                Renouncing::Nobody => return (steps, kings),
                Renouncing::King(color) => {
                    *steps.get_mut(color) = Err(VoidReason::KingMeetsPiece);
                }
                Renouncing::Weaker(color) => {
                    *steps.get_mut(color) = Err(VoidReason::WeakerRenounces);
                }
                Renouncing::BothKings => {
                    kings = KingMeeting::SameSquare;
                    steps = self.moves.map(|_| Err(VoidReason::KingsMeet));
                }
            }
        }
    }

    fn step(&self, color: Color, vacated: Bitboard) -> Result<Step, VoidReason> {
        self.position.step(
            color,
            self.moves.get(color).ok_or(VoidReason::Unreadable)?,
            match self.rules.vacated_way {
                VacatedWay::StaysBlocked => Bitboard::EMPTY,
                VacatedWay::Opens => vacated,
            },
        )
    }

    /// Returns the squares a stored move would vacate, before it is checked.
    fn leaving_by_name(&self, color: Color) -> Bitboard {
        self.moves.get(color).map_or(Bitboard::EMPTY, |it| {
            Bitboard::from_square(it.from) & self.position.board().by_color(color)
        })
    }

    /// Returns the step if it can be executed beside the other player's step, otherwise the reason
    /// it is void.
    fn stands(&self, color: Color, step: Step, other: Option<Step>) -> Result<Step, VoidReason> {
        let leaves = other.map_or(Bitboard::EMPTY, Step::leaves);
        let again = self.step(color, leaves)?;
        if again.manner != step.manner {
            return Err(VoidReason::Movement);
        }
        let enemy_king = self.position.king(color.other());
        if step.piece_move.to == enemy_king && !leaves.contains(enemy_king) {
            // A king is never captured; its square is free only if it leaves.
            return Err(VoidReason::King);
        }
        let after = step.alone(self.position.board(), color);
        let Some(king) = after.king_of(color) else {
            return Err(VoidReason::Movement);
        };
        let unparried = self.rules.unparried_check == UnparriedCheck::AlwaysVoid
            && self.position.in_check(color);
        let strict = unparried
            || (self.rules.pinned_piece == PinnedPiece::OrdinaryLegality
                && step.role != Role::King);
        let exempt = if strict { Bitboard::EMPTY } else { leaves };
        let in_the_way = match self.rules.opened_line {
            OpenedLine::Executed => after.occupied(),
            OpenedLine::Void => after.occupied() & !(leaves & after.by_color(color.other())),
        };
        let attackers = after.attacks_to(king, color.other(), in_the_way) & !exempt;
        match attackers.first() {
            None => Ok(step),
            Some(by) => Err(attacked(self.position, color, step, by)),
        }
    }

    /// Returns the side or sides that renounce their move because both pieces arrive on one square.
    fn renouncing(&self, white: Step, black: Step) -> Renouncing {
        for (square, white_role) in white.arrivals() {
            for (_, black_role) in black.arrivals().filter(|(it, _)| *it == square) {
                match (white_role, black_role) {
                    (Role::King, Role::King) => return Renouncing::BothKings,
                    (Role::King, _) if !is_straight_pawn(black) => {
                        return Renouncing::King(Color::White);
                    }
                    (_, Role::King) if !is_straight_pawn(white) => {
                        return Renouncing::King(Color::Black);
                    }
                    (Role::King, _) | (_, Role::King) => {}
                    (_, _) => {
                        if self.rules.same_target == SameTarget::WeakerRenounces {
                            match self
                                .strength(white, white_role)
                                .cmp(&self.strength(black, black_role))
                            {
                                std::cmp::Ordering::Less => {
                                    return Renouncing::Weaker(Color::White);
                                }
                                std::cmp::Ordering::Greater => {
                                    return Renouncing::Weaker(Color::Black);
                                }
                                std::cmp::Ordering::Equal => {}
                            }
                        }
                    }
                }
            }
        }
        Renouncing::Nobody
    }

    /// Lifts both pieces, captures pieces that did not move, and sets down the survivors.
    fn arrive(&self, steps: &Steps, kings: KingMeeting) -> Resolution {
        let mut board = self.position.board().clone();
        let mut touched = Bitboard::EMPTY;
        let mut ground = Ground::Plain;
        for step in steps.iter().filter_map(|it| it.as_ref().ok()) {
            for square in step.leaves() {
                board.discard_piece_at(square);
                touched.add(square);
            }
        }
        let lifted = touched;
        let mut captured = Vec::new();
        let mut landing: Vec<Landing> = Vec::new();
        for color in Color::ALL {
            let step = match steps.get(color) {
                Ok(step) => step,
                Err(reason) => {
                    ground = ground.min(reason.ground());
                    continue;
                }
            };
            let taken = match step.manner {
                Manner::EnPassant { victim } => victim,
                Manner::Piece
                | Manner::StraightPawn
                | Manner::PawnCapture
                | Manner::Castling { .. } => step.piece_move.to,
            };
            if lifted.contains(taken) {
                ground = ground.min(Self::ground_of_left(steps));
            }
            if let Some(piece) = board.remove_piece_at(taken) {
                captured.push(Captured {
                    piece,
                    square: taken,
                });
                ground = ground.min(Ground::StandingCapture);
                touched.add(taken);
            }
            for (square, role) in step.arrivals() {
                touched.add(square);
                landing.push(Landing {
                    square,
                    piece: role.of(color),
                    strength: self.strength(*step, role),
                });
            }
        }
        self.set_down(&mut board, &landing, &mut captured, &mut ground);
        promote(&mut board, steps);
        sort_captured(&mut captured);
        let moved_pawn = steps
            .iter()
            .filter_map(|it| it.as_ref().ok())
            .any(|it| it.role == Role::Pawn);
        let progress = Progress::of(moved_pawn, &captured);
        let mut castling = self.position.castling() & !touched;
        for color in Color::ALL {
            if steps.get(color).is_ok_and(|it| it.role == Role::King) {
                castling &= !Bitboard::from_rank(color.backrank());
            }
        }
        let en_passant = self.passed_pawns(&board, steps);
        Resolution {
            position: PairPosition::resolved(board, castling, en_passant),
            fates: steps.as_ref().map(|it| match it {
                Ok(_) => Fate::Executed,
                Err(_) => Fate::Void,
            }),
            captured,
            progress,
            kings,
            ground,
        }
    }

    /// Returns the ground of a pair in which a piece arrives on a square vacated by the other.
    fn ground_of_left(steps: &Steps) -> Ground {
        let (Ok(white), Ok(black)) = (steps.white, steps.black) else {
            return Ground::VacatedTarget;
        };
        let (white, black) = (white.piece_move, black.piece_move);
        if white.to == black.from && black.to == white.from {
            Ground::Swap
        } else {
            Ground::VacatedTarget
        }
    }

    /// Sets the arriving pieces down; two on the same square fight (PZSR 4).
    fn set_down(
        &self,
        board: &mut Board,
        landing: &[Landing],
        captured: &mut Vec<Captured>,
        ground: &mut Ground,
    ) {
        for here in landing {
            let rival = landing
                .iter()
                .find(|it| it.square == here.square && it.piece.color != here.piece.color);
            let survives = rival.is_none_or(|rival| self.beats(here, rival));
            if let Some(rival) = rival {
                let king = [here, rival].iter().any(|it| it.piece.role == Role::King);
                *ground = (*ground).min(if king {
                    Ground::KingMeeting
                } else {
                    Ground::Collision
                });
            }
            if survives {
                board.set_piece_at(here.square, here.piece);
            } else {
                captured.push(Captured {
                    piece: here.piece,
                    square: here.square,
                });
            }
        }
    }

    /// True if a piece captures the one that arrives with it.
    fn beats(&self, here: &Landing, rival: &Landing) -> bool {
        if here.piece.role == Role::King || rival.piece.role == Role::King {
            // Only a straight pawn reaches this point with a king (PZSR 4).
            return here.piece.role == Role::King;
        }
        match self.rules.same_target {
            SameTarget::CaptureEachOther => false,
            SameTarget::StrongerCaptures | SameTarget::WeakerRenounces => {
                here.strength > rival.strength
            }
        }
    }

    /// Returns the strength of an arriving piece in a collision (PZSR 4).
    fn strength(&self, step: Step, arriving: Role) -> u8 {
        match self.rules.promoting_pawn {
            PromotingPawn::AsPromoted if arriving == Role::Pawn => {
                strength(step.becomes(Role::Pawn))
            }
            PromotingPawn::AsPawn | PromotingPawn::AsPromoted => strength(arriving),
        }
    }

    fn passed_pawns(&self, board: &Board, steps: &Steps) -> ByColor<Option<EnPassant>> {
        ByColor::new_with(|color: Color| {
            let step = steps.get(color).as_ref().ok()?;
            let target = step.passed_over()?;
            let survives = board.piece_at(step.piece_move.to) == Some(color.pawn());
            let barred = match self.rules.en_passant_right {
                super::options::EnPassantRight::ArrivingPawnToo => None,
                super::options::EnPassantRight::StandingPawn => {
                    steps.get(color.other()).ok().map(|it| it.piece_move.to)
                }
            };
            (survives && board.piece_at(target).is_none()).then_some(EnPassant { target, barred })
        })
    }
}

/// An arriving piece.
struct Landing {
    square: Square,
    piece: Piece,
    strength: u8,
}

enum Renouncing {
    Nobody,
    /// A king, with a piece other than a straight pawn.
    King(Color),
    Weaker(Color),
    BothKings,
}

fn is_straight_pawn(step: Step) -> bool {
    step.manner == Manner::StraightPawn
}

/// Promotes arriving pawns. This comes after arrival: in a collision the pawn was still a pawn.
fn promote(board: &mut Board, steps: &Steps) {
    for color in Color::ALL {
        let Ok(step) = steps.get(color) else {
            continue;
        };
        let to = step.piece_move.to;
        if board.piece_at(to) == Some(color.pawn()) {
            board.set_piece_at(to, step.becomes(Role::Pawn).of(color));
        }
    }
}

/// Returns the rank in the scale of PZSR 4: queen, rook, minor piece, king, pawn.
const fn strength(role: Role) -> u8 {
    match role {
        Role::Pawn => 0,
        Role::King => 1,
        Role::Knight | Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
    }
}
