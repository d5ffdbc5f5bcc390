//! A rule set in plain words, article by article: the same on the command line, the rule sheet and
//! the screens.

use kralle_rules::article::Article;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::option::Entry;
use kralle_rules::rule_set::room::Room;
use kralle_rules::rule_set::sheet::Content;
use kralle_words::Words;

/// A rule in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleLine {
    pub article: Article,
    /// The subject of an option; `None` if the sentence is complete without it.
    pub subject: Option<String>,
    pub sentence: String,
    /// The note that the text leaves room, with the reason for the reading; `None` if it leaves
    /// none.
    pub room: Option<String>,
    /// True if the rule departs from the preset of the rule set.
    pub changed: bool,
}

/// Returns the lines of the rule sheet in words, in the order of their articles.
pub fn rule_lines(rules: &RuleSet, words: &Words) -> Vec<RuleLine> {
    let sheet = rules.sheet().into_iter();
    sheet
        .map(|line| {
            let (subject, sentence) = match line.content {
                Content::Sentence(name) => (None, words.say(&format!("sentence-{name}"), &[])),
                Content::Option(entry) => {
                    let (subject, reading) = option(&entry, words);
                    (Some(subject), reading)
                }
            };
            RuleLine {
                article: line.article,
                subject,
                sentence,
                room: line.room.map(|room| leaves_room(room, words)),
                changed: line.changed,
            }
        })
        .collect()
}

/// Returns the name of an option, and its reading.
fn option(entry: &Entry, words: &Words) -> (String, String) {
    let option = format!("option-{}", entry.option.replace('_', "-"));
    let reading = format!("{option}.{}", entry.value.replace('_', "-"));
    (words.say(&option, &[]), words.say(&reading, &[]))
}

/// Returns the note that the text leaves room, with the reason for the reading.
pub(crate) fn leaves_room(room: Room, words: &Words) -> String {
    let because = words.say(&format!("room-{}", room.code().replace('_', "-")), &[]);
    words.say("text-leaves-room", &[("because", because.into())])
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

    /// The words that reasons quote, exactly as in the texts.
    const QUOTED: &[(&str, &str)] = &[
        ("S H1, D 3.4, O 4.3, O 8.4", "kann"),
        ("D 5.3.1", "unmittelbar anstehend"),
        ("D 6.3", "im anstehenden Zug"),
        ("O 7.1 b", "einen regelwidrigen Zug"),
        ("S G4b", "alle drei Runden"),
        ("S B2", "sofort"),
        ("Spielen mit Paarzügen (4)", "je nach vereinbarter Regelung"),
        (
            "Spielregeln (1)",
            "oder die Partie wird für ihn als verloren gewertet",
        ),
        ("PZSR 5", "nicht mehr ausführbar"),
        ("PZSR 2", "nicht ausführbar"),
        ("Spielen mit Paarzügen (3)", "wirkungslos"),
        ("Schlussbemerkung", "empfohlen"),
        (
            "PaarZugSchach, Notation",
            "statt des erwarteten weißen Zugs",
        ),
        ("Remis, Fußnote", "bevor"),
    ];

    /// Spells words of a German text in a language: Swiss German has no ß.
    fn spelled(text: &str, language: Language) -> String {
        if language == Language::SwissGerman {
            text.replace('ß', "ss")
        } else {
            text.to_owned()
        }
    }

    #[test]
    fn a_reason_quotes_only_words_of_the_texts() {
        let mut quoted = 0;
        for language in Language::ALL {
            let words = Words::new(language);
            for room in Room::ALL {
                let key = format!("room-{}", room.code().replace('_', "-"));
                let reason = words.say(&key, &[]);
                let parts = reason.split(['„', '“', '”', '«', '»']);
                // Every second part is between quotation marks.
                for quote in parts.skip(1).step_by(2) {
                    let quote = quote.trim_matches([' ', '\u{a0}', '\u{202f}']);
                    let recorded = QUOTED.iter().any(|(_, it)| spelled(it, language) == quote);
                    assert!(recorded, "{language} {}: {quote:?}", room.code());
                    quoted += 1;
                }
            }
        }
        assert!(quoted >= QUOTED.len() * Language::ALL.len());
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
                        let (name, reading) = option(&Entry { value, ..entry }, &words);
                        let text = format!("{name} {reading}");
                        assert!(!text.contains('‹'), "{language}: {} {value}", entry.option);
                    }
                }
            }
        }
    }

    #[test]
    fn every_sentence_is_said_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for preset in Preset::ALL {
                for line in rule_lines(&RuleSet::of(preset), &words) {
                    assert!(
                        !line.sentence.contains('‹'),
                        "{language}: {}",
                        line.sentence
                    );
                }
            }
        }
    }
}
