//! The parts of a card: sentences, lines, and what an answer rests on.

use kralle_rules::adjudication::{Ground, MatchResult};
use kralle_rules::tandem::{Board, Side, Team};
use shakmaty::{Color, Role};

use super::Case;
use crate::show::refusal::article;
use crate::view::judge::{
    ArrowView, CardLine, JudgeView, MarkName, MarkView, ReadingView, Said, StandsName, Tone,
    VerdictCard,
};
use crate::view::refusal::{Data, Datum};

use super::setup;

/// A sentence.
pub(crate) fn said<const N: usize>(code: &str, data: [(&str, Datum); N]) -> Said {
    Said {
        code: code.to_owned(),
        data: data
            .into_iter()
            .map(|(name, datum)| (name.to_owned(), datum))
            .collect::<Data>(),
    }
}

/// A line under an answer.
pub(crate) fn line<const N: usize>(tone: Tone, code: &str, data: [(&str, Datum); N]) -> CardLine {
    CardLine {
        tone,
        said: said(code, data),
    }
}

/// A card.
pub(crate) fn card(
    case: &Case<'_>,
    question: &str,
    tone: Tone,
    answer: Said,
    ground: Ground,
) -> VerdictCard {
    VerdictCard {
        question: question.to_owned(),
        tone,
        answer,
        lines: Vec::new(),
        article: article(ground.article),
        readings: ground
            .reading
            .iter()
            .map(|it| ReadingView {
                option: it.option.to_owned(),
                value: it.value.to_owned(),
            })
            .collect(),
        rule_set: case.rules.base.name().to_owned(),
    }
}

/// An answer with nothing drawn but the checks.
pub(crate) fn plain(case: &Case<'_>, card: VerdictCard) -> JudgeView {
    JudgeView {
        card,
        arrows: Vec::<ArrowView>::new(),
        marks: checks(case.position),
        after: None,
        remedy: None,
        stands: None,
    }
}

/// The kings in check and the pieces that give it.
pub(crate) fn checks(position: &kralle_rules::tandem::Position) -> Vec<MarkView> {
    let mut marks = Vec::new();
    for board in Board::ALL {
        let here = position.board(board);
        let checkers = here.checkers();
        if checkers.is_empty() {
            continue;
        }
        let mark = |square: shakmaty::Square, kind| MarkView {
            board: setup::board_name(board),
            square: square.to_string(),
            kind,
        };
        marks.extend(
            here.board()
                .king_of(here.turn())
                .map(|king| mark(king, MarkName::Check)),
        );
        marks.extend(checkers.into_iter().map(|it| mark(it, MarkName::Checker)));
    }
    marks
}

/// The code of a place: `a_white`.
pub(crate) const fn side_code(side: Side) -> &'static str {
    match (side.board, side.color) {
        (Board::A, Color::White) => "a_white",
        (Board::A, Color::Black) => "a_black",
        (Board::B, Color::White) => "b_white",
        (Board::B, Color::Black) => "b_black",
    }
}

/// The code of a kind of piece.
pub(crate) const fn role_code(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

/// The code of a team: White of board 1 is in the first.
pub(crate) const fn team_code(team: Team) -> &'static str {
    match team {
        Team::One => "team1",
        Team::Two => "team2",
    }
}

/// How a match stands.
pub(crate) const fn stands(result: MatchResult) -> StandsName {
    match result {
        MatchResult::Team1Wins => StandsName::Team1Wins,
        MatchResult::Team2Wins => StandsName::Team2Wins,
        MatchResult::Draw => StandsName::Draw,
        MatchResult::Continues => StandsName::Continues,
        MatchResult::Arbiter => StandsName::Arbiter,
    }
}

/// The sentence for how a match stands.
pub(crate) fn stands_said(result: MatchResult) -> Said {
    match result {
        MatchResult::Team1Wins => said("wins", [("winner", team_code(Team::One).into())]),
        MatchResult::Team2Wins => said("wins", [("winner", team_code(Team::Two).into())]),
        MatchResult::Draw => said("draw", []),
        MatchResult::Continues => said("continues", []),
        MatchResult::Arbiter => said("arbiter", []),
    }
}
