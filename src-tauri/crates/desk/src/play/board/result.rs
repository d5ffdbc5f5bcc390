//! The result of a game, entered into its match like any other result.

use kralle_play::board_game::{BoardGame, GameEnd};
use kralle_tournament::{
    Cause, Claimed, GameAt, GameRecord, Line, ResultEntry, Tournament, Verdict,
};

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::overview::Overview;
use crate::core::refusal::{RefusalView, data};
use crate::play::board::show::{in_match, record};
use crate::play::refusal::PlayRefusal;

impl Desk {
    /// Enters the result of a finished game, with its record as evidence.
    pub(crate) fn enter_game_result(
        &mut self,
        number: u32,
        reason: Option<Line>,
    ) -> Result<Overview, RefusalView> {
        let kept = self.kept_game(number)?;
        let game = &kept.game;
        let opening = game.opening().clone();
        let tournament = &self.open_file()?.tournament;
        let (Some(verdict), Some(cause)) = (game.verdict(), game.cause()) else {
            return Err(match game.end() {
                Some(_) => PlayRefusal::GameAnnulled.into(),
                None => PlayRefusal::GameGoesOn.into(),
            });
        };
        if !in_match(tournament, game) {
            let (round, table) = (opening.round.get(), opening.table.get());
            return Err(PlayRefusal::GameWithoutMatch { round, table }.into());
        }
        let entry = ResultEntry {
            at: GameAt::first(opening.round, opening.table),
            claimed: match verdict {
                Verdict::FirstWins => Claimed::Player(opening.white),
                Verdict::SecondWins => Claimed::Player(opening.black),
                Verdict::Drawn => Claimed::Drawn,
                Verdict::BothLose => Claimed::BothLose,
            },
            cause,
            reason: reason.or_else(|| own_reason(game)),
        };
        // If even its moves alone are too long to store, the record remains with the game.
        let played = GameRecord::of_pairs(&record(tournament, game)).ok();
        let mut said = data([
            ("round", opening.round.get().into()),
            ("table", opening.table.get().into()),
            ("cause", cause.code().into()),
            ("verdict", verdict.code().into()),
        ]);
        said.extend(crate::core::refusal::reason(entry.reason.as_ref()));
        self.command(Command::EnterResult, said, |tournament: &mut Tournament| {
            tournament.enter_result(&entry)?;
            match played {
                Some(played) => tournament.keep_record(entry.at, played),
                None => Ok(()),
            }
        })
    }
}

/// Returns the game's own reason for a result that needs one; `None` if it has none.
fn own_reason(game: &BoardGame) -> Option<Line> {
    match game.end()? {
        GameEnd::Arbiter { said, .. } => Line::parse(said).ok(),
        // Both moves of a pair were void, under rules where that loses.
        GameEnd::Pair(end) if game.cause() == Some(Cause::ArbiterDecision) => {
            let article = end.reason.law().article(game.rules().base);
            Line::parse(&article.to_string()).ok()
        }
        GameEnd::Pair(_) | GameEnd::Chess(_) => None,
    }
}
