//! The names of the tie-breaks and their modifiers (C.07 articles 5 and 14;
//! MTB26, the list behind TRF records 202 and 212).

use std::fmt;
use std::str::FromStr;

use crate::event::ScoreKind;

/// One entry of a list of tie-breaks, such as `BH:MP/C1`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TieBreak {
    /// Which tie-break.
    pub kind: TieBreakKind,
    /// The score it is computed from; `None` for the primary score.
    pub score: Option<ScoreKind>,
    /// What is cut (articles 14.1 to 14.4).
    pub trim: Trim,
    /// How forfeits are read.
    pub forfeits: ForfeitReading,
    /// The limit of the Koya system (article 14.5).
    pub limit: KoyaLimit,
    /// The factor by which SSSC divides the strength of schedule (article
    /// 13.4); `None` for the regular one.
    pub divisor: Option<u16>,
    /// Whether Buchholz is the fore one.
    pub form: BuchholzForm,
    /// Whether the order is turned round.
    pub order: ListOrder,
    /// The rating that an unrated player counts with; `None` leaves the
    /// rating-based tie-breaks without a value when somebody is unrated.
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
    /// `OTHER_DE2`: direct encounter, but only where exactly two are level (S
    /// W2a).
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
        /// Which total of the opponent.
        opponents: ScoreKind,
        /// Which score made against it.
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

/// How many values are cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Trim {
    /// The least significant ones.
    pub low: u8,
    /// The most significant ones.
    pub high: u8,
}

/// How forfeits are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ForfeitReading {
    /// As articles 6.1.1, 15 and 16 say.
    #[default]
    AsRegulated,
    /// `/P`: as games played against the scheduled opponent.
    AsPlayed,
}

/// The score from which on an opponent counts in the Koya system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KoyaLimit {
    /// So many per cent of the highest possible score; the rule says 50.
    Percent(u16),
    /// So many half points above (or, negative, below) 50 per cent.
    HalfPointsFromHalf(i16),
}

/// Whether the last round counts as it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum BuchholzForm {
    /// As it ended.
    #[default]
    Full,
    /// `/F`: the games paired in the last round count as draws.
    Fore,
}

/// Whether the order is the usual one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ListOrder {
    /// As the article says.
    #[default]
    Usual,
    /// `/R`: the other way round.
    Reversed,
}

/// Why a text is not the name of a tie-break.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TieBreakError {
    /// Nobody knows the name.
    #[error("found the tie-break \"{0}\", expected a name of C.07 article 5 such as BH, SB or DE")]
    Name(String),
    /// The part after the colon is neither MP nor GP.
    #[error("found the score \"{0}\", expected MP or GP")]
    Score(String),
    /// Nobody knows the modifier.
    #[error("found the modifier \"{0}\", expected one of C1, M1, L+1, K4, P, F, R, U1000")]
    Modifier(String),
    /// The modifier means nothing for this tie-break.
    #[error("found the modifier \"{modifier}\", expected one that {name} can have")]
    Unfit {
        /// The modifier.
        modifier: String,
        /// The tie-break.
        name: String,
    },
}

impl TieBreakError {
    /// A stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Name(_) => "unknown_tie_break",
            Self::Score(_) => "unknown_tie_break_score",
            Self::Modifier(_) => "unknown_tie_break_modifier",
            Self::Unfit { .. } => "unfit_tie_break_modifier",
        }
    }
}

use ScoreKind::{GamePoints as GP, MatchPoints as MP};
use TieBreakKind as Kind;

const NAMES: &[(&str, TieBreakKind)] = &[
    ("PTS", Kind::Points),
    ("DE", Kind::DirectEncounter),
    ("OTHER_DE2", Kind::DirectEncounterOfTwo),
    ("WIN", Kind::Wins),
    ("WON", Kind::GamesWon),
    ("BPG", Kind::GamesWithBlack),
    ("BWG", Kind::WinsWithBlack),
    ("PS", Kind::Progressive),
    ("REP", Kind::RoundsElected),
    // The name that REP had until 2024.
    ("GE", Kind::RoundsElected),
    ("STD", Kind::StandardPoints),
    ("TPN", Kind::PairingNumber),
    ("BH", Kind::Buchholz),
    ("AOB", Kind::AverageBuchholz),
    ("FB", Kind::ForeBuchholz),
    ("SB", Kind::SonnebornBerger),
    ("KS", Kind::Koya),
    ("ARO", Kind::AverageRating),
    ("TPR", Kind::Performance),
    ("PTP", Kind::PerfectPerformance),
    ("APRO", Kind::AveragePerformance),
    ("APPO", Kind::AveragePerfectPerformance),
    ("RTNG", Kind::Rating),
    ("BC", Kind::BoardCount),
    ("TBR", Kind::TopBoards),
    ("BBE", Kind::BottomBoards),
    ("MPvGP", Kind::OtherScore),
    (
        "EMMSB",
        Kind::ExtendedSonnebornBerger {
            opponents: MP,
            own: MP,
        },
    ),
    (
        "EMGSB",
        Kind::ExtendedSonnebornBerger {
            opponents: MP,
            own: GP,
        },
    ),
    (
        "EGMSB",
        Kind::ExtendedSonnebornBerger {
            opponents: GP,
            own: MP,
        },
    ),
    (
        "EGGSB",
        Kind::ExtendedSonnebornBerger {
            opponents: GP,
            own: GP,
        },
    ),
    ("EDE", Kind::ExtendedDirectEncounter),
    ("EDEBT", Kind::EncounterCountTop),
    ("EDEBB", Kind::EncounterCountBottom),
    ("EDET", Kind::EncounterTop),
    ("EDEB", Kind::EncounterBottom),
    ("SSSC", Kind::ScoreStrength),
];

impl TieBreakKind {
    /// The acronym of article 5.
    pub fn name(self) -> &'static str {
        NAMES
            .iter()
            .find(|(_, kind)| *kind == self)
            .map_or("", |(name, _)| name)
    }

    /// The article that defines it.
    pub const fn article(self) -> &'static str {
        match self {
            Self::Points => "4.2",
            Self::DirectEncounter => "6",
            Self::DirectEncounterOfTwo => "S W2a",
            Self::Wins => "7.1",
            Self::GamesWon => "7.2",
            Self::GamesWithBlack => "7.3",
            Self::WinsWithBlack => "7.4",
            Self::Progressive => "7.5",
            Self::RoundsElected => "7.6",
            Self::StandardPoints => "7.7",
            Self::PairingNumber => "7.8",
            Self::Buchholz => "8.1",
            Self::AverageBuchholz => "8.2",
            Self::ForeBuchholz => "8.3",
            Self::SonnebornBerger => "9.1",
            Self::Koya => "9.2",
            Self::AverageRating => "10.1",
            Self::Performance => "10.2",
            Self::PerfectPerformance => "10.3",
            Self::AveragePerformance => "10.4",
            Self::AveragePerfectPerformance => "10.5",
            Self::Rating => "10.6",
            Self::BoardCount => "12.1",
            Self::TopBoards => "12.2",
            Self::BottomBoards => "12.3",
            Self::OtherScore => "13.1",
            Self::ExtendedSonnebornBerger { .. } => "13.2",
            Self::ExtendedDirectEncounter
            | Self::EncounterCountTop
            | Self::EncounterCountBottom
            | Self::EncounterTop
            | Self::EncounterBottom => "13.3",
            Self::ScoreStrength => "13.4",
        }
    }

    /// Whether article 8 forbids it in a round robin.
    pub const fn is_for_swiss_only(self) -> bool {
        matches!(
            self,
            Self::Buchholz | Self::AverageBuchholz | Self::ForeBuchholz | Self::ScoreStrength
        )
    }

    /// Whether it is a sum from which values can be cut at the low end, and
    /// whether at the high end too.
    const fn can_be_cut(self) -> (bool, bool) {
        let both_ends = matches!(
            self,
            Self::Buchholz | Self::ForeBuchholz | Self::AverageRating
        );
        let low_end = matches!(
            self,
            Self::SonnebornBerger | Self::ExtendedSonnebornBerger { .. } | Self::Progressive
        );
        (both_ends || low_end, both_ends)
    }

    const fn reads_ratings(self) -> bool {
        matches!(
            self,
            Self::AverageRating
                | Self::Performance
                | Self::PerfectPerformance
                | Self::AveragePerformance
                | Self::AveragePerfectPerformance
                | Self::Rating
        )
    }

    const fn reads_forfeits(self) -> bool {
        matches!(
            self,
            Self::DirectEncounter
                | Self::DirectEncounterOfTwo
                | Self::Buchholz
                | Self::AverageBuchholz
                | Self::ForeBuchholz
                | Self::SonnebornBerger
                | Self::ExtendedSonnebornBerger { .. }
                | Self::ExtendedDirectEncounter
                | Self::EncounterCountTop
                | Self::EncounterCountBottom
                | Self::EncounterTop
                | Self::EncounterBottom
                | Self::ScoreStrength
        )
    }
}

impl From<TieBreakKind> for TieBreak {
    fn from(kind: TieBreakKind) -> Self {
        Self {
            kind,
            score: None,
            trim: Trim::default(),
            forfeits: ForfeitReading::default(),
            limit: KoyaLimit::Percent(50),
            divisor: None,
            form: BuchholzForm::default(),
            order: ListOrder::default(),
            unrated: None,
        }
    }
}

impl TieBreak {
    fn modify(&mut self, modifier: &str) -> Result<(), TieBreakError> {
        let unknown = || TieBreakError::Modifier(modifier.to_owned());
        let upper = modifier.to_ascii_uppercase();
        let mut letters = upper.chars();
        let letter = letters.next().ok_or_else(unknown)?;
        let rest = letters.as_str();
        let number = || rest.parse::<u16>().map_err(|_| unknown());
        let few = || {
            rest.parse::<u8>()
                .ok()
                .filter(|it| (1..=9).contains(it))
                .ok_or_else(unknown)
        };
        let (low, high) = self.kind.can_be_cut();
        let fits = match letter {
            'C' => {
                self.trim = Trim {
                    low: few()?,
                    high: 0,
                };
                low
            }
            'M' => {
                self.trim = Trim {
                    low: few()?,
                    high: few()?,
                };
                high
            }
            'L' => {
                self.limit = if rest.starts_with(['+', '-']) {
                    KoyaLimit::HalfPointsFromHalf(rest.parse().map_err(|_| unknown())?)
                } else {
                    KoyaLimit::Percent(number()?)
                };
                self.kind == Kind::Koya
            }
            'K' => {
                self.divisor = Some(number()?).filter(|divisor| *divisor > 0);
                self.kind == Kind::ScoreStrength && self.divisor.is_some()
            }
            'U' => {
                self.unrated = Some(number()?);
                self.kind.reads_ratings()
            }
            'P' if rest.is_empty() => {
                self.forfeits = ForfeitReading::AsPlayed;
                self.kind.reads_forfeits()
            }
            'F' if rest.is_empty() => {
                self.form = BuchholzForm::Fore;
                matches!(
                    self.kind,
                    Kind::Buchholz
                        | Kind::AverageBuchholz
                        | Kind::ForeBuchholz
                        | Kind::ScoreStrength
                )
            }
            'R' if rest.is_empty() => {
                self.order = ListOrder::Reversed;
                matches!(self.kind, Kind::PairingNumber | Kind::Rating)
            }
            _ => return Err(unknown()),
        };
        if fits {
            Ok(())
        } else {
            Err(TieBreakError::Unfit {
                modifier: modifier.to_owned(),
                name: self.kind.name().to_owned(),
            })
        }
    }
}

impl FromStr for TieBreak {
    type Err = TieBreakError;

    /// Reads a name as in the FIDE list, such as `BH:MP/C1/P`; small letters
    /// count as capitals, and `#` and `!` stand for `/` as in some files.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.trim().split(['/', '#', '!']);
        let head = parts.next().unwrap_or_default();
        let (name, score) = match head.split_once(':') {
            Some((name, score)) => (name, Some(score)),
            None => (head, None),
        };
        let (name, implied) = match name.to_ascii_uppercase().as_str() {
            "MPTS" => ("PTS", Some(MP)),
            "GPTS" => ("PTS", Some(GP)),
            _ => (name, None),
        };
        let kind = NAMES
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
            .map(|(_, kind)| *kind)
            .ok_or_else(|| TieBreakError::Name(name.to_owned()))?;
        let score = match score {
            None => implied,
            Some(text) if text.eq_ignore_ascii_case("MP") => Some(MP),
            Some(text) if text.eq_ignore_ascii_case("GP") => Some(GP),
            Some(text) => return Err(TieBreakError::Score(text.to_owned())),
        };
        let mut tie_break = Self {
            score,
            ..Self::from(kind)
        };
        for modifier in parts {
            tie_break.modify(modifier)?;
        }
        Ok(tie_break)
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let score = match self.score {
            Some(MP) => ":MP",
            Some(GP) => ":GP",
            None => "",
        };
        let trim = match self.trim {
            Trim { low: 0, high: 0 } => String::new(),
            Trim { low, high: 0 } => format!("/C{low}"),
            Trim { low, .. } => format!("/M{low}"),
        };
        let limit = match self.limit {
            KoyaLimit::Percent(50) => String::new(),
            KoyaLimit::Percent(percent) => format!("/L{percent}"),
            KoyaLimit::HalfPointsFromHalf(halves) => format!("/L{halves:+}"),
        };
        let form = match self.form {
            BuchholzForm::Full => "",
            BuchholzForm::Fore => "/F",
        };
        let forfeits = match self.forfeits {
            ForfeitReading::AsRegulated => "",
            ForfeitReading::AsPlayed => "/P",
        };
        let divisor = self.divisor.map(|it| format!("/K{it}")).unwrap_or_default();
        let unrated = self.unrated.map(|it| format!("/U{it}")).unwrap_or_default();
        let order = match self.order {
            ListOrder::Usual => "",
            ListOrder::Reversed => "/R",
        };
        let name = self.kind.name();
        f.pad(&format!(
            "{name}{score}{trim}{limit}{form}{forfeits}{divisor}{unrated}{order}"
        ))
    }
}

/// Reads a list with commas between, such as `PTS,DE,BH/C1`.
pub fn parse_list(text: &str) -> Result<Vec<TieBreak>, TieBreakError> {
    text.split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .map(str::parse)
        .collect()
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("BH")]
    #[case("BH:MP/C1/P")]
    #[case("BH:GP/M2/P")]
    #[case("KS/L+1")]
    #[case("KS/L-2")]
    #[case("KS/L60")]
    #[case("SSSC/F/P/K4")]
    #[case("TPN/R")]
    #[case("ARO/C1/U1000")]
    #[case("MPvGP")]
    #[case("EDEBT/P")]
    #[case("OTHER_DE2")]
    fn a_name_is_written_as_it_is_read(#[case] text: &str) {
        assert_eq!(text.parse::<TieBreak>().unwrap().to_string(), text);
    }

    #[rstest]
    #[case("XYZ", "unknown_tie_break")]
    #[case("BH:XP", "unknown_tie_break_score")]
    #[case("BH/Q", "unknown_tie_break_modifier")]
    #[case("BH/C", "unknown_tie_break_modifier")]
    #[case("BH/C0", "unknown_tie_break_modifier")]
    #[case("WIN/C1", "unfit_tie_break_modifier")]
    #[case("SB/M1", "unfit_tie_break_modifier")]
    #[case("SSSC/K0", "unfit_tie_break_modifier")]
    #[case("", "unknown_tie_break")]
    fn a_wrong_name_is_refused(#[case] text: &str, #[case] code: &str) {
        assert_eq!(text.parse::<TieBreak>().unwrap_err().code(), code);
    }

    #[test]
    fn art_5_every_name_is_found_by_its_kind() {
        for (name, kind) in NAMES.iter().filter(|(name, _)| *name != "GE") {
            assert_eq!(kind.name(), *name);
            assert_eq!(name.to_lowercase().parse::<TieBreak>().unwrap().kind, *kind);
        }
    }
}
