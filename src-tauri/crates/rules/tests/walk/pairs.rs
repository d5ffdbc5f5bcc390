//! Pairs with a first-move right: the fate of the second move (PZSR 1, 2, 5).

use std::fmt;

use kralle_rules::paarzug::options::{CapturedSecond, PairRules, SecondChange};
use kralle_rules::paarzug::piece_move::{PieceMove, PromotionRole};
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::paarzug::right::{FirstMoveRight, RightKind, uses};
use kralle_rules::paarzug::sequential::{Between, SecondMove, move_first};
use kralle_rules::preset::Preset;
use shakmaty::{Bitboard, Board, ByColor, Color, Rank, Role, Square};

use super::dice::Dice;
use crate::paarzug_second::slow::{self, Slow};

/// Counts of the cases the walk has covered.
#[derive(Default)]
pub(super) struct Seen {
    positions: usize,
    pairs: usize,
    stand: usize,
    may_change: usize,
    void: usize,
    none_left: usize,
}

impl Seen {
    pub(super) fn saw_everything(&self) -> bool {
        let Self {
            positions,
            pairs,
            stand,
            may_change,
            void,
            none_left,
        } = self;
        [positions, pairs, stand, may_change, void, none_left]
            .into_iter()
            .all(|it| *it > 0)
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} positions of a pair, {} pairs with a first move: {} second moves stand, \
             {} may be changed, {} are void, {} have none left",
            self.positions, self.pairs, self.stand, self.may_change, self.void, self.none_left
        )
    }
}

/// Sets a position up, and makes the first move of a pair for each right in it.
pub(super) fn step(dice: &mut Dice, seen: &mut Seen) {
    let Some(position) = scattered(dice) else {
        return;
    };
    seen.positions += 1;
    let rules = rules(dice);
    for holder in Color::ALL {
        for kind in RightKind::ALL {
            let right = FirstMoveRight {
                holder,
                kind,
                target: None,
            };
            let firsts: Vec<PieceMove> = position
                .legal_moves(holder)
                .into_iter()
                .filter(|it| uses(&position, right, *it))
                .collect();
            if !firsts.is_empty() {
                let between = move_first(&position, right, *dice.pick(&firsts)).unwrap();
                compare(dice, &position, &between, &rules, seen);
            }
        }
    }
}

fn compare(
    dice: &mut Dice,
    position: &PairPosition,
    between: &Between,
    rules: &PairRules,
    seen: &mut Seen,
) {
    let color = between.second_color();
    for _ in 0..4 {
        let stored = wish(dice, position, color);
        let outcome = between.second(stored, rules);
        let expected = expected(position, between, stored, rules);
        assert_eq!(
            outcome,
            expected,
            "{} {}: {:?} after {}",
            position.placement(),
            between.right().kind.code(),
            stored.map(|it| it.to_string()),
            between.first(),
        );
        seen.pairs += 1;
        *match expected {
            SecondMove::Stands => &mut seen.stand,
            SecondMove::MayChange => &mut seen.may_change,
            SecondMove::Void => &mut seen.void,
            SecondMove::NoneLeft => &mut seen.none_left,
        } += 1;
    }
}

/// Returns the fate of the second move, in the words of the rules.
fn expected(
    before: &PairPosition,
    between: &Between,
    stored: Option<PieceMove>,
    rules: &PairRules,
) -> SecondMove {
    let color = between.second_color();
    let after = between.position();
    if stored.is_some_and(|it| can_be_made(after, color, it, rules)) {
        return SecondMove::Stands;
    }
    if every_move(after, color).all(|it| !can_be_made(after, color, it, rules)) {
        return SecondMove::NoneLeft;
    }
    let right = between.right();
    let is_own = |it: &PairPosition, at| it.board().color_at(at) == Some(color);
    let was_captured = |it: PieceMove| is_own(before, it.from) && !is_own(after, it.from);
    if stored.is_some_and(was_captured)
        && right.kind != RightKind::Check
        && rules.captured_second == CapturedSecond::Lost
    {
        return SecondMove::Void;
    }
    let squares = slow::squares(after);
    let in_check = slow::attacked(&squares, slow::king(&squares, color), color.other(), &[]);
    let by_now = stored.is_some_and(|it| could_be_made(before, color, it, between, rules));
    if rules.second_change == SecondChange::Any || in_check || by_now {
        SecondMove::MayChange
    } else {
        SecondMove::Void
    }
}

/// "Ausführbar" now: the piece moves like that, and no king is left in check, put in check or
/// captured.
fn can_be_made(position: &PairPosition, color: Color, it: PieceMove, rules: &PairRules) -> bool {
    let alone = ByColor::new_with(|each| (each == color).then_some(it));
    judge(position, &alone, rules).can_be_executed(color, None)
}

/// "Ausführbar" when stored: attacks of the piece that moves now do not count.
fn could_be_made(
    position: &PairPosition,
    color: Color,
    it: PieceMove,
    between: &Between,
    rules: &PairRules,
) -> bool {
    let both = ByColor::new_with(|each| Some(if each == color { it } else { between.first() }));
    let judge = judge(position, &both, rules);
    let first = judge.step(color.other(), &[]);
    judge.can_be_executed(color, first)
}

fn judge<'a>(
    position: &'a PairPosition,
    moves: &'a ByColor<Option<PieceMove>>,
    rules: &'a PairRules,
) -> Slow<'a> {
    Slow {
        position,
        squares: slow::squares(position),
        rules,
        moves,
    }
}

/// Returns the moves of every own piece to every square.
fn every_move(position: &PairPosition, color: Color) -> impl Iterator<Item = PieceMove> {
    let board = position.board().clone();
    board.by_color(color).into_iter().flat_map(move |from| {
        let pawn = board.role_at(from) == Some(Role::Pawn);
        Square::ALL.into_iter().map(move |to| {
            let promotes = pawn && color.relative_rank(to.rank()) == Rank::Eighth;
            PieceMove {
                from,
                to,
                promotion: promotes.then_some(PromotionRole::Queen),
            }
        })
    })
}

/// Returns a move that may be nonsense: mostly to an attacked square, often of the king.
fn wish(dice: &mut Dice, position: &PairPosition, color: Color) -> Option<PieceMove> {
    if dice.percent(4) {
        return None;
    }
    let board = position.board();
    let own: Vec<Square> = board.by_color(color).into_iter().collect();
    let from = if dice.percent(35) {
        board.king_of(color).unwrap()
    } else {
        *dice.pick(&own)
    };
    let attacked: Vec<Square> = board.attacks_from(from).into_iter().collect();
    let to = if attacked.is_empty() || dice.percent(10) {
        *dice.pick(&Square::ALL)
    } else {
        *dice.pick(&attacked)
    };
    let promotes =
        board.role_at(from) == Some(Role::Pawn) && color.relative_rank(to.rank()) == Rank::Eighth;
    (from != to).then_some(PieceMove {
        from,
        to,
        promotion: promotes.then_some(PromotionRole::Queen),
    })
}

/// Returns a preset, or rules with a random reading in every option.
fn rules(dice: &mut Dice) -> PairRules {
    if dice.percent(60) {
        return PairRules::of(*dice.pick(&[Preset::PaarZugSchach, Preset::Fairschach]));
    }
    let mut rules = PairRules::default();
    for entry in rules.entries(Preset::PaarZugSchach) {
        let value = entry.values[dice.below(entry.values.len())];
        rules.set(entry.option, value).unwrap();
    }
    rules
}

/// Returns few pieces around two kings, so that checks are frequent.
fn scattered(dice: &mut Dice) -> Option<PairPosition> {
    let mut board = Board::empty();
    for _ in 0..3 + dice.below(9) {
        let role = *dice.pick(&[
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ]);
        let square = *dice.pick(&Square::ALL);
        if role == Role::Pawn && Bitboard::BACKRANKS.contains(square) {
            continue;
        }
        board.set_piece_at(square, role.of(Color::from_white(dice.percent(50))));
    }
    board.set_piece_at(*dice.pick(&Square::ALL), Color::White.king());
    board.set_piece_at(*dice.pick(&Square::ALL), Color::Black.king());
    PairPosition::new(board, Bitboard::EMPTY, ByColor::new_with(|_| None)).ok()
}
