//! Rows that are read like players and are none: totals, lines of a letter, headings once more.
//!
//! They are set aside with the reason; a person may take them in all the same.

use super::Severity;
use super::column::ColumnMeaning;
use super::heading;
use super::problem::{Problem, ProblemKind};
use super::row::Row;

/// What a total begins with, folded, between commas.
const TOTALS: &str = "\
    summe, total, totale, gesamt, insgesamt, anzahl, durchschnitt, schnitt, mittelwert, \
    average, mean, sum, count, somme, moyenne, nombre, media, somma, numero";
/// What a letter begins a line with that no name does, folded, between commas.
const LETTER: &str = "\
    hallo, hello, hi, hey, guten tag, guten morgen, guten abend, gruezi, servus, moin, sehr \
    geehrte, sehr geehrter, liebe schachfreunde, liebe freunde, dear, bonjour, bonsoir, \
    salut, chere, cher, buongiorno, buonasera, ciao, salve, gentile, egregio, betreff, \
    subject, objet, oggetto, von, from, an, to, datum, date, gesendet, sent, inviato, \
    envoye, anbei, hier ist, hier sind, hier die, hier unsere, here is, here are, voici, \
    ecco, wir kommen, bei fragen, stand, seite, page, pagina";
/// What a letter ends with, folded, between commas: what follows is who wrote it.
const FAREWELL: &str = "\
    mit freundlichen, freundliche grusse, freundlichen gruss, viele grusse, beste grusse, \
    besten gruss, herzliche grusse, liebe grusse, schone grusse, sportliche grusse, \
    schachliche grusse, grusse, gruss, mfg, lg, vg, danke, vielen dank, best regards, kind \
    regards, regards, best wishes, cheers, thanks, thank you, cordialement, salutations, \
    meilleures salutations, bien a vous, amicalement, merci, cordiali saluti, distinti \
    saluti, saluti, un saluto, grazie";
/// A name has at most so many words; what is longer and ends like a sentence is one.
const MOST_WORDS: usize = 4;

/// Sets aside the rows that are no players.
pub(super) fn set_aside(rows: &mut [Row]) {
    let mut signed = false;
    for row in rows {
        let Some(player) = &row.player else { continue };
        let is_rated = !player.data.ratings.is_empty();
        let reason = reason(player.data.name.as_str(), &row.cells, is_rated);
        let farewell = !is_rated && begins(player.data.name.as_str(), FAREWELL);
        let reason = reason.or((signed && !is_rated).then_some(ProblemKind::LetterRow));
        signed |= farewell;
        if let Some(kind) = reason {
            // What looks odd in it is of no interest.
            row.problems
                .retain(|it| it.severity() != Severity::Question);
            row.problems.push(Problem {
                line: Some(row.line),
                column: None,
                kind,
            });
        }
    }
}

/// Why a row is no player; none where it is one.
fn reason(name: &str, cells: &[String], is_rated: bool) -> Option<ProblemKind> {
    if !is_rated && are_headings(cells) {
        return Some(ProblemKind::HeadingRow);
    }
    let words: Vec<String> = name.split_whitespace().map(str::to_owned).collect();
    let headed = heading::of_headings(&words);
    if words.len() > 1 && !headed.contains(&ColumnMeaning::Ignored) && !is_rated {
        return Some(ProblemKind::HeadingRow);
    }
    if begins(name, TOTALS) {
        return Some(ProblemKind::TotalsRow);
    }
    if is_rated {
        return None;
    }
    let count = words.len();
    let sentence = name.ends_with(['.', '!', '?']) && count > MOST_WORDS;
    let addressed = name.ends_with([',', '!', ':']) && count > 1;
    let address = name.contains('@') || name.contains("://") || name.contains("www.");
    let begun = begins(name, LETTER) || begins(name, FAREWELL);
    (sentence || addressed || address || name.ends_with(':') || begun)
        .then_some(ProblemKind::LetterRow)
}

/// True if half of the cells that are filled say what headings say.
fn are_headings(cells: &[String]) -> bool {
    let filled = || cells.iter().filter(|cell| !cell.trim().is_empty());
    // Rows are mostly players: after a few cells it is clear.
    let (mut headings, mut others) = (0_usize, 0_usize);
    let most = filled().count() / 2;
    for cell in filled() {
        if heading::is_heading(cell) {
            headings += 1;
        } else {
            others += 1;
            if others > most {
                return false;
            }
        }
    }
    headings > 0 && headings >= others
}

/// Whether a text begins with one of these words. "Gruss, Anna" is a surname.
fn begins(text: &str, with: &str) -> bool {
    let surname = text
        .split_once(',')
        .is_some_and(|(before, behind)| !before.trim().contains(' ') && !behind.trim().is_empty());
    // "Müller" stays "muller"; "Grüße" is "grusse".
    let folded = kralle_tournament::folded(text);
    with.split(", ").any(|words| {
        folded.strip_prefix(words).is_some_and(|rest| {
            let whole = rest.is_empty() || rest.starts_with(' ');
            // A single word that is a surname too needs more than a given name behind it.
            whole && (!surname || words.contains(' '))
        })
    })
}
