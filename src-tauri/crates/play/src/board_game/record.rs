//! The written record of a game.

use std::time::Duration;

use kralle_rules::game_result::GameResult;
use kralle_rules::paarzug::clock::Millis;
use kralle_rules::paarzug::notation::replay::record_of;
use kralle_rules::paarzug::notation::{Comment, PairRecord, Tag};
use shakmaty::{Color, Position as _};

use super::event::Score;
use super::opening::GameWay;
use super::state::BoardGame;

/// The tags before the moves.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RecordTags {
    pub event: String,
    pub site: String,
    /// The day, such as `2026.11.21`.
    pub date: String,
    pub round: String,
    pub white: String,
    pub black: String,
}

impl BoardGame {
    /// Returns the record of the game.
    ///
    /// After each pair come the thinking times and the reasons for unmade moves. Every opened entry
    /// comes at the end, as committed, so that anyone can compute its hash.
    pub fn record(&self, tags: &RecordTags) -> PairRecord {
        let tag = |name: &str, value: &str| {
            (!value.is_empty()).then(|| Tag {
                name: name.to_owned(),
                value: value.replace(['\n', '\r'], " "),
            })
        };
        let position = self.opening().position.as_deref().unwrap_or_default();
        let tags = [
            tag("Event", &tags.event),
            tag("Site", &tags.site),
            tag("Date", &tags.date),
            tag("Round", &tags.round),
            tag("White", &tags.white),
            tag("Black", &tags.black),
            tag("Rules", self.rules().base.code()),
            tag("Position", position),
        ];
        let mut record = record_of(
            self.pairs(),
            self.ordinary().map(|it| &it.game),
            tags.into_iter().flatten().collect(),
        );
        record.result = match self.score() {
            Some(Score::WhiteWins) => GameResult::WhiteWins,
            Some(Score::BlackWins) => GameResult::BlackWins,
            Some(Score::Draw) => GameResult::Draw,
            Some(Score::Annulled) | None => GameResult::Continues,
        };
        record.comments = match self.opening().way {
            GameWay::AtTheBoard(_) => self.times(),
            // No clock runs in correspondence play.
            GameWay::Correspondence(_) => Vec::new(),
        };
        record.comments.extend(self.void_moves());
        record.comments.extend(self.claimed_wrongly());
        record.comments.extend(self.forked(record.pairs.len()));
        record
            .comments
            .extend(self.intended().map(|(color, it)| Comment {
                after: record.pairs.len(),
                text: format!("{color}: intended {it}"),
            }));
        record.comments.extend(self.proofs(record.pairs.len()));
        record.comments.sort_by_key(|it| it.after);
        record
    }

    fn times(&self) -> Vec<Comment> {
        let mut times = Vec::new();
        for (index, logged) in self.logged().iter().enumerate() {
            times.push(Comment {
                after: index + 1,
                text: format!(
                    "[%emt {}] [%emt {}]",
                    clock_text(logged.sides.white.thinking),
                    clock_text(logged.sides.black.thinking)
                ),
            });
        }
        if let Some(ordinary) = self.ordinary() {
            let mut after = self.logged().len();
            let starts = ordinary.game.replay_from_start();
            let mut color = starts.position().turn();
            let mut text = String::new();
            for (index, thinking) in ordinary.thinking.iter().enumerate() {
                if index == 0 || color == Color::White {
                    after += 1;
                }
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str("[%emt ");
                text.push_str(&clock_text(*thinking));
                text.push(']');
                let last = index + 1 == ordinary.thinking.len();
                if color == Color::Black || last {
                    times.push(Comment {
                        after,
                        text: std::mem::take(&mut text),
                    });
                }
                color = color.other();
            }
        }
        times
    }

    /// Returns the reasons for unmade stored moves, such as `white: blocked d2, PZSR 1`: codes of
    /// the rules, the same in every language.
    fn void_moves(&self) -> Vec<Comment> {
        let pairs = self.pairs();
        let mut said = Vec::new();
        let mut before = pairs.start();
        for (after, pair) in (1..).zip(pairs.pairs()) {
            for color in Color::ALL {
                let reason = pair.void_reason(color, before, pairs.rules());
                said.extend(reason.map(|it| Comment {
                    after,
                    text: format!("{color}: {}", it.noted(self.rules().base)),
                }));
            }
            before = &pair.resolution.position;
        }
        said
    }

    /// Returns comments on continuations in another copy of the file, such as `pair 3: forked`.
    fn forked(&self, last: usize) -> Vec<Comment> {
        let forks = self.forks().iter();
        forks
            .map(|pair| Comment {
                after: last.min(*pair),
                text: format!("pair {pair}: forked"),
            })
            .collect()
    }

    /// Returns comments on wrong claims, such as `black: wrong claim, FIDE 9.5.3`.
    fn claimed_wrongly(&self) -> Vec<Comment> {
        let Some(ordinary) = self.ordinary() else {
            return Vec::new();
        };
        let first = ordinary.game.replay_from_start().position().turn();
        let claims = self.wrong_claims().iter();
        claims
            .map(|it| Comment {
                after: self.logged().len() + it.pair(first) + 1,
                text: format!("{}: wrong claim, FIDE 9.5.3", it.by),
            })
            .collect()
    }

    fn proofs(&self, after: usize) -> Vec<Comment> {
        let mut proofs = Vec::new();
        for (index, logged) in self.logged().iter().chain(self.half()).enumerate() {
            for color in [Color::White, Color::Black] {
                let side = logged.sides.get(color);
                proofs.push(Comment {
                    after,
                    text: format!(
                        "{} {}",
                        side.commitment,
                        side.opened.text(self.number(), index + 1, color)
                    ),
                });
            }
        }
        for it in self.unopened() {
            proofs.push(Comment {
                after,
                text: format!(
                    "{} kralle/{}/{}/{}",
                    it.commitment,
                    self.number(),
                    it.pair,
                    it.color
                ),
            });
        }
        proofs
    }
}

/// Formats hours, minutes and seconds, such as `0:01:07`.
fn clock_text(time: Millis) -> String {
    let seconds = Duration::from_millis(time.0).as_secs();
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}
