//! The devices of arbiters, helpers and projectors, and the slips of captains: issued and revoked
//! at the desk.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Days, Local, NaiveTime, SecondsFormat, TimeDelta, TimeZone as _, Utc};
use kralle_call::call;
use kralle_tournament::{Role, TeamNumber};
use kralle_view::named::Named;

use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::hall_choice::Reporting;
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::visitor::{Level, Tables};
use crate::core::wire::{Nothing, wire};
use crate::door::doors::Device;
use crate::door::hall_fact::HallFact;
use crate::door::hall_place::HallPlaceView;
use crate::door::phone::{Phone, PhoneState};
use crate::door::slips::SigningKey;
use crate::hall::refusal::HallRefusal;

wire! {
    /// The access level of a device.
    #[derive(Copy, Eq)]
    pub enum DeviceLevel {
        Helper,
        Arbiter,
        Projector,
    }
}

impl From<DeviceLevel> for Level {
    fn from(level: DeviceLevel) -> Self {
        match level {
            DeviceLevel::Helper => Self::Helper,
            DeviceLevel::Arbiter => Self::Arbiter,
            DeviceLevel::Projector => Self::Projector,
        }
    }
}

wire! {
    /// The holder and the limits of a new device.
    pub struct NewDeviceInput {
        pub level: DeviceLevel,
        /// The name in the journal.
        pub name: String,
        /// The first and the last table of the device; default: all.
        #[serde(default)]
        pub tables: Option<[u16; 2]>,
        /// The screen of a display, 1 to 9; default: 1. Ignored for other devices.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub screen: Option<u16>,
    }
}

wire! {
    /// A new device with its key, which is shown only once.
    pub struct NewDevice {
        pub device: u32,
        pub id: String,
        /// In base64url without padding.
        pub key: String,
        /// The path in the QR code, after the hall's address.
        pub path: String,
        /// The expiry time, as RFC 3339.
        pub ends: String,
    }
}

/// Makes a key for one device of an arbiter, a helper or a projector, valid for this day.
#[call]
pub(crate) fn new_device(desk: &mut Desk, input: NewDeviceInput) -> Result<NewDevice, RefusalView> {
    let name = parse::optional_line(Field::Name, &input.name)?
        .ok_or_else(|| RefusalView::missing_field(Field::Name, Expected::Text))?
        .to_string();
    let level = Level::from(input.level);
    let screen = match input.level {
        DeviceLevel::Projector => input.screen.map(parse::screen).transpose()?,
        DeviceLevel::Helper | DeviceLevel::Arbiter => None,
    };
    let tables = input.tables.map(tables).transpose()?;
    let ends = end_of_day(desk.now());
    let mut key = SigningKey::default();
    let mut id = [0; 8];
    desk.random(&mut key)?;
    desk.random(&mut id)?;
    let id = URL_SAFE_NO_PAD.encode(id);
    desk.hall_keys()?;
    let number = desk.change_doors(|doors| {
        let number = doors.devices.iter().map(|it| it.number).max();
        let number = number.unwrap_or_default().saturating_add(1);
        doors.devices.push(Device {
            number,
            id: id.clone(),
            key,
            name: name.clone(),
            level: Named(level),
            tables,
            screen,
            ends,
            ended: false,
            session: None,
            tried: Vec::new(),
        });
        number
    })?;
    desk.say_in_hall(HallFact::NewDevice {
        device: number,
        level: Named(level),
        name,
    })?;
    let key = URL_SAFE_NO_PAD.encode(key);
    Ok(NewDevice {
        device: number,
        path: format!("/enter#{id}.{key}"),
        id,
        key,
        ends: ends.to_rfc3339_opts(SecondsFormat::Secs, true),
    })
}

/// Returns the range of tables; the bounds may be given in either order.
fn tables([one, other]: [u16; 2]) -> Result<Tables, RefusalView> {
    let (one, other) = (parse::table(one)?.get(), parse::table(other)?.get());
    Ok(Tables {
        from: one.min(other),
        to: one.max(other),
    })
}

/// Returns the first 5 a.m. (local time) at least six hours from now: by then every hall is closed.
fn end_of_day(now: DateTime<Utc>) -> DateTime<Utc> {
    let local = now.with_timezone(&Local);
    let nights = (0..3).filter_map(|days| {
        let day = local.date_naive().checked_add_days(Days::new(days))?;
        let night = day.and_time(NaiveTime::MIN) + chrono::Duration::hours(5);
        Local.from_local_datetime(&night).earliest()
    });
    let mut nights = nights.map(|night| night.to_utc());
    let soonest = now + chrono::Duration::hours(6);
    nights.find(|night| *night >= soonest).unwrap_or(soonest)
}

wire! {
    /// A device, for the desk.
    pub struct DeviceView {
        pub device: u32,
        pub name: String,
        pub level: Named<Level>,
        /// The first and the last table of the device; none for all.
        pub tables: Option<[u16; 2]>,
        /// The screen of a display; none for other devices.
        pub screen: Option<u16>,
        /// The expiry time, as RFC 3339.
        pub ends: String,
        /// True if the access has ended or expired.
        pub ended: bool,
        /// True if a device has entered with it.
        pub entered: bool,
        /// The time of the last request since the start of the program, as RFC 3339; none if there
        /// was none.
        pub seen: Option<String>,
    }
}

wire! {
    /// A phone that represents a team or requests to do so.
    pub struct PhoneView {
        pub round: u16,
        pub table: u16,
        pub side: Named<Role>,
        pub team: u16,
        /// The higher number of two partners; `None` for a team.
        pub partner: Option<u16>,
        pub phone: u16,
        pub let_in: bool,
        /// True if the phone entered for the other side too, and may report for neither.
        pub both_sides: bool,
        /// True if a phone of the other side has the same name, and one of the two did not prove
        /// it.
        pub named_alike: bool,
        /// The time of the last request since the start of the program, as RFC 3339; none if there
        /// was none.
        pub seen: Option<String>,
    }
}

wire! {
    /// The holders of keys of the hall.
    pub struct DevicesView {
        pub devices: Vec<DeviceView>,
        /// The phones of captains with valid slips.
        pub phones: Vec<PhoneView>,
        pub reporting: Named<Reporting>,
        pub place: HallPlaceView,
    }
}

/// Shows the devices and the captains' phones.
#[call(reads)]
pub(crate) fn devices(desk: &mut Desk, _: Nothing) -> Result<DevicesView, RefusalView> {
    let keys = desk.hall_keys()?;
    let now = desk.now();
    let devices = keys.doors.devices.iter().map(|device| DeviceView {
        device: device.number,
        name: device.name.clone(),
        level: device.level,
        tables: device.tables.map(|it| [it.from, it.to]),
        screen: device.shown_screen(),
        ends: device.ends.to_rfc3339_opts(SecondsFormat::Secs, true),
        ended: device.ended || device.ends <= now,
        entered: device.session.is_some(),
        seen: device.session.as_ref().and_then(|it| desk.seen_of(&it.id)),
    });
    let devices = devices.collect();
    let phones = keys.slips.values().flat_map(|slip| {
        let keys = &keys;
        let desk = &*desk;
        keys.phones(slip).map(move |phone| PhoneView {
            round: slip.slip.round.get(),
            table: slip.slip.table.get(),
            side: Named(slip.slip.side),
            team: slip.slip.team.get(),
            partner: slip.slip.partner.map(TeamNumber::get),
            phone: phone.number,
            let_in: phone.state == PhoneState::LetIn,
            both_sides: keys.speaks_for_both(slip.slip, phone.number),
            named_alike: keys.is_named_alike(slip.slip, phone.number),
            seen: desk.seen_of(&phone.session.id),
        })
    });
    let mut phones: Vec<PhoneView> = phones.collect();
    phones.sort_by_key(|it| (it.round, it.table, it.team, it.phone));
    Ok(DevicesView {
        devices,
        phones,
        reporting: Named(desk.hall_state()?.reporting()),
        place: HallPlaceView::from(&keys.doors.place),
    })
}

wire! {
    /// A device.
    pub struct EndDeviceInput {
        pub device: u32,
    }
}

/// Ends the access of a device; its next request is refused.
#[call]
pub(crate) fn end_device(
    desk: &mut Desk,
    input: EndDeviceInput,
) -> Result<DevicesView, RefusalView> {
    let keys = desk.hall_keys()?;
    let mut known = keys.doors.devices.iter();
    let device = known
        .find(|it| it.number == input.device)
        .ok_or(HallRefusal::NoSuchDevice {
            device: input.device,
        })?;
    desk.change_doors(|doors| {
        let of_number = |it: &&mut Device| it.number == input.device;
        if let Some(device) = doors.devices.iter_mut().find(of_number) {
            device.ended = true;
        }
    })?;
    desk.say_in_hall(HallFact::EndDevice {
        device: input.device,
        name: device.name.clone(),
    })?;
    devices(desk, Nothing {})
}

wire! {
    /// A published round.
    pub struct MatchLinksInput {
        pub round: u16,
    }
}

wire! {
    /// A slip, with which a captain enters.
    pub struct MatchLink {
        pub table: u16,
        pub team: u16,
        /// The higher number of two partners; `None` for a team.
        pub partner: Option<u16>,
        pub side: Named<Role>,
        pub id: String,
        /// In base64url without padding.
        pub key: String,
        /// The code for typing: `ABCD-EFGH-JKLM-NPQR`.
        pub code: String,
        /// The path in the QR code, after the hall's address.
        pub path: String,
    }
}

wire! {
    /// The slips of a round, by table.
    pub struct MatchLinks {
        pub links: Vec<MatchLink>,
    }
}

/// Returns the slips of a published round: one for each side of each match.
#[call(reads)]
pub(crate) fn match_links(
    desk: &mut Desk,
    input: MatchLinksInput,
) -> Result<MatchLinks, RefusalView> {
    let round = parse::round(input.round)?;
    let keys = desk.hall_keys()?;
    let slips = keys.slips.values().filter(|it| it.slip.round == round);
    let mut links: Vec<MatchLink> = slips
        .map(|it| {
            let key = URL_SAFE_NO_PAD.encode(it.key);
            MatchLink {
                table: it.slip.table.get(),
                team: it.slip.team.get(),
                partner: it.slip.partner.map(TeamNumber::get),
                side: Named(it.slip.side),
                id: it.id.clone(),
                path: format!("/m#{}.{key}", it.id),
                key,
                code: it.code(),
            }
        })
        .collect();
    if links.is_empty() {
        return Err(DeskRefusal::NoRoundPublished.into());
    }
    links.sort_by_key(|it| (it.table, it.side.0 == Role::Second));
    Ok(MatchLinks { links })
}

wire! {
    /// A slip to free.
    pub struct FreeSlipInput {
        pub round: u16,
        pub table: u16,
        pub side: Named<Role>,
        /// The number of a phone; default: all phones that represent the team.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub phone: Option<u16>,
    }
}

/// The time during which a waiting phone stays eligible when its slip is freed. A phone that
/// requested entry earlier may be gone, and others could replay its request; it must request again.
const WAITS_FOR: TimeDelta = TimeDelta::minutes(10);

/// Frees a slip: its phones, or one of them, no longer represent the team, and the next one may
/// enter.
#[call]
pub(crate) fn free_slip(desk: &mut Desk, input: FreeSlipInput) -> Result<DevicesView, RefusalView> {
    let (round, table) = (parse::round(input.round)?, parse::table(input.table)?);
    let keys = desk.hall_keys()?;
    let slip = keys
        .slip(round, table, input.side.0)
        .ok_or(HallRefusal::SlipEnded)?;
    if let Some(phone) = input.phone
        && !keys.phones(slip).any(|it| it.number == phone)
    {
        return Err(HallRefusal::NoSuchPhone { phone }.into());
    }
    let now = desk.now();
    let waits = |it: &Phone| {
        it.state == PhoneState::Asks && it.first_try.is_some_and(|at| now - at < WAITS_FOR)
    };
    let is_freed = |it: &Phone| {
        let is_of_slip = (&it.slip, it.published) == (&slip.id, slip.slip.published);
        is_of_slip
            && it.state.counts()
            && match input.phone {
                Some(number) => it.number == number,
                None => !waits(it),
            }
    };
    desk.change_doors(|doors| {
        for phone in doors.phones.iter_mut().filter(|it| is_freed(it)) {
            phone.state = PhoneState::Ended;
        }
    })?;
    let from = slip.slip.into();
    desk.say_in_hall(match input.phone {
        Some(phone) => HallFact::FreePhone { from, phone },
        None => HallFact::FreeSlip { from },
    })?;
    devices(desk, Nothing {})
}

wire! {
    /// The reports that become a result.
    pub struct SetReportingInput {
        pub reporting: Named<Reporting>,
    }
}

/// Sets the reports of captains that become a result.
#[call]
pub(crate) fn set_reporting(
    desk: &mut Desk,
    input: SetReportingInput,
) -> Result<DevicesView, RefusalView> {
    desk.say_in_hall(HallFact::Reporting {
        reporting: input.reporting,
    })?;
    devices(desk, Nothing {})
}
