//! Play of an evening in a generated season.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use kralle_tournament::lots::stream::LotStream;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Acceleration, Arbiters, Cause, Claimed, Format, Formation, GameAt, GoingHome, Line, LotsOrder,
    Match, MatchFormat, NewTeam, NumberOrder, OddNumber, PlayerData, PlayerId, Preset, RatingKind,
    RatingList, Refusal, ResultEntry, Role, RuleSet, Ruling, Schedule, Scoring, Seating, Settings,
    TeamLeft, TeamMember, Tie, Tournament, Verdict, suggested_format,
};

use super::chance::any_of;
use super::error::GenerateSeasonError;
use super::oddity::{CHANGES_CLUB, LATER_CLUB, Oddity};
use super::person::GeneratedPerson;
use crate::Score;
use crate::model;

/// An evening to be played.
pub(super) struct Play<'a> {
    pub(super) persons: &'a [GeneratedPerson],
    /// Counted from 0.
    pub(super) evening: u16,
    pub(super) date: NaiveDate,
    pub(super) seed: Seed,
    pub(super) oddity: Oddity,
}

/// Maximum number of replays until first place remains tied.
const MOST_TRIES: u16 = 500;

/// The strength of each player.
type Strengths = BTreeMap<PlayerId, i32>;

impl Play<'_> {
    /// Returns the closed tournament.
    pub(super) fn tournament(&self) -> Result<Tournament, GenerateSeasonError> {
        let (formed, strengths) = self.formed()?;
        'attempts: for attempt in 0..MOST_TRIES {
            let mut tournament = formed.clone();
            let label = format!("results {attempt}");
            let mut stream = LotStream::labeled(&self.seed, &label);
            while tournament.rounds.len() < usize::from(tournament.rounds_planned()) {
                match play_round(&mut tournament, &strengths, &mut stream) {
                    // The remaining entrants have all met each other; other results avoid that.
                    Err(GenerateSeasonError::Refused(Refusal::Unpairable { .. })) => {
                        continue 'attempts;
                    }
                    played => played?,
                }
                if self.oddity == Oddity::TeamLeaves && tournament.rounds.len() == 2 {
                    leave(&mut tournament)?;
                }
            }
            if self.oddity == Oddity::JointWinners && !tournament.first_place_is_open() {
                continue;
            }
            self.decide(&mut tournament)?;
            tournament.close()?;
            return Ok(tournament);
        }
        Err(GenerateSeasonError::NoTie)
    }

    /// Returns the tournament before its first round.
    fn formed(&self) -> Result<(Tournament, Strengths), GenerateSeasonError> {
        let everybody = self.persons.iter().enumerate();
        let here: Vec<(PlayerData, i32)> = everybody
            .filter(|(_, person)| person.comes.on(self.evening))
            .map(|(index, person)| {
                let mut data = person.data.clone();
                if self.oddity == Oddity::OtherClub && index == CHANGES_CLUB {
                    data.club = Some(Line::parse(LATER_CLUB)?);
                }
                Ok((data, person.strength))
            })
            .collect::<Result<_, GenerateSeasonError>>()?;
        let mut tournament = Tournament::new(self.settings(here.len())?);
        if self.oddity == Oddity::FixedTeams {
            for team in teams(&here) {
                let members = team.iter().map(|(data, _)| data.clone().into());
                tournament.add_team(NewTeam {
                    name: None,
                    captain: None,
                    members: members.map(TeamMember::New).collect(),
                })?;
            }
            tournament.give_numbers(&self.seed, NumberOrder::Strength)?;
        } else {
            for (data, _) in &here {
                tournament.add_player(data.clone())?;
            }
            tournament.set_odd_number(OddNumber::ThreePlayerTeam)?;
            tournament.draw_teams(&LotsOrder {
                seed: self.seed.clone(),
                wish: Wish::Anyone,
                third_joins: None,
            })?;
        }
        // They are entered in list order.
        let players = tournament.players.iter().map(|player| player.id);
        let strengths = players.zip(here.iter().map(|(_, strength)| *strength));
        let strengths = strengths.collect();
        Ok((tournament, strengths))
    }

    fn settings(&self, players: usize) -> Result<Settings, GenerateSeasonError> {
        let is_fixed = self.oddity == Oddity::FixedTeams;
        let (preset, formation) = if is_fixed {
            (Preset::Ordnung, Formation::FixedTeams)
        } else {
            (Preset::SwissRules, Formation::PotDraw)
        };
        let rule_set = RuleSet::of(preset);
        let teams = u16::try_from(players / 2).unwrap_or(u16::MAX);
        // Small evenings are single round robins.
        let suggested = suggested_format(formation, teams, &rule_set);
        let format = match suggested.format {
            Format::DoubleRoundRobin => Format::RoundRobin,
            other @ (Format::RoundRobin | Format::SwissSystem) => other,
        };
        Ok(Settings {
            name: Line::parse(&format!("Tandemabend {}", self.evening + 1))?,
            place: Some(Line::parse("Vereinslokal")?),
            date: Some(self.date),
            rule_set,
            formation,
            format,
            swiss_rounds: (format == Format::SwissSystem).then_some(suggested.rounds),
            acceleration: Acceleration::None,
            scoring: Scoring::usual(format),
            match_format: MatchFormat::default(),
            rating_list: RatingList::default(),
            rating_order: vec![RatingKind::Standard],
            tie_breaks: Vec::new(),
            schedule: Schedule::default(),
            expected_entrants: None,
            arbiters: Arbiters::default(),
        })
    }

    /// Decides a tie for first place: joint winners on the evening of joint winners, elsewhere the lower number is
    /// first.
    fn decide(&self, tournament: &mut Tournament) -> Result<(), GenerateSeasonError> {
        if !tournament.first_place_is_open() {
            return Ok(());
        }
        let standings = tournament.standings(None);
        let open = standings.iter().filter(|it| it.tie == Tie::FirstPlaceOpen);
        let mut level: Vec<_> = open.map(|it| it.team).collect();
        level.sort_unstable();
        let (ruling, reason) = if self.oddity == Oddity::JointWinners {
            (Ruling::JointWinners(level.clone()), "Gemeinsame Sieger")
        } else {
            (Ruling::Order(level.clone()), "Los")
        };
        tournament.decide_tie(&level, ruling, Line::parse(reason)?)?;
        Ok(())
    }
}

/// Returns neighbors as teams; a leftover player is the substitute of the last team.
fn teams<T>(here: &[T]) -> impl Iterator<Item = &[T]> {
    let last = (here.len() / 2).saturating_sub(1);
    (0..=last).filter_map(move |team| {
        let end = if team == last {
            here.len()
        } else {
            2 * team + 2
        };
        here.get(2 * team..end)
    })
}

/// Withdraws the last team of the standings.
fn leave(tournament: &mut Tournament) -> Result<(), GenerateSeasonError> {
    let standings = tournament.standings(None);
    let member = standings.last().and_then(|last| {
        let memberships = tournament.memberships.iter();
        let mut members = memberships.filter(|it| it.team == last.team);
        members.next().map(|it| it.player)
    });
    if let Some(player) = member {
        tournament.go_home(GoingHome {
            player,
            team: Some(TeamLeft::Leaves),
            reason: Some(Line::parse("Letzter Zug")?),
        })?;
    }
    Ok(())
}

/// Pairs, publishes and plays a round.
fn play_round(
    tournament: &mut Tournament,
    strengths: &Strengths,
    stream: &mut LotStream,
) -> Result<(), GenerateSeasonError> {
    let round = tournament.pair_round()?;
    tournament.publish_round(round)?;
    let matches = tournament.round(round)?.matches.clone();
    for it in matches.iter().filter(|it| !it.is_decided()) {
        let at = GameAt::first(round, it.table);
        if tournament.settings.formation == Formation::PotDraw {
            let seating = any_of(&[Seating::Parallel, Seating::Cross], stream);
            tournament.choose_seating(at, seating.unwrap_or(Seating::Parallel))?;
            let white = any_of(&[Role::First, Role::Second], stream);
            tournament.choose_colors(at, white.unwrap_or(Role::First))?;
        }
        let entry = result(tournament, at, it, strengths, stream)?;
        tournament.enter_result(&entry)?;
    }
    Ok(())
}

/// Returns the result of a match by the strengths, with a cause that the rules admit.
fn result(
    tournament: &Tournament,
    at: GameAt,
    it: &Match,
    strengths: &Strengths,
    stream: &mut LotStream,
) -> Result<ResultEntry, GenerateSeasonError> {
    let sides = [&it.line_ups.first, &it.line_ups.second];
    let [first, second] = sides.map(|line_up| line_up.players().collect::<Vec<_>>());
    let strong = |players: &[PlayerId]| -> Vec<i32> {
        let known = players.iter().filter_map(|player| strengths.get(player));
        known.copied().collect()
    };
    let (verdict, winners) = match model::play(&strong(&first), &strong(&second), stream) {
        Score::Won => (Verdict::FirstWins, first),
        Score::Lost => (Verdict::SecondWins, second),
        Score::Drawn => (Verdict::Drawn, Vec::new()),
    };
    let causes: &[Cause] = match verdict {
        Verdict::Drawn => &[Cause::DrawAgreed, Cause::BothMated, Cause::BothFlags],
        Verdict::FirstWins | Verdict::SecondWins | Verdict::BothLose => &[
            Cause::Checkmate,
            Cause::Checkmate,
            Cause::FlagFall,
            Cause::Resignation,
        ],
    };
    let admitted = causes.iter().filter(|cause| {
        let said = tournament.admits(**cause, verdict);
        said.is_ok_and(|admitted| !admitted.needs_reason())
    });
    let admitted: Vec<Cause> = admitted.copied().collect();
    let cause = any_of(&admitted, stream);
    let winner = any_of(&winners, stream);
    Ok(ResultEntry {
        at,
        claimed: winner.map_or(Claimed::Drawn, Claimed::Player),
        // If the rules have no draw, the arbiter may still give one, with a reason.
        cause: cause.unwrap_or(Cause::ArbiterDecision),
        reason: match cause {
            Some(_) => None,
            None => Some(Line::parse("Beide Fahnen gefallen")?),
        },
    })
}
