//! The specification of each sheet.

use crate::SheetKind;

/// The name of a table, and its available columns, separated by spaces.
pub type TableSpec = (&'static str, &'static str);

/// The names that a template of a sheet may use, and the sheet's properties.
pub(crate) struct SheetSpec {
    /// The built-in template.
    pub(crate) template: &'static str,
    /// The fields for title, header, footer and lines in addition to the occasion, separated by
    /// spaces.
    pub(crate) fields: &'static str,
    pub(crate) tables: &'static [TableSpec],
    /// The groupings of its rows; a template chooses one.
    pub(crate) groups: &'static [&'static str],
    /// True if its template consists of `[[line]]`s, placed on a page of their own.
    pub(crate) has_lines: bool,
    pub(crate) is_of_a_season: bool,
    pub(crate) carries_head: bool,
    /// The allowed numbers of cards on a page; empty without cards.
    pub(crate) per_page: &'static [u8],
}

/// Includes the built-in template of a sheet, by its name.
macro_rules! template {
    ($name:literal) => {
        SheetSpec {
            template: include_str!(concat!("../../../../templates/", $name, ".toml")),
            fields: "",
            tables: &[],
            groups: &[],
            has_lines: false,
            is_of_a_season: false,
            carries_head: false,
            per_page: &[],
        }
    };
}

impl SheetKind {
    pub(crate) const fn spec(self) -> &'static SheetSpec {
        match self {
            Self::Players => &PLAYERS,
            Self::DrawRecord => &DRAW_RECORD,
            Self::Teams => &TEAMS,
            Self::LineUpReport => &LINE_UP_REPORT,
            Self::DayPlan => &DAY_PLAN,
            Self::Pairing => &PAIRING,
            Self::Seats => &SEATS,
            Self::MatchCards => &MATCH_CARDS,
            Self::Slips => &SLIPS,
            Self::TableNumbers => &TABLE_NUMBERS,
            Self::BoardNumbers => &BOARD_NUMBERS,
            Self::Results => &RESULTS,
            Self::Standings => &STANDINGS,
            Self::Crosstable => &CROSSTABLE,
            Self::Progress => &PROGRESS,
            Self::Berger => &BERGER,
            Self::Rules => &RULES,
            Self::Certificates => &CERTIFICATES,
            Self::Fallback => &FALLBACK,
            Self::Adjudication => &ADJUDICATION,
            Self::GameRecord => &GAME_RECORD,
            Self::Letter => &LETTER,
            Self::Report => &REPORT,
            Self::SeasonTable => &SEASON_TABLE,
            Self::SeasonCategories => &SEASON_CATEGORIES,
            Self::SeasonCertificates => &SEASON_CERTIFICATES,
        }
    }
}

const PLAYERS: SheetSpec = SheetSpec {
    fields: "order",
    tables: &[(
        "players",
        "here number title name rating club federation birth_year fide_id national_id pot",
    )],
    groups: &["order", "club"],
    ..template!("players")
};

const DRAW_RECORD: SheetSpec = SheetSpec {
    tables: &[(
        "teams",
        "team pot_1 pot_1_rating pot_2 pot_2_start pot_2_rating",
    )],
    carries_head: true,
    ..template!("lots")
};

const TEAMS: SheetSpec = SheetSpec {
    tables: &[("teams", "number team player rating club")],
    ..template!("teams")
};

const LINE_UP_REPORT: SheetSpec = SheetSpec {
    tables: &[("players", "order player rating birth_year club part")],
    ..template!("line_up")
};

const DAY_PLAN: SheetSpec = SheetSpec {
    tables: &[("parts", "begins part minutes")],
    ..template!("day_plan")
};

const PAIRING: SheetSpec = SheetSpec {
    fields: "round",
    tables: &[("matches", "table first_named dash second_named result")],
    carries_head: true,
    ..template!("pairings")
};

const SEATS: SheetSpec = SheetSpec {
    fields: "round",
    tables: &[("players", "player team table side opponents")],
    groups: &["letter"],
    carries_head: true,
    ..template!("seats")
};

const MATCH_CARDS: SheetSpec = SheetSpec {
    fields: "round",
    per_page: &[2, 4],
    ..template!("cards")
};

const SLIPS: SheetSpec = SheetSpec {
    fields: "round",
    per_page: &[10],
    ..template!("slips")
};

const TABLE_NUMBERS: SheetSpec = SheetSpec {
    fields: "table board",
    has_lines: true,
    ..template!("table_numbers")
};

const BOARD_NUMBERS: SheetSpec = SheetSpec {
    fields: "table board",
    has_lines: true,
    per_page: &[8],
    ..template!("board_numbers")
};

const RESULTS: SheetSpec = SheetSpec {
    fields: "round",
    tables: &[(
        "matches",
        "table first_named result second_named cause board",
    )],
    carries_head: true,
    ..template!("results")
};

const STANDINGS: SheetSpec = SheetSpec {
    fields: "round",
    tables: &[("teams", "rank number team round points tie_break")],
    carries_head: true,
    ..template!("standings")
};

const CROSSTABLE: SheetSpec = SheetSpec {
    fields: "round",
    tables: &[("teams", "rank number team opponent rest penalty points")],
    carries_head: true,
    ..template!("crosstable")
};

const PROGRESS: SheetSpec = SheetSpec {
    fields: "round",
    tables: &[("teams", "rank number team round points")],
    carries_head: true,
    ..template!("progress")
};

const BERGER: SheetSpec = SheetSpec {
    tables: &[
        ("rounds", "round table bye"),
        ("teams", "number team players"),
    ],
    ..template!("berger")
};

const RULES: SheetSpec = SheetSpec {
    fields: "rules",
    tables: &[("rules", "article rule")],
    ..template!("rules")
};

const CERTIFICATES: SheetSpec = SheetSpec {
    fields: "rank team players name points",
    has_lines: true,
    ..template!("certificates")
};

const FALLBACK: SheetSpec = SheetSpec {
    fields: "round",
    tables: &[
        ("entry", "table first_named second_named result cause board"),
        ("grid", "number team round points"),
    ],
    per_page: &[2, 4],
    ..template!("fallback")
};

const ADJUDICATION: SheetSpec = SheetSpec {
    ..template!("adjudication")
};

const GAME_RECORD: SheetSpec = SheetSpec {
    tables: &[("pairs", "number white white_time black black_time")],
    ..template!("game_record")
};

const LETTER: SheetSpec = SheetSpec {
    tables: &[("pairs", "number white white_code black black_code")],
    ..template!("letter")
};

const REPORT: SheetSpec = SheetSpec {
    tables: &[
        (
            "results",
            "table first_named result second_named cause reason",
        ),
        ("standings", "rank number team points"),
        ("decisions", "number decision reason"),
        ("journal", "time who what reason"),
    ],
    carries_head: true,
    ..template!("report")
};

const SEASON_TABLE: SheetSpec = SheetSpec {
    tables: &[("persons", "rank name club evening starts points")],
    is_of_a_season: true,
    ..template!("season_table")
};

const SEASON_CATEGORIES: SheetSpec = SheetSpec {
    tables: &[("persons", "rank name club starts points")],
    is_of_a_season: true,
    ..template!("season_categories")
};

const SEASON_CERTIFICATES: SheetSpec = SheetSpec {
    fields: "rank category name points",
    has_lines: true,
    is_of_a_season: true,
    ..template!("season_certificates")
};
