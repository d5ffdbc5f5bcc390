//! Every normative sentence of the five texts, and its place: an option, a sentence of the rule
//! sheet, tests, or people with the screen where they act.

use kralle_rules::article::{Article, Regulation, list};
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::sentence;
use kralle_rules::rule_set::sheet::Content;

use super::sources::Sources;

/// A text, its articles, the preset that follows it, and its sentences.
pub(super) struct Text {
    pub(super) letter: &'static str,
    pub(super) title: &'static str,
    pub(super) articles: &'static [Article],
    pub(super) preset: Preset,
    rows: &'static str,
}

pub(super) const TEXTS: [Text; 5] = [
    Text {
        letter: "D",
        title: "DSJ tandem rules",
        articles: list::DSJ,
        preset: Preset::Dsj,
        rows: include_str!("../norms/dsj.txt"),
    },
    Text {
        letter: "S",
        title: "Swiss rules and tournament regulations",
        articles: list::SWISS_RULES,
        preset: Preset::SwissRules,
        rows: include_str!("../norms/swiss.txt"),
    },
    Text {
        letter: "O",
        title: "Tandemordnung",
        articles: list::TANDEMORDNUNG,
        preset: Preset::Ordnung,
        rows: include_str!("../norms/ordnung.txt"),
    },
    Text {
        letter: "Z",
        title: "Fairschach and PaarZugSchach",
        articles: list::PAAR_ZUG,
        preset: Preset::PaarZugSchach,
        rows: include_str!("../norms/paarzug.txt"),
    },
    Text {
        letter: "N",
        title: "ordinary chess",
        articles: list::ORDINARY_CHESS,
        preset: Preset::Standard,
        rows: include_str!("../norms/ordinary.txt"),
    },
];

/// A normative sentence.
pub(super) struct Norm {
    pub(super) article: &'static str,
    pub(super) settles: &'static str,
    pub(super) places: Vec<Place>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// An option in use, with its line on the rule sheet.
    Option(Preset, &'static str),
    /// A sentence of the rule sheet.
    Sheet(Preset, &'static str),
    /// Tests whose names have this prefix.
    Test(&'static str),
    /// Acts of people.
    People(&'static str),
}

impl Text {
    pub(super) fn norms(&self) -> Vec<Norm> {
        let rows = self.rows.lines().filter(|it| !it.starts_with('#'));
        rows.map(|row| {
            let [article, settles, places] = row
                .split(" | ")
                .collect::<Vec<_>>()
                .try_into()
                .unwrap_or_else(|_| panic!("{row}: expected three columns"));
            Norm {
                article,
                settles,
                places: places.split(' ').map(|it| self.place(it)).collect(),
            }
        })
        .collect()
    }

    fn place(&self, word: &'static str) -> Place {
        let (kind, name) = word
            .split_once(':')
            .unwrap_or_else(|| panic!("{word}: no place"));
        match kind {
            "option" => Place::Option(self.preset, name),
            "sheet" => Place::Sheet(self.preset, name),
            "fair-option" => Place::Option(Preset::Fairschach, name),
            "fair-sheet" => Place::Sheet(Preset::Fairschach, name),
            "test" => Place::Test(name),
            "people" => Place::People(name),
            _ => panic!("{word}: no place"),
        }
    }

    /// Returns the faults of its rows.
    ///
    /// These are articles without a sentence, sentences without a place, places that do not exist,
    /// and lines of the rule sheet without a sentence.
    pub(super) fn faults(&self, sources: &Sources) -> Vec<String> {
        let norms = self.norms();
        let mut faults = Vec::new();
        for article in self.articles {
            if !norms.iter().any(|it| it.article == article.number) {
                faults.push(format!("{} {}: no sentence", self.letter, article.number));
            }
        }
        for norm in &norms {
            if !self.articles.iter().any(|it| it.number == norm.article) {
                faults.push(format!("{} {}: no such article", self.letter, norm.article));
            }
            for place in &norm.places {
                if let Some(fault) = fault_of(*place, norm.article, sources) {
                    faults.push(format!("{} {}: {fault}", self.letter, norm.article));
                }
            }
        }
        for preset in [self.preset, Preset::Fairschach] {
            if preset == self.preset || self.preset == Preset::PaarZugSchach {
                faults.extend(uncarried(preset, &norms));
            }
        }
        faults
    }
}

fn fault_of(place: Place, article: &str, sources: &Sources) -> Option<String> {
    let (there, name) = match place {
        Place::Option(preset, option) => (has_option(preset, option, article), option),
        // A passage may repeat an earlier one.
        Place::Sheet(preset, name) => {
            let stated = sentence::of(preset).iter().any(|it| it.name == name);
            (stated, name)
        }
        Place::Test(prefix) => (!sources.tests_named(prefix).is_empty(), prefix),
        Place::People(what) => (["result", "penalty"].contains(&what), what),
    };
    (!there).then(|| format!("{name} is not there"))
}

/// True if the option is on the preset's sheet under this article or one that contains it.
///
/// It may have its own line or be covered by a sentence.
fn has_option(preset: Preset, option: &str, article: &str) -> bool {
    let rules = RuleSet::of(preset);
    let own = rules.sheet().into_iter().any(|line| match line.content {
        Content::Option(entry) => entry.option == option,
        Content::Sentence(_) => false,
    });
    let stated = sentence::of(preset)
        .iter()
        .any(|it| it.says.contains(&option));
    let entries = rules.entries();
    let entry = entries.iter().find(|it| it.option == option);
    let heading = |number: &str| {
        number
            .trim_end_matches(|it: char| !it.is_ascii_digit())
            .to_owned()
    };
    let cited = entry.is_some_and(|it| {
        it.article.regulation != Regulation::Kralle
            && (it.article.number == article || heading(it.article.number) == heading(article))
    });
    (own || stated) && (cited || stated || preset == Preset::PaarZugSchach)
}

/// Returns the lines of a preset's sheet under an article of its text that no sentence names.
fn uncarried(preset: Preset, norms: &[Norm]) -> Vec<String> {
    let lines = RuleSet::of(preset).sheet().into_iter();
    lines
        .filter(|line| {
            ![Regulation::Fide, Regulation::Kralle, Regulation::Fics]
                .contains(&line.article.regulation)
        })
        .filter_map(|line| {
            let (place, name) = match line.content {
                Content::Sentence(name) => (Place::Sheet(preset, name), name),
                Content::Option(entry) => (Place::Option(preset, entry.option), entry.option),
            };
            let carried = norms
                .iter()
                .any(|it| it.article == line.article.number && it.places.contains(&place))
                || is_reading(line.room.is_some(), line.article, norms);
            (!carried).then(|| format!("{preset}: no sentence of {} carries {name}", line.article))
        })
        .collect()
}

/// True if a reading that the text leaves open is marked as one; its article must still be in the
/// table.
fn is_reading(open: bool, article: Article, norms: &[Norm]) -> bool {
    open && norms.iter().any(|it| it.article == article.number)
}
