//! The director's report.

use chrono::Local;
use kralle_sheets::{Block, Page, Row, SheetKind, Table};
use kralle_store::{Act, EntryState, JournalEntry};
use kralle_tournament::{Course, Formation, Tournament};
use kralle_view::format_name::format_name;
use kralle_view::people;
use kralle_words::Words;

use crate::core::command_name::Command;
use crate::core::on_paper::{page, table};
use crate::core::paper_sheet::PaperSheet;
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::SheetGroup;
use crate::core::team_paper::lines;
use crate::history::sentence;
use crate::round::results_paper::rows;
use crate::round::show::printed;
use crate::standings::decisions_paper::of_report;
use crate::standings::paper::{of_teams, ranked};

/// The director's report.
pub(crate) const REPORT: PaperSheet = PaperSheet::new(
    SheetGroup::End,
    |it| report(it.tournament(), &it.file.store.journal()?, it.words),
    &[],
);

/// Makes the director's report for filing; `journal` is the whole journal of the file.
pub(crate) fn report(
    tournament: &Tournament,
    journal: &[JournalEntry],
    words: &Words,
) -> Result<Page, RefusalView> {
    let say = |key: &str| words.say(key, &[]);
    let view = of_teams(tournament, people::newest_round(tournament))?;
    let standings = view.rows.iter();
    let standings = standings.map(|row| ranked(row, words).with("team", lines(&row.team)));
    let standings = table("standings", tournament, standings.collect(), words);
    let mut blocks = vec![
        Block::Facts(facts(tournament, words)),
        Block::heading(say("report-standings")),
        Block::Table(standings),
    ];
    for round in &tournament.rounds {
        let number = [("round", round.number.to_string().into())];
        let results = rows(tournament, &printed(tournament, round.number)?, words);
        blocks.push(Block::heading(words.say("card-round", &number)));
        blocks.push(Block::Table(table("results", tournament, results, words)));
    }
    blocks.push(Block::heading(say("sheet-decisions")));
    let decisions = of_report(tournament, words);
    blocks.push(if decisions.is_empty() {
        Block::text(say("report-no-decisions"))
    } else {
        let rows = (1..).zip(decisions).map(|(number, (decision, reason))| {
            Row::default()
                .with("number", u16::to_string(&number))
                .with("decision", decision)
                .with("reason", reason)
        });
        Block::Table(Table::named("decisions", rows.collect()))
    });
    blocks.push(Block::heading(say("report-corrections")));
    let corrections = journal.iter().filter(|entry| is_correction(entry));
    let corrections: Vec<Row> = corrections.map(|entry| correction(entry, words)).collect();
    blocks.push(if corrections.is_empty() {
        Block::text(say("report-no-corrections"))
    } else {
        Block::Table(Table::named("journal", corrections))
    });
    blocks.push(Block::Signatures(vec![
        say("sheet-signature-director"),
        say("sheet-signature-arbiter"),
    ]));
    Ok(page(SheetKind::Report, tournament, words).of(blocks))
}

/// The key facts of the tournament: labels with their values.
fn facts(tournament: &Tournament, words: &Words) -> Vec<(String, String)> {
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
            let round = kralle_view::people::newest_round(tournament);
            tournament.members(team.number, round).count()
        })
        .sum();
    let size = [
        ("players", players.into()),
        ("teams", tournament.teams.len().into()),
    ];
    let format = format_name(settings.formation, settings.format, settings.acceleration);
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
                Formation::SinglePlayers | Formation::ChangingPartners => {
                    words.say("sheet-size-players", &size[..1])
                }
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

/// True if an entry changed existing data: it has a reason, or was undone.
fn is_correction(entry: &JournalEntry) -> bool {
    let has_reason = entry
        .data
        .get("reason")
        .and_then(serde_json::Value::as_str)
        .is_some_and(|reason| !reason.is_empty());
    let command = Command::from_code(&entry.command);
    // Decisions have their own section.
    let decides = matches!(
        command,
        Some(
            Command::DecideTie
                | Command::ImposePenalty
                | Command::ReformTeams
                | Command::LetBeAbsent
                | Command::PlacePlayer
                | Command::GoHome
        )
    );
    let is_decision = decides && entry.state == EntryState::Done;
    let corrects = matches!(
        command,
        Some(Command::ClearResult | Command::ReopenTournament)
    );
    let was_undone = entry.state != EntryState::Done
        && matches!(
            command,
            Some(
                Command::EnterResult
                    | Command::ClearResult
                    | Command::DecideTie
                    | Command::DrawLots
                    | Command::SwapTeams
                    | Command::ImposePenalty
                    | Command::LiftPenalty
                    | Command::ReformTeams
                    | Command::PlacePlayer
                    | Command::GoHome
            )
        );
    !is_decision && (has_reason || corrects || was_undone)
}

/// Returns the table row of a correction: its content, author, time and reason.
fn correction(entry: &JournalEntry, words: &Words) -> Row {
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
    let reason = entry.data.get("reason").and_then(serde_json::Value::as_str);
    Row::default()
        .with("time", words.say("sheet-date-time", &args))
        .with("who", entry.who.as_str())
        .with("what", what)
        .with("reason", reason.unwrap_or_default())
}
