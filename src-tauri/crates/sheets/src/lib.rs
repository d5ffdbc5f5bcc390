//! Printed sheets: templates as data, tables and cards on paper, PDF.
//!
//! Start at [`print()`]: it turns a [`Page`] of plain data and a [`Template`] into a [`Pdf`].
//! `layout` positions everything according to the template, `pdf` writes it. The same input gives
//! the same bytes. `docs/sheets.md` shows every sheet and describes the templates.
//!
//! Not here: the subjects of the sheets (the caller builds the pages), files, printers.

#[cfg(test)]
extern crate self as kralle_sheets; // the samples of the tests refer to the crate by its external name

mod error;
mod head;
mod kind;
mod layout;
mod page;
mod panel;
mod pdf;
mod picture;
mod print;
mod qr_code;
mod spec;
mod template;
mod text_layer;
mod typeface;

pub use error::SheetError;
pub use head::Head;
pub use kind::SheetKind;
pub use page::{Block, Cell, Diagram, Group, Line, Look, Page, Row, Table, Tone};
pub use panel::{
    Choice, CodeCard, Fields, Fold, Form, FormBoard, FormBody, FormOverCodes, GameBox, GameForm,
    GamesForm, Panel, Place, Question,
};
pub use pdf::Pdf;
pub use picture::{Picture, PictureError};
pub use print::{count_pages, print};
pub use qr_code::QrCode;
pub use spec::TableSpec;
pub use template::{Mistake, Orientation, Paper, Template, TemplateError, ValueKind};
