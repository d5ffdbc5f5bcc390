//! The state of the hall: reported facts, valid slips, and holders of keys.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use kralle_tournament::{Role, RoundNumber, TableNumber, TeamNumber, Tournament};
use kralle_view::people;

use crate::core::hall_choice::Reporting;
use crate::core::visitor::{Slip, Standing, Visitor};
use crate::door::doors::{Device, Doors};
use crate::door::hall_fact::{FromSlip, HallFact, ToldFact};
use crate::door::phone::{NameProof, Phone, PhoneState};
use crate::door::slips::{KeyedSlip, Published, SigningKey};

/// The id of the program that serves the hall without a window.
pub(crate) const OWN_ID: &str = "d0";

/// The hall after the last command. Clones are cheap.
#[derive(Debug, Clone, Default)]
pub(crate) struct HallState {
    /// The reported facts, oldest first.
    pub(crate) facts: Arc<Vec<Arc<ToldFact>>>,
    pub(crate) published: Arc<Published>,
    /// The times at which the rounds were published.
    pub(crate) published_at: Arc<BTreeMap<RoundNumber, DateTime<Utc>>>,
    /// The keys on this machine; `None` if there are none.
    pub(crate) keys: Option<HallKeys>,
}

/// The last computed state of the hall.
#[derive(Debug)]
pub(crate) struct KnownHall {
    /// The tournament of the state.
    pub(crate) tournament: Arc<Tournament>,
    pub(crate) state: HallState,
}

/// The keys of the hall.
#[derive(Debug, Clone)]
pub(crate) struct HallKeys {
    pub(crate) doors: Arc<Doors>,
    pub(crate) slips: Arc<BTreeMap<String, KeyedSlip>>,
}

/// The access that an id gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Door {
    Unknown,
    /// The id was valid once.
    Ended,
    /// The key of a slip or a device, which only opens the key exchange.
    Paper {
        key: SigningKey,
    },
    Entered {
        key: SigningKey,
        visitor: Visitor,
    },
}

impl HallState {
    /// The reports that become a result; [`Reporting::Both`] if the director chose nothing.
    pub(crate) fn reporting(&self) -> Reporting {
        let set = self.facts.iter().rev().find_map(|told| {
            if let HallFact::Reporting { reporting } = told.fact {
                Some(reporting.0)
            } else {
                None
            }
        });
        set.unwrap_or_default()
    }

    /// Returns the facts about a match since its round was published, oldest first.
    pub(crate) fn of_match(
        &self,
        round: RoundNumber,
        table: TableNumber,
    ) -> impl DoubleEndedIterator<Item = (&Arc<ToldFact>, FromSlip)> {
        let published = self.published.get(&round).copied();
        self.facts.iter().filter_map(move |told| {
            let from = told.fact.from()?;
            from.is_of(round, table, published?).then_some((told, from))
        })
    }

    /// Returns the access that the id `id` gives at the time `now`.
    pub(crate) fn door(&self, id: &str, now: DateTime<Utc>, tournament: &Tournament) -> Door {
        let Some(keys) = &self.keys else {
            return Door::Unknown;
        };
        if id == OWN_ID {
            return Door::Entered {
                key: keys.doors.own,
                visitor: Visitor {
                    id: OWN_ID.to_owned(),
                    name: String::new(),
                    standing: Standing::Director,
                },
            };
        }
        if let Some(slip) = keys.slips.get(id) {
            return Door::Paper { key: slip.key };
        }
        keys.device_door(id, now)
            .or_else(|| keys.phone_door(id, tournament))
            .unwrap_or(Door::Unknown)
    }
}

impl HallKeys {
    /// True if the id `id` may sign at the time `now`. Agrees with [`HallState::door`], without
    /// looking up names.
    pub(crate) fn is_entered(&self, id: &str, now: DateTime<Utc>) -> bool {
        let is_session = |it: &Device| it.session.as_ref().is_some_and(|session| session.id == id);
        let mut devices = self.doors.devices.iter();
        id == OWN_ID
            || devices.any(|it| is_session(it) && !it.ended && it.ends > now)
            || self.entered_phone(id).is_some()
    }

    /// Returns the admitted phone of the session `id` and its slip; `None` if it may not represent
    /// its team.
    fn entered_phone(&self, id: &str) -> Option<(&Phone, Slip)> {
        let phone = self.doors.phones.iter().find(|it| it.session.id == id)?;
        let slip = self.slips.get(&phone.slip)?.slip;
        let speaks = slip.published == phone.published && phone.state == PhoneState::LetIn;
        speaks.then_some((phone, slip))
    }

    fn device_door(&self, id: &str, now: DateTime<Utc>) -> Option<Door> {
        let has = |device: &&Device| {
            device.id == id || device.session.as_ref().is_some_and(|it| it.id == id)
        };
        let device = self.doors.devices.iter().find(has)?;
        Some(match &device.session {
            _ if device.ended || device.ends <= now => Door::Ended,
            Some(session) if session.id == id => Door::Entered {
                key: session.key,
                visitor: Visitor {
                    id: id.to_owned(),
                    name: device.name.clone(),
                    standing: Standing::Device {
                        level: device.level.0,
                        tables: device.tables,
                        screen: device.shown_screen(),
                    },
                },
            },
            Some(_) | None => Door::Paper { key: device.key },
        })
    }

    fn phone_door(&self, id: &str, tournament: &Tournament) -> Option<Door> {
        let Some((phone, slip)) = self.entered_phone(id) else {
            let mut phones = self.doors.phones.iter();
            return phones.any(|it| it.session.id == id).then_some(Door::Ended);
        };
        Some(Door::Entered {
            key: phone.session.key,
            visitor: Visitor {
                id: id.to_owned(),
                name: team_name(tournament, slip.team, slip.round),
                standing: Standing::Captain {
                    slip,
                    phone: phone.number,
                },
            },
        })
    }

    /// Returns the slip of one side of a match; `None` if the round is not published.
    pub(crate) fn slip(
        &self,
        round: RoundNumber,
        table: TableNumber,
        side: Role,
    ) -> Option<&KeyedSlip> {
        self.slips
            .values()
            .find(|it| (it.slip.round, it.slip.table, it.slip.side) == (round, table, side))
    }

    /// Returns the phones of a valid slip that are admitted or waiting.
    pub(crate) fn phones<'a>(&'a self, slip: &'a KeyedSlip) -> impl Iterator<Item = &'a Phone> {
        let is_its = |it: &&Phone| {
            (&it.slip, it.published, it.state.counts()) == (&slip.id, slip.slip.published, true)
        };
        self.doors.phones.iter().filter(is_its)
    }

    /// Returns the phones that were turned away from a valid slip.
    pub(crate) fn turned_away<'a>(
        &'a self,
        slip: &'a KeyedSlip,
    ) -> impl Iterator<Item = &'a Phone> {
        let phones = self.all_phones(slip);
        phones.filter(|it| it.state == PhoneState::TurnedAway)
    }

    /// Returns every phone that ever requested entry with a valid slip, including ended ones.
    pub(crate) fn all_phones<'a>(&'a self, slip: &'a KeyedSlip) -> impl Iterator<Item = &'a Phone> {
        let is_its = |it: &&Phone| (&it.slip, it.published) == (&slip.id, slip.slip.published);
        self.doors.phones.iter().filter(is_its)
    }

    /// Returns the phones on the other side of the match with the same own name as phone `phone` of
    /// `slip`. Both phones come with their index in the order of entry.
    fn namesakes(&self, slip: Slip, phone: u16) -> Vec<[(usize, &Phone); 2]> {
        let of_side = |side: Role| {
            let keyed = self.slip(slip.round, slip.table, side);
            let phones = self.doors.phones.iter().enumerate();
            phones.filter(move |(_, it)| {
                keyed.is_some_and(|slip| {
                    (&it.slip, it.published, it.state.counts())
                        == (&slip.id, slip.slip.published, true)
                })
            })
        };
        let Some(mine) = of_side(slip.side).find(|(_, it)| it.number == phone) else {
            return Vec::new();
        };
        let others = of_side(slip.side.opposite());
        let is_namesake =
            |it: &Phone| it.state == PhoneState::LetIn && it.own_name == mine.1.own_name;
        let others = others.filter(|(_, it)| is_namesake(it));
        others.map(|other| [mine, other]).collect()
    }

    /// True if a phone admitted by `slip` also represents the other side, and may act for neither.
    /// An unproved name blocks only the phone that uses it, never a phone that entered before.
    pub(crate) fn speaks_for_both(&self, slip: Slip, phone: u16) -> bool {
        let namesakes = self.namesakes(slip, phone);
        namesakes.iter().any(|[(place, mine), (before, other)]| {
            match (mine.name_proof, other.name_proof) {
                (NameProof::Proved, theirs) => theirs == NameProof::Proved,
                (NameProof::Unproved, NameProof::Proved) => true,
                (NameProof::Unproved, NameProof::Unproved) => before < place,
            }
        })
    }

    /// True if a phone of the other side has the same own name and one of the two did not prove it.
    pub(crate) fn is_named_alike(&self, slip: Slip, phone: u16) -> bool {
        let namesakes = self.namesakes(slip, phone);
        namesakes
            .iter()
            .any(|both| both.iter().any(|it| it.1.name_proof == NameProof::Unproved))
    }
}

/// Returns the name of a team in the journal: its number, and its name or its players.
pub(crate) fn team_name(tournament: &Tournament, team: TeamNumber, round: RoundNumber) -> String {
    let side = tournament.side_in(round, team);
    let teams: Vec<_> = side
        .entrants()
        .map(|team| people::team(tournament, team, round))
        .collect();
    let players = teams.iter().flat_map(|it| &it.players);
    let players: Vec<_> = players.map(|it| it.name.as_str()).collect();
    let name = teams.first().and_then(|it| it.name.clone());
    let name = name.unwrap_or_else(|| players.join(" / "));
    format!("{side} {name}")
}
