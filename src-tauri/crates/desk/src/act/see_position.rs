//! Says whether boards that are being set up are a position of a match.

use kralle_rules::notation::fen;
use kralle_rules::tandem::Board;

use crate::desk::Desk;
use crate::judge::{self, card, setup};
use crate::view::board::PositionSetup;
use crate::view::judge::PositionReport;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// The boards, and the rules they are held against.
    #[ts(rename = "SeePositionInput")]
    pub struct Input {
        /// A preset's name, or a rule set as TOML; none takes the rules of the open tournament.
        #[serde(default)]
        pub rules: Option<String>,
        /// The boards.
        pub position: PositionSetup,
    }
}

/// Says whether boards that are being set up are a position of a match.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<PositionReport, RefusalView> {
    let rules = judge::rules(desk, input.rules.as_deref())?;
    let pieces = setup::count(&input.position);
    Ok(match setup::position(&input.position, &rules.tandem) {
        Ok(position) => PositionReport {
            text: Some(fen::write_pair(
                position.board(Board::A),
                position.board(Board::B),
            )),
            problem: None,
            pieces,
            in_check: Board::ALL
                .into_iter()
                .filter(|board| position.board(*board).checkers().any())
                .map(|board| setup::side_name(position.to_move(board)))
                .collect(),
            marks: card::checks(&position),
        },
        Err(problem) => PositionReport {
            text: None,
            problem: Some(problem),
            pieces,
            in_check: Vec::new(),
            marks: Vec::new(),
        },
    })
}
