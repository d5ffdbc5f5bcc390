//! Pages to PDF bytes: the same bytes for the same pages.

use std::collections::{BTreeMap, BTreeSet};

use lopdf::{Dictionary, Object, ObjectId, StringFormat};
use printpdf::{
    Color, CurTransMat, DictItem, ExternalStream, ExternalXObject, FontId, Greyscale, Line,
    LineDashPattern, LinePoint, Mm, Op, PaintMode, PdfDocument, PdfFont, PdfFontHandle, PdfPage,
    PdfSaveOptions, Point, Polygon, PolygonRing, Pt, TextItem, TextMatrix, WindingOrder, XObject,
    XObjectId, XObjectTransform,
};
use sha2::{Digest, Sha256};

use crate::SheetError;
use crate::layout::{Item, Layout, PlacedText};
use crate::picture::{Picture, Pixels};
use crate::text_layer;
use crate::typeface::{Face, Weight};
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
    for (face, signs) in signs(layout) {
        let mut font = face.subset(&signs)?;
        font.font_name = Some(face.font_name().to_owned());
        document
            .resources
            .fonts
            .map
            .insert(font_id(face), PdfFont::new(font));
    }
    for picture in pictures(layout) {
        document
            .resources
            .xobjects
            .map
            .insert(picture_id(picture), picture_object(picture));
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
    bookmark(&mut file, layout)?;
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

/// Gives a reader what to jump to, in the order of the pages.
fn bookmark(file: &mut lopdf::Document, layout: &Layout) -> Result<(), SheetError> {
    let pages: Vec<ObjectId> = file.get_pages().into_values().collect();
    let marks: Vec<(&String, ObjectId)> = layout
        .bookmarks
        .iter()
        .take(BOOKMARKS)
        .filter_map(|(name, page)| Some((name, *pages.get(*page)?)))
        .collect();
    // One bookmark alone says no more than the title does.
    if marks.len() < 2 {
        return Ok(());
    }
    let ids: Vec<ObjectId> = marks.iter().map(|_| file.new_object_id()).collect();
    let list = file.new_object_id();
    for (i, (name, page)) in marks.iter().enumerate() {
        let mut mark = Dictionary::new();
        mark.set("Title", lopdf::text_string(name));
        mark.set("Parent", list);
        let top = vec![(*page).into(), "Fit".into()];
        mark.set("Dest", Object::Array(top));
        if let Some(before) = i.checked_sub(1).and_then(|before| ids.get(before)) {
            mark.set("Prev", *before);
        }
        if let Some(next) = ids.get(i + 1) {
            mark.set("Next", *next);
        }
        file.set_object(ids[i], mark);
    }
    let mut outlines = Dictionary::new();
    outlines.set("Type", "Outlines");
    outlines.set("Count", i64::try_from(ids.len()).unwrap_or(i64::MAX));
    if let (Some(first), Some(last)) = (ids.first(), ids.last()) {
        outlines.set("First", *first);
        outlines.set("Last", *last);
    }
    file.set_object(list, outlines);
    let catalog = file.catalog_mut().map_err(|error| SheetError::Pdf {
        reason: error.to_string(),
    })?;
    catalog.set("Outlines", list);
    Ok(())
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

/// The most bookmarks of a file.
const BOOKMARKS: usize = 600;

fn font_id(face: Face) -> FontId {
    FontId(format!("{face:?}"))
}

/// The characters of each font file that are used.
fn signs(layout: &Layout) -> BTreeMap<Face, BTreeSet<char>> {
    let mut used: BTreeSet<(Weight, char)> = BTreeSet::new();
    for text in layout.pages.iter().flatten().filter_map(Item::text) {
        for sign in text.text.chars() {
            used.insert((text.weight, sign));
        }
    }
    let mut signs: BTreeMap<Face, BTreeSet<char>> = BTreeMap::new();
    for (weight, sign) in used {
        signs.entry(weight.face(sign)).or_default().insert(sign);
    }
    signs
}

/// The pictures of all pages, each once.
fn pictures(layout: &Layout) -> impl Iterator<Item = &Picture> {
    let all = layout.pages.iter().flatten().filter_map(|item| match item {
        Item::Picture { picture, .. } => Some((picture.mark, picture)),
        Item::Text(_)
        | Item::Rule { .. }
        | Item::Ground { .. }
        | Item::Frame { .. }
        | Item::Line { .. }
        | Item::Shape { .. }
        | Item::Part => None,
    });
    all.collect::<BTreeMap<_, _>>().into_values()
}

fn picture_id(picture: &Picture) -> XObjectId {
    let name = picture.mark.iter().map(|byte| format!("{byte:02X}"));
    XObjectId(format!("P{}", name.collect::<String>()))
}

fn picture_object(picture: &Picture) -> XObject {
    let name = |name: &str| DictItem::Name(name.as_bytes().to_vec());
    let number = |number: u32| DictItem::Int(i64::from(number));
    let (content, color, filter) = match &picture.data {
        Pixels::Jpeg(bytes, 1) => (bytes, "DeviceGray", Some("DCTDecode")),
        Pixels::Jpeg(bytes, _) => (bytes, "DeviceRGB", Some("DCTDecode")),
        Pixels::Rgb(bytes) => (bytes, "DeviceRGB", None),
    };
    let mut dict = BTreeMap::from([
        ("Type".to_owned(), name("XObject")),
        ("Subtype".to_owned(), name("Image")),
        ("Width".to_owned(), number(picture.width)),
        ("Height".to_owned(), number(picture.height)),
        ("ColorSpace".to_owned(), name(color)),
        ("BitsPerComponent".to_owned(), number(8)),
    ]);
    if let Some(filter) = filter {
        dict.insert("Filter".to_owned(), name(filter));
    }
    XObject::External(ExternalXObject {
        stream: ExternalStream {
            dict,
            content: content.to_vec(),
            compress: filter.is_none(),
        },
        width: None,
        height: None,
        dpi: None,
    })
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
        } => line((*left, *y), (*right, *y), *thickness, *shade, height),
        Item::Line {
            from,
            to,
            thickness,
            shade,
            dashed,
        } => {
            let plain = line(*from, *to, *thickness, *shade, height);
            if !dashed {
                return plain;
            }
            let pattern = |dash: LineDashPattern| Op::SetLineDashPattern { dash };
            let mut ops = vec![pattern(LineDashPattern {
                offset: 0.0,
                pattern: [3.0, 3.0].into_iter().collect(),
            })];
            ops.extend(plain);
            ops.push(pattern(LineDashPattern::default()));
            ops
        }
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
        Item::Shape { points, shade } => {
            let points = points.iter().map(|knot| LinePoint {
                bezier: knot.is_handle,
                ..corner(knot.x, height - knot.y)
            });
            vec![
                Op::SetFillColor { col: grey(*shade) },
                polygon(points.collect(), PaintMode::Fill),
            ]
        }
        Item::Part => Vec::new(),
        Item::Picture {
            left,
            top,
            right,
            bottom,
            picture,
        } => vec![
            Op::SaveGraphicsState,
            Op::SetTransformationMatrix {
                matrix: CurTransMat::Raw([
                    right - left,
                    0.0,
                    0.0,
                    bottom - top,
                    *left,
                    height - bottom,
                ]),
            },
            Op::UseXobject {
                id: picture_id(picture),
                transform: XObjectTransform {
                    dpi: Some(72.0),
                    ..XObjectTransform::default()
                },
            },
            Op::RestoreGraphicsState,
        ],
    }
}

fn line(from: (f32, f32), to: (f32, f32), thickness: f32, shade: f32, height: f32) -> Vec<Op> {
    vec![
        Op::SetOutlineColor { col: grey(shade) },
        Op::SetOutlineThickness { pt: Pt(thickness) },
        Op::DrawLine {
            line: Line {
                points: vec![corner(from.0, height - from.1), corner(to.0, height - to.1)],
                is_closed: false,
            },
        },
    ]
}

fn text_ops(text: &PlacedText, height: f32) -> Vec<Op> {
    let (x, y) = (text.left, height - text.baseline);
    let matrix = if text.upside_down {
        // Read from the other side, it begins at what is its right end here.
        [-1.0, 0.0, 0.0, -1.0, x + text.width, y]
    } else {
        [1.0, 0.0, 0.0, 1.0, x, y]
    };
    let mut ops = vec![
        Op::StartTextSection,
        Op::SetFillColor {
            col: grey(text.shade),
        },
        Op::SetTextMatrix {
            matrix: TextMatrix::Raw(matrix),
        },
    ];
    for (face, run) in text.weight.runs(&text.text) {
        ops.push(Op::SetFont {
            font: PdfFontHandle::External(font_id(face)),
            size: Pt(text.size),
        });
        ops.push(Op::ShowText {
            items: vec![TextItem::Text(run)],
        });
    }
    ops.push(Op::EndTextSection);
    if text.is_underlay() {
        // Seen, but not read: whoever copies the text gets the sign on top of it once.
        let nothing = DictItem::String {
            data: Vec::new(),
            literal: true,
        };
        ops.insert(
            0,
            Op::BeginMarkedContentWithProperties {
                tag: "Span".to_owned(),
                properties: DictItem::Dict {
                    map: BTreeMap::from([("ActualText".to_owned(), nothing)]),
                },
            },
        );
        ops.push(Op::EndMarkedContent);
    }
    ops
}

fn rectangle([left, top, right, bottom]: [f32; 4], height: f32, mode: PaintMode) -> Op {
    let points = [(left, top), (right, top), (right, bottom), (left, bottom)]
        .map(|(x, y)| corner(x, height - y))
        .to_vec();
    polygon(points, mode)
}

fn polygon(points: Vec<LinePoint>, mode: PaintMode) -> Op {
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
