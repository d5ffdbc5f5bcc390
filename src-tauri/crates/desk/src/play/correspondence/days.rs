//! The supervisor's actions on days and letters: grants days, notes a reminder, ends an overdue
//! game, chooses a language.
//!
//! None of them happens automatically.

use std::num::NonZeroU16;

use kralle_play::board_game::{Color, GameEventKind, LetterLanguage};
use kralle_tournament::Line;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::play::correspondence::view::{DueView, PostGameView};
use crate::play::refusal::PlayRefusal;

impl Desk {
    pub(crate) fn grant_days(
        &mut self,
        number: u32,
        color: Color,
        days: NonZeroU16,
        said: &Line,
    ) -> Result<PostGameView, RefusalView> {
        self.post_act(number, |_, _| {
            Ok(GameEventKind::DaysGranted {
                color,
                days,
                said: said.as_str().to_owned(),
            })
        })
    }

    /// Notes a reminder to a player whose move is awaited.
    ///
    /// # Errors
    /// Fails if no move of the player is awaited.
    pub(crate) fn note_reminder(
        &mut self,
        number: u32,
        color: Color,
    ) -> Result<PostGameView, RefusalView> {
        self.post_act(number, |_, post| match due_of(post, color) {
            Some(_) => Ok(GameEventKind::Reminded { color }),
            None => Err(PlayRefusal::NothingWaitedFor.into()),
        })
    }

    /// Ends a game because a player whose move is awaited has exceeded the days.
    ///
    /// # Errors
    /// Fails if no player is overdue.
    pub(crate) fn end_overstepped(&mut self, number: u32) -> Result<PostGameView, RefusalView> {
        self.post_act(number, |desk, post| {
            let last_day = |color| {
                due_of(post, color)
                    .filter(|due| due.days_left < 0)
                    .and_then(|due| due.last_day.parse().ok())
            };
            Ok(GameEventKind::DaysOverstepped {
                white: last_day(Color::White),
                black: last_day(Color::Black),
                on: desk.today(),
            })
        })
    }

    /// Sets the language of the letters to a player, even after the end of the game.
    pub(crate) fn write_letters_in(
        &mut self,
        number: u32,
        color: Color,
        language: LetterLanguage,
    ) -> Result<PostGameView, RefusalView> {
        self.post_act(number, |_, _| {
            Ok(GameEventKind::LettersIn { color, language })
        })
    }

    fn post_act(
        &mut self,
        number: u32,
        kind: impl FnOnce(&Self, &PostGameView) -> Result<GameEventKind, RefusalView>,
    ) -> Result<PostGameView, RefusalView> {
        let kept = self.post_game(number)?;
        let kind = kind(self, &self.show_post_game(&kept)?)?;
        self.act_in_game(number, |_, _| Ok(vec![kind]))?;
        let kept = self.post_game(number)?;
        self.show_post_game(&kept)
    }
}

/// Returns the deadline for the move of `color`; `None` if it is not awaited.
fn due_of(post: &PostGameView, color: Color) -> Option<&DueView> {
    let due = match color {
        Color::White => &post.white_due,
        Color::Black => &post.black_due,
    };
    due.as_ref().filter(|due| due.waited_for)
}
