//! A second implementation of the simultaneous pair, written from the text for readability: squares
//! are numbers from 0 to 63, pieces are in an array, and every function scans the board.

use kralle_rules::paarzug::options::{
    OpenedLine, PairRules, PinnedPiece, PromotingPawn, SameTarget, UnparriedCheck, VacatedWay,
};
use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use shakmaty::{ByColor, Color, Piece, Role, Square};

pub(crate) type Squares = [Option<Piece>; 64];

/// The outcome of a pair in the slow implementation.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// True for each executed move.
    pub executed: [bool; 2],
    pub board: Squares,
    /// The captured pieces, as `pd5`, sorted.
    pub captured: Vec<String>,
    /// Castling letters.
    pub castling: String,
    /// Squares passed over by pawns that are still there.
    pub passed: Vec<usize>,
}

pub(crate) struct Slow<'a> {
    pub position: &'a PairPosition,
    pub squares: Squares,
    pub rules: &'a PairRules,
    pub moves: &'a ByColor<Option<PieceMove>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    color: Color,
    role: Role,
    from: usize,
    to: usize,
    straight_pawn: bool,
    victim: Option<usize>,
    rook: Option<(usize, usize)>,
}

fn file(square: usize) -> i32 {
    i32::try_from(square % 8).unwrap()
}

fn rank(square: usize) -> i32 {
    i32::try_from(square / 8).unwrap()
}

fn at(file: i32, rank: i32) -> Option<usize> {
    ((0..8).contains(&file) && (0..8).contains(&rank))
        .then(|| usize::try_from(rank * 8 + file).unwrap())
}

pub(crate) fn squares(position: &PairPosition) -> Squares {
    let mut squares = [None; 64];
    for square in Square::ALL {
        squares[usize::from(square)] = position.board().piece_at(square);
    }
    squares
}

/// True if a piece on `from` attacks `to` on these squares.
fn attacks(squares: &Squares, from: usize, to: usize) -> bool {
    let Some(piece) = squares[from] else {
        return false;
    };
    let (files, ranks) = (file(to) - file(from), rank(to) - rank(from));
    if files == 0 && ranks == 0 {
        return false;
    }
    let free_line = || {
        let (step_file, step_rank) = (files.signum(), ranks.signum());
        let mut square = at(file(from) + step_file, rank(from) + step_rank).unwrap();
        while square != to {
            if squares[square].is_some() {
                return false;
            }
            square = at(file(square) + step_file, rank(square) + step_rank).unwrap();
        }
        true
    };
    let straight = files == 0 || ranks == 0;
    let diagonal = files.abs() == ranks.abs();
    match piece.role {
        Role::Pawn => files.abs() == 1 && ranks == piece.color.fold_wb(1, -1),
        Role::Knight => files.abs() * ranks.abs() == 2,
        Role::King => files.abs() <= 1 && ranks.abs() <= 1,
        Role::Bishop => diagonal && free_line(),
        Role::Rook => straight && free_line(),
        Role::Queen => (straight || diagonal) && free_line(),
    }
}

pub(crate) fn attacked(squares: &Squares, square: usize, by: Color, exempt: &[usize]) -> bool {
    (0..64).any(|from| {
        squares[from].is_some_and(|it| it.color == by)
            && !exempt.contains(&from)
            && attacks(squares, from, square)
    })
}

pub(crate) fn king(squares: &Squares, color: Color) -> usize {
    (0..64)
        .find(|it| squares[*it] == Some(color.king()))
        .unwrap()
}

impl Slow<'_> {
    /// PZSR 1: the movements of ordinary chess. `gone` lists the squares the other player vacates.
    pub(crate) fn step(&self, color: Color, gone: &[usize]) -> Option<Step> {
        let it = (*self.moves.get(color))?;
        let (from, to) = (usize::from(it.from), usize::from(it.to));
        let piece = self.squares[from].filter(|it| it.color == color)?;
        if self.squares[to].is_some_and(|it| it.color == color) {
            return None;
        }
        let last_rank = color.fold_wb(7, 0);
        if (piece.role == Role::Pawn && rank(to) == last_rank) != it.promotion.is_some() {
            return None;
        }
        let mut way = self.squares;
        if self.rules.vacated_way == VacatedWay::Opens {
            for square in gone {
                way[*square] = None;
            }
        }
        let mut step = Step {
            color,
            role: piece.role,
            from,
            to,
            straight_pawn: false,
            victim: None,
            rook: None,
        };
        match piece.role {
            Role::Pawn => self.pawn(&way, &mut step)?,
            Role::King if (file(from) - file(to)).abs() == 2 => self.castling(&mut step)?,
            Role::King | Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                way[from] = Some(piece);
                if !attacks(&way, from, to) {
                    return None;
                }
            }
        }
        Some(step)
    }

    fn pawn(&self, way: &Squares, step: &mut Step) -> Option<()> {
        let ahead = step.color.fold_wb(1, -1);
        let (files, ranks) = (
            file(step.to) - file(step.from),
            rank(step.to) - rank(step.from),
        );
        if files == 0 && ranks == ahead && way[step.to].is_none() {
            step.straight_pawn = true;
            return Some(());
        }
        let home = step.color.fold_wb(1, 6);
        let between = at(file(step.from), rank(step.from) + ahead)?;
        if files == 0
            && ranks == 2 * ahead
            && rank(step.from) == home
            && way[between].is_none()
            && way[step.to].is_none()
        {
            step.straight_pawn = true;
            return Some(());
        }
        if files.abs() != 1 || ranks != ahead {
            return None;
        }
        if self.squares[step.to].is_some() {
            return Some(());
        }
        let passed = (*self.position.en_passant().get(step.color.other()))?;
        if usize::from(passed.target) != step.to
            || passed.barred.map(usize::from) == Some(step.from)
        {
            return None;
        }
        step.victim = at(file(step.to), rank(step.from));
        Some(())
    }

    fn castling(&self, step: &mut Step) -> Option<()> {
        let home = step.color.fold_wb(0, 7);
        if rank(step.from) != home || rank(step.to) != home || file(step.from) != 4 {
            return None;
        }
        let (rook_file, passed_file) = if file(step.to) == 6 { (7, 5) } else { (0, 3) };
        let rook = at(rook_file, home)?;
        let passed = at(passed_file, home)?;
        if !self
            .position
            .castling()
            .contains(Square::new(u32::try_from(rook).unwrap()))
        {
            return None;
        }
        let free = (rook_file.min(4) + 1..rook_file.max(4))
            .all(|it| self.squares[at(it, home).unwrap()].is_none());
        let mut lifted = self.squares;
        lifted[step.from] = None;
        let enemy = step.color.other();
        let threatened =
            attacked(&self.squares, step.from, enemy, &[]) || attacked(&lifted, passed, enemy, &[]);
        if !free || threatened {
            return None;
        }
        step.rook = Some((rook, passed));
        Some(())
    }

    fn leaves(step: Option<Step>) -> Vec<usize> {
        step.map_or(Vec::new(), |it| {
            std::iter::once(it.from)
                .chain(it.rook.map(|(from, _)| from))
                .collect()
        })
    }

    /// PZSR 2, prose: true if the move can be executed beside the other player's.
    pub(crate) fn can_be_executed(&self, color: Color, other: Option<Step>) -> bool {
        let gone = Self::leaves(other);
        let Some(step) = self.step(color, &gone) else {
            return false;
        };
        let enemy = color.other();
        let enemy_king = king(&self.squares, enemy);
        if step.to == enemy_king && !gone.contains(&enemy_king) {
            return false;
        }
        let mut after = self.squares;
        after[step.from] = None;
        if let Some(victim) = step.victim {
            after[victim] = None;
        }
        after[step.to] = self.squares[step.from];
        if let Some((from, to)) = step.rook {
            after[to] = after[from].take();
        }
        let own_king = king(&after, color);
        let mut exempt: Vec<usize> = gone
            .iter()
            .copied()
            .filter(|it| after[*it].is_some_and(|it| it.color == enemy))
            .collect();
        if self.rules.opened_line == OpenedLine::Void {
            let mut lifted = after;
            for square in &exempt {
                lifted[*square] = None;
            }
            if attacked(&lifted, own_king, enemy, &[]) {
                return false;
            }
        }
        if self.rules.pinned_piece == PinnedPiece::OrdinaryLegality && step.role != Role::King {
            exempt.clear();
        }
        let now_checked = attacked(&self.squares, king(&self.squares, color), enemy, &[]);
        if self.rules.unparried_check == UnparriedCheck::AlwaysVoid && now_checked {
            exempt.clear();
        }
        !attacked(&after, own_king, enemy, &exempt)
    }

    fn both(&self, alive: [bool; 2]) -> [Option<Step>; 2] {
        let named = |color: Color| {
            self.moves.get(color).map_or(Vec::new(), |it| {
                match self.squares[usize::from(it.from)] {
                    Some(piece) if piece.color == color => vec![usize::from(it.from)],
                    _ => Vec::new(),
                }
            })
        };
        let rough = |color: Color| {
            let gone = named(color.other());
            self.step(color, &gone)
        };
        let steps = [rough(Color::White), rough(Color::Black)];
        [steps[0].filter(|_| alive[0]), steps[1].filter(|_| alive[1])]
    }

    pub(crate) fn resolve(&self) -> Outcome {
        // A void move stays void, so at most three rounds change anything.
        let mut alive = [true, true];
        loop {
            let steps = self.both(alive);
            let next = [
                steps[0].is_some() && self.can_be_executed(Color::White, steps[1]),
                steps[1].is_some() && self.can_be_executed(Color::Black, steps[0]),
            ];
            if next != alive {
                alive = next;
                continue;
            }
            let [Some(white), Some(black)] = steps else {
                break;
            };
            if white.to == black.to {
                let strikes = self.renounces(white, black);
                if strikes != [false, false] {
                    alive = [!strikes[0], !strikes[1]];
                    continue;
                }
            }
            break;
        }
        self.arrive(alive, self.both(alive))
    }

    /// PZSR 4: true for each player who must or may renounce the common square.
    fn renounces(&self, white: Step, black: Step) -> [bool; 2] {
        let kings = [white.role == Role::King, black.role == Role::King];
        match kings {
            [true, true] => return [true, true],
            [true, false] => return [!black.straight_pawn, false],
            [false, true] => return [false, !white.straight_pawn],
            [false, false] => {}
        }
        if self.rules.same_target != SameTarget::WeakerRenounces {
            return [false, false];
        }
        let [white, black] = [self.fights_as(white), self.fights_as(black)];
        [white < black, black < white]
    }

    /// Returns its place on the scale; a promoting pawn counts as a pawn or as its promotion piece.
    fn fights_as(&self, step: Step) -> u8 {
        let promotion = self.moves.get(step.color).and_then(|it| it.promotion);
        match (self.rules.promoting_pawn, promotion) {
            (PromotingPawn::AsPromoted, Some(promotion)) if step.role == Role::Pawn => {
                scale(promotion.role())
            }
            (PromotingPawn::AsPawn | PromotingPawn::AsPromoted, _) => scale(step.role),
        }
    }

    fn arrive(&self, alive: [bool; 2], steps: [Option<Step>; 2]) -> Outcome {
        let mut board = self.squares;
        let mut captured = Vec::new();
        let mut lose = |piece: Piece, square: usize| {
            let square = Square::new(u32::try_from(square).unwrap());
            captured.push(format!("{}{square}", piece.char()));
        };
        for step in steps.iter().flatten() {
            for square in Self::leaves(Some(*step)) {
                board[square] = None;
            }
        }
        for step in steps.iter().flatten() {
            let target = step.victim.unwrap_or(step.to);
            if let Some(piece) = board[target].take() {
                lose(piece, target);
            }
        }
        let place = |step: Step, board: &mut Squares| {
            let promotion = self.moves.get(step.color).and_then(|it| it.promotion);
            let role = match (step.role, promotion) {
                (Role::Pawn, Some(promotion)) => promotion.role(),
                (role, _) => role,
            };
            board[step.to] = Some(role.of(step.color));
            if let Some((_, to)) = step.rook {
                board[to] = Some(step.color.rook());
            }
        };
        match steps {
            [Some(white), Some(black)] if white.to == black.to => {
                let winner = if white.role == Role::King {
                    Some(white)
                } else if black.role == Role::King {
                    Some(black)
                } else if self.rules.same_target == SameTarget::CaptureEachOther
                    || self.fights_as(white) == self.fights_as(black)
                {
                    None
                } else if self.fights_as(white) > self.fights_as(black) {
                    Some(white)
                } else {
                    Some(black)
                };
                for step in [white, black] {
                    if winner == Some(step) {
                        place(step, &mut board);
                    } else {
                        lose(step.role.of(step.color), step.to);
                    }
                }
            }
            [white, black] => {
                for step in [white, black].into_iter().flatten() {
                    place(step, &mut board);
                }
            }
        }
        captured.sort();
        Outcome {
            executed: alive,
            castling: self.castling_left(&board, steps),
            passed: Self::passed(&board, steps),
            board,
            captured,
        }
    }

    fn castling_left(&self, board: &Squares, steps: [Option<Step>; 2]) -> String {
        let moved_away = |square: usize| {
            steps
                .iter()
                .flatten()
                .any(|it| it.from == square || it.rook.is_some_and(|(from, _)| from == square))
        };
        [
            ('K', 7, 4, Color::White),
            ('Q', 0, 4, Color::White),
            ('k', 63, 60, Color::Black),
            ('q', 56, 60, Color::Black),
        ]
        .into_iter()
        .filter(|(letter, rook, king, color)| {
            self.position.castling_field().contains(*letter)
                && !moved_away(*rook)
                && !moved_away(*king)
                && board[*rook] == Some(color.rook())
                && board[*king] == Some(color.king())
        })
        .map(|(letter, ..)| letter)
        .collect()
    }

    fn passed(board: &Squares, steps: [Option<Step>; 2]) -> Vec<usize> {
        steps
            .into_iter()
            .flatten()
            .filter(|it| it.straight_pawn && (rank(it.from) - rank(it.to)).abs() == 2)
            .filter(|it| board[it.to] == Some(it.color.pawn()))
            .filter_map(|it| at(file(it.from), i32::midpoint(rank(it.from), rank(it.to))))
            .filter(|it| board[*it].is_none())
            .collect()
    }
}

fn scale(role: Role) -> u8 {
    match role {
        Role::Queen => 4,
        Role::Rook => 3,
        Role::Bishop | Role::Knight => 2,
        Role::King => 1,
        Role::Pawn => 0,
    }
}
