//! Titles above the players of a handwritten list: the name of a team, a club or a group on a line
//! of its own.

use std::collections::BTreeMap;

use super::free_text::is_rated;
use super::full_name::{PARTICLES, has_club_word, is_full_name};
use super::heading::is_heading;
use super::list_number::{without_bullet, without_marks, without_number};
use super::no_player::begins_letter;
use super::word_list::stands_in;

/// Words before the name of a club in a title, folded, separated by spaces.
const ANNOUNCED: &str = "\
    anmeldung anmeldungen meldung meldungen meldeliste nennung nennungen spieler spielerinnen \
    teilnehmer verein klub club inscription inscriptions iscrizione iscrizioni registration \
    registrations entries entry players joueurs giocatori societe circolo von vom der des fur for \
    pour per de du del della";
/// Words of a title of a group of players, folded, separated by spaces.
const GROUP: &str = "\
    gruppe group groupe gruppo jugend damen frauen herren senioren open women youth kategorie \
    category categorie categoria klasse liga runde round warteliste ersatz reserve";
/// Words of the title "2. Mannschaft", in lower case, separated by spaces.
const TEAM: &str = "mannschaft team équipe equipe squadra paar pair paire coppia";
/// Numbers of players of a team.
const TEAM_SIZES: std::ops::RangeInclusive<usize> = 2..=6;

/// The title above a group of players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SectionTitle {
    Team(String),
    Club(String),
    /// A group without a meaning for its players: "U12".
    Group,
    /// A player without a rating, or the title of the lines that follow.
    Doubtful,
}

/// A line that is not blank.
struct Typed<'t> {
    number: u32,
    text: &'t str,
    is_item: bool,
    is_rated: bool,
}

impl<'t> Typed<'t> {
    fn of(number: u32, line: &'t str) -> Self {
        let line = without_marks(line);
        let text = line.trim();
        let is_indented = line.starts_with([' ', '\t']);
        let is_item = is_indented || without_bullet(text) != text || without_number(text).is_some();
        Self {
            number,
            text,
            is_item,
            is_rated: is_rated(text),
        }
    }

    fn is_player(&self) -> bool {
        self.is_item || self.is_rated
    }

    /// True if the line may be a title: a few words without a number in front or a rating.
    fn may_be_title(&self, is_team: fn(&str) -> bool) -> bool {
        let text = self.text;
        let is_small = |it: &str| {
            it.starts_with(char::is_lowercase)
                && !stands_in(PARTICLES, it)
                && !stands_in(ANNOUNCED, it)
        };
        let bare = text.trim_end_matches([':', ' ']);
        !self.is_player()
            && bare.contains(char::is_alphabetic)
            && bare.split_whitespace().count() < 6
            && !bare.split_whitespace().any(is_small)
            && !bare.contains([',', ';', ':', '/', '&', '@', '(', '+', '\t', '|'])
            && !text.ends_with(['!', '.', '?'])
            && !begins_letter(bare)
            && !is_heading(bare)
            && !is_team(text)
    }
}

/// Returns the titles of handwritten lines by the number of their line. `is_team` is true for a line
/// that names a team or several players itself.
pub(super) fn titles(text: &str, is_team: fn(&str) -> bool) -> BTreeMap<u32, SectionTitle> {
    let lines: Vec<Typed<'_>> = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(number, line)| Typed::of(number, line))
        .collect();
    let is_numbered = |it: &Typed<'_>| {
        let words: Vec<&str> = it.text.trim_end_matches(':').split_whitespace().collect();
        let is_number = |word: &str| {
            word.trim_end_matches('.')
                .bytes()
                .all(|it| it.is_ascii_digit())
        };
        matches!(words[..], [number, team] if is_number(number) && stands_in(TEAM, &team.to_lowercase()))
    };
    let may_be: Vec<bool> = lines
        .iter()
        .map(|it| is_numbered(it) || it.may_be_title(is_team))
        .collect();
    let leads_to_item = |place: usize| lines.get(place + 1).is_some_and(|it| it.is_item);
    let leads_to_player = |place: usize| lines.get(place + 1).is_some_and(Typed::is_player);
    let is_certain = |place: usize| {
        let title = lines[place].text;
        let is_short = !is_full_name(title);
        title.ends_with(':') || leads_to_item(place) || (is_short && leads_to_player(place))
    };
    let candidates: Vec<usize> = (0..lines.len())
        .filter(|place| {
            may_be[*place] && (lines[*place].text.ends_with(':') || leads_to_player(*place))
        })
        .collect();
    // A player without a rating stands among the others; a list of titles begins with one.
    let begins = |place: usize| place == 0 || lines[..place].iter().all(|it| !it.is_player());
    let has_first = candidates.first().is_some_and(|first| begins(*first));
    let certain: Vec<usize> = candidates
        .iter()
        .copied()
        .filter(|it| is_certain(*it))
        .collect();
    let size = |place: usize| {
        let next = certain.iter().find(|it| **it > place).copied();
        let players = lines[place + 1..next.unwrap_or(lines.len())].iter();
        players
            .filter(|it| it.is_player() || is_full_name(it.text))
            .count()
    };
    let are_teams = certain
        .iter()
        .filter(|it| has_kind(lines[**it].text).is_none())
        .all(|it| TEAM_SIZES.contains(&size(*it)));
    let mut titles = BTreeMap::new();
    for place in candidates {
        let text = lines[place].text;
        let title = if certain.contains(&place) {
            has_kind(text).unwrap_or_else(|| {
                let name = text.trim_end_matches([':', ' ']).to_owned();
                if are_teams {
                    SectionTitle::Team(name)
                } else {
                    SectionTitle::Group
                }
            })
        } else if has_first {
            SectionTitle::Doubtful
        } else {
            continue;
        };
        titles.insert(lines[place].number, title);
    }
    titles
}

/// Returns the meaning of a title of a club or a group; `None` for others.
fn has_kind(title: &str) -> Option<SectionTitle> {
    let bare = title.trim_end_matches([':', ' ']);
    let folded = kralle_tournament::folded(bare);
    let words: Vec<&str> = folded.split_whitespace().collect();
    let announced = words
        .iter()
        .take_while(|it| stands_in(ANNOUNCED, it))
        .count();
    if announced > 0 {
        let club: Vec<&str> = bare.split_whitespace().skip(announced).collect();
        return Some(if club.is_empty() {
            SectionTitle::Group
        } else {
            SectionTitle::Club(club.join(" "))
        });
    }
    let is_age = |it: &&str| {
        let age = it.strip_prefix(['u', 's']).unwrap_or_default();
        !age.is_empty() && age.bytes().all(|byte| byte.is_ascii_digit())
    };
    if words.iter().any(|it| stands_in(GROUP, it) || is_age(it)) {
        return Some(SectionTitle::Group);
    }
    has_club_word(bare).then(|| SectionTitle::Club(bare.to_owned()))
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::{SectionTitle, titles};

    fn team(name: &str) -> SectionTitle {
        SectionTitle::Team(name.to_owned())
    }

    fn club(name: &str) -> SectionTitle {
        SectionTitle::Club(name.to_owned())
    }

    #[rstest]
    #[case::colons("Elstern:\n- Jo Birch\n- Al Cedar\nDohlen:\n- Uli Elm\n- Mia Ash\n", &[(1, team("Elstern")), (4, team("Dohlen"))])]
    #[case::bullets("Rote Elstern\n- Jo Birch (1650)\n- Al Cedar\n", &[(1, team("Rote Elstern"))])]
    #[case::ratings("Elstern\nJo Birch 1650\nAl Cedar 1700\n", &[(1, team("Elstern"))])]
    #[case::club("SK Horst\n1. Birch, Jo 1650\n2. Cedar, Al 1700\n", &[(1, club("SK Horst"))])]
    #[case::announced("Anmeldung SK Horst:\nJo Birch 1650\nAl Cedar 1700\n", &[(1, club("SK Horst"))])]
    #[case::group("U12\nJo Birch 2014\nAl Cedar 2015\n", &[(1, SectionTitle::Group)])]
    #[case::one_player("Horst:\n- Jo Birch\n", &[(1, SectionTitle::Group)])]
    #[case::names("Rote Elstern\nJo Birch 1650\nAl Cedar 1700\n", &[(1, SectionTitle::Doubtful)])]
    #[case::an_unrated_player("Jo Birch 1650\nAl Cedar\nUli Elm 1700\n", &[])]
    #[case::letter("Hallo Rosa,\nhier sind unsere Spieler:\n- Jo Birch 1650\n", &[])]
    fn a_title_above_players(#[case] text: &str, #[case] expected: &[(u32, SectionTitle)]) {
        let titles: Vec<(u32, SectionTitle)> = titles(text, |_| false).into_iter().collect();
        assert_eq!(titles, expected);
    }
}
