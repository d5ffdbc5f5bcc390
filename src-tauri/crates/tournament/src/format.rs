//! Which format suits how many teams, and how many rounds it has (S G3).

use crate::{Format, Formation, Tournament};

/// A format with its number of rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Suggestion {
    pub format: Format,
    pub rounds: u16,
}

/// The format suggested for `teams` teams: up to 5 a double round robin, 6 to 8 a round robin,
/// from 9 a Swiss system with ⌈log₂ n⌉ + 3 rounds, at most n − 1. The director decides.
pub fn suggested_format(teams: u16) -> Suggestion {
    let format = match teams {
        0..=5 => Format::DoubleRoundRobin,
        6..=8 => Format::RoundRobin,
        9.. => Format::SwissSystem,
    };
    Suggestion {
        format,
        rounds: rounds_of(format, teams),
    }
}

/// How many rounds `format` has with `teams` teams: in a Swiss system as many as suggested.
pub fn rounds_of(format: Format, teams: u16) -> u16 {
    let cycle = teams.saturating_sub(1) + teams % 2;
    match format {
        _ if teams < 2 => 0,
        Format::RoundRobin => cycle,
        Format::DoubleRoundRobin => cycle * 2,
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
    /// How many teams there are, or would be if lots were drawn or numbers given now. A single player counts
    /// as a team.
    pub fn team_count(&self) -> u16 {
        let teams = match self.settings.formation {
            Formation::FixedTeams => self.teams.len(),
            _ if self.is_formed() => self.teams.len(),
            Formation::PotDraw => self.participants().len() / 2,
            Formation::SinglePlayers => self.participants().len(),
        };
        u16::try_from(teams).unwrap_or(u16::MAX)
    }

    /// How many rounds the tournament has; before the lots as many as it would have now.
    pub fn rounds_planned(&self) -> u16 {
        let usual = rounds_of(self.settings.format, self.team_count());
        match self.settings.format {
            Format::RoundRobin | Format::DoubleRoundRobin => usual,
            Format::SwissSystem => self.settings.swiss_rounds.unwrap_or(usual),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rstest::rstest;

    #[rstest]
    #[case::s_g3_five_teams_twice(5, Format::DoubleRoundRobin, 10)]
    #[case::s_g3_six_teams_once(6, Format::RoundRobin, 5)]
    #[case::s_g3_seven_teams_with_byes(7, Format::RoundRobin, 7)]
    #[case::s_g3_nine_teams_swiss(9, Format::SwissSystem, 7)]
    #[case::s_g3_twelve_teams(12, Format::SwissSystem, 7)]
    #[case::s_g3_sixteen_teams(16, Format::SwissSystem, 7)]
    #[case::s_g3_twenty_nine_teams(29, Format::SwissSystem, 8)]
    fn suggestion(#[case] teams: u16, #[case] format: Format, #[case] rounds: u16) {
        assert_eq!(suggested_format(teams), Suggestion { format, rounds });
    }
}
