//! The sending of a session's stored acts: one at a time, until the desk answers.

use serde_json::Value;

use super::device::{Alarm, Device, Purpose};
use super::request::Outcome;
use super::signature::Signer;
use super::storage::{Act, ChannelNumber};

/// Milliseconds to wait for another tab that reserved the sending at the same moment.
const SETTLES: i64 = 40;
/// Milliseconds until another try while another page holds the sending.
const HELD: i64 = 1000;

#[derive(Debug, Clone)]
enum State {
    /// Nothing to send, or waiting for the next try.
    Idle,
    Settling,
    Sending(Act),
}

/// The connection of a page to a session, as far as acts are sent over it.
#[derive(Debug, Clone)]
pub(super) struct Sender {
    pub(super) number: ChannelNumber,
    pub(super) session: Signer,
    /// The number of tries without an answer.
    attempt: u32,
    state: State,
}

impl Sender {
    pub(super) fn new(session: Signer, device: &mut Device) -> Self {
        Self {
            number: device.channel(),
            session,
            attempt: 0,
            state: State::Idle,
        }
    }

    /// Begins to send, unless it does already.
    pub(super) fn pump(&mut self, device: &mut Device) {
        if matches!(self.state, State::Idle) {
            device.cancel(Alarm::Resend(self.number));
            self.go_on(device);
        }
    }

    /// Tries again without waiting.
    pub(super) fn nudge(&mut self, device: &mut Device) {
        self.attempt = 0;
        self.pump(device);
    }

    /// Sends the next act, after the answer to one was taken.
    pub(super) fn go_on(&mut self, device: &mut Device) {
        let session = &self.session.id;
        if device.storage.waiting(session).next().is_none() {
            self.rest(device);
            return;
        }
        let clock = device.clock();
        match device.storage.holder(session, clock) {
            Some(holder) if holder != self.number => self.wait(HELD, device),
            Some(_) => {
                device.storage.reserve(session, self.number, clock);
                self.send(device);
            }
            None => {
                device.storage.reserve(session, self.number, clock);
                device.set(Alarm::Settle(self.number), SETTLES);
                self.state = State::Settling;
            }
        }
    }

    /// Continues after the wait for another tab.
    pub(super) fn settled(&mut self, device: &mut Device) {
        let holder = device.storage.holder(&self.session.id, device.clock());
        match std::mem::replace(&mut self.state, State::Idle) {
            State::Settling if holder == Some(self.number) => self.send(device),
            State::Settling => self.wait(HELD, device),
            state @ (State::Idle | State::Sending(_)) => self.state = state,
        }
    }

    /// Sends the oldest act; none if the captain has withdrawn it meanwhile.
    fn send(&mut self, device: &mut Device) {
        let oldest = device.storage.waiting(&self.session.id).next().cloned();
        let Some(act) = oldest else {
            self.rest(device);
            return;
        };
        let path = format!("/api/call/{}", act.call);
        let purpose = Purpose::Act(self.number);
        device.send(&self.session, &path, &act.body, &act.key, purpose);
        self.state = State::Sending(act);
    }

    /// Takes the outcome of the request; returns the act with status and answer if it is over.
    pub(super) fn take(
        &mut self,
        outcome: Outcome,
        device: &mut Device,
    ) -> Option<(Act, u16, Value)> {
        let State::Sending(act) = std::mem::replace(&mut self.state, State::Idle) else {
            return None;
        };
        if let Outcome::Believed { status, body, .. } = outcome
            && status != 429
            && status < 500
        {
            self.attempt = 0;
            device.storage.answer(&act, status, &body);
            self.state = State::Sending(act.clone());
            return Some((act, status, body));
        }
        let pause = device.chance.pause(self.attempt);
        self.attempt += 1;
        self.wait(pause, device);
        None
    }

    fn wait(&mut self, milliseconds: i64, device: &mut Device) {
        device.set(Alarm::Resend(self.number), milliseconds);
        self.rest(device);
    }

    fn rest(&mut self, device: &mut Device) {
        device.storage.release(&self.session.id, self.number);
        self.state = State::Idle;
    }

    /// Ends the connection; stored acts stay stored.
    pub(super) fn close(&self, device: &mut Device) {
        device.storage.release(&self.session.id, self.number);
        device.cancel(Alarm::Settle(self.number));
        device.cancel(Alarm::Resend(self.number));
        device.drop_flights(|it| *it == Purpose::Act(self.number));
    }
}
