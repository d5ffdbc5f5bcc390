//! Shows the changes of one command, and the effect of an undo or redo to it.

use kralle_call::call;
use kralle_store::{EntryState, StoreError};
use kralle_tournament::{GameAt, GameNumber, Player, RoundNumber, TableNumber, Tournament};
use kralle_view::capped::capped;
use kralle_view::journal::JournalLine;

use crate::core::desk::Desk;
use crate::core::job::watch;
use crate::core::refusal::{Datum, RefusalView};
use crate::core::refused::article;
use crate::core::wire::wire;
use crate::history::view::{MatchStateView, StepView, WayName, history_line};
use crate::players::parse::fields;
use crate::players::view::PlayerFields;
use crate::round::outcome::outcome;

wire! {
    /// A journal entry.
    pub struct EntryInput {
        pub entry: u32,
    }
}

/// The maximum number of listed commands to undo or redo.
const LISTED: usize = 40;

/// Shows the changes of one command, and the effect of an undo or redo to it.
#[call(reads)]
pub(crate) fn history_step(desk: &mut Desk, input: EntryInput) -> Result<StepView, RefusalView> {
    let store = &desk.open_file()?.store;
    let entry = store.entry(input.entry)?;
    let (way, found) = match entry.state {
        EntryState::Undone => (WayName::Redo, store.returns_by_redo_to(entry.number)),
        EntryState::Done | EntryState::Ended | EntryState::Left => {
            (WayName::Undo, store.falls_by_undo_to(entry.number))
        }
    };
    let (way, numbers, blocked) = match found {
        Ok(numbers) if numbers.is_empty() => (WayName::Here, numbers, None),
        Ok(numbers) => (way, numbers, None),
        Err(error) => (WayName::None, Vec::new(), Some(error.into())),
    };
    let on_the_way = numbers
        .iter()
        .take(LISTED)
        .map(|number| Ok(JournalLine::of(&store.entry(*number)?)))
        .collect::<Result<_, StoreError>>()?;
    let steps = capped(numbers.len());
    let line = history_line(&entry);
    let mut view = StepView {
        line,
        way,
        blocked,
        on_the_way,
        steps,
        visible: store.is_visible(entry.number)?,
        match_before: None,
        match_after: None,
        player_before: None,
        player_after: None,
    };
    if view.visible {
        let job = desk.job();
        let past = desk.file_mut()?.past()?;
        let (before, after) = past.step(entry.number, &mut watch(&job))?;
        if let Some(at) = place(&view) {
            view.match_before = match_state(&before, at);
            view.match_after = match_state(&after, at);
        }
        if let Some((before, after)) = only_player(&before, &after) {
            view.player_before = before;
            view.player_after = after;
        }
    }
    Ok(view)
}

/// Returns the game named by an entry, by default the first of its match; `None` if it names no match.
fn place(view: &StepView) -> Option<GameAt> {
    let number = |name| match view.line.entry.data.get(name) {
        Some(Datum::Number(number)) => u16::try_from(*number).ok(),
        Some(Datum::Numbers(_) | Datum::Text(_) | Datum::Texts(_)) | None => None,
    };
    Some(GameAt {
        round: RoundNumber::new(number("round")?)?,
        table: TableNumber::new(number("table")?)?,
        game: number("game")
            .and_then(GameNumber::new)
            .unwrap_or(GameNumber::FIRST),
    })
}

fn match_state(tournament: &Tournament, at: GameAt) -> Option<MatchStateView> {
    let it = tournament.game_at(at).ok()?;
    Some(MatchStateView {
        outcome: it.outcome.as_ref().map(|it| outcome(tournament, it, None)),
        article: it.outcome.as_ref().and_then(|outcome| {
            let admitted = tournament.admits(outcome.cause, outcome.verdict).ok()?;
            Some(article(admitted.article))
        }),
        seating: it.seating.seating().map(Into::into),
        white_on_board_1: it.seating.white_on_board_1().map(Into::into),
    })
}

/// Returns the player before and after if exactly one was entered, changed or removed; `None`
/// otherwise.
fn only_player(
    before: &Tournament,
    after: &Tournament,
) -> Option<(Option<PlayerFields>, Option<PlayerFields>)> {
    if before.players == after.players {
        return None;
    }
    let gone = |one: &Tournament, other: &Tournament| -> Vec<Player> {
        let players = one.players.iter();
        players
            .filter(|player| !other.players.contains(player))
            .cloned()
            .collect()
    };
    let (old, new) = (gone(before, after), gone(after, before));
    match (&old[..], &new[..]) {
        ([], [one]) => Some((None, Some(fields(&one.data)))),
        ([one], []) => Some((Some(fields(&one.data)), None)),
        ([one], [other]) if one.id == other.id => {
            Some((Some(fields(&one.data)), Some(fields(&other.data))))
        }
        _ => None,
    }
}
