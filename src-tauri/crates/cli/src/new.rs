//! `kralle new`: creates a tournament file.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use kralle_desk::file::new::NewTournamentInput;
use kralle_desk::settings::view::{MatchFormatView, SettingsView};
use kralle_desk::{Acceleration, Desk, Format, Formation, MatchScore, Named, PointsKind, calls};

use crate::choice::choice;
use crate::refusal;

/// Create a tournament file.
#[derive(Args)]
pub(crate) struct New {
    /// The new file, ending in .kralle.
    file: PathBuf,
    /// The name of the tournament.
    #[arg(long)]
    name: String,
    /// The way teams are formed: drawn by lot from two pots, fixed, single players, or single
    /// players with another partner in each round.
    #[arg(long, value_parser = choice!(Formation), default_value = "pot-draw")]
    formation: Formation,
    /// The rule set: dsj, swiss, ordnung or fics, for single players standard, fairschach or pzs;
    /// swiss or standard by default.
    #[arg(long)]
    rules: Option<String>,
    /// The format: round robin, double round robin or Swiss system.
    #[arg(long, value_parser = choice!(Format, |it| Some(word(it))), default_value = "swiss")]
    format: Format,
    /// The pairing of changing partners; standing by default.
    #[arg(long, conflicts_with = "format")]
    partners: Option<Partners>,
    /// The number of rounds of a Swiss system; by default the recommended one.
    #[arg(long)]
    rounds: Option<u16>,
    /// The acceleration of a Swiss system.
    #[arg(long, value_parser = choice!(Acceleration), default_value = "none")]
    acceleration: Acceleration,
    /// The games of each match, all of which are played; 1 by default.
    #[arg(long, conflicts_with = "best_of")]
    games_per_match: Option<u8>,
    /// The largest number of games of a match that ends as soon as it is decided.
    #[arg(long)]
    best_of: Option<u8>,
    /// The points of a match of several games: the sum of its games, or those of its win.
    #[arg(long, value_parser = choice!(MatchScore), default_value = "games")]
    match_score: MatchScore,
    /// The points that decide the standings; the others are the first tie-break.
    #[arg(long, value_parser = choice!(PointsKind), default_value = "match")]
    standings_by: PointsKind,
    /// The author in the journal.
    #[arg(long, default_value = "")]
    who: String,
}

/// The pairing of changing partners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Partners {
    /// Everybody is everybody's partner once, by a complete schedule; a round robin.
    Complete,
    /// Squares of four neighbors in the standings; a Swiss system.
    Standing,
}

impl Partners {
    const fn format(self) -> Format {
        match self {
            Self::Complete => Format::RoundRobin,
            Self::Standing => Format::SwissSystem,
        }
    }
}

/// Returns the word for a format.
fn word(format: Format) -> &'static str {
    match format {
        Format::SwissSystem => "swiss",
        Format::RoundRobin | Format::DoubleRoundRobin => format.code(),
    }
}

/// Returns the usual rule set for this formation.
const fn usual_rules(formation: Formation) -> &'static str {
    match formation {
        Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners => "swiss",
        Formation::SinglePlayers => "standard",
    }
}

/// Creates the file; prints only hints about its location.
pub(crate) fn run(arguments: &New, errors: &mut impl Write) -> io::Result<ExitCode> {
    if arguments.partners.is_some() && arguments.formation != Formation::ChangingPartners {
        writeln!(errors, "--partners needs --formation changing-partners")?;
        return Ok(ExitCode::from(2));
    }
    let input = NewTournamentInput {
        path: Some(arguments.file.as_path().into()),
        settings: SettingsView {
            name: arguments.name.clone(),
            rule_set: arguments
                .rules
                .clone()
                .unwrap_or_else(|| usual_rules(arguments.formation).to_owned()),
            formation: Named(arguments.formation),
            format: Named(
                arguments
                    .partners
                    .map_or(arguments.format, Partners::format),
            ),
            swiss_rounds: arguments.rounds,
            acceleration: Named(arguments.acceleration),
            match_format: MatchFormatView {
                games_per_match: arguments.games_per_match,
                best_of: arguments.best_of,
                match_score: Named(arguments.match_score),
                standings_by: Named(arguments.standings_by),
                ..MatchFormatView::default()
            },
            ..SettingsView::default()
        },
    };
    match Desk::for_scripts(&arguments.who).ask::<calls::new_tournament>(input) {
        Ok(overview) => {
            let place = arguments.file.display().to_string();
            for hint in &overview.place_hints {
                refusal::say(hint, &place, errors)?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(refused) => refusal::say(&refused, &arguments.file.display().to_string(), errors),
    }
}
