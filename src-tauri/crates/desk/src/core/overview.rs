//! The overview in every window: tournament, progress, undo and redo.

use kralle_store::{Replaced, WhatIsKept};
use kralle_tournament::{Acceleration, Format, Formation};
use kralle_view::journal::JournalLine;
use kralle_view::named::Named;
use kralle_view::plan_notice::PlanNoticeView;

use crate::core::refusal::RefusalView;
use crate::core::visitor::{Level, Visitor};
use crate::core::wire::wire;

wire! {
    /// The state of a round.
    pub enum RoundStateView {
        /// Paired, not announced.
        Draft,
        /// Announced, results missing.
        Published,
        Complete,
    }
}

wire! {
    /// A round in the row of rounds.
    pub struct RoundSummary {
        pub number: u16,
        pub state: RoundStateView,
        pub matches: u16,
        /// The tables without a result.
        pub open_tables: Vec<u16>,
        /// The tables without a result that are known to be still playing.
        pub playing_tables: Vec<u16>,
    }
}

wire! {
    /// The stage of the tournament.
    pub enum Stage {
        /// Players or teams are entered; lots are not drawn, numbers are not given.
        BeforeLots,
        /// Teams exist, and rounds are still to be paired or played.
        Rounds,
        /// The last round is complete; the tournament can be closed.
        Finished,
        Closed,
    }
}

wire! {
    /// A rescue copy.
    pub struct RescueView {
        pub path: String,
        pub kept: Named<WhatIsKept>,
    }
}

wire! {
    /// A report that the open file is no longer at its path.
    pub struct ReplacedView {
        pub path: String,
        pub how: Named<Replaced>,
        /// The rescue copy; none if it could not be written.
        pub rescue: Option<RescueView>,
        /// The refusal if the rescue copy could not be written.
        pub trouble: Option<RefusalView>,
        /// True if the file can be put back: its path is free.
        pub free: bool,
    }
}

wire! {
    /// The overview displayed in every window.
    pub struct Overview {
        pub path: String,
        pub read_only: bool,
        pub name: String,
        pub place: Option<String>,
        /// The day, as YYYY-MM-DD.
        pub date: Option<String>,
        /// The preset of the rule set in force, such as `swiss`.
        pub rule_set: String,
        /// True if options of the game differ from the preset.
        pub own_rules: bool,
        pub formation: Named<Formation>,
        pub format: Named<Format>,
        /// The acceleration of a Swiss system.
        pub acceleration: Named<Acceleration>,
        /// The largest number of games of a match.
        pub games_per_match: u8,
        /// True if a match ends as soon as it is decided.
        pub best_of: bool,
        pub stage: Stage,
        pub rounds_planned: u16,
        /// The format that the announcement prescribes for this number of teams. None once the
        /// first round is paired, or if that format is already set.
        pub format_proposed: Option<FormatProposal>,
        /// The parts of the settings that the present entrants cannot play. Empty once the first
        /// round is paired.
        #[serde(default)]
        pub plan_notices: Vec<PlanNoticeView>,
        pub rounds: Vec<RoundSummary>,
        pub players: u16,
        pub players_here: u16,
        /// The number of teams, or of those that would result if lots were drawn or numbers given
        /// now. A single player counts as a team.
        pub teams: u16,
        /// The reason why no round can be paired now; none if one can.
        pub pairing_blocked: Option<RefusalView>,
        /// The reason why lots cannot be drawn or numbers given now; none if they can.
        pub lots_blocked: Option<RefusalView>,
        pub undo: Option<JournalLine>,
        pub redo: Option<JournalLine>,
        /// The last command of the displayed past state; none if the current state is displayed.
        pub past: Option<JournalLine>,
        /// Set if the journal was altered although the tournament is intact; only a backup has the
        /// whole journal.
        pub history_trouble: Option<RefusalView>,
        /// Set if the last backup beside the file could not be written.
        pub backup_trouble: Option<RefusalView>,
        /// Set if the file is no longer at its path, with the rescue copy; then nothing is written.
        pub replaced: Option<ReplacedView>,
        /// Hints about the location of the file and copies beside it.
        pub place_hints: Vec<RefusalView>,
    }
}

wire! {
    /// A format with its number of rounds.
    pub struct FormatProposal {
        pub format: Named<Format>,
        pub rounds: u16,
    }
}

wire! {
    /// The action if a command would take the round or match away from games that are running or
    /// still without a result.
    #[derive(Copy, Eq, Default)]
    pub enum UnderGamesName {
        /// Refuse, with the tables.
        #[default]
        Ask,
        /// Proceed; the games stay in the file without their match.
        GoOn,
    }
}

wire! {
    /// The action if results of earlier rounds are contested.
    #[derive(Copy, Eq, Default)]
    pub enum UnderDisputesName {
        #[default]
        Ask,
        /// Proceed with the results as entered.
        GoOn,
    }
}

impl Overview {
    /// Returns the overview for a visitor: without the desk-only fields for anyone in the hall
    /// except the director.
    pub(crate) fn for_visitor(mut self, visitor: Option<&Visitor>) -> Self {
        let in_hall = visitor.map(Visitor::level);
        if in_hall.is_some_and(|level| level != Level::Director) {
            self.path = String::new();
            self.rounds.retain(|it| it.state != RoundStateView::Draft);
            self.pairing_blocked = None;
            self.lots_blocked = None;
            self.undo = None;
            self.redo = None;
            self.past = None;
            self.history_trouble = None;
            self.backup_trouble = None;
            self.replaced = None;
            self.place_hints.clear();
        }
        self
    }
}
