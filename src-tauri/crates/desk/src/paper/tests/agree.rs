//! Screen, paper, tables and site show the same values: ranks, numbers, names, points, tie-breaks
//! and results.

#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

use std::cell::RefCell;
use std::fmt::Write as _;

use kralle_exchange::site::{Block as SiteBlock, Site};
use kralle_exchange::table::Cell as Exported;
use kralle_sheets::{Block, Cell, Line, Page, Row};
use kralle_tournament::{Course, RoundNumber, TieKind, Tournament};
use kralle_view::refs::PlayerRef;
use kralle_view::score::RoundScore;
use kralle_view::{cell::ResultCell, standings::StandingRow};
use kralle_words::{Language, Words};
use rstest::rstest;
use serde_json::json;

use super::every::{desk, fixed, pots, robin, single};
use super::games::{best_of_three, two_games};
use super::partners::by_standing;
use crate::core::desk::Desk;
use crate::exchange::exporter::Exporter;
use crate::exchange::site::{Numbers, site};
use crate::exchange::tables::TableName;
use crate::paper::make::Sheet;
use crate::round::view::RoundView;

/// A tournament as screen view, tables and site, with its desk for pages on paper.
pub(super) struct Surfaces {
    desk: RefCell<Desk>,
    pub(super) of: Exporter,
    site: Site,
    _folder: tempfile::TempDir,
}

impl Surfaces {
    pub(super) fn of(tournament: &Tournament) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = desk(folder.path(), tournament).unwrap();
        let of = Exporter::of(&mut desk, Words::new(Language::German)).unwrap();
        let words = Words::new(Language::German);
        let site = site(&mut desk, &words, Numbers::Hidden).unwrap();
        Self {
            desk: RefCell::new(desk),
            of,
            site,
            _folder: folder,
        }
    }

    /// Returns the rows of the first table of a page.
    pub(super) fn printed(&self, sheet: &str, round: Option<u16>) -> Vec<Row> {
        let input = json!({ "sheet": sheet, "language": "de", "round": round });
        let input = serde_json::from_value(input).unwrap();
        let Sheet { page, .. } = Sheet::of(&mut self.desk.borrow_mut(), &input).unwrap();
        let Page { blocks, .. } = page;
        let mut tables = blocks.into_iter().filter_map(|block| {
            if let Block::Table(table) = block {
                Some(table)
            } else {
                None
            }
        });
        tables.next().unwrap().groups.remove(0).rows
    }

    /// Returns the rows of a table as text.
    pub(super) fn exported(&self, name: TableName) -> Vec<Vec<String>> {
        let said = |cell: &Exported| match cell {
            Exported::Empty => String::new(),
            Exported::Text(text) | Exported::Link { text, .. } => text.clone(),
            Exported::Lines(lines) => format!("{lines:?}"),
            Exported::Number(number) | Exported::Hundredths(number) => number.to_string(),
            Exported::HalfPoints(points) => self.half_points((*points).try_into().unwrap()),
        };
        let table = self.of.table(name);
        let rows = table.rows.iter();
        rows.map(|row| row.iter().map(said).collect()).collect()
    }

    /// Returns the rows of the first table of a page of the site, each cell by its lines.
    ///
    /// The archive has the same pages.
    pub(super) fn on_site(&self, page: &str) -> Vec<Vec<Vec<String>>> {
        let page = self.site.pages.iter().find(|it| it.file == page).unwrap();
        let mut tables = page.blocks.iter().filter_map(|block| {
            if let SiteBlock::Table(table) | SiteBlock::Cards(table) = block {
                Some(table)
            } else {
                None
            }
        });
        let rows = tables.next().unwrap().rows.iter();
        rows.map(|row| row.iter().map(|it| self.texts(it)).collect())
            .collect()
    }

    /// Returns the text of tables, and of the first table of pages, one line a row.
    pub(super) fn text(&self, tables: &[TableName], pages: &[&str]) -> String {
        let mut text = String::new();
        let mut section = |name: &str, rows: Vec<Vec<String>>| {
            let rows = rows.into_iter().map(|row| row.join(" | ") + "\n");
            writeln!(text, "== {name}\n{}", rows.collect::<String>()).unwrap();
        };
        for table in tables {
            let columns = self.of.table(*table).columns.into_iter();
            let mut rows = vec![columns.map(|it| it.heading).collect()];
            rows.extend(self.exported(*table));
            section(table.code(), rows);
        }
        for page in pages {
            let rows = self.on_site(page).into_iter();
            let rows = rows.map(|row| row.iter().map(|cell| cell.join(" / ")).collect());
            section(page, rows.collect());
        }
        text
    }

    /// Returns the lines of a cell of a page.
    fn texts(&self, cell: &Exported) -> Vec<String> {
        match cell {
            Exported::Empty => Vec::new(),
            Exported::Text(text) | Exported::Link { text, .. } => vec![text.clone()],
            Exported::Lines(lines) => lines.iter().flat_map(|it| self.texts(it)).collect(),
            Exported::Number(number) | Exported::Hundredths(number) => vec![number.to_string()],
            Exported::HalfPoints(points) => vec![self.half_points((*points).try_into().unwrap())],
        }
    }

    pub(super) fn half_points(&self, points: u16) -> String {
        self.of.words.half_points(points.into())
    }

    pub(super) fn rounds(&self) -> impl Iterator<Item = &RoundView> {
        self.of.announced()
    }
}

/// Returns the lines of a column of a row, cell by cell.
pub(super) fn lines(row: &Row, column: &str) -> Vec<Vec<String>> {
    let cells = row.cells.get(column).into_iter().flatten();
    let said = |cell: &Cell| match cell {
        Cell::Lines(lines) | Cell::Aligned(lines) => {
            lines.iter().map(|Line { text, .. }| text.clone()).collect()
        }
        Cell::Frame | Cell::Tick => Vec::new(),
        Cell::Blocked => vec!["×".to_owned()],
    };
    cells.map(said).collect()
}

/// Returns the lines of a column of a row.
pub(super) fn said(row: &Row, column: &str) -> Vec<String> {
    lines(row, column).concat()
}

pub(super) fn only(row: &Row, column: &str) -> String {
    said(row, column).concat()
}

fn ranked(from: u16, to: u16) -> String {
    if from == to {
        from.to_string()
    } else {
        format!("{from}–{to}")
    }
}

fn names(players: &[PlayerRef]) -> Vec<String> {
    players.iter().map(|player| player.name.clone()).collect()
}

/// Returns one of seven tournaments: pot players with a third, fixed teams with substitutes, single
/// players with colors, a closed round robin, two games a match, a best of three, changing partners.
pub(super) fn real(number: usize) -> Surfaces {
    let mut single = single();
    single.publish_round(RoundNumber::at(1)).unwrap();
    single.settings.tie_breaks = ["BH:MP/C1", "SB"].map(|it| it.parse().unwrap()).into();
    let closed = robin(Course::Closed);
    let all = [
        pots(),
        fixed(),
        single,
        closed,
        two_games(),
        best_of_three(),
        by_standing(),
    ];
    Surfaces::of(&all[number])
}

/// Returns the last column of the exported standings: the way a tie on points was settled.
///
/// Paper gives the numbers instead. No team in these tournaments is excluded or annulled.
fn tie(row: &StandingRow, rows: &[StandingRow]) -> &'static str {
    let level = rows.iter().filter(|it| it.half_points == row.half_points);
    assert_eq!(row.tie.0 == TieKind::None, level.count() == 1);
    let is_shared = row.rank_from < row.rank_to;
    let (text, shares) = match row.tie.0 {
        TieKind::None => ("", false),
        TieKind::DirectEncounter => {
            assert!(row.direct_encounter.is_some());
            ("Direkte Begegnung", false)
        }
        TieKind::TieBreaks => ("nach Feinwertung", false),
        TieKind::Shared => ("geteilt", true),
        TieKind::FirstPlaceOpen => ("offen", true),
        kind @ (TieKind::Decided | TieKind::JointWinner | TieKind::Out) => panic!("{kind:?}"),
    };
    assert_eq!(is_shared, shares, "{text}");
    text
}

/// Returns the value of a tie-break in hundredths, as in tables.
fn hundredths(value: Option<&str>) -> String {
    value.map_or_else(String::new, |it| {
        (it.parse::<f64>().unwrap() * 100.0).round().to_string()
    })
}

#[rstest]
fn the_standings_agree(#[values(0, 1, 2, 3, 4, 5, 6)] number: usize) {
    let made = real(number);
    let rounds = made.rounds().count();
    let view = &made.of.all.standings;
    let met = view.rows.iter().any(|row| row.direct_encounter.is_some());
    let printed = made.printed("standings", None);
    let exported = made.exported(TableName::Standings);
    let mut site = made.on_site("standings.html").into_iter();
    assert_eq!(
        (printed.len(), exported.len()),
        (view.rows.len(), view.rows.len())
    );
    for ((row, page), table) in view.rows.iter().zip(&printed).zip(&exported) {
        let name = row.team.name.clone();
        let players = names(&row.team.players);
        let rank = ranked(row.rank_from, row.rank_to);
        let number = row.team.number.to_string();
        let points = made.half_points(row.half_points);
        let shown = [rank.clone(), number.clone(), points.clone()];
        assert_eq!(["rank", "number", "points"].map(|it| only(page, it)), shown);
        let on_page: Vec<String> = name.iter().cloned().chain(players.clone()).collect();
        assert_eq!(said(page, "team"), on_page);

        let is_single = made.of.is_single();
        let mut in_table = vec![rank, number];
        in_table.extend((!is_single).then(|| name.unwrap_or_default()));
        in_table.push(players.join("; "));
        // On paper the opponent is beside the score, a bye is a word, and an open match is "…". A
        // spreadsheet has an empty cell for an open match.
        for (round, on_page) in (1..).zip(lines(page, "round").iter().take(rounds)) {
            let cell = row.results.iter().find(|cell| cell.round == round);
            let score = cell.map(ResultCell::score);
            let text = score.map_or_else(String::new, |it| it.text(&made.of.words));
            match score {
                Some(RoundScore::Match {
                    opponent, partner, ..
                }) => {
                    let of = on_page[0].replace("\u{202f}·\u{202f}", "\u{202f}");
                    let (score, against) = of.split_once('\u{202f}').unwrap();
                    assert_eq!(score, text);
                    let digits = against.trim_end_matches(char::is_alphabetic);
                    let with = partner.map(|it| format!("+{it}"));
                    assert_eq!(digits, with.unwrap_or_else(|| opponent.to_string()));
                }
                Some(RoundScore::Bye(_)) => assert_eq!(*on_page, ["frei"]),
                Some(RoundScore::Absent(_) | RoundScore::Left) => {
                    assert_eq!(*on_page, [text.as_str()]);
                }
                None => assert_eq!(on_page.concat(), ""),
            }
            in_table.push(text.replace('…', ""));
            let partner = cell.and_then(|it| it.partner).map(|it| it.to_string());
            in_table.extend(
                made.of
                    .changes_partners()
                    .then(|| partner.unwrap_or_default()),
            );
        }
        in_table.push(points);
        in_table.extend(row.tie_breaks.iter().map(|it| hundredths(it.as_deref())));
        in_table.push(tie(row, &view.rows).to_owned());
        assert_eq!(table, &in_table);
        let on_site = site.next().unwrap();
        let score_of = |round: u16| {
            let cell = row.results.iter().find(|cell| cell.round == round);
            cell.map(|cell| cell.score().text(&made.of.words))
        };
        assert_eq!(on_site[0].concat(), ranked(row.rank_from, row.rank_to));
        assert_eq!(on_site[2].concat(), made.half_points(row.half_points));
        let behind = 3 + row.tie_breaks.len();
        for (round, cell) in (1..).zip(&on_site[behind..]) {
            assert_eq!(cell.first().cloned(), score_of(round));
        }

        let mut tie_breaks: Vec<String> = row
            .tie_breaks
            .iter()
            // Paper uses the decimal comma of its language.
            .map(|it| it.as_deref().unwrap_or_default().replace('.', ","))
            .collect();
        if met {
            let own = row.direct_encounter.as_ref().map(|met| met.own_half_points);
            tie_breaks.push(own.map_or_else(String::new, |own| made.half_points(own)));
        }
        assert_eq!(said(page, "tie_break"), tie_breaks);
    }
}

#[rstest]
fn the_crosstables_agree(#[values(0, 1, 2, 3, 4, 5, 6)] number: usize) {
    let made = real(number);
    let view = &made.of.all.crosstable;
    let printed = made.printed("crosstable", None);
    let exported = made.exported(TableName::Crosstable);
    let mut site = made.on_site("crosstable.html").into_iter();
    assert_eq!(
        (printed.len(), exported.len()),
        (view.rows.len(), view.rows.len())
    );
    // The export has a column of team names if any team has a name.
    let is_named = view.rows.iter().any(|row| row.team.name.is_some());
    for ((row, page), table) in view.rows.iter().zip(&printed).zip(&exported) {
        let rank = ranked(row.rank_from, row.rank_to);
        let number = row.team.number.to_string();
        let points = made.half_points(row.half_points);
        let shown = [rank.clone(), number.clone(), points.clone()];
        assert_eq!(["rank", "number", "points"].map(|it| only(page, it)), shown);
        // The results of a line add up to its points.
        let games = row.cells.iter().flat_map(|it| &it.games);
        let met = games.filter_map(|it| it.half_points);
        let rested = row.rests.iter().filter_map(|it| it.half_points);
        let sum: i32 = met.chain(rested).map(i32::from).sum();
        let sum = sum + row.penalty_half_points;
        assert_eq!(sum.max(0), i32::from(row.half_points));
        let name = row.team.name.clone();
        let players = names(&row.team.players);
        // Paper has one line for a team: its name, or else its players in short form.
        let on_page = only(page, "team");
        if let Some(name) = &name {
            assert_eq!(&on_page, name);
        } else {
            let mut players = players.iter().map(|it| it.split(',').next().unwrap());
            assert!(players.all(|surname| on_page.contains(surname)));
        }
        let mut front = vec![rank, number];
        front.extend(is_named.then(|| name.unwrap_or_default()));
        front.push(players.join("; "));
        let (in_front, columns) = table.split_at(front.len());
        let (columns, last) = columns.split_at(view.rows.len());
        let (apart, last) = last.split_at(2);
        for (key, exported) in ["rest", "penalty"].iter().zip(apart) {
            assert_eq!(&lines(page, key).concat().concat(), exported);
        }
        assert_eq!((in_front, last), (front.as_slice(), [points].as_slice()));
        let on_site: Vec<String> = site.next().unwrap().iter().map(|it| it.concat()).collect();
        let on_page: Vec<String> = lines(page, "opponent")
            .iter()
            .map(|it| it.concat())
            .collect();
        assert_eq!(on_site[3..3 + view.rows.len()], on_page);
        for ((other, page), table) in view.rows.iter().zip(&on_page).zip(columns) {
            let cell = row.cells.iter().find(|it| it.opponent == other.team.number);
            let games = cell.into_iter().flat_map(|cell| &cell.games);
            let scored: Vec<String> = games
                .map(|game| game.score().text(&made.of.words))
                .collect();
            if other.team.number == row.team.number {
                assert_eq!((page.as_str(), table.as_str()), ("×", "×"));
                continue;
            }
            // For single players, the color follows the score.
            let plain = page.split(' ').map(|it| it.trim_end_matches(['w', 's']));
            assert_eq!(plain.collect::<Vec<_>>().join(" "), scored.join(" "));
            // Only an open match is an empty cell in a spreadsheet.
            let is_open = page == "…";
            assert_eq!(if is_open { "" } else { page }, table.as_str());
        }
    }
}
