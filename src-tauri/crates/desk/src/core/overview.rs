//! What is always in sight: which tournament, how far it is, what can be undone.

use kralle_store::{Replaced, WhatIsKept};
use kralle_tournament::{Format, Formation};
use kralle_view::journal::JournalLine;
use kralle_view::named::Named;

use crate::core::refusal::RefusalView;
use crate::core::visitor::{Level, Visitor};
use crate::core::wire::wire;

wire! {
    /// How far a round is.
    pub enum RoundStateView {
        /// Paired, not announced.
        Draft,
        /// Announced, results missing.
        Published,
        /// All results are in.
        Complete,
    }
}

wire! {
    /// A round in the row of rounds.
    pub struct RoundSummary {
        pub number: u16,
        pub state: RoundStateView,
        pub matches: u16,
        /// The tables whose result is missing.
        pub open_tables: Vec<u16>,
        /// Those of them where they are known to be still playing.
        pub playing_tables: Vec<u16>,
    }
}

wire! {
    /// How far the tournament is.
    pub enum Stage {
        /// Players or teams are entered; lots are not drawn, numbers are not given.
        BeforeLots,
        /// There are teams, and rounds still to be paired.
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
    /// That the open file is not at its path any more.
    pub struct ReplacedView {
        pub path: String,
        pub how: Named<Replaced>,
        /// The rescue copy; none when it could not be written.
        pub rescue: Option<RescueView>,
        /// The refusal, if it could not be written.
        pub trouble: Option<RefusalView>,
        /// True if it can be put back: its path is free.
        pub free: bool,
    }
}

wire! {
    /// What is always in sight.
    pub struct Overview {
        pub path: String,
        pub read_only: bool,
        pub name: String,
        pub place: Option<String>,
        /// When, as YYYY-MM-DD.
        pub date: Option<String>,
        /// The preset of the rule set in force, such as `swiss`.
        pub rule_set: String,
        /// True if options of the game are not those of the preset.
        pub own_rules: bool,
        pub formation: Named<Formation>,
        pub format: Named<Format>,
        pub stage: Stage,
        pub rounds_planned: u16,
        /// The format that the announcement settles for so many teams, until the first round is paired
        /// and only where another one is set.
        pub format_proposed: Option<FormatProposal>,
        pub rounds: Vec<RoundSummary>,
        pub players: u16,
        pub players_here: u16,
        /// Teams, or how many there would be if lots were drawn or numbers given now. A single
        /// player counts as a team.
        pub teams: u16,
        /// Why no round can be paired now; none when one can.
        pub pairing_blocked: Option<RefusalView>,
        /// Why lots cannot be drawn or numbers given now; none when they can.
        pub lots_blocked: Option<RefusalView>,
        pub undo: Option<JournalLine>,
        pub redo: Option<JournalLine>,
        /// The command after which the tournament is shown as it was; none when it is shown as it
        /// is.
        pub past: Option<JournalLine>,
        /// That the journal is not the one that was written, though the tournament is: only a backup
        /// has it whole.
        pub history_trouble: Option<RefusalView>,
        /// Why the last backup beside the file could not be written.
        pub backup_trouble: Option<RefusalView>,
        /// That the file is not at its path any more, and what was kept; then nothing is written.
        pub replaced: Option<ReplacedView>,
        /// Hints about the place of the file and about copies beside it.
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
    /// What is done where games that are played, or whose result is still to be entered, would lose
    /// their round or their match.
    #[derive(Copy, Eq, Default)]
    pub enum UnderGamesName {
        /// It is refused, with the tables.
        #[default]
        Ask,
        /// It is done; the games stay in the file without their match.
        GoOn,
    }
}

wire! {
    /// The action if results of earlier rounds are contested.
    #[derive(Copy, Eq, Default)]
    pub enum UnderDisputesName {
        /// Refuse.
        #[default]
        Ask,
        /// Go on: the results stand as they are entered.
        GoOn,
    }
}

impl Overview {
    /// The same for who is answered: in the hall without what only the desk may know.
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
