//! Benchmarks of the rules: counting positions, judging mates, replaying games.
//!
//! `cargo bench -p kralle-rules`. shakmaty's crazyhouse runs beside `fics` for comparison: same
//! boards and depths, with hands that only get emptier.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a failing helper fails the test

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use kralle_rules::adjudication::mate_status::{PartnerMoved, is_final_mate, mates};
use kralle_rules::notation::{bpgn, fen};
use kralle_rules::paarzug::end::after_pair;
use kralle_rules::paarzug::options::PairRules;
use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::paarzug::simultaneous::resolve;
use kralle_rules::preset::Preset;
use kralle_rules::replay::replay;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::board_state::BoardState;
use kralle_rules::tandem::perft::{perft, perft_one};
use kralle_rules::tandem::{Board, Position};
use shakmaty::variant::Crazyhouse;
use shakmaty::{Bitboard, ByColor, CastlingMode};

/// Reports allocations beside the times; only answers that are lists should have any.
#[global_allocator]
static ALLOCATOR: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    if !kralle_counts::run(&[("perft", perft_path), ("mates", mates_path)]) {
        divan::main();
    }
}

/// The start position, to depth five.
fn perft_path() -> Box<dyn FnMut()> {
    let rules = RuleSet::of(Preset::Fics);
    let (board, depth) = board("start", &rules);
    Box::new(move || {
        black_box(perft_one(black_box(&board), &rules.tandem, depth));
    })
}

/// Every mate under every preset, 200 times.
fn mates_path() -> Box<dyn FnMut()> {
    let cases: Vec<(RuleSet, Position)> = PRESETS
        .into_iter()
        .flat_map(|preset| {
            let rules: RuleSet = preset.parse().unwrap();
            MATES.map(|(_, a, b)| {
                let boards = Position::parse([a, b], [Bitboard::EMPTY; 2], &rules.tandem);
                (rules.clone(), boards.unwrap())
            })
        })
        .collect();
    Box::new(move || {
        for (rules, position) in cases.iter().cycle().take(200 * cases.len()) {
            black_box(mates(rules, black_box(position)));
        }
    })
}

/// Start, a middlegame, one with hands, and every kind of drop.
const BOARDS: [(&str, &str, u32); 4] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
        5,
    ),
    (
        "middlegame",
        "r1bqk2r/pppp1ppp/2n1p3/4P3/1b1Pn3/2NB1N2/PPP2PPP/R1BQK2R[] b KQkq - 0 1",
        4,
    ),
    (
        "hands",
        "2rn1b1r/1pp2n1p/B1PBk1pP/5p1P/P5p1/2P2RP1/RP1QNP2/1NBK4[QPp] w - - 0 1",
        4,
    ),
    ("drops", "2k5/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1", 3),
];

const PRESETS: [&str; 4] = ["fics", "dsj", "swiss", "ordnung"];

fn board(name: &str, rules: &RuleSet) -> (BoardState, u32) {
    let (_, text, depth) = BOARDS.into_iter().find(|it| it.0 == name).unwrap();
    let fen = fen::read(text).unwrap();
    (
        BoardState::from_fen(fen, Board::A, Bitboard::EMPTY, &rules.tandem).unwrap(),
        depth,
    )
}

fn cases() -> impl Iterator<Item = (&'static str, &'static str)> {
    BOARDS
        .into_iter()
        .flat_map(|board| PRESETS.map(|preset| (board.0, preset)))
}

struct Case(&'static str, &'static str);

impl std::fmt::Display for Case {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

#[divan::bench(args = cases().map(|(board, preset)| Case(board, preset)), sample_count = 10)]
fn one_board(bencher: Bencher, case: &Case) {
    let rules: RuleSet = case.1.parse().unwrap();
    let (board, depth) = board(case.0, &rules);
    let nodes = perft_one(&board, &rules.tandem, depth);
    bencher
        .counter(ItemsCount::new(nodes))
        .bench_local(|| perft_one(black_box(&board), &rules.tandem, depth));
}

#[divan::bench(args = BOARDS.map(|it| it.0), sample_count = 10)]
fn one_board_of_shakmaty_crazyhouse(bencher: Bencher, name: &str) {
    let (_, text, depth) = BOARDS.into_iter().find(|it| it.0 == name).unwrap();
    let fen: shakmaty::fen::Fen = text.parse().unwrap();
    let position: Crazyhouse = fen.into_position(CastlingMode::Standard).unwrap();
    let nodes = shakmaty::perft(&position, depth);
    bencher
        .counter(ItemsCount::new(nodes))
        .bench_local(|| shakmaty::perft(black_box(&position), depth));
}

#[divan::bench(args = PRESETS, sample_count = 10)]
fn two_boards(bencher: Bencher, preset: &str) {
    let rules: RuleSet = preset.parse().unwrap();
    let position = Position::parse(
        [
            "4k3/P6P/8/8/8/8/p6p/4K3[Rn] w - - 0 1",
            "r2qk2r/8/8/3n4/3N4/8/8/R2QK2R[Pp] w KQkq - 0 1",
        ],
        [Bitboard::EMPTY; 2],
        &rules.tandem,
    )
    .unwrap();
    let nodes = perft(&position, &rules.tandem, 2);
    bencher
        .counter(ItemsCount::new(nodes))
        .bench_local(|| perft(black_box(&position), &rules.tandem, 2));
}

/// Mates that a drop, a capture or a promotion can avert, or nothing can.
const MATES: [(&str, &str, &str); 4] = [
    (
        "final",
        "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1",
        "4k3/8/8/8/8/8/8/4K3[] b - - 0 1",
    ),
    (
        "own drop",
        "4R1k1/5ppp/8/8/8/8/8/6K1[qrbnp] b - - 0 1",
        "4k3/8/8/8/8/8/8/4K3[] w - - 0 1",
    ),
    (
        "partner",
        "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1",
        "r1bqk2r/pppp1ppp/2n1p3/4P3/1b1Pn3/2NB1N2/PPP2PPP/R1BQK2R[QRBNP] w KQkq - 0 1",
    ),
    (
        "promotion",
        "6k1/5pQp/7P/8/8/8/8/6K1[] b - - 0 1",
        "8/PPP1k3/8/8/8/8/8/4K3[RNP] w - - 0 1",
    ),
];

#[divan::bench(args = MATES.into_iter().flat_map(|it| PRESETS.map(|preset| Case(it.0, preset))))]
fn mate_status(bencher: Bencher, case: &Case) {
    let rules: RuleSet = case.1.parse().unwrap();
    let (_, a, b) = MATES.into_iter().find(|it| it.0 == case.0).unwrap();
    let position = Position::parse([a, b], [Bitboard::EMPTY; 2], &rules.tandem).unwrap();
    bencher.bench_local(|| mates(&rules, black_box(&position)));
}

/// The check that a replay makes after each ply.
#[divan::bench(args = MATES.into_iter().flat_map(|it| PRESETS.map(|preset| Case(it.0, preset))))]
fn is_mate_final(bencher: Bencher, case: &Case) {
    let rules: RuleSet = case.1.parse().unwrap();
    let (_, a, b) = MATES.into_iter().find(|it| it.0 == case.0).unwrap();
    let position = Position::parse([a, b], [Bitboard::EMPTY; 2], &rules.tandem).unwrap();
    bencher.bench_local(|| is_final_mate(&rules, black_box(&position), Board::A, PartnerMoved::No));
}

/// A pair of PaarZugSchach: a quiet one, one with a collision, one with a promotion.
const PAIRS: [(&str, &str, &str); 3] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "e2e4",
        "e7e5",
    ),
    (
        "r1bqk2r/pppp1ppp/2n1p3/3nP3/8/2NB1N2/PPP2PPP/R1BQK2R",
        "c3d5",
        "e6d5",
    ),
    ("7r/P3k3/8/8/8/8/8/4K3", "a7a8q", "h8a8"),
];

fn pair(case: &(&str, &str, &str)) -> (PairPosition, ByColor<Option<PieceMove>>) {
    let moves = ByColor {
        white: case.1.parse().ok(),
        black: case.2.parse().ok(),
    };
    (PairPosition::read(case.0, "-", "-").unwrap(), moves)
}

#[divan::bench(args = 0..PAIRS.len())]
fn pair_of_moves(bencher: Bencher, index: usize) {
    let (position, moves) = pair(&PAIRS[index]);
    let rules = PairRules::default();
    bencher.bench_local(|| resolve(black_box(&position), &moves, &rules));
}

/// End and next rights after each pair, mate and stalemate included.
#[divan::bench(args = 0..PAIRS.len())]
fn end_after_a_pair(bencher: Bencher, index: usize) {
    let (position, moves) = pair(&PAIRS[index]);
    let rules = PairRules::default();
    let after = resolve(&position, &moves, &rules).position;
    bencher.bench_local(|| after_pair(black_box(&after), &rules));
}

const GAMES: &str = include_str!("../tests/records/random-games.bpgn");

/// Reads and replays random games; counts games.
#[divan::bench]
fn games(bencher: Bencher) {
    let rules = RuleSet::of(Preset::Fics);
    let count = bpgn::read(GAMES).unwrap().len();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        let games = bpgn::read(black_box(GAMES)).unwrap();
        games
            .iter()
            .filter(|it| replay(&rules, it).follows())
            .count()
    });
}

/// Replays only: the records are read beforehand.
#[divan::bench]
fn games_already_read(bencher: Bencher) {
    let rules = RuleSet::of(Preset::Fics);
    let games = bpgn::read(GAMES).unwrap();
    bencher
        .counter(ItemsCount::new(games.len()))
        .bench_local(|| {
            games
                .iter()
                .filter(|it| replay(&rules, it).follows())
                .count()
        });
}
