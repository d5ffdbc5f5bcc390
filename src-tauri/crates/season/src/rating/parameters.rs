//! The numbers a rating depends on.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

/// How a rating begins.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StartParameters {
    /// Of a person without a chess rating, and the middle from which chess ratings are scaled.
    pub rating: f64,
    /// The deviation of a person without a chess rating.
    pub deviation: f64,
    /// How much of a difference in chess is a difference in tandem.
    pub chess_scale: f64,
    /// The deviation of a person who starts from a chess rating.
    pub chess_deviation: f64,
}

/// What the tandem rating (Weng and Lin, 2011) depends on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TandemParameters {
    /// β: how much of a match is not strength, in points of a team, whose strength is the sum of
    /// its players'.
    pub beta: f64,
    /// No deviation falls below it, so that a rating still follows a person who gets better.
    pub least_deviation: f64,
}

/// What the ratings of single games (Glickman's Glicko-2) depend on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SingleParameters {
    /// σ at the start.
    pub volatility: f64,
    /// τ: how much the volatility may change.
    pub tau: f64,
}

/// What the ratings depend on besides the matches.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingParameters {
    pub start: StartParameters,
    pub tandem: TandemParameters,
    pub single: SingleParameters,
}

impl Default for RatingParameters {
    /// Chosen by the loss on matches that were predicted before they were rated: `docs/rating.md`.
    fn default() -> Self {
        Self {
            start: StartParameters {
                rating: 1500.0,
                deviation: 350.0,
                chess_scale: 0.5,
                chess_deviation: 150.0,
            },
            tandem: TandemParameters {
                beta: 250.0,
                least_deviation: 60.0,
            },
            single: SingleParameters {
                volatility: 0.06,
                tau: 0.5,
            },
        }
    }
}

/// A parameter by its place in the text.
pub(super) struct Named {
    pub(super) section: &'static str,
    pub(super) name: &'static str,
    /// What it may be, both ends included.
    pub(super) from: f64,
    pub(super) until: f64,
    pub(super) of: fn(&mut RatingParameters) -> &mut f64,
}

/// Every parameter, in the order of the text.
pub(super) const ALL: [Named; 8] = [
    Named {
        section: "start",
        name: "rating",
        from: 1.0,
        until: 4000.0,
        of: |it| &mut it.start.rating,
    },
    Named {
        section: "start",
        name: "deviation",
        from: 1.0,
        until: 2000.0,
        of: |it| &mut it.start.deviation,
    },
    Named {
        section: "start",
        name: "chess_scale",
        from: 0.0,
        until: 2.0,
        of: |it| &mut it.start.chess_scale,
    },
    Named {
        section: "start",
        name: "chess_deviation",
        from: 1.0,
        until: 2000.0,
        of: |it| &mut it.start.chess_deviation,
    },
    Named {
        section: "tandem",
        name: "beta",
        from: 10.0,
        until: 4000.0,
        of: |it| &mut it.tandem.beta,
    },
    Named {
        section: "tandem",
        name: "least_deviation",
        from: 1.0,
        until: 2000.0,
        of: |it| &mut it.tandem.least_deviation,
    },
    Named {
        section: "single",
        name: "volatility",
        from: 0.001,
        until: 1.0,
        of: |it| &mut it.single.volatility,
    },
    Named {
        section: "single",
        name: "tau",
        from: 0.1,
        until: 2.0,
        of: |it| &mut it.single.tau,
    },
];

impl RatingParameters {
    /// All of them as TOML, in one form only: equal parameters give equal text.
    pub fn to_toml(&self) -> String {
        let mut parameters = *self;
        let mut text = String::new();
        let mut section = "";
        for named in &ALL {
            if section != named.section {
                let gap = if section.is_empty() { "" } else { "\n" };
                // Writing to a String cannot fail.
                let _ = writeln!(text, "{gap}[{}]", named.section);
                section = named.section;
            }
            let _ = writeln!(text, "{} = {:?}", named.name, (named.of)(&mut parameters));
        }
        text
    }

    /// SHA-256 over [`Self::to_toml`], in lower-case hexadecimal digits.
    pub fn sha256(&self) -> String {
        hex::encode(Sha256::digest(self.to_toml()))
    }
}
