//! One evening: plays a script, and checks the laws after each act.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hasher as _};
use std::sync::Arc;

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::yield_now;
use tokio::time::sleep_until;

use crate::broken::Broken;
use crate::exchange::{Event, Exchanges};
use crate::hall::{Disk, Hall, Sent};
use crate::laws;
use crate::laws::kept::Kept;
use crate::laws::memory::{self, Ended};
use crate::laws::once::Once;
use crate::laws::partners::ByHand;
use crate::network::Mishap;
use crate::people::captain::{self, Captain};
use crate::people::device::Device;
use crate::people::director::View;
use crate::phone::{Chance, Moment, Phone};
use crate::schedule::Schedule;
use crate::script::{Script, Step};
use crate::slips::{self, Slips};
use crate::surroundings::Laptop;
use crate::world::{Entrants, World};

/// The acts between two walks through the whole file.
const WALK: u64 = 50;
/// The time for the last answers after the last step, in milliseconds.
const REST: i64 = 60_000;
/// The turns without news after which the hall rests.
const QUIET: usize = 4;
/// The most turns that the tasks of the hall may need for an answer.
const TURNS: u32 = 20_000;

/// An evening that was played to its end.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Played {
    /// Requests, answers, timers, steps and calls.
    pub acts: u64,
    /// A hash of everything that happened.
    pub hash: u64,
    /// The steps that did something, as a person reads them.
    pub story: Vec<String>,
    /// The events of the network.
    pub mishaps: BTreeSet<Mishap>,
    /// The newest round that was published.
    pub rounds: u16,
    /// The time of the end, in milliseconds since the beginning.
    pub ended: i64,
    /// The first broken law; `None` if all held.
    pub broken: Option<Broken>,
}

/// The evening while it is played.
pub(crate) struct Evening {
    pub(crate) world: World,
    pub(crate) laptop: Arc<Laptop>,
    begun: Moment,
    pub(crate) disk: Disk,
    /// `None` while the program is down.
    pub(crate) hall: Option<Hall>,
    /// The number of acts at its start.
    pub(crate) started: u64,
    /// The program before, while none runs.
    pub(crate) ended: Option<Ended>,
    pub(crate) schedule: Schedule<Event>,
    pub(crate) exchanges: Exchanges,
    pub(crate) sent: UnboundedReceiver<(u64, Sent)>,
    pub(crate) captains: Vec<Captain>,
    /// The arbiter and the helper.
    pub(crate) devices: Vec<Device>,
    /// The number of codes that the director made.
    pub(crate) codes: u16,
    /// The scheduled timer of each phone.
    timers: BTreeMap<u16, Moment>,
    pub(crate) slips: Slips,
    pub(crate) published: u16,
    /// The newest round that was ever published.
    rounds: u16,
    /// The events of the network that may happen; `None` for all.
    pub(crate) mishaps: Option<BTreeSet<Mishap>>,
    /// Those that have happened.
    pub(crate) happened: BTreeSet<Mishap>,
    /// The phones that are caught by a portal, until a moment.
    pub(crate) portals: BTreeMap<u16, Moment>,
    pub(crate) outage: Moment,
    pub(crate) kept: Kept,
    pub(crate) once: Once,
    pub(crate) by_hand: ByHand,
    /// A kill that waits for an act on its way.
    pub(crate) armed: Option<(Step, u8)>,
    /// True if an act has just reached the hall.
    pub(crate) is_acting: bool,
    pub(crate) acts: u64,
    checked: u32,
    hasher: DefaultHasher,
    pub(crate) story: Vec<String>,
}

/// Returns a line of the story at a time in milliseconds; only steps have numbers.
pub(crate) fn story_line(number: Option<u32>, at: i64, event: &str) -> String {
    let number = number.map_or_else(String::new, |it| it.to_string());
    let (seconds, millis) = (at / 1000, at % 1000);
    format!("{number:>4}  {seconds:>4}.{millis:03} s  {event}")
}

/// Plays a script.
///
/// # Errors
/// Fails if the evening cannot begin, for example because the system has no room.
pub fn play(script: &Script) -> Result<Played, Broken> {
    let (played, leak) = play_once(script)?;
    if played.broken.is_some() || leak.is_none() {
        return Ok(played);
    }
    // Some of it may be what a process computes once, such as parsed messages: the same evening again
    // leaves none of that.
    let (mut played, leak) = play_once(script)?;
    played.broken = played.broken.or(leak);
    Ok(played)
}

/// Plays a script; also returns the broken law if too much memory stays after it.
fn play_once(script: &Script) -> Result<(Played, Option<Broken>), Broken> {
    let mut played = Err(Broken::stage("not played"));
    let left = memory::left(|| played = play_until_end(script));
    let played = played?;
    let mut copy = None;
    let record = memory::left(|| copy = Some(played.clone()));
    let leak = memory::check_left(played.acts, left - record).err();
    Ok((played, leak))
}

fn play_until_end(script: &Script) -> Result<Played, Broken> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .map_err(Broken::stage)?;
    runtime.block_on(async {
        let mut evening = Evening::begin(script).await?;
        let broken = evening.run(script).await.err();
        if let Some(hall) = evening.hall.take() {
            hall.kill();
        }
        Ok(Played {
            acts: evening.acts,
            hash: evening.hasher.finish(),
            ended: evening.since_begin(),
            story: evening.story,
            mishaps: evening.happened,
            rounds: evening.rounds,
            broken,
        })
    })
}

impl Evening {
    async fn begin(script: &Script) -> Result<Self, Broken> {
        let world = &script.world;
        let laptop = Arc::new(Laptop::of(world.seed));
        let disk = Disk::new().map_err(Broken::stage)?;
        let hall = Hall::start(&disk, &laptop).await?;
        let now = laptop.moment();
        let twin = (world.has_twins && world.phones() > 4).then_some(0);
        let captains = (0..world.phones()).map(|number| {
            let twin = twin.filter(|_| number == world.phones() - 1);
            let seed = captain::seed(world.seed, number, twin);
            Captain::new(
                number,
                world.holder(number),
                Phone::new(Chance::of(seed), now),
            )
        });
        let captains = captains.collect();
        let mut chance = ChaCha8Rng::seed_from_u64(world.seed);
        let devices = ["arbiter", "helper"].map(|level| Device::new(level, &mut chance));
        let (sender, sent) = unbounded_channel();
        let mut evening = Self {
            world: world.clone(),
            laptop,
            begun: now,
            disk,
            hall: Some(hall),
            started: 0,
            ended: None,
            schedule: Schedule::of(world.seed),
            exchanges: Exchanges::new(sender),
            sent,
            captains,
            devices: devices.into(),
            codes: 0,
            timers: BTreeMap::new(),
            slips: Slips::new(),
            published: 0,
            rounds: 0,
            mishaps: script.mishaps.clone(),
            happened: BTreeSet::new(),
            portals: BTreeMap::new(),
            outage: now,
            kept: Kept::default(),
            once: Once::default(),
            by_hand: ByHand::default(),
            armed: None,
            is_acting: false,
            acts: 0,
            checked: 0,
            hasher: DefaultHasher::new(),
            story: Vec::new(),
        };
        evening.prepare()?;
        Ok(evening)
    }

    /// Makes the tournament up to the drawing of lots, or the numbers of single players.
    fn prepare(&mut self) -> Result<(), Broken> {
        let hall = self.hall()?;
        let world = &self.world;
        let tie_breaks: &[&str] = if world.has_list { &["BH", "SB"] } else { &[] };
        let settings = json!({
            "name": "Klubabend", "rule_set": "swiss", "format": "swiss_system",
            "formation": world.entrants.formation(),
            "swiss_rounds": world.rounds, "tie_breaks": tie_breaks,
            "match_format": world.games.settings(),
            "arbiters": { "chief": "GEHEIM, Ada", "deputies": ["GEHEIM, Bo"], "are_public": false },
        });
        let path = self.disk.file();
        let input = json!({ "settings": settings, "path": path });
        hall.must("new_tournament", input)?;
        let players: Vec<Value> = (1..=world.players())
            .map(|number| {
                json!({
                    "name": format!("Klaue, {number:03}"), "birth_year": 1990,
                    "ratings": { "standard": 1000 + number },
                    "fide_id": 98_765_000 + u32::from(number), "national_id": format!("GER-77712{number}"),
                })
            })
            .collect();
        hall.must("import_players", json!({ "players": players }))?;
        let (call, input) = world.entrants.numbering();
        hall.must(call, input)?;
        hall.must("set_reporting", json!({ "reporting": world.reporting }))?;
        let open = hall.desk.open_hall();
        open.map_err(|it| Broken::new("director", format!("{it:?}")))?;
        Ok(())
    }

    pub(crate) fn hall(&self) -> Result<&Hall, Broken> {
        let down = || Broken::stage("the program is down");
        self.hall.as_ref().ok_or_else(down)
    }

    pub(crate) fn now(&self) -> Moment {
        self.laptop.moment()
    }

    /// Returns the milliseconds since the beginning.
    pub(crate) fn since_begin(&self) -> i64 {
        self.now().0 - self.begun.0
    }

    async fn run(&mut self, script: &Script) -> Result<(), Broken> {
        let begin = self.now();
        for (place, step) in script.steps.iter().enumerate() {
            self.schedule.add(begin.after(step.at), Event::Step(place));
        }
        let last = script.steps.last().map_or(0, |it| it.at);
        let end = begin.after(last + REST);
        while let Some(next) = self.schedule.next().filter(|it| *it <= end) {
            sleep_until(self.laptop.instant(next)).await;
            // Simultaneous requests reach the hall together, and so one transaction.
            while let Some(event) = self.schedule.take(next) {
                self.acts += 1;
                self.happens(event, script).await?;
            }
            self.settle().await?;
            self.check()?;
        }
        self.end().await
    }

    async fn happens(&mut self, event: Event, script: &Script) -> Result<(), Broken> {
        match event {
            Event::Step(place) => {
                if let Some(step) = script.steps.get(place) {
                    self.step(step)?;
                }
            }
            Event::Timer(phone) => {
                self.timers.remove(&phone);
                self.flush(phone);
            }
            Event::Again(device, number) => self.send_again(device, number),
            Event::Start => self.start().await?,
            Event::Kill(number) => {
                if let Some((step, turns)) = self.armed.take_if(|it| it.0.number == number) {
                    self.kill(&step, turns).await?;
                }
            }
            Event::Arrive { exchange } => {
                self.arrive(exchange);
                if std::mem::take(&mut self.is_acting)
                    && let Some((step, turns)) = self.armed.take()
                {
                    self.kill(&step, turns).await?;
                }
            }
            Event::Reply { exchange, part } => self.reply(exchange, part)?,
        }
        Ok(())
    }

    /// Lets the tasks of the hall work until each request has its answer.
    ///
    /// tokio wakes the listeners of a change in an order by chance. So parts of streams leave
    /// together at the end, in the order of their requests.
    pub(crate) async fn settle(&mut self) -> Result<(), Broken> {
        let mut streamed = Vec::new();
        let mut quiet = 0;
        for _ in 0..TURNS {
            yield_now().await;
            quiet += 1;
            while let Ok((exchange, part)) = self.sent.try_recv() {
                quiet = 0;
                match part {
                    Sent::Answer(_) | Sent::Stream => self.leaves(exchange, part)?,
                    Sent::Chunk(_) | Sent::End => streamed.push((exchange, part)),
                }
            }
            if quiet >= QUIET && self.exchanges.in_flight() == 0 {
                streamed.sort_by_key(|it| it.0);
                for (exchange, part) in streamed {
                    self.leaves(exchange, part)?;
                }
                return Ok(());
            }
        }
        let detail = self.exchanges.unanswered();
        Err(Broken::new("every request is answered", detail))
    }

    /// Sends what the phone wants to send, and schedules its timer.
    pub(crate) fn flush(&mut self, number: u16) {
        let now = self.now();
        let Some(captain) = self.captains.get_mut(usize::from(number)) else {
            return;
        };
        let requests = captain.phone.take_requests(now);
        let next = captain.phone.next_moment();
        for request in requests {
            self.send_from_phone(number, request);
        }
        self.end_streams(number);
        if let Some(next) = next.map(|it| it.max(now.after(1)))
            && self.timers.get(&number).is_none_or(|it| *it > next)
        {
            self.timers.insert(number, next);
            self.schedule.add(next, Event::Timer(number));
        }
    }

    /// Compares what a phone was told since the last look.
    pub(crate) fn listen(&mut self, number: u16, seen: usize) -> Result<(), Broken> {
        let Some(captain) = self.captains.get(usize::from(number)) else {
            return Ok(());
        };
        for told in captain.phone.told().iter().skip(seen) {
            self.kept.tell(told, &self.world)?;
        }
        Ok(())
    }

    /// Reads what the director sees; updates the slips on the tables.
    pub(crate) fn view(&mut self) -> Result<View, Broken> {
        let hall = self.hall()?;
        let overview = hall.must("overview", json!({}))?;
        let view = View::of(&overview, &self.world, self.codes);
        self.slips = match view.published {
            0 => Slips::new(),
            round => slips::of_round(hall, round, self.world.entrants)?,
        };
        self.published = view.published;
        self.rounds = self.rounds.max(view.published);
        Ok(view)
    }

    pub(crate) fn record(&mut self, what: impl std::hash::Hash) {
        what.hash(&mut self.hasher);
    }

    /// Checks the laws: those of the views after each change, those of the file now and then.
    fn check(&mut self) -> Result<(), Broken> {
        let Some(hall) = &self.hall else {
            return Ok(());
        };
        let journal = hall.desk.journal();
        let is_walk = self.acts.is_multiple_of(WALK);
        if journal != self.checked {
            self.checked = journal;
            self.check_views(hall, is_walk)?;
        }
        if is_walk {
            self.walk()?;
        }
        Ok(())
    }

    /// Checks the laws of the views; those of seldom read ones only for `is_all`.
    fn check_views(&self, hall: &Hall, is_all: bool) -> Result<(), Broken> {
        laws::public::check(hall, self.published, is_all)?;
        let rounds = laws::rounds(hall, self.published)?;
        laws::standings::check(hall, &rounds, &self.world)?;
        match self.world.entrants {
            Entrants::Teams => Ok(()),
            Entrants::Players(players) => self.by_hand.check(hall, &rounds, players),
        }
    }

    fn walk(&self) -> Result<(), Broken> {
        let hall = self.hall()?;
        self.kept.check(&laws::file::rows(&self.disk, hall)?)?;
        laws::file::verify(hall)?;
        laws::file::growth(&self.disk, hall, self.acts)
    }

    async fn end(&mut self) -> Result<(), Broken> {
        self.stop(false).await?;
        self.start().await?;
        let hall = self.hall()?;
        self.check_views(hall, true)?;
        self.walk()
    }
}
