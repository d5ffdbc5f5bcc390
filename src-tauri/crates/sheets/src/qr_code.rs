//! QR codes as matrices of dark modules; the layout places them on paper.

use std::fmt::Write as _;
use std::ops::Range;

use qrcode::{Color, EcLevel, QrCode as Encoded};

use crate::SheetError;

/// A QR code as modules, row by row from the upper left corner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QrCode {
    /// The number of modules in a row.
    side: usize,
    dark: Vec<bool>,
}

impl QrCode {
    /// The quiet zone around a code, in modules (ISO/IEC 18004, 6.3.8).
    pub const QUIET: u8 = 4;

    /// Returns the smallest code for `text`, with the strongest error correction of that size.
    ///
    /// # Errors
    /// Fails if the text is too long for any code.
    pub fn of(text: &str) -> Result<Self, SheetError> {
        let smallest = Encoded::with_error_correction_level(text, EcLevel::L).map_err(|error| {
            SheetError::Code {
                reason: error.to_string(),
            }
        })?;
        let version = smallest.version();
        let code = [EcLevel::H, EcLevel::Q, EcLevel::M]
            .into_iter()
            .find_map(|level| Encoded::with_version(text, version, level).ok())
            .unwrap_or(smallest);
        Ok(Self {
            side: code.width(),
            dark: code
                .to_colors()
                .into_iter()
                .map(|color| color == Color::Dark)
                .collect(),
        })
    }

    /// Returns the number of modules in a row.
    pub const fn side(&self) -> usize {
        self.side
    }

    /// Returns the dark modules as runs: the row, and the range of columns.
    pub fn runs(&self) -> Vec<(usize, Range<usize>)> {
        let mut runs: Vec<(usize, Range<usize>)> = Vec::new();
        for (place, _) in self.dark.iter().enumerate().filter(|(_, dark)| **dark) {
            let (row, column) = (place / self.side, place % self.side);
            match runs.last_mut() {
                Some((last, columns)) if *last == row && columns.end == column => {
                    columns.end += 1;
                }
                Some(_) | None => runs.push((row, column..column + 1)),
            }
        }
        runs
    }

    /// The dark modules as a path of SVG, one unit each.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for (row, columns) in self.runs() {
            let (from, wide) = (columns.start, columns.len());
            // Writing to a string cannot fail.
            let _ = write!(path, "M{from} {row}h{wide}v1h-{wide}z");
        }
        path
    }
}

#[cfg(test)]
mod tests {
    use rqrr::PreparedImage;

    use super::QrCode;

    /// Reads the modules like a camera: several pixels each, with a white border.
    fn read(code: &QrCode) -> Result<String, Box<dyn std::error::Error>> {
        const PIXELS: usize = 4;
        let quiet = usize::from(QrCode::QUIET);
        let side = (code.side() + 2 * quiet) * PIXELS;
        let runs = code.runs();
        let mut picture = PreparedImage::prepare_from_greyscale(side, side, |x, y| {
            let (x, y) = (x / PIXELS, y / PIXELS);
            let is_dark = runs.iter().any(|(row, columns)| {
                *row + quiet == y && columns.contains(&x.wrapping_sub(quiet))
            });
            if is_dark { 0 } else { 255 }
        });
        let grids = picture.detect_grids();
        let grid = grids.first().ok_or("no code is seen")?;
        Ok(grid.decode()?.1)
    }

    #[test]
    fn what_is_put_in_is_read_out() -> Result<(), Box<dyn std::error::Error>> {
        for text in [
            "1",
            "KRALLE:0123456789ABCDEF:412:KTRA9MNPXC4D7HWQ",
            "Grüezi",
        ] {
            assert_eq!(read(&QrCode::of(text)?)?, text);
        }
        Ok(())
    }

    #[test]
    fn what_no_code_holds_is_refused() {
        let text = "A".repeat(4297);
        assert!(QrCode::of(&text).is_err());
        assert!(QrCode::of(&text[1..]).is_ok());
    }
}
