//! A rule set in plain words, article by article: the command line, the rule sheet and the
//! screens say the same.

use kralle_rules::article::{Article, Regulation, list};
use kralle_rules::law::Law;
use kralle_rules::preset::Game;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::option::Entry;
use kralle_rules::rule_set::room::Room;
use kralle_words::Words;

/// A rule in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleLine {
    pub article: Article,
    /// What it is about; none where the sentence says it.
    pub subject: Option<String>,
    pub sentence: String,
    /// That the text leaves room, and why it is read so.
    pub room: Option<String>,
    /// Whether it departs from the preset the rule set starts from.
    pub changed: bool,
}

/// What is settled by the text, with the message that says it.
const SETTLED: [(Law, &str); 8] = [
    (Law::Teams, "law-fixed-teams"),
    (Law::OwnBoard, "law-fixed-own-board"),
    (Law::MatchEnd, "law-fixed-match-end"),
    (Law::Drop, "law-fixed-drop"),
    (Law::DropRank, "law-fixed-drop-rank"),
    (Law::Clocks, "law-fixed-clocks"),
    (Law::FlagFall, "law-fixed-flag-fall"),
    (Law::Arbiter, "law-fixed-arbiter"),
];

/// The rules in the order of their articles.
pub fn rule_lines(rules: &RuleSet, words: &Words) -> Vec<RuleLine> {
    let departures = rules.differences(rules.base);
    let mut lines = settled(rules, words);
    for entry in rules.entries() {
        let changed = departures.iter().any(|it| it.here.option == entry.option);
        let room = rules.room(entry.option);
        lines.push(RuleLine {
            changed,
            room: room.map(|room| leaves_room(room, words)),
            ..said(&entry, words)
        });
    }
    lines.sort_by_key(|line| place(line.article));
    lines
}

fn settled(rules: &RuleSet, words: &Words) -> Vec<RuleLine> {
    match rules.game() {
        Game::Tandem => SETTLED
            .iter()
            .map(|(law, key)| RuleLine {
                // What is settled by the text is not changed with an option beside it.
                article: law.article(rules.base),
                subject: None,
                sentence: words.say(key, &[]),
                room: None,
                changed: false,
            })
            .collect(),
        Game::PairMoves | Game::OrdinaryChess => Vec::new(),
    }
}

/// An option as it stands.
fn said(entry: &Entry, words: &Words) -> RuleLine {
    let option = format!("option-{}", entry.option.replace('_', "-"));
    let reading = format!("{option}.{}", entry.value.replace('_', "-"));
    RuleLine {
        article: entry.article,
        subject: Some(words.say(&option, &[])),
        sentence: words.say(&reading, &[]),
        room: None,
        changed: false,
    }
}

/// That the text leaves room, and why it is read as it is.
pub(crate) fn leaves_room(room: Room, words: &Words) -> String {
    let because = words.say(&format!("room-{}", room.code().replace('_', "-")), &[]);
    words.say("text-leaves-room", &[("because", because.into())])
}

/// Articles of the regulation come in its order, what stands elsewhere after them.
fn place(article: Article) -> (u8, usize) {
    let articles = match article.regulation {
        Regulation::Dsj => list::DSJ,
        Regulation::SwissRules => list::SWISS_RULES,
        Regulation::Tandemordnung => list::TANDEMORDNUNG,
        Regulation::PaarZug | Regulation::OrdinaryChess | Regulation::Fics => return (0, 0),
        Regulation::Fide => return (1, 0),
        Regulation::Announcement => return (2, 0),
    };
    let place = articles.iter().position(|it| *it == article);
    (0, place.unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use kralle_rules::preset::Preset;
    use kralle_words::Language;

    use super::*;

    #[test]
    fn every_room_is_said_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for room in Room::ALL {
                let text = leaves_room(room, &words);
                assert!(!text.contains('‹'), "{language}: {}", room.code());
            }
        }
    }

    #[test]
    fn o_2_2_what_an_announcement_settles_leaves_no_room() {
        let words = Words::new(Language::German);
        let rooms = |toml: &str| {
            let rules = RuleSet::from_toml(toml).unwrap_or(RuleSet::of(Preset::Fics));
            let lines = rule_lines(&rules, &words).into_iter();
            lines.filter(|it| it.room.is_some()).count()
        };
        let as_it_is = rooms("base = \"ordnung\"");
        assert!(as_it_is > 10);
        let settled = rooms("base = \"ordnung\"\nsteal_from = \"board_or_hand\"");
        assert_eq!(settled, as_it_is - 1);
    }

    #[test]
    fn every_option_and_reading_is_said_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for preset in Preset::ALL {
                for entry in RuleSet::of(preset).entries() {
                    for value in entry.values {
                        let line = said(&Entry { value, ..entry }, &words);
                        let text = format!("{:?} {}", line.subject, line.sentence);
                        assert!(!text.contains('‹'), "{language}: {} {value}", entry.option);
                    }
                }
            }
        }
    }
}
