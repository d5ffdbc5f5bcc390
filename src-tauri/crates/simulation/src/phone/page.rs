//! A loaded page: from a code to a session, and the sessions that it only sends for.

use super::device::{Alarm, Device, Landed, Purpose};
use super::entrance::{self, Entered};
use super::person_act::PersonAct;
use super::request::{Reply, RequestNumber};
use super::sender::Sender;
use super::shown::Stage;
use super::signature::Signer;
use super::storage::{Act, KeptSlip};
use super::visit::Visit;

/// Milliseconds between two requests while the other phone decides.
const ASKS_AGAIN: i64 = 4000;
/// Claimed codes that the page explains, and after which it asks for another code.
const EXPLAINED: [&str; 3] = ["unknown", "ended", "bad_mac"];

#[derive(Debug, Clone)]
enum Place {
    Outside,
    Entering {
        slip: Signer,
        attempt: u32,
        request: Option<RequestNumber>,
        outcome: Option<Entered>,
    },
    Refused(Option<String>),
    Inside(Box<Visit>),
}

/// An act with the answer that the page believed.
#[derive(Debug, Clone, PartialEq)]
pub struct Told {
    pub act: Act,
    pub status: u16,
    pub answer: serde_json::Value,
}

#[derive(Debug, Clone)]
pub(super) struct Page {
    place: Place,
    /// The slip that was scanned or typed since the page was loaded, until it has a session.
    fresh: Option<Signer>,
    /// Other sessions with stored acts.
    left: Vec<Sender>,
}

impl Page {
    /// Loads the page, with the code of a slip in its address or with the last slip.
    pub(super) fn load(slip: Option<&Signer>, device: &mut Device) -> Self {
        let mut page = Self {
            place: Place::Outside,
            fresh: None,
            left: Vec::new(),
        };
        if let Some(slip) = slip {
            page.open(slip, device);
        } else {
            if let Some(last) = device.storage.current.clone() {
                page.resume(&last, device);
            }
            page.send_left(device);
        }
        if let Place::Inside(visit) = &mut page.place {
            // A browser reports each loaded page as shown.
            visit.wake(device);
        }
        page
    }

    /// Ends the page as a browser does before it leaves it.
    pub(super) fn unload(&self, device: &mut Device) {
        for sender in self.senders() {
            sender.close(device);
        }
        device.end_page();
    }

    fn senders(&self) -> impl Iterator<Item = &Sender> {
        let own = self.visit().map(|it| &it.sender);
        own.into_iter().chain(&self.left)
    }

    pub(super) fn visit(&self) -> Option<&Visit> {
        match &self.place {
            Place::Inside(visit) => Some(visit),
            Place::Outside | Place::Entering { .. } | Place::Refused(_) => None,
        }
    }

    fn visit_mut(&mut self) -> Option<&mut Visit> {
        match &mut self.place {
            Place::Inside(visit) => Some(visit),
            Place::Outside | Place::Entering { .. } | Place::Refused(_) => None,
        }
    }

    pub(super) fn stage(&self) -> Stage {
        match &self.place {
            Place::Outside => Stage::Outside,
            Place::Refused(code) => Stage::Refused(code.clone()),
            Place::Inside(_) => Stage::Inside,
            Place::Entering { outcome, .. } => match outcome {
                Some(Entered::InUse(phone)) => Stage::InUse(*phone),
                Some(Entered::Unanswered {
                    code: Some(code), ..
                }) if EXPLAINED.contains(&code.as_str()) => Stage::Doubtful(code.clone()),
                Some(Entered::Unanswered { status, .. }) => Stage::Unanswered(*status),
                _ => Stage::Entering,
            },
        }
    }

    fn put(&mut self, place: Place, device: &mut Device) {
        if let Place::Inside(visit) = &self.place {
            visit.end(device);
        }
        device.cancel(Alarm::EnterAgain);
        self.place = place;
    }

    fn open(&mut self, slip: &Signer, device: &mut Device) {
        self.fresh = Some(slip.clone());
        device.storage.take(slip);
        self.resume(&slip.id, device);
        self.send_left(device);
    }

    fn resume(&mut self, id: &str, device: &mut Device) {
        match device.storage.slips.get(id).cloned() {
            None => self.leave(device),
            Some(KeptSlip::Entered(session)) => {
                device.storage.current = Some(id.to_owned());
                self.inside(id, session, device);
            }
            Some(KeptSlip::Scanned { key, .. }) => {
                device.storage.current = Some(id.to_owned());
                let id = id.to_owned();
                self.enter(Signer { id, key }, 0, None, device);
            }
        }
    }

    fn inside(&mut self, slip: &str, session: Signer, device: &mut Device) {
        self.put(Place::Outside, device);
        self.left.retain(|it| {
            let is_other = it.session.id != session.id;
            if !is_other {
                it.close(device);
            }
            is_other
        });
        let visit = Visit::begin(slip.to_owned(), session, device);
        self.place = Place::Inside(Box::new(visit));
    }

    fn enter(&mut self, slip: Signer, attempt: u32, outcome: Option<Entered>, device: &mut Device) {
        self.put(Place::Outside, device);
        let request = Some(entrance::enter(&slip, device));
        self.place = Place::Entering {
            slip,
            attempt,
            request,
            outcome,
        };
    }

    /// Shows the form for another code.
    fn leave(&mut self, device: &mut Device) {
        device.storage.current = None;
        self.put(Place::Outside, device);
        self.send_left(device);
    }

    fn give_back(&mut self, device: &mut Device) {
        self.fresh = None;
        if let Some(slip) = device.storage.current.take() {
            device.storage.slips.remove(&slip);
        }
        self.leave(device);
    }

    /// Sends the stored acts of other sessions.
    fn send_left(&mut self, device: &mut Device) {
        let current = device.storage.current.clone();
        let slips = device.storage.slips.iter();
        let sessions: Vec<Signer> = slips
            .filter(|(slip, _)| Some(*slip) != current.as_ref())
            .filter_map(|(_, kept)| match kept {
                KeptSlip::Entered(session) => Some(session.clone()),
                KeptSlip::Scanned { .. } => None,
            })
            .filter(|it| device.storage.waiting(&it.id).next().is_some())
            .filter(|it| !self.left.iter().any(|left| left.session.id == it.id))
            .collect();
        for session in sessions {
            let mut sender = Sender::new(session, device);
            sender.pump(device);
            self.left.push(sender);
        }
    }

    /// Enters the slip once more if the desk has freed it and it was scanned meanwhile; true if so.
    fn enter_again_if_freed(&mut self, device: &mut Device) -> bool {
        let fresh = self.fresh.as_ref();
        let is_freed = self
            .visit()
            .is_some_and(|visit| visit.is_ended() && fresh.is_some_and(|it| it.id == visit.slip));
        if is_freed && let Some(slip) = self.fresh.take() {
            device.storage.slips.remove(&slip.id);
            device.storage.take(&slip);
            self.enter(slip, 0, None, device);
        }
        is_freed
    }

    /// Performs a tap on the page; false if it offers none.
    pub(super) fn tap(&mut self, act: &PersonAct, device: &mut Device) -> bool {
        if let PersonAct::Type(slip) = act {
            let stage = self.stage();
            let is_offered = matches!(
                stage,
                Stage::Outside | Stage::Refused(_) | Stage::Doubtful(_)
            );
            if is_offered {
                self.open(slip, device);
            }
            return is_offered;
        }
        if *act == PersonAct::OtherCode {
            let is_offered = match self.stage() {
                Stage::Inside => self.visit().is_some_and(Visit::offers_other_code),
                Stage::Entering | Stage::Unanswered(_) | Stage::InUse(_) => true,
                Stage::Closed | Stage::Outside | Stage::Refused(_) | Stage::Doubtful(_) => false,
            };
            if is_offered {
                self.leave(device);
            }
            return is_offered;
        }
        self.visit_mut().is_some_and(|visit| visit.tap(act, device))
    }

    /// Takes a reply; returns the act that it answers.
    pub(super) fn receive(
        &mut self,
        number: RequestNumber,
        reply: &Reply,
        device: &mut Device,
    ) -> Option<Told> {
        if device.is_stream(number) {
            if let Some(visit) = self.visit_mut() {
                match reply {
                    Reply::Stream => visit.hear(&[], device),
                    Reply::Chunk(bytes) => visit.hear(bytes, device),
                    Reply::Cut | Reply::Answer(_) => visit.lose_stream(device),
                }
            }
            return None;
        }
        let answer = match reply {
            Reply::Answer(answer) => Some(answer),
            Reply::Cut => None,
            Reply::Stream | Reply::Chunk(_) => return None,
        };
        let Landed {
            purpose,
            outcome,
            sent,
        } = device.land(number, answer)?;
        match purpose {
            Purpose::Stream => None,
            Purpose::Enter {
                slip,
                secret,
                is_repeated,
            } => {
                let entered = entrance::take(&slip, secret, is_repeated, outcome, device);
                self.entered(number, entered, device);
                None
            }
            Purpose::Query(query) => {
                self.visit_mut()?.learn(&outcome, sent, device);
                if !self.enter_again_if_freed(device) {
                    self.visit_mut()?.answer_query(query, outcome, device);
                }
                None
            }
            Purpose::Act(channel) => {
                if let Some(left) = self.left.iter_mut().find(|it| it.number == channel) {
                    let (act, status, answer) = left.take(outcome, device)?;
                    left.go_on(device);
                    return Some(Told {
                        act,
                        status,
                        answer,
                    });
                }
                let visit = self.visit_mut()?;
                visit.learn(&outcome, sent, device);
                if self.enter_again_if_freed(device) {
                    return None;
                }
                let visit = self.visit_mut()?;
                let (act, status, answer) = visit.sender.take(outcome, device)?;
                visit.answer_act(status, &answer, device);
                if act.call == "give_slip_back" && status == 200 {
                    self.give_back(device);
                } else {
                    visit.sender.go_on(device);
                }
                Some(Told {
                    act,
                    status,
                    answer,
                })
            }
        }
    }

    fn entered(&mut self, number: RequestNumber, entered: Entered, device: &mut Device) {
        let Place::Entering {
            slip,
            attempt,
            request,
            outcome,
        } = &mut self.place
        else {
            return;
        };
        if *request != Some(number) {
            return;
        }
        *request = None;
        let id = slip.id.clone();
        match entered {
            Entered::Again(again) => *request = Some(again),
            Entered::Session(session) => {
                // From here on the slip proves nothing.
                self.fresh = None;
                self.inside(&id, session, device);
            }
            Entered::Refused(code) => {
                device.storage.current = None;
                device.storage.slips.remove(&id);
                self.put(Place::Refused(code), device);
            }
            Entered::InUse(_) => {
                *outcome = Some(entered);
                device.set(Alarm::EnterAgain, ASKS_AGAIN);
            }
            Entered::Unanswered { ref code, .. } => {
                // Wrong letters stay wrong.
                if code.as_deref() != Some("bad_mac") {
                    let pause = device.chance.pause(*attempt);
                    device.set(Alarm::EnterAgain, pause);
                }
                *outcome = Some(entered);
            }
        }
    }

    /// Acts on a timer.
    pub(super) fn ring(&mut self, alarm: Alarm, device: &mut Device) {
        match alarm {
            Alarm::Patience(number) => {
                self.receive(number, &Reply::Cut, device);
            }
            Alarm::Settle(channel) | Alarm::Resend(channel) => {
                let own = match &mut self.place {
                    Place::Inside(visit) => Some(&mut visit.sender),
                    Place::Outside | Place::Entering { .. } | Place::Refused(_) => None,
                };
                let mut senders = own.into_iter().chain(&mut self.left);
                if let Some(sender) = senders.find(|it| it.number == channel) {
                    if alarm == Alarm::Settle(channel) {
                        sender.settled(device);
                    } else {
                        sender.pump(device);
                    }
                }
            }
            Alarm::EnterAgain => {
                if let Place::Entering {
                    slip,
                    attempt,
                    outcome,
                    ..
                } = self.place.clone()
                {
                    self.enter(slip, attempt + 1, outcome, device);
                }
            }
            Alarm::Poll => {
                if let Some(visit) = self.visit_mut() {
                    visit.poll(device);
                }
            }
            Alarm::Reopen => {
                if let Some(visit) = self.visit_mut() {
                    visit.reopen_stream(device);
                }
            }
            Alarm::Silence => {
                if let Some(visit) = self.visit_mut() {
                    visit.lose_stream(device);
                }
            }
        }
    }

    /// Updates the page after an event.
    pub(super) fn settle(&mut self, device: &Device) {
        if let Some(visit) = self.visit_mut() {
            let waiting = visit.waiting_calls(device);
            visit.page.settle(&waiting);
        }
    }
}
