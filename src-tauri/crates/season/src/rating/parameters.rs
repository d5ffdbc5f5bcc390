//! Parameters of a rating.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

/// The start values of a rating.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StartParameters {
    /// The rating of a person without a chess rating, and the center for scaling chess ratings.
    pub rating: f64,
    /// The deviation of a person without a chess rating.
    pub deviation: f64,
    /// The tandem difference per chess difference.
    pub chess_scale: f64,
    /// The deviation of a person who starts from a chess rating.
    pub chess_deviation: f64,
}

/// Parameters of the tandem rating (Weng and Lin, 2011).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TandemParameters {
    /// β: the part of a match that is not strength, in points of a team, whose strength is the sum
    /// of its players'.
    pub beta: f64,
    /// Lower limit of a deviation, so that a rating can still follow an improving person.
    pub least_deviation: f64,
}

/// Parameters of the ratings of single games (Glickman's Glicko-2).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SingleParameters {
    /// σ at the start.
    pub volatility: f64,
    /// τ: the possible change of the volatility.
    pub tau: f64,
}

/// All parameters of the ratings.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingParameters {
    pub start: StartParameters,
    pub tandem: TandemParameters,
    pub single: SingleParameters,
}

impl Default for RatingParameters {
    /// Chosen by the loss on matches that were predicted before being rated: `docs/rating.md`.
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

/// A parameter with its place in the text.
pub(super) struct Named {
    pub(super) section: &'static str,
    pub(super) name: &'static str,
    /// The permitted range, both ends included.
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
    /// Writes all parameters as canonical TOML: equal parameters give equal text.
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

    /// Returns the SHA-256 of [`Self::to_toml`], in lower-case hexadecimal digits.
    pub fn sha256(&self) -> String {
        hex::encode(Sha256::digest(self.to_toml()))
    }
}
