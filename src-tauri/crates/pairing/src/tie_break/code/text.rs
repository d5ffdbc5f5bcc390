//! Conversion of a tie-break from and to a text such as `BH:MP/C1`.

use std::fmt;
use std::str::FromStr;

use super::TieBreakKind as Kind;
use super::names::NAMES;
use super::{
    BuchholzForm, ForfeitReading, KoyaLimit, ListOrder, TieBreak, TieBreakError, TieBreakKind, Trim,
};
use crate::event::ScoreKind::{GamePoints as GP, MatchPoints as MP};

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
        let fits = match letter {
            'C' => {
                self.trim = Trim {
                    low: few()?,
                    high: 0,
                };
                self.kind.can_be_cut()
            }
            'M' => {
                self.trim = Trim {
                    low: few()?,
                    high: few()?,
                };
                self.kind.can_be_cut()
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

    /// Parses a name as in the FIDE list, such as `BH:MP/C1/P`.
    ///
    /// Ignores case, and accepts `#` and `!` for `/`, as in some files.
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
            .find(|(known, _, _)| known.eq_ignore_ascii_case(name))
            .map(|(_, kind, _)| *kind)
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

/// Parses a comma-separated list, such as `PTS,DE,BH/C1`.
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
    #[case("SB/M1")]
    #[case("EMMSB/M2")]
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
    #[case("BH/P1", "unknown_tie_break_modifier")]
    #[case("BH/F1", "unknown_tie_break_modifier")]
    #[case("TPN/R1", "unknown_tie_break_modifier")]
    #[case("BH/C", "unknown_tie_break_modifier")]
    #[case("BH/C0", "unknown_tie_break_modifier")]
    #[case("WIN/C1", "unfit_tie_break_modifier")]
    #[case("AOB/M1", "unfit_tie_break_modifier")]
    #[case("SSSC/K0", "unfit_tie_break_modifier")]
    #[case("", "unknown_tie_break")]
    fn a_wrong_name_is_refused(#[case] text: &str, #[case] code: &str) {
        assert_eq!(text.parse::<TieBreak>().unwrap_err().code(), code);
    }

    /// Article 14 and the list behind TRF records 202 and 212.
    #[test]
    fn art_14_each_tie_break_has_the_modifiers_that_mean_something_for_it() {
        let fitting = |name: &str| match name {
            "DE" | "OTHER_DE2" | "EDE" | "EDEBT" | "EDEBB" | "EDET" | "EDEB" => "P",
            "PS" => "C1 M1",
            "TPN" => "R",
            "RTNG" => "R U1000",
            "BH" | "FB" => "C1 M1 F P",
            "AOB" => "F P",
            "SB" | "EMMSB" | "EMGSB" | "EGMSB" | "EGGSB" => "C1 M1 P",
            "KS" => "L+1",
            "ARO" => "C1 M1 U1000",
            "TPR" | "PTP" | "APRO" | "APPO" => "U1000",
            "SSSC" => "F P K3",
            _ => "",
        };
        for (name, _, _) in NAMES {
            let found: Vec<&str> = ["C1", "M1", "F", "P", "R", "K3", "L+1", "U1000"]
                .into_iter()
                .filter(|modifier| format!("{name}/{modifier}").parse::<TieBreak>().is_ok())
                .collect();
            let expected: Vec<&str> = fitting(name).split_whitespace().collect();
            let sorted = |mut list: Vec<&'static str>| {
                list.sort_unstable();
                list
            };
            assert_eq!(sorted(found), sorted(expected), "{name}");
        }
    }

    #[test]
    fn art_5_every_name_is_found_by_its_kind() {
        for (name, kind, _) in NAMES.iter().filter(|(name, _, _)| *name != "GE") {
            assert_eq!(kind.name(), *name);
            // Articles 4 to 13 define them, S W2a that of the Swiss regulations.
            let chapter = kind
                .article()
                .split('.')
                .next()
                .and_then(|it| it.parse::<u8>().ok());
            let defined = chapter.is_some_and(|it| (4..=13).contains(&it));
            assert_eq!(defined, *name != "OTHER_DE2", "{name}");
            assert_eq!(name.to_lowercase().parse::<TieBreak>().unwrap().kind, *kind);
        }
    }
}
