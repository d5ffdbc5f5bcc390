//! Takes back what was taken in wrongly, and notes that a message went out: from then on nothing is
//! taken back.

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
    /// Takes back what was taken in last of a player. Of a pair that was revealed the other's move
    /// is covered again, and waits.
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

    /// The other's entry sealed anew, where its key was given up because the pair had ended the game.
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

    /// Notes that the message with what was revealed last went out to a player; once is enough.
    pub(crate) fn note_letter(&mut self, number: u32, color: Color) -> Result<(), RefusalView> {
        let kept = self.post_game(number)?;
        let store = &self.open_file()?.store;
        let events = store.game_events(kept.game.number())?;
        // A file that cannot be written to goes nowhere from here, and a letter of it harms nobody.
        if store.mode() == Mode::ReadOnly || outs(&events).any(|to| to == color) {
            return Ok(());
        }
        self.act_in_game(number, |_, _| Ok(vec![GameEventKind::LetterOut { color }]))?;
        Ok(())
    }
}

/// Whether anybody knows what was revealed last; a reminder shows the position as well.
fn told(events: &[GameEvent]) -> bool {
    since_last_move(events).any(|kind| {
        matches!(
            kind,
            GameEventKind::LetterOut { .. } | GameEventKind::Reminded { .. }
        )
    })
}

/// To whom the message about the last move went out.
fn outs(events: &[GameEvent]) -> impl Iterator<Item = Color> {
    since_last_move(events).filter_map(|kind| {
        let GameEventKind::LetterOut { color } = kind else {
            return None;
        };
        Some(*color)
    })
}

/// What has happened since a move was made, the newest first.
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
