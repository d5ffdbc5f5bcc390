//! Keeps an answer of the rules engine with a match. The question is asked anew, so that what is
//! kept is what the rules of the tournament say.

use kralle_tournament::PositionText;

use crate::desk::Desk;
use crate::judge;
use crate::parse::field;
use crate::view::board::PositionSetup;
use crate::view::judge::Question;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// Which match, and what is asked about which boards.
    #[ts(rename = "KeepAnswerInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// The boards.
        pub position: PositionSetup,
        /// The question.
        pub question: Question,
    }
}

/// Keeps an answer of the rules engine with a match.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let (round, table) = (field::round(input.round)?, field::table(input.table)?);
    let (position, card) = judge::asked_anew(desk, &input.position, &input.question)?;
    let said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("question", card.question.clone().into()),
    ]);
    let text = PositionText::of(&position);
    let card = serde_json::to_string(&card).map_err(|error| RefusalView::internal(&error))?;
    desk.command("keep_answer", said, |tournament| {
        tournament.keep_answer(round, table, text, card)
    })
}
