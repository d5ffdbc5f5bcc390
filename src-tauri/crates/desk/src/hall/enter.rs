//! Entry of a phone or a device, which proves the key of its slip or code once. Both sides agree on
//! a session key (X25519) that eavesdroppers cannot learn.

use kralle_store::FileId;
use x25519_dalek::{PublicKey, StaticSecret};

use crate::core::desk::Desk;
use crate::core::mark::bytes;
use crate::core::refusal::RefusalView;
use crate::core::visitor::Slip;
use crate::door::doors::Device;
use crate::door::hall::{HallKeys, team_name};
use crate::door::hall_fact::HallFact;
use crate::door::phone::{Phone, PhoneState};
use crate::door::session::Session;
use crate::door::slips::{KeyedSlip, SigningKey, mac};
use crate::hall::phone_proof::PhoneProof;
use crate::hall::refusal::HallRefusal;

/// The maximum number of waiting phones of one slip, including those turned away.
const MOST_ASKING: usize = 8;

/// The maximum number of stored phones of one slip, including ended ones.
const MOST_PHONES: usize = 64;

/// The maximum number of stored refused public keys of one slip.
const MOST_REFUSED: usize = 64;

/// The maximum number of refused public keys of one device that are stored and reported.
const MOST_TRIED: usize = 8;

/// A request to enter with a slip.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entering<'a> {
    /// The public key of the phone for this entry.
    pub(crate) public: [u8; 32],
    /// The name of the phone, the same on every slip.
    pub(crate) phone: [u8; 16],
    /// The proof of the name; `None` if the phone sent none.
    pub(crate) proof: Option<&'a PhoneProof>,
}

/// The session of a phone that entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entered {
    /// The id with which the phone signs from now on.
    pub id: String,
    /// The desk's public key.
    pub public: [u8; 32],
}

/// The reason why a phone did not enter.
#[derive(Debug, Clone, PartialEq)]
pub enum NotEntered {
    /// No slip and no device has this id, or the phone's public key is invalid.
    Unknown,
    /// The access was ended, the code was already used, or this public key was refused before.
    Ended,
    /// Another phone entered with this slip and must admit this one.
    SlipInUse {
        /// This phone's number, with which it waits; `None` if too many are waiting.
        phone: Option<u16>,
    },
    /// The slip has reached its limit of stored phones or refused keys.
    TooMany,
    /// The desk refused the request or could not store it.
    Refused(RefusalView),
}

impl From<RefusalView> for NotEntered {
    fn from(refusal: RefusalView) -> Self {
        Self::Refused(refusal)
    }
}

impl Desk {
    /// Admits a phone by the slip or code `id`, whose key it proved. Each public key counts once.
    pub(crate) fn enter_hall(
        &mut self,
        id: &str,
        entering: Entering<'_>,
    ) -> Result<Entered, NotEntered> {
        let keys = self.hall_keys()?;
        if let Some(slip) = keys.slips.get(id) {
            return self.enter_slip(&keys, slip, entering);
        }
        let now = self.now();
        let device = keys.doors.devices.iter().find(|it| it.id == id);
        let device = device.ok_or(NotEntered::Unknown)?;
        if device.ended || device.ends <= now {
            return Err(NotEntered::Ended);
        }
        self.enter_device(device, entering.public)
    }

    fn enter_device(&mut self, device: &Device, public: [u8; 32]) -> Result<Entered, NotEntered> {
        let number = device.number;
        if let Some(session) = &device.session {
            if let Some(again) = again(session, &public) {
                return Ok(again);
            }
            self.tell_of_another_phone(device, &public)?;
            return Err(NotEntered::Ended);
        }
        let session = self.agree(&device.key, public)?;
        let entered = entered(&session)?;
        self.change_device(number, |it| it.session = Some(session))?;
        let name = device.name.clone();
        let who = name.clone();
        let device = number;
        self.say_in_hall_as(&who, HallFact::EnterDevice { device, name })?;
        Ok(entered)
    }

    /// Reports a public key that came too late for a device, once per key.
    fn tell_of_another_phone(
        &mut self,
        device: &Device,
        public: &[u8; 32],
    ) -> Result<(), RefusalView> {
        let public = hex::encode(public);
        if device.tried.contains(&public) || device.tried.len() >= MOST_TRIED {
            return Ok(());
        }
        self.change_device(device.number, |it| it.tried.push(public))?;
        let (device, name) = (device.number, device.name.clone());
        // The owner of that phone is unknown.
        self.say_in_hall_as("", HallFact::DeviceTriedAgain { device, name })?;
        Ok(())
    }

    fn change_device(
        &mut self,
        number: u32,
        change: impl FnOnce(&mut Device),
    ) -> Result<(), RefusalView> {
        self.change_doors(|doors| {
            let mut devices = doors.devices.iter_mut();
            if let Some(it) = devices.find(|it| it.number == number) {
                change(it);
            }
        })
    }

    fn enter_slip(
        &mut self,
        keys: &HallKeys,
        slip: &KeyedSlip,
        entering: Entering<'_>,
    ) -> Result<Entered, NotEntered> {
        let is_first = !keys.phones(slip).any(|it| it.state == PhoneState::LetIn);
        let mut phones = keys.all_phones(slip);
        let same = phones.find_map(|it| Some((it, again(&it.session, &entering.public)?)));
        if let Some((it, again)) = same {
            return match it.state {
                PhoneState::TurnedAway => {
                    Err(RefusalView::from(HallRefusal::PhoneTurnedAway).into())
                }
                PhoneState::Ended => Err(NotEntered::Ended),
                PhoneState::LetIn => Ok(again),
                PhoneState::Asks if is_first => {
                    self.open_slip(slip, it.number)?;
                    Ok(again)
                }
                PhoneState::Asks => Err(NotEntered::SlipInUse {
                    phone: Some(it.number),
                }),
            };
        }
        let public = hex::encode(entering.public);
        let refused = keys.doors.refused.get(&slip.id);
        if refused.is_some_and(|it| it.contains(&public)) {
            return Err(NotEntered::Ended);
        }
        let asks = |it: &&Phone| it.state == PhoneState::Asks;
        let asking = keys.phones(slip).filter(asks).count();
        let asking = asking + keys.turned_away(slip).count();
        if !is_first && asking >= MOST_ASKING {
            if refused.map_or(0, Vec::len) >= MOST_REFUSED {
                return Err(NotEntered::TooMany);
            }
            let id = slip.id.clone();
            self.change_doors(|doors| doors.refused.entry(id).or_default().push(public))?;
            return Err(NotEntered::SlipInUse { phone: None });
        }
        self.add_phone(keys, slip, entering, is_first)
    }

    /// Stores a phone that is new at this slip; the first one is admitted immediately.
    fn add_phone(
        &mut self,
        keys: &HallKeys,
        slip: &KeyedSlip,
        entering: Entering<'_>,
        is_first: bool,
    ) -> Result<Entered, NotEntered> {
        if keys.all_phones(slip).count() >= MOST_PHONES {
            return Err(NotEntered::TooMany);
        }
        let session = self.agree(&slip.key, entering.public)?;
        let entered = entered(&session)?;
        // Ended phones count too: each number identifies one phone.
        let of_slip = keys.doors.phones.iter().filter(|it| it.slip == slip.id);
        let number = of_slip.map(|it| it.number).max().unwrap_or_default();
        let number = number.saturating_add(1);
        let own_name = hex::encode(entering.phone);
        let is_new = !keys.doors.phones.iter().any(|it| it.own_name == own_name);
        let proof = entering.proof;
        let holds = |it: &PhoneProof| it.holds(&keys.doors, &own_name, &slip.id, &entering.public);
        let phone = Phone {
            slip: slip.id.clone(),
            published: slip.slip.published,
            number,
            name_proof: (is_new || proof.is_some_and(holds)).into(),
            own_name,
            state: if is_first {
                PhoneState::LetIn
            } else {
                PhoneState::Asks
            },
            first_try: Some(self.now()),
            session,
        };
        self.change_doors(|doors| doors.phones.push(phone))?;
        if !is_first {
            let phone = Some(number);
            return Err(NotEntered::SlipInUse { phone });
        }
        self.tell_of_both_sides(slip.slip, number)?;
        Ok(entered)
    }

    /// Admits a phone as a speaker for its team.
    fn open_slip(&mut self, slip: &KeyedSlip, number: u16) -> Result<(), RefusalView> {
        let id = slip.id.clone();
        let published = slip.slip.published;
        self.change_doors(|doors| {
            let is_it =
                |it: &&mut Phone| (it.number, &it.slip, it.published) == (number, &id, published);
            if let Some(it) = doors.phones.iter_mut().find(is_it) {
                it.state = PhoneState::LetIn;
            }
        })?;
        self.tell_of_both_sides(slip.slip, number)
    }

    /// Reports a phone that represents both sides of a match, or has the same unproved name as a
    /// phone of the other side.
    fn tell_of_both_sides(&mut self, slip: Slip, phone: u16) -> Result<(), RefusalView> {
        let keys = self.hall_keys()?;
        let from = slip.into();
        let fact = if keys.is_named_alike(slip, phone) {
            HallFact::NamedAlike { from }
        } else if keys.speaks_for_both(slip, phone) {
            HallFact::BothSides { from }
        } else {
            return Ok(());
        };
        let tournament = &self.open_file()?.tournament;
        let who = team_name(tournament, slip.team, slip.round);
        self.say_in_hall_as(&who, fact)?;
        Ok(())
    }

    /// Agrees on a session key with the holder of `paper`, whose public key is `public`.
    fn agree(&self, paper: &SigningKey, public: [u8; 32]) -> Result<Session, NotEntered> {
        let mut secret = [0; 32];
        self.random(&mut secret)?;
        let mut id = FileId([0; 16]);
        self.random(&mut id.0)?;
        let secret = StaticSecret::from(secret);
        let shared = secret.diffie_hellman(&PublicKey::from(public));
        // With a key of small order, all phones would get the same secret.
        if !shared.was_contributory() {
            return Err(NotEntered::Unknown);
        }
        Ok(Session {
            id: id.to_string().chars().take(16).collect(),
            public: hex::encode(public),
            own_public: hex::encode(PublicKey::from(&secret).as_bytes()),
            key: mac(paper, shared.as_bytes()),
        })
    }
}

/// Admits a waiting phone of `slip`. Does nothing if it is already admitted.
pub(crate) fn let_in(desk: &mut Desk, slip: Slip, phone: u16) -> Result<(), RefusalView> {
    let keys = desk.hall_keys()?;
    let keyed = keys.slip(slip.round, slip.table, slip.side);
    let keyed = keyed.ok_or(HallRefusal::SlipEnded)?;
    let asking = keys.phones(keyed).find(|it| it.number == phone);
    match asking {
        Some(it) if it.state == PhoneState::LetIn => Ok(()),
        Some(_) => desk.open_slip(keyed, phone),
        None => Err(HallRefusal::NoSuchPhone { phone }.into()),
    }
}

/// Returns the same entry for the same public key, so that a lost answer locks no phone out. `None`
/// for another key.
fn again(session: &Session, public: &[u8; 32]) -> Option<Entered> {
    (session.public == hex::encode(public))
        .then(|| entered(session).ok())
        .flatten()
}

fn entered(session: &Session) -> Result<Entered, RefusalView> {
    let public =
        bytes(&session.own_public).ok_or_else(|| RefusalView::internal(&"a key that is no key"))?;
    Ok(Entered {
        id: session.id.clone(),
        public,
    })
}
