//! Printed sheets: templates as data, tables and cards on paper, PDF.
//!
//! Begin at [`print()`]: a [`Sheet`] of plain data and a [`Template`] in, a
//! [`Pdf`] out. The way of a sheet: its module fills `data::SheetData`,
//! `layout` gives everything a place as the template says, `pdf` writes it.
//! The same input gives the same bytes. `docs/sheets.md` shows every sheet and
//! describes the templates.
//!
//! Not here: the tournament (the caller fills the sheets), files, printers.

#[cfg(test)]
extern crate self as kralle_sheets; // the samples of the tests name the crate from outside

mod adjudication;
mod berger;
mod certificates;
mod crosstable;
mod data;
mod draw_record;
mod error;
mod fallback;
mod game_record;
mod head;
mod kind;
mod layout;
mod letter;
mod line_up;
mod match_cards;
mod numbers;
mod occasion;
mod pairing;
mod panel;
mod pdf;
mod picture;
mod players;
mod progress;
mod qr_code;
mod report;
mod results;
mod rules;
mod seats;
mod sheet;
mod standings;
mod team;
mod teams;
mod template;
mod text_layer;
mod typeface;

pub use adjudication::{AdjudicationSheet, BoardDiagram, BoardView};
pub use berger::{BergerRound, BergerSheet};
pub use certificates::{Award, CertificateFor, CertificatesSheet};
pub use crosstable::{CrosstableRow, CrosstableSheet};
pub use draw_record::{ClubWish, DrawRecordSheet, DrawnPlayer, DrawnTeam, RoleOnSheet};
pub use error::SheetError;
pub use fallback::{FallbackSheet, TeamSoFar};
pub use game_record::{GameRecordSheet, RecordedPair};
pub use head::HeadOnSheet;
pub use kind::SheetKind;
pub use letter::{Answer, LetterSheet, SentPair};
pub use line_up::{LineUpPart, LineUpReportSheet, ReportedPlayer, ReportedTeam};
pub use match_cards::{CardBoards, CardSeating, MatchCardsSheet, MatchToPlay, Meets};
pub use numbers::{BoardNumbersSheet, TableNumbersSheet};
pub use occasion::{Entrants, Occasion};
pub use pairing::{ByeOnSheet, MatchOnSheet, PairingSheet, SeatingNote};
pub use pdf::Pdf;
pub use picture::{Picture, PictureError};
pub use players::{CheckIn, ListedPlayer, PlayerOrder, PlayersSheet};
pub use progress::{ProgressRow, ProgressSheet, Step};
pub use report::{ReportDecision, ReportEntry, ReportRound, ReportSheet, ReportStanding};
pub use results::{DecidedMatch, ResultsSheet, Winner};
pub use rules::{RuleInWords, RulePart, RulesSheet};
pub use seats::{PlayerSeat, Seat, SeatsSheet};
pub use sheet::{Sheet, count_pages, print};
pub use standings::{
    Finality, RankingDecision, RankingDecisionKind, StandingOnSheet, StandingsSheet, TieBreakLabel,
};
pub use team::{PlayerOnSheet, Presence, TeamOnSheet};
pub use teams::{ListedTeam, TeamMember, TeamsSheet};
pub use template::{Mistake, Orientation, Paper, Template, TemplateError, ValueKind};
