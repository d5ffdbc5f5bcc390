//! Problems of a season and mistakes in its settings, as refusals.

use kralle_season::{DecisionPlace, Problem, SettingsError};

use crate::core::refusal::RefusalView;

/// Converts a problem of a season to a refusal with the message `refusal-season-…`.
pub fn problem(problem: &Problem) -> RefusalView {
    let view = RefusalView::of(problem);
    match problem {
        Problem::GivenTwice { file, kept } => {
            view.with("file", file.clone()).with("kept", kept.clone())
        }
        Problem::Undated { file }
        | Problem::Running { file }
        | Problem::FirstPlaceOpen { file }
        | Problem::NotBegun { file } => view.with("file", file.clone()),
        Problem::OtherGame { file, game } => {
            view.with("file", file.clone()).with("game", game.code())
        }
        Problem::DecisionFitsNobody { decision, entry } => {
            placed(view, *decision).with("entry", *entry)
        }
        Problem::DecisionJoinsTwo {
            decision,
            file,
            names: [one, other],
        } => placed(view, *decision)
            .with("file", file.clone())
            .with("one", one.clone())
            .with("other", other.clone()),
        Problem::DecisionSplitsOne {
            decision,
            file,
            name,
        } => placed(view, *decision)
            .with("file", file.clone())
            .with("name", name.clone()),
        Problem::DecisionsContradict { decision, against } => placed(view, *decision)
            .with("other_kind", against.kind.code())
            .with("other_number", against.number),
        Problem::TwoOfOneTournament {
            alike,
            file,
            names: [one, other],
        } => view
            .with("alike", alike.code())
            .with("file", file.clone())
            .with("one", one.clone())
            .with("other", other.clone()),
        Problem::GuestFitsNobody { entry } => view.with("entry", *entry),
    }
}

/// Adds the kind of a decision, such as `same_person`, and its number among that kind.
fn placed(view: RefusalView, decision: DecisionPlace) -> RefusalView {
    view.with("kind", decision.kind.code())
        .with("number", decision.number)
}

/// Converts a mistake in settings or parameters to a refusal with line and column; its message is
/// `refusal-season-settings-…`.
pub fn settings_mistake(error: &SettingsError) -> RefusalView {
    RefusalView::of(&error.mistake)
        .with("line", error.line.to_string())
        .with("column", error.column.to_string())
}

#[cfg(test)]
mod tests {
    use kralle_rules::preset::Game;
    use kralle_season::{DecisionKind, Joined, SettingsMistake, ValueKind};
    use kralle_words::{Arg, Language, Words};

    use super::*;
    use crate::core::refusal::Datum;

    fn every_problem() -> Vec<Problem> {
        let file = || "2026-03-06.kralle".to_owned();
        let decision = DecisionPlace {
            kind: DecisionKind::SamePerson,
            number: 2,
        };
        let names = || ["Uhu, Ute".to_owned(), "Uhu, Ulf".to_owned()];
        vec![
            Problem::GivenTwice {
                file: file(),
                kept: file(),
            },
            Problem::Undated { file: file() },
            Problem::Running { file: file() },
            Problem::FirstPlaceOpen { file: file() },
            Problem::NotBegun { file: file() },
            Problem::OtherGame {
                file: file(),
                game: Game::PairMoves,
            },
            Problem::DecisionFitsNobody { decision, entry: 1 },
            Problem::DecisionJoinsTwo {
                decision,
                file: file(),
                names: names(),
            },
            Problem::DecisionSplitsOne {
                decision,
                file: file(),
                name: "Uhu, Ute".to_owned(),
            },
            Problem::DecisionsContradict {
                decision,
                against: decision,
            },
            Problem::TwoOfOneTournament {
                alike: Joined::NationalId,
                file: file(),
                names: names(),
            },
            Problem::GuestFitsNobody { entry: 3 },
        ]
    }

    fn every_mistake() -> Vec<SettingsMistake> {
        let text = || "betta".to_owned();
        let (found, expected) = (text, text);
        vec![
            SettingsMistake::Unexpected { found: found() },
            SettingsMistake::Backslash {
                found: r"\U".to_owned(),
            },
            SettingsMistake::Twice { found: found() },
            SettingsMistake::Missing { name: text() },
            SettingsMistake::UnknownKey {
                found: found(),
                expected: expected(),
            },
            SettingsMistake::UnknownWord {
                found: found(),
                expected: expected(),
            },
            SettingsMistake::Kind {
                found: found(),
                kind: ValueKind::List,
            },
            SettingsMistake::OutOfRange {
                found: found(),
                from: text(),
                until: text(),
            },
            SettingsMistake::BadText { found: found() },
            SettingsMistake::Exclude {
                one: "formula",
                other: "own",
            },
            SettingsMistake::TooFew { found: 1 },
        ]
    }

    /// Each has a sentence in each language, and its data fill every placeholder.
    #[test]
    fn every_problem_and_every_mistake_has_a_sentence() {
        let problems = every_problem();
        let views = problems.iter().map(problem);
        let mistakes = every_mistake().into_iter().map(|mistake| {
            settings_mistake(&SettingsError {
                line: 3,
                column: 7,
                mistake,
            })
        });
        for view in views.chain(mistakes) {
            let key = format!("refusal-{}", view.code.replace('_', "-"));
            for language in Language::ALL {
                let words = Words::new(language);
                assert!(words.knows(&key), "{language:?}: {key}");
                let texts = view.data.iter().map(|(name, datum)| match datum {
                    Datum::Text(text) => (name.as_str(), Arg::from(text)),
                    Datum::Number(number) => (name.as_str(), Arg::from(*number)),
                    Datum::Numbers(_) | Datum::Texts(_) => (name.as_str(), Arg::from(0)),
                });
                let said = words.say(&key, &texts.collect::<Vec<_>>());
                assert!(!said.contains('{'), "{language:?}: {said}");
            }
        }
    }
}
