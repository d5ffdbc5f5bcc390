//! The slips of captains: a key for each side of each match of a published round, cut from the match
//! card. It follows from the event's secret, so that nothing of it is kept anywhere, and a table that
//! is paired anew has new ones.

use std::collections::BTreeMap;

use hmac::{Hmac, KeyInit as _, Mac as _};
use kralle_store::FileId;
use kralle_tournament::{Role, RoundNumber, RoundState, Tournament};
use sha2::Sha256;

use crate::core::visitor::Slip;

/// A key, as it signs.
pub type SigningKey = [u8; 32];

/// HMAC-SHA256.
pub fn mac(key: &[u8], message: &[u8]) -> SigningKey {
    // Every length is admitted: HMAC hashes long keys and pads short ones.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else {
        return SigningKey::default();
    };
    mac.update(message);
    mac.finalize().into_bytes().into()
}

/// True if `code` is the HMAC-SHA256 of `message`; takes as long whatever differs.
pub(crate) fn mac_holds(key: &[u8], message: &[u8], code: &[u8]) -> bool {
    Hmac::<Sha256>::new_from_slice(key).is_ok_and(|mut mac| {
        mac.update(message);
        mac.verify_slice(code).is_ok()
    })
}

/// The letters of a slip: none that are read for another.
const LETTERS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";

/// The letters of the id, of 16 that are typed.
const OF_ID: usize = 4;

/// What the key of a typed slip is made over.
const CODE: &[u8] = b"kralle/code";

/// A slip and its key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KeyedSlip {
    pub(crate) slip: Slip,
    /// Four letters.
    pub(crate) id: String,
    /// The other twelve, of which the key is made.
    pub(crate) letters: String,
    pub(crate) key: SigningKey,
}

impl KeyedSlip {
    /// As it is typed: `ABCD-EFGH-JKLM-NPQR`.
    pub(crate) fn code(&self) -> String {
        let groups = self.letters.as_bytes().chunks(OF_ID);
        groups.fold(self.id.clone(), |code, group| {
            format!("{code}-{}", String::from_utf8_lossy(group))
        })
    }
}

/// The rows of the journal that published the rounds.
pub(crate) type Published = BTreeMap<RoundNumber, u32>;

/// Both sides of every match of the published rounds.
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
                    team: *it.teams.of(side),
                    published: entry,
                })
            })
        })
        .collect()
}

/// The key of each of `sides`, by the id of its slip.
pub(crate) fn keyed(
    secret: &SigningKey,
    file: FileId,
    sides: &[Slip],
) -> BTreeMap<String, KeyedSlip> {
    let mut slips = BTreeMap::new();
    for slip in sides.iter().copied() {
        let seed = mac(secret, &told(file, slip));
        // The next try where another slip has the id: those of earlier rounds keep theirs.
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

/// What a slip's key is made over.
fn told(file: FileId, slip: Slip) -> Vec<u8> {
    format!(
        "kralle/slip/1\n{file}\n{}\n{}\n{}\n{}\n{}",
        slip.published,
        slip.round.get(),
        slip.table.get(),
        slip.side.code(),
        slip.team.get()
    )
    .into_bytes()
}

/// `count` letters that follow from `seed` for `purpose`, each as likely as every other.
fn letters(seed: &SigningKey, purpose: &[u8], count: usize) -> String {
    let mut letters = String::with_capacity(count);
    let mut block = mac(seed, purpose);
    loop {
        for byte in block {
            // 240 is the largest multiple of 24 that a byte holds.
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
