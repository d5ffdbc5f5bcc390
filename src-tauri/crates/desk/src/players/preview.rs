//! Previews a list of players before they are entered.

use chrono::{Datelike, Utc};
use kralle_call::call;
use kralle_exchange::players::{
    ColumnMeaning, ListForm, ListOptions, PlayerListPreview, Problem, Separator, Severity,
    TextEncoding, read_player_list_as,
};
use kralle_tournament::{Likeness, Person, PersonIndex, Player, Tournament};
use kralle_view::capped::capped;

use crate::core::field::{Expected, Field};
use crate::core::files::FileToRead;
use crate::core::outside::read_at_most;
use crate::core::refusal::{Data, RefusalView, short};
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::players::parse::fields;
use crate::players::preview_view::{
    ColumnView, EnteredTwin, FormView, LineProblem, ListPreview, PreviewRow, SeverityName,
};

wire! {
    /// A file or pasted text; exactly one of them is given.
    #[derive(Default)]
    pub struct PreviewPlayersInput {
        #[serde(default)]
        pub path: Option<FileToRead>,
        #[serde(default)]
        pub text: Option<String>,
        /// The director's choices for columns; the others are detected.
        #[serde(default)]
        pub columns: Vec<ColumnChoice>,
        /// The name of the encoding; detected by default.
        #[serde(default)]
        pub encoding: Option<String>,
        /// The column separator, as in the preview; detected by default.
        #[serde(default)]
        pub separator: Option<String>,
        /// The sheet of a workbook; default: the first visible one with players.
        #[serde(default)]
        pub sheet: Option<String>,
    }
}

wire! {
    /// The chosen meaning of a column.
    pub struct ColumnChoice {
        /// The column number, from 1.
        pub column: u16,
        /// The code of the meaning, as in the preview.
        pub meaning: String,
    }
}

/// The maximum size of a list, in bytes: a workbook of 10,000 players compresses to 1 MiB.
const LARGEST: u64 = 64 * 1024 * 1024;

/// Previews a list of players before they are entered.
#[call(names_a_file)]
pub(crate) fn preview_players(
    desk: &Snapshot,
    input: PreviewPlayersInput,
) -> Result<ListPreview, RefusalView> {
    let tournament = desk.tournament()?;
    // Nobody is born after the tournament.
    let day = tournament
        .settings
        .date
        .unwrap_or_else(|| Utc::now().date_naive());
    let options = ListOptions {
        latest_birth_year: u16::try_from(day.year()).ok(),
        ..options(&input)?
    };
    let bytes = match (input.path, input.text) {
        (Some(path), None) => read_at_most(desk.files().to_read(&path)?, LARGEST)?,
        (None, Some(text)) => text.into_bytes(),
        (Some(_), Some(_)) | (None, None) => {
            return Err(RefusalView::missing_field(Field::Path, Expected::OneSource));
        }
    };
    Ok(view(
        &read_player_list_as(&bytes, &options),
        Some(tournament),
    ))
}

/// Parses the director's choices for the list.
fn options(input: &PreviewPlayersInput) -> Result<ListOptions, RefusalView> {
    let encoding = match &input.encoding {
        None => None,
        Some(name) => Some(
            TextEncoding::ALL
                .into_iter()
                .find(|encoding| encoding.name() == name)
                .ok_or_else(|| RefusalView::bad_field(Field::Encoding, name, Expected::Choice))?,
        ),
    };
    let separator = match &input.separator {
        None => None,
        Some(name) => Some(
            Separator::ALL
                .into_iter()
                .find(|it| it.code() == name)
                .ok_or_else(|| RefusalView::bad_field(Field::Separator, name, Expected::Choice))?,
        ),
    };
    Ok(ListOptions {
        encoding,
        separator,
        sheet: input.sheet.clone(),
        ..choices(&input.columns)?
    })
}

/// Parses the director's choices for columns.
pub(crate) fn choices(choices: &[ColumnChoice]) -> Result<ListOptions, RefusalView> {
    let columns = choices
        .iter()
        .map(|choice| {
            let meaning = ColumnMeaning::from_code(&choice.meaning).ok_or_else(|| {
                RefusalView::bad_field(Field::Columns, &choice.meaning, Expected::Choice)
            })?;
            Ok((choice.column, meaning))
        })
        .collect::<Result<_, RefusalView>>()?;
    Ok(ListOptions {
        columns,
        ..ListOptions::default()
    })
}

/// Converts the preview; players of `tournament` are marked as known.
pub(crate) fn view(list: &PlayerListPreview, tournament: Option<&Tournament>) -> ListPreview {
    let entered = tournament.map(|it| (it, PersonIndex::of(&it.players)));
    let rows = (1_u32..).zip(&list.rows).filter_map(|(number, row)| {
        let player = row.player.as_ref()?;
        let entered = entered.as_ref();
        let twin = entered.and_then(|(it, index)| twin(it, index, &player.person()));
        let shown = PreviewRow {
            row: number,
            line: row.line,
            team: player.team.clone(),
            board_order: player.board_order,
            captain: player.captain.clone(),
            known: twin.is_some_and(|(is_known, _)| is_known),
            same_as_line: row.same_person_as(),
            same_as_row: row.twin.map(|place| capped(place + 1)),
            doubtful: row.is_doubtful(),
            same_as: twin.map(|(_, player)| entered_twin(player)),
            fields: fields(&player.data),
        };
        Some((shown, row.entered().is_some()))
    });
    let (rows, set_aside): (Vec<_>, Vec<_>) = rows.partition(|(_, entered)| *entered);
    let plain = |rows: Vec<(PreviewRow, bool)>| rows.into_iter().map(|(row, _)| row).collect();
    ListPreview {
        form: match &list.form {
            ListForm::Text {
                encoding,
                separator: sign,
            } => FormView::Text {
                encoding: encoding.name().to_owned(),
                separator: sign.code().to_owned(),
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
        meanings: ColumnMeaning::all()
            .map(|it| it.code().to_owned())
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
        rows: plain(rows),
        set_aside: plain(set_aside),
        problems: (list.problems.iter().map(problem))
            .chain((1_u32..).zip(&list.rows).flat_map(|(number, row)| {
                let problems = row.problems.iter();
                problems.map(move |it| LineProblem {
                    row: Some(number),
                    ..problem(it)
                })
            }))
            .collect(),
    }
}

/// Returns the entered player most similar to this person, and true if both are written the same.
/// `None` if no player is similar enough.
fn twin<'a>(
    tournament: &'a Tournament,
    entered: &PersonIndex,
    person: &Person,
) -> Option<(bool, &'a Player)> {
    let (likeness, id, other) = entered.likeliest(person)?;
    let player = tournament.players.get(entered.place(id)?)?;
    match likeness {
        Likeness::Same => Some((person.is_written_as(other), player)),
        Likeness::Likely => Some((false, player)),
        Likeness::Namesake | Likeness::Other => None,
    }
}

fn entered_twin(player: &Player) -> EnteredTwin {
    let fields = fields(&player.data);
    EnteredTwin {
        player: player.id.0,
        name: fields.name,
        birth_year: fields.birth_year,
        club: fields.club,
    }
}

pub(crate) fn problem(problem: &Problem) -> LineProblem {
    let mut data = Data::new();
    if let Some(found) = problem.kind.found() {
        data.insert("found".to_owned(), short("found", found.into()));
    }
    if let Some(expected) = problem.kind.expected() {
        data.insert("expected".to_owned(), expected.into());
    }
    LineProblem {
        line: problem.line,
        row: None,
        column: problem.column,
        code: problem.kind.sentence(),
        data,
        severity: match problem.severity() {
            Severity::FileRefused => SeverityName::FileRefused,
            Severity::RowLeftOut | Severity::RowSetAside => SeverityName::RowLeftOut,
            Severity::Question => SeverityName::Question,
            Severity::Remark => SeverityName::Remark,
        },
    }
}
