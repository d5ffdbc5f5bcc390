//! The common parts of answers about a game on one board: card, marks, board.

use std::collections::BTreeMap;

use kralle_choice::Choice as _;
use kralle_rules::article::Article;
use kralle_rules::game_result::GameResult;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::option::Entry;
use kralle_rules::tandem::Board;
use kralle_view::named::Named;
use shakmaty::{Color, Setup, Square};

use crate::core::refusal::{Datum, RefusalView};
use crate::core::refused::article;
use crate::judge::board::{BoardSetup, HandView, PieceName, piece_name};
use crate::judge::card::{line, said};
use crate::judge::refusal::JudgeRefusal;
use crate::judge::setup;
use crate::judge::view::{
    ArrowName, ArrowView, CardLine, MarkName, ReadingView, Said, SquareMark, Tone, VerdictCard,
};

/// Returns the refusal of a question that this game does not have.
pub(crate) fn of_another_game(rules: &RuleSet) -> RefusalView {
    JudgeRefusal::QuestionOfAnotherGame {
        rules: rules.base.code(),
    }
    .into()
}

/// Returns the refusal of an impossible board; its message has the words for `why`.
pub(crate) fn no_position(why: &'static str) -> RefusalView {
    JudgeRefusal::NoPosition { why }.into()
}

/// Returns the pieces, rights and counters of a board; its hands are ignored.
pub(crate) fn setup_of(board: &BoardSetup) -> Result<Setup, RefusalView> {
    Ok(setup::fen(board)?.setup)
}

/// Converts a board for display, with empty hands.
pub(crate) fn board_setup(setup: &Setup) -> BoardSetup {
    BoardSetup {
        squares: pieces(&setup.board),
        promoted: Vec::new(),
        dropped: Vec::new(),
        white_hand: HandView::default(),
        black_hand: HandView::default(),
        to_move: Named(setup.turn),
        castling: setup.castling_rights.into_iter().map(name).collect(),
        en_passant: setup.ep_square.map(name),
        halfmoves: setup.halfmoves,
        fullmoves: setup.fullmoves.get(),
    }
}

fn pieces(board: &shakmaty::Board) -> BTreeMap<String, PieceName> {
    let squares = board.clone().into_iter();
    squares
        .map(|(square, piece)| (name(square), piece_name(piece)))
        .collect()
}

fn name(square: Square) -> String {
    square.to_string()
}

/// An answer with its grounds.
pub(crate) struct Answer {
    pub(crate) tone: Tone,
    pub(crate) said: Said,
    pub(crate) lines: Vec<CardLine>,
    pub(crate) article: Article,
    pub(crate) readings: Vec<Entry>,
}

impl Answer {
    pub(crate) fn new<const N: usize>(
        tone: Tone,
        code: &str,
        data: [(&str, Datum); N],
        article: Article,
    ) -> Self {
        Self::saying(tone, said(code, data), article)
    }

    pub(crate) const fn saying(tone: Tone, said: Said, article: Article) -> Self {
        Self {
            tone,
            said,
            lines: Vec::new(),
            article,
            readings: Vec::new(),
        }
    }

    /// Adds a line below the answer.
    pub(crate) fn add<const N: usize>(&mut self, tone: Tone, code: &str, data: [(&str, Datum); N]) {
        self.lines.push(line(tone, code, data));
    }

    pub(crate) fn card(self, rules: &RuleSet, question: &str) -> VerdictCard {
        let readings = self.readings.iter().map(|it| ReadingView {
            option: it.option.to_owned(),
            value: it.value.to_owned(),
        });
        VerdictCard {
            question: question.to_owned(),
            tone: self.tone,
            answer: self.said,
            lines: self.lines,
            article: article(self.article),
            room: self
                .readings
                .iter()
                .find_map(|it| rules.room(it.option))
                .map(Named),
            readings: readings.collect(),
            rule_set: rules.base.code().to_owned(),
        }
    }
}

/// Returns the sentence for the end of a game; `None` while it continues.
pub(crate) fn ended(result: GameResult, cause: Cause) -> Option<Said> {
    let cause = ("cause", cause.code().into());
    match result {
        GameResult::WhiteWins => Some(said("board_wins", [color(Color::White), cause])),
        GameResult::BlackWins => Some(said("board_wins", [color(Color::Black), cause])),
        GameResult::Draw => Some(said("board_draw", [cause])),
        // No game on a board ends so.
        GameResult::Continues | GameResult::BothLose => None,
    }
}

/// Returns the sentence argument for a color.
pub(crate) fn color(color: Color) -> (&'static str, Datum) {
    ("color", color.code().into())
}

pub(crate) fn arrow(mover: Color, from: Square, to: Square) -> ArrowView {
    ArrowView {
        board: Named(Board::A),
        color: Named(mover),
        from: Some(name(from)),
        piece: None,
        to: name(to),
        kind: ArrowName::Played,
    }
}

/// Returns the marks of a check; empty without checkers.
pub(crate) fn check_marks(king: Option<Square>, checkers: shakmaty::Bitboard) -> Vec<SquareMark> {
    let mark = |square, kind| SquareMark {
        board: Named(Board::A),
        square: name(square),
        kind,
    };
    let mut marks = Vec::new();
    if checkers.any() {
        marks.extend(king.map(|it| mark(it, MarkName::Check)));
        marks.extend(checkers.into_iter().map(|it| mark(it, MarkName::Checker)));
    }
    marks
}
