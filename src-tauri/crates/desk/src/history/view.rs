//! The history: every command that was given, and what became of it.

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
        /// When, as RFC 3339.
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
        /// What was done to it later, in order.
        pub marks: Vec<LaterActView>,
    }
}

wire! {
    /// Somebody or something the history can be asked for.
    pub struct PlayerName {
        pub id: u32,
        pub name: String,
    }
}

wire! {
    /// A page of the history, newest first.
    pub struct HistoryView {
        pub lines: Vec<HistoryLine>,
        /// How many lines there are on all pages.
        pub total: u32,
        /// Whether older lines follow.
        pub more: bool,
        /// The entry after which the tournament is as it is now.
        pub position: u32,
        /// Everybody who gave a command.
        pub people: Vec<String>,
        /// How many rounds are paired.
        pub rounds: u16,
        pub teams: u16,
        /// The players, by name.
        pub players: Vec<PlayerName>,
    }
}

wire! {
    /// How the tournament gets to an entry.
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
        /// The article that admits the result.
        pub article: Option<ArticleView>,
        pub seating: Option<Named<Seating>>,
        pub white_on_board_1: Option<Named<Role>>,
    }
}

wire! {
    /// What one command changed, and what going back to it would do.
    pub struct StepView {
        pub line: HistoryLine,
        pub way: WayName,
        /// Why undo and redo do not lead there.
        pub blocked: Option<RefusalView>,
        /// What falls by undo, newest first, or returns by redo, oldest first; the first few.
        pub on_the_way: Vec<JournalLine>,
        /// How many there are of them.
        pub steps: u32,
        /// Whether the tournament can be looked at as it was then.
        pub visible: bool,
        pub match_before: Option<MatchStateView>,
        pub match_after: Option<MatchStateView>,
        /// The one player it is about, before it.
        pub player_before: Option<PlayerFields>,
        /// The one player it is about, after it.
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
