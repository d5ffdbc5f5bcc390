//! The view of the parts of settings that cannot be carried out.

use kralle_tournament::PlanNotice;

use crate::wire;

wire! {
    /// A part of the settings that the entrants or the format do not allow.
    #[serde(tag = "kind")]
    pub enum PlanNoticeView {
        /// More rounds of a Swiss system than anyone has opponents.
        TooManyRounds {
            /// The number of teams or single players.
            entrants: u16,
            rounds: u16,
            /// The number of rounds without rematches.
            most: u16,
        },
        /// As many rounds of a Swiss system as anyone has opponents.
        AsManyRoundsAsOpponents {
            /// The number of teams or single players.
            entrants: u16,
            rounds: u16,
        },
        /// A tie-break without effect in a round robin.
        SameOpponents {
            /// The FIDE code, such as `BH/C1`.
            tie_break: String,
        },
        /// A tie-break for round robins in a Swiss system.
        OnlyInRoundRobin {
            /// The FIDE code, such as `KS`.
            tie_break: String,
        },
        /// A tie-break of board results or a second score.
        NoBoardResults {
            /// The FIDE code, such as `BC`.
            tie_break: String,
        },
        /// A tie-break that needs a rating of every entrant.
        Unrated {
            /// The FIDE code, such as `TPR`.
            tie_break: String,
            /// The number of unrated entrants.
            unrated: u16,
        },
    }
}

impl From<PlanNotice> for PlanNoticeView {
    fn from(notice: PlanNotice) -> Self {
        match notice {
            PlanNotice::TooManyRounds {
                entrants,
                rounds,
                most,
            } => Self::TooManyRounds {
                entrants,
                rounds,
                most,
            },
            PlanNotice::AsManyRoundsAsOpponents { entrants, rounds } => {
                Self::AsManyRoundsAsOpponents { entrants, rounds }
            }
            PlanNotice::SameOpponents(tie_break) => Self::SameOpponents {
                tie_break: tie_break.to_string(),
            },
            PlanNotice::OnlyInRoundRobin(tie_break) => Self::OnlyInRoundRobin {
                tie_break: tie_break.to_string(),
            },
            PlanNotice::NoBoardResults(tie_break) => Self::NoBoardResults {
                tie_break: tie_break.to_string(),
            },
            PlanNotice::Unrated { tie_break, unrated } => Self::Unrated {
                tie_break: tie_break.to_string(),
                unrated,
            },
        }
    }
}
