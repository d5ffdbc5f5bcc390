//! The slips of captains: one key for each side of each match of a published round, cut from the
//! match card. Keys are derived from the event's secret and never stored. A re-paired table has new
//! slips.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use hmac::{Hmac, KeyInit as _, Mac as _};
use kralle_store::FileId;
use kralle_tournament::{Role, RoundNumber, RoundState, Tournament};
use sha2::Sha256;

use crate::core::visitor::Slip;

/// A key for signing.
pub type SigningKey = [u8; 32];

/// Returns the HMAC-SHA256 of `message`.
pub fn mac(key: &[u8], message: &[u8]) -> SigningKey {
    // Every key length is valid: HMAC hashes long keys and pads short ones.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else {
        return SigningKey::default();
    };
    mac.update(message);
    mac.finalize().into_bytes().into()
}

/// True if `code` is the HMAC-SHA256 of `message`; compares in constant time.
pub(crate) fn mac_holds(key: &[u8], message: &[u8], code: &[u8]) -> bool {
    Hmac::<Sha256>::new_from_slice(key).is_ok_and(|mut mac| {
        mac.update(message);
        mac.verify_slice(code).is_ok()
    })
}

/// The letters of a slip, without I and O, which look like digits.
const LETTERS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";

/// The number of letters of the id, of 16 typed letters.
const OF_ID: usize = 4;

/// The message from which the key of a typed slip is derived.
const CODE: &[u8] = b"kralle/code";

/// A slip and its key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KeyedSlip {
    pub(crate) slip: Slip,
    /// Four letters.
    pub(crate) id: String,
    /// The other twelve letters, from which the key is derived.
    pub(crate) letters: String,
    pub(crate) key: SigningKey,
}

impl KeyedSlip {
    /// The code for typing: `ABCD-EFGH-JKLM-NPQR`.
    pub(crate) fn code(&self) -> String {
        let groups = self.letters.as_bytes().chunks(OF_ID);
        groups.fold(self.id.clone(), |code, group| {
            format!("{code}-{}", String::from_utf8_lossy(group))
        })
    }
}

/// The journal rows that published the rounds.
pub(crate) type Published = BTreeMap<RoundNumber, u32>;

/// Returns both sides of every match of the published rounds.
pub(crate) fn published_sides(tournament: &Tournament, published: &Published) -> Vec<Slip> {
    let rounds = tournament.rounds.iter();
    let rounds = rounds.filter(|round| round.state == RoundState::Published);
    let rounds = rounds.filter_map(|round| Some((round, *published.get(&round.number)?)));
    rounds
        .flat_map(|(round, entry)| {
            round.matches.iter().flat_map(move |it| {
                [Role::First, Role::Second].map(|side| Slip {
                    round: round.number,
                    table: it.table,
                    side,
                    team: it.sides.of(side).lead(),
                    partner: it.sides.of(side).partner(),
                    published: entry,
                })
            })
        })
        .collect()
}

/// Returns the slip and key of each of `sides`, by the id of the slip.
pub(crate) fn keyed(
    secret: &SigningKey,
    file: FileId,
    sides: &[Slip],
) -> BTreeMap<String, KeyedSlip> {
    let mut slips = BTreeMap::new();
    for slip in sides.iter().copied() {
        let seed = mac(secret, &told(file, slip));
        // If another slip has the id, the next candidate: slips of earlier rounds keep their ids.
        for number in 0_u32.. {
            let id = letters(&seed, format!("id {number}").as_bytes(), OF_ID);
            if slips.contains_key(&id) {
                continue;
            }
            let letters = letters(&seed, b"key", 12);
            let keyed = KeyedSlip {
                slip,
                key: mac(letters.as_bytes(), CODE),
                id: id.clone(),
                letters,
            };
            slips.insert(id, keyed);
            break;
        }
    }
    slips
}

/// Returns the message from which a slip's key is derived.
fn told(file: FileId, slip: Slip) -> Vec<u8> {
    let mut told = format!(
        "kralle/slip/1\n{file}\n{}\n{}\n{}\n{}\n{}",
        slip.published,
        slip.round.get(),
        slip.table.get(),
        slip.side.code(),
        slip.team.get()
    );
    if let Some(partner) = slip.partner {
        let _ = write!(told, "\n{partner}");
    }
    told.into_bytes()
}

/// Derives `count` uniformly distributed letters from `seed` for `purpose`.
fn letters(seed: &SigningKey, purpose: &[u8], count: usize) -> String {
    let mut letters = String::with_capacity(count);
    let mut block = mac(seed, purpose);
    loop {
        for byte in block {
            // 240 is the largest multiple of 24 that fits in a byte.
            if let (true, Some(letter)) = (byte < 240, LETTERS.get(usize::from(byte % 24))) {
                letters.push(char::from(*letter));
                if letters.len() == count {
                    return letters;
                }
            }
        }
        block = mac(seed, &block);
    }
}
