//! The call for the overview.

use kralle_call::call;
use kralle_rules::rule_set::RuleSet;
use kralle_store::{JournalEntry, Mode};
use kralle_tournament::{Course, Presence, Progress, Refusal, Round, RoundState, Tournament};
use kralle_view::capped::capped;
use kralle_view::journal::JournalLine;

use crate::core::desk::Desk;
use crate::core::open_file::looking_back;
use crate::core::overview::{FormatProposal, Overview, RoundStateView, RoundSummary, Stage};
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::wire::Nothing;

/// Shows the tournament, its progress, and the commands to undo and redo.
#[call(every_window, reads)]
pub(crate) fn overview(desk: &mut Desk, _: Nothing) -> Result<Overview, RefusalView> {
    desk.look_at_place();
    desk.overview()
}

impl Desk {
    /// Returns the overview for the current visitor. A captain gets the one before the last
    /// command, if there is one.
    pub(crate) fn overview(&self) -> Result<Overview, RefusalView> {
        if self.answers_captain()
            && let Some(before) = &self.before
        {
            return before.overview();
        }
        Ok(self.whole_overview()?.for_visitor(self.visitor.as_ref()))
    }

    /// Returns the overview for the user of the desk.
    pub(crate) fn whole_overview(&self) -> Result<Overview, RefusalView> {
        let file = self.open_file()?;
        let tournament = file.shown();
        let looking_back = file.look.as_ref().map(looking_back);
        let settings = &tournament.settings;
        let blocked = |attempt: Result<(), Refusal>| {
            let refusal = attempt.err().map(|refusal| refused(&refusal, tournament));
            looking_back.clone().or(refusal)
        };
        let offered = |entry: Option<JournalEntry>| match &file.look {
            Some(_) => None,
            None => entry.as_ref().map(JournalLine::of),
        };
        Ok(Overview {
            path: file.store.path().display().to_string(),
            read_only: file.store.mode() == Mode::ReadOnly,
            name: settings.name.to_string(),
            place: settings.place.as_ref().map(ToString::to_string),
            date: settings.date.map(|date| date.to_string()),
            rule_set: settings.rule_set.base.code().to_owned(),
            own_rules: has_own_rules(&settings.rule_set),
            formation: settings.formation.into(),
            format: settings.format.into(),
            acceleration: settings.acceleration.into(),
            games_per_match: settings.match_format.games.most(),
            best_of: settings.match_format.ends_early(),
            stage: stage(tournament),
            rounds_planned: tournament.rounds_planned(),
            format_proposed: tournament.proposed_format().map(|it| FormatProposal {
                format: it.format.into(),
                rounds: it.rounds,
            }),
            plan_notices: tournament.notices().into_iter().map(Into::into).collect(),
            rounds: tournament
                .rounds
                .iter()
                .map(|round| summary(tournament, round))
                .collect(),
            players: capped(tournament.players.len()),
            players_here: capped(
                tournament
                    .players
                    .iter()
                    .filter(|player| player.data.presence == Presence::Here)
                    .count(),
            ),
            teams: tournament.team_count(),
            pairing_blocked: blocked(tournament.may_pair()),
            lots_blocked: blocked(tournament.may_form()),
            undo: offered(file.store.undoable()?),
            redo: offered(file.store.redoable()?),
            past: file.look.as_ref().map(|look| look.line.clone()),
            history_trouble: file.history_trouble.clone(),
            backup_trouble: file.backup_trouble.clone(),
            replaced: file.replaced.clone(),
            place_hints: file.place_hints.clone(),
        })
    }
}

pub(crate) fn stage(tournament: &Tournament) -> Stage {
    let paired: u16 = capped(tournament.rounds.len());
    let last_is_complete = tournament
        .rounds
        .last()
        .is_some_and(|last| tournament.is_complete(last.number));
    match tournament.course {
        Course::Closed => Stage::Closed,
        Course::Running if !tournament.is_formed() => Stage::BeforeLots,
        Course::Running if paired >= tournament.rounds_planned() && last_is_complete => {
            Stage::Finished
        }
        Course::Running => Stage::Rounds,
    }
}

pub(crate) fn state(tournament: &Tournament, round: &Round) -> RoundStateView {
    match round.state {
        RoundState::Draft => RoundStateView::Draft,
        RoundState::Published if tournament.is_complete(round.number) => RoundStateView::Complete,
        RoundState::Published => RoundStateView::Published,
    }
}

/// Returns a round for the row of rounds.
fn summary(tournament: &Tournament, round: &Round) -> RoundSummary {
    RoundSummary {
        number: round.number.get(),
        state: state(tournament, round),
        matches: capped(round.matches.len()),
        open_tables: round
            .matches
            .iter()
            .filter(|it| !it.is_decided())
            .map(|it| it.table.get())
            .collect(),
        playing_tables: round
            .matches
            .iter()
            .filter(|it| !it.is_decided() && it.progress == Progress::StillPlaying)
            .map(|it| it.table.get())
            .collect(),
    }
}

/// True if options that answer questions about a game differ from the preset.
fn has_own_rules(rules: &RuleSet) -> bool {
    let preset = RuleSet::of(rules.base);
    let of_games = |it: &RuleSet| (it.tandem, it.pair_moves, it.ordinary);
    of_games(rules) != of_games(&preset)
}
