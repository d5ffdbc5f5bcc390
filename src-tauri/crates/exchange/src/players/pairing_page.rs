//! Detection of pages of pairings, whose opponents are neither teams nor a list of players.

use super::MAX_COLUMNS;
use super::column::ColumnMeaning;
use super::heading;
use super::line::Line;
use super::word_list::stands_in;

/// Headings of results, folded, separated by spaces.
const RESULT: &str = "\
    ergebnis erg resultat result results res resultats resultate risultato risultati ris score";
/// Headings of White, then of Black, folded, separated by spaces.
const WHITE: &str = "weiss white blanc blancs bianco bianchi wit";
const BLACK: &str = "schwarz black noir noirs nero neri zwart";

/// True if one of these lines has the headings of pairings: White and Black, or the same
/// headings on both sides of a result.
pub(super) fn are_pairings(lines: &[Line]) -> bool {
    lines.iter().any(|line| {
        let cells = line.cells.get(..MAX_COLUMNS).unwrap_or(&line.cells);
        heads_pairings(cells)
    })
}

fn heads_pairings(cells: &[String]) -> bool {
    let folded: Vec<String> = cells
        .iter()
        .map(|it| kralle_tournament::folded(it.trim().trim_end_matches(['.', ':'])))
        .collect();
    let has = |words: &str| folded.iter().any(|it| stands_in(words, it));
    let meanings = heading::of_headings(cells);
    let count =
        |accepts: fn(&ColumnMeaning) -> bool| meanings.iter().filter(|it| accepts(it)).count();
    let names = count(|it| *it == ColumnMeaning::Name);
    if has(WHITE) && has(BLACK) && (names == 0 || has(RESULT)) {
        return true;
    }
    let ratings = count(|it| matches!(it, ColumnMeaning::Rating(_)));
    let is_mirrored = names == 2 || (names == 0 && ratings == 2);
    let is_between = cells.iter().any(|it| matches!(it.trim(), "-" | "–" | ":"));
    is_mirrored && (has(RESULT) || is_between)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::heads_pairings;

    #[rstest]
    #[case("Br.;Nr.;;Name;Elo;Pkt.;Ergebnis;Pkt.;;Name;Elo;Nr.", true)]
    #[case("Bo.;No.;Name;Rtg;Pts.;Result;Pts.;Name;Rtg;No.", true)]
    #[case("Tisch;Weiß;Elo;Schwarz;Elo", true)]
    #[case("Éch.;Blancs;Rés.;Noirs", true)]
    #[case("Bo.;1;SK Horst;Rtg;-;2;SC Au;Rtg;1½:½", true)]
    #[case("Rg.;Name;Elo;Pkt.", false)]
    #[case("Team;Name;Elo;Name;Elo", false)]
    #[case("Nr.;Name;Result", false)]
    fn headings_of_pairings(#[case] headings: &str, #[case] expected: bool) {
        let cells: Vec<String> = headings.split(';').map(str::to_owned).collect();
        assert_eq!(heads_pairings(&cells), expected);
    }
}
