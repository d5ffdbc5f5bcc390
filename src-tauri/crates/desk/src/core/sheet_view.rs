//! View types for the sheets of the print center.

use kralle_choice::Choice;
use kralle_sheets::{Orientation, Paper, SheetKind};
use kralle_view::named::Named;
use kralle_words::Language;

use crate::core::files::{FileToRead, FileToWrite};
use crate::core::overview::UnderDisputesName;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// The order of a list of players.
    #[derive(Copy, Eq, Choice)]
    pub enum SheetOrder {
        /// Pot 1 from the top, then pot 2.
        Pots,
        /// Highest rating first.
        Rating,
        Name,
    }
}

wire! {
    /// A paper size offered for sheets.
    #[derive(Copy, Eq, Choice)]
    pub enum PaperName {
        /// 210 × 297 mm.
        A4,
        /// 148 × 210 mm.
        A5,
    }
}

wire! {
    /// The recipient of a certificate.
    #[derive(Copy, Eq, Choice)]
    pub enum CertificateFor {
        Team,
        Player,
    }
}

wire! {
    /// The presence of captains' slips below the cards of matches, to be cut off.
    #[derive(Copy, Eq)]
    pub enum SlipsBelow {
        With,
        Without,
    }
}

wire! {
    /// The time at which a sheet is used.
    #[derive(Copy, Eq)]
    pub enum SheetGroup {
        /// During the current round.
        Now,
        /// Before the first round.
        Before,
        /// After the last round.
        End,
    }
}

wire! {
    /// A game whose record can be printed.
    #[derive(Eq)]
    pub struct SheetGame {
        pub game: u32,
        pub round: u16,
        pub table: u16,
        pub white: String,
        pub black: String,
    }
}

wire! {
    /// An offered sheet.
    pub struct SheetOffer {
        pub sheet: Named<SheetKind>,
        pub group: SheetGroup,
        /// The default round; none if the sheet belongs to no round.
        pub round: Option<u16>,
        /// The rounds that the sheet can be printed for.
        pub rounds: Vec<u16>,
        pub orders: Vec<SheetOrder>,
        /// The games to choose from, newest first; empty if the sheet is not of a game.
        pub games: Vec<SheetGame>,
        /// The possible numbers of cards on a page.
        pub per_page: Vec<u8>,
        /// The paper size of its template.
        pub paper: PaperName,
        pub orientation: Named<Orientation>,
        /// True if a template of the director is in force.
        pub own_template: bool,
        /// True if the sheet can be limited to some tables.
        pub by_table: bool,
        /// True if slips for captains can be printed below its cards, which is then the default:
        /// the hall was opened for this tournament.
        pub slips: bool,
        /// True if the sheet can include a picture.
        pub picture: bool,
        /// True if printing the sheet publishes a draft.
        pub publishes: bool,
        /// The reason why the sheet cannot be printed now; none if it can.
        pub refusal: Option<RefusalView>,
    }
}

wire! {
    /// The offered sheets.
    pub struct SheetList {
        /// All sheets, in the order of a tournament day.
        pub sheets: Vec<SheetOffer>,
        /// The usual set for the current round.
        pub usual: Vec<Named<SheetKind>>,
    }
}

wire! {
    /// A printed sheet.
    pub struct PrintedSheet {
        pub path: String,
        pub pages: u16,
        /// Characters missing from the typeface; a visible replacement is printed instead.
        pub missing: String,
    }
}

wire! {
    /// The length of a sheet.
    #[derive(Copy, Eq)]
    pub struct CountedPages {
        pub pages: u16,
    }
}

wire! {
    /// A preview of a sheet.
    pub struct SheetPreview {
        /// The PDF in base 64.
        pub pdf: String,
        pub pages: u16,
        /// Characters missing from the typeface; a visible replacement is printed instead.
        pub missing: String,
        /// The name of its file, without the tournament and without `.pdf`.
        pub title: String,
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

wire! {
    /// A sheet, its options and its target file.
    pub struct PrintSheetInput {
        pub sheet: Named<SheetKind>,
        pub language: Named<Language>,
        /// The round; default: the newest.
        #[serde(default)]
        pub round: Option<u16>,
        /// The action if printing publishes the round and results are contested.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<UnderDisputesName>"))]
        pub under_disputes: UnderDisputesName,
        /// The order of a list of players; default: by pots.
        #[serde(default)]
        pub order: Option<SheetOrder>,
        /// The number of cards on a page; default: the template's.
        #[serde(default)]
        pub per_page: Option<u8>,
        /// The paper size; default: the template's.
        #[serde(default)]
        pub paper: Option<PaperName>,
        /// The orientation; default: the template's.
        #[serde(default)]
        pub orientation: Option<Named<Orientation>>,
        /// The game, for a game record.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub game: Option<u32>,
        /// The tables, for cards and table numbers; default: all.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub tables: Option<Vec<u16>>,
        /// The slips below cards of matches; default: with slips if the hall was opened for this
        /// tournament.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub slips: Option<SlipsBelow>,
        /// The lowest rank that gets a certificate; default: 3.
        #[serde(default)]
        pub places: Option<u16>,
        /// The recipient of a certificate; default: the team.
        #[serde(default)]
        pub certificate_for: Option<CertificateFor>,
        /// A picture for certificates, PNG or JPEG.
        #[serde(default)]
        pub picture: Option<FileToRead>,
        /// The PDF file; default: a name beside the tournament file.
        #[serde(default)]
        pub path: Option<FileToWrite>,
    }
}
