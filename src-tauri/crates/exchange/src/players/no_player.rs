//! Rows that parse as players but are not: totals, lines of a letter, repeated headings.
//!
//! They are set aside with the reason. A row that may be a person is entered with a question.

use kralle_tournament::PlayerField;

use super::Severity;
use super::cell::says_nothing;
use super::column::{Column, ColumnMeaning};
use super::full_name::PARTICLES;
use super::heading;
use super::problem::{Problem, ProblemKind};
use super::row::Row;
use super::word_list::stands_in;

/// Beginnings of a row of totals, folded, separated by commas.
const TOTALS: &str = "\
    summe, total, totale, gesamt, insgesamt, anzahl, durchschnitt, schnitt, mittelwert, \
    average, mean, sum, count, somme, moyenne, nombre, media, somma, numero";
/// Words besides headings that follow the beginning of a row of totals, separated by spaces.
const COUNTED: &str = "\
    der aller alle of all the des de du tous toutes dei di tutti delle gesamt total totale \
    personen persons people personnes persone inscrits iscritti anmeldungen meldungen entries";
/// Beginnings of a line of a letter, folded, separated by commas. A single word may be a name.
const LETTER: &str = "\
    hallo, hello, hi, hey, guten tag, guten morgen, guten abend, gruezi, servus, moin, sehr \
    geehrte, sehr geehrter, liebe schachfreunde, liebe freunde, dear, bonjour, bonsoir, \
    salut, chere, cher, buongiorno, buonasera, ciao, salve, gentile, egregio, betreff, \
    subject, objet, oggetto, von, from, an, to, datum, date, gesendet, sent, inviato, \
    envoye, anbei, hier ist, hier sind, hier die, hier unsere, here is, here are, voici, \
    ecco, wir kommen, bei fragen, stand, seite, page, pagina";
/// Greetings that are hardly a name: in a letter they need no question.
const GREETING: &str = "\
    hallo, hello, hey, gruezi, servus, bonjour, bonsoir, buongiorno, buonasera, ciao, betreff, mfg, \
    lg, vg";
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

/// The form of a list, as far as it tells players from other rows.
#[derive(Debug, Clone, Copy)]
pub(super) struct Form<'a> {
    pub(super) columns: &'a [Column],
    /// True if a header row names the columns.
    pub(super) is_headed: bool,
    pub(super) is_free_text: bool,
}

/// Result for a row that resembles something other than a player.
enum Verdict {
    NoPlayer(ProblemKind),
    /// A name, or something else: the user decides.
    Doubtful,
}

/// Adds a problem to each row that is not a player, which sets the row aside, and a question to
/// each row that may be one.
pub(super) fn set_aside(rows: &mut [Row], form: Form<'_>) {
    let mut signed = false;
    for row in rows {
        let Some(player) = &row.player else { continue };
        let candidate = Candidate::of(row, player.data.name.as_str(), form);
        let evident = candidate.is_evident();
        signed &= !evident;
        let verdict = candidate.verdict(signed);
        signed |= !evident && begins(candidate.name, FAREWELL).is_some();
        let kind = match verdict {
            None => continue,
            Some(Verdict::Doubtful) if row.is_doubtful() => continue,
            Some(Verdict::Doubtful) => ProblemKind::DoubtfulRow {
                name: candidate.name.to_owned(),
            },
            Some(Verdict::NoPlayer(kind)) => {
                // Questions about a row that is set aside are not needed.
                row.problems
                    .retain(|it| it.severity() != Severity::Question);
                kind
            }
        };
        row.problems.push(Problem {
            line: Some(row.line),
            column: None,
            kind,
        });
    }
}

/// A row with a name, and what its other cells tell.
struct Candidate<'r> {
    name: &'r str,
    /// The name as in its cells, with the punctuation at its end.
    text: String,
    cells: &'r [String],
    form: Form<'r>,
    is_rated: bool,
    /// True if a cell besides the name and the ratings is filled.
    has_facts: bool,
}

impl<'r> Candidate<'r> {
    fn of(row: &'r Row, name: &'r str, form: Form<'r>) -> Self {
        let cell = |column: &Column| {
            let cell = row.cells.get(usize::from(column.number) - 1);
            cell.map(|cell| cell.trim()).unwrap_or_default()
        };
        let is_name = |column: &Column| column.meaning.is_name();
        let names: Vec<&str> = form
            .columns
            .iter()
            .filter(|it| is_name(it))
            .map(cell)
            .collect();
        // What follows a comma in a letter is read as a club, and what follows the title of a team
        // as its player, so both prove nothing there.
        let proves = |column: &Column| {
            !form.is_free_text || column.meaning == ColumnMeaning::Field(PlayerField::BirthYear)
        };
        let counts =
            |column: &Column| !is_name(column) && column.kinds.is_empty() && proves(column);
        let mut facts = form.columns.iter().filter(|it| counts(it)).map(cell);
        Self {
            name,
            text: names.join(" ").trim().to_owned(),
            cells: &row.cells,
            form,
            is_rated: row
                .player
                .as_ref()
                .is_some_and(|player| !player.data.ratings.is_empty()),
            has_facts: facts.any(|cell| !says_nothing(cell)),
        }
    }

    /// True if the other cells show that the row is a person.
    fn is_evident(&self) -> bool {
        self.is_rated || (self.has_facts && (self.form.is_headed || self.form.is_free_text))
    }

    /// Returns the reason why the row is not a player, or may not be one; `None` for a player.
    /// `signed` is true after the closing phrase of a letter.
    fn verdict(&self, signed: bool) -> Option<Verdict> {
        let letter = Verdict::NoPlayer(ProblemKind::LetterRow);
        if let Some(rest) = begins(self.name, TOTALS)
            && !self.has_facts
        {
            if rest.iter().all(|word| is_counted(word)) {
                return Some(Verdict::NoPlayer(ProblemKind::TotalsRow));
            }
            return (!self.is_rated).then_some(Verdict::Doubtful);
        }
        if let Some(verdict) = self.heading() {
            return Some(verdict);
        }
        if self.is_rated {
            return None;
        }
        if self.is_prose() {
            return Some(if self.is_evident() {
                Verdict::Doubtful
            } else {
                letter
            });
        }
        let rest = begins(self.name, LETTER).or_else(|| begins(self.name, FAREWELL));
        if rest.is_none() && self.form.is_free_text && self.small_words() > 2 {
            return (!self.is_evident()).then_some(Verdict::Doubtful);
        }
        if rest.is_none() && !signed || self.is_evident() {
            return None;
        }
        let is_certain = match rest {
            // A letter has nothing but lines; a table may have a name without other cells.
            None => self.form.is_free_text,
            Some(rest) => {
                let greets = self.form.is_free_text && begins(self.name, GREETING).is_some();
                rest.is_empty() || greets || !self.may_be_name()
            }
        };
        Some(if is_certain {
            letter
        } else {
            Verdict::Doubtful
        })
    }

    /// Detects a repeated header row.
    fn heading(&self) -> Option<Verdict> {
        let filled = || {
            let cells = self.cells.iter().enumerate();
            cells.filter(|(_, cell)| !cell.trim().is_empty())
        };
        let again = |(place, cell): &(usize, &String)| {
            let heading = self.form.columns.get(*place).map(|it| it.heading.as_str());
            heading.is_some_and(|it| it.eq_ignore_ascii_case(cell.trim()))
        };
        let count = filled().count();
        let repeated = filled().filter(again).count();
        let named = |(_, cell): &(usize, &String)| heading::is_heading(cell);
        // Most rows are players, so a few cells usually decide.
        let (mut headings, mut others) = (0_usize, 0_usize);
        for cell in filled() {
            if named(&cell) {
                headings += 1;
            } else {
                others += 1;
                if others > count / 2 {
                    break;
                }
            }
        }
        let is_repeated = repeated > 0 && repeated * 2 >= count;
        if !self.is_rated && (is_repeated || (headings > 1 && others == 0)) {
            return Some(Verdict::NoPlayer(ProblemKind::HeadingRow));
        }
        if self.is_evident() {
            return None;
        }
        let words: Vec<String> = self.name.split_whitespace().map(str::to_owned).collect();
        if words.len() > 1 && !heading::of_headings(&words).contains(&ColumnMeaning::Ignored) {
            return Some(Verdict::NoPlayer(ProblemKind::HeadingRow));
        }
        (headings > 0 && headings >= others).then_some(Verdict::Doubtful)
    }

    /// True for a sentence, an address, or text that addresses somebody.
    fn is_prose(&self) -> bool {
        let count = self.name.split_whitespace().count();
        let sentence = self.text.ends_with(['.', '!', '?']) && count > MOST_WORDS;
        let addressed = self.text.ends_with(['!', ':'])
            || (self.text.ends_with(',') && begins(self.name, LETTER).is_some())
            || (self.text.ends_with(',') && count > MOST_WORDS);
        let address = ["@", "://", "www."].iter().any(|it| self.name.contains(it));
        let told = self.form.is_free_text && self.small_words() > 0 && count > MOST_WORDS;
        sentence || addressed || address || told
    }

    /// Returns the number of words that are written small, without the particles of names.
    fn small_words(&self) -> usize {
        let is_small =
            |word: &&str| word.starts_with(char::is_lowercase) && !stands_in(PARTICLES, word);
        self.name.split_whitespace().filter(is_small).count()
    }

    /// True if the text after the first word of a greeting may be the rest of a name.
    fn may_be_name(&self) -> bool {
        let words: Vec<&str> = self.name.split_whitespace().collect();
        let is_name = |word: &&str| {
            word.chars().next().is_some_and(char::is_uppercase) || stands_in(PARTICLES, word)
        };
        let begins_phrase = begins(self.name, LETTER)
            .or_else(|| begins(self.name, FAREWELL))
            .is_some_and(|rest| words.len() > rest.len() + 1);
        !begins_phrase
            && words.len() <= MOST_WORDS
            && words.iter().skip(1).all(is_name)
            && !words[0].ends_with(':')
            && !self.name.bytes().any(|byte| byte.is_ascii_digit())
    }
}

/// True if a word of a row of totals names what was counted, or is a number.
fn is_counted(word: &str) -> bool {
    let word = word
        .trim_matches(|it: char| !it.is_alphanumeric())
        .to_lowercase();
    let word = word.as_str();
    word.bytes().all(|byte| byte.is_ascii_digit())
        || stands_in(COUNTED, word)
        || heading::is_heading(word)
        || heading::is_heading(word.trim_end_matches(['n', 's', 'i']))
}

/// True if a text begins like a line of a letter.
pub(super) fn begins_letter(text: &str) -> bool {
    begins(text, LETTER)
        .or_else(|| begins(text, FAREWELL))
        .is_some()
}

/// Returns the words after one of these phrases at the beginning of a text; `None` if it begins
/// with none. "Gruss, Anna" is a surname, not a closing phrase.
fn begins<'t>(text: &'t str, with: &str) -> Option<Vec<&'t str>> {
    let surname = text
        .split_once(',')
        .is_some_and(|(before, behind)| !before.trim().contains(' ') && !behind.trim().is_empty());
    // "Müller" becomes "muller", "Grüße" becomes "grusse".
    let folded = kralle_tournament::folded(text);
    with.split(", ").find_map(|words| {
        let rest = folded.strip_prefix(words)?;
        let whole = rest.is_empty() || rest.starts_with(' ');
        // A single word can also be a surname, so a comma and a given name must not follow.
        (whole && (!surname || words.contains(' '))).then(|| {
            text.split_whitespace()
                .skip(words.split(' ').count())
                .collect()
        })
    })
}
