//! Forecasts for each format, by simulation of many evenings.

use kralle_call::call;
use kralle_season::simulation::{Simulated, simulate, typical};
use kralle_tournament::{Acceleration, Format, Formation, Settings, Tournament};
use kralle_view::named::Named;

use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::settings::schedule::clock_time;
use crate::settings::view::SettingsView;

wire! {
    /// The plan of an evening.
    pub struct SimulateFormatsInput {
        /// The settings so far; the format and the name are ignored.
        pub settings: SettingsView,
        /// The expected number of players, or of fixed teams; at most 1000 are simulated.
        ///
        /// Ignored if the players of the open tournament are used.
        pub entrants: u16,
        /// The number of tables, one for each match; `None` for no limit.
        #[serde(default)]
        pub tables: Option<u16>,
        /// True to use the open tournament's players and ratings, if they are enough to form teams.
        #[serde(default)]
        pub of_open: bool,
    }
}

wire! {
    /// The forecast for a format.
    pub struct FormatOutlook {
        pub format: Named<Format>,
        pub rounds: u16,
        /// The end of the last round (HH:MM); `None` without a time control or a start time.
        pub last_round_ends: Option<String>,
        /// The number of rounds that end in time; `None` if all do, or if the times are not set.
        pub too_few_rounds: Option<u16>,
        /// The number of tables that a round needs; `None` if there are enough.
        pub tables_needed: Option<u16>,
        /// The results of the simulation; `None` for more than 60 rounds.
        pub simulated: Option<SimulatedView>,
    }
}

wire! {
    /// The results of a simulation. Shares are in thousandths of the evenings.
    pub struct SimulatedView {
        /// The number of simulated evenings.
        pub evenings: u32,
        /// The share with the strongest team first; a shared first place counts in part.
        pub strongest_first: u16,
        /// The share with several teams on the highest points.
        pub level_in_points: u16,
        /// The share with first place left to the director.
        pub undecided: u16,
        /// The average number of teams that met an opponent twice, in tenths of a team.
        pub met_again_tenths: u32,
        /// The share with a round that could not be paired, which ended the evening.
        pub ended_early: u16,
    }
}

wire! {
    /// The forecasts for all formats.
    pub struct FormatOutlooks {
        /// The Swiss system, the round robin and the double round robin. Those without a schedule are omitted.
        pub formats: Vec<FormatOutlook>,
        /// The number of simulated teams.
        pub teams: u16,
        /// True for the players and ratings of the open tournament, false for typical ratings of clubs.
        pub with_own_ratings: bool,
    }
}

/// The maximum number of rounds of a simulated evening.
const MOST_ROUNDS: u16 = 60;
/// The maximum number of simulated entrants.
const MOST_ENTRANTS: u16 = 1000;
/// The number of simulated matches for each format, within the bounds of [`EVENINGS`].
const MATCHES: u32 = 60_000;
/// The minimum and the maximum number of simulated evenings.
const EVENINGS: (u32, u32) = (40, 1000);

/// Forecasts the duration and the results of each format, by simulation of many evenings.
#[call]
pub(crate) fn simulate_formats(
    desk: &Snapshot,
    input: SimulateFormatsInput,
) -> Result<FormatOutlooks, RefusalView> {
    let open = desk.tournament().ok().filter(|_| input.of_open);
    let now = open.map(|it| &it.settings);
    let settings = crate::settings::parse::unnamed_settings(input.settings, now)?;
    let own = open.and_then(|open| own_players(open, &settings));
    let with_own_ratings = own.is_some();
    let entrants = input.entrants.min(MOST_ENTRANTS);
    let tournament = own.unwrap_or_else(|| typical(settings, entrants));
    let fits = tournament.settings.must_fit();
    fits.map_err(|refusal| refused(&refusal, &tournament))?;
    let job = desk.job();
    let formats = [
        Format::SwissSystem,
        Format::RoundRobin,
        Format::DoubleRoundRobin,
    ];
    let of_each: Vec<(Tournament, u32)> = formats
        .into_iter()
        .map(|format| played_as(&tournament, format))
        .filter(has_schedule)
        .map(|tournament| {
            let evenings = evenings(&tournament);
            (tournament, evenings)
        })
        .collect();
    let total: u32 = of_each.iter().map(|(_, evenings)| evenings).sum();
    let mut before = 0;
    let mut outlooks = Vec::new();
    for (tournament, evenings) in &of_each {
        let simulated = match evenings {
            0 => None,
            _ => Some(
                simulate(tournament, *evenings, |done| {
                    job.progress((before + done) as usize, total as usize);
                    !job.is_canceled()
                })
                .map_err(|refusal| refused(&refusal, tournament))?,
            ),
        };
        job.go_on()?;
        before += evenings;
        outlooks.push(outlook(tournament, input.tables, simulated));
    }
    Ok(FormatOutlooks {
        teams: tournament.team_count(),
        formats: outlooks,
        with_own_ratings,
    })
}

/// Returns the open tournament before its lots, with these settings.
///
/// `None` if its formation differs, or if its players are not enough to form teams.
fn own_players(open: &Tournament, settings: &Settings) -> Option<Tournament> {
    if settings.formation != open.settings.formation {
        return None;
    }
    let mut own = Tournament::new(settings.clone());
    own.players.clone_from(&open.players);
    own.odd_number = kralle_tournament::OddNumber::ThreePlayerTeam;
    if settings.formation == Formation::FixedTeams {
        own.teams.clone_from(&open.teams);
        own.memberships.clone_from(&open.memberships);
    }
    let is_enough = match settings.formation {
        Formation::PotDraw => own.may_draw_lots().is_ok(),
        Formation::FixedTeams | Formation::SinglePlayers | Formation::ChangingPartners => {
            own.may_give_numbers().is_ok()
        }
    };
    is_enough.then_some(own)
}

/// Returns the tournament in another format, with the usual bye of that format. Only a Swiss system
/// stays accelerated.
fn played_as(tournament: &Tournament, format: Format) -> Tournament {
    let mut tournament = tournament.clone();
    let usual = kralle_tournament::Scoring::under(&tournament.settings.rule_set, format).bye;
    if tournament.settings.format != format {
        tournament.settings.scoring.bye = usual;
    }
    tournament.settings.format = format;
    if format != Format::SwissSystem {
        tournament.settings.acceleration = Acceleration::None;
    }
    tournament
}

/// True unless changing partners have no schedule in the format, or for this number of players.
fn has_schedule(tournament: &Tournament) -> bool {
    let settings = &tournament.settings;
    settings.must_fit().is_ok()
        && (settings.formation != Formation::ChangingPartners || tournament.rounds_planned() > 0)
}

/// Returns the number of tables of a round.
fn tables_of(tournament: &Tournament) -> u16 {
    tournament.team_count() / tournament.settings.formation.entrants_at_a_table()
}

/// Returns the number of evenings to simulate: enough for a forecast, few enough to wait for.
///
/// 0 for more than [`MOST_ROUNDS`].
fn evenings(tournament: &Tournament) -> u32 {
    let rounds = tournament.rounds_planned();
    if rounds > MOST_ROUNDS {
        return 0;
    }
    let matches = u32::from(rounds) * u32::from(tables_of(tournament));
    (MATCHES / matches.max(1)).clamp(EVENINGS.0, EVENINGS.1)
}

fn outlook(
    tournament: &Tournament,
    tables: Option<u16>,
    simulated: Option<Simulated>,
) -> FormatOutlook {
    let rounds = tournament.rounds_planned();
    let Settings {
        schedule,
        match_format,
        ..
    } = &tournament.settings;
    let day = schedule.expected_day(Some(rounds), match_format.games.count());
    let needed = tables_of(tournament);
    FormatOutlook {
        format: tournament.settings.format.into(),
        rounds,
        last_round_ends: day.and_then(|day| day.last_round_ends).map(clock_time),
        too_few_rounds: day
            .and_then(|day| day.rounds_by_end)
            .filter(|by_end| *by_end < rounds),
        tables_needed: tables.filter(|tables| *tables < needed).map(|_| needed),
        simulated: simulated.map(|it| SimulatedView {
            evenings: it.evenings,
            strongest_first: thousandths(it.strongest_first),
            level_in_points: thousandths(it.level_in_points),
            undecided: thousandths(it.undecided),
            met_again_tenths: tenths(it.met_again),
            ended_early: thousandths(it.ended_early),
        }),
    }
}

/// Converts a share from 0 to 1 to thousandths.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "0 to 1000 after clamp"
)]
fn thousandths(share: f64) -> u16 {
    (share * 1000.0).round().clamp(0.0, 1000.0) as u16
}

/// Converts a mean to tenths.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no more than the entrants there can be"
)]
fn tenths(mean: f64) -> u32 {
    (mean * 10.0).round().clamp(0.0, f64::from(u32::MAX)) as u32
}
