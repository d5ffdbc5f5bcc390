//! The group of tournament options, and their readings in each preset.

use crate::preset::Preset;
use crate::rule_set::competition::{
    ByeRoundRobin, ByeSwissSystem, FirstPlace, ForfeitedEncounter, LatePlayer, Leaving,
    LineUpOrder, OddPlayers, Opponents, RoundRobinUpTo, Seating, Substitutes, SwissRounds,
    ThreePlayerTeam, Withdrawal,
};
use crate::rule_set::option::rule_group;

rule_group! {
    /// All options about the tournament.
    pub struct CompetitionRules {
        seating: Seating,
        opponents: Opponents,
        line_up: LineUpOrder,
        substitutes: Substitutes,
        odd_players: OddPlayers,
        three_player_team: ThreePlayerTeam,
        late_player: LatePlayer,
        leaving: Leaving,
        withdrawal: Withdrawal,
        round_robin_up_to: RoundRobinUpTo,
        swiss_rounds: SwissRounds,
        bye_round_robin: ByeRoundRobin,
        bye_swiss_system: ByeSwissSystem,
        first_place: FirstPlace,
        forfeited_encounter: ForfeitedEncounter,
    }
}

impl CompetitionRules {
    /// Returns the options of a preset, each in the recommended reading. The DSJ rules are
    /// complete; each other preset lists the options in which it differs from them.
    ///
    /// Presets of other games take those of the DSJ rules but never use them. If a regulation is
    /// silent on a tie for first place, S W2 applies.
    pub const fn of(preset: Preset) -> Self {
        match preset {
            Preset::Dsj | Preset::PaarZugSchach | Preset::Fairschach | Preset::Standard => {
                Self::dsj()
            }
            Preset::SwissRules => Self::swiss_rules(),
            Preset::Ordnung => Self::ordnung(),
            Preset::Fics => Self::fics(),
        }
    }

    const fn dsj() -> Self {
        Self {
            seating: Seating::FirstNamedBlackOnBoard1,
            opponents: Opponents::AsSeating,
            line_up: LineUpOrder::RankingList,
            substitutes: Substitutes::None,
            odd_players: OddPlayers::Unregulated,
            three_player_team: ThreePlayerTeam::EveryThirdRound,
            late_player: LatePlayer::ByStrength,
            leaving: Leaving::Unregulated,
            withdrawal: Withdrawal::HalfPlayed,
            round_robin_up_to: RoundRobinUpTo::AsSuggested,
            swiss_rounds: SwissRounds::AsSuggested,
            bye_round_robin: ByeRoundRobin::Zero,
            bye_swiss_system: ByeSwissSystem::One,
            first_place: FirstPlace::DirectEncounterThenDirector,
            forfeited_encounter: ForfeitedEncounter::InRoundRobin,
        }
    }

    const fn swiss_rules() -> Self {
        Self {
            seating: Seating::ByChoice,
            line_up: LineUpOrder::Free,
            substitutes: Substitutes::DirectorOnly,
            odd_players: OddPlayers::StepInOrThree,
            leaving: Leaving::Forbidden,
            ..Self::dsj()
        }
    }

    const fn ordnung() -> Self {
        Self {
            substitutes: Substitutes::Allowed,
            ..Self::dsj()
        }
    }

    const fn fics() -> Self {
        Self {
            seating: Seating::ByChoice,
            line_up: LineUpOrder::Free,
            ..Self::dsj()
        }
    }
}
