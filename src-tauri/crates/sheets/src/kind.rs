//! The sheets Kralle prints, and what a template may name of each.

use kralle_choice::Choice;

/// A sheet.
///
/// In the order of a tournament day; its name is that of its template, too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum SheetKind {
    /// The players, by pot, rating or name.
    Players, // Spielerliste
    /// The record of the drawing of lots.
    #[code("lots")]
    DrawRecord, // Auslosungsprotokoll
    /// The teams with their players.
    Teams, // Teamliste
    /// The line-up report of fixed teams.
    #[code("line_up")]
    LineUpReport, // Rangfolgemeldung
    /// When each part of the day is expected.
    DayPlan, // Tagesplan
    /// The pairings of a round by table; a draft is published by it.
    #[code("pairings")]
    Pairing, // Paarungsaushang
    /// The pairings of a round by player: where do I sit?
    Seats, // Platzliste
    /// A card for each match of a round, to cut.
    #[code("cards")]
    MatchCards, // Ergebniszettel
    /// A slip for each side of each match of a round, to cut: its captain reports with it.
    Slips, // Zugangszettel
    /// A tent card for each table.
    TableNumbers, // Tischnummern
    /// A card for each board.
    BoardNumbers, // Brettnummern
    /// The results of a round.
    Results, // Ergebnisse
    Standings, // Rangliste
    /// Everyone against everyone.
    Crosstable, // Kreuztabelle
    /// Points after each round.
    Progress, // Fortschrittstabelle
    /// Who meets whom in a round robin.
    Berger, // Berger-Tafel
    /// The rules in force in plain words.
    Rules, // Regelblatt
    /// Certificates for the winners.
    Certificates, // Urkunden
    /// What carries a round through a power cut.
    Fallback, // Notfallmappe
    /// What an arbiter was asked and answered; printed by its own call.
    Adjudication, // Entscheidungsblatt
    /// The record of a game at the board.
    GameRecord, // Partieprotokoll
    /// A message of a game by correspondence; printed by its own call.
    Letter, // Fernschachbrief
    /// The director's report.
    Report, // Turnierbericht
    /// Every person with the result of each evening, and the total.
    SeasonTable, // Saisontabelle
    /// A table for each category of a season.
    SeasonCategories, // Wertungen der Saison
    /// Certificates for the best of a season.
    SeasonCertificates, // Urkunden der Saison
}

/// A table of a sheet, and the columns it has to offer, between spaces.
pub type TableSpec = (&'static str, &'static str);

/// What every sheet can say of the tournament, between spaces.
const OCCASION: &str = "tournament place date printed program";

impl SheetKind {
    /// The template that comes with Kralle, as text: what a director copies and changes.
    pub const fn builtin_template(self) -> &'static str {
        match self {
            Self::Players => include_str!("../../../../templates/players.toml"),
            Self::DrawRecord => include_str!("../../../../templates/lots.toml"),
            Self::Teams => include_str!("../../../../templates/teams.toml"),
            Self::LineUpReport => include_str!("../../../../templates/line_up.toml"),
            Self::DayPlan => include_str!("../../../../templates/day_plan.toml"),
            Self::Pairing => include_str!("../../../../templates/pairings.toml"),
            Self::Seats => include_str!("../../../../templates/seats.toml"),
            Self::MatchCards => include_str!("../../../../templates/cards.toml"),
            Self::Slips => include_str!("../../../../templates/slips.toml"),
            Self::TableNumbers => include_str!("../../../../templates/table_numbers.toml"),
            Self::BoardNumbers => include_str!("../../../../templates/board_numbers.toml"),
            Self::Results => include_str!("../../../../templates/results.toml"),
            Self::Standings => include_str!("../../../../templates/standings.toml"),
            Self::Crosstable => include_str!("../../../../templates/crosstable.toml"),
            Self::Progress => include_str!("../../../../templates/progress.toml"),
            Self::Berger => include_str!("../../../../templates/berger.toml"),
            Self::Rules => include_str!("../../../../templates/rules.toml"),
            Self::Certificates => include_str!("../../../../templates/certificates.toml"),
            Self::Fallback => include_str!("../../../../templates/fallback.toml"),
            Self::Adjudication => include_str!("../../../../templates/adjudication.toml"),
            Self::GameRecord => include_str!("../../../../templates/game_record.toml"),
            Self::Letter => include_str!("../../../../templates/letter.toml"),
            Self::Report => include_str!("../../../../templates/report.toml"),
            Self::SeasonTable => include_str!("../../../../templates/season_table.toml"),
            Self::SeasonCategories => {
                include_str!("../../../../templates/season_categories.toml")
            }
            Self::SeasonCertificates => {
                include_str!("../../../../templates/season_certificates.toml")
            }
        }
    }

    /// What title, header, footer and lines may name: the fields of its [`Page`](crate::Page).
    pub fn fields(self) -> Vec<&'static str> {
        let own = match self {
            Self::DrawRecord
            | Self::Teams
            | Self::LineUpReport
            | Self::DayPlan
            | Self::Berger
            | Self::Adjudication
            | Self::GameRecord
            | Self::Letter
            | Self::Report
            | Self::SeasonTable
            | Self::SeasonCategories => "",
            Self::Players => "order",
            Self::Rules => "rules",
            Self::Pairing
            | Self::Seats
            | Self::MatchCards
            | Self::Slips
            | Self::Results
            | Self::Standings
            | Self::Crosstable
            | Self::Progress
            | Self::Fallback => "round",
            Self::TableNumbers | Self::BoardNumbers => "table board",
            Self::Certificates => "rank team players name points",
            Self::SeasonCertificates => "rank category name points",
        };
        let occasion = OCCASION.split(' ');
        occasion.chain(own.split_whitespace()).collect()
    }

    /// Its tables; a column of a template that names none is of the first.
    pub const fn tables(self) -> &'static [TableSpec] {
        match self {
            Self::Players => &[(
                "players",
                "here number title name rating club birth_year fide_id national_id pot",
            )],
            Self::DrawRecord => &[(
                "teams",
                "team pot_1 pot_1_rating pot_2 pot_2_start pot_2_rating",
            )],
            Self::Teams => &[("teams", "number team player rating club")],
            Self::LineUpReport => &[("players", "order player rating birth_year club part")],
            Self::DayPlan => &[("parts", "begins part minutes")],
            Self::Pairing => &[("matches", "table first_named dash second_named result")],
            Self::Seats => &[("players", "player team table side opponents")],
            Self::Results => &[(
                "matches",
                "table first_named result second_named cause board",
            )],
            Self::Standings => &[("teams", "rank number team round points tie_break")],
            Self::Crosstable => &[("teams", "rank number team opponent rest penalty points")],
            Self::Progress => &[("teams", "rank number team round points")],
            Self::Berger => &[
                ("rounds", "round table bye"),
                ("teams", "number team players"),
            ],
            Self::Rules => &[("rules", "article rule")],
            Self::GameRecord => &[("pairs", "number white white_time black black_time")],
            Self::Letter => &[("pairs", "number white white_code black black_code")],
            Self::Fallback => &[
                ("entry", "table first_named second_named result cause board"),
                ("grid", "number team round points"),
            ],
            Self::Report => &[
                (
                    "results",
                    "table first_named result second_named cause reason",
                ),
                ("standings", "rank number team points"),
                ("decisions", "number decision reason"),
                ("journal", "time who what reason"),
            ],
            Self::SeasonTable => &[("persons", "rank name club evening starts points")],
            Self::SeasonCategories => &[("persons", "rank name club starts points")],
            Self::MatchCards
            | Self::Slips
            | Self::TableNumbers
            | Self::BoardNumbers
            | Self::Certificates
            | Self::SeasonCertificates
            | Self::Adjudication => &[],
        }
    }

    /// By what its rows can be grouped; a template chooses one.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few sheets are grouped")]
    pub(crate) const fn groups(self) -> &'static [&'static str] {
        match self {
            Self::Players => &["order", "club"],
            Self::Seats => &["letter"],
            _ => &[],
        }
    }

    /// Whether a template of it is made of `[[line]]`s, placed on a page of their own.
    pub(crate) const fn has_lines(self) -> bool {
        matches!(
            self,
            Self::TableNumbers | Self::BoardNumbers | Self::Certificates | Self::SeasonCertificates
        )
    }

    /// Whether it is of a season instead of a tournament; what it can say of the tournament is then of
    /// the season.
    pub const fn is_of_a_season(self) -> bool {
        matches!(
            self,
            Self::SeasonTable | Self::SeasonCategories | Self::SeasonCertificates
        )
    }

    /// Whether it says how the tournament stands, and so carries the head of the journal.
    pub const fn carries_head(self) -> bool {
        matches!(
            self,
            Self::DrawRecord
                | Self::Pairing
                | Self::Seats
                | Self::Results
                | Self::Standings
                | Self::Crosstable
                | Self::Progress
                | Self::Report
        )
    }

    /// How many of its cards can stand on a page; empty when it has none.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few sheets have cards")]
    pub const fn per_page(self) -> &'static [u8] {
        match self {
            Self::MatchCards | Self::Fallback => &[2, 4],
            Self::BoardNumbers => &[8],
            Self::Slips => &[10],
            _ => &[],
        }
    }
}
