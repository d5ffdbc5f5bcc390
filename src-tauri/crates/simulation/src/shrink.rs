//! The shortest list of acts that still breaks a law.

use crate::evening::{Played, play};
use crate::script::{Quality, Script, Step};

/// The most evenings that are played to shrink one.
const TRIES: u32 = 400;

/// A failing script, and how it failed.
#[derive(Debug, Clone)]
pub struct Shrunk {
    pub script: Script,
    pub played: Played,
}

/// Plays a script; `None` if it breaks no law, or another one than `law`.
fn fails(script: &Script, law: &'static str) -> Option<Played> {
    let played = play(script).ok()?;
    let is_same = played.broken.as_ref().is_some_and(|it| it.law == law);
    is_same.then_some(played)
}

/// Leaves out parts of a failing script as long as it still breaks the same law: first the steps after
/// the failure and the bad network, then halves of the steps, quarters, and so on to single ones.
pub fn shrink(script: &Script, played: Played) -> Shrunk {
    let Some(law) = played.broken.as_ref().map(|it| it.law) else {
        return Shrunk {
            script: script.clone(),
            played,
        };
    };
    let mut best = Shrunk {
        script: script.clone(),
        played,
    };
    let until = best.played.ended;
    let steps = best.script.steps.iter().copied();
    let steps = steps.filter(|it| it.at <= until).collect();
    best.script = best.script.with_steps(steps);
    best.try_script(calm(&best.script), law);
    let mut tries = 0;
    let mut size = best.script.steps.len().div_ceil(2);
    while size > 0 && tries < TRIES {
        let mut from = 0;
        let mut has_shrunk = false;
        while from < best.script.steps.len() && tries < TRIES {
            tries += 1;
            let shorter = best
                .script
                .with_steps(without(&best.script.steps, from, size));
            if best.try_script(shorter, law) {
                has_shrunk = true;
            } else {
                from += size;
            }
        }
        if size == 1 && !has_shrunk {
            break;
        }
        size = if has_shrunk { size.max(1) } else { size / 2 };
        if size > best.script.steps.len() {
            size = best.script.steps.len().div_ceil(2);
        }
    }
    best.try_script(calm(&best.script), law);
    best
}

fn without(steps: &[Step], from: usize, size: usize) -> Vec<Step> {
    let kept = steps.iter().enumerate();
    let kept = kept.filter(|(place, _)| !(from..from + size).contains(place));
    kept.map(|(_, step)| *step).collect()
}

fn calm(script: &Script) -> Script {
    let mut script = script.clone();
    script.world.network = Quality::Calm;
    script
}

impl Shrunk {
    fn try_script(&mut self, script: Script, law: &'static str) -> bool {
        match fails(&script, law) {
            Some(played) => {
                *self = Self { script, played };
                true
            }
            None => false,
        }
    }
}
