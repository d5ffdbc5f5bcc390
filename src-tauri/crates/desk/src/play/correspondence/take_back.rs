//! Takes back wrongly entered moves, and notes sent messages, after which nothing is taken back.

use kralle_choice::Choice as _;
use kralle_play::board_game::{BoardGame, Color, EntryState, GameEvent, GameEventKind};
use kralle_store::Mode;
use kralle_tournament::Line;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::play::board::show::is_entered;
use crate::play::correspondence::take::after;
use crate::play::correspondence::view::PostGameView;
use crate::play::refusal::PlayRefusal;

impl Desk {
    /// Takes back the last move taken in for a player.
    ///
    /// If the pair was revealed, the other player's move is covered again and waits.
    pub(crate) fn take_back_move(
        &mut self,
        number: u32,
        color: Color,
        said: &Line,
    ) -> Result<PostGameView, RefusalView> {
        let kept = self.post_game(number)?;
        let file = self.open_file()?;
        if is_entered(&file.tournament, &kept.game) {
            let opening = kept.game.opening();
            let (round, table) = (opening.round.get(), opening.table.get());
            return Err(PlayRefusal::TakenBackAfterResult { round, table }.into());
        }
        if !kept.game.may_take_back(color) && told(&file.store.game_events(kept.game.number())?) {
            return Err(PlayRefusal::PairGoneOut.into());
        }
        let kind = GameEventKind::TakenBack {
            color,
            said: said.as_str().to_owned(),
        };
        self.act_in_game(number, |desk, game| {
            let mut kinds = vec![kind.clone()];
            let again = desk.sealed_again(game, &after(desk, game, kind)?, color.other())?;
            kinds.extend(again);
            Ok(kinds)
        })?;
        let kept = self.post_game(number)?;
        self.show_post_game(&kept)
    }

    /// Seals the other player's entry again; `None` if that is not needed.
    ///
    /// It is needed if the pair had ended the game, so that its key was deleted.
    fn sealed_again(
        &mut self,
        before: &BoardGame,
        after: &BoardGame,
        color: Color,
    ) -> Result<Option<GameEventKind>, RefusalView> {
        self.must_go_on_here(before)?;
        if !matches!(after.entry(color), EntryState::Open(..))
            || self.unsealed(after, color).is_some()
        {
            return Ok(None);
        }
        let pair = before.half().or_else(|| before.logged().last());
        let opened = pair.map(|pair| pair.sides.get(color).opened.entry.clone());
        let entry = opened.ok_or_else(|| PlayRefusal::EntryLost {
            color: color.code(),
        })?;
        self.seal_read(after, color, entry).map(Some)
    }

    /// Notes that the message about the last reveal was sent to a player; idempotent.
    pub(crate) fn note_letter(&mut self, number: u32, color: Color) -> Result<(), RefusalView> {
        let kept = self.post_game(number)?;
        let store = &self.open_file()?.store;
        let events = store.game_events(kept.game.number())?;
        // A read-only file cannot continue the game, so its letters need no note.
        if store.mode() == Mode::ReadOnly || outs(&events).any(|to| to == color) {
            return Ok(());
        }
        self.act_in_game(number, |_, _| Ok(vec![GameEventKind::LetterOut { color }]))?;
        Ok(())
    }
}

/// True if a player knows the last reveal; a reminder counts, since it shows the position.
fn told(events: &[GameEvent]) -> bool {
    since_last_move(events).any(|kind| {
        matches!(
            kind,
            GameEventKind::LetterOut { .. } | GameEventKind::Reminded { .. }
        )
    })
}

/// Returns the recipients of the message about the last move.
fn outs(events: &[GameEvent]) -> impl Iterator<Item = Color> {
    since_last_move(events).filter_map(|kind| {
        let GameEventKind::LetterOut { color } = kind else {
            return None;
        };
        Some(*color)
    })
}

/// Returns the events since the last move, newest first.
fn since_last_move(events: &[GameEvent]) -> impl Iterator<Item = &GameEventKind> {
    events
        .iter()
        .rev()
        .take_while(|event| {
            !matches!(
                event.kind,
                GameEventKind::Revealed { .. }
                    | GameEventKind::SecondChosen { .. }
                    | GameEventKind::OrdinaryMove { .. }
                    | GameEventKind::TakenBack { .. }
            )
        })
        .map(|event| &event.kind)
}
