//! Rows that parse as players but are not: totals, lines of a letter, repeated headings.
//!
//! They are set aside with the reason. The user can still enter them.

use super::Severity;
use super::column::ColumnMeaning;
use super::heading;
use super::problem::{Problem, ProblemKind};
use super::row::Row;

/// Beginnings of a row of totals, folded, separated by commas.
const TOTALS: &str = "\
    summe, total, totale, gesamt, insgesamt, anzahl, durchschnitt, schnitt, mittelwert, \
    average, mean, sum, count, somme, moyenne, nombre, media, somma, numero";
/// Beginnings of a line of a letter that no name has, folded, separated by commas.
const LETTER: &str = "\
    hallo, hello, hi, hey, guten tag, guten morgen, guten abend, gruezi, servus, moin, sehr \
    geehrte, sehr geehrter, liebe schachfreunde, liebe freunde, dear, bonjour, bonsoir, \
    salut, chere, cher, buongiorno, buonasera, ciao, salve, gentile, egregio, betreff, \
    subject, objet, oggetto, von, from, an, to, datum, date, gesendet, sent, inviato, \
    envoye, anbei, hier ist, hier sind, hier die, hier unsere, here is, here are, voici, \
    ecco, wir kommen, bei fragen, stand, seite, page, pagina";
/// Closing phrases of a letter, folded, separated by commas. The next line is the signature.
const FAREWELL: &str = "\
    mit freundlichen, freundliche grusse, freundlichen gruss, viele grusse, beste grusse, \
    besten gruss, herzliche grusse, liebe grusse, schone grusse, sportliche grusse, \
    schachliche grusse, grusse, gruss, mfg, lg, vg, danke, vielen dank, best regards, kind \
    regards, regards, best wishes, cheers, thanks, thank you, cordialement, salutations, \
    meilleures salutations, bien a vous, amicalement, merci, cordiali saluti, distinti \
    saluti, saluti, un saluto, grazie";
/// Maximum number of words in a name. Longer text that ends like a sentence is a sentence.
const MOST_WORDS: usize = 4;

/// Adds a problem to each row that is not a player, which sets the row aside.
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
            // Questions about a row that is set aside are not needed.
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

/// Returns the reason why a row is not a player, or `None` if it may be one.
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

/// True if at least half of the filled cells are headings.
fn are_headings(cells: &[String]) -> bool {
    let filled = || cells.iter().filter(|cell| !cell.trim().is_empty());
    // Most rows are players, so a few cells usually decide.
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

/// True if a text begins with one of these phrases. "Gruss, Anna" is a surname, not a closing
/// phrase.
fn begins(text: &str, with: &str) -> bool {
    let surname = text
        .split_once(',')
        .is_some_and(|(before, behind)| !before.trim().contains(' ') && !behind.trim().is_empty());
    // "Müller" becomes "muller", "Grüße" becomes "grusse".
    let folded = kralle_tournament::folded(text);
    with.split(", ").any(|words| {
        folded.strip_prefix(words).is_some_and(|rest| {
            let whole = rest.is_empty() || rest.starts_with(' ');
            // A single word can also be a surname, so a comma and a given name must not follow.
            whole && (!surname || words.contains(' '))
        })
    })
}
