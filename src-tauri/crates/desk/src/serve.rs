//! What the hall asks of a desk that several ask at once: who holds which key, what everybody may see,
//! and acts, many at a time.

use std::net::SocketAddr;

use serde::Serialize;
use serde_json::Value;

use crate::core::refusal::RefusalView;
use crate::core::visitor::{Level, Visitor};
use crate::core::wire::Nothing;
use crate::day;
use crate::day::lots_shown::LotsShown;
use crate::door::hall::{Door, OWN_ID};
use crate::door::slips::SigningKey;
use crate::hall::act::{Act, Acted};
use crate::hall::device_bounds::DeviceCall;
use crate::hall::enter::{Entered, Entering, NotEntered};
use crate::hall::phone_proof::PhoneProof;
use crate::hall::public::{self, PublicView};
use crate::list;
use crate::shared::SharedDesk;

impl SharedDesk {
    /// Makes the keys of the hall ready for the open file; gives the id and the key of the program
    /// that serves it.
    ///
    /// # Errors
    /// When no file is open, or the keys can be neither read nor written.
    pub fn open_hall(&self) -> Result<(String, SigningKey), RefusalView> {
        let (keys, _) = self.work(self.turn()?, crate::Desk::hall_keys);
        Ok((OWN_ID.to_owned(), keys?.doors.own))
    }

    /// What tells the open file from all others; none where none is open.
    pub fn file_identity(&self) -> Option<String> {
        self.seen().file_identity().map(|it| it.to_string())
    }

    /// The ports of the hall: that on printed slips first, then that of the last time. None before the first time.
    ///
    /// # Errors
    /// Fails if no file is open.
    pub fn hall_ports(&self) -> Result<Vec<u16>, RefusalView> {
        let seen = self.seen();
        let Some(keys) = &seen.hall()?.keys else {
            return Ok(Vec::new());
        };
        let printed = keys.doors.place.on_slips.as_ref();
        let printed = printed.and_then(|it| it.parse::<SocketAddr>().ok());
        let mut ports: Vec<u16> = printed.map(|it| it.port()).into_iter().collect();
        let last = keys.doors.port.filter(|it| !ports.contains(it));
        ports.extend(last);
        Ok(ports)
    }

    /// Keeps where the hall is: slips lead there from now on, and its port is that of the next time.
    ///
    /// # Errors
    /// When no file is open, or it cannot be written.
    pub fn keep_hall_address(&self, address: SocketAddr) -> Result<(), RefusalView> {
        let keep = |desk: &mut crate::Desk| {
            desk.change_doors(|doors| {
                doors.port = Some(address.port());
                doors.place.address = Some(address.to_string());
            })
        };
        self.work(self.turn()?, keep).0
    }

    /// What stands behind the id `id`. Never waits for the desk.
    pub fn door(&self, id: &str) -> Door {
        let seen = self.seen();
        match (seen.hall(), seen.tournament()) {
            (Ok(hall), Ok(tournament)) => hall.door(id, (self.clock)(), tournament),
            (Err(_), _) | (_, Err(_)) => Door::Unknown,
        }
    }

    /// True if the holder of the id `id` may go on. Never waits for the desk.
    pub fn may_go_on(&self, id: &str) -> bool {
        let seen = self.seen();
        let keys = seen.hall_keys();
        keys.is_some_and(|keys| keys.is_entered(id, (self.clock)()))
    }

    /// Lets the phone `phone` enter by the slip or code `id`, whose key it proved. `public` is its
    /// X25519 public key for this.
    ///
    /// # Errors
    /// When it may not.
    pub fn enter(
        &self,
        id: &str,
        public: [u8; 32],
        phone: [u8; 16],
    ) -> Result<Entered, NotEntered> {
        self.enter_with_proof(id, public, phone, None)
    }

    /// The same for a phone that proves to be the one that entered as `phone` before.
    ///
    /// # Errors
    /// Fails if it may not enter.
    pub fn enter_with_proof(
        &self,
        id: &str,
        public: [u8; 32],
        phone: [u8; 16],
        proof: Option<&PhoneProof>,
    ) -> Result<Entered, NotEntered> {
        let entering = Entering {
            public,
            phone,
            proof,
        };
        self.work(self.turn()?, |desk| desk.enter_hall(id, entering))
            .0
    }

    /// Whether a level may make a call; none: there is no such call.
    pub fn may_call(level: Level, name: &str) -> Option<bool> {
        let entry = list::entry(name).ok()?;
        Some(level == Level::Director || entry.may.iter().any(|it| it.0 == level))
    }

    /// Whether a call changes nothing. None: there is no such call.
    pub fn only_looks(name: &str) -> Option<bool> {
        let entry = list::entry(name).ok()?;
        Some(entry.look.is_some() || entry.reads)
    }

    /// Answers a call that only looks, at once but where it is answered at the desk; none: it works.
    pub fn look(
        &self,
        visitor: &Visitor,
        name: &str,
        input: Value,
    ) -> Option<Result<Value, RefusalView>> {
        let entry = list::entry(name).ok()?;
        self.last_asked.see(visitor.id(), (self.clock)());
        let Some(look) = entry.look else {
            let desk = entry.reads.then(|| self.turn())?;
            return Some(desk.and_then(|desk| self.work(desk, |desk| desk.call(name, input)).0));
        };
        let seen = self.seen();
        let is_admitted = seen.tournament().and_then(|tournament| {
            let call = DeviceCall {
                visitor,
                tournament,
                name,
                input: &input,
            };
            call.check()
        });
        Some(is_admitted.and_then(|()| look(&seen.with_visitor(visitor), input)))
    }

    /// Answers acts in their order, and keeps all of them in one transaction: an answer is given
    /// only for what is durable.
    pub fn act(&self, acts: &[Act]) -> Vec<Acted> {
        for act in acts {
            self.last_asked.see(act.visitor.id(), (self.clock)());
        }
        match self.turn() {
            Ok(desk) => self.work(desk, |desk| desk.act_together(acts)).0,
            Err(refusal) => acts.iter().map(|_| Acted::of(&refusal)).collect(),
        }
    }

    /// What everybody may see. Never waits for the desk.
    ///
    /// # Errors
    /// When there is no such view, as of a round that is not published.
    pub fn public(&self, view: &PublicView) -> Result<Value, RefusalView> {
        let seen = self.seen();
        match view {
            PublicView::Overview => json(kralle_view::public::overview(seen.tournament()?)),
            PublicView::Round(round) => json(public::round(seen.tournament()?, *round)?),
            PublicView::Standings => json(public::standings(seen.tournament()?)?),
            PublicView::Crosstable => json(public::crosstable(seen.tournament()?)?),
            PublicView::Clock => json(day::clock::clock(&seen, Nothing {})?),
            PublicView::Notices => json(day::notices::notices(&seen, Nothing {})?),
            PublicView::Plan => json(day::plan::day_plan(&seen, Nothing {})?),
            PublicView::Day => json(day::all::day(&seen, Nothing {})?),
            PublicView::Screens => json(day::screens::screens(&seen, Nothing {})?),
            PublicView::Lots => json(day::show_lots::shown(&seen)?),
            PublicView::Find(name) => json(public::find(seen.tournament()?, name)?),
        }
    }

    /// The newest row of the journal, by a look; 0 where no file is open.
    pub fn journal(&self) -> u32 {
        self.seen().newest_entry().unwrap_or_default()
    }

    /// Is another as soon as the public may see something else, by a look: the newest row of the
    /// journal, and how far the ceremony of the drawing of lots is.
    pub fn public_mark(&self) -> (u32, Option<u16>) {
        let seen = self.seen();
        let shown = seen.state.lots_shown.as_ref().map(LotsShown::teams);
        (seen.newest_entry().unwrap_or_default(), shown)
    }
}

fn json(view: impl Serialize) -> Result<Value, RefusalView> {
    serde_json::to_value(view).map_err(|error| RefusalView::internal(&error))
}
