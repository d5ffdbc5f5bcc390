//! Fuzz target: a picture of the director, PNG or JPEG.

/// Reads `bytes` as a picture.
pub fn run(bytes: &[u8]) {
    let _ = kralle_sheets::Picture::read(bytes);
}
