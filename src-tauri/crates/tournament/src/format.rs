//! The recommended format for a number of teams, and the number of rounds (S G3).

use kralle_pairing::changing_partners::complete_rounds;
use kralle_rules::rule_set::RuleSet;

use crate::{Format, Formation, Tournament};

/// A format with its number of rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Suggestion {
    pub format: Format,
    pub rounds: u16,
}

/// The most players with changing partners for whom a complete schedule is recommended: those of
/// an evening.
const MOST_IN_AN_EVENING: u16 = 13;

/// Returns the recommended format for `teams` teams: up to 5 a double round robin, 6 to 8 a round
/// robin. From 9 a Swiss system with ⌈log₂ n⌉ + 3 rounds, at most n − 1. With changing partners, a
/// complete schedule up to 13 players. An announcement overrides these, and the director decides.
pub fn suggested_format(formation: Formation, teams: u16, rules: &RuleSet) -> Suggestion {
    let up_to = rules.competition.round_robin_up_to.teams();
    let format = match (formation, teams) {
        (Formation::ChangingPartners, ..=MOST_IN_AN_EVENING) => Format::RoundRobin,
        (Formation::ChangingPartners, _) => Format::SwissSystem,
        (_, 0..=5) if up_to.is_none() => Format::DoubleRoundRobin,
        _ if teams <= up_to.unwrap_or(8) => Format::RoundRobin,
        _ => Format::SwissSystem,
    };
    Suggestion {
        format,
        rounds: rounds_under(rules, formation, format, teams),
    }
}

/// Returns the number of rounds of `format` with `teams` teams under `rules`. The rules fix that of
/// a Swiss system, as far as there are opponents.
pub fn rounds_under(rules: &RuleSet, formation: Formation, format: Format, teams: u16) -> u16 {
    match (format, rules.competition.swiss_rounds.rounds()) {
        (Format::SwissSystem, Some(rounds)) => rounds.min(teams.saturating_sub(1)),
        (Format::SwissSystem | Format::RoundRobin | Format::DoubleRoundRobin, _) => {
            rounds_of(formation, format, teams)
        }
    }
}

/// Returns the number of rounds of `format` with `teams` teams; for a Swiss system the recommended
/// one. A complete schedule of changing partners has 0 rounds for a number of players without one.
pub fn rounds_of(formation: Formation, format: Format, teams: u16) -> u16 {
    let cycle = match formation {
        Formation::ChangingPartners => complete_rounds(teams).unwrap_or(0),
        Formation::PotDraw | Formation::FixedTeams | Formation::SinglePlayers => {
            teams.saturating_sub(1) + teams % 2
        }
    };
    match format {
        _ if teams < 2 => 0,
        Format::RoundRobin => cycle,
        Format::DoubleRoundRobin => cycle.saturating_mul(2),
        Format::SwissSystem => {
            let halvings = u16::BITS - (teams - 1).leading_zeros();
            u16::try_from(halvings)
                .unwrap_or(u16::MAX)
                .saturating_add(3)
                .min(teams - 1)
        }
    }
}

impl Tournament {
    /// Returns the number of teams; before lots or numbers, the number there would be now. A single
    /// player counts as a team.
    pub fn team_count(&self) -> u16 {
        let teams = match self.settings.formation {
            Formation::FixedTeams => self.teams.len(),
            _ if self.is_formed() => self.teams.len(),
            Formation::PotDraw => self.participants().len() / 2,
            Formation::SinglePlayers | Formation::ChangingPartners => self.participants().len(),
        };
        u16::try_from(teams).unwrap_or(u16::MAX)
    }

    /// Returns the number of rounds; before the lots, the number there would be now.
    pub fn rounds_planned(&self) -> u16 {
        let usual = rounds_under(
            &self.settings.rule_set,
            self.settings.formation,
            self.settings.format,
            self.team_count(),
        );
        match self.settings.format {
            Format::RoundRobin | Format::DoubleRoundRobin => usual,
            Format::SwissSystem => self.settings.swiss_rounds.unwrap_or(usual),
        }
    }
}

impl Tournament {
    /// Returns the format that the announcement prescribes for this number of teams. `None` if the
    /// announcement prescribes none, it is already set, a round is paired, or there are fewer than
    /// two teams.
    pub fn proposed_format(&self) -> Option<Suggestion> {
        let rules = &self.settings.rule_set;
        let teams = self.team_count();
        rules.competition.round_robin_up_to.teams()?;
        let proposed = suggested_format(self.settings.formation, teams, rules);
        (teams >= 2 && self.rounds.is_empty() && proposed.format != self.settings.format)
            .then_some(proposed)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may fail")]
    use kralle_rules::preset::Preset;
    use rstest::rstest;

    use super::*;

    /// Up to 8 teams a round robin, otherwise 7 rounds of the Swiss system.
    const HOUSE: &str =
        "base = \"swiss\"\nround_robin_up_to = \"teams_8\"\nswiss_rounds = \"rounds_7\"";

    #[rstest]
    #[case::s_g3_four_teams(4, Format::RoundRobin, 3)]
    #[case::s_g3_eight_teams(8, Format::RoundRobin, 7)]
    #[case::s_g3_nine_teams(9, Format::SwissSystem, 7)]
    #[case::s_g3_forty_teams(40, Format::SwissSystem, 7)]
    fn an_announced_format(#[case] teams: u16, #[case] format: Format, #[case] rounds: u16) {
        let rules = RuleSet::from_toml(HOUSE).unwrap();
        assert_eq!(
            suggested_format(Formation::PotDraw, teams, &rules),
            Suggestion { format, rounds }
        );
    }

    #[rstest]
    fn who_has_nobody_to_meet_has_no_rounds(
        #[values(Format::RoundRobin, Format::DoubleRoundRobin, Format::SwissSystem)] format: Format,
    ) {
        assert_eq!(
            [0, 1].map(|teams| rounds_of(Formation::PotDraw, format, teams)),
            [0, 0]
        );
        assert!(rounds_of(Formation::PotDraw, format, 2) > 0);
    }

    #[test]
    fn s_g3_a_swiss_system_has_three_rounds_more_than_halvings_as_far_as_there_are_opponents() {
        for teams in 2..=300_u16 {
            let mut halvings = 0;
            while 1 << halvings < u32::from(teams) {
                halvings += 1;
            }
            let expected = (halvings + 3).min(teams - 1);
            assert_eq!(
                rounds_of(Formation::PotDraw, Format::SwissSystem, teams),
                expected,
                "{teams}"
            );
        }
    }

    #[test]
    fn s_g3_no_more_announced_rounds_than_opponents() {
        let rules = RuleSet::from_toml("base = \"dsj\"\nswiss_rounds = \"rounds_9\"").unwrap();
        assert_eq!(
            rounds_under(&rules, Formation::PotDraw, Format::SwissSystem, 6),
            5
        );
        assert_eq!(
            rounds_under(&rules, Formation::PotDraw, Format::SwissSystem, 40),
            9
        );
    }

    #[rstest]
    #[case::s_g3_five_teams_twice(5, Format::DoubleRoundRobin, 10)]
    #[case::s_g3_six_teams_once(6, Format::RoundRobin, 5)]
    #[case::s_g3_seven_teams_with_byes(7, Format::RoundRobin, 7)]
    #[case::s_g3_nine_teams_swiss(9, Format::SwissSystem, 7)]
    #[case::s_g3_twelve_teams(12, Format::SwissSystem, 7)]
    #[case::s_g3_sixteen_teams(16, Format::SwissSystem, 7)]
    #[case::s_g3_twenty_nine_teams(29, Format::SwissSystem, 8)]
    fn suggestion(#[case] teams: u16, #[case] format: Format, #[case] rounds: u16) {
        let rules = RuleSet::of(Preset::SwissRules);
        assert_eq!(
            suggested_format(Formation::PotDraw, teams, &rules),
            Suggestion { format, rounds }
        );
    }
}
