//! The games by correspondence, as the supervisor sees them.

use chrono::NaiveDate;
use kralle_store::KeptGame;
use kralle_tournament::board_game::{EntryState, GameWay, Stage};
use shakmaty::Color;

use super::due::{due, local_day, since};
use crate::desk::Desk;
use crate::view::board_game::StageName;
use crate::view::correspondence::PostGameView;
use crate::view::refusal::RefusalView;

/// Whether a game is played by correspondence.
pub(crate) fn is_by_post(kept: &KeptGame) -> bool {
    matches!(kept.game.opening().way, GameWay::Correspondence { .. })
}

impl Desk {
    /// The day by which days are counted.
    pub(crate) fn today(&self) -> NaiveDate {
        local_day(self.now())
    }

    /// The game of this number, if it is one by correspondence.
    pub(crate) fn post_game(&self, number: u32) -> Result<KeptGame, RefusalView> {
        let kept = self.kept_game(number)?;
        if is_by_post(&kept) {
            Ok(kept)
        } else {
            Err(RefusalView::new("not_by_correspondence"))
        }
    }

    /// Shows a game by correspondence.
    pub(crate) fn show_post_game(&self, kept: &KeptGame) -> Result<PostGameView, RefusalView> {
        let events = self.open_file()?.store.game_events(kept.game.number())?;
        let since = local_day(since(&events).unwrap_or(kept.kept));
        let today = self.today();
        let of = |color| due(&kept.game, since, today, waits_for(self, kept, color));
        Ok(PostGameView {
            game: self.show_game(kept.game.number().0)?,
            since: since.to_string(),
            white_due: of(Color::White),
            black_due: of(Color::Black),
        })
    }
}

/// Whether a move of `color` is waited for.
fn waits_for(desk: &Desk, kept: &KeptGame, color: Color) -> bool {
    let game = &kept.game;
    match game.stage() {
        Stage::Storing => {
            matches!(game.entry(color), EntryState::Empty) || desk.is_lost(game, color)
        }
        Stage::Choosing(it) | Stage::Ordinary(it) => it == color,
        Stage::Ended => false,
    }
}

/// Those that wait longest first, then those that are over.
pub(crate) fn sort(games: &mut [PostGameView]) {
    games.sort_by_key(|it| {
        let over = it.game.stage == StageName::Ended;
        (
            over,
            it.since.clone(),
            it.game.round,
            it.game.table,
            it.game.game,
        )
    });
}
