//! Evidence as it is handed in: boards, or a game record.
//!
//! The rules of the tournament say what a record is: of both boards, of ordinary chess, in pairs.

use kralle_rules::preset::Game;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::{Evidence, GameRecord, LONGEST_RECORD, PositionText};

use crate::act::{read_record, replay_game};
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
        /// The text of a game record: BPGN, PGN or the notation of pairs, as the rules in force
        /// have it; of ordinary chess also a final position alone (FEN).
        #[serde(default)]
        pub record: Option<String>,
        /// Which game of that text, from 0.
        #[serde(default)]
        pub game: u32,
    }
}

/// Reads evidence under the rules of the tournament.
pub(crate) fn read(desk: &Desk, input: &EvidenceInput) -> Result<Evidence, RefusalView> {
    let rules = &desk.tournament()?.settings.rule_set;
    let one_board = rules.game() != Game::Tandem;
    let position = input
        .position
        .as_ref()
        .filter(|_| !one_board)
        .map(|it| setup::position(it, &rules.tandem))
        .transpose()?;
    Ok(Evidence {
        position: position.as_ref().map(PositionText::of),
        record: input
            .record
            .as_deref()
            .map(|text| record(rules, text, input.game))
            .transpose()?,
    })
}

fn record(rules: &RuleSet, text: &str, number: u32) -> Result<GameRecord, RefusalView> {
    let index = usize::try_from(number).unwrap_or(usize::MAX);
    let missing = || RefusalView::new("no_such_game").with("game", index.saturating_add(1));
    match rules.game() {
        Game::Tandem => {
            let games = replay_game::read(text)?;
            GameRecord::of(games.get(index).ok_or_else(missing)?)
        }
        Game::OrdinaryChess => {
            let games = read_record::chess(text)?;
            GameRecord::of_chess(games.get(index).ok_or_else(missing)?)
        }
        Game::PairMoves => {
            let records = read_record::pairs(text)?;
            let read = records.get(index).ok_or_else(missing)?;
            read_record::play_pairs(rules, read)?;
            GameRecord::of_pairs(&read.record)
        }
    }
    .map_err(|_| RefusalView::new("game_too_long").with("most", LONGEST_RECORD / 1024))
}
