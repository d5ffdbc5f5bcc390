//! Says what each format is likely to bring, by playing the evening many times.

use kralle_call::call;
use kralle_season::simulation::{Simulated, simulate, typical};
use kralle_tournament::{Format, Formation, Settings, Tournament};
use kralle_view::named::Named;

use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::settings::schedule::clock_time;
use crate::settings::view::SettingsView;

wire! {
    /// The evening that is planned.
    pub struct SimulateFormatsInput {
        /// What is set so far; the format and the name do not matter.
        pub settings: SettingsView,
        /// How many players are expected, of fixed teams how many teams. Where the open tournament has
        /// enough players to form teams of, these come instead, with their ratings.
        pub entrants: u16,
        /// How many tables there are: a match is played at one. None where that is no matter.
        #[serde(default)]
        pub tables: Option<u16>,
        /// Whether the open tournament is meant.
        #[serde(default)]
        pub of_open: bool,
    }
}

wire! {
    /// What a format is likely to bring. Shares are in thousandths of the evenings.
    pub struct FormatOutlook {
        pub format: Named<Format>,
        pub rounds: u16,
        /// When the last round is over, as HH:MM; none where something for that is missing.
        pub last_round_ends: Option<String>,
        /// How many rounds are over by the end that was said, where that is too few.
        pub too_few_rounds: Option<u16>,
        /// How many tables a round needs, where there are too few.
        pub tables_needed: Option<u16>,
        /// What was simulated; none where there are too many rounds for it to be of use.
        pub simulated: Option<SimulatedView>,
    }
}

wire! {
    /// What became of the evenings that were simulated. Shares are in thousandths of the evenings.
    pub struct SimulatedView {
        pub evenings: u32,
        /// In which the strongest team came first; first place shared counts in part.
        pub strongest_first: u16,
        /// In which several teams had the most points.
        pub level_in_points: u16,
        /// In which the director had to decide about first place.
        pub undecided: u16,
        /// How many teams met an opponent again, on average in tenths of a team.
        pub met_again_tenths: u32,
        /// In which a round could not be paired anymore.
        pub ended_early: u16,
    }
}

wire! {
    /// What each format is likely to bring.
    pub struct FormatOutlooks {
        /// The Swiss system, the round robin and the double round robin.
        pub formats: Vec<FormatOutlook>,
        pub teams: u16,
        /// Whether players of the open tournament took part, with their ratings; else such as clubs
        /// usually have.
        pub with_own_ratings: bool,
    }
}

/// More rounds than these no evening has.
const MOST_ROUNDS: u16 = 60;
/// More entrants are not simulated.
const MOST_ENTRANTS: u16 = 1000;
/// So many matches are played for each format, but for the bounds of [`EVENINGS`].
const MATCHES: u32 = 60_000;
/// The fewest and the most evenings.
const EVENINGS: (u32, u32) = (40, 1000);

/// Says how long each format takes and what it is likely to bring, by playing the evening many times.
#[call]
pub(crate) fn simulate_formats(
    desk: &Snapshot,
    input: SimulateFormatsInput,
) -> Result<FormatOutlooks, RefusalView> {
    let mut view = input.settings;
    if view.name.trim().is_empty() {
        // Nobody sees it: a new tournament may still be without one.
        "?".clone_into(&mut view.name);
    }
    let open = desk.tournament().ok().filter(|_| input.of_open);
    let settings = crate::settings::parse::settings(&view, open.map(|it| &it.settings))?;
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
        .map(|format| {
            let tournament = played_as(&tournament, format);
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

/// The open tournament as it was before its lots, where it has players to form teams of.
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
        Formation::FixedTeams | Formation::SinglePlayers => own.may_give_numbers().is_ok(),
    };
    is_enough.then_some(own)
}

/// The same evening in another format.
fn played_as(tournament: &Tournament, format: Format) -> Tournament {
    let mut tournament = tournament.clone();
    let usual = kralle_tournament::Scoring::under(&tournament.settings.rule_set, format).bye;
    if tournament.settings.format != format {
        tournament.settings.scoring.bye = usual;
    }
    tournament.settings.format = format;
    tournament
}

/// How many evenings are played: enough for a figure, few enough for a director who waits.
fn evenings(tournament: &Tournament) -> u32 {
    let rounds = tournament.rounds_planned();
    if rounds > MOST_ROUNDS {
        return 0;
    }
    let matches = u32::from(rounds) * u32::from(tournament.team_count() / 2);
    (MATCHES / matches.max(1)).clamp(EVENINGS.0, EVENINGS.1)
}

fn outlook(
    tournament: &Tournament,
    tables: Option<u16>,
    simulated: Option<Simulated>,
) -> FormatOutlook {
    let rounds = tournament.rounds_planned();
    let day = tournament.settings.schedule.expected_day(Some(rounds));
    let needed = tournament.team_count() / 2;
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

/// A share of 0 to 1 in thousandths.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "0 to 1000 after clamp"
)]
fn thousandths(share: f64) -> u16 {
    (share * 1000.0).round().clamp(0.0, 1000.0) as u16
}

/// A mean in tenths.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no more than the entrants there can be"
)]
fn tenths(mean: f64) -> u32 {
    (mean * 10.0).round().clamp(0.0, f64::from(u32::MAX)) as u32
}
