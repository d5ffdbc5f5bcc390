//! Evidence as it is handed in: boards, or a game record.

use kralle_tournament::{Evidence, GameRecord, PositionText};

use crate::act::replay_game;
use crate::desk::Desk;
use crate::judge::setup;
use crate::view::board::PositionSetup;
use crate::view::refusal::RefusalView;
use crate::view::wire;

wire! {
    /// What a result rests on; either may be missing.
    pub struct EvidenceInput {
        /// The final position.
        #[serde(default)]
        pub position: Option<PositionSetup>,
        /// The text of a game record (BPGN).
        #[serde(default)]
        pub record: Option<String>,
        /// Which game of that text, from 0.
        #[serde(default)]
        pub game: u32,
    }
}

/// Reads evidence under the rules of the tournament.
pub(crate) fn read(desk: &Desk, input: &EvidenceInput) -> Result<Evidence, RefusalView> {
    let rules = &desk.tournament()?.settings.rule_set.tandem;
    let position = input
        .position
        .as_ref()
        .map(|it| setup::position(it, rules))
        .transpose()?;
    Ok(Evidence {
        position: position.as_ref().map(PositionText::of),
        record: input
            .record
            .as_deref()
            .map(|text| record(text, input.game))
            .transpose()?,
    })
}

fn record(text: &str, game: u32) -> Result<GameRecord, RefusalView> {
    let games = replay_game::read(text)?;
    let index = usize::try_from(game).unwrap_or(usize::MAX);
    games
        .get(index)
        .map(GameRecord::of)
        .ok_or_else(|| RefusalView::new("no_such_game").with("game", index.saturating_add(1)))
}
