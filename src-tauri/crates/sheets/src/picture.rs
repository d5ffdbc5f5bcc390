//! Pictures of the director: a logo, or a picture on a certificate.

use std::fmt;
use std::panic::catch_unwind;
use std::sync::Arc;

use kralle_choice::Code;
use kralle_refusal::Refusal;
use sha2::{Digest, Sha256};

/// A decoded picture.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// In pixels.
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) data: Pixels,
    /// A hash of its bytes.
    pub(crate) mark: [u8; 8],
}

/// The data of a picture.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Pixels {
    /// An unchanged JPEG, with the number of its color channels.
    Jpeg(Arc<[u8]>, u8),
    /// Red, green, blue, row by row; transparency is blended with white.
    Rgb(Arc<[u8]>),
}

/// The reason a picture cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code, Refusal)]
#[refusal(BadInput, exit = 1, text, also = "file")]
#[code(prefix = "picture_")]
pub enum PictureError {
    /// Neither PNG nor JPEG.
    #[error("neither PNG nor JPEG")]
    Unknown,
    /// More pixels than paper can show.
    #[error("{width} × {height} pixels, at most {most} are possible")]
    TooLarge {
        /// In pixels.
        width: u32,
        /// In pixels.
        height: u32,
        /// The maximum of width times height.
        most: u64,
    },
    /// The file is damaged, or of a kind that PDF does not support.
    #[error("{reason}")]
    Damaged { reason: String },
}

/// The maximum number of pixels of a PNG, which is decompressed: A5 at 300 dpi, 16 MB.
const MOST_UNPACKED: u64 = 4_000_000;

/// The maximum number of pixels of a JPEG, which is embedded unchanged: A3 at 600 dpi.
const MOST: u64 = 70_000_000;

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Picture({} × {}, {:?})",
            self.width, self.height, self.mark
        )
    }
}

impl Picture {
    /// Reads a PNG or JPEG.
    ///
    /// # Errors
    /// Fails if the bytes are neither, damaged, or too large.
    pub fn read(bytes: &[u8]) -> Result<Self, PictureError> {
        let (width, height, data) = if bytes.starts_with(b"\x89PNG") {
            // A panic of the external decoder counts as damage.
            catch_unwind(|| png(bytes)).unwrap_or_else(|_| {
                Err(PictureError::Damaged {
                    reason: "the reader gave up".to_owned(),
                })
            })?
        } else if bytes.starts_with(&[0xff, 0xd8]) {
            jpeg(bytes)?
        } else {
            return Err(PictureError::Unknown);
        };
        let hash = Sha256::digest(bytes);
        let mut mark = [0; 8];
        mark.copy_from_slice(&hash[..8]);
        Ok(Self {
            width,
            height,
            data,
            mark,
        })
    }
}

fn checked(width: u32, height: u32, most: u64) -> Result<(), PictureError> {
    let pixels = u64::from(width) * u64::from(height);
    if pixels == 0 || pixels > most {
        return Err(PictureError::TooLarge {
            width,
            height,
            most,
        });
    }
    Ok(())
}

fn png(bytes: &[u8]) -> Result<(u32, u32, Pixels), PictureError> {
    let damaged = |error: png::DecodingError| PictureError::Damaged {
        reason: error.to_string(),
    };
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(damaged)?;
    checked(reader.info().width, reader.info().height, MOST_UNPACKED)?;
    let size = reader
        .output_buffer_size()
        .ok_or_else(|| PictureError::Damaged {
            reason: "too large".to_owned(),
        })?;
    let mut pixels = vec![0; size];
    let info = reader.next_frame(&mut pixels).map_err(damaged)?;
    pixels.truncate(info.buffer_size());
    let on_white = |color: u8, alpha: u8| {
        let (color, alpha) = (u32::from(color), u32::from(alpha));
        u8::try_from((color * alpha + 255 * (255 - alpha) + 127) / 255).unwrap_or(u8::MAX)
    };
    let rgb: Vec<u8> = match info.color_type {
        png::ColorType::Grayscale => pixels.iter().flat_map(|grey| [*grey; 3]).collect(),
        png::ColorType::GrayscaleAlpha => pixels
            .chunks_exact(2)
            .flat_map(|it| [on_white(it[0], it[1]); 3])
            .collect(),
        png::ColorType::Rgb | png::ColorType::Indexed => pixels,
        png::ColorType::Rgba => pixels
            .chunks_exact(4)
            .flat_map(|it| [0, 1, 2].map(|channel| on_white(it[channel], it[3])))
            .collect(),
    };
    Ok((info.width, info.height, Pixels::Rgb(rgb.into())))
}

/// Reads size and channels; the bytes are embedded in the PDF unchanged.
fn jpeg(bytes: &[u8]) -> Result<(u32, u32, Pixels), PictureError> {
    let damaged = |reason: &str| PictureError::Damaged {
        reason: reason.to_owned(),
    };
    let mut at = 2;
    loop {
        let marker = bytes.get(at..at + 4).ok_or_else(|| damaged("no size"))?;
        if marker[0] != 0xff {
            return Err(damaged("a marker is missing"));
        }
        let length = usize::from(u16::from_be_bytes([marker[2], marker[3]]));
        match marker[1] {
            0xff => at += 1,
            // Baseline, extended and progressive frames; PDF supports no others.
            0xc0..=0xc2 => {
                let frame = bytes
                    .get(at + 4..at + 10)
                    .ok_or_else(|| damaged("no size"))?;
                let height = u32::from(u16::from_be_bytes([frame[1], frame[2]]));
                let width = u32::from(u16::from_be_bytes([frame[3], frame[4]]));
                checked(width, height, MOST)?;
                let channels = frame[5];
                if frame[0] != 8 || !matches!(channels, 1 | 3) {
                    return Err(damaged("expected 8 bits, grey or color"));
                }
                return Ok((width, height, Pixels::Jpeg(bytes.into(), channels)));
            }
            0xc3 | 0xc5..=0xc7 | 0xc9..=0xcb | 0xcd..=0xcf => {
                return Err(damaged("a JPEG of a kind no printer knows"));
            }
            _ => at += 2 + length,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_transparent_png_lies_on_white() -> Result<(), Box<dyn std::error::Error>> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, 2, 1);
        encoder.set_color(png::ColorType::Rgba);
        encoder
            .write_header()?
            .write_image_data(&[255, 0, 0, 255, 0, 0, 0, 0])?;
        let picture = Picture::read(&bytes)?;
        assert_eq!((picture.width, picture.height), (2, 1));
        let expected: &[u8] = &[255, 0, 0, 255, 255, 255];
        assert!(matches!(&picture.data, Pixels::Rgb(found) if **found == *expected));
        Ok(())
    }

    #[test]
    fn a_small_file_that_unpacks_to_too_much_is_refused() -> Result<(), Box<dyn std::error::Error>>
    {
        for (width, height, fits) in [
            (2000, 2000, true),
            (2000, 2001, false),
            (1, 4_000_001, false),
        ] {
            let mut bytes = Vec::new();
            let mut encoder = png::Encoder::new(&mut bytes, width, height);
            encoder.set_color(png::ColorType::Grayscale);
            let white = vec![0; (width * height) as usize];
            encoder.write_header()?.write_image_data(&white)?;
            assert!(bytes.len() < 64 * 1024, "{}", bytes.len());
            let read = Picture::read(&bytes);
            assert_eq!(read.is_ok(), fits, "{width} × {height}");
        }
        Ok(())
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        assert_eq!(Picture::read(b"GIF89a").unwrap_err(), PictureError::Unknown);
        for broken in [
            &b"\x89PNG\r\n"[..],
            &[0xff, 0xd8],
            &[0xff, 0xd8, 0xff, 0xc4, 0, 2],
        ] {
            let error = Picture::read(broken).unwrap_err();
            assert_eq!(error.code(), "picture_damaged");
        }
    }
}
