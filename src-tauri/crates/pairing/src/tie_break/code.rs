//! The names of the tie-breaks and their modifiers (C.07 articles 5 and 14;
//! MTB26, the list behind TRF records 202 and 212).

mod names;
mod text;

use kralle_choice::Code;

pub use text::parse_list;

use crate::event::ScoreKind;

/// One entry of a list of tie-breaks, such as `BH:MP/C1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TieBreak {
    pub kind: TieBreakKind,
    /// The underlying score; `None` for the primary score.
    pub score: Option<ScoreKind>,
    /// The cut values (articles 14.1 to 14.4).
    pub trim: Trim,
    pub forfeits: ForfeitReading,
    /// The limit of the Koya system (article 14.5).
    pub limit: KoyaLimit,
    /// The factor by which SSSC divides the strength of schedule (article
    /// 13.4); `None` for the regular one.
    pub divisor: Option<u16>,
    /// The form of Buchholz: full or fore.
    pub form: BuchholzForm,
    pub order: ListOrder,
    /// The rating of an unrated player; `None` leaves rating-based tie-breaks without a value if
    /// any player is unrated.
    pub unrated: Option<u16>,
}

/// The tie-breaks of article 5, the points themselves, and the rule of the
/// Swiss regulations for tandem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TieBreakKind {
    /// PTS: the score.
    Points,
    /// DE: direct encounter (article 6).
    DirectEncounter,
    /// `OTHER_DE2`: direct encounter, but only of exactly two tied entrants (S W2a).
    DirectEncounterOfTwo,
    /// WIN: rounds that brought the points of a win (article 7.1).
    Wins,
    /// WON: games won over the board (article 7.2).
    GamesWon,
    /// BPG: games played with Black, Second (article 7.3).
    GamesWithBlack,
    /// BWG: games won with Black, Second (article 7.4).
    WinsWithBlack,
    /// PS: progressive scores (article 7.5).
    Progressive,
    /// REP: rounds one elected to play in (article 7.6).
    RoundsElected,
    /// STD: standard points (article 7.7).
    StandardPoints,
    /// TPN: the start number, the smaller first (article 7.8).
    PairingNumber,
    /// BH: Buchholz (article 8.1).
    Buchholz,
    /// AOB: average of the opponents' Buchholz (article 8.2).
    AverageBuchholz,
    /// FB: fore Buchholz (article 8.3).
    ForeBuchholz,
    /// SB: Sonneborn-Berger (article 9.1).
    SonnebornBerger,
    /// KS: the Koya system (article 9.2).
    Koya,
    /// ARO: average rating of the opponents (article 10.1).
    AverageRating,
    /// TPR: tournament performance rating (article 10.2).
    Performance,
    /// PTP: perfect tournament performance (article 10.3).
    PerfectPerformance,
    /// APRO: average of the opponents' performance ratings (article 10.4).
    AveragePerformance,
    /// APPO: average of the opponents' perfect performances (article 10.5).
    AveragePerfectPerformance,
    /// RTNG: the rating (article 10.6).
    Rating,
    /// BC: board count, the lower the better (article 12.1).
    BoardCount,
    /// TBR: top board results (article 12.2).
    TopBoards,
    /// BBE: bottom board elimination (article 12.3).
    BottomBoards,
    /// `MPvGP`: the other score (article 13.1).
    OtherScore,
    /// EMMSB, EMGSB, EGMSB, EGGSB: extended Sonneborn-Berger (article 13.2).
    ExtendedSonnebornBerger {
        /// The opponent's score.
        opponents: ScoreKind,
        /// The score made against the opponent.
        own: ScoreKind,
    },
    /// EDE: extended direct encounter (article 13.3.1).
    ExtendedDirectEncounter,
    /// EDEBT: EDE, then BC and TBR between exactly two (article 13.3.2).
    EncounterCountTop,
    /// EDEBB: EDE, then BC and BBE between exactly two.
    EncounterCountBottom,
    /// EDET: EDE, then TBR between exactly two.
    EncounterTop,
    /// EDEB: EDE, then BBE between exactly two.
    EncounterBottom,
    /// SSSC: scores and schedule strength combination (article 13.4).
    ScoreStrength,
}

/// The number of cut values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Trim {
    /// The least significant ones.
    pub low: u8,
    /// The most significant ones.
    pub high: u8,
}

/// The treatment of forfeits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ForfeitReading {
    /// As in articles 6.1.1, 15 and 16.
    #[default]
    AsRegulated,
    /// `/P`: as games played against the scheduled opponent.
    AsPlayed,
}

/// The minimum score of an opponent in the Koya system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KoyaLimit {
    /// A percentage of the highest possible score; the rule is 50.
    Percent(u16),
    /// Half points above (or, negative, below) 50 percent.
    HalfPointsFromHalf(i16),
}

/// The treatment of the last round in Buchholz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum BuchholzForm {
    /// With its results.
    #[default]
    Full,
    /// `/F`: the games paired in the last round count as draws.
    Fore,
}

/// The direction of the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ListOrder {
    /// As in the article.
    #[default]
    Usual,
    /// `/R`: reversed.
    Reversed,
}

/// The reason a text is not the name of a tie-break.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code)]
pub enum TieBreakError {
    /// The name is unknown.
    #[error("found the tie-break \"{0}\", expected a name of C.07 article 5 such as BH, SB or DE")]
    #[code("unknown_tie_break")]
    Name(String),
    /// The part after the colon is neither MP nor GP.
    #[error("found the score \"{0}\", expected MP or GP")]
    #[code("unknown_tie_break_score")]
    Score(String),
    /// The modifier is unknown.
    #[error("found the modifier \"{0}\", expected one of C1, M1, L+1, K4, P, F, R, U1000")]
    #[code("unknown_tie_break_modifier")]
    Modifier(String),
    /// The modifier does not apply to this tie-break.
    #[error("found the modifier \"{modifier}\", expected one that {name} can have")]
    #[code("unfit_tie_break_modifier")]
    Unfit { modifier: String, name: String },
}
