//! The sheets of the print centre.

use kralle_sheets::{Orientation, Paper, SheetKind};

use crate::core::files::{FileToRead, FileToWrite};
use crate::core::preferences::LanguageName;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// A sheet.
    #[derive(Copy, Eq)]
    pub enum SheetName {
        /// The players, by pot, rating or name.
        Players,
        /// The teams with their players.
        Teams,
        /// The record of the drawing of lots.
        Lots,
        /// The line-up report of fixed teams.
        LineUp,
        /// The pairings of a round by table; a draft is published by it.
        Pairings,
        /// The pairings of a round by player: where do I sit?
        Seats,
        /// A card for each match of a round, to cut.
        Cards,
        /// A tent card for each table.
        TableNumbers,
        /// A card for each board.
        BoardNumbers,
        /// The results of a round.
        Results,
        /// The standings.
        Standings,
        /// Everyone against everyone.
        Crosstable,
        /// Points after each round.
        Progress,
        /// Who meets whom in a round robin.
        Berger,
        /// The rules in force in plain words.
        Rules,
        /// Certificates for the winners.
        Certificates,
        /// What carries a round through a power cut.
        Fallback,
        /// What an arbiter was asked and answered; printed by its own call.
        Adjudication,
        /// The record of a game at the board.
        GameRecord,
        /// A message of a game by correspondence; printed by its own call.
        Letter,
        /// The director's report.
        Report,
    }
}

wire! {
    /// How a list of players is ordered.
    #[derive(Copy, Eq)]
    pub enum SheetOrder {
        /// Pot 1 from the top, then pot 2.
        Pots,
        /// The strongest first.
        Rating,
        /// As in a dictionary.
        Name,
    }
}

wire! {
    /// A size of paper.
    #[derive(Copy, Eq)]
    pub enum PaperName {
        /// 210 × 297 mm.
        A4,
        /// 148 × 210 mm.
        A5,
    }
}

wire! {
    /// Which way paper lies.
    #[derive(Copy, Eq)]
    pub enum OrientationName {
        /// Upright.
        Portrait,
        /// On its side.
        Landscape,
    }
}

wire! {
    /// Who gets a certificate.
    #[derive(Copy, Eq)]
    pub enum CertificateFor {
        /// Each team one.
        Team,
        /// Each player one.
        Player,
    }
}

wire! {
    /// When a sheet is wanted.
    #[derive(Copy, Eq)]
    pub enum SheetGroup {
        /// In the round that is on.
        Now,
        /// Before the first round.
        Before,
        /// When all is played.
        End,
    }
}

wire! {
    /// A game whose record can be printed.
    #[derive(Eq)]
    pub struct SheetGame {
        /// Its number.
        pub game: u32,
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// White's name.
        pub white: String,
        /// Black's name.
        pub black: String,
    }
}

wire! {
    /// A sheet that is offered.
    pub struct SheetOffer {
        /// Which sheet.
        pub sheet: SheetName,
        /// When it is wanted.
        pub group: SheetGroup,
        /// The round it is for when none is named; none where it is for no round.
        pub round: Option<u16>,
        /// The rounds it can be printed for.
        pub rounds: Vec<u16>,
        /// The orders there are to choose from.
        pub orders: Vec<SheetOrder>,
        /// The games there are to choose from, the newest first; none where it is of no game.
        pub games: Vec<SheetGame>,
        /// How many cards can stand on a page.
        pub per_page: Vec<u8>,
        /// The paper of its template.
        pub paper: PaperName,
        /// Which way it lies.
        pub orientation: OrientationName,
        /// Whether a template of the director's is in force.
        pub own_template: bool,
        /// Whether it can take a picture.
        pub picture: bool,
        /// Whether printing it publishes a draft.
        pub publishes: bool,
        /// Why it cannot be printed now.
        pub refusal: Option<RefusalView>,
    }
}

wire! {
    /// The sheets that are offered.
    pub struct SheetList {
        /// All of them, in the order of a tournament day.
        pub sheets: Vec<SheetOffer>,
        /// The usual set of the round that is on.
        pub usual: Vec<SheetName>,
    }
}

wire! {
    /// A sheet that was made.
    pub struct PrintedSheet {
        /// Where the PDF is.
        pub path: String,
        /// How many pages it has.
        pub pages: u16,
        /// Characters the typeface lacks; a visible replacement stands for them.
        pub missing: String,
    }
}

wire! {
    /// How long a sheet is.
    #[derive(Copy, Eq)]
    pub struct CountedPages {
        /// Its pages.
        pub pages: u16,
    }
}

wire! {
    /// A sheet to look at.
    pub struct SheetPreview {
        /// The PDF in base 64.
        pub pdf: String,
        /// How many pages it has.
        pub pages: u16,
        /// Characters the typeface lacks; a visible replacement stands for them.
        pub missing: String,
        /// What its file would be called.
        pub title: String,
    }
}

impl SheetName {
    /// All of them, in the order of a tournament day.
    pub const ALL: [Self; 21] = [
        Self::Players,
        Self::Lots,
        Self::Teams,
        Self::LineUp,
        Self::Pairings,
        Self::Seats,
        Self::Cards,
        Self::TableNumbers,
        Self::BoardNumbers,
        Self::Results,
        Self::Standings,
        Self::Crosstable,
        Self::Progress,
        Self::Berger,
        Self::Rules,
        Self::Certificates,
        Self::Fallback,
        Self::Adjudication,
        Self::GameRecord,
        Self::Letter,
        Self::Report,
    ];

    /// The sheet of this name.
    pub const fn kind(self) -> SheetKind {
        match self {
            Self::Players => SheetKind::Players,
            Self::Teams => SheetKind::Teams,
            Self::Lots => SheetKind::DrawRecord,
            Self::LineUp => SheetKind::LineUpReport,
            Self::Pairings => SheetKind::Pairing,
            Self::Seats => SheetKind::Seats,
            Self::Cards => SheetKind::MatchCards,
            Self::TableNumbers => SheetKind::TableNumbers,
            Self::BoardNumbers => SheetKind::BoardNumbers,
            Self::Results => SheetKind::Results,
            Self::Standings => SheetKind::Standings,
            Self::Crosstable => SheetKind::Crosstable,
            Self::Progress => SheetKind::Progress,
            Self::Berger => SheetKind::Berger,
            Self::Rules => SheetKind::Rules,
            Self::Certificates => SheetKind::Certificates,
            Self::Fallback => SheetKind::Fallback,
            Self::Adjudication => SheetKind::Adjudication,
            Self::GameRecord => SheetKind::GameRecord,
            Self::Letter => SheetKind::Letter,
            Self::Report => SheetKind::Report,
        }
    }
}

impl From<PaperName> for Paper {
    fn from(name: PaperName) -> Self {
        match name {
            PaperName::A4 => Self::A4,
            PaperName::A5 => Self::A5,
        }
    }
}

impl From<OrientationName> for Orientation {
    fn from(name: OrientationName) -> Self {
        match name {
            OrientationName::Portrait => Self::Portrait,
            OrientationName::Landscape => Self::Landscape,
        }
    }
}

impl From<Orientation> for OrientationName {
    fn from(orientation: Orientation) -> Self {
        match orientation {
            Orientation::Portrait => Self::Portrait,
            Orientation::Landscape => Self::Landscape,
        }
    }
}

wire! {
    /// Which sheet, and where it goes.
    pub struct PrintSheetInput {
        /// Which sheet.
        pub sheet: SheetName,
        /// The language.
        pub language: LanguageName,
        /// The round; none takes the newest.
        #[serde(default)]
        pub round: Option<u16>,
        /// The order of a list of players; none takes the pots.
        #[serde(default)]
        pub order: Option<SheetOrder>,
        /// How many cards stand on a page; none leaves it to the template.
        #[serde(default)]
        pub per_page: Option<u8>,
        /// The paper; none leaves it to the template.
        #[serde(default)]
        pub paper: Option<PaperName>,
        /// Which way it lies; none leaves it to the template.
        #[serde(default)]
        pub orientation: Option<OrientationName>,
        /// The game, of a game record.
        #[serde(default)]
        #[ts(optional = nullable)]
        pub game: Option<u32>,
        /// Down to which rank there are certificates; none takes 3.
        #[serde(default)]
        pub places: Option<u16>,
        /// Who gets a certificate; none takes the team.
        #[serde(default)]
        pub certificate_for: Option<CertificateFor>,
        /// A picture for certificates, PNG or JPEG.
        #[serde(default)]
        pub picture: Option<FileToRead>,
        /// Where the PDF goes; none takes a name beside the tournament file.
        #[serde(default)]
        pub path: Option<FileToWrite>,
    }
}
