//! Hints for the director: the likely reasons that phones cannot connect, and the remedy.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use chrono::{DateTime, Local, Utc};
use kralle_words::{Arg, Words};
use serde::Serialize;

use crate::category::Category;
use crate::firewall::Verdict;
use crate::gap::Gap;
use crate::port::PortTrouble;

/// A hint. Window and command line share one message for it, `hall-hint-…`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Hint {
    /// The machine no longer has the address of the hall.
    AddressGone { address: IpAddr },
    /// Windows will ask when the hall opens.
    AsksFirst,
    /// Windows is asking now.
    Asks,
    /// Windows asked, and the answer was no.
    Blocked,
    /// Windows treats the network as public.
    Public,
    /// No other device has reached the hall for minutes.
    Silent { address: SocketAddr },
    /// The machine slept while the hall was open.
    Slept(Gap),
    /// The hall has another port: another program has the old one.
    PortInUse { old: u16, address: SocketAddr },
    /// The hall has another port: the system reserves the old one.
    PortReserved { old: u16, address: SocketAddr },
}

/// The state of an open hall that determines the hints.
#[derive(Debug, Clone)]
pub(crate) struct Facts {
    pub(crate) address: SocketAddr,
    pub(crate) since: DateTime<Utc>,
    pub(crate) is_for_others: bool,
    pub(crate) has_address: bool,
    /// `None` if the system has no rules that a program may read.
    pub(crate) verdict: Option<Verdict>,
    pub(crate) category: Option<Category>,
    /// The latest sleep of the machine.
    pub(crate) gap: Option<Gap>,
    /// The port on printed slips, and the reason that the hall has another.
    pub(crate) old_port: Option<(u16, PortTrouble)>,
}

/// The time without connections after which an open hall needs attention.
const QUIET: Duration = Duration::from_mins(3);
/// The time during which a sleep is worth a hint.
const RECENT: Duration = Duration::from_mins(10);

impl Facts {
    /// Returns the hints, most serious first.
    pub(crate) fn hints(&self, was_reached: bool, now: DateTime<Utc>) -> Vec<Hint> {
        let mut hints = Vec::new();
        let address = self.address;
        if !self.has_address {
            let address = address.ip();
            hints.push(Hint::AddressGone { address });
        }
        if self.is_for_others && !was_reached {
            hints.extend(self.obstacles());
            if hints.is_empty() && lasts(self.since, now, QUIET) {
                hints.push(Hint::Silent { address });
            }
        }
        let recent = self.gap.filter(|it| !lasts(it.until, now, RECENT));
        hints.extend(recent.map(Hint::Slept));
        hints.extend(self.old_port.map(|(old, trouble)| match trouble {
            PortTrouble::InUse => Hint::PortInUse { old, address },
            PortTrouble::Reserved => Hint::PortReserved { old, address },
        }));
        hints
    }

    /// Returns the obstacles reported by the system.
    fn obstacles(&self) -> Vec<Hint> {
        let is_public = self.category == Some(Category::Public);
        let public = is_public.then_some(Hint::Public).into_iter();
        match self.verdict {
            Some(Verdict::Allows) => Vec::new(),
            Some(Verdict::Blocks) => vec![Hint::Blocked],
            Some(Verdict::BlocksPublic) => vec![Hint::Public],
            Some(Verdict::Asks) => [Hint::Asks].into_iter().chain(public).collect(),
            None => public.collect(),
        }
    }
}

/// Returns the hints before a hall is opened.
pub(crate) fn hints_before(verdict: Option<Verdict>) -> Vec<Hint> {
    match verdict {
        Some(Verdict::Asks) => vec![Hint::AsksFirst],
        Some(Verdict::Blocks) => vec![Hint::Blocked],
        Some(Verdict::Allows | Verdict::BlocksPublic) | None => Vec::new(),
    }
}

fn lasts(since: DateTime<Utc>, now: DateTime<Utc>, time: Duration) -> bool {
    (now - since).to_std().is_ok_and(|it| it >= time)
}

impl Hint {
    /// Returns the message key; the remedy is the attribute `rule`.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::AddressGone { .. } => "hall-hint-address-gone",
            Self::AsksFirst => "hall-hint-asks-first",
            Self::Asks => "hall-hint-asks",
            Self::Blocked => "hall-hint-blocked",
            Self::Public => "hall-hint-public",
            Self::Silent { .. } => "hall-hint-silent",
            Self::Slept(_) => "hall-hint-slept",
            Self::PortInUse { .. } => "hall-hint-port-in-use",
            Self::PortReserved { .. } => "hall-hint-port-reserved",
        }
    }

    /// Returns the message and the remedy, on one line.
    pub fn sentence(&self, words: &Words) -> String {
        let args = self.args();
        let key = self.key();
        let text = format!(
            "{} {}",
            words.say(key, &args),
            words.say(&format!("{key}.rule"), &args)
        );
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn args(&self) -> Vec<(&'static str, Arg<'static>)> {
        let address = |it: String| ("address", Arg::from(it));
        match self {
            Self::AsksFirst | Self::Asks | Self::Blocked | Self::Public => Vec::new(),
            Self::AddressGone { address: it } => vec![address(it.to_string())],
            Self::Silent { address: it } => vec![address(it.to_string())],
            Self::Slept(Gap { from, until }) => {
                vec![("from", time(*from)), ("until", time(*until))]
            }
            Self::PortInUse { old, address: it } | Self::PortReserved { old, address: it } => {
                vec![("old", Arg::from(old.to_string())), address(it.to_string())]
            }
        }
    }
}

/// Returns the local time of day.
fn time(moment: DateTime<Utc>) -> Arg<'static> {
    Arg::from(moment.with_timezone(&Local).format("%H:%M").to_string())
}

#[cfg(test)]
mod tests {
    use kralle_words::Language;
    use rstest::rstest;

    use super::*;

    fn facts() -> Facts {
        Facts {
            address: "192.168.1.5:23456".parse().unwrap(),
            since: DateTime::UNIX_EPOCH,
            is_for_others: true,
            has_address: true,
            verdict: None,
            category: None,
            gap: None,
            old_port: None,
        }
    }

    fn after(minutes: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + chrono::Duration::minutes(minutes)
    }

    fn keys(facts: &Facts, was_reached: bool, minutes: i64) -> Vec<&'static str> {
        let hints = facts.hints(was_reached, after(minutes));
        hints
            .iter()
            .map(|it| &it.key()["hall-hint-".len()..])
            .collect()
    }

    #[rstest]
    #[case::just_opened(None, None, 0, &[])]
    #[case::after_minutes(None, None, 3, &["silent"])]
    #[case::allowed(Some(Verdict::Allows), Some(Category::Public), 0, &[])]
    #[case::allowed_and_silent(Some(Verdict::Allows), None, 3, &["silent"])]
    #[case::first_time(Some(Verdict::Asks), Some(Category::Private), 0, &["asks"])]
    #[case::first_time_in_public(Some(Verdict::Asks), Some(Category::Public), 0, &["asks", "public"])]
    #[case::clicked_away(Some(Verdict::Blocks), Some(Category::Public), 5, &["blocked"])]
    #[case::private_only(Some(Verdict::BlocksPublic), Some(Category::Public), 5, &["public"])]
    #[case::public_without_rules(None, Some(Category::Public), 5, &["public"])]
    fn what_the_firewall_answers_comes_before_a_guess(
        #[case] verdict: Option<Verdict>,
        #[case] category: Option<Category>,
        #[case] minutes: i64,
        #[case] expected: &[&str],
    ) {
        let facts = Facts {
            verdict,
            category,
            ..facts()
        };
        assert_eq!(keys(&facts, false, minutes), expected);
        // Once a device has connected, nothing is in the way.
        assert!(keys(&facts, true, minutes).is_empty());
    }

    #[test]
    fn nobody_is_missed_where_nobody_can_come() {
        let facts = Facts {
            is_for_others: false,
            verdict: Some(Verdict::Blocks),
            ..facts()
        };
        assert!(keys(&facts, false, 60).is_empty());
    }

    #[test]
    fn a_sleep_is_told_for_ten_minutes_and_a_lost_address_first() {
        let gap = Gap {
            from: after(20),
            until: after(40),
        };
        let facts = Facts {
            has_address: false,
            gap: Some(gap),
            ..facts()
        };
        assert_eq!(keys(&facts, true, 41), ["address-gone", "slept"]);
        assert_eq!(keys(&facts, true, 50), ["address-gone"]);
    }

    #[rstest]
    #[case(PortTrouble::InUse, "port-in-use")]
    #[case(PortTrouble::Reserved, "port-reserved")]
    fn a_hall_at_another_port_tells_why(#[case] trouble: PortTrouble, #[case] key: &str) {
        let facts = Facts {
            old_port: Some((41_234, trouble)),
            ..facts()
        };
        assert_eq!(keys(&facts, true, 0), [key]);
    }

    #[rstest]
    #[case(Some(Verdict::Asks), &[Hint::AsksFirst])]
    #[case(Some(Verdict::Blocks), &[Hint::Blocked])]
    #[case(Some(Verdict::BlocksPublic), &[])]
    #[case(Some(Verdict::Allows), &[])]
    #[case(None, &[])]
    fn before_the_hall_opens_the_question_is_announced(
        #[case] verdict: Option<Verdict>,
        #[case] expected: &[Hint],
    ) {
        assert_eq!(hints_before(verdict), expected);
    }

    #[test]
    fn each_hint_has_a_sentence_and_a_rule_in_each_language() {
        let address: SocketAddr = "192.168.1.5:23456".parse().unwrap();
        let gap = Gap {
            from: after(0),
            until: after(60),
        };
        let all = [
            Hint::AddressGone {
                address: address.ip(),
            },
            Hint::AsksFirst,
            Hint::Asks,
            Hint::Blocked,
            Hint::Public,
            Hint::Silent { address },
            Hint::Slept(gap),
            Hint::PortInUse {
                old: 41_234,
                address,
            },
            Hint::PortReserved {
                old: 41_234,
                address,
            },
        ];
        for language in Language::ALL {
            let words = Words::new(language);
            for hint in &all {
                let key = hint.key();
                assert!(words.knows(key), "{language:?} {key}");
                assert!(words.knows(&format!("{key}.rule")), "{language:?} {key}");
                let sentence = hint.sentence(&words);
                for (name, _) in hint.args() {
                    assert!(!sentence.contains(&format!("{{${name}}}")), "{sentence}");
                }
                assert!(
                    !sentence.contains('\n') && sentence.len() > 40,
                    "{sentence}"
                );
            }
        }
    }
}
