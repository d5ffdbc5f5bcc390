//! Opening a game at a table of a published round.

use kralle_play::board_game::{
    BoardGame, GameEvent, GameEventKind, GameNumber, GameOpening, GameWay, Millis,
};
use kralle_rules::preset::Game;
use kralle_tournament::{PlayerId, RoundNumber, RoundState, TableNumber, Tournament};

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::play::board::entries::key_not_kept;
use crate::play::board::table::{is_annulled, is_of, refusal};
use crate::play::board::view::BoardGameView;
use crate::play::refusal::PlayRefusal;

impl Desk {
    /// Opens a game at a table of a published round; `position` is the start position, or `None`
    /// for that of chess.
    ///
    /// # Errors
    /// Fails without games in pairs, in a draft round, after a result, or if the table has an open
    /// game.
    pub(crate) fn open_game(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        way: GameWay,
        position: Option<String>,
    ) -> Result<BoardGameView, RefusalView> {
        let file = self.open_file_mut()?;
        let tournament = &file.tournament;
        let (white, black) = players_of(tournament, round, table)?;
        let games = file.store.games_at(round, table)?;
        let taken = games
            .iter()
            .find(|kept| is_of(&kept.game, round, table, white, black) && !is_annulled(&kept.game));
        if let Some(kept) = taken {
            return Err(PlayRefusal::GameOpen {
                round: round.get(),
                table: table.get(),
                game: kept.game.number().0,
            }
            .into());
        }
        let rule_set = &tournament.settings.rule_set;
        let (base, rules) = (rule_set.base, rule_set.to_full_toml());
        let key = self.keys.make().map_err(key_not_kept)?;
        let opening = GameOpening {
            round,
            table,
            white,
            black,
            way,
            rules,
            position,
            key: key.clone(),
        };
        let event = GameEvent {
            time: self.now(),
            moment: Millis(0),
            kind: GameEventKind::Opened(Box::new(opening)),
        };
        // Only a check: the store assigns the number.
        let opened = match BoardGame::open(GameNumber(0), &event) {
            Ok(_) => self
                .file_mut()
                .and_then(|file| Ok(file.store.open_game(&event)?)),
            Err(error) => Err(refusal(&error, base)),
        };
        if opened.is_err() {
            self.keys.forget(&key);
        }
        let kept = opened?;
        self.changed();
        self.show_kept(&kept)
    }
}

/// True if the tournament has games in pairs: single players, and rules for pairs.
pub(crate) fn has_pair_games(tournament: &Tournament) -> bool {
    tournament.settings.formation.has_single_games()
        && tournament.settings.rule_set.game() == Game::PairMoves
}

/// Returns White and Black of a match that can have a game.
fn players_of(
    tournament: &Tournament,
    round: RoundNumber,
    table: TableNumber,
) -> Result<(PlayerId, PlayerId), RefusalView> {
    if !has_pair_games(tournament) {
        return Err(PlayRefusal::NoPairGames.into());
    }
    let say = |error| refused(&error, tournament);
    let it = tournament.match_at(round, table).map_err(say)?;
    if tournament.round(round).map_err(say)?.state == RoundState::Draft {
        let (round, table) = (round.get(), table.get());
        return Err(PlayRefusal::GameInDraft { round, table }.into());
    }
    if it.is_decided() {
        let (round, table) = (round.get(), table.get());
        return Err(PlayRefusal::GameAfterResult { round, table }.into());
    }
    Ok((it.line_ups.first.pot_1, it.line_ups.second.pot_1))
}
