//! Recomputes the links of a journal, as an attacker outside the program would.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::path::Path;

use rusqlite::Connection;
use rusqlite::types::Value;
use sha2::{Digest as _, Sha256};

/// Recomputes the links, as a second implementation: column by column, each with a length prefix.
pub(crate) fn relink(path: &Path) {
    fn hash<'a>(parts: impl IntoIterator<Item = Option<&'a [u8]>>) -> Vec<u8> {
        let mut hash = Sha256::new();
        for part in parts {
            let length = part.map_or(u64::MAX, |part| part.len() as u64);
            hash.update(length.to_le_bytes());
            hash.update(part.unwrap_or_default());
        }
        hash.finalize().to_vec()
    }

    let connection = Connection::open(path).unwrap();
    let file: Vec<u8> = connection
        .query_row("SELECT file FROM journal_identity", (), |row| row.get(0))
        .unwrap();
    let mut before = hash([Some(&b"kralle file 1"[..]), Some(&file)]);
    let mut statement = connection
        .prepare(
            "SELECT number, time, who, kind, command, data, game, moment, schema_version,
                 hash_before, hash, changeset FROM journal ORDER BY number",
        )
        .unwrap();
    let mut rows = statement.query(()).unwrap();
    let mut links = Vec::new();
    let mut subjects = connection
        .prepare("SELECT kind, number FROM journal_subject WHERE entry = ?1 ORDER BY kind, number")
        .unwrap();
    while let Some(row) = rows.next().unwrap() {
        let mut parts = vec![Some(b"kralle journal 1".to_vec()), Some(before)];
        for column in 0..12 {
            let is_u32 = matches!(column, 0 | 6);
            parts.push(match row.get(column).unwrap() {
                Value::Null => None,
                Value::Integer(number) if is_u32 => {
                    Some(u32::try_from(number).unwrap().to_le_bytes().to_vec())
                }
                Value::Integer(number) => Some(number.to_le_bytes().to_vec()),
                Value::Text(text) => Some(text.into_bytes()),
                Value::Blob(changeset) if column == 11 => Some(Sha256::digest(changeset).to_vec()),
                Value::Blob(bytes) => Some(bytes),
                Value::Real(_) => unreachable!(),
            });
        }
        if row.get::<_, i64>(8).unwrap() >= 10 {
            let mut about = subjects.query([row.get::<_, u32>(0).unwrap()]).unwrap();
            while let Some(subject) = about.next().unwrap() {
                parts.push(Some(subject.get::<_, String>(0).unwrap().into_bytes()));
                let number: u32 = subject.get(1).unwrap();
                parts.push(Some(number.to_le_bytes().to_vec()));
            }
        }
        before = hash(parts.iter().map(Option::as_deref));
        links.push((row.get::<_, u32>(0).unwrap(), before.clone()));
    }
    for (number, link) in links {
        connection
            .execute(
                "UPDATE journal SET link = ?2 WHERE number = ?1",
                (number, link),
            )
            .unwrap();
    }
}
