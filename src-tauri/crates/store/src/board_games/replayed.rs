//! Cache of replayed games.

use std::cell::RefCell;
use std::collections::BTreeMap;

use kralle_play::board_game::{GameNumber, Millis};
use rusqlite::Connection;

use super::{GAMES, KeptGame, kept_events, newest_link, replayed};
use crate::journal::{Left, found_time};
use crate::{StoreError, Time};

/// The games replayed since the file was opened. Events are only appended, and the last link covers
/// all earlier ones, so an equal link means an equal game. Verification still reads the file.
#[derive(Debug, Default)]
pub(crate) struct ReplayedGames(RefCell<BTreeMap<u32, KeptGame>>);

impl ReplayedGames {
    /// Returns a stored game; replays it unless its cached state is current.
    pub(super) fn load(
        &self,
        connection: &Connection,
        left: &Left,
        number: GameNumber,
    ) -> Result<KeptGame, StoreError> {
        let row = row(connection, number)?;
        let link = newest_link(connection, left, number)?.ok_or_else(|| {
            StoreError::damaged(GAMES, number.to_string(), "the game has no event")
        })?;
        let known = self.0.borrow().get(&number.0).cloned();
        let mut kept = match known {
            Some(known) if known.link == link => known,
            Some(_) | None => {
                let game = replayed(number, &kept_events(connection, left, number)?)?;
                let kept = KeptGame {
                    moment: game.moment(),
                    kept: row.kept,
                    link,
                    game,
                };
                self.keep(&kept);
                kept
            }
        };
        kept.moment = row.moment.max(kept.game.moment());
        kept.kept = row.kept;
        Ok(kept)
    }

    pub(super) fn keep(&self, kept: &KeptGame) {
        let number = kept.game.number().0;
        self.0.borrow_mut().insert(number, kept.clone());
    }
}

/// The saved clock time of a game, and the time when it was saved.
struct Row {
    moment: Millis,
    kept: Time,
}

fn row(connection: &Connection, number: GameNumber) -> Result<Row, StoreError> {
    let (moment, kept): (i64, String) = connection
        .prepare_cached("SELECT moment, kept FROM board_game WHERE number = ?1")?
        .query_row([number.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let moment = u64::try_from(moment)
        .map_err(|error| StoreError::damaged(GAMES, number.to_string(), error))?;
    Ok(Row {
        moment: Millis(moment),
        kept: found_time(GAMES, number.0, &kept)?,
    })
}
