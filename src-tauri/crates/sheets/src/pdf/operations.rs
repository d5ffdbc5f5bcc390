//! The drawing operations of a PDF page; everything in gray.

use std::collections::BTreeMap;

use printpdf::{
    Color, CurTransMat, DictItem, FontId, Greyscale, Line, LineDashPattern, LinePoint, Op,
    PaintMode, PdfFontHandle, Point, Polygon, PolygonRing, Pt, TextItem, TextMatrix, WindingOrder,
    XObjectTransform,
};

use super::picture::picture_id;
use crate::layout::{Item, PlacedText, times};
use crate::typeface::Face;

pub(super) fn ops(item: &Item, height: f32) -> Vec<Op> {
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
        Item::Ground { area, shade } => vec![
            Op::SetFillColor { col: grey(*shade) },
            rectangle(area.edges(), height, PaintMode::Fill),
        ],
        Item::Frame(area) => vec![
            Op::SetOutlineColor { col: grey(0.0) },
            Op::SetOutlineThickness { pt: Pt(0.8) },
            rectangle(area.edges(), height, PaintMode::Stroke),
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
        Item::Code {
            left,
            top,
            module,
            code,
        } => vec![
            Op::SetFillColor { col: grey(0.0) },
            // One path for all modules: no hairlines between adjacent ones.
            Op::DrawPolygon {
                polygon: Polygon {
                    rings: code
                        .runs()
                        .into_iter()
                        .map(|(row, columns)| {
                            let x = |column: usize| left + times(column) * module;
                            let y = |row: usize| top + times(row) * module;
                            let edges = [x(columns.start), y(row), x(columns.end), y(row + 1)];
                            PolygonRing {
                                points: corners(edges, height),
                            }
                        })
                        .collect(),
                    mode: PaintMode::Fill,
                    winding_order: WindingOrder::NonZero,
                },
            },
        ],
        Item::Part => Vec::new(),
        Item::Picture { area, picture } => vec![
            Op::SaveGraphicsState,
            Op::SetTransformationMatrix {
                matrix: CurTransMat::Raw([
                    area.width(),
                    0.0,
                    0.0,
                    area.height(),
                    area.left,
                    height - area.bottom,
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
        // Rotated: it starts at its right end here.
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
        // Visible, but not extracted: copied text contains the symbol above it once.
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

fn rectangle(edges: [f32; 4], height: f32, mode: PaintMode) -> Op {
    polygon(corners(edges, height), mode)
}

fn corners([left, top, right, bottom]: [f32; 4], height: f32) -> Vec<LinePoint> {
    [(left, top), (right, top), (right, bottom), (left, bottom)]
        .map(|(x, y)| corner(x, height - y))
        .to_vec()
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

pub(super) fn font_id(face: Face) -> FontId {
    FontId(format!("{face:?}"))
}
