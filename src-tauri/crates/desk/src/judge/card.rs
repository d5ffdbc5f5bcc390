//! The parts of a verdict card: sentences, lines, and the grounds of an answer.

use kralle_rules::adjudication::{Ground, MatchResult, Reading};
use kralle_rules::tandem::{Board, Side, Team};
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::refusal::{Data, Datum};
use crate::core::refused::article;
use crate::judge::case::Case;
use crate::judge::view::{
    ArrowView, CardLine, JudgeView, MarkName, ReadingView, Said, SquareMark, Tone, VerdictCard,
};

pub(crate) fn said<const N: usize>(code: &str, data: [(&str, Datum); N]) -> Said {
    Said {
        code: code.to_owned(),
        data: data
            .into_iter()
            .map(|(name, datum)| (name.to_owned(), datum))
            .collect::<Data>(),
    }
}

/// Returns a line below an answer.
pub(crate) fn line<const N: usize>(tone: Tone, code: &str, data: [(&str, Datum); N]) -> CardLine {
    CardLine {
        tone,
        said: said(code, data),
    }
}

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
        readings: ground.reading.map(reading_view).into_iter().collect(),
        room: ground.room.map(Named),
        rule_set: case.rules.base.code().to_owned(),
    }
}

pub(crate) fn reading_view(reading: Reading) -> ReadingView {
    ReadingView {
        option: reading.option.to_owned(),
        value: reading.value.to_owned(),
    }
}

/// Returns an answer that marks only the checks.
pub(crate) fn plain(case: &Case<'_>, card: VerdictCard) -> JudgeView {
    JudgeView {
        card,
        arrows: Vec::<ArrowView>::new(),
        marks: checks(case.position),
        after: None,
        remedy: None,
        stands: None,
        drops: Vec::new(),
    }
}

/// Returns marks for the kings in check and for the checking pieces.
pub(crate) fn checks(position: &kralle_rules::tandem::Position) -> Vec<SquareMark> {
    let mut marks = Vec::new();
    for board in Board::ALL {
        let here = position.board(board);
        let checkers = here.checkers();
        if checkers.is_empty() {
            continue;
        }
        let mark = |square: shakmaty::Square, kind| SquareMark {
            board: Named(board),
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

/// Returns the code of a place, such as `a_white`.
pub(crate) const fn side_code(side: Side) -> &'static str {
    match (side.board, side.color) {
        (Board::A, Color::White) => "a_white",
        (Board::A, Color::Black) => "a_black",
        (Board::B, Color::White) => "b_white",
        (Board::B, Color::Black) => "b_black",
    }
}

/// Returns the code of a team; the first team has White on board 1.
pub(crate) const fn team_code(team: Team) -> &'static str {
    match team {
        Team::One => "team1",
        Team::Two => "team2",
    }
}

/// Returns the code of the winning team; `None` if no team has won.
pub(crate) const fn winner_code(result: MatchResult) -> Option<&'static str> {
    match result {
        MatchResult::Team1Wins => Some(team_code(Team::One)),
        MatchResult::Team2Wins => Some(team_code(Team::Two)),
        MatchResult::Draw | MatchResult::Continues | MatchResult::Arbiter => None,
    }
}

/// Returns the sentence for the state of a match.
pub(crate) fn stands_said(result: MatchResult) -> Said {
    match result {
        MatchResult::Team1Wins => said("wins", [("winner", team_code(Team::One).into())]),
        MatchResult::Team2Wins => said("wins", [("winner", team_code(Team::Two).into())]),
        MatchResult::Draw => said("draw", []),
        MatchResult::Continues => said("continues", []),
        MatchResult::Arbiter => said("arbiter", []),
    }
}
