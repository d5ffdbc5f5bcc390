//! The frame around the blocks of a page.

use std::fmt::Write as _;

use super::GENERATOR;
use super::block::{Block, write_block};
use super::escaped::escaped;

/// A page without its blocks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Frame {
    /// The language of the text, such as `de`.
    pub language: String,
    /// The title of the window.
    pub title: String,
    /// A line above the heading; may be empty.
    pub above: String,
    pub heading: String,
    /// A line below the heading; may be empty.
    pub below: String,
    /// The address of the style sheet.
    pub style: String,
    /// Navigation bars. Those of [`BarKind::Pages`] are below the heading, all others above it.
    pub bars: Vec<Bar>,
    pub footer: String,
    /// Live updates of the page; `None` for none.
    pub live: Option<Live>,
}

/// Live updates of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Live {
    /// The address of the script.
    pub script: String,
    /// The address of the stream of events.
    pub events: String,
    /// The revision that the page shows.
    pub revision: u32,
    /// The status message after an update.
    pub said: String,
}

/// A navigation bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    pub kind: BarKind,
    /// The label for screen readers.
    pub label: String,
    pub links: Vec<BarLink>,
}

/// The purpose of a navigation bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BarKind {
    /// The sections of the site.
    Parts,
    /// This page in other languages.
    Languages,
    /// The breadcrumbs from the start page to this page.
    Trail,
    /// The sibling pages.
    Pages,
}

/// A link in a navigation bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarLink {
    pub text: String,
    pub href: String,
    /// True if the link leads to the current page.
    pub is_here: bool,
    /// The language of the target; `None` if it is the language of the page.
    pub language: Option<String>,
}

impl Frame {
    /// Returns the HTML of the page with these blocks.
    pub fn page(&self, blocks: &[Block]) -> String {
        let mut html = String::new();
        // Writing to a string does not fail.
        let _ = write!(
            html,
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n{GENERATOR}\n<title>{}</title>\n<link rel=\"stylesheet\" href=\"{}\">\n",
            escaped(&self.language),
            escaped(&self.title),
            escaped(&self.style),
        );
        if let Some(live) = &self.live {
            let script = escaped(&live.script);
            let _ = writeln!(html, "<script src=\"{script}\" defer></script>");
        }
        html.push_str("</head>\n<body>\n");
        let (below, above): (Vec<_>, Vec<_>) =
            (self.bars.iter()).partition(|bar| bar.kind == BarKind::Pages);
        if !above.is_empty() {
            html.push_str("<div class=\"top\">\n");
            for bar in above {
                write_bar(&mut html, bar);
            }
            html.push_str("</div>\n");
        }
        html.push_str("<header>\n");
        write_line(&mut html, &self.above);
        let _ = writeln!(html, "<h1>{}</h1>", escaped(&self.heading));
        write_line(&mut html, &self.below);
        html.push_str("</header>\n");
        for bar in below {
            write_bar(&mut html, bar);
        }
        match &self.live {
            Some(live) => {
                let _ = writeln!(
                    html,
                    "<p role=\"status\" id=\"new\" data-said=\"{}\"></p>\n<main data-events=\"{}\" data-revision=\"{}\">",
                    escaped(&live.said),
                    escaped(&live.events),
                    live.revision
                );
            }
            None => html.push_str("<main>\n"),
        }
        for block in blocks {
            write_block(&mut html, block);
        }
        let _ = write!(
            html,
            "</main>\n<footer><p>{}</p></footer>\n</body>\n</html>\n",
            escaped(&self.footer)
        );
        html
    }
}

/// Writes a paragraph; nothing if the line is empty.
fn write_line(html: &mut String, line: &str) {
    if !line.is_empty() {
        let _ = writeln!(html, "<p>{}</p>", escaped(line));
    }
}

fn write_bar(html: &mut String, bar: &Bar) {
    let class = match bar.kind {
        BarKind::Pages => "",
        BarKind::Parts => " class=\"parts\"",
        BarKind::Languages => " class=\"languages\"",
        BarKind::Trail => " class=\"trail\"",
    };
    let _ = writeln!(
        html,
        "<nav{class} aria-label=\"{}\">\n<ul>",
        escaped(&bar.label)
    );
    for link in &bar.links {
        let current = if link.is_here {
            " aria-current=\"page\""
        } else {
            ""
        };
        let language = link.language.as_ref().map_or_else(String::new, |it| {
            let it = escaped(it);
            format!(" lang=\"{it}\" hreflang=\"{it}\"")
        });
        let _ = writeln!(
            html,
            "<li><a href=\"{}\"{current}{language}>{}</a></li>",
            escaped(&link.href),
            escaped(&link.text)
        );
    }
    html.push_str("</ul>\n</nav>\n");
}
