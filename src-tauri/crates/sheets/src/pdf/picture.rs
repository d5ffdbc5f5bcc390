//! Pictures as PDF objects.

use std::collections::BTreeMap;

use printpdf::{DictItem, ExternalStream, ExternalXObject, XObject, XObjectId};

use crate::layout::{Item, Layout};
use crate::picture::{Picture, Pixels};

/// Returns the pictures of all pages, each once.
pub(super) fn pictures(layout: &Layout) -> impl Iterator<Item = &Picture> {
    let all = layout.pages.iter().flatten().filter_map(|item| {
        if let Item::Picture { picture, .. } = item {
            Some((picture.mark, picture))
        } else {
            None
        }
    });
    all.collect::<BTreeMap<_, _>>().into_values()
}

pub(super) fn picture_id(picture: &Picture) -> XObjectId {
    let name = picture.mark.iter().map(|byte| format!("{byte:02X}"));
    XObjectId(format!("P{}", name.collect::<String>()))
}

pub(super) fn picture_object(picture: &Picture) -> XObject {
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
