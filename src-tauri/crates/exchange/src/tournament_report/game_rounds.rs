//! Games of a match as rounds of a report.
//!
//! A report has one result of two players in a round. So the games of a match are successive
//! rounds, as in a Double-Swiss (C.04.5). Its records cannot express the rest of the match format,
//! and a comment has it.

use kralle_choice::Choice;
use kralle_tournament::{GameCount, GamesPerMatch, MatchFormat, RoundNumber};

use crate::trf::{Record, Trf, TrfError};

/// The beginning of the comment; the parts of the match format follow.
const GAMES: &str = "Games of a match are successive rounds: ";

/// A match format in the comment.
const EXPECTED: &str = "a match format of teams or partners such as \"2 games, colors swapped, seating kept, \
                        score games, standings match\"";

/// The rounds of a report for each round of the tournament: one for each game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct GameRounds {
    /// The largest number of games of a match.
    pub(super) most: usize,
    /// The number of games that a bye is worth.
    pub(super) worth: usize,
}

impl GameRounds {
    /// The rounds of a tournament whose matches have one game.
    pub(super) const ONE: Self = Self { most: 1, worth: 1 };

    pub(super) fn of(format: MatchFormat) -> Self {
        Self {
            most: usize::from(format.games.most()),
            worth: usize::from(format.games.worth()),
        }
    }

    /// Returns the place of a game among the rounds of the report; all count from 0.
    pub(super) const fn index(self, round: usize, game: usize) -> usize {
        round.saturating_mul(self.most).saturating_add(game)
    }

    /// Returns the round and the game at a place of the report; all count from 0.
    pub(super) const fn split(self, index: usize) -> (usize, usize) {
        (index / self.most, index % self.most)
    }

    /// Returns the number of a game's round in the report.
    pub(super) fn number(self, round: RoundNumber, game: usize) -> u16 {
        RoundNumber::at(self.index(round.index(), game)).get()
    }
}

/// Returns the comment on the match format; `None` if matches have one game.
pub(super) fn remark(format: MatchFormat) -> Option<Record> {
    let games = match format.games {
        GamesPerMatch::All(count) => format!("{} games", count.get()),
        GamesPerMatch::BestOf(count) => format!("best of {}", count.get()),
    };
    let text = format!(
        "{GAMES}{games}, colors {}, seating {}, score {}, standings {}",
        format.colors.code(),
        format.seating.code(),
        format.score.code(),
        format.standings_by.code()
    );
    format.has_several_games().then_some(Record::Comment(text))
}

/// Returns the match format of a report; `None` without the comment.
///
/// # Errors
/// Fails if the comment has another form, and for single players without partners.
pub(super) fn match_format(trf: &Trf) -> Result<Option<MatchFormat>, TrfError> {
    let Some((line, text)) = trf.comments().find_map(|(line, text)| {
        let text = text.strip_prefix(GAMES)?;
        Some((line, text))
    }) else {
        return Ok(None);
    };
    let format = parse(text).filter(|_| trf.is_team_event() || trf.has_changing_partners());
    format
        .map(Some)
        .ok_or_else(|| TrfError::field(line, 5 + GAMES.len(), text, EXPECTED))
}

fn parse(text: &str) -> Option<MatchFormat> {
    let parts: Vec<&str> = text.split(", ").collect();
    let [games, colors, seating, score, standings_by] = parts[..] else {
        return None;
    };
    let count = |text: &str| {
        let count = GameCount::new(text.parse().ok()?)?;
        (count > GameCount::ONE).then_some(count)
    };
    let games = match games.strip_prefix("best of ") {
        Some(most) => GamesPerMatch::BestOf(count(most)?),
        None => GamesPerMatch::All(count(games.strip_suffix(" games")?)?),
    };
    Some(MatchFormat {
        games,
        colors: choice(colors, "colors ")?,
        seating: choice(seating, "seating ")?,
        score: choice(score, "score ")?,
        standings_by: choice(standings_by, "standings ")?,
    })
}

/// Returns the choice that follows a word; `None` if there is none of that name.
fn choice<T: Choice>(text: &str, word: &str) -> Option<T> {
    let code = text.strip_prefix(word)?;
    T::ALL.iter().copied().find(|it| it.code() == code)
}
