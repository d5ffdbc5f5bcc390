//! The director's report.

use chrono::Local;
use kralle_sheets::{ReportEntry, ReportRound, ReportSheet, ReportStanding};
use kralle_store::{Act, EntryState, JournalEntry};
use kralle_tournament::{Course, Formation, Tournament};
use kralle_words::Words;

use crate::core::on_paper::{occasion, team};
use crate::core::refusal::RefusalView;
use crate::history::sentence;
use crate::round::results_paper;

/// The director's report; `journal` is the whole journal of the file.
pub(crate) fn report(
    tournament: &Tournament,
    journal: &[JournalEntry],
    words: &Words,
) -> Result<ReportSheet, RefusalView> {
    if tournament.teams.is_empty() {
        return Err(RefusalView::new("sheet_needs_teams"));
    }
    let round = crate::core::people::newest_round(tournament);
    let ranks = tournament.standings(None);
    let decisions = crate::standings::decisions_paper::of_report(tournament, words);
    Ok(ReportSheet {
        occasion: occasion(tournament),
        facts: facts(tournament, words),
        standings: ranks
            .iter()
            .map(|standing| ReportStanding {
                rank: (standing.rank.from, standing.rank.to),
                team: team(tournament, standing.team, round, None),
                points: standing.points.0.into(),
            })
            .collect(),
        rounds: tournament
            .rounds
            .iter()
            .map(|shown| ReportRound {
                number: shown.number.get(),
                matches: results_paper::decided_matches(tournament, shown, words),
                byes: results_paper::byes(tournament, shown),
            })
            .collect(),
        decisions,
        corrections: journal
            .iter()
            .filter(|entry| is_correction(entry))
            .map(|entry| correction(entry, words))
            .collect(),
        signatures: Vec::new(),
    })
}

pub(crate) fn facts(tournament: &Tournament, words: &Words) -> Vec<(String, String)> {
    let settings = &tournament.settings;
    let label = |key: &str| words.say(key, &[]);
    let rounds = [
        ("played", tournament.rounds.len().into()),
        ("planned", tournament.rounds_planned().into()),
    ];
    let players: usize = tournament
        .teams
        .iter()
        .map(|team| {
            let round = crate::core::people::newest_round(tournament);
            tournament.members(team.number, round).count()
        })
        .sum();
    let size = [
        ("players", players.into()),
        ("teams", tournament.teams.len().into()),
    ];
    let format = format!("format-{}", settings.format.code().replace('_', "-"));
    let mut facts = vec![
        (
            label("report-rules"),
            crate::rules::paper::name(&settings.rule_set, words),
        ),
        (label("report-format"), words.say(&format, &[])),
        (
            label("report-rounds"),
            words.say("report-rounds-value", &rounds),
        ),
        (
            label("report-participants"),
            match settings.formation {
                Formation::PotDraw | Formation::FixedTeams => {
                    words.say("sheet-draw-size-value", &size)
                }
                Formation::SinglePlayers => words.say("sheet-size-players", &size[..1]),
            },
        ),
    ];
    if let Some(lots) = &tournament.lots {
        facts.push((label("report-seed"), lots.seed.as_str().to_owned()));
    }
    facts.push((
        label("report-state"),
        label(match tournament.course {
            Course::Running => "report-running",
            Course::Closed => "report-closed",
        }),
    ));
    facts
}

/// Whether an entry changed something that stood already: it has a reason, or was taken back.
pub(crate) fn is_correction(entry: &JournalEntry) -> bool {
    let has_reason = entry
        .data
        .get("reason")
        .and_then(serde_json::Value::as_str)
        .is_some_and(|reason| !reason.is_empty());
    // A decision stands in a part of its own.
    let decides = matches!(
        entry.command.as_str(),
        "decide_tie"
            | "impose_penalty"
            | "reform_teams"
            | "let_be_absent"
            | "place_player"
            | "go_home"
    );
    let is_decision = decides && entry.state == EntryState::Done;
    let corrects = matches!(entry.command.as_str(), "clear_result" | "reopen_tournament");
    let was_undone = entry.state != EntryState::Done
        && matches!(
            entry.command.as_str(),
            "enter_result"
                | "clear_result"
                | "decide_tie"
                | "draw_lots"
                | "swap_teams"
                | "impose_penalty"
                | "lift_penalty"
                | "reform_teams"
                | "place_player"
                | "go_home"
        );
    !is_decision && (has_reason || corrects || was_undone)
}

pub(crate) fn correction(entry: &JournalEntry, words: &Words) -> ReportEntry {
    let time = entry.time.with_timezone(&Local).naive_local();
    let args = [
        ("date", words.date(time.date()).into()),
        ("time", time.format("%H:%M").to_string().into()),
    ];
    let mut what = sentence::sentence(entry, words);
    if let Some(round) = entry.data.get("round").and_then(serde_json::Value::as_u64)
        && entry.data.get("table").is_some()
    {
        let round = words.say("card-round", &[("round", round.to_string().into())]);
        what = format!("{round}, {what}");
    }
    let undone = entry
        .marks
        .last()
        .is_some_and(|mark| mark.act == Act::Undone);
    if entry.state == EntryState::Left {
        what = words.say("report-left", &[("what", what.into())]);
    } else if undone {
        what = words.say("report-undone", &[("what", what.into())]);
    }
    ReportEntry {
        time: words.say("sheet-date-time", &args),
        who: entry.who.clone(),
        what,
        reason: entry
            .data
            .get("reason")
            .and_then(serde_json::Value::as_str)
            .unwrap_or_default()
            .to_owned(),
    }
}
