//! A static site of a tournament: pages of HTML and one style sheet, nothing that runs.
//!
//! Begin at [`Site::files`]: every page as bytes by its name, to be put into a folder or onto a
//! server as they are. The pages read on a phone, in light and dark, and print as tables. A server that
//! makes its pages one by one puts [`Block`]s into a [`Frame`].
//!
//! Not here: which pages there are and what they say, and where they are written.

mod block;
mod escaped;
mod form;
mod frame;

pub use block::{Block, html};
pub use escaped::escaped;
pub use form::{Form, FormField, Input, Method};
pub use frame::{Bar, BarKind, BarLink, Frame, Live};

/// The style of every page.
pub const STYLE: &str = include_str!("site/style.css");
/// By this a page is known as ours.
pub const GENERATOR: &str = "<meta name=\"generator\" content=\"Kralle\">";

/// A site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Site {
    /// The language of its words, such as `de`.
    pub language: String,
    /// The tournament's name.
    pub title: String,
    /// Place, day and the like.
    pub subtitle: String,
    pub footer: String,
    /// What the list of pages is called.
    pub pages_label: String,
    /// The pages; the first is where one begins.
    pub pages: Vec<Page>,
}

/// A page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    pub file: String,
    pub title: String,
    pub listing: Listing,
    pub blocks: Vec<Block>,
}

/// Whether a page stands in the list of pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Listing {
    /// On every page.
    Listed,
    /// It is reached from the page it belongs to.
    Reached,
}

impl Site {
    /// Every file of the site by its name: the style sheet, then the pages.
    pub fn files(&self) -> Vec<(String, Vec<u8>)> {
        let mut files = vec![("style.css".to_owned(), STYLE.as_bytes().to_vec())];
        for page in &self.pages {
            let html = self.frame(page).page(&page.blocks);
            files.push((page.file.clone(), html.into_bytes()));
        }
        files
    }

    fn frame(&self, page: &Page) -> Frame {
        let is_first = self.pages.first().is_some_and(|first| first == page);
        let frame = Frame {
            language: self.language.clone(),
            style: "style.css".to_owned(),
            bars: vec![self.list_pages(page)],
            footer: self.footer.clone(),
            ..Frame::default()
        };
        if is_first {
            Frame {
                title: self.title.clone(),
                heading: self.title.clone(),
                below: self.subtitle.clone(),
                ..frame
            }
        } else {
            Frame {
                title: format!("{} – {}", page.title, self.title),
                above: self.title.clone(),
                heading: page.title.clone(),
                ..frame
            }
        }
    }

    fn list_pages(&self, here: &Page) -> Bar {
        let listed = self.pages.iter();
        let listed = listed.filter(|it| it.listing == Listing::Listed);
        Bar {
            kind: BarKind::Pages,
            label: self.pages_label.clone(),
            links: listed
                .map(|page| BarLink {
                    text: page.title.clone(),
                    href: page.file.clone(),
                    is_here: page == here,
                    language: None,
                })
                .collect(),
        }
    }
}
