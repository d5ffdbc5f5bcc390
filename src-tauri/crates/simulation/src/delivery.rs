//! Carries requests to the laptop, and answers back, each by its fate.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use tokio::task::AbortHandle;

use crate::broken::Broken;
use crate::evening::{Evening, story_line};
use crate::exchange::{Event, Exchange, RECORDED};
use crate::hall::{Arriving, Sent};
use crate::laws;
use crate::network::Fate;
use crate::people::device::AGAIN;
use crate::phone::{Answer, PhoneRequest, Reply, RequestNumber};
use crate::sender::Sender;

/// Returns the address of a sender.
fn address(sender: Sender) -> IpAddr {
    let last = match sender {
        Sender::Phone(number) => 20 + u32::from(number),
        Sender::Device(number) => 10 + u32::try_from(number).unwrap_or_default(),
        Sender::Spectator => 8,
        Sender::Eavesdropper => 9,
    };
    IpAddr::V4(Ipv4Addr::from_bits(
        u32::from(Ipv4Addr::new(10, 0, 0, 0)) + last,
    ))
}

impl Evening {
    pub(crate) fn send_from_phone(&mut self, number: u16, request: PhoneRequest) {
        let arriving = Arriving {
            peer: address(Sender::Phone(number)),
            method: request.method,
            path: request.path,
            headers: request.headers,
            body: request.body,
        };
        self.send(Sender::Phone(number), request.number.0, arriving);
    }

    /// Sends a request of a tablet, and repeats it later.
    pub(crate) fn send_from_device(&mut self, device: usize) {
        let Some(it) = self.devices.get_mut(device) else {
            return;
        };
        if let Some((round, table)) = it.decides() {
            self.kept.official(round, table);
        }
        let Some(outgoing) = it.send() else {
            return;
        };
        let arriving = Arriving {
            peer: address(Sender::Device(device)),
            method: "POST",
            path: outgoing.path,
            headers: outgoing.headers,
            body: outgoing.body,
        };
        self.send(Sender::Device(device), outgoing.number, arriving);
        let again = self.now().after(AGAIN);
        self.schedule
            .add(again, Event::Again(device, outgoing.number));
    }

    pub(crate) fn send_again(&mut self, device: usize, number: u64) {
        let pending = self.devices.get(device).and_then(|it| it.pending.as_ref());
        if pending.is_some_and(|it| it.number == number) {
            self.send_from_device(device);
        }
    }

    pub(crate) fn send_unsigned(&mut self, path: String) {
        let request = Arriving {
            peer: address(Sender::Spectator),
            method: "GET",
            path,
            headers: Vec::new(),
            body: String::new(),
        };
        self.send(Sender::Spectator, self.exchanges.last, request);
    }

    pub(crate) fn send_recorded(&mut self, mut request: Arriving) {
        request.peer = address(Sender::Eavesdropper);
        self.send(Sender::Eavesdropper, self.exchanges.last, request);
    }

    fn send(&mut self, sender: Sender, number: u64, request: Arriving) {
        let now = self.now();
        let fate = self.fate(sender, number);
        self.record((sender.seed(), number, &request.path, &request.body));
        let all = &mut self.exchanges;
        all.last += 1;
        let exchange = all.last;
        if sender != Sender::Eavesdropper && sender != Sender::Spectator {
            if all.recorded.len() >= RECORDED {
                all.recorded.remove(0);
            }
            all.recorded.push(request.clone());
        }
        let it = Exchange {
            sender,
            number,
            request,
            fate,
            tasks: Vec::new(),
            is_stream: false,
            owed: 0,
            answered: 0,
        };
        all.all.insert(exchange, it);
        let is_caught = match sender {
            Sender::Phone(phone) => self.portals.get(&phone).is_some_and(|it| *it > now),
            Sender::Device(_) | Sender::Spectator | Sender::Eavesdropper => false,
        };
        if is_caught {
            let answer = Answer {
                status: 200,
                signature: None,
                laptop_time: None,
                body: b"<html>Welcome</html>".to_vec(),
            };
            let part = Sent::Answer(answer);
            return self
                .schedule
                .add(now.after(3), Event::Reply { exchange, part });
        }
        let is_cut = self.outage > now;
        match fate.request.filter(|_| !is_cut) {
            Some(delay) => self
                .schedule
                .add(now.after(delay), Event::Arrive { exchange }),
            None => self.cut_later(exchange),
        }
        if let Some(delay) = fate.copy.filter(|_| !is_cut) {
            self.schedule
                .add(now.after(delay), Event::Arrive { exchange });
        }
    }

    /// Returns the fate of a request, and records the events of the network in it.
    fn fate(&mut self, sender: Sender, number: u64) -> Fate {
        let drawn = Fate::of(&self.world, sender, number);
        let Some(kept) = &self.mishaps else {
            self.happened.extend(drawn.mishaps(sender, number));
            return drawn;
        };
        let fate = drawn.with_only(kept, sender, number);
        let at = self.since_begin();
        for mishap in fate.mishaps(sender, number) {
            self.happened.insert(mishap);
            self.story.push(story_line(None, at, &mishap.to_string()));
        }
        fate
    }

    /// Lets the sender learn of a loss, if the network tells.
    fn cut_later(&mut self, exchange: u64) {
        let cut = self.exchanges.all.get(&exchange).and_then(|it| it.fate.cut);
        if let Some(cut) = cut {
            let at = self.now().after(cut);
            self.schedule.add(
                at,
                Event::Reply {
                    exchange,
                    part: Sent::End,
                },
            );
        }
    }

    /// Hands a request to the hall.
    pub(crate) fn arrive(&mut self, exchange: u64) {
        let Some(it) = self.exchanges.all.get_mut(&exchange) else {
            return;
        };
        if it.sender.is_honest()
            && let (Some(by), Some(key)) = (
                it.request.header("authorization"),
                it.request.header("idempotency-key"),
            )
        {
            let session = by.split(' ').nth(1).unwrap_or_default();
            self.kept.arrive(session, key, &it.request.body);
        }
        let hall = self.hall.as_mut();
        let client = hall.and_then(|hall| {
            let client = hall.connect(it.request.peer)?;
            Some((hall, client))
        });
        let Some((hall, client)) = client else {
            // Nobody listens: the system refuses the connection.
            let at = self.laptop.moment().after(2);
            return self.schedule.add(
                at,
                Event::Reply {
                    exchange,
                    part: Sent::End,
                },
            );
        };
        let parts = self.exchanges.parts.clone();
        let send = move |part| {
            // The evening has ended.
            let _ = parts.send((exchange, part));
        };
        let handler = Arc::clone(&hall.handler);
        let answered = it.request.clone().answered(handler, client, send);
        let task = tokio::spawn(answered).abort_handle();
        it.owed += 1;
        self.exchanges.owed += 1;
        hall.add(task.clone());
        it.tasks.push(task);
        let key = it.request.header("idempotency-key");
        if key.is_some_and(|it| !it.starts_with("look-")) {
            self.is_acting = true;
        }
    }

    /// Takes a part of an answer as it leaves the laptop, and sends it on its way.
    pub(crate) fn leaves(&mut self, exchange: u64, part: Sent) -> Result<(), Broken> {
        let now = self.now();
        let Some(it) = self.exchanges.all.get_mut(&exchange) else {
            return Ok(());
        };
        let mut is_first = false;
        match &part {
            Sent::Answer(_) | Sent::Stream => {
                it.owed = it.owed.saturating_sub(1);
                it.answered += 1;
                is_first = it.answered == 1;
                self.exchanges.owed = self.exchanges.owed.saturating_sub(1);
            }
            Sent::Chunk(_) | Sent::End => {}
        }
        let (sender, fate, path) = (it.sender, it.fate, it.request.path.clone());
        if let Sent::Answer(answer) = &part {
            if answer.status >= 500 {
                let body = String::from_utf8_lossy(&answer.body);
                return Err(Broken::new(
                    "the hall never breaks",
                    format!("{path}: {body}"),
                ));
            }
            self.once.check(&it.request, answer)?;
            if path.starts_with("/api/public/") {
                let body = String::from_utf8_lossy(&answer.body);
                laws::public::check_body(&path, &body, self.published)?;
            }
            let (status, body) = (answer.status, answer.body.clone());
            self.record((exchange, status, body));
        }
        let at = match (&part, fate.answer) {
            (Sent::Answer(_), Some(delay)) if is_first => now.after(delay),
            (Sent::Answer(_), _) => {
                // A lost answer, or one to a copy.
                if is_first {
                    self.cut_later(exchange);
                }
                return Ok(());
            }
            (Sent::Stream, _) if is_first => {
                if let Some(it) = self.exchanges.all.get_mut(&exchange) {
                    it.is_stream = true;
                }
                let end = now.after(fate.stream);
                self.schedule.add(
                    end,
                    Event::Reply {
                        exchange,
                        part: Sent::End,
                    },
                );
                now.after(2)
            }
            (Sent::Stream, _) => return Ok(()),
            (Sent::Chunk(_) | Sent::End, _) => now.after(3),
        };
        if matches!(sender, Sender::Phone(_) | Sender::Device(_)) {
            self.schedule.add(at, Event::Reply { exchange, part });
        } else {
            self.exchanges.all.remove(&exchange);
        }
        Ok(())
    }

    /// Gives a part of an answer to the sender.
    pub(crate) fn reply(&mut self, exchange: u64, part: Sent) -> Result<(), Broken> {
        let now = self.now();
        let Some(it) = self.exchanges.all.get(&exchange) else {
            return Ok(());
        };
        let (sender, number) = (it.sender, it.number);
        let is_stream = it.is_stream;
        let is_over = match &part {
            Sent::Answer(_) | Sent::End => true,
            Sent::Stream | Sent::Chunk(_) => false,
        };
        match sender {
            Sender::Phone(phone) => {
                let is_caught = self.portals.get(&phone).is_some_and(|it| *it > now);
                let is_cut = self.outage > now || is_caught;
                let reply = match part {
                    Sent::Answer(answer) if !is_cut || answer.signature.is_none() => {
                        Reply::Answer(answer)
                    }
                    Sent::Stream if !is_cut => Reply::Stream,
                    Sent::Chunk(bytes) if !is_cut => Reply::Chunk(bytes),
                    Sent::Answer(_) | Sent::Stream | Sent::Chunk(_) if !is_stream => {
                        return Ok(());
                    }
                    Sent::Answer(_) | Sent::Stream | Sent::Chunk(_) | Sent::End => Reply::Cut,
                };
                if let Some(captain) = self.captains.get_mut(usize::from(phone)) {
                    let seen = captain.phone.told().len();
                    captain.phone.receive(RequestNumber(number), &reply, now);
                    self.listen(phone, seen)?;
                }
                self.flush(phone);
            }
            Sender::Device(device) => {
                let authorization = it.request.header("authorization").unwrap_or_default();
                let mac = authorization
                    .rsplit(' ')
                    .next()
                    .unwrap_or_default()
                    .to_owned();
                if let (Sent::Answer(answer), Some(it)) = (&part, self.devices.get_mut(device)) {
                    it.receive(number, &mac, answer)?;
                }
            }
            Sender::Spectator | Sender::Eavesdropper => {}
        }
        if is_over {
            self.forget(exchange);
        }
        Ok(())
    }

    /// Ends an exchange; a request that the hall still answers goes on without its sender.
    fn forget(&mut self, exchange: u64) {
        let Some(it) = self.exchanges.all.get(&exchange) else {
            return;
        };
        if it.is_stream {
            it.tasks.iter().for_each(AbortHandle::abort);
        }
        if it.owed == 0 {
            self.exchanges.all.remove(&exchange);
        }
    }

    /// Ends the streams that a phone no longer reads.
    pub(crate) fn end_streams(&mut self, phone: u16) {
        let Some(captain) = self.captains.get(usize::from(phone)) else {
            return;
        };
        let is_over = |it: &Exchange| {
            it.is_of(phone) && it.is_stream && !captain.phone.awaits(RequestNumber(it.number))
        };
        let all = self.exchanges.all.iter();
        let over: Vec<u64> = all.filter(|it| is_over(it.1)).map(|it| *it.0).collect();
        for it in over {
            self.forget(it);
        }
    }

    /// Ends everything on the way: the program is gone. Answers in the buffers of the system still
    /// arrive, unless they are lost.
    pub(crate) fn cut_all(&mut self, are_lost: bool) {
        let at = self.now().after(2);
        while let Ok((exchange, part)) = self.sent.try_recv() {
            if !are_lost {
                // Laws are checked again by the retries.
                let _ = self.leaves(exchange, part);
            }
        }
        let all: Vec<u64> = self.exchanges.all.keys().copied().collect();
        for exchange in all {
            let Some(it) = self.exchanges.all.get_mut(&exchange) else {
                continue;
            };
            if it.tasks.is_empty() {
                continue;
            }
            it.tasks.drain(..).for_each(|task| task.abort());
            if it.owed > 0 || it.is_stream {
                it.owed = 0;
                self.schedule.add(
                    at,
                    Event::Reply {
                        exchange,
                        part: Sent::End,
                    },
                );
            }
        }
        self.exchanges.owed = 0;
    }
}
