//! The desk as the hall server uses it: key holders, public views, and batches of acts.

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
    /// Prepares the keys of the hall for the open file. Returns the id and the key of the serving
    /// program.
    ///
    /// # Errors
    /// Fails if no file is open, or the keys can be neither read nor written.
    pub fn open_hall(&self) -> Result<(String, SigningKey), RefusalView> {
        let (keys, _) = self.work(self.turn()?, crate::Desk::hall_keys);
        Ok((OWN_ID.to_owned(), keys?.doors.own))
    }

    /// The identity of the open file; `None` if no file is open.
    pub fn file_identity(&self) -> Option<String> {
        self.seen().file_identity().map(|it| it.to_string())
    }

    /// The ports of the hall: first the one on printed slips, then the last one used. Empty before
    /// the first start.
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

    /// Saves the address of the hall: slips link to it, and its port is reused at the next start.
    ///
    /// # Errors
    /// Fails if no file is open, or the keys of the hall cannot be written.
    pub fn keep_hall_address(&self, address: SocketAddr) -> Result<(), RefusalView> {
        let keep = |desk: &mut crate::Desk| {
            desk.change_doors(|doors| {
                doors.port = Some(address.port());
                doors.place.address = Some(address.to_string());
            })
        };
        self.work(self.turn()?, keep).0
    }

    /// Returns the door that the id `id` opens; `Door::Unknown` if no file is open. Never blocks.
    pub fn door(&self, id: &str) -> Door {
        let seen = self.seen();
        match (seen.hall(), seen.tournament()) {
            (Ok(hall), Ok(tournament)) => hall.door(id, self.now(), tournament),
            (Err(_), _) | (_, Err(_)) => Door::Unknown,
        }
    }

    /// True if the holder of the id `id` still has access. Never blocks.
    pub fn may_go_on(&self, id: &str) -> bool {
        let seen = self.seen();
        let keys = seen.hall_keys();
        keys.is_some_and(|keys| keys.is_entered(id, self.now()))
    }

    /// Admits the phone `phone` by the slip or code `id`, whose key it proved. `public` is its
    /// X25519 public key for this entry.
    ///
    /// # Errors
    /// Fails if the phone may not enter.
    pub fn enter(
        &self,
        id: &str,
        public: [u8; 32],
        phone: [u8; 16],
    ) -> Result<Entered, NotEntered> {
        self.enter_with_proof(id, public, phone, None)
    }

    /// Admits a phone like [`SharedDesk::enter`]; with `proof`, it may re-enter as the same
    /// `phone`.
    ///
    /// # Errors
    /// Fails if the phone may not enter.
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

    /// True if the level may make the call; `None` if there is no such call.
    pub fn may_call(level: Level, name: &str) -> Option<bool> {
        let entry = list::entry(name).ok()?;
        Some(level == Level::Director || entry.may.iter().any(|it| it.0 == level))
    }

    /// True if the call changes nothing; `None` if there is no such call.
    pub fn only_looks(name: &str) -> Option<bool> {
        let entry = list::entry(name).ok()?;
        Some(entry.look.is_some() || entry.reads)
    }

    /// Answers a call that changes nothing; `None` for any other call. Blocks only if the call is
    /// answered at the desk.
    pub fn look(
        &self,
        visitor: &Visitor,
        name: &str,
        input: Value,
    ) -> Option<Result<Value, RefusalView>> {
        let entry = list::entry(name).ok()?;
        self.last_asked.see(visitor.id(), self.now());
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

    /// Answers acts in their order, all in one transaction: an act is answered only after it is
    /// durable.
    pub fn act(&self, acts: &[Act]) -> Vec<Acted> {
        for act in acts {
            self.last_asked.see(act.visitor.id(), self.now());
        }
        match self.turn() {
            Ok(desk) => self.work(desk, |desk| desk.act_together(acts)).0,
            Err(refusal) => acts.iter().map(|_| Acted::of(&refusal)).collect(),
        }
    }

    /// Stores the answers of acts in a transaction of their own, as only a fault does that a test
    /// puts back.
    pub fn keep_answers(&self, acts: &[Act], acted: &[Acted]) {
        if let Ok(desk) = self.turn() {
            self.work(desk, |desk| desk.keep_answers(acts, acted));
        }
    }

    /// Returns a public view. Never blocks on the desk.
    ///
    /// # Errors
    /// Fails if there is no such view, for example of a round that is not published.
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

    /// The number of the newest journal row, from the snapshot; 0 if no file is open.
    pub fn journal(&self) -> u32 {
        self.seen().newest_entry().unwrap_or_default()
    }

    /// A value that changes whenever the public view changes. It consists of the number of the
    /// newest journal row (0 if no file is open) and the progress of the ceremony of the drawing of
    /// lots (`None` if there is none). Never blocks.
    pub fn public_mark(&self) -> (u32, Option<u16>) {
        let seen = self.seen();
        let shown = seen.state.lots_shown.as_ref().map(LotsShown::teams);
        (seen.newest_entry().unwrap_or_default(), shown)
    }
}

fn json(view: impl Serialize) -> Result<Value, RefusalView> {
    serde_json::to_value(view).map_err(|error| RefusalView::internal(&error))
}
