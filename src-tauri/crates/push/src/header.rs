//! The headers of a signed request.

/// The public key of the sender, in base64url without padding.
pub const KEY: &str = "kralle-key";
/// The signature over the [statement](crate::Statement), in base64url without padding.
pub const SIGNATURE: &str = "kralle-signature";
/// The [number](crate::StatementNumber) of the statement.
pub const NUMBER: &str = "kralle-number";
/// The [hash](crate::ContentHash) of the body before compression, hexadecimal.
pub const SHA256: &str = "kralle-sha256";
/// In a request: the offset of the sent part in the complete body. In the response to `HEAD`: the
/// number of bytes received.
pub const UPLOAD_OFFSET: &str = "upload-offset";
