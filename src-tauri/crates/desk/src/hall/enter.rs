//! A phone or a device enters: it shows the key of its slip or code once, and both sides agree on a
//! key that nobody who listens knows (X25519).

use kralle_store::FileId;
use x25519_dalek::{PublicKey, StaticSecret};

use crate::core::desk::Desk;
use crate::core::doors::{Device, Phone, Session, bytes_of};
use crate::core::hall::{HallKeys, team_name};
use crate::core::hall_fact::HallFact;
use crate::core::keys::random;
use crate::core::mark::hexadecimal;
use crate::core::refusal::RefusalView;
use crate::core::slips::{KeyedSlip, SigningKey, mac};
use crate::core::visitor::Slip;

/// The most phones that may ask to be let in to one slip, with those that were turned away.
const MOST_ASKING: usize = 8;

/// What a phone that entered is given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entered {
    /// By which it signs from now on.
    pub id: String,
    /// The desk's public key.
    pub public: [u8; 32],
}

/// Why a phone did not enter.
#[derive(Debug, Clone, PartialEq)]
pub enum NotEntered {
    /// No slip and no device has this id.
    Unknown,
    /// The device was ended, or its code was used.
    Ended,
    /// Another phone entered this slip, and is asked.
    SlipInUse {
        /// This phone's number, by which it asks; none where too many ask already.
        phone: Option<u16>,
    },
    /// It could not be kept.
    Refused(RefusalView),
}

impl From<RefusalView> for NotEntered {
    fn from(refusal: RefusalView) -> Self {
        Self::Refused(refusal)
    }
}

impl Desk {
    /// Lets the phone `phone` enter by the slip or code `id`, whose key it proved. `public` is its
    /// public key for this.
    pub(crate) fn enter_hall(
        &mut self,
        id: &str,
        public: [u8; 32],
        phone: [u8; 16],
    ) -> Result<Entered, NotEntered> {
        let keys = self.hall_keys()?;
        if let Some(slip) = keys.slips.get(id) {
            return self.enter_slip(&keys, slip, public, phone);
        }
        let now = self.now();
        let device = keys.doors.devices.iter().find(|it| it.id == id);
        let device = device.ok_or(NotEntered::Unknown)?;
        if device.ended || device.ends <= now {
            return Err(NotEntered::Ended);
        }
        self.enter_device(device, public)
    }

    fn enter_device(&mut self, device: &Device, public: [u8; 32]) -> Result<Entered, NotEntered> {
        let number = device.number;
        if let Some(session) = &device.session {
            if let Some(again) = again(session, &public) {
                return Ok(again);
            }
            let name = device.name.clone();
            let device = number;
            // Nobody knows whose phone that is.
            self.say_in_hall_as("", HallFact::DeviceTriedAgain { device, name })?;
            return Err(NotEntered::Ended);
        }
        let session = agree(&device.key, public)?;
        let entered = entered(&session)?;
        self.change_doors(|doors| {
            let mut devices = doors.devices.iter_mut();
            if let Some(it) = devices.find(|it| it.number == number) {
                it.session = Some(session);
            }
        })?;
        let name = device.name.clone();
        let who = name.clone();
        let device = number;
        self.say_in_hall_as(&who, HallFact::EnterDevice { device, name })?;
        Ok(entered)
    }

    fn enter_slip(
        &mut self,
        keys: &HallKeys,
        slip: &KeyedSlip,
        public: [u8; 32],
        phone: [u8; 16],
    ) -> Result<Entered, NotEntered> {
        let phones: Vec<&Phone> = keys.phones(slip).collect();
        let mut away = keys.turned_away(slip);
        if away.any(|it| again(&it.session, &public).is_some()) {
            return Err(RefusalView::new("phone_turned_away").into());
        }
        let known = phones
            .iter()
            .find_map(|it| Some((it, again(&it.session, &public)?)));
        match known {
            Some((it, again)) if it.let_in => return Ok(again),
            // Whoever could have said yes is gone.
            Some((it, again)) if !phones.iter().any(|it| it.let_in) => {
                let_in(self, slip.slip, it.number)?;
                return Ok(again);
            }
            Some((it, _)) => {
                let phone = Some(it.number);
                return Err(NotEntered::SlipInUse { phone });
            }
            None => {}
        }
        let is_first = !phones.iter().any(|it| it.let_in);
        let asking = phones.iter().filter(|it| !it.let_in).count();
        let asking = asking + keys.turned_away(slip).count();
        if !is_first && asking >= MOST_ASKING {
            return Err(NotEntered::SlipInUse { phone: None });
        }
        let session = agree(&slip.key, public)?;
        let entered = entered(&session)?;
        // Also behind those that are gone: a number stands for one phone.
        let of_slip = keys.doors.phones.iter().filter(|it| it.slip == slip.id);
        let number = of_slip.map(|it| it.number).max().unwrap_or_default();
        let phone = Phone {
            slip: slip.id.clone(),
            published: slip.slip.published,
            number: number.saturating_add(1),
            own_name: hexadecimal(&phone),
            let_in: is_first,
            ended: false,
            turned_away: false,
            session,
        };
        let number = phone.number;
        self.change_doors(|doors| doors.phones.push(phone))?;
        if !is_first {
            let phone = Some(number);
            return Err(NotEntered::SlipInUse { phone });
        }
        self.tell_of_both_sides(slip.slip, number)?;
        Ok(entered)
    }

    /// Tells the desk where one phone now speaks for both sides of a match.
    fn tell_of_both_sides(&mut self, slip: Slip, phone: u16) -> Result<(), RefusalView> {
        if self.hall_keys()?.speaks_for_both(slip, phone) {
            let tournament = &self.open_file()?.tournament;
            let who = team_name(tournament, slip.team, slip.round);
            self.say_in_hall_as(&who, HallFact::BothSides { from: slip.into() })?;
        }
        Ok(())
    }
}

/// Lets a phone of `slip` in that asks to be.
pub(crate) fn let_in(desk: &mut Desk, slip: Slip, phone: u16) -> Result<(), RefusalView> {
    let keys = desk.hall_keys()?;
    let keyed = keys.slip(slip.round, slip.table, slip.side);
    let keyed = keyed.ok_or_else(|| RefusalView::new("slip_ended"))?;
    if !keys.phones(keyed).any(|it| it.number == phone) {
        return Err(RefusalView::new("no_such_phone").with("phone", phone));
    }
    let id = keyed.id.clone();
    desk.change_doors(|doors| {
        let mut phones = doors.phones.iter_mut();
        if let Some(it) = phones.find(|it| (it.number, &it.slip) == (phone, &id)) {
            it.let_in = true;
        }
    })?;
    desk.tell_of_both_sides(slip, phone)
}

/// What was given for the same public key: a lost answer locks nobody out.
fn again(session: &Session, public: &[u8; 32]) -> Option<Entered> {
    (session.public == hexadecimal(public))
        .then(|| entered(session).ok())
        .flatten()
}

fn entered(session: &Session) -> Result<Entered, RefusalView> {
    let public = bytes_of(&session.own_public)
        .ok_or_else(|| RefusalView::internal(&"a key that is no key"))?;
    Ok(Entered {
        id: session.id.clone(),
        public,
    })
}

/// Agrees with the holder of `paper`, whose public key is `public`, on a key.
fn agree(paper: &SigningKey, public: [u8; 32]) -> Result<Session, NotEntered> {
    let chance = |bytes: &mut [u8]| random(bytes).map_err(|error| RefusalView::internal(&error));
    let mut secret = [0; 32];
    chance(&mut secret)?;
    let mut id = FileId([0; 16]);
    chance(&mut id.0)?;
    let secret = StaticSecret::from(secret);
    let shared = secret.diffie_hellman(&PublicKey::from(public));
    // A key of small order would give the same secret to everybody.
    if !shared.was_contributory() {
        return Err(NotEntered::Unknown);
    }
    Ok(Session {
        id: id.to_string().chars().take(16).collect(),
        public: hexadecimal(&public),
        own_public: hexadecimal(PublicKey::from(&secret).as_bytes()),
        key: mac(paper, shared.as_bytes()),
    })
}
