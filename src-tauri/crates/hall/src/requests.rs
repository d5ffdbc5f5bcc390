//! Answers requests: checks them in the order of the contract, then performs them.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use hyper::body::{self, Bytes};
use hyper::header::{AUTHORIZATION, HeaderName, HeaderValue};
use hyper::http::request::Parts;
use hyper::{Request, Response};
use kralle_desk::{Door, Level, OwnView, SharedDesk, Visitor};
use kralle_serve::{Client, EventStream, Purpose};

use crate::acts::Acts;
use crate::answer::{Answer, Body, Refused, streamed};
use crate::body::read;
use crate::events::{Hears, Listener, MayGoOn, SeesAnew, Streams};
use crate::host;
use crate::limits::Limits;
use crate::log::Log;
use crate::looks_once::LooksOnce;
use crate::pace::{Paces, instant};
use crate::pages;
use crate::public::Public;
use crate::query;
use crate::route::{Route, needs_an_id};
use crate::signing::{Claim, Key, Signed, digest, once};

const ANSWER: HeaderName = HeaderName::from_static("kralle-answer");

/// The request handler of the hall.
pub(crate) struct Requests {
    pub(crate) desk: Arc<SharedDesk>,
    pub(crate) limits: Limits,
    pub(crate) paces: Paces,
    pub(crate) acts: Acts,
    pub(crate) public: Arc<Public>,
    pub(crate) streams: Streams,
    pub(crate) looks: LooksOnce,
    pub(crate) log: Log,
    /// Calls with a file name, which are forbidden here.
    pub(crate) naming_files: BTreeSet<&'static str>,
}

/// A request with its complete body.
pub(crate) struct Asked<'a> {
    pub(crate) head: &'a Parts,
    pub(crate) peer: IpAddr,
    pub(crate) body: &'a [u8],
    /// The SHA-256 of the body.
    pub(crate) digest: [u8; 32],
}

/// The signer of a request.
pub(crate) struct Signer {
    claim: Claim,
    key: Key,
    /// `None` for a slip, or the code of a device that has not entered.
    visitor: Option<Visitor>,
}

/// The response to a request.
enum Outcome {
    Whole(Answer),
    Stream(EventStream),
}

impl Requests {
    /// Checks a request and returns its response.
    pub(crate) async fn answer(
        &self,
        request: Request<impl body::Body<Data = Bytes> + Unpin>,
        client: &Client,
    ) -> Response<Body> {
        let began = instant();
        let (head, body) = request.into_parts();
        let route = Route::of(head.uri.path());
        let is_signed = needs_an_id(head.uri.path()) || head.headers.contains_key(AUTHORIZATION);
        let claim = is_signed.then(|| Claim::of(&head.headers)).flatten();
        let who = claim.as_ref().map_or_else(String::new, |it| it.id.clone());
        let mut signer = None;
        let outcome = self
            .outcome(&head, body, client, (route, is_signed), claim, &mut signer)
            .await;
        let answer = match outcome {
            Ok(Outcome::Stream(stream)) => {
                self.log.answered(&who, route.name(), 200, began.elapsed());
                return streamed(stream, self.desk.now());
            }
            Ok(Outcome::Whole(answer)) => answer,
            Err(refused) => refused.into(),
        };
        if is_signed {
            let status = answer.status.as_u16();
            self.log
                .answered(&who, route.name(), status, began.elapsed());
        }
        match &signer {
            Some(signer) => signer.sign(answer),
            None => answer,
        }
        .sent(self.desk.now())
    }

    async fn outcome(
        &self,
        head: &Parts,
        body: impl body::Body<Data = Bytes> + Unpin,
        client: &Client,
        (route, is_signed): (Route<'_>, bool),
        claim: Option<Claim>,
        signer: &mut Option<Signer>,
    ) -> Result<Outcome, Refused> {
        let host = host::own(&head.headers, &head.uri, client.local).ok_or(Refused::WrongHost)?;
        let door = claim.as_ref().map(|it| self.desk.door(&it.id));
        self.keep_pace(route, client.peer, claim.as_ref().zip(door.as_ref()))?;
        let body = read(body, &head.headers, &self.limits).await?;
        let asked = Asked {
            head,
            peer: client.peer,
            digest: digest(&body),
            body: &body,
        };
        if is_signed {
            let proved = self.proved(&asked, route, claim, door)?;
            let purpose = Purpose::Client(proved.claim.id.clone());
            *signer = Some(proved);
            if route != Route::PublicEvents && !client.seat.hold(purpose, self.limits.of_client()) {
                return Err(Refused::Throttled(self.limits.first_pause));
            }
        }
        if let Some(signer) = &signer {
            self.must_be_new(&asked, route, signer)?;
        }
        let methods = route.methods();
        if methods.is_empty() {
            return Err(Refused::NothingHere);
        }
        let visitor = signer.as_ref().and_then(|it| it.visitor.as_ref());
        if let Route::Call(name) = route
            && SharedDesk::only_looks(name).is_none()
        {
            return Err(Refused::UnknownCall);
        }
        if !methods.contains(&head.method.as_str()) {
            return Err(Refused::WrongMethod(methods));
        }
        if head.method == "POST" && host::is_foreign(&head.headers, host) {
            return Err(Refused::ForeignOrigin);
        }
        let whole = match (route, visitor, &signer) {
            (Route::Page(page), ..) => {
                let language = pages::language(head.uri.query(), &head.headers);
                let response = page.prepared(language).respond(&head.headers);
                response.map_err(|_| Refused::Internal)?.into()
            }
            (Route::Public(path), ..) => self.public.answer(path, &head.headers).await?,
            (Route::Find, ..) => {
                let name = query::name(head.uri.query())?;
                self.public.find(name, &head.headers).await?
            }
            (Route::PublicEvents, ..) => {
                if !client
                    .seat
                    .hold(Purpose::PublicStream, self.limits.of_public_streams())
                {
                    return Err(Refused::Throttled(self.limits.first_pause));
                }
                let listener = Listener::Public(client.peer);
                return self.stream(&listener, Hears::Public, Box::new(|| true));
            }
            (Route::Events, Some(visitor), _) => return self.events(visitor, client.peer),
            (Route::Call(name), Some(visitor), _) => self.call(&asked, visitor, name).await?,
            (Route::Enter, _, Some(signer)) => self.enter(&asked, &signer.claim.id).await?,
            (Route::Events | Route::Call(_) | Route::Enter | Route::Nothing, ..) => {
                return Err(Refused::UnknownId);
            }
        };
        Ok(Outcome::Whole(whole))
    }

    /// Refuses clients over their rate limit.
    fn keep_pace(
        &self,
        route: Route<'_>,
        peer: IpAddr,
        claimed: Option<(&Claim, &Door)>,
    ) -> Result<(), Refused> {
        let (now, paces) = (instant(), &self.paces);
        if let Some((claim, _)) = claimed {
            let pause = paces.pause(peer, &claim.id, now);
            pause.map_err(Refused::Throttled)?;
        }
        let taken = match (route, claimed) {
            (Route::Find, _) => paces.searches.take(peer, now),
            (_, Some((claim, Door::Paper { .. }))) => {
                paces.enters.take((peer, claim.id.clone()), now)
            }
            // The director's scripts have no rate limit.
            (_, Some((claim, Door::Entered { visitor, .. })))
                if visitor.level() != Level::Director =>
            {
                paces.requests.take((peer, claim.id.clone()), now)
            }
            (_, Some(_) | None) => Ok(()),
        };
        taken.map_err(Refused::Throttled)
    }

    /// Returns the signer, if the signature is valid and the key may be used for this request.
    fn proved(
        &self,
        asked: &Asked<'_>,
        route: Route<'_>,
        claim: Option<Claim>,
        door: Option<Door>,
    ) -> Result<Signer, Refused> {
        let claim = claim.ok_or(Refused::UnknownId)?;
        let (key, visitor) = match door {
            None | Some(Door::Unknown) => return Err(Refused::UnknownId),
            Some(Door::Ended) => return Err(Refused::EndedId),
            Some(Door::Paper { key }) => (key, None),
            Some(Door::Entered { key, visitor }) => (key, Some(visitor)),
        };
        let path = asked.head.uri.path_and_query();
        let signed = Signed {
            method: asked.head.method.as_str(),
            path: path.map_or("", |it| it.as_str()),
            once: once(&asked.head.headers, "idempotency-key").unwrap_or_default(),
            body: &asked.digest,
        };
        if !claim.holds(&key, &signed) {
            self.paces.was_wrong(asked.peer, &claim.id, instant());
            return Err(Refused::BadMac);
        }
        self.paces.was_right(asked.peer, &claim.id);
        // A slip's own key is only for entering; a phone that has entered uses its own. The
        // director's scripts run on this machine.
        let may = match &visitor {
            None => route == Route::Enter,
            Some(it) if it.level() == Level::Director => {
                route != Route::Enter && asked.peer.is_loopback()
            }
            Some(_) => route != Route::Enter,
        };
        may.then_some(Signer {
            claim,
            key,
            visitor,
        })
        .ok_or(Refused::UnknownId)
    }

    /// Refuses a replayed read or stream. A replayed act returns its first response.
    fn must_be_new(
        &self,
        asked: &Asked<'_>,
        route: Route<'_>,
        signer: &Signer,
    ) -> Result<(), Refused> {
        let looks = match route {
            Route::Events => true,
            Route::Call(name) => SharedDesk::only_looks(name) == Some(true),
            Route::Page(_)
            | Route::Public(_)
            | Route::Find
            | Route::PublicEvents
            | Route::Enter
            | Route::Nothing => false,
        };
        let key = once(&asked.head.headers, "idempotency-key").filter(|_| looks);
        let now = self.desk.now().timestamp_millis();
        match key {
            Some(key) if !self.looks.is_new(&signer.claim.id, key, now) => {
                Err(Refused::PlayedAgain)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Returns the stream of a client with an id, until it is revoked.
    fn events(&self, visitor: &Visitor, peer: IpAddr) -> Result<Outcome, Refused> {
        let hears = match visitor.level() {
            Level::Captain => Hears::Own(sees_own_anew(&self.desk, visitor)),
            Level::Projector => Hears::Public,
            Level::Helper | Level::Arbiter | Level::Director => Hears::All,
        };
        let (desk, id) = (Arc::clone(&self.desk), visitor.id().to_owned());
        let may_go_on = move || desk.may_go_on(&id);
        let listener = Listener::Device(visitor.id().to_owned(), peer);
        self.stream(&listener, hears, Box::new(may_go_on))
    }

    fn stream(
        &self,
        listener: &Listener,
        hears: Hears,
        may_go_on: MayGoOn,
    ) -> Result<Outcome, Refused> {
        let stream = self.streams.open(listener, hears, may_go_on);
        let wait = self.limits.first_pause;
        stream.map(Outcome::Stream).ok_or(Refused::Throttled(wait))
    }
}

/// Compares a captain's match with its previous state.
fn sees_own_anew(desk: &Arc<SharedDesk>, visitor: &Visitor) -> SeesAnew {
    let (desk, visitor) = (Arc::clone(desk), visitor.clone());
    let last = Mutex::new(None);
    Arc::new(move || {
        let now = desk.own_view(&visitor);
        let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same = match (&*last, &now) {
            (Some(last), Some(now)) => OwnView::is_same(last, now),
            (Some(_), None) | (None, Some(_)) => false,
            (None, None) => true,
        };
        *last = now;
        (!is_same).then(|| desk.journal())
    })
}

impl Signer {
    /// Signs a response, so that pages ignore the responses of a captive portal.
    fn sign(&self, answer: Answer) -> Answer {
        let signed = self
            .claim
            .answered(&self.key, answer.status.as_u16(), &answer.body);
        match signed.and_then(|it| HeaderValue::from_str(&it).ok()) {
            Some(signed) => answer.with(ANSWER, signed),
            None => answer,
        }
    }
}
