//! Shows what is understood of a list of players, before anybody is entered.

use std::path::Path;

use kralle_exchange::players::{
    ColumnMeaning, ListForm, ListOptions, ListedPlayer, PlayerListPreview, Problem, Separator,
    Severity, TextEncoding, read_player_list_as,
};
use kralle_tournament::Tournament;

use crate::bounded::read_at_most;
use crate::desk::Desk;
use crate::view::players::{PartName, PlayerFields, PresenceName};
use crate::view::preview::{
    ColumnView, FormView, LineProblem, ListPreview, PreviewRow, SeverityName,
};
use crate::view::refusal::{Data, RefusalView};
use crate::view::wire;

wire! {
    /// A file, or text that was pasted.
    #[ts(rename = "PreviewPlayersInput")]
    pub struct Input {
        /// Where the file is.
        #[serde(default)]
        pub path: Option<String>,
        /// The text.
        #[serde(default)]
        pub text: Option<String>,
        /// What the director says columns mean; the others are detected.
        #[serde(default)]
        pub columns: Vec<ColumnChoice>,
        /// The encoding, by its name; detected when not given.
        #[serde(default)]
        pub encoding: Option<String>,
        /// The sheet of a workbook; the first that is not empty when not given.
        #[serde(default)]
        pub sheet: Option<String>,
    }
}

wire! {
    /// What a column means.
    pub struct ColumnChoice {
        /// Its place, from 1.
        pub column: u16,
        /// What it means, as in the preview.
        pub meaning: String,
    }
}

/// The most that is read of a list, in bytes: a workbook of 10,000 players packs to 1 MiB.
const LARGEST: u64 = 64 * 1024 * 1024;

/// Shows what is understood of a list of players.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<ListPreview, RefusalView> {
    let tournament = desk.tournament()?;
    let options = options(&input)?;
    let bytes = match (input.path, input.text) {
        (Some(path), None) => read_at_most(Path::new(&path), LARGEST).map_err(|error| {
            RefusalView::new("list_unreadable")
                .with("path", path)
                .with("reason", error.to_string())
        })?,
        (None, Some(text)) => text.into_bytes(),
        (Some(_), Some(_)) | (None, None) => {
            return Err(RefusalView::bad_field("path", "", "one_source"));
        }
    };
    Ok(view(
        &read_player_list_as(&bytes, &options),
        Some(tournament),
    ))
}

/// What the director knows better than the list.
fn options(input: &Input) -> Result<ListOptions, RefusalView> {
    let encoding = match &input.encoding {
        None => None,
        Some(name) => Some(
            TextEncoding::ALL
                .into_iter()
                .find(|encoding| encoding.name() == name)
                .ok_or_else(|| RefusalView::bad_field("encoding", name, "choice"))?,
        ),
    };
    Ok(ListOptions {
        encoding,
        sheet: input.sheet.clone(),
        ..choices(&input.columns)?
    })
}

/// What the director says columns mean.
pub(super) fn choices(choices: &[ColumnChoice]) -> Result<ListOptions, RefusalView> {
    let columns = choices
        .iter()
        .map(|choice| {
            let meaning = ColumnMeaning::from_code(&choice.meaning)
                .ok_or_else(|| RefusalView::bad_field("columns", &choice.meaning, "choice"))?;
            Ok((choice.column, meaning))
        })
        .collect::<Result<_, RefusalView>>()?;
    Ok(ListOptions {
        columns,
        ..ListOptions::default()
    })
}

/// What was understood; players of `tournament` are known already.
pub(crate) fn view(list: &PlayerListPreview, tournament: Option<&Tournament>) -> ListPreview {
    ListPreview {
        form: match &list.form {
            ListForm::Text {
                encoding,
                separator: sign,
            } => FormView::Text {
                encoding: encoding.name().to_owned(),
                separator: separator(*sign).to_owned(),
            },
            ListForm::Workbook {
                kind,
                sheet,
                sheets,
            } => FormView::Workbook {
                name: kind.name().to_owned(),
                sheet: sheet.clone(),
                sheets: sheets.clone(),
            },
        },
        meanings: ColumnMeaning::ALL
            .iter()
            .map(|meaning| meaning.code().to_owned())
            .collect(),
        columns: list
            .columns
            .iter()
            .map(|column| ColumnView {
                column: column.number,
                heading: column.heading.clone(),
                meaning: column.meaning.code().to_owned(),
            })
            .collect(),
        rows: list
            .rows
            .iter()
            .filter_map(|row| {
                let player = row.player.as_ref()?;
                let fields = fields(player);
                Some(PreviewRow {
                    line: row.line,
                    team: player.team.clone(),
                    board_order: player.board_order,
                    captain: player.captain.clone(),
                    known: tournament.is_some_and(|tournament| is_known(tournament, &fields)),
                    fields,
                })
            })
            .collect(),
        problems: list.all_problems().map(problem).collect(),
    }
}

/// Whether such a player is entered already.
fn is_known(tournament: &Tournament, fields: &PlayerFields) -> bool {
    tournament.players.iter().any(|player| {
        let club = player.data.club.as_ref().map_or("", |club| club.as_str());
        player.data.name.as_str() == fields.name
            && player.data.birth_year.map(u16::from) == fields.birth_year
            && club == fields.club
    })
}

/// A player of the list, here and entered to play.
fn fields(player: &ListedPlayer) -> PlayerFields {
    PlayerFields {
        name: player.name.clone(),
        birth_year: player.birth_year,
        club: player.club.clone().unwrap_or_default(),
        fide_id: player.fide_id,
        national_id: player
            .national_id
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default(),
        ratings: player
            .ratings
            .iter()
            .map(|rating| (crate::show::rated::kind(rating.kind), rating.value))
            .collect(),
        presence: PresenceName::Here,
        part: PartName::Entered,
    }
}

/// The stable name of a separator.
const fn separator(separator: Separator) -> &'static str {
    match separator {
        Separator::Comma => "comma",
        Separator::Semicolon => "semicolon",
        Separator::Tab => "tab",
        Separator::Bar => "bar",
    }
}

/// A problem of the list.
fn problem(problem: &Problem) -> LineProblem {
    let mut data = Data::new();
    if let Some(found) = problem.kind.found() {
        data.insert("found".to_owned(), found.into());
    }
    if let Some(expected) = problem.kind.expected() {
        data.insert("expected".to_owned(), expected.into());
    }
    LineProblem {
        line: problem.line,
        column: problem.column,
        code: problem.kind.code().to_owned(),
        data,
        severity: match problem.severity() {
            Severity::FileRefused => SeverityName::FileRefused,
            Severity::RowLeftOut => SeverityName::RowLeftOut,
            Severity::Remark => SeverityName::Remark,
        },
    }
}
