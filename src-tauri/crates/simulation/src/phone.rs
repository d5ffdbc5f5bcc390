//! A captain's phone: a model of the page's outbox, retries and keys, written apart from the page.
//!
//! Begin at [`Phone`]. The model has no time, network or randomness of its own: all come in as
//! arguments. `ui/hall/model` holds it against the page.

mod chance;
mod device;
mod entrance;
mod event_stream;
mod laptop_clock;
mod match_page;
mod match_view;
mod moment;
mod page;
mod person_act;
mod request;
mod sender;
mod shown;
mod signature;
mod storage;
mod visit;

pub use chance::Chance;
pub use match_view::{MatchView, PlayerView, ReportState, ReportView, ResultView, Role, SideView};
pub use moment::Moment;
pub use page::Told;
pub use person_act::{Claim, NoWinner, PersonAct, Seating, Topic};
pub use request::{Answer, PhoneRequest, Reply, RequestNumber};
pub use shown::{Doubt, Link, Stage};
pub use signature::{Signer, base64url, from_base64url, public_key};
pub use storage::{Act, RefusedAct};

use device::Device;
use page::Page;

/// A captain's phone as a state machine.
#[derive(Debug)]
pub struct Phone {
    device: Device,
    /// `None` while no page is open.
    page: Option<Page>,
    told: Vec<Told>,
}

impl Phone {
    /// Creates a phone that has never opened a page of the hall.
    pub fn new(chance: Chance, now: Moment) -> Self {
        Self {
            device: Device::new(chance, now),
            page: None,
            told: Vec::new(),
        }
    }

    /// Performs an act of the person; returns false if the page offers no such act.
    pub fn act(&mut self, act: &PersonAct, now: Moment) -> bool {
        self.advance(now);
        let device = &mut self.device;
        let is_done = match act {
            PersonAct::Scan(slip) => {
                Self::unload(&mut self.page, device);
                self.page = Some(Page::load(Some(slip), device));
                true
            }
            PersonAct::Reload | PersonAct::Open => {
                let is_open = self.page.is_some();
                let is_offered = is_open == (*act == PersonAct::Reload);
                if is_offered {
                    Self::unload(&mut self.page, device);
                    self.page = Some(Page::load(None, device));
                }
                is_offered
            }
            PersonAct::Close => {
                let is_offered = self.page.is_some();
                Self::unload(&mut self.page, device);
                is_offered
            }
            PersonAct::BatteryDies => {
                let is_offered = self.page.is_some();
                self.page = None;
                device.end_page();
                is_offered
            }
            PersonAct::SetClock(milliseconds) => {
                device.clock_ahead += milliseconds;
                true
            }
            PersonAct::Type(_)
            | PersonAct::Seating(_)
            | PersonAct::Colors(_)
            | PersonAct::Report(_)
            | PersonAct::Confirm
            | PersonAct::Contest
            | PersonAct::WithdrawContest
            | PersonAct::CallArbiter(_)
            | PersonAct::LetIn(_)
            | PersonAct::TurnAway(_)
            | PersonAct::GiveBack
            | PersonAct::OtherCode
            | PersonAct::Withdraw
            | PersonAct::Dismiss
            | PersonAct::Wake => {
                let page = self.page.as_mut();
                page.is_some_and(|it| it.tap(act, device))
            }
        };
        self.settle();
        is_done
    }

    fn unload(page: &mut Option<Page>, device: &mut Device) {
        if let Some(page) = page.take() {
            page.unload(device);
        }
    }

    fn settle(&mut self) {
        if let Some(page) = &mut self.page {
            page.settle(&self.device);
        }
    }

    /// Acts on all timers that are due until `now`.
    fn advance(&mut self, now: Moment) {
        while let Some(alarm) = self.device.ring(now) {
            if let Some(page) = &mut self.page {
                page.ring(alarm, &mut self.device);
            }
            self.settle();
        }
        self.device.now = self.device.now.max(now);
    }

    /// Takes the requests that the phone sends until `now`, oldest first.
    pub fn take_requests(&mut self, now: Moment) -> Vec<PhoneRequest> {
        self.advance(now);
        std::mem::take(&mut self.device.outgoing)
    }

    /// Gives the phone a reply. A reply to a request that it gave up changes nothing.
    pub fn receive(&mut self, number: RequestNumber, reply: &Reply, now: Moment) {
        self.advance(now);
        if let Some(page) = &mut self.page {
            let told = page.receive(number, reply, &mut self.device);
            self.told.extend(told);
        }
        self.settle();
    }

    /// Returns the moment of the next timer, such as a retry or a poll.
    pub fn next_moment(&self) -> Option<Moment> {
        self.device.next_moment()
    }

    /// True while the phone would take a reply to this request; of a stream, until its end.
    pub fn awaits(&self, number: RequestNumber) -> bool {
        self.device.awaits(number)
    }

    /// Returns the acts that the desk has answered, in order: signed, and neither busy nor broken.
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    pub fn stage(&self) -> Stage {
        self.page.as_ref().map_or(Stage::Closed, Page::stage)
    }

    /// Returns the state of the connection; `None` without a session.
    pub fn link(&self) -> Option<(Link, Option<Doubt>)> {
        let visit = self.page.as_ref()?.visit()?;
        Some((visit.link, visit.doubt))
    }

    /// Returns the phone's clock at the last accepted act, as the page shows it.
    pub fn confirmed(&self) -> Option<i64> {
        self.page.as_ref()?.visit()?.confirmed
    }

    /// Returns the match that the page shows.
    pub fn shown_match(&self) -> Option<&MatchView> {
        self.page.as_ref()?.visit()?.page.view()
    }

    /// Returns the acts that the page shows as unanswered.
    pub fn waiting(&self) -> impl Iterator<Item = &Act> {
        let session = self.session();
        session
            .into_iter()
            .flat_map(|it| self.device.storage.waiting(it))
    }

    /// Returns the refused acts that the page shows.
    pub fn refused(&self) -> impl Iterator<Item = &RefusedAct> {
        let session = self.session();
        session
            .into_iter()
            .flat_map(|it| self.device.storage.refused(it))
    }

    fn session(&self) -> Option<&str> {
        Some(self.page.as_ref()?.visit()?.session())
    }

    /// Returns all stored acts, also of sessions that no page shows.
    pub fn stored(&self) -> impl Iterator<Item = &Act> {
        self.device.storage.all()
    }
}
