//! View types of the history: commands, and later undos and redos.

use chrono::SecondsFormat;
use kralle_store::{Act, EntryState, JournalEntry, Mark};
use kralle_tournament::{Role, Seating};
use kralle_view::journal::JournalLine;
use kralle_view::named::Named;

use crate::core::command_name::KindName;
use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::wire::wire;
use crate::players::view::PlayerFields;
use crate::round::view::OutcomeView;

wire! {
    /// An undo or redo of an entry.
    pub struct LaterActView {
        pub act: Named<Act>,
        /// The time, as RFC 3339.
        pub time: String,
        pub who: String,
    }
}

wire! {
    /// A line of the history.
    pub struct HistoryLine {
        pub entry: JournalLine,
        pub kind: KindName,
        pub state: Named<EntryState>,
        /// Later undos and redos of the entry, in order.
        pub marks: Vec<LaterActView>,
    }
}

wire! {
    /// A player, for the filter of the history.
    pub struct PlayerName {
        pub id: u32,
        pub name: String,
    }
}

wire! {
    /// A page of the history, newest first.
    pub struct HistoryView {
        pub lines: Vec<HistoryLine>,
        /// The number of lines on all pages.
        pub total: u32,
        /// True if there are older lines.
        pub more: bool,
        /// The current entry: the state of the tournament is the one after it.
        pub position: u32,
        /// The names of all authors of commands.
        pub people: Vec<String>,
        /// The number of paired rounds.
        pub rounds: u16,
        pub teams: u16,
        /// The players, by name.
        pub players: Vec<PlayerName>,
    }
}

wire! {
    /// The way from the current state to an entry.
    #[derive(Copy, Eq)]
    pub enum WayName {
        Here,
        Undo,
        Redo,
        None,
    }
}

wire! {
    /// A match before or after a command.
    pub struct MatchStateView {
        pub outcome: Option<OutcomeView>,
        /// The article that allows the result.
        pub article: Option<ArticleView>,
        pub seating: Option<Named<Seating>>,
        pub white_on_board_1: Option<Named<Role>>,
    }
}

wire! {
    /// The changes of one command, and the effect of an undo or redo to it.
    pub struct StepView {
        pub line: HistoryLine,
        pub way: WayName,
        /// The reason why neither undo nor redo leads to the entry; none if one does.
        pub blocked: Option<RefusalView>,
        /// The commands to undo, newest first, or to redo, oldest first; at most 40.
        pub on_the_way: Vec<JournalLine>,
        /// The number of all commands to undo or redo.
        pub steps: u32,
        /// True if the state after the entry can be displayed.
        pub visible: bool,
        pub match_before: Option<MatchStateView>,
        pub match_after: Option<MatchStateView>,
        /// The only changed player, before the command; none if it entered the player.
        pub player_before: Option<PlayerFields>,
        /// The only changed player, after the command; none if it removed the player.
        pub player_after: Option<PlayerFields>,
    }
}

pub(crate) fn history_line(entry: &JournalEntry) -> HistoryLine {
    HistoryLine {
        entry: JournalLine::of(entry),
        kind: KindName::of(&entry.command),
        state: Named(entry.state),
        marks: entry.marks.iter().map(mark).collect(),
    }
}

pub(crate) fn mark(mark: &Mark) -> LaterActView {
    LaterActView {
        act: Named(mark.act),
        time: mark.time.to_rfc3339_opts(SecondsFormat::Secs, true),
        who: mark.who.clone(),
    }
}
