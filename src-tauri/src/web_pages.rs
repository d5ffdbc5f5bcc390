//! The part of the system that draws the window's pages. Windows may lack it, or it may be broken: then no window
//! opens, and a message box of the system is all that a person sees.

use std::fmt::Display;
use std::path::Path;

use kralle_words::Words;

use crate::complaint::complain;

/// The page where the part for Windows is to be had.
const ADDRESS: &str = "https://developer.microsoft.com/microsoft-edge/webview2";

/// The reason why no window opens.
#[derive(Debug)]
pub(crate) enum Trouble {
    Missing,
    /// With what the system reports.
    Broken(String),
}

impl Trouble {
    /// The trouble that a failed question for the version of the part tells of.
    pub(crate) fn of(version: Result<String, impl Display>) -> Option<Self> {
        version.err().map(|_| Self::Missing)
    }

    /// The message: the trouble, the remedy, the address; last the report of the system.
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

    /// Shows it in the person's language until it is put away; without such boxes it goes to standard error.
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
