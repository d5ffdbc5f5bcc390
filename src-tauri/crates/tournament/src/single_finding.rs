//! Evaluates records of games on one board: ordinary chess, and games in pairs.
//!
//! White is the first-named player, so colors are roles here.

use kralle_rules::article::Article;
use kralle_rules::game_result::GameResult;
use kralle_rules::law::Law;
use kralle_rules::ordinary::game::ChessGame;
use kralle_rules::ordinary::material::has_bare_king;
use kralle_rules::ordinary::record::{self, Objection};
use kralle_rules::paarzug::draw_claim::PairClaim;
use kralle_rules::paarzug::end::PairEndReason;
use kralle_rules::paarzug::game::Phase;
use kralle_rules::paarzug::law::PairLaw;
use kralle_rules::paarzug::notation::read::ReadRecord;
use kralle_rules::paarzug::notation::replay::{self, Replayed};
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::preset::Game;
use kralle_rules::result::{Cause, Verdict as VerdictOfRules};
use kralle_rules::rule_set::RuleSet;
use shakmaty::Color;

use crate::{Contradiction, Evidence, Finding, GameRecord, Tournament, Verdict};

/// A game on one board, replayed by the rules.
pub(crate) struct Single<'a> {
    rules: &'a RuleSet,
    played: Option<Played>,
}

enum Played {
    Chess(Box<record::Replay>),
    Pairs(Box<Pairs>),
    /// The text of the impossible move in a record in pairs.
    Broken(String),
}

/// The outcome of a game in pairs.
struct Pairs {
    replayed: Replayed,
    recorded: GameResult,
}

/// The end of a game in pairs on the board.
struct PairsEnd {
    result: GameResult,
    cause: Cause,
    article: Article,
}

impl Tournament {
    /// Returns the game of the evidence; `None` unless the rules in force are for one board.
    pub(crate) fn single<'a>(&'a self, evidence: &Evidence) -> Option<Single<'a>> {
        let rules = &self.settings.rule_set;
        let record = evidence.record.as_ref();
        let played =
            match rules.game() {
                Game::Tandem => return None,
                Game::OrdinaryChess => record
                    .and_then(GameRecord::chess)
                    .map(|game| Played::Chess(Box::new(record::replay(rules, &game)))),
                Game::PairMoves => record
                    .and_then(GameRecord::pairs)
                    .map(|read| match play_pairs(rules, &read) {
                        Ok(replayed) => Played::Pairs(Box::new(Pairs {
                            replayed,
                            recorded: read.record.result,
                        })),
                        Err(at) => Played::Broken(at),
                    }),
            };
        Some(Single { rules, played })
    }
}

/// Replays a record in pairs by the rules; the error is the text at which it breaks off.
fn play_pairs(rules: &RuleSet, read: &ReadRecord) -> Result<Replayed, String> {
    let tag = read.record.tags.iter().find(|it| it.name == "Position");
    let start = match tag {
        Some(tag) => PairPosition::read_line(&tag.value).map_err(|_| tag.value.clone())?,
        None => PairPosition::initial(),
    };
    replay::replay(read, start, rules.pair_moves).map_err(|error| error.found)
}

impl Single<'_> {
    /// Evaluates the record alone.
    pub(crate) fn finding(&self) -> Finding {
        let (decided, cause, article) = match &self.played {
            None => return Finding::Nothing,
            Some(Played::Broken(at)) => return Finding::Broken { at: at.clone() },
            Some(Played::Chess(it)) => {
                if let Some(fault) = it.fault {
                    let points = fault.color.fold_wb(".", "...");
                    let at = format!("{}{points} {}", fault.number, fault.san);
                    return Finding::Broken { at };
                }
                match it.decided(self.rules) {
                    None => (GameResult::Continues, None, None),
                    Some((result, end)) => {
                        (result, end.map(|it| it.cause), end.map(|it| it.article))
                    }
                }
            }
            Some(Played::Pairs(it)) => match it.end(self.rules) {
                Some(end) => (end.result, Some(end.cause), Some(end.article)),
                None => (it.recorded, None, None),
            },
        };
        let article = article.unwrap_or_else(|| self.rules.article(Law::MatchEnd));
        match verdict(decided) {
            Some(verdict) => Finding::Ended {
                verdict,
                cause,
                board: None,
                article,
            },
            None => Finding::GoesOn { article },
        }
    }

    /// Compares the record with a result and its cause; `None` without a contradiction or a record.
    pub(crate) fn against(
        &self,
        cause: Cause,
        verdict: Verdict,
    ) -> Option<(Contradiction, Article)> {
        let result = match verdict {
            Verdict::FirstWins => GameResult::WhiteWins,
            Verdict::SecondWins => GameResult::BlackWins,
            Verdict::Drawn => GameResult::Draw,
            // A played game has a winner or is drawn.
            Verdict::BothLose => return None,
        };
        match self.played.as_ref()? {
            Played::Chess(it) => {
                let against = it.against(self.rules, cause, result)?;
                Some((contradiction(against.objection), against.article))
            }
            Played::Broken(_) if cause.is_from_outside() || cause == Cause::IllegalMove => None,
            Played::Broken(_) => Some((
                Contradiction::RecordBreaksOff,
                PairLaw::Moves.article(self.rules.base),
            )),
            Played::Pairs(_) if cause.is_from_outside() => None,
            Played::Pairs(it) => it.against(self.rules, cause, result),
        }
    }
}

impl Pairs {
    /// Returns the end of the game on the board; `None` if it continued to the end of the record.
    fn end(&self, rules: &RuleSet) -> Option<PairsEnd> {
        if let Some(end) = self.replayed.ordinary.as_ref().and_then(ChessGame::end) {
            return Some(PairsEnd {
                result: end.result,
                cause: end.cause(),
                article: end.reason.article(),
            });
        }
        let Phase::Ended(end) = self.replayed.game.phase() else {
            return None;
        };
        Some(PairsEnd {
            result: end.result,
            cause: end.cause(),
            article: end.reason.law().article(rules.base),
        })
    }

    fn against(
        &self,
        rules: &RuleSet,
        cause: Cause,
        result: GameResult,
    ) -> Option<(Contradiction, Article)> {
        let mate = PairEndReason::Checkmate.law().article(rules.base);
        let entered = || {
            let verdict = match result {
                GameResult::Draw | GameResult::Continues => VerdictOfRules::Draw,
                GameResult::WhiteWins | GameResult::BlackWins => VerdictOfRules::Win,
                GameResult::BothLose => VerdictOfRules::BothLose,
            };
            rules
                .admits(cause, verdict)
                .map_or_else(|it| it.article, |it| it.article)
        };
        match self.end(rules) {
            Some(end) if end.result != result => {
                let why = if matches!(end.cause, Cause::Checkmate | Cause::BothMated) {
                    Contradiction::MateSaysOtherwise
                } else {
                    Contradiction::ResultSaysOtherwise
                };
                return Some((why, end.article));
            }
            Some(end) if cause == Cause::Checkmate && end.cause != Cause::Checkmate => {
                return Some((Contradiction::NoMate, mate));
            }
            None if matches!(cause, Cause::Checkmate | Cause::BothMated) => {
                return Some((Contradiction::NoMate, mate));
            }
            None if !self.may_be(cause) || !self.may_draw(cause, result) => {
                return Some((Contradiction::ResultSaysOtherwise, entered()));
            }
            Some(_) | None => {}
        }
        let differs = self.recorded != GameResult::Continues && self.recorded != result;
        differs.then(|| (Contradiction::RecordSaysOtherwise, entered()))
    }

    /// True unless a flag or an illegal move should draw a game in which both could mate (FIDE 6.9,
    /// 7.5.5).
    fn may_draw(&self, cause: Cause, result: GameResult) -> bool {
        let board = self.replayed.game.position().board();
        result != GameResult::Draw
            || !matches!(cause, Cause::FlagFall | Cause::IllegalMove)
            || self.replayed.ordinary.is_some()
            || Color::ALL.into_iter().any(|it| has_bare_king(board, it))
    }

    /// True if a game that continued to the end of its record can have ended by this cause.
    fn may_be(&self, cause: Cause) -> bool {
        let claim = if cause == Cause::Repetition {
            PairClaim::Threefold
        } else if cause == Cause::FiftyMoves {
            PairClaim::FiftyPairs
        } else {
            // The arbiter judges blocked pawns, and a switch to ordinary chess has claims of its
            // own.
            return !matches!(cause, Cause::Stalemate | Cause::KingsAdjacent);
        };
        self.replayed.ordinary.is_some()
            || Color::ALL
                .into_iter()
                .any(|color| self.replayed.game.clone().claim(color, claim).is_ok())
    }
}

const fn contradiction(objection: Objection) -> Contradiction {
    match objection {
        Objection::NoMate => Contradiction::NoMate,
        Objection::MateOtherwise => Contradiction::MateSaysOtherwise,
        Objection::Otherwise => Contradiction::ResultSaysOtherwise,
        Objection::RecordOtherwise => Contradiction::RecordSaysOtherwise,
        Objection::BreaksOff => Contradiction::RecordBreaksOff,
    }
}

const fn verdict(result: GameResult) -> Option<Verdict> {
    match result {
        GameResult::WhiteWins => Some(Verdict::FirstWins),
        GameResult::BlackWins => Some(Verdict::SecondWins),
        GameResult::Draw => Some(Verdict::Drawn),
        GameResult::BothLose => Some(Verdict::BothLose),
        GameResult::Continues => None,
    }
}
