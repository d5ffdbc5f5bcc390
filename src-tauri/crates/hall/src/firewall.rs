//! The Windows firewall rules for this program. Windows stores them as text, which is parsed here
//! on every system.

use std::collections::BTreeMap;
use std::path::Path;

use crate::category::Category;

/// The firewall state relevant for one program.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Firewall {
    /// The rules as in the registry: `v2.31|Action=Allow|Active=TRUE|Dir=In|App=C:\…|`.
    pub rules: Vec<String>,
    /// The network categories in which the firewall is off.
    pub off: Vec<Category>,
}

/// The effect of the firewall on phones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It allows them.
    Allows,
    /// It has no rule for this program: Windows asks when the hall opens.
    Asks,
    /// The question was dismissed or answered with no.
    Blocks,
    /// It allows them in private networks, and Windows treats this one as public.
    BlocksPublic,
}

/// The action of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Action {
    Allow,
    /// Takes precedence over a rule that allows.
    Block,
}

impl Firewall {
    /// Returns the verdict on `program` in networks of a category; `None` is an unknown category.
    pub(crate) fn verdict(&self, program: &Path, category: Option<Category>) -> Verdict {
        let actions = self.actions(program);
        let Some(category) = category else {
            return if actions.values().any(|it| *it == Action::Allow) {
                Verdict::Allows
            } else if actions.is_empty() {
                Verdict::Asks
            } else {
                Verdict::Blocks
            };
        };
        let others = || actions.values().any(|it| *it == Action::Allow);
        match actions.get(&category) {
            Some(Action::Allow) => Verdict::Allows,
            Some(Action::Block) | None if category == Category::Public && others() => {
                Verdict::BlocksPublic
            }
            Some(Action::Block) => Verdict::Blocks,
            None if others() => Verdict::Blocks,
            None => Verdict::Asks,
        }
    }

    /// Returns the action in each category; none without a rule.
    fn actions(&self, program: &Path) -> BTreeMap<Category, Action> {
        let mut actions = BTreeMap::new();
        for (category, action) in self.rules.iter().flat_map(|it| answers(it, program)) {
            let kept = actions.entry(category).or_insert(action);
            *kept = action.max(*kept);
        }
        for category in &self.off {
            actions.insert(*category, Action::Allow);
        }
        actions
    }
}

/// The protocol numbers of TCP, and of every protocol.
const PROTOCOLS: &[&str] = &["6", "256"];

/// Returns the action of a rule in each of its categories; empty if it is not about `program`.
fn answers(rule: &str, program: &Path) -> Vec<(Category, Action)> {
    let fields = || rule.split('|').filter_map(|it| it.split_once('='));
    let of = |name: &str| fields().find(|(it, _)| *it == name).map(|(_, value)| value);
    let is = |name: &str, value: &str| of(name).is_some_and(|it| it.eq_ignore_ascii_case(value));
    let program = program.to_string_lossy().to_lowercase();
    let is_ours = of("App").is_some_and(|it| it.to_lowercase() == program);
    let is_tcp = of("Protocol").is_none_or(|it| PROTOCOLS.contains(&it));
    let is_for_some_ports = of("LPort").is_some();
    if !is_ours || !is_tcp || is_for_some_ports || !is("Active", "TRUE") || !is("Dir", "In") {
        return Vec::new();
    }
    let action = if is("Action", "Block") {
        Action::Block
    } else {
        Action::Allow
    };
    let profiles = fields().filter(|(name, _)| *name == "Profile");
    let mut categories: Vec<Category> = profiles
        .filter_map(|(_, profile)| Category::of_profile(profile))
        .collect();
    if categories.is_empty() {
        categories = Category::ALL.to_vec();
    }
    categories.into_iter().map(|it| (it, action)).collect()
}

/// Reads the firewall's rules; `None` if the registry cannot be read.
#[cfg(windows)]
pub(crate) fn firewall() -> Option<Firewall> {
    use windows_registry::LOCAL_MACHINE;

    /// The rules of this machine, and those of its administrators.
    const RULES: &[&str] = &[
        r"SYSTEM\CurrentControlSet\Services\SharedAccess\Parameters\FirewallPolicy\FirewallRules",
        r"SOFTWARE\Policies\Microsoft\WindowsFirewall\FirewallRules",
    ];
    /// A folder for each category.
    const PROFILES: &str =
        r"SYSTEM\CurrentControlSet\Services\SharedAccess\Parameters\FirewallPolicy";

    let mut rules = Vec::new();
    let mut is_readable = false;
    for path in RULES {
        let Ok(key) = LOCAL_MACHINE.open(path) else {
            continue;
        };
        let Ok(values) = key.values() else {
            continue;
        };
        is_readable = true;
        rules.extend(values.filter_map(|(_, value)| String::try_from(value).ok()));
    }
    let is_off = |category: &Category| {
        let path = format!(r"{PROFILES}\{}", category.folder());
        let key = LOCAL_MACHINE.open(path).ok();
        key.and_then(|it| it.get_u32("EnableFirewall").ok()) == Some(0)
    };
    let off = Category::ALL.into_iter().filter(is_off).collect();
    is_readable.then_some(Firewall { rules, off })
}

/// Returns `None`: other systems have no firewall rules that a program may read.
#[cfg(not(windows))]
pub(crate) const fn firewall() -> Option<Firewall> {
    None
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    const PROGRAM: &str = r"C:\Users\Jürg\AppData\Local\Kralle\kralle-app.exe";

    /// Returns a rule as Windows writes it after its question is answered.
    fn rule(action: &str, profiles: &str) -> String {
        let app = PROGRAM.to_uppercase();
        format!(
            "v2.31|Action={action}|Active=TRUE|Dir=In|Protocol=6|{profiles}App={app}|Name=Kralle|Desc=Kralle|Defer=User|"
        )
    }

    fn verdict(rules: &[String], off: &[Category], category: Option<Category>) -> Verdict {
        let firewall = Firewall {
            rules: rules.to_vec(),
            off: off.to_vec(),
        };
        firewall.verdict(Path::new(PROGRAM), category)
    }

    #[rstest]
    #[case::no_rule_yet(&[], Some(Category::Private), Verdict::Asks)]
    #[case::no_rule_and_no_category(&[], None, Verdict::Asks)]
    #[case::allowed_everywhere(&[("Allow", "")], Some(Category::Public), Verdict::Allows)]
    #[case::allowed_in_private(&[("Allow", "Profile=Private|")], Some(Category::Private), Verdict::Allows)]
    #[case::allowed_somewhere(&[("Allow", "Profile=Private|")], None, Verdict::Allows)]
    #[case::private_only_in_a_public_one(
        &[("Allow", "Profile=Private|"), ("Block", "Profile=Public|")],
        Some(Category::Public),
        Verdict::BlocksPublic
    )]
    #[case::private_only_without_a_rule_for_public(
        &[("Allow", "Profile=Domain|Profile=Private|")],
        Some(Category::Public),
        Verdict::BlocksPublic
    )]
    #[case::public_only_in_a_private_one(&[("Allow", "Profile=Public|")], Some(Category::Private), Verdict::Blocks)]
    #[case::clicked_away(&[("Block", "")], Some(Category::Private), Verdict::Blocks)]
    #[case::clicked_away_without_a_category(&[("Block", "Profile=Private|")], None, Verdict::Blocks)]
    #[case::block_wins(&[("Allow", ""), ("Block", "")], Some(Category::Private), Verdict::Blocks)]
    fn the_rules_tell_whether_phones_come_through(
        #[case] rules: &[(&str, &str)],
        #[case] category: Option<Category>,
        #[case] expected: Verdict,
    ) {
        let rules: Vec<String> = rules.iter().map(|it| rule(it.0, it.1)).collect();
        assert_eq!(verdict(&rules, &[], category), expected);
    }

    #[rstest]
    #[case::switched_off("Active=TRUE", "Active=FALSE")]
    #[case::outwards("Dir=In", "Dir=Out")]
    #[case::udp("Protocol=6", "Protocol=17")]
    #[case::another_program("KRALLE-APP.EXE", "OTHER.EXE")]
    #[case::for_one_port("|Name=", "|LPort=80|Name=")]
    fn rules_about_something_else_count_for_nothing(#[case] from: &str, #[case] to: &str) {
        let rule = rule("Block", "");
        let other = rule.replace(from, to);
        assert_ne!(other, rule);
        assert_eq!(
            verdict(&[other], &[], Some(Category::Private)),
            Verdict::Asks
        );
    }

    #[test]
    fn a_firewall_that_is_off_lets_everything_through() {
        let off = [Category::Public];
        let blocks = [rule("Block", "")];
        assert_eq!(
            verdict(&blocks, &off, Some(Category::Public)),
            Verdict::Allows
        );
        assert_eq!(
            verdict(&blocks, &off, Some(Category::Private)),
            Verdict::Blocks
        );
    }
}
