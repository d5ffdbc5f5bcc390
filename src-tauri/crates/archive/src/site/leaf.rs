//! A page of the site before rendering: content and navigation.

use kralle_exchange::site::{Bar, BarKind, BarLink, Block, Frame, Live, STYLE};

use super::kept_pages::mark;
use super::tongue::{TONGUES, Tongue};

/// The script of pages with live updates.
pub(crate) const SCRIPT: &str = include_str!("live.js");

/// A section of the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Start,
    Tournaments,
    Persons,
    Ratings,
    Seasons,
}

impl Part {
    const ALL: [Self; 5] = [
        Self::Start,
        Self::Tournaments,
        Self::Persons,
        Self::Ratings,
        Self::Seasons,
    ];

    /// The address, after the language.
    pub(crate) const fn path(self) -> &'static str {
        match self {
            Self::Start => "",
            Self::Tournaments => "tournaments",
            Self::Persons => "persons",
            Self::Ratings => "ratings/tandem",
            Self::Seasons => "seasons",
        }
    }

    /// The key of its title.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Start => "archive-start",
            Self::Tournaments => "archive-tournaments",
            Self::Persons => "archive-persons",
            Self::Ratings => "archive-ratings",
            Self::Seasons => "seasons",
        }
    }
}

/// A page.
#[derive(Debug, Clone)]
pub(crate) struct Leaf {
    pub(crate) part: Part,
    /// True if it replaces another page and has no address of its own.
    pub(crate) is_instead: bool,
    /// The address after the language, with the query.
    pub(crate) path: String,
    pub(crate) above: String,
    pub(crate) heading: String,
    pub(crate) below: String,
    /// The breadcrumbs between the section and this page: titles and addresses after the
    /// language.
    pub(crate) trail: Vec<(String, String)>,
    /// The sibling pages: titles, addresses after the language, and true for this page.
    pub(crate) pages: Vec<(String, String, bool)>,
    pub(crate) live: Option<LivePart>,
    pub(crate) blocks: Vec<Block>,
}

/// The file with live updates, and the shown revision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LivePart {
    pub(crate) file: String,
    pub(crate) revision: u32,
}

impl Leaf {
    /// Creates an empty page in a section.
    pub(crate) fn new(part: Part, path: impl Into<String>, heading: impl Into<String>) -> Self {
        Self {
            part,
            is_instead: false,
            path: path.into(),
            above: String::new(),
            heading: heading.into(),
            below: String::new(),
            trail: Vec::new(),
            pages: Vec::new(),
            live: None,
            blocks: Vec::new(),
        }
    }

    /// Renders the page as HTML.
    pub(crate) fn html(&self, tongue: Tongue) -> String {
        let words = tongue.words();
        let say = |key: &str| words.say(key, &[]);
        let archive = say("archive-title");
        let is_start = self.part == Part::Start && self.path.is_empty();
        let title = [&self.heading, &self.above, &archive];
        let mut title: Vec<&str> = title.into_iter().map(String::as_str).collect();
        title.retain(|it| !it.is_empty());
        title.dedup();
        let frame = Frame {
            language: tongue.code().to_owned(),
            title: title.join(" – "),
            above: self.above.clone(),
            heading: self.heading.clone(),
            below: self.below.clone(),
            style: style_path(),
            bars: self.bars(tongue, is_start),
            footer: say("archive-footer"),
            live: self.live.as_ref().map(|live| Live {
                script: script_path(),
                events: format!("/api/v1/events/{}", live.file),
                revision: live.revision,
                said: say("archive-new"),
            }),
        };
        frame.page(&self.blocks)
    }

    fn bars(&self, tongue: Tongue, is_start: bool) -> Vec<Bar> {
        let words = tongue.words();
        let say = |key: &str| words.say(key, &[]);
        let link = |text: String, path: &str, is_here: bool| BarLink {
            text,
            href: address(tongue, path),
            is_here,
            language: None,
        };
        let parts = Part::ALL.into_iter();
        let parts = parts.map(|part| {
            link(
                say(part.key()),
                part.path(),
                !self.is_instead && part.path() == self.path,
            )
        });
        let mut bars = vec![
            Bar {
                kind: BarKind::Parts,
                label: say("archive-parts"),
                links: parts.collect(),
            },
            Bar {
                kind: BarKind::Languages,
                label: say("hall-language"),
                links: TONGUES
                    .into_iter()
                    .map(|it| BarLink {
                        text: it.own_name().to_owned(),
                        href: address(it, &self.path),
                        is_here: it == tongue,
                        language: Some(it.code().to_owned()),
                    })
                    .collect(),
            },
        ];
        let is_part = self.part.path() == self.path;
        if !is_start && !is_part {
            let mut links = vec![link(say(Part::Start.key()), "", false)];
            if self.part != Part::Start {
                links.push(link(say(self.part.key()), self.part.path(), false));
            }
            let between = self.trail.iter();
            links.extend(between.map(|(text, path)| link(text.clone(), path, false)));
            bars.push(Bar {
                kind: BarKind::Trail,
                label: say("archive-trail"),
                links,
            });
        }
        if !self.pages.is_empty() {
            let pages = self.pages.iter();
            bars.push(Bar {
                kind: BarKind::Pages,
                label: say("export-site-pages"),
                links: pages
                    .map(|(text, path, is_here)| link(text.clone(), path, *is_here))
                    .collect(),
            });
        }
        bars
    }
}

/// Returns the address of a page.
pub(crate) fn address(tongue: Tongue, path: &str) -> String {
    format!("/{}/{path}", tongue.code())
}

/// The address of the style sheet; it contains a hash of the content.
pub(crate) fn style_path() -> String {
    hashed("style", STYLE, "css")
}

/// The address of the script; it contains a hash of the content.
pub(crate) fn script_path() -> String {
    hashed("live", SCRIPT, "js")
}

fn hashed(name: &str, text: &str, ending: &str) -> String {
    format!("/{name}-{}.{ending}", mark(text.as_bytes(), 6))
}
