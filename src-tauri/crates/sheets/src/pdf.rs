//! Pages to PDF bytes: the same bytes for the same pages.

use std::collections::BTreeSet;

use lopdf::{Dictionary, Object, StringFormat};
use printpdf::{
    Color, FontId, Greyscale, Line, LinePoint, Mm, Op, PaintMode, PdfDocument, PdfFont,
    PdfFontHandle, PdfPage, PdfSaveOptions, Point, Polygon, PolygonRing, Pt, TextItem,
    WindingOrder,
};
use sha2::{Digest, Sha256};

use crate::SheetError;
use crate::layout::{Item, Layout, PlacedText};
use crate::text_layer;
use crate::typeface::Weight;
use kralle_words::Language;

/// A finished sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pdf {
    /// The file.
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
    /// What a person reads on it, page after page, line after line.
    pub text: String,
    /// Characters the typeface lacks; a visible replacement stands for them.
    pub missing: BTreeSet<char>,
}

/// Writes `layout` as PDF.
pub(crate) fn write(layout: &Layout, language: Language) -> Result<Pdf, SheetError> {
    let mut document = PdfDocument::new(&layout.title);
    for weight in Weight::ALL {
        let signs = signs(layout, weight);
        if signs.is_empty() {
            continue;
        }
        let mut font = weight.typeface().subset(&signs)?;
        font.font_name = Some(weight.font_name().to_owned());
        document
            .resources
            .fonts
            .map
            .insert(font_id(weight), PdfFont::new(font));
    }
    let (width, height) = layout.paper;
    document.pages = layout
        .pages
        .iter()
        .map(|items| {
            let ops = items.iter().flat_map(|item| ops(item, height)).collect();
            PdfPage::new(Mm::from(Pt(width)), Mm::from(Pt(height)), ops)
        })
        .collect();

    let options = PdfSaveOptions {
        subset_fonts: false,
        ..PdfSaveOptions::default()
    };
    let mut warnings = Vec::new();
    let mut file = document.to_lopdf_document(&options, &mut warnings);
    let text = text_layer::text(layout);
    identify(&mut file, layout, language, &text)?;
    file.compress();
    let mut bytes = Vec::new();
    file.save_to(&mut bytes).map_err(|error| SheetError::Pdf {
        reason: error.to_string(),
    })?;
    Ok(Pdf {
        bytes,
        pages: layout.pages.len(),
        text,
        missing: layout.missing.clone(),
    })
}

/// Gives the file its language and title, and an identity that is nothing but
/// its content: no time, no chance.
fn identify(
    file: &mut lopdf::Document,
    layout: &Layout,
    language: Language,
    text: &str,
) -> Result<(), SheetError> {
    let failed = |error: lopdf::Error| SheetError::Pdf {
        reason: error.to_string(),
    };
    let catalog = file.catalog_mut().map_err(failed)?;
    catalog.set("Lang", Object::string_literal(language.tag()));
    let mut viewer = Dictionary::new();
    viewer.set("DisplayDocTitle", true);
    catalog.set("ViewerPreferences", viewer);

    let mut info = Dictionary::new();
    info.set("Title", lopdf::text_string(&layout.title));
    info.set("Creator", lopdf::text_string("Kralle"));
    let info = file.add_object(info);
    if let Ok(old) = file.trailer.get(b"Info").and_then(Object::as_reference) {
        file.objects.remove(&old);
    }
    file.trailer.set("Info", info);

    let mut hash = Sha256::new();
    hash.update(language.tag());
    hash.update(&layout.title);
    hash.update(text);
    hash.update(format!("{:?}", layout.pages));
    let id = hash.finalize()[..16].to_vec();
    let id = Object::String(id, StringFormat::Hexadecimal);
    file.trailer.set("ID", vec![id.clone(), id]);
    Ok(())
}

fn font_id(weight: Weight) -> FontId {
    FontId(match weight {
        Weight::Regular => "Regular".to_owned(),
        Weight::Bold => "Bold".to_owned(),
    })
}

/// The characters set in `weight`.
fn signs(layout: &Layout, weight: Weight) -> BTreeSet<char> {
    let texts = layout.pages.iter().flatten().filter_map(|item| match item {
        Item::Text(text) if text.weight == weight => Some(&text.text),
        Item::Text(_) | Item::Rule { .. } | Item::Ground { .. } | Item::Frame { .. } => None,
    });
    texts.flat_map(|text| text.chars()).collect()
}

fn ops(item: &Item, height: f32) -> Vec<Op> {
    match item {
        Item::Text(text) => text_ops(text, height),
        Item::Rule {
            left,
            right,
            y,
            thickness,
            shade,
        } => vec![
            Op::SetOutlineColor { col: grey(*shade) },
            Op::SetOutlineThickness { pt: Pt(*thickness) },
            Op::DrawLine {
                line: Line {
                    points: vec![corner(*left, height - y), corner(*right, height - y)],
                    is_closed: false,
                },
            },
        ],
        Item::Ground {
            left,
            top,
            right,
            bottom,
            shade,
        } => vec![
            Op::SetFillColor { col: grey(*shade) },
            rectangle([*left, *top, *right, *bottom], height, PaintMode::Fill),
        ],
        Item::Frame {
            left,
            top,
            right,
            bottom,
        } => vec![
            Op::SetOutlineColor { col: grey(0.0) },
            Op::SetOutlineThickness { pt: Pt(0.8) },
            rectangle([*left, *top, *right, *bottom], height, PaintMode::Stroke),
        ],
    }
}

fn text_ops(text: &PlacedText, height: f32) -> Vec<Op> {
    let font = PdfFontHandle::External(font_id(text.weight));
    vec![
        Op::StartTextSection,
        Op::SetFillColor {
            col: grey(text.shade),
        },
        Op::SetFont {
            font,
            size: Pt(text.size),
        },
        Op::SetTextCursor {
            pos: Point {
                x: Pt(text.left),
                y: Pt(height - text.baseline),
            },
        },
        Op::ShowText {
            items: vec![TextItem::Text(text.text.clone())],
        },
        Op::EndTextSection,
    ]
}

fn rectangle([left, top, right, bottom]: [f32; 4], height: f32, mode: PaintMode) -> Op {
    let points = [(left, top), (right, top), (right, bottom), (left, bottom)]
        .map(|(x, y)| corner(x, height - y))
        .to_vec();
    Op::DrawPolygon {
        polygon: Polygon {
            rings: vec![PolygonRing { points }],
            mode,
            winding_order: WindingOrder::NonZero,
        },
    }
}

fn corner(x: f32, y: f32) -> LinePoint {
    LinePoint {
        p: Point { x: Pt(x), y: Pt(y) },
        bezier: false,
    }
}

fn grey(shade: f32) -> Color {
    Color::Greyscale(Greyscale::new(shade, None))
}
