//! The sheets Kralle prints, and what a template may name of each.

use kralle_choice::Choice;

use crate::spec::TableSpec;

/// A sheet.
///
/// In the order of a tournament day; its name is that of its template, too.
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
    /// The pairings of a round by player: where do I sit?
    Seats,
    /// A card for each match of a round, to cut.
    #[code("cards")]
    MatchCards,
    /// A slip for each side of each match of a round, to cut: its captain reports with it.
    Slips,
    /// A tent card for each table.
    TableNumbers,
    /// A card for each board.
    BoardNumbers,
    /// The results of a round.
    Results,
    Standings,
    /// Everyone against everyone.
    Crosstable,
    /// Points after each round.
    Progress,
    /// The pairings of a round robin.
    Berger,
    /// The rules in force in plain words.
    Rules,
    /// Certificates for the winners.
    Certificates,
    /// The papers for a round during a power failure.
    Fallback,
    /// A question to an arbiter and the answer; printed by its own call.
    Adjudication,
    /// The record of a game at the board.
    GameRecord,
    /// A message of a game by correspondence; printed by its own call.
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

/// The fields of every sheet, between spaces.
const OCCASION: &str = "tournament place date printed program";

impl SheetKind {
    /// The template that comes with Kralle, as text: what a director copies and changes.
    pub const fn builtin_template(self) -> &'static str {
        self.spec().template
    }

    /// The fields that title, header, footer and lines may use: those of its [`Page`](crate::Page).
    pub fn fields(self) -> Vec<&'static str> {
        let own = self.spec().fields.split_whitespace();
        OCCASION.split(' ').chain(own).collect()
    }

    /// Its tables; a column of a template that names none is of the first.
    pub const fn tables(self) -> &'static [TableSpec] {
        self.spec().tables
    }

    /// True if it is of a season instead of a tournament; what it can say of the tournament is then of
    /// the season.
    pub const fn is_of_a_season(self) -> bool {
        self.spec().is_of_a_season
    }

    /// True if it shows the state of the tournament, and so carries the head of the journal.
    pub const fn carries_head(self) -> bool {
        self.spec().carries_head
    }

    /// The possible numbers of its cards on a page; empty without cards.
    pub const fn per_page(self) -> &'static [u8] {
        self.spec().per_page
    }
}
