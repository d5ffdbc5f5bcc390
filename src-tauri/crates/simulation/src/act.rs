//! Performs the acts of a script.

use kralle_desk::Environment as _;
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom as _;
use serde_json::{Value, json};

use crate::broken::Broken;
use crate::evening::{Evening, story_line};
use crate::exchange::Event;
use crate::hall::Hall;
use crate::laws::memory;
use crate::people::spectator;
use crate::phone::{PersonAct, Signer};
use crate::script::{Act, Step};

/// The time for which a kill waits for an act on its way, in milliseconds.
const ARMED: i64 = 3_000;

/// The time that the program is down after a kill, in milliseconds, at most.
const DOWN: u64 = 4_000;

/// The turns in which all tasks of a killed program end: streams end one after another.
const TURNS: u32 = 300;

/// Returns an act as a person reads it.
fn spoken(act: &PersonAct) -> String {
    match act {
        PersonAct::Scan(slip) => format!("scans the slip {}", slip.id),
        PersonAct::Type(slip) => format!("types the slip {}", slip.id),
        PersonAct::Report(claim) => {
            let claim = serde_json::to_string(claim).unwrap_or_default();
            format!("reports {claim}")
        }
        PersonAct::Seating(_)
        | PersonAct::Colors(_)
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
        | PersonAct::Wake
        | PersonAct::Reload
        | PersonAct::Close
        | PersonAct::Open
        | PersonAct::BatteryDies
        | PersonAct::SetClock(_) => format!("{act:?}"),
    }
}

impl Evening {
    /// Performs a step; does nothing where its condition is missing.
    pub(crate) fn step(&mut self, step: &Step) -> Result<(), Broken> {
        let now = self.now();
        match step.act {
            Act::Captain { phone, chance } => self.captain(step, phone, chance)?,
            Act::Director { chance } => {
                if self.hall.is_some() {
                    self.director(step, chance)?;
                }
            }
            Act::Arbiter { chance } => self.device(step, 0, chance),
            Act::Helper { chance } => self.device(step, 1, chance),
            Act::Spectator { chance } => {
                let path = spectator::path(&mut ChaCha8Rng::seed_from_u64(chance.into()));
                self.tell(step, &format!("a spectator reads {path}"));
                self.send_unsigned(path);
            }
            Act::Eavesdropper { chance } => {
                let mut chance = ChaCha8Rng::seed_from_u64(chance.into());
                if let Some(request) = self.exchanges.recorded.choose(&mut chance).cloned() {
                    self.tell(step, &format!("an eavesdropper repeats {}", request.path));
                    self.send_recorded(request);
                }
            }
            Act::ClockJump { milliseconds } => {
                self.tell(
                    step,
                    &format!("the laptop's clock jumps by {milliseconds} ms"),
                );
                self.laptop.jump(milliseconds);
            }
            Act::Outage { milliseconds } => {
                self.tell(step, &format!("the Wi-Fi is down for {milliseconds} ms"));
                self.outage = now.after(milliseconds);
            }
            Act::Portal {
                phone,
                milliseconds,
            } => {
                self.tell(
                    step,
                    &format!("a portal catches phone {phone} for {milliseconds} ms"),
                );
                self.portals.insert(phone, now.after(milliseconds));
            }
            Act::Kill { turns } => {
                self.armed = Some((*step, turns));
                // Without an act on its way, the program is killed in silence.
                self.schedule
                    .add(now.after(ARMED), Event::Kill(step.number));
            }
        }
        Ok(())
    }

    fn tell(&mut self, step: &Step, what: &str) {
        self.record((step.number, what));
        self.story
            .push(story_line(Some(step.number), step.at, what));
    }

    fn captain(&mut self, step: &Step, phone: u16, chance: u32) -> Result<(), Broken> {
        let now = self.now();
        let mut chance = ChaCha8Rng::seed_from_u64(chance.into());
        let Some(captain) = self.captains.get_mut(usize::from(phone)) else {
            return Ok(());
        };
        let seen = captain.phone.told().len();
        let Some(act) = captain.choose(&self.slips, &mut chance) else {
            return Ok(());
        };
        if captain.phone.act(&act, now) {
            self.tell(step, &format!("phone {phone} {}", spoken(&act)));
        }
        self.listen(phone, seen)?;
        self.flush(phone);
        Ok(())
    }

    fn director(&mut self, step: &Step, chance: u32) -> Result<(), Broken> {
        let mut chance = ChaCha8Rng::seed_from_u64(chance.into());
        let calls = self.view()?.choose(self.world.is_quiet, &mut chance);
        // The step is an act itself.
        self.acts += calls.len() as u64 - 1;
        for (call, input) in calls {
            self.call(step, call, input)?;
        }
        self.view()?;
        Ok(())
    }

    /// Makes a call of the director.
    fn call(&mut self, step: &Step, call: &str, mut input: Value) -> Result<(), Broken> {
        match call {
            "undo" | "redo" => self.kept.undone(self.published, self.world.teams),
            "enter_result" | "clear_result" if !self.decide(&mut input)? => return Ok(()),
            _ => {}
        }
        let answer = self.hall()?.call(call, input.clone());
        if call == "swap_teams" && answer.is_ok() {
            self.by_hand.swap(&input);
        }
        let refused = answer.err();
        if refused.as_deref() == Some("internal") {
            return Err(Broken::new(
                "the desk never breaks",
                format!("{call} {input}"),
            ));
        }
        let outcome = refused.map_or_else(String::new, |it| format!(": {it}"));
        self.tell(step, &format!("the director calls {call} {input}{outcome}"));
        Ok(())
    }

    /// Names the winning team of a result and its game, and records that an official decides the
    /// match. Returns false if a missing result is not missing anymore.
    fn decide(&mut self, input: &mut Value) -> Result<bool, Broken> {
        let round = self
            .hall()?
            .call("round", json!({ "round": input["round"] }));
        let matches = round
            .ok()
            .map(|it| it["matches"].clone())
            .unwrap_or_default();
        let all = matches.as_array().map(Vec::as_slice).unwrap_or_default();
        let it = all.iter().find(|it| it["table"] == input["table"]);
        if let (Some(it), Some(side)) = (it, input["winner"].as_str()) {
            let team = it[side]["team"].clone();
            input["winner_team"] = team;
        }
        if let Some(it) = it
            && input["game"].is_null()
        {
            input["game"] = it["game"].clone();
        }
        let is_over = it.is_some_and(|it| !it["outcome"].is_null());
        let is_missing = input["is_missing"] == true;
        if let Some(fields) = input.as_object_mut() {
            fields.remove("winner");
            fields.remove("is_missing");
        }
        if is_missing && is_over {
            return Ok(false);
        }
        if let (Some(round), Some(table)) = (input["round"].as_u64(), input["table"].as_u64()) {
            self.kept.official(round, table);
        }
        Ok(true)
    }

    /// Lets an official use the tablet; the director makes a code for one that has none.
    fn device(&mut self, step: &Step, device: usize, chance: u32) {
        let mut chance = ChaCha8Rng::seed_from_u64(chance.into());
        let Some(it) = self.devices.get_mut(device) else {
            return;
        };
        if it.needs_code() {
            let level = it.level;
            let Some(hall) = &self.hall else {
                return;
            };
            let input = json!({ "level": level, "name": level, "tables": null });
            let Ok(made) = hall.call("new_device", input) else {
                return;
            };
            let (id, key) = (made["id"].as_str(), made["key"].as_str());
            let code = id.zip(key).and_then(|(id, key)| Signer::from_code(id, key));
            self.codes += 1;
            if let (Some(code), Some(it)) = (code, self.devices.get_mut(device)) {
                it.take(code, &mut chance);
            }
            self.tell(step, &format!("the director makes a code for the {level}"));
            return;
        }
        let borrowed = self.world.has_twins.then(|| self.exchanges.overheard());
        if let Some(what) = it.choose(&mut chance, borrowed.flatten()) {
            self.tell(step, &format!("the {what}"));
            self.send_from_device(device);
        }
    }

    /// Kills the program after some turns of its tasks, and starts it again. Every other step also
    /// loses the answers that it has just sent.
    pub(crate) async fn kill(&mut self, step: &Step, turns: u8) -> Result<(), Broken> {
        for _ in 0..turns {
            tokio::task::yield_now().await;
        }
        if self.hall.is_none() {
            return Ok(());
        }
        self.tell(step, &format!("the program is killed after {turns} turns"));
        self.stop(step.number.is_multiple_of(2)).await?;
        let down = u64::from(step.number).wrapping_mul(977) % DOWN;
        if down.is_multiple_of(2) {
            // The requests of the meantime find nobody.
            let at = self.now().after(i64::try_from(down).unwrap_or_default());
            self.schedule.add(at, Event::Start);
            return Ok(());
        }
        self.start().await
    }

    /// Ends the program at once, with the file as it is. Answers on their way are lost or not.
    pub(crate) async fn stop(&mut self, are_lost: bool) -> Result<(), Broken> {
        let Some(hall) = self.hall.take() else {
            return Ok(());
        };
        self.cut_all(are_lost);
        hall.kill();
        self.disk.cut().map_err(Broken::stage)?;
        // Tasks end at their next turn, and with them the last hold on the desk.
        for _ in 0..TURNS {
            tokio::task::yield_now().await;
        }
        self.ended = Some(memory::end(hall, self.acts - self.started)?);
        Ok(())
    }

    /// Starts the program again with the file as it was.
    pub(crate) async fn start(&mut self) -> Result<(), Broken> {
        if self.hall.is_some() {
            return Ok(());
        }
        let opened = self.laptop.now().timestamp_millis();
        let (hall, held) = memory::started(Hall::start(&self.disk, &self.laptop)).await;
        self.hall = Some(hall?);
        self.started = self.acts;
        if let Some(before) = self.ended.take() {
            memory::check(before, held)?;
        }
        self.once.start(opened);
        self.disk.forget_before().map_err(Broken::stage)?;
        self.view()?;
        Ok(())
    }
}
