//! The headers of a signed request.

/// The public key of the sender, in base64url without padding.
pub const KEY: &str = "kralle-key";
/// The signature over the [statement](crate::Statement), in base64url without padding.
pub const SIGNATURE: &str = "kralle-signature";
/// The [number](crate::StatementNumber) of the statement.
pub const NUMBER: &str = "kralle-number";
/// The [hash](crate::ContentHash) of the body before it is packed, hexadecimal.
pub const SHA256: &str = "kralle-sha256";
/// Of a body that arrived in part: from which byte on the rest is sent. In the answer to `HEAD`: how many
/// bytes are there.
pub const UPLOAD_OFFSET: &str = "upload-offset";
