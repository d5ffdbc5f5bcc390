//! The article a refusal rests on.

use kralle_rules::article::Article;
use kralle_rules::law::Law;
use kralle_rules::rule_set::RuleSet;

use crate::Refusal;

impl Refusal {
    /// The article the refusal rests on under `rules`; none where no regulation speaks of it.
    pub fn article(&self, rules: &RuleSet) -> Option<Article> {
        let law = match self {
            Self::SeatingFixed { article }
            | Self::ResultNotAdmitted { article, .. }
            | Self::EvidenceContradicts { article, .. } => {
                return Some(*article);
            }
            Self::OddPlayers { .. } | Self::NoOneSitsOut { .. } => Law::OddNumber,
            Self::BoardsFirst { .. } => Law::Seating,
            Self::TooFewPlayers { .. } | Self::TooFewTeams { .. } | Self::TeamOfSize { .. } => {
                Law::Teams
            }
            Self::LineUpsClosed | Self::LineUpOrderBroken { .. } => Law::LineUp,
            Self::TeamReasonMissing
            | Self::TeamsUnchanged
            | Self::SubstituteNotAdmitted { .. }
            | Self::SubstituteReasonMissing { .. } => Law::Substitutes,
            Self::DirectEncounterDecides { .. }
            | Self::JointWinnersOnlyFirst
            | Self::FirstPlaceOpen { .. } => Law::FirstPlace,
            Self::Absence(refusal) => return refusal.article(rules),
            Self::Penalty(refusal) => return refusal.article(rules),
            Self::Placing(refusal) => return refusal.article(rules),
            Self::PlayerUnknown { .. }
            | Self::PlayerTwice { .. }
            | Self::PlayerNamedTwice { .. }
            | Self::AlreadyDrawn { .. }
            | Self::RoundsExist { .. }
            | Self::SameSeed
            | Self::WishImpossible
            | Self::WishTooRare { .. }
            | Self::TeamUnknown { .. }
            | Self::LotsMissing
            | Self::NumbersMissing
            | Self::NumbersGiven
            | Self::OtherFormation { .. }
            | Self::RulesOfOtherFormation { .. }
            | Self::TeamsExist { .. }
            | Self::PlayerInTeam { .. }
            | Self::PlayerNotInTeam { .. }
            | Self::TeamNameTaken { .. }
            | Self::RoundUnknown { .. }
            | Self::TableUnknown { .. }
            | Self::RoundIsDraft { .. }
            | Self::RoundIsPublished { .. }
            | Self::RoundIncomplete { .. }
            | Self::RoundStillPlaying { .. }
            | Self::RoundPartlyPlaying { .. }
            | Self::AllRoundsPaired { .. }
            | Self::Unpairable { .. }
            | Self::HaveMet { .. }
            | Self::TablesDecide
            | Self::WishUnknown
            | Self::NoTables
            | Self::NoVarmaTable { .. }
            | Self::NumbersNotDrawn
            | Self::RoundsContradict { .. }
            | Self::MatchDecided { .. }
            | Self::SameTeam { .. }
            | Self::PlayerNotInMatch { .. }
            | Self::TeamNotInMatch { .. }
            | Self::ReasonMissing { .. }
            | Self::ChangeReasonMissing { .. }
            | Self::NoResult { .. }
            | Self::TooManyAnswers { .. }
            | Self::AnswerUnknown { .. }
            | Self::NotLevel { .. }
            | Self::RulingIncomplete { .. }
            | Self::RoundsMissing { .. }
            | Self::RulesFrozen
            | Self::TournamentClosed
            | Self::NotClosed => return None,
        };
        Some(rules.article(law))
    }
}
