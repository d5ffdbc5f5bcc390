//! Packing of bodies.

use std::io::Read;
use std::str::FromStr;

use axum::http::{HeaderMap, header::CONTENT_ENCODING};
use flate2::read::MultiGzDecoder;
use kralle_push::answer::RefusalCode;

use super::address::bad_field;
use crate::Refusal;

/// The packing of a body (`Content-Encoding`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Packing {
    Plain,
    Gzip,
    Zstd,
}

/// The largest window for zstd, as a power of two: 8 MB, the limit of the zstd program.
const LARGEST_WINDOW: u32 = 23;

impl FromStr for Packing {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        match name {
            "identity" => Ok(Self::Plain),
            "gzip" => Ok(Self::Gzip),
            "zstd" => Ok(Self::Zstd),
            _ => Err(()),
        }
    }
}

impl Packing {
    /// The name in headers.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Plain => "identity",
            Self::Gzip => "gzip",
            Self::Zstd => "zstd",
        }
    }

    pub(super) fn of(headers: &HeaderMap) -> Result<Self, Refusal> {
        let Some(value) = headers.get(CONTENT_ENCODING) else {
            return Ok(Self::Plain);
        };
        let name = String::from_utf8_lossy(value.as_bytes());
        name.parse()
            .map_err(|()| bad_field("content-encoding", &name, "zstd, gzip or identity"))
    }

    /// Unpacks a body of at most `most` unpacked bytes. Unpacking stops at this limit, however
    /// small the body is.
    ///
    /// # Errors
    /// Fails if the unpacked body is larger, or the packing is invalid.
    pub fn unpack(self, packed: Vec<u8>, most: usize) -> Result<Vec<u8>, Refusal> {
        let too_large = || {
            Refusal::new(
                RefusalCode::TooLarge,
                format!("the file has more than {most} bytes"),
            )
        };
        let bad = |error: std::io::Error| {
            Refusal::new(
                RefusalCode::BadBody,
                format!("the body cannot be unpacked: {error}"),
            )
        };
        let unpacked = match self {
            Self::Plain => packed,
            Self::Gzip => read(MultiGzDecoder::new(packed.as_slice()), most).map_err(bad)?,
            Self::Zstd => {
                let mut decoder = zstd::Decoder::with_buffer(packed.as_slice()).map_err(bad)?;
                decoder.window_log_max(LARGEST_WINDOW).map_err(bad)?;
                read(decoder, most).map_err(bad)?
            }
        };
        if unpacked.len() > most {
            return Err(too_large());
        }
        Ok(unpacked)
    }
}

/// Reads at most one byte more than `most`.
fn read(reader: impl Read, most: usize) -> std::io::Result<Vec<u8>> {
    let mut unpacked = Vec::new();
    let limit = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
    reader.take(limit).read_to_end(&mut unpacked)?;
    Ok(unpacked)
}
