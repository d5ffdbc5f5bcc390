//! Asks the rules engine about a position.

use crate::desk::Desk;
use crate::judge::{self, Case, setup};
use crate::view::board::PositionSetup;
use crate::view::judge::{JudgeView, Question};
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// A question, the boards it is about, and the rules it is asked under.
    #[ts(rename = "JudgeInput")]
    pub struct Input {
        /// A preset's name, or a rule set as TOML; none takes the rules of the open tournament.
        #[serde(default)]
        pub rules: Option<String>,
        /// The boards.
        pub position: PositionSetup,
        /// The question.
        pub question: Question,
    }
}

/// Asks the rules engine about a position.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<JudgeView, RefusalView> {
    let rules = judge::rules(desk, input.rules.as_deref())?;
    let position = setup::position(&input.position, &rules.tandem)?;
    let case = Case {
        rules: &rules,
        position: &position,
    };
    judge::answer(&case, &input.question)
}
