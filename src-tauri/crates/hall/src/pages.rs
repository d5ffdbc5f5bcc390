//! The pages for phones. Each is one response with everything it needs: script, style, and the
//! messages in the language of the phone.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::sync::OnceLock;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::read::ZlibDecoder;
use hyper::HeaderMap;
use hyper::header::{CONTENT_SECURITY_POLICY, HeaderValue};
use kralle_serve::{Content, preferred_language};
use kralle_words::Language;
use serde_json::json;

use crate::signing::digest;

/// A page embedded in the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Page {
    /// The view for everyone, without a key.
    Public,
    /// The page of a captain's match.
    Match,
    /// The entry page of a device, and its later content.
    Enter,
    /// The page for a projector.
    Screen,
}

/// The message files of each page, by page name.
const MESSAGES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/messages.json"));
/// The placeholder for the messages.
const WORDS: &str = "<!--WORDS-->";

impl Page {
    const ALL: [Self; 4] = [Self::Public, Self::Match, Self::Enter, Self::Screen];

    /// Returns the page at `path`; `None` if there is none.
    pub(crate) fn at(path: &str) -> Option<Self> {
        match path {
            "/" => Some(Self::Public),
            "/m" => Some(Self::Match),
            "/enter" => Some(Self::Enter),
            "/screen" => Some(Self::Screen),
            _ => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Match => "m",
            Self::Enter => "enter",
            Self::Screen => "screen",
        }
    }

    fn built(self) -> String {
        unpacked(match self {
            Self::Public => include_bytes!(concat!(env!("OUT_DIR"), "/public.html")),
            Self::Match => include_bytes!(concat!(env!("OUT_DIR"), "/m.html")),
            Self::Enter => include_bytes!(concat!(env!("OUT_DIR"), "/enter.html")),
            Self::Screen => include_bytes!(concat!(env!("OUT_DIR"), "/screen.html")),
        })
    }

    /// Returns the page in a language; built on first use.
    pub(crate) fn prepared(self, language: Language) -> &'static Content {
        const LANGUAGES: usize = Language::ALL.len();
        static MADE: [[OnceLock<Content>; LANGUAGES]; Page::ALL.len()] =
            [const { [const { OnceLock::new() }; LANGUAGES] }; Page::ALL.len()];
        MADE[self as usize][language as usize].get_or_init(|| self.made(language))
    }

    fn made(self, language: Language) -> Content {
        let built = self.built();
        let page = built
            .replacen("lang=\"de\"", &format!("lang=\"{}\"", language.tag()), 1)
            .replacen(WORDS, &self.words(language), 1);
        let page = Content::new("text/html; charset=utf-8", page.into_bytes());
        // The hashes contain only characters that a header allows.
        let rules = HeaderValue::from_str(&rules(&built));
        page.with(
            CONTENT_SECURITY_POLICY,
            rules.unwrap_or(HeaderValue::from_static("default-src 'none'")),
        )
    }

    /// Returns the messages of the page, as JSON without a closing element tag.
    fn words(self, language: Language) -> String {
        let files: BTreeMap<String, Vec<String>> =
            serde_json::from_str(&unpacked(MESSAGES)).unwrap_or_default();
        let files = files.get(self.name()).cloned().unwrap_or_default();
        let languages: Vec<&str> = Language::ALL
            .into_iter()
            // Of the two German locales, offer the one of this phone.
            .filter(|it| it.folder() != language.folder() || *it == language)
            .filter(|it| *it == language || *it != Language::SwissGerman)
            .map(Language::tag)
            .collect();
        let messages = kralle_words::messages(language, &files);
        // Comments for translators are stripped.
        let messages: Vec<&str> = messages
            .lines()
            .filter(|line| !line.starts_with('#'))
            .collect();
        let said = json!({
            "language": language.tag(),
            "languages": languages,
            "messages": messages.join("\n"),
        });
        said.to_string().replace('<', "\\u003c")
    }
}

/// Unpacks data embedded by `build.rs`.
fn unpacked(packed: &[u8]) -> String {
    let mut text = String::new();
    // On an error the page would be empty; a test checks each page.
    let _ = ZlibDecoder::new(packed).read_to_string(&mut text);
    text
}

/// Returns the language for a phone: from `?l=fr`, otherwise from the browser's preference,
/// otherwise German.
pub(crate) fn language(query: Option<&str>, headers: &HeaderMap) -> Language {
    let asked = query
        .into_iter()
        .flat_map(|it| it.split('&'))
        .find_map(|it| it.strip_prefix("l=")?.parse().ok());
    asked
        .or_else(|| preferred_language(headers, |tag| tag.parse().ok()))
        .unwrap_or_default()
}

/// Returns the content security policy of a page: only its inline scripts and styles.
fn rules(page: &str) -> String {
    let hashes = |element| {
        let all = inline(page, element)
            .map(|it| format!(" 'sha256-{}'", STANDARD.encode(digest(it.as_bytes()))));
        let all: String = all.collect();
        if all.is_empty() {
            " 'none'".into()
        } else {
            all
        }
    };
    format!(
        "default-src 'none'; script-src{}; style-src{}; img-src data:; connect-src 'self'; \
         frame-ancestors 'none'; form-action 'none'; base-uri 'none'; object-src 'none'",
        hashes("script"),
        hashes("style"),
    )
}

/// Returns the contents of the inline elements of this name, without data blocks.
fn inline<'a>(page: &'a str, element: &str) -> impl Iterator<Item = &'a str> {
    let mut rest = page;
    std::iter::from_fn(move || {
        loop {
            // A script may contain style tags, so the first element is skipped as a whole.
            let (start, name) = ["script", "style"]
                .into_iter()
                .filter_map(|it| Some((rest.find(&format!("<{it}"))?, it)))
                .min()?;
            let text = &rest[start..];
            let inside = text.find('>')? + 1;
            let end = text.find(&format!("</{name}>"))?;
            rest = &text[end..];
            rest = rest.split_once('>').map_or("", |it| it.1);
            if name == element && !text[..inside].contains("application/json") {
                return text.get(inside..end);
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use hyper::header::ACCEPT_LANGUAGE;
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case(None, "", "de")]
    #[case(Some("l=fr"), "it", "fr")]
    #[case(Some("x=1&l=xx"), "it", "it")]
    #[case(None, "pl, en;q=0.5, fr-FR;q=0.9", "fr")]
    #[case(None, "de-CH, de", "de-CH")]
    #[case(None, "pl", "de")]
    fn a_phone_is_spoken_to_in_its_language(
        #[case] query: Option<&str>,
        #[case] said: &str,
        #[case] language: &str,
    ) {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_str(said).unwrap());
        assert_eq!(super::language(query, &headers).tag(), language);
    }

    #[test]
    fn every_inline_element_is_found_and_nothing_that_is_only_spoken_of() {
        let page = "<style media=\"x\">a</style><script type=\"module\">b=\"<style>\"</script>\
                    <style>c</style><script type=\"application/json\">{}</script><script>d</script>";
        assert_eq!(inline(page, "style").collect::<Vec<_>>(), ["a", "c"]);
        assert_eq!(
            inline(page, "script").collect::<Vec<_>>(),
            ["b=\"<style>\"", "d"]
        );
    }

    #[test]
    fn the_words_cannot_end_their_element() {
        for page in Page::ALL {
            for language in Language::ALL {
                assert!(!page.words(language).contains('<'));
                assert_eq!(page.built().matches(WORDS).count(), 1);
            }
        }
    }
}
