//! What was said in the hall: facts that are only ever added, beside the tournament. Undo does not
//! reach them.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use kralle_choice::Code;
use kralle_rules::result::Cause;
use kralle_store::{HallRow, NewEntry, Subject};
use kralle_tournament::{
    Board, Outcome, Role, RoundNumber, TableNumber, TeamNumber, Tournament, Verdict,
};
use kralle_view::named::Named;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::core::hall_choice::{CallTopic, Reporting, ScreenContent};
use crate::core::refusal::RefusalView;
use crate::core::visitor::{Level, Slip};
use crate::door::clock_start::ClockStart;
use crate::door::day_plan::DayPlan;

/// Which side of which match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FromSlip {
    pub(crate) round: u16,
    pub(crate) table: u16,
    pub(crate) side: Named<Role>,
    pub(crate) team: u16,
    /// The row of the journal that published the round.
    pub(crate) published: u32,
}

impl From<Slip> for FromSlip {
    fn from(slip: Slip) -> Self {
        Self {
            round: slip.round.get(),
            table: slip.table.get(),
            side: Named(slip.side),
            team: slip.team.get(),
            published: slip.published,
        }
    }
}

/// How a match ended, as a captain says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Said {
    pub(crate) verdict: Named<Verdict>,
    pub(crate) cause: Named<Cause>,
    /// The board that decided, where one did.
    pub(crate) board: Option<u8>,
    /// The player who won there.
    pub(crate) winner_player: Option<u32>,
    pub(crate) reason: Option<String>,
}

impl Said {
    /// What a result says.
    pub(crate) fn of(outcome: &Outcome) -> Self {
        Self {
            verdict: Named(outcome.verdict),
            cause: Named(outcome.cause),
            board: outcome.board.map(Board::number),
            winner_player: None,
            reason: None,
        }
    }

    /// Whether both say the same: the board must be the same where both name one.
    pub(crate) fn agrees_with(&self, other: &Self) -> bool {
        (self.verdict, self.cause) == (other.verdict, other.cause)
            && (self.board == other.board || self.board.is_none() || other.board.is_none())
    }
}

/// A fact of the hall, as the journal keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Code)]
#[serde(tag = "event", content = "data", rename_all = "snake_case")]
#[code(kind = HallFactKind)]
pub(crate) enum HallFact {
    /// A captain said how the match ended.
    Report { from: FromSlip, said: Said },
    /// A captain said that the other's report, or the result, is not right.
    Contest {
        from: FromSlip,
        /// The report; none: the result.
        report: Option<u32>,
    },
    /// A captain took back that the result is not right.
    WithdrawContest { from: FromSlip },
    /// An arbiter or the desk kept the result that a captain contested.
    EndDispute { from: FromSlip },
    /// A captain called an arbiter.
    Call {
        from: FromSlip,
        /// The captain's own words; may be empty.
        about: String,
        /// What was tapped; `None` where there are own words alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        topic: Option<Named<CallTopic>>,
    },
    /// Somebody came.
    EndCall { call: u32, from: FromSlip },
    /// One phone entered both sides of a match: it may report for neither.
    BothSides { from: FromSlip },
    /// A phone goes by the name of one of the other side, and did not prove it.
    NamedAlike { from: FromSlip },
    /// A captain turned a phone away that asked to be let in.
    TurnPhoneAway { from: FromSlip, phone: u16 },
    /// A phone gave a slip back that is not its team's.
    GiveSlipBack { from: FromSlip },
    /// The desk freed a slip: the next phone may enter it.
    FreeSlip { from: FromSlip },
    /// The desk freed one phone of a slip; others go on.
    FreePhone { from: FromSlip, phone: u16 },
    /// A key for a device was made.
    NewDevice {
        device: u32,
        level: Named<Level>,
        name: String,
    },
    /// A device entered by its key.
    EnterDevice { device: u32, name: String },
    /// A device was ended.
    EndDevice { device: u32, name: String },
    /// Another phone tried the key of a device that has been entered.
    DeviceTriedAgain { device: u32, name: String },
    /// The director set which reports become a result.
    Reporting { reporting: Named<Reporting> },
    /// The round clock was started.
    StartClock { start: ClockStart },
    /// The round clock stands still from then on.
    PauseClock {},
    /// It runs again.
    GoOn {},
    /// There is more time, for one table or for all.
    ExtendClock {
        minutes: u16,
        /// None: for all.
        table: Option<u16>,
    },
    /// The round clock was taken away.
    EndClock {},
    /// Something was said to everybody.
    Notice {
        text: String,
        /// When it is no longer shown; none: until it is ended.
        ends: Option<DateTime<Utc>>,
    },
    /// A notice is no longer shown.
    EndNotice { notice: u32 },
    /// The director set how the day goes; none: as the schedule has it.
    DayPlan { plan: Option<DayPlan> },
    /// The director set what a screen shows.
    Screen {
        screen: u16,
        shows: Named<ScreenContent>,
    },
}

/// A fact with its place in the journal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ToldFact {
    /// Its number in the journal.
    pub(crate) number: u32,
    pub(crate) time: DateTime<Utc>,
    pub(crate) who: String,
    pub(crate) fact: HallFact,
}

impl HallFact {
    /// As the store takes it.
    pub(crate) fn entry(&self, time: DateTime<Utc>, who: &str) -> Result<NewEntry, RefusalView> {
        let mut tagged =
            serde_json::to_value(self).map_err(|error| RefusalView::internal(&error))?;
        Ok(NewEntry {
            time,
            who: who.to_owned(),
            command: self.code().to_owned(),
            data: tagged.get_mut("data").map(Value::take).unwrap_or_default(),
        })
    }

    /// What a row tells; none where a later program wrote it.
    pub(crate) fn told(row: HallRow) -> Option<ToldFact> {
        let tagged = serde_json::json!({ "event": row.event, "data": row.data });
        Some(ToldFact {
            number: row.number,
            time: row.time,
            who: row.who,
            fact: serde_json::from_value(tagged).ok()?,
        })
    }

    /// Which side of which match spoke, or is spoken of.
    pub(crate) const fn from(&self) -> Option<FromSlip> {
        match self {
            Self::Report { from, .. }
            | Self::Contest { from, .. }
            | Self::WithdrawContest { from }
            | Self::EndDispute { from }
            | Self::Call { from, .. }
            | Self::EndCall { from, .. }
            | Self::BothSides { from }
            | Self::NamedAlike { from }
            | Self::TurnPhoneAway { from, .. }
            | Self::GiveSlipBack { from }
            | Self::FreeSlip { from }
            | Self::FreePhone { from, .. } => Some(*from),
            Self::NewDevice { .. }
            | Self::EnterDevice { .. }
            | Self::EndDevice { .. }
            | Self::DeviceTriedAgain { .. }
            | Self::Reporting { .. }
            | Self::StartClock { .. }
            | Self::PauseClock {}
            | Self::GoOn {}
            | Self::ExtendClock { .. }
            | Self::EndClock {}
            | Self::Notice { .. }
            | Self::EndNotice { .. }
            | Self::DayPlan { .. }
            | Self::Screen { .. } => None,
        }
    }
}

impl FromSlip {
    /// What the history can be asked for: the round, the team, and who plays for it there in
    /// `tournament`.
    pub(crate) fn subjects(&self, tournament: &Tournament) -> BTreeSet<Subject> {
        let mut about = BTreeSet::new();
        about.extend(TeamNumber::new(self.team).map(Subject::Team));
        let Some(round) = RoundNumber::new(self.round) else {
            return about;
        };
        about.insert(Subject::Round(round));
        let table = TableNumber::new(self.table);
        let it = table.and_then(|table| tournament.match_at(round, table).ok());
        if let Some(it) = it.filter(|it| it.teams.of(self.side.0).get() == self.team) {
            let line_up = it.line_ups.of(self.side.0);
            let players = [Some(line_up.pot_1), line_up.pot_2, line_up.sits_out];
            about.extend(players.into_iter().flatten().map(Subject::Player));
        }
        about
    }

    /// Whether it is about this match as it was published then.
    pub(crate) fn is_of(&self, round: RoundNumber, table: TableNumber, published: u32) -> bool {
        (self.round, self.table, self.published) == (round.get(), table.get(), published)
    }
}
