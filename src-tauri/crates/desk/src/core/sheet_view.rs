//! The sheets of the print centre.

use kralle_choice::Choice;
use kralle_sheets::{Orientation, Paper, SheetKind};
use kralle_view::named::Named;
use kralle_words::Language;

use crate::core::files::{FileToRead, FileToWrite};
use crate::core::overview::UnderDisputesName;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// How a list of players is ordered.
    #[derive(Copy, Eq, Choice)]
    pub enum SheetOrder {
        /// Pot 1 from the top, then pot 2.
        Pots,
        /// The strongest first.
        Rating,
        Name,
    }
}

wire! {
    /// A size of paper.
    // Those that sheets are offered on.
    #[derive(Copy, Eq, Choice)]
    pub enum PaperName {
        /// 210 × 297 mm.
        A4,
        /// 148 × 210 mm.
        A5,
    }
}

wire! {
    /// Who gets a certificate.
    #[derive(Copy, Eq, Choice)]
    pub enum CertificateFor {
        Team,
        Player,
    }
}

wire! {
    /// Whether slips for captains hang below the cards of matches, to be cut from them.
    #[derive(Copy, Eq)]
    pub enum SlipsBelow {
        With,
        Without,
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
        pub game: u32,
        pub round: u16,
        pub table: u16,
        pub white: String,
        pub black: String,
    }
}

wire! {
    /// A sheet that is offered.
    pub struct SheetOffer {
        pub sheet: Named<SheetKind>,
        pub group: SheetGroup,
        /// The round it is for when none is named; none where it is for no round.
        pub round: Option<u16>,
        /// The rounds it can be printed for.
        pub rounds: Vec<u16>,
        pub orders: Vec<SheetOrder>,
        /// The games there are to choose from, the newest first; none where it is of no game.
        pub games: Vec<SheetGame>,
        /// How many cards can stand on a page.
        pub per_page: Vec<u8>,
        /// The paper of its template.
        pub paper: PaperName,
        pub orientation: Named<Orientation>,
        /// Whether a template of the director's is in force.
        pub own_template: bool,
        /// Whether it can be made of some tables only.
        pub by_table: bool,
        /// Whether slips for captains can hang below its cards, as they do when nobody says it: the
        /// hall was opened for this tournament.
        pub slips: bool,
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
        pub usual: Vec<Named<SheetKind>>,
    }
}

wire! {
    /// A sheet that was made.
    pub struct PrintedSheet {
        pub path: String,
        pub pages: u16,
        /// Characters the typeface lacks; a visible replacement stands for them.
        pub missing: String,
    }
}

wire! {
    /// How long a sheet is.
    #[derive(Copy, Eq)]
    pub struct CountedPages {
        pub pages: u16,
    }
}

wire! {
    /// A sheet to look at.
    pub struct SheetPreview {
        /// The PDF in base 64.
        pub pdf: String,
        pub pages: u16,
        /// Characters the typeface lacks; a visible replacement stands for them.
        pub missing: String,
        /// What its file would be called.
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
    /// Which sheet, and where it goes.
    pub struct PrintSheetInput {
        pub sheet: Named<SheetKind>,
        pub language: Named<Language>,
        /// The round; none takes the newest.
        #[serde(default)]
        pub round: Option<u16>,
        /// What to do where printing publishes the round and results are contested.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<UnderDisputesName>"))]
        pub under_disputes: UnderDisputesName,
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
        pub orientation: Option<Named<Orientation>>,
        /// The game, of a game record.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub game: Option<u32>,
        /// The tables, of cards and numbers of tables; none takes all.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub tables: Option<Vec<u16>>,
        /// Whether slips hang below cards of matches; none takes them where the hall was opened for
        /// this tournament.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub slips: Option<SlipsBelow>,
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
