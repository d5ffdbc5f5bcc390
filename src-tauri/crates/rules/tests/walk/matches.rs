//! Two boards: mates and their defenses, stalemates and their releases, legal moves, claims.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use kralle_rules::adjudication::mate_status::{PartnerMoved, is_final_mate, mate_of_since};
use kralle_rules::adjudication::stalemate::releases;
use kralle_rules::notation::wire;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::mate::is_board_mate;
use kralle_rules::tandem::{Board, Position, TandemMove};
use shakmaty::Bitboard;

use super::claims;
use super::dice::Dice;
use crate::slow::{self, avert::Averts};

/// The presets, and readings that decide about mates.
const RULES: [&str; 9] = [
    "base = \"dsj\"",
    "base = \"ordnung\"",
    "base = \"swiss\"",
    "base = \"fics\"",
    "base = \"dsj\"\npending_mate = \"until_flag_fall\"",
    "base = \"ordnung\"\npending_mate = \"until_flag_fall\"\navert_capture = \"never\"",
    "base = \"dsj\"\navert_capture = \"next_move\"\nstalemate_release = \"piece_only\"",
    "base = \"ordnung\"\navert_capture = \"any_time\"\navert_promotion = \"any_piece\"",
    "base = \"dsj\"\nillegal_move = \"fide_penalty\"\ndrop_mate = \"hand_mate\"",
];

/// Counts of the cases the walk has covered.
#[derive(Default)]
pub(super) struct Seen {
    positions: usize,
    mates: usize,
    pending: usize,
    promotions: usize,
    stalemates: usize,
    moves: usize,
    claims: usize,
}

impl Seen {
    pub(super) fn saw_everything(&self) -> bool {
        let Self {
            positions,
            mates,
            pending,
            promotions,
            stalemates,
            moves,
            claims,
        } = self;
        [
            positions, mates, pending, promotions, stalemates, moves, claims,
        ]
        .into_iter()
        .all(|it| *it > 0)
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} positions of two boards, {} mates ({} pending, {} promotions that avert), \
             {} stalemates, {} legal moves, {} claims",
            self.positions,
            self.mates,
            self.pending,
            self.promotions,
            self.stalemates,
            self.moves,
            self.claims
        )
    }
}

/// Sets up two boards, and plays a few moves.
pub(super) fn step(dice: &mut Dice, seen: &mut Seen) {
    let rules = RuleSet::from_toml(RULES[dice.below(RULES.len())]).unwrap();
    let (fens, mut position) = set_up(dice, &rules);
    let mut slow = slow::Match::from_fens(&fens[0], &fens[1]);
    for _ in 0..=dice.below(3) {
        let legal = compare(dice, &rules, &position, &slow, seen);
        let moves: Vec<&String> = legal.keys().collect();
        if moves.is_empty() {
            break;
        }
        let text = (*dice.pick(&moves)).clone();
        let (board, intent) = wire::read(&text).unwrap();
        let view = position.view(board, &rules.tandem);
        let action = kralle_rules::tandem::refusal::resolve(view, intent).unwrap();
        position.play(TandemMove { board, action }, &rules.tandem);
        slow = legal[&text].clone();
    }
}

/// Compares everything about a position; returns the legal moves of the second model.
fn compare(
    dice: &mut Dice,
    rules: &RuleSet,
    position: &Position,
    slow: &slow::Match,
    seen: &mut Seen,
) -> BTreeMap<String, slow::Match> {
    let told = Board::ALL.map(|it| kralle_rules::notation::fen::write(position.board(it)));
    let told = format!("{}\n{}", told.join("\n"), rules.to_toml());
    seen.positions += 1;
    let mut legal = slow.legal(0, &rules.tandem);
    legal.extend(slow.legal(1, &rules.tandem));
    let mut moves = BTreeSet::new();
    position.for_each_move(&rules.tandem, |it| {
        moves.insert(wire::write(it));
    });
    assert_eq!(moves, legal.keys().cloned().collect(), "moves of\n{told}");
    seen.moves += legal.len();
    let lapsed = dice.percent(20);
    let mut any_mate = false;
    for (index, board) in Board::ALL.into_iter().enumerate() {
        any_mate |= compare_mate(rules, position, slow, (index, board), lapsed, &told, seen);
    }
    compare_releases(rules, position, slow, &told, seen);
    // Claims differ once the boards have ended the match.
    if !any_mate {
        seen.claims += claims::compare(dice, rules, position, &told);
    }
    legal
}

fn compare_mate(
    rules: &RuleSet,
    position: &Position,
    slow: &slow::Match,
    (index, board): (usize, Board),
    lapsed: bool,
    told: &str,
    seen: &mut Seen,
) -> bool {
    let since = if lapsed {
        PartnerMoved::Yes
    } else {
        PartnerMoved::No
    };
    let averts = mate_of_since(rules, position, board, since).map(|it| Averts {
        ways: it.avert_by.iter().map(|it| it.code()).collect(),
        how: it.how.into_iter().collect(),
        draw_by: it.draw_by.into_iter().collect(),
    });
    let expected = slow.averts(index, &rules.tandem, lapsed);
    assert_eq!(
        averts,
        expected,
        "mate on board {} of\n{told}",
        board.letter()
    );
    let is_final = expected.as_ref().is_some_and(|it| it.ways.is_empty());
    assert_eq!(
        is_final_mate(rules, position, board, since),
        is_final,
        "\n{told}"
    );
    if let Some(it) = &expected {
        seen.mates += 1;
        seen.pending += usize::from(!is_final);
        let promotes = |text: &&String| text.contains('(');
        seen.promotions += it.how.iter().filter(promotes).count();
    }
    expected.is_some()
}

fn compare_releases(
    rules: &RuleSet,
    position: &Position,
    slow: &slow::Match,
    told: &str,
    seen: &mut Seen,
) {
    let mut expected = BTreeMap::new();
    for index in 0..2 {
        expected.extend(slow.releases(index, &rules.tandem));
    }
    let released: BTreeMap<String, &str> = releases(rules, position)
        .into_iter()
        .map(|it| (wire::write(it.played), it.by.code()))
        .collect();
    assert_eq!(released, expected, "releases of\n{told}");
    seen.stalemates += usize::from(!expected.is_empty());
}

/// Returns two valid boards, one often mated, beside one whose player can help.
fn set_up(dice: &mut Dice, rules: &RuleSet) -> ([String; 2], Position) {
    let wants_mate = dice.percent(70);
    loop {
        let white = dice.percent(50);
        let partner = if dice.percent(85) { !white } else { white };
        let mut fens = [hunted(dice, white), helpful(dice, partner)];
        let hunted_on = dice.below(2);
        if hunted_on == 1 {
            fens.swap(0, 1);
        }
        let texts = [fens[0].as_str(), fens[1].as_str()];
        let Ok(position) = Position::parse(texts, [Bitboard::EMPTY; 2], &rules.tandem) else {
            continue;
        };
        let view = position.view(Board::ALL[hunted_on], &rules.tandem);
        let here = view.here;
        let stuck = !kralle_rules::tandem::generate::has_board_action(view);
        let wanted = is_board_mate(view) || (stuck && here.checkers().is_empty());
        if wanted || !wants_mate {
            return (fens, position);
        }
    }
}

/// Pieces on squares, written as a FEN.
struct Squares([Option<char>; 64]);

impl Squares {
    /// Puts a piece on a free square; pawns stay off the first and last rank.
    fn put(&mut self, letter: char, square: usize) -> bool {
        let edge = !(8..56).contains(&square);
        let free = self.0[square].is_none() && !(letter.eq_ignore_ascii_case(&'p') && edge);
        if free {
            self.0[square] = Some(letter);
        }
        free
    }

    fn fen(&self, hand: &str, white: bool) -> String {
        let rows: Vec<String> = (0..8)
            .rev()
            .map(|rank| {
                let row = (0..8).map(|file| self.0[8 * rank + file].unwrap_or('1'));
                row.collect()
            })
            .collect();
        let turn = if white { 'w' } else { 'b' };
        format!("{}[{hand}] {turn} - - 0 1", rows.join("/"))
    }
}

fn of_color(letter: char, white: bool) -> char {
    if white {
        letter.to_ascii_uppercase()
    } else {
        letter
    }
}

fn hand(dice: &mut Dice) -> String {
    let size = if dice.percent(40) { 0 } else { dice.below(4) };
    (0..size)
        .map(|_| {
            let white = dice.percent(50);
            of_color(*dice.pick(&['q', 'r', 'b', 'n', 'p', 'p']), white)
        })
        .collect()
}

/// Returns a board with a king near the edge, attacked by heavy pieces, with some of its own around
/// it.
fn hunted(dice: &mut Dice, white: bool) -> String {
    let mut squares = Squares([None; 64]);
    let edge: Vec<usize> = (0..64)
        .filter(|it| [0, 7].contains(&(it / 8)) || [0, 7].contains(&(it % 8)))
        .collect();
    let king = *dice.pick(&edge);
    squares.put(of_color('k', white), king);
    for _ in 0..dice.below(4) {
        let near = near(dice, king);
        let letter = *dice.pick(&['p', 'p', 'r', 'n', 'b']);
        squares.put(of_color(letter, white), near);
    }
    while !squares.put(of_color('k', !white), dice.below(64)) {}
    for _ in 0..2 + dice.below(4) {
        let letter = *dice.pick(&['q', 'r', 'r', 'b', 'n', 'p']);
        let square = if dice.percent(40) {
            near(dice, king)
        } else {
            dice.below(64)
        };
        squares.put(of_color(letter, !white), square);
    }
    squares.fen(&hand(dice), white)
}

/// Returns a square at most two away.
fn near(dice: &mut Dice, square: usize) -> usize {
    let step = |dice: &mut Dice, from: usize| (from + dice.below(5)).saturating_sub(2).min(7);
    8 * step(dice, square / 8) + step(dice, square % 8)
}

/// Returns a board on which the side to move can promote and capture, and sometimes mate.
fn helpful(dice: &mut Dice, white: bool) -> String {
    let mut squares = Squares([None; 64]);
    while !squares.put(of_color('k', white), dice.below(64)) {}
    while !squares.put(of_color('k', !white), dice.below(64)) {}
    let seventh = if white { 48 } else { 8 };
    for _ in 0..dice.below(3) {
        squares.put(of_color('p', white), seventh + dice.below(8));
    }
    for _ in 0..dice.below(4) {
        let letter = *dice.pick(&['p', 'p', 'n', 'r', 'b', 'q']);
        squares.put(of_color(letter, white), dice.below(64));
    }
    for _ in 0..dice.below(5) {
        let letter = *dice.pick(&['p', 'p', 'n', 'r', 'b', 'q']);
        squares.put(of_color(letter, !white), dice.below(64));
    }
    squares.fen(&hand(dice), white)
}
