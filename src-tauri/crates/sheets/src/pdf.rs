//! Writes pages as PDF bytes, reproducibly.

mod operations;
mod picture;

use std::collections::{BTreeMap, BTreeSet};

use lopdf::{Dictionary, Object, ObjectId, StringFormat};
use printpdf::{Mm, PdfDocument, PdfFont, PdfPage, PdfSaveOptions, Pt};
use sha2::{Digest, Sha256};

use crate::SheetError;
use crate::layout::{Item, Layout};
use crate::text_layer;
use crate::typeface::{Face, Weight};
use kralle_words::Language;
use operations::{font_id, ops};
use picture::{picture_id, picture_object, pictures};

/// A finished sheet as a PDF file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pdf {
    pub bytes: Vec<u8>,
    pub pages: usize,
    /// The text in reading order, page by page, line by line.
    pub text: String,
    /// Characters missing in the typeface, shown as a visible replacement.
    pub missing: BTreeSet<char>,
}

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
    describe(&mut file, layout, language)?;
    file.compress();
    identify(&mut file, layout, language, &text);
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

/// Adds the bookmarks, in page order.
fn bookmark(file: &mut lopdf::Document, layout: &Layout) -> Result<(), SheetError> {
    let pages: Vec<ObjectId> = file.get_pages().into_values().collect();
    let marks: Vec<(&String, ObjectId)> = layout
        .bookmarks
        .iter()
        .take(BOOKMARKS)
        .filter_map(|(name, page)| Some((name, *pages.get(*page)?)))
        .collect();
    // A single bookmark adds nothing to the title.
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

/// Sets the language and title of the file.
fn describe(
    file: &mut lopdf::Document,
    layout: &Layout,
    language: Language,
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
    Ok(())
}

/// Sets the file identifier from the content only: no time, no randomness. For pages, fonts and
/// pictures it hashes the compressed streams, which are short.
fn identify(file: &mut lopdf::Document, layout: &Layout, language: Language, text: &str) {
    let mut hash = Sha256::new();
    hash.update(language.tag());
    hash.update(&layout.title);
    hash.update(text);
    let streams = file.objects.values().filter_map(|it| it.as_stream().ok());
    for stream in streams {
        hash.update(&stream.content);
    }
    let id = hash.finalize()[..16].to_vec();
    let id = Object::String(id, StringFormat::Hexadecimal);
    file.trailer.set("ID", vec![id.clone(), id]);
}

/// The maximum number of bookmarks of a file.
const BOOKMARKS: usize = 600;

/// Returns the used characters of each font file.
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
