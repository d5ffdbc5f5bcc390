//! Acts from the hall: stored in batches, one transaction each, together with their answers. A
//! repeated request gets the stored answer and never acts twice.

use std::sync::Arc;

use kralle_fault::Fault;
use kralle_store::HallAnswer;
use kralle_tournament::Tournament;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::visitor::Visitor;
use crate::core::wire::Nothing;
use crate::door::hall_fact::ToldFact;
use crate::hall::captain::my_match;
use crate::hall::device_bounds::DeviceCall;
use crate::hall::refusal::HallRefusal;

/// A call from the hall that changes data.
#[derive(Debug, Clone)]
pub struct Act {
    pub visitor: Visitor,
    /// The name of the call.
    pub name: String,
    pub input: Value,
    /// The idempotency key: 16 to 64 characters, generated for each act.
    pub key: String,
    /// SHA-256 of the body of the request.
    pub body: [u8; 32],
}

impl Act {
    /// Returns the SHA-256 of the name of the call and of the body.
    fn digest(&self) -> [u8; 32] {
        let named = Sha256::new_with_prefix(self.name.as_bytes());
        named
            .chain_update([0])
            .chain_update(self.body)
            .finalize()
            .into()
    }
}

/// The answer to an act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acted {
    /// The HTTP status code.
    pub status: u16,
    /// JSON.
    pub body: Vec<u8>,
}

impl Acted {
    /// Creates the answer for a refusal.
    pub fn of(refusal: &RefusalView) -> Self {
        Self::refused(refusal.code.status(), refusal)
    }

    fn refused(status: u16, refusal: &RefusalView) -> Self {
        Self {
            status,
            body: serde_json::to_vec(refusal).unwrap_or_default(),
        }
    }
}

/// Changes in one transaction, rolled back on drop unless kept.
struct Together<'a> {
    desk: &'a mut Desk,
    tournament: Arc<Tournament>,
    hall: Arc<Vec<Arc<ToldFact>>>,
}

impl<'a> Together<'a> {
    fn begin(desk: &'a mut Desk) -> Result<Self, RefusalView> {
        let file = desk.open_file_mut()?;
        file.store.begin_together()?;
        let (tournament, hall) = (Arc::clone(&file.tournament), Arc::clone(&file.hall));
        Ok(Self {
            desk,
            tournament,
            hall,
        })
    }

    fn keep(self) -> Result<(), RefusalView> {
        Ok(self.desk.open_file_mut()?.store.keep_together()?)
    }
}

impl Drop for Together<'_> {
    fn drop(&mut self) {
        let Ok(file) = self.desk.file_mut() else {
            return;
        };
        if file.store.drop_together() {
            file.tournament = Arc::clone(&self.tournament);
            file.hall = Arc::clone(&self.hall);
            file.kept_answers.clear();
            self.desk.changed();
        }
    }
}

impl Desk {
    /// Answers acts from the hall in their order, in one transaction: an act is answered only after
    /// it is durable. If the transaction fails, all are refused with status 503.
    pub(crate) fn act_together(&mut self, acts: &[Act]) -> Vec<Acted> {
        let acted = Together::begin(self).and_then(|together| {
            let acted = acts.iter().map(|act| together.desk.act(act)).collect();
            // Once for the whole batch: captains do not see the overview, which the desk then
            // updates.
            together.desk.look_anew();
            together.keep()?;
            Ok(acted)
        });
        acted.unwrap_or_else(|refusal| {
            let acted = Acted::refused(503, &refusal);
            vec![acted; acts.len()]
        })
    }

    /// Answers one act; a repeated one with its stored answer.
    fn act(&mut self, act: &Act) -> Acted {
        let (asker, key) = (act.visitor.id(), act.key.as_str());
        let kept = match self
            .open_file()
            .map(|file| file.store.hall_answer(asker, key))
        {
            Ok(Ok(kept)) => kept,
            Ok(Err(error)) => return Acted::refused(503, &error.into()),
            Err(refusal) => return Acted::refused(422, &refusal),
        };
        match kept {
            // Older versions hashed only the body.
            Some(kept) if kept.body == act.digest() || kept.body == act.body => {
                return Acted {
                    status: kept.status,
                    body: kept.answer,
                };
            }
            Some(_) => return Acted::refused(422, &HallRefusal::KeyReused.into()),
            None => {}
        }
        match self.must_have_budget(&act.visitor) {
            Ok(()) => {}
            Err(refusal) => return Acted::of(&refusal),
        }
        let acted = self.act_anew(act);
        if Fault::AnswerOutsideTransaction.is_put_back() {
            return acted;
        }
        match self.keep_answer(act, &acted) {
            Ok(()) => acted,
            Err(refusal) => Acted::refused(503, &refusal),
        }
    }

    /// Stores the answers of acts in a transaction of their own, as only a fault does.
    pub(crate) fn keep_answers(&mut self, acts: &[Act], acted: &[Acted]) {
        for (act, acted) in acts.iter().zip(acted) {
            let _ = self.keep_answer(act, acted);
        }
    }

    fn keep_answer(&mut self, act: &Act, acted: &Acted) -> Result<(), RefusalView> {
        // The file is passed around, so no key is stored in it.
        let to_keep = if act.name == "new_device" && acted.status == 200 {
            Acted::of(&HallRefusal::CodeShownOnce.into())
        } else {
            acted.clone()
        };
        let answer = HallAnswer {
            body: act.digest(),
            status: to_keep.status,
            answer: to_keep.body,
        };
        let file = self.open_file_mut()?;
        let asker = act.visitor.id();
        file.store.keep_hall_answer(asker, &act.key, &answer)?;
        *file.kept_answers.entry(asker.to_owned()).or_default() += 1;
        Ok(())
    }

    fn check_device(&self, act: &Act) -> Result<(), RefusalView> {
        let call = DeviceCall {
            visitor: &act.visitor,
            tournament: self.tournament()?,
            name: &act.name,
            input: &act.input,
        };
        call.check()
    }

    fn act_anew(&mut self, act: &Act) -> Acted {
        let before = self.visitor.replace(act.visitor.clone());
        let answered = self
            .check_device(act)
            .and_then(|()| self.call(&act.name, act.input.clone()));
        let acted = match answered {
            Ok(answer) => Acted {
                status: 200,
                body: answer.to_string().into_bytes(),
            },
            Err(refusal) => {
                let status = refusal.code.status();
                let now = (status == 409)
                    .then(|| my_match(&self.snapshot(), Nothing {}).ok())
                    .flatten();
                match now {
                    Some(now) => Acted {
                        status,
                        body: json!(now).to_string().into_bytes(),
                    },
                    None => Acted::refused(status, &refusal),
                }
            }
        };
        self.visitor = before;
        acted
    }
}
