//! Protection of games when the tournament changes: no round is removed under them without
//! confirmation.

use std::collections::BTreeSet;

use kralle_play::board_game::BoardGame;
use kralle_store::{Past, StoreError};
use kralle_tournament::{RoundNumber, RoundState, Tournament};

use crate::core::desk::Desk;
use crate::core::overview::UnderGamesName;
use crate::core::refusal::RefusalView;
use crate::play::board::opening::has_pair_games;
use crate::play::board::show::in_match;
use crate::play::board::table::is_annulled;
use crate::play::refusal::PlayRefusal;

/// The basis of a game in the tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Ground {
    /// No match with these players, or no games in pairs.
    Nothing,
    Draft,
    Published,
}

fn ground(tournament: &Tournament, game: &BoardGame) -> Ground {
    if !has_pair_games(tournament) || !in_match(tournament, game) {
        return Ground::Nothing;
    }
    match tournament.round(game.opening().round).map(|it| it.state) {
        Ok(RoundState::Published) => Ground::Published,
        Ok(RoundState::Draft) => Ground::Draft,
        Err(_) => Ground::Nothing,
    }
}

impl Desk {
    /// Refuses the change to `after` if games that count would lose their round or match.
    ///
    /// With [`UnderGamesName::GoOn`], the user has confirmed the change.
    pub(crate) fn must_leave_games(
        &self,
        after: &Tournament,
        under_games: UnderGamesName,
    ) -> Result<(), RefusalView> {
        match under_games {
            UnderGamesName::GoOn => Ok(()),
            UnderGamesName::Ask => match self.fallen(after)? {
                Some(refusal) => Err(refusal),
                None => Ok(()),
            },
        }
    }

    /// Does the same for a move through the journal; `lead` returns the tournament after it.
    pub(crate) fn must_leave_games_on_the_way(
        &mut self,
        under_games: UnderGamesName,
        lead: impl FnOnce(&mut Past) -> Result<Tournament, StoreError>,
    ) -> Result<(), RefusalView> {
        let file = self.open_file_mut()?;
        if under_games == UnderGamesName::GoOn || file.store.games()?.is_empty() {
            return Ok(());
        }
        let after = lead(file.past()?)?;
        self.must_leave_games(&after, under_games)
    }

    /// Refuses to restore a backup while games are running, unless the user has confirmed it.
    ///
    /// Moves made since the backup would no longer count.
    pub(crate) fn must_leave_no_moves(
        &self,
        under_games: UnderGamesName,
    ) -> Result<(), RefusalView> {
        // A file too damaged to read its games is the purpose of a backup.
        let games = self.open_file()?.store.games().unwrap_or_default();
        let going: Vec<&BoardGame> = games
            .iter()
            .map(|kept| &kept.game)
            .filter(|game| game.end().is_none())
            .collect();
        let first = going.iter().map(|game| game.opening().round).min();
        match (under_games, first) {
            (UnderGamesName::GoOn, _) | (UnderGamesName::Ask, None) => Ok(()),
            (UnderGamesName::Ask, Some(round)) => Err(PlayRefusal::GamesRun {
                games: going.len(),
                round: round.get(),
                tables: tables(&going, round),
            }
            .into()),
        }
    }

    /// Returns the refusal if games would lose their basis; otherwise `None`.
    fn fallen(&self, after: &Tournament) -> Result<Option<RefusalView>, RefusalView> {
        let file = self.open_file()?;
        let games = file.store.games()?;
        let falls: Vec<&BoardGame> = games
            .iter()
            .map(|kept| &kept.game)
            .filter(|game| !is_annulled(game))
            .filter(|game| ground(after, game) < ground(&file.tournament, game))
            .collect();
        let Some(first) = falls.iter().map(|game| game.opening().round).min() else {
            return Ok(None);
        };
        let going = falls.iter().filter(|game| game.end().is_none()).count();
        Ok(Some(
            PlayRefusal::UnderGames {
                games: falls.len(),
                going,
                round: first.get(),
                tables: tables(&falls, first),
            }
            .into(),
        ))
    }
}

/// Returns the tables of a round that these games belong to.
fn tables(games: &[&BoardGame], round: RoundNumber) -> BTreeSet<u16> {
    let of_round = games.iter().filter(|game| game.opening().round == round);
    of_round.map(|game| game.opening().table.get()).collect()
}
