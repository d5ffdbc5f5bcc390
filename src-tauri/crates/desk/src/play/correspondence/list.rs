//! The games by correspondence, from the supervisor's view.

use chrono::NaiveDate;
use kralle_play::board_game::{GameEvent, GameWay, StageKind};
use kralle_play::correspondence::Reckoning;
use kralle_store::KeptGame;
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::play::correspondence::due::{due, local_day};
use crate::play::correspondence::log::{language, log};
use crate::play::correspondence::view::PostGameView;
use crate::play::refusal::PlayRefusal;

/// True if a game is played by correspondence.
pub(crate) fn is_by_post(kept: &KeptGame) -> bool {
    matches!(kept.game.opening().way, GameWay::Correspondence(_))
}

impl Desk {
    /// Returns the day used for counting days.
    pub(crate) fn today(&self) -> NaiveDate {
        local_day(self.now())
    }

    /// Returns the game of this number.
    ///
    /// # Errors
    /// Fails if it does not exist or is not played by correspondence.
    pub(crate) fn post_game(&self, number: u32) -> Result<KeptGame, RefusalView> {
        let kept = self.kept_game(number)?;
        if is_by_post(&kept) {
            Ok(kept)
        } else {
            Err(PlayRefusal::NotByCorrespondence.into())
        }
    }

    /// Returns the reckoning of days of a game by correspondence.
    pub(crate) fn reckon(&self, kept: &KeptGame) -> Result<Reckoning, RefusalView> {
        reckoned(&self.open_file()?.store.game_events(kept.game.number())?)
    }

    pub(crate) fn show_post_game(&self, kept: &KeptGame) -> Result<PostGameView, RefusalView> {
        let events = self.open_file()?.store.game_events(kept.game.number())?;
        let reckoning = reckoned(&events)?;
        let today = self.today();
        let of = |color| {
            let goes_on = kept.game.end().is_none();
            goes_on.then(|| due(&reckoning, color, today, waits_for(self, kept, color)))
        };
        Ok(PostGameView {
            game: self.show_kept(kept)?,
            since: reckoning.since().to_string(),
            white_due: of(Color::White),
            black_due: of(Color::Black),
            white_language: language(&events, Color::White).map(Named),
            black_language: language(&events, Color::Black).map(Named),
            may_take_back: Color::ALL
                .into_iter()
                .filter(|color| kept.game.may_take_back(*color))
                .map(Named)
                .collect(),
            log: log(&events),
        })
    }
}

/// Computes the reckoning of days from the events of a game.
fn reckoned(events: &[GameEvent]) -> Result<Reckoning, RefusalView> {
    Reckoning::of(events, local_day).ok_or_else(|| PlayRefusal::NotByCorrespondence.into())
}

/// True if a move of `color` is awaited.
fn waits_for(desk: &Desk, kept: &KeptGame, color: Color) -> bool {
    let game = &kept.game;
    game.is_waiting_for(color) || desk.is_lost(game, color)
}

/// Returns the fewest days left among awaited moves; `None` if no move is awaited.
fn pressing(post: &PostGameView) -> Option<i32> {
    [&post.white_due, &post.black_due]
        .into_iter()
        .flatten()
        .filter(|due| due.waited_for)
        .map(|due| due.days_left)
        .min()
}

/// Sorts games by deadline, the most overdue first and finished games last.
pub(crate) fn sort(games: &mut [PostGameView]) {
    games.sort_by_key(|it| {
        let over = it.game.stage == Named(StageKind::Ended);
        (
            over,
            pressing(it).unwrap_or(i32::MAX),
            it.since.clone(),
            it.game.round,
            it.game.table,
            it.game.game,
        )
    });
}
