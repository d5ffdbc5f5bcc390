//! Part counts in a zip archive's directory, checked before the zip reader allocates memory for
//! them.

/// The signature of the zip64 end record, which counts the parts of a large archive.
const MARK: &[u8] = b"PK\x06\x06";
/// Length in bytes from the signature to the end of the two part counts.
const LENGTH: usize = 56;

/// True if a zip64 end record in `bytes` claims more than `most` parts.
///
/// Packed bytes can contain the signature by chance, so a match must also be a plausible record.
pub(crate) fn claims_more_than(bytes: &[u8], most: usize) -> bool {
    let starts = bytes.windows(LENGTH);
    let mut records = starts.filter(|record| record.starts_with(MARK));
    records.any(|record| {
        let number = |at: usize| {
            let bytes = record.get(at..at + 8).and_then(|it| it.try_into().ok());
            bytes.map_or(0, u64::from_le_bytes)
        };
        let (here, all) = (number(24), number(32));
        let most = u64::try_from(most).unwrap_or(u64::MAX);
        let is_a_record = number(4) <= 1 << 16 && here == all;
        is_a_record && all > most
    })
}

#[cfg(test)]
mod tests {
    use super::claims_more_than;

    fn record(parts: u64) -> Vec<u8> {
        let mut bytes = b"packed PK\x06\x06".to_vec();
        bytes.extend(44_u64.to_le_bytes());
        bytes.extend([0; 12]);
        bytes.extend(parts.to_le_bytes());
        bytes.extend(parts.to_le_bytes());
        bytes.extend([0; 16]);
        bytes
    }

    #[test]
    fn an_archive_that_claims_billions_of_parts_is_seen() {
        assert!(!claims_more_than(&record(4096), 4096));
        assert!(claims_more_than(&record(4097), 4096));
        assert!(claims_more_than(&record(u64::from(u32::MAX)), 4096));
        assert!(!claims_more_than(b"PK\x06\x06", 0));
        assert!(!claims_more_than(b"", 0));
    }
}
