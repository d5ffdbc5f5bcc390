//! The kinds of sheets, and the names that their templates may use.

use kralle_choice::Choice;

use crate::spec::TableSpec;

/// A sheet.
///
/// In the order of a tournament day; its name is also that of its template.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
#[code(name = "SheetName")]
pub enum SheetKind {
    /// The players, by pot, rating or name.
    Players,
    /// The record of the drawing of lots.
    #[code("lots")]
    DrawRecord,
    /// The teams with their players.
    Teams,
    /// The line-up report of fixed teams.
    #[code("line_up")]
    LineUpReport,
    /// The schedule of the day.
    DayPlan,
    /// The pairings of a round by table; a draft is published by it.
    #[code("pairings")]
    Pairing,
    /// The pairings of a round by player, for finding one's seat.
    Seats,
    /// A card for each match of a round, to be cut apart.
    #[code("cards")]
    MatchCards,
    /// A slip for each side of each match of a round, to be cut apart: its captain reports with it.
    Slips,
    /// A tent card for each table.
    TableNumbers,
    /// A card for each board.
    BoardNumbers,
    /// The results of a round.
    Results,
    Standings,
    /// The results of everyone against everyone.
    Crosstable,
    /// The points after each round.
    Progress,
    /// The pairings of a round robin.
    Berger,
    /// The rules in force in plain words.
    Rules,
    /// Certificates for the winners.
    Certificates,
    /// The papers for a round during a power failure.
    Fallback,
    /// A question to an arbiter and the answer; printed by a separate call.
    Adjudication,
    /// The record of a game at the board.
    GameRecord,
    /// A message of a correspondence game; printed by a separate call.
    Letter,
    /// The director's report.
    Report,
    /// Every person with the result of each evening, and the total.
    SeasonTable,
    /// A table for each category of a season.
    SeasonCategories,
    /// Certificates for the best of a season.
    SeasonCertificates,
}

/// The fields of every sheet, separated by spaces.
const OCCASION: &str = "tournament place date arbiters printed program";

impl SheetKind {
    /// Returns the text of the built-in template, which a director can copy and change.
    pub const fn builtin_template(self) -> &'static str {
        self.spec().template
    }

    /// Returns the fields for title, header, footer and lines: those of its [`Page`](crate::Page).
    pub fn fields(self) -> Vec<&'static str> {
        let own = self.spec().fields.split_whitespace();
        OCCASION.split(' ').chain(own).collect()
    }

    /// Returns its tables; a template column without a table name belongs to the first.
    pub const fn tables(self) -> &'static [TableSpec] {
        self.spec().tables
    }

    /// True if it is about a season instead of a tournament; its tournament fields are then those
    /// of the season.
    pub const fn is_of_a_season(self) -> bool {
        self.spec().is_of_a_season
    }

    /// True if it shows the state of the tournament, and therefore has the head of the journal.
    pub const fn carries_head(self) -> bool {
        self.spec().carries_head
    }

    /// Returns the allowed numbers of cards on a page; empty without cards.
    pub const fn per_page(self) -> &'static [u8] {
        self.spec().per_page
    }
}
