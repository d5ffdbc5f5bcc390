//! The web view component of the system. On Windows it may be missing or broken: then no window
//! opens, and a system message box reports it.

use std::fmt::Display;
use std::path::Path;

use kralle_words::Words;

use crate::complaint::complain;

/// The download page of the component for Windows.
const ADDRESS: &str = "https://developer.microsoft.com/microsoft-edge/webview2";

/// The reason that no window opens.
#[derive(Debug)]
pub(crate) enum Trouble {
    Missing,
    /// With the error of the system.
    Broken(String),
}

impl Trouble {
    /// Returns the problem behind a failed version query of the component; `None` if it succeeded.
    pub(crate) fn of(version: Result<String, impl Display>) -> Option<Self> {
        version.err().map(|_| Self::Missing)
    }

    /// Returns the message: the problem, the remedy, the address, and the error of the system.
    fn sentence(&self, words: &Words) -> String {
        let (key, report) = match self {
            Self::Missing => ("web-pages-missing", None),
            Self::Broken(report) => ("web-pages-broken", Some(report.as_str())),
        };
        let lines = [
            Some(words.say(key, &[])),
            Some(words.say(&format!("{key}.rule"), &[])),
            Some(ADDRESS.to_owned()),
            report.map(str::to_owned),
        ];
        lines.into_iter().flatten().collect::<Vec<_>>().join("\n\n")
    }

    /// Shows it in the user's language until it is dismissed; on standard error if there are no
    /// message boxes.
    pub(crate) fn show(&self, settings: Option<&Path>) {
        let language = kralle_desk::language(settings, sys_locale::get_locales());
        let words = Words::new(language);
        let sentence = self.sentence(&words);
        complain(&sentence);
        #[cfg(windows)]
        rfd::MessageDialog::new()
            .set_level(rfd::MessageLevel::Error)
            .set_title(words.say("app-name", &[]))
            .set_description(sentence)
            .show();
    }
}

#[cfg(test)]
mod tests {
    use kralle_words::Language;

    use super::*;

    #[test]
    fn a_system_with_the_part_has_no_trouble() {
        assert!(Trouble::of(Ok::<_, &str>("150.0".to_owned())).is_none());
        assert!(matches!(
            Trouble::of(Err("not found")),
            Some(Trouble::Missing)
        ));
    }

    #[test]
    fn each_trouble_says_what_to_do_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for trouble in [Trouble::Missing, Trouble::Broken("0x80004005".to_owned())] {
                let sentence = trouble.sentence(&words);
                assert!(sentence.contains("WebView2"), "{sentence}");
                assert!(sentence.contains(ADDRESS), "{sentence}");
                let reports = matches!(trouble, Trouble::Broken(_));
                assert_eq!(sentence.ends_with("0x80004005"), reports, "{sentence}");
                assert!(!sentence.contains("web-pages"), "{sentence}");
            }
        }
    }
}
