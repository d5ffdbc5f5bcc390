//! A static site of a tournament: pages of HTML and one style sheet, nothing that runs.
//!
//! Begin at [`Site::files`]: every page as bytes by its name, to be put into a folder or onto a
//! server as they are. The pages read on a phone, in light and dark, and print as tables.
//!
//! Not here: which pages there are and what they say, and where they are written.

use std::fmt::Write as _;

use crate::table::{Cell, Side, Table};

/// The style of every page.
const STYLE: &str = include_str!("site/style.css");
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

/// A part of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// Names and what they are.
    Facts(Vec<(String, Cell)>),
    Table(Table),
    /// A table whose rows become cards where the window is narrow.
    Cards(Table),
}

impl Site {
    /// Every file of the site by its name: the style sheet, then the pages.
    pub fn files(&self) -> Vec<(String, Vec<u8>)> {
        let mut files = vec![("style.css".to_owned(), STYLE.as_bytes().to_vec())];
        for page in &self.pages {
            files.push((page.file.clone(), self.page(page).into_bytes()));
        }
        files
    }

    fn page(&self, page: &Page) -> String {
        let mut html = String::new();
        let is_first = self.pages.first().is_some_and(|first| first == page);
        let title = if is_first {
            escaped(&self.title)
        } else {
            format!("{} – {}", escaped(&page.title), escaped(&self.title))
        };
        // Writing to a string does not fail.
        let _ = write!(
            html,
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n{GENERATOR}\n<title>{title}</title>\n<link rel=\"stylesheet\" href=\"style.css\">\n</head>\n<body>\n<header>\n<p>{}</p>\n<h1>{}</h1>\n<p>{}</p>\n</header>\n",
            escaped(&self.language),
            if is_first {
                String::new()
            } else {
                escaped(&self.title)
            },
            escaped(if is_first { &self.title } else { &page.title }),
            if is_first {
                escaped(&self.subtitle)
            } else {
                String::new()
            },
        );
        self.list_pages(&mut html, page);
        html.push_str("<main>\n");
        for block in &page.blocks {
            write_block(&mut html, block);
        }
        let _ = write!(
            html,
            "</main>\n<footer><p>{}</p></footer>\n</body>\n</html>\n",
            escaped(&self.footer)
        );
        html.replace("<p></p>\n", "")
    }

    fn list_pages(&self, html: &mut String, here: &Page) {
        let _ = writeln!(
            html,
            "<nav aria-label=\"{}\">\n<ul>",
            escaped(&self.pages_label)
        );
        for page in self.pages.iter().filter(|it| it.listing == Listing::Listed) {
            let current = if page == here {
                " aria-current=\"page\""
            } else {
                ""
            };
            let _ = writeln!(
                html,
                "<li><a href=\"{}\"{current}>{}</a></li>",
                escaped(&page.file),
                escaped(&page.title)
            );
        }
        html.push_str("</ul>\n</nav>\n");
    }
}

/// Blocks as they stand in a page.
pub fn html(blocks: &[Block]) -> String {
    let mut html = String::new();
    for block in blocks {
        write_block(&mut html, block);
    }
    html
}

fn write_block(html: &mut String, block: &Block) {
    match block {
        Block::Facts(facts) => {
            html.push_str("<dl>\n");
            for (name, value) in facts {
                let _ = writeln!(html, "<dt>{}</dt><dd>{}</dd>", escaped(name), cell(value));
            }
            html.push_str("</dl>\n");
        }
        Block::Table(table) => write_table(html, table, ""),
        Block::Cards(table) => write_table(html, table, " cards"),
    }
}

fn write_table(html: &mut String, table: &Table, kind: &str) {
    let class = |side: Side| match side {
        Side::Left => "",
        Side::Right => " class=\"r\"",
    };
    let _ = writeln!(
        html,
        "<div class=\"wide{kind}\" role=\"region\" tabindex=\"0\" aria-label=\"{0}\"><table>\n<caption>{0}</caption>\n<thead><tr>",
        escaped(&table.title)
    );
    for column in &table.columns {
        let _ = writeln!(
            html,
            "<th scope=\"col\"{}>{}</th>",
            class(column.side),
            escaped(&column.heading)
        );
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    // The first column of text names the row.
    let head = table.columns.iter().position(|it| it.side == Side::Left);
    for row in &table.rows {
        html.push_str("<tr>");
        for (place, (value, column)) in row.iter().zip(&table.columns).enumerate() {
            let class = class(column.side);
            let _ = if Some(place) == head {
                write!(
                    html,
                    "<th scope=\"row\"{class} data-label=\"{}\">{}</th>",
                    escaped(&column.heading),
                    cell(value)
                )
            } else {
                write!(
                    html,
                    "<td{class} data-label=\"{}\">{}</td>",
                    escaped(&column.heading),
                    cell(value)
                )
            };
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table></div>\n");
}

fn cell(value: &Cell) -> String {
    match value {
        Cell::Empty => String::new(),
        Cell::Link { text, page } => {
            format!("<a href=\"{}\">{}</a>", escaped(page), escaped(text))
        }
        Cell::Lines(lines) => {
            let mut html = String::new();
            for line in lines {
                let _ = write!(html, "<span class=\"line\">{}</span>", cell(line));
            }
            html
        }
        Cell::Text(_) | Cell::Number(_) | Cell::HalfPoints(_) | Cell::Hundredths(_) => {
            escaped(&value.line())
        }
    }
}

/// Text that means only itself in HTML.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            sign => escaped.push(sign),
        }
    }
    escaped
}
