//! Articles: the sources of the laws.
//!
//! Begin at [`Article`]. Every answer of this crate names its article; [`Law`](crate::law::Law)
//! maps a point of law to its article under each preset. The sections of the Swiss rules, which
//! print no numbers, are in [`swiss`].
//!
//! Not here: the wording of the articles (message files), and the code and tests that implement
//! them (docs/rules.md, generated).

pub mod list;
pub mod swiss;

use std::fmt;

use kralle_choice::Choice;
use serde::{Serialize, Serializer};

/// A body of rules that articles belong to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Regulation {
    /// Tandem rules of the German youth federation (*DSJ Tandemschach-Regeln*).
    Dsj,
    /// Swiss tandem rules and tournament regulations (*Grundregeln des
    /// Einsetz-/Tandemschachs*, *Turnier-Reglement*); not the Swiss system.
    SwissRules,
    Tandemordnung,
    /// Werner Zühlke's *Fairschach und PaarZugSchach*.
    PaarZug,
    /// The rules of ordinary chess as quoted in seed 004.
    OrdinaryChess,
    /// FIDE Laws of Chess, where a regulation refers to them or is silent.
    Fide,
    /// Bughouse as played on the Free Internet Chess Server.
    Fics,
    /// The announcement of the tournament itself (*Ausschreibung*), where it
    /// replaces a rule (Tandemordnung 2.2).
    Announcement,
    /// Kralle's own default, where no text carries the rule.
    Kralle,
}

/// One article: the regulation and the number in it.
///
/// The number is written as the regulation writes it (`3.2`, `7.1 d`, `PZSR 5`);
/// for the Swiss rules it is the code of [`swiss`] (`G4b`).
/// Displays as the command line prints it: `3.2`, `Grundkonzept (4b)`, `FIDE 3.9.2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article {
    pub regulation: Regulation,
    /// The number, or for the Swiss rules the code.
    pub number: &'static str,
}

impl Article {
    /// An article of the DSJ tandem rules, e.g. `3.2`.
    pub const fn dsj(number: &'static str) -> Self {
        Self::new(Regulation::Dsj, number)
    }

    /// An article of the Swiss rules by its code, e.g. `G4b`.
    pub const fn swiss_rules(code: &'static str) -> Self {
        Self::new(Regulation::SwissRules, code)
    }

    /// An article of the Tandemordnung, e.g. `7.1 d`.
    pub const fn ordnung(number: &'static str) -> Self {
        Self::new(Regulation::Tandemordnung, number)
    }

    /// A rule of PaarZugSchach, e.g. `PZSR 5`.
    pub const fn paar_zug(number: &'static str) -> Self {
        Self::new(Regulation::PaarZug, number)
    }

    /// A heading of the rules of ordinary chess, e.g. `Rochade`.
    pub const fn ordinary_chess(heading: &'static str) -> Self {
        Self::new(Regulation::OrdinaryChess, heading)
    }

    /// An article of the FIDE Laws of Chess, e.g. `3.9.2`.
    pub const fn fide(number: &'static str) -> Self {
        Self::new(Regulation::Fide, number)
    }

    /// A help page of the Free Internet Chess Server, e.g. `bughouse`.
    pub const fn fics(page: &'static str) -> Self {
        Self::new(Regulation::Fics, page)
    }

    /// The tournament's own announcement; `option` is the name of the option it sets.
    pub const fn announcement(option: &'static str) -> Self {
        Self::new(Regulation::Announcement, option)
    }

    /// Kralle's default for a point of law that no text carries; `point` names it.
    pub const fn kralle(point: &'static str) -> Self {
        Self::new(Regulation::Kralle, point)
    }

    const fn new(regulation: Regulation, number: &'static str) -> Self {
        Self { regulation, number }
    }

    /// Returns heading and point for screens ("Grundkonzept", "4b"), if the regulation has headings
    /// instead of numbers; `None` otherwise.
    pub fn heading_and_point(&self) -> Option<(&'static str, &'static str)> {
        if self.regulation == Regulation::SwissRules {
            swiss::heading_and_point(self.number)
        } else {
            None
        }
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.regulation {
            Regulation::SwissRules => match self.heading_and_point() {
                Some((heading, point)) => f.pad(&format!("{heading} ({point})")),
                None => f.pad(self.number),
            },
            Regulation::Fide => f.pad(&format!("FIDE {}", self.number)),
            Regulation::Fics => f.pad(&format!("FICS {}", self.number)),
            Regulation::Announcement => f.pad(&format!("Ausschreibung: {}", self.number)),
            Regulation::Kralle => f.pad(&format!("Kralle: {}", self.number)),
            Regulation::Dsj
            | Regulation::Tandemordnung
            | Regulation::PaarZug
            | Regulation::OrdinaryChess => f.pad(self.number),
        }
    }
}

impl Serialize for Article {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case::dsj(Article::dsj("3.2"), "3.2")]
    #[case::ordnung(Article::ordnung("7.1 d"), "7.1 d")]
    #[case::swiss(Article::swiss_rules("G4b"), "Grundkonzept (4b)")]
    #[case::swiss_without_letter(Article::swiss_rules("F1"), "Ende (1)")]
    #[case::fide(Article::fide("3.9.2"), "FIDE 3.9.2")]
    #[case::paar_zug(Article::paar_zug("PZSR 5"), "PZSR 5")]
    #[case::kralle(Article::kralle("withdrawal"), "Kralle: withdrawal")]
    fn an_article_is_printed_as_the_command_line_prints_it(
        #[case] article: Article,
        #[case] text: &str,
    ) {
        assert_eq!(article.to_string(), text);
    }

    #[test]
    fn every_listed_swiss_code_has_a_heading() {
        for article in list::SWISS_RULES {
            assert!(article.heading_and_point().is_some(), "{}", article.number);
        }
    }
}
