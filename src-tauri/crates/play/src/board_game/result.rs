//! The end of a game as a result of its match.

use kralle_rules::paarzug::clock::FallenFlags;
use kralle_rules::paarzug::end::PairEndReason;
use kralle_rules::result::Cause;

use super::event::Score;
use super::state::{BoardGame, GameEnd};
use kralle_tournament::Verdict;

impl BoardGame {
    /// Returns the verdict on the match; `None` for an undecided or annulled game.
    pub fn verdict(&self) -> Option<Verdict> {
        match self.score()? {
            Score::WhiteWins => Some(Verdict::FirstWins),
            Score::BlackWins => Some(Verdict::SecondWins),
            Score::Draw => Some(Verdict::Drawn),
            Score::Annulled => None,
        }
    }

    /// Returns the cause of the decision, as in results; `None` for an undecided game.
    pub fn cause(&self) -> Option<Cause> {
        Some(match self.end()? {
            GameEnd::Pair(end)
                if end.reason == PairEndReason::FlagFall
                    && self.score() == Some(Score::Draw)
                    && self.both_flags_down() =>
            {
                Cause::BothFlags
            }
            GameEnd::Pair(end) => end.cause(),
            GameEnd::Chess(end) => end.cause(),
            GameEnd::Arbiter { .. } => Cause::ArbiterDecision,
        })
    }

    fn both_flags_down(&self) -> bool {
        if let Some(fallen) = self.overstepped() {
            return fallen == FallenFlags::Together;
        }
        shakmaty::Color::ALL
            .into_iter()
            .all(|color| self.clocks().left(color, self.moment()).0 == 0)
    }
}
