//! Shows what is understood of a list of players, before anybody is entered.

use std::fs;

use kralle_exchange::players::{
    ColumnMeaning, ListedPlayer, PlayerListPreview, Problem, RatingKind, Separator, Severity,
    read_player_list,
};
use kralle_tournament::Tournament;

use crate::desk::Desk;
use crate::view::players::{PartName, PlayerFields, PresenceName};
use crate::view::preview::{ColumnView, LineProblem, ListPreview, PreviewRow, SeverityName};
use crate::view::refusal::{Data, RefusalView};
use crate::view::settings::RatingKindName;
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
    }
}

/// Shows what is understood of a list of players.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<ListPreview, RefusalView> {
    let tournament = desk.tournament()?;
    let bytes = match (input.path, input.text) {
        (Some(path), None) => fs::read(&path).map_err(|error| {
            RefusalView::new("list_unreadable")
                .with("path", path)
                .with("reason", error.to_string())
        })?,
        (None, Some(text)) => text.into_bytes(),
        (Some(_), Some(_)) | (None, None) => {
            return Err(RefusalView::bad_field("path", "", "one_source"));
        }
    };
    Ok(view(&read_player_list(&bytes), Some(tournament)))
}

/// What was understood; players of `tournament` are known already.
pub(crate) fn view(list: &PlayerListPreview, tournament: Option<&Tournament>) -> ListPreview {
    ListPreview {
        encoding: list.encoding.name().to_owned(),
        separator: separator(list.separator).to_owned(),
        columns: list
            .columns
            .iter()
            .map(|column| ColumnView {
                column: column.number,
                heading: column.heading.clone(),
                meaning: meaning(column.meaning).to_owned(),
            })
            .collect(),
        rows: list
            .rows
            .iter()
            .filter_map(|row| {
                let fields = fields(row.player.as_ref()?);
                Some(PreviewRow {
                    line: row.line,
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
        ratings: player
            .ratings
            .iter()
            .map(|rating| (kind(rating.kind), rating.value))
            .collect(),
        presence: PresenceName::Here,
        part: PartName::Entered,
    }
}

/// A kind of rating.
const fn kind(kind: RatingKind) -> RatingKindName {
    match kind {
        RatingKind::Standard => RatingKindName::Standard,
        RatingKind::Rapid => RatingKindName::Rapid,
        RatingKind::Blitz => RatingKindName::Blitz,
        RatingKind::National => RatingKindName::National,
        RatingKind::Other => RatingKindName::Other,
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

/// The stable name of what a column means.
const fn meaning(meaning: ColumnMeaning) -> &'static str {
    match meaning {
        ColumnMeaning::Name => "name",
        ColumnMeaning::Surname => "surname",
        ColumnMeaning::GivenName => "given_name",
        ColumnMeaning::Rating(RatingKind::Standard) => "rating_standard",
        ColumnMeaning::Rating(RatingKind::Rapid) => "rating_rapid",
        ColumnMeaning::Rating(RatingKind::Blitz) => "rating_blitz",
        ColumnMeaning::Rating(RatingKind::National) => "rating_national",
        ColumnMeaning::Rating(RatingKind::Other) => "rating_other",
        ColumnMeaning::BirthYear => "birth_year",
        ColumnMeaning::Club => "club",
        ColumnMeaning::FideId => "fide_id",
        ColumnMeaning::Ignored => "ignored",
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
