//! Content blocks of a page.

use std::fmt::Write as _;

use super::escaped::escaped;
use super::form::{Form, write_form};
use crate::table::{Cell, Side, Table};

/// A content block of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// Pairs of label and value.
    Facts(Vec<(String, Cell)>),
    Table(Table),
    /// A table whose rows become cards in a narrow window.
    Cards(Table),
    /// A heading for the next blocks.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// Links in a row: text and address.
    Links(Vec<(String, String)>),
    /// Content that the reader can expand.
    Details {
        /// The anchor; a link to it expands the content.
        id: String,
        summary: String,
        blocks: Vec<Block>,
    },
    Form(Form),
    /// Raw HTML. Text typed by users must be [`escaped`].
    Markup(String),
}

/// Returns blocks as HTML.
pub fn html(blocks: &[Block]) -> String {
    let mut html = String::new();
    for block in blocks {
        write_block(&mut html, block);
    }
    html
}

pub(super) fn write_block(html: &mut String, block: &Block) {
    // Writing to a string does not fail.
    let _ = match block {
        Block::Facts(facts) => {
            html.push_str("<dl>\n");
            for (name, value) in facts {
                let _ = writeln!(html, "<dt>{}</dt><dd>{}</dd>", escaped(name), cell(value));
            }
            writeln!(html, "</dl>")
        }
        Block::Table(table) => {
            write_table(html, table, "");
            Ok(())
        }
        Block::Cards(table) => {
            write_table(html, table, " cards");
            Ok(())
        }
        Block::Heading(text) => writeln!(html, "<h2>{}</h2>", escaped(text)),
        Block::Text(text) => writeln!(html, "<p>{}</p>", escaped(text)),
        Block::Links(links) => {
            html.push_str("<ul class=\"links\">\n");
            for (text, href) in links {
                let (href, text) = (escaped(href), escaped(text));
                let _ = writeln!(html, "<li><a href=\"{href}\">{text}</a></li>");
            }
            writeln!(html, "</ul>")
        }
        Block::Details {
            id,
            summary,
            blocks,
        } => {
            // The anchor is inside: a link to the `details` element itself would not expand it.
            let _ = writeln!(
                html,
                "<details><summary>{}</summary>\n<div id=\"{}\">",
                escaped(summary),
                escaped(id)
            );
            for block in blocks {
                write_block(html, block);
            }
            writeln!(html, "</div></details>")
        }
        Block::Form(form) => {
            write_form(html, form);
            Ok(())
        }
        Block::Markup(markup) => writeln!(html, "{markup}"),
    };
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
    // The first left-aligned column names the row.
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
            for line in lines.iter().filter(|line| **line != Cell::Empty) {
                let _ = write!(html, "<span class=\"line\">{}</span>", cell(line));
            }
            html
        }
        Cell::Text(_) | Cell::Number(_) | Cell::HalfPoints(_) | Cell::Hundredths(_) => {
            escaped(&value.line())
        }
    }
}
