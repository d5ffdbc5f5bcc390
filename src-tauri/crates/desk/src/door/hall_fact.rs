//! Facts reported in the hall. They are only ever added, outside the tournament; undo does not
//! remove them.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use kralle_choice::Code;
use kralle_rules::result::Cause;
use kralle_store::{HallRow, NewEntry, Subject};
use kralle_tournament::{
    Board, GameNumber, Outcome, Role, RoundNumber, TableNumber, TeamNumber, Tournament, Verdict,
};
use kralle_view::named::Named;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::core::hall_choice::{CallTopic, Reporting, ScreenContent};
use crate::core::refusal::RefusalView;
use crate::core::visitor::{Level, Slip};
use crate::door::clock_start::ClockStart;
use crate::door::day_plan::DayPlan;

/// A side of a match in a published round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FromSlip {
    pub(crate) round: u16,
    pub(crate) table: u16,
    /// The current game of the match at that time.
    #[serde(default = "first_game", skip_serializing_if = "is_first_game")]
    pub(crate) game: u16,
    pub(crate) side: Named<Role>,
    /// The team, or the lower number of two partners.
    pub(crate) team: u16,
    /// The higher number of two partners; `None` for a team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) partner: Option<u16>,
    /// The journal row that published the round.
    pub(crate) published: u32,
}

const fn first_game() -> u16 {
    GameNumber::FIRST.get()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
const fn is_first_game(game: &u16) -> bool {
    *game == first_game()
}

impl From<Slip> for FromSlip {
    fn from(slip: Slip) -> Self {
        Self {
            round: slip.round.get(),
            table: slip.table.get(),
            game: first_game(),
            side: Named(slip.side),
            team: slip.team.get(),
            partner: slip.partner.map(TeamNumber::get),
            published: slip.published,
        }
    }
}

/// The end of a match, as a captain reports it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Said {
    pub(crate) verdict: Named<Verdict>,
    pub(crate) cause: Named<Cause>,
    /// The board that decided the match; `None` if no board did or it was not named.
    pub(crate) board: Option<u8>,
    /// The id of the player who won there.
    pub(crate) winner_player: Option<u32>,
    pub(crate) reason: Option<String>,
}

impl Said {
    /// The report that matches a result.
    pub(crate) fn of(outcome: &Outcome) -> Self {
        Self {
            verdict: Named(outcome.verdict),
            cause: Named(outcome.cause),
            board: outcome.board.map(Board::number),
            winner_player: None,
            reason: None,
        }
    }

    /// True if both reports agree; a missing board agrees with any.
    pub(crate) fn agrees_with(&self, other: &Self) -> bool {
        (self.verdict, self.cause) == (other.verdict, other.cause)
            && (self.board == other.board || self.board.is_none() || other.board.is_none())
    }
}

/// A fact of the hall, as stored in the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Code)]
#[serde(tag = "event", content = "data", rename_all = "snake_case")]
#[code(kind = HallFactKind)]
pub(crate) enum HallFact {
    /// A captain reported the result.
    Report { from: FromSlip, said: Said },
    /// A captain contested the other's report or the result.
    Contest {
        from: FromSlip,
        /// The number of the report; `None` for the result.
        report: Option<u32>,
    },
    /// A captain no longer contests the result.
    WithdrawContest { from: FromSlip },
    /// An arbiter or the desk confirmed the result that a captain contested.
    EndDispute { from: FromSlip },
    /// A captain called an arbiter.
    Call {
        from: FromSlip,
        /// The captain's own words; may be empty.
        about: String,
        /// The tapped topic; `None` if there are only own words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        topic: Option<Named<CallTopic>>,
    },
    /// An arbiter answered the call.
    EndCall { call: u32, from: FromSlip },
    /// One phone entered both sides of a match: it may report for neither.
    BothSides { from: FromSlip },
    /// A phone has the same name as one of the other side, without proof.
    NamedAlike { from: FromSlip },
    /// A captain turned away a phone that requested entry.
    TurnPhoneAway { from: FromSlip, phone: u16 },
    /// A phone gave back a slip that is not its team's.
    GiveSlipBack { from: FromSlip },
    /// The desk freed a slip: the next phone may enter with it.
    FreeSlip { from: FromSlip },
    /// The desk freed one phone of a slip; other phones stay.
    FreePhone { from: FromSlip, phone: u16 },
    /// A key for a device was made.
    NewDevice {
        device: u32,
        level: Named<Level>,
        name: String,
    },
    /// A device entered by its key.
    EnterDevice { device: u32, name: String },
    /// The access of a device was ended.
    EndDevice { device: u32, name: String },
    /// Another phone tried the key of a device that had already entered.
    DeviceTriedAgain { device: u32, name: String },
    /// The director set the reports that become a result.
    Reporting { reporting: Named<Reporting> },
    /// The round clock was started.
    StartClock { start: ClockStart },
    /// The round clock was paused.
    PauseClock {},
    /// The round clock was resumed.
    GoOn {},
    /// Time was added, for one table or for all.
    ExtendClock {
        minutes: u16,
        /// `None` for all tables.
        table: Option<u16>,
    },
    /// The round clock was removed.
    EndClock {},
    /// A notice for the whole hall was published.
    Notice {
        text: String,
        /// The time after which the notice is hidden; `None` until it is ended.
        ends: Option<DateTime<Utc>>,
    },
    /// A notice was ended.
    EndNotice { notice: u32 },
    /// The director set the day plan; `None` restores the plan by the schedule.
    DayPlan { plan: Option<DayPlan> },
    /// The director set the content of a screen.
    Screen {
        screen: u16,
        shows: Named<ScreenContent>,
    },
}

/// A fact with its journal entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ToldFact {
    /// Its number in the journal.
    pub(crate) number: u32,
    pub(crate) time: DateTime<Utc>,
    pub(crate) who: String,
    pub(crate) fact: HallFact,
}

impl HallFact {
    /// Converts the fact for the store.
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

    /// Reads a fact from a journal row; `None` if a newer version wrote it.
    pub(crate) fn told(row: HallRow) -> Option<ToldFact> {
        let tagged = serde_json::json!({ "event": row.event, "data": row.data });
        Some(ToldFact {
            number: row.number,
            time: row.time,
            who: row.who,
            fact: serde_json::from_value(tagged).ok()?,
        })
    }

    /// True if the fact is about one game of a match.
    pub(crate) const fn is_about_a_game(&self) -> bool {
        matches!(
            self,
            Self::Report { .. }
                | Self::Contest { .. }
                | Self::WithdrawContest { .. }
                | Self::EndDispute { .. }
        )
    }

    /// The side of a match that the fact is from or about; `None` for other facts.
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
    /// Returns the side in a game of its match.
    pub(crate) const fn in_game(self, game: GameNumber) -> Self {
        Self {
            game: game.get(),
            ..self
        }
    }

    /// The subjects for filters of the history: the round, the team, and its players there in
    /// `tournament`.
    pub(crate) fn subjects(&self, tournament: &Tournament) -> BTreeSet<Subject> {
        let mut about = BTreeSet::new();
        let entrants = [Some(self.team), self.partner].into_iter().flatten();
        about.extend(entrants.filter_map(TeamNumber::new).map(Subject::Team));
        let Some(round) = RoundNumber::new(self.round) else {
            return about;
        };
        about.insert(Subject::Round(round));
        let table = TableNumber::new(self.table);
        let it = table.and_then(|table| tournament.match_at(round, table).ok());
        if let Some(it) = it.filter(|it| it.sides.of(self.side.0).lead().get() == self.team) {
            let line_up = it.line_ups.of(self.side.0);
            let players = [Some(line_up.pot_1), line_up.pot_2, line_up.sits_out];
            about.extend(players.into_iter().flatten().map(Subject::Player));
        }
        about
    }

    /// True if the side belongs to this match as published in the journal row `published`.
    pub(crate) fn is_of(&self, round: RoundNumber, table: TableNumber, published: u32) -> bool {
        (self.round, self.table, self.published) == (round.get(), table.get(), published)
    }
}
