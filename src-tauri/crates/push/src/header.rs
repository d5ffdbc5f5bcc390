//! The headers of a signed request.

/// The public key of who asks, in base64url without padding.
pub const KEY: &str = "kralle-key";
/// The signature over the [sentence](crate::Sentence), in base64url without padding.
pub const SIGNATURE: &str = "kralle-signature";
/// Of a body that arrived in part: from which byte on the rest is sent. In the answer to `HEAD`: how many
/// bytes are there.
pub const UPLOAD_OFFSET: &str = "upload-offset";
