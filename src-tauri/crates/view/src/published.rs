//! The public part of a tournament, for a permanent site.
//!
//! An archive keeps this and shows nothing else of the file. Each view is one that the hall shows too: no
//! drafts, birth years, federation numbers or reasons.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;

use kralle_rules::preset::Game;
use kralle_season::EveningProgress;
use kralle_tournament::lots::Wish;
use kralle_tournament::{
    Acceleration, Arbiters, Format, Formation, Line, PlayerData, PlayerField, PlayerId, Refusal,
    RoundNumber, Tournament, folded,
};

use crate::named::Named;
use crate::public::{self, PublicCrosstable, PublicOverview, PublicRound, PublicStandings};
use crate::reform::Reform;
use crate::shown::Shown;
use crate::{lots, people, wire};

wire! {
    /// A player on the list.
    pub struct PublishedPlayer {
        pub player: u32,
        /// The name, its initials, or `N. N.`, as the person may be shown.
        pub name: String,
        /// The club; empty without one.
        pub club: String,
        /// The federation, such as `SUI`; empty if unknown, and in data of older versions.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        pub federation: String,
        /// The team in the newest round; `None` without a team.
        pub team: Option<u16>,
    }
}

impl PublishedPlayer {
    /// Returns the public fields besides the name; a value may be empty.
    pub fn facts(&self) -> [(PlayerField, &str); 2] {
        [
            (PlayerField::Club, &self.club),
            (PlayerField::Federation, &self.federation),
        ]
    }
}

wire! {
    /// A team with its players.
    pub struct PublishedTeam {
        /// The team number.
        pub team: u16,
        /// `None` without a name.
        pub name: Option<String>,
        /// The players in the newest round, by line-up order.
        pub players: Vec<u32>,
        /// The changes of its players up to the newest published round; empty in data of older versions.
        #[serde(default)]
        pub reforms: Vec<Reform>,
    }
}

wire! {
    /// A player in a pot.
    pub struct PublishedEntrant {
        pub player: u32,
        /// The rating that determined the order; `None` without one.
        pub rating: Option<u16>,
    }
}

wire! {
    /// The record of the drawing of lots, complete enough to repeat it.
    pub struct PublishedLots {
        pub seed: String,
        pub wish: Named<Wish>,
        /// The number of times pot 2 was shuffled until the wish was met.
        pub shuffles: u32,
        /// The checksum of the seeding list, such as `9F3A 21C8`.
        pub checksum: String,
        pub pot_1: Vec<PublishedEntrant>,
        pub pot_2: Vec<PublishedEntrant>,
        /// The drawn teams, by number.
        pub teams: Vec<Vec<u32>>,
        /// The numbers of teams with other players now, or formed after the drawing.
        pub changed: Vec<u16>,
    }
}

wire! {
    /// The public part of a tournament.
    pub struct Published {
        pub overview: PublicOverview,
        pub game: Named<Game>,
        pub formation: Named<Formation>,
        /// `None` in data of older versions.
        #[serde(default)]
        pub format: Option<Named<Format>>,
        /// The acceleration of a Swiss system; none in data of older versions.
        #[serde(default)]
        pub acceleration: Named<Acceleration>,
        /// The stable name of the rule set that the rules are based on; `None` in data of older versions.
        #[serde(default)]
        pub rule_set: Option<String>,
        /// The arbiters, chief first; empty if the director keeps them private, and in data of older versions.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub arbiters: Vec<String>,
        pub progress: Named<EveningProgress>,
        pub players: Vec<PublishedPlayer>,
        pub teams: Vec<PublishedTeam>,
        /// The published rounds; drafts are left out.
        pub rounds: Vec<PublicRound>,
        /// `None` before the first round is published.
        pub standings: Option<PublicStandings>,
        /// `None` before the first round is published.
        pub crosstable: Option<PublicCrosstable>,
        /// `None` if no lots were drawn.
        pub lots: Option<PublishedLots>,
    }
}

/// Returns the public part of a tournament.
///
/// # Errors
/// Fails if a match or the record of the lots names a player who is not on the list.
pub fn published(tournament: &Covered) -> Result<Published, Refusal> {
    let rounds = tournament.rounds.iter();
    let rounds: Vec<PublicRound> = rounds
        .filter_map(|round| public::round(tournament, round.number).transpose())
        .collect::<Result<_, _>>()?;
    let now = people::newest_round(tournament);
    let newest = public::newest_published(tournament);
    let is_public = |round: RoundNumber| newest.is_some_and(|newest| round <= newest);
    let teams: Vec<PublishedTeam> = tournament
        .teams
        .iter()
        .map(|team| {
            let view = people::team(tournament, team.number, now);
            PublishedTeam {
                team: view.number,
                name: view.name,
                players: view.players.iter().map(|player| player.id).collect(),
                reforms: tournament
                    .reformed
                    .iter()
                    .filter(|it| it.team == team.number && is_public(it.from))
                    .map(|it| Reform::of(tournament, it))
                    .collect(),
            }
        })
        .collect();
    Ok(Published {
        overview: public::overview(tournament),
        game: Named(tournament.settings.rule_set.game()),
        formation: Named(tournament.settings.formation),
        format: Some(Named(tournament.settings.format)),
        acceleration: Named(tournament.settings.acceleration),
        rule_set: Some(tournament.settings.rule_set.base.code().to_owned()),
        arbiters: tournament
            .settings
            .arbiters
            .names()
            .map(ToString::to_string)
            .collect(),
        progress: Named(EveningProgress::of(tournament)),
        players: tournament
            .players
            .iter()
            .map(|player| {
                let view = people::player(tournament, player);
                let team = teams.iter().find(|team| team.players.contains(&view.id));
                PublishedPlayer {
                    player: view.id,
                    name: view.name,
                    club: view.club,
                    federation: player
                        .data
                        .federation
                        .as_ref()
                        .map(ToString::to_string)
                        .unwrap_or_default(),
                    team: team.map(|team| team.team),
                }
            })
            .collect(),
        teams,
        rounds,
        standings: public::standings(tournament),
        crosstable: public::crosstable(tournament),
        lots: published_lots(tournament)?,
    })
}

/// Returns the public record of the lots; `None` before they are drawn.
fn published_lots(tournament: &Tournament) -> Result<Option<PublishedLots>, Refusal> {
    let Some(view) = lots::view(tournament)? else {
        return Ok(None);
    };
    let pot = |pot: Vec<crate::refs::PlayerRef>| {
        pot.into_iter()
            .map(|player| PublishedEntrant {
                player: player.id,
                rating: player.rating,
            })
            .collect()
    };
    Ok(Some(PublishedLots {
        seed: view.seed,
        wish: view.wish,
        shuffles: view.shuffles,
        checksum: view.checksum,
        pot_1: pot(view.pot_1),
        pot_2: pot(view.pot_2),
        teams: view
            .teams
            .into_iter()
            .map(|team| team.players.iter().map(|player| player.id).collect())
            .collect(),
        changed: view.changed,
    }))
}

/// A tournament with only the public data of each player.
///
/// Birth years, sexes and federation numbers are removed for all players. A team has no name and no captain if
/// the text would reveal the name of a hidden player. Arbiters are removed in the same case, and all of them
/// unless the director publishes them.
pub struct Covered(Tournament);

impl Deref for Covered {
    type Target = Tournament;

    fn deref(&self) -> &Tournament {
        &self.0
    }
}

/// Returns a copy of `tournament` with as much of each player as `shown` allows; players not in `shown` keep
/// their name.
pub fn covered(tournament: &Tournament, shown: &BTreeMap<PlayerId, Shown>) -> Covered {
    let mut covered = tournament.clone();
    let hidden = HiddenNames::of(tournament, shown);
    for team in &mut covered.teams {
        team.name = team
            .name
            .take()
            .filter(|it| !hidden.has_one_in(it.as_str()));
        team.captain = team
            .captain
            .take()
            .filter(|it| !hidden.has_one_in(it.as_str()));
    }
    for player in &mut covered.players {
        let how = shown.get(&player.id).copied().unwrap_or_default();
        cover(&mut player.data, how);
        player.data.conceal(PlayerField::is_private);
    }
    let arbiters = &mut covered.settings.arbiters;
    if arbiters.are_public {
        let is_shown = |it: &Line| !hidden.has_one_in(it.as_str());
        arbiters.chief = arbiters.chief.take().filter(is_shown);
        arbiters.deputies.retain(is_shown);
    } else {
        *arbiters = Arbiters::default();
    }
    Covered(covered)
}

/// The folded words of the names of players who are not shown by name, without initials.
struct HiddenNames(BTreeSet<String>);

/// The shortest word, in characters, that is also matched within longer words: "Müllers Bande" reveals Müller.
const INSIDE: usize = 4;

impl HiddenNames {
    fn of(tournament: &Tournament, shown: &BTreeMap<PlayerId, Shown>) -> Self {
        let hidden = tournament.players.iter().filter(|player| {
            let how = shown.get(&player.id).copied().unwrap_or_default();
            how != Shown::Name
        });
        let words = hidden.flat_map(|player| {
            let name = folded(player.data.name.as_str());
            name.split(' ').map(str::to_owned).collect::<Vec<_>>()
        });
        // A single letter is an initial, which identifies no player.
        Self(words.filter(|word| word.chars().count() > 1).collect())
    }

    /// True if `text` contains one of the words, in any spelling.
    fn has_one_in(&self, text: &str) -> bool {
        let text = folded(text);
        let has = |word: &String| {
            if word.chars().count() < INSIDE {
                text.split(' ').any(|it| it == word)
            } else {
                text.contains(word.as_str())
            }
        };
        self.0.iter().any(has)
    }
}

/// The name of a withheld player, the same in every language: *nomen nominandum*.
const NO_NAME: &str = "N. N.";

/// Returns the visible part of a name: the name, its initials, or "N. N.".
pub fn shown_name(name: &str, how: Shown) -> String {
    match how {
        Shown::Name => name.to_owned(),
        Shown::Initials => initials(name),
        Shown::Withheld => NO_NAME.to_owned(),
    }
}

fn cover(data: &mut PlayerData, how: Shown) {
    if how == Shown::Name {
        return;
    }
    if let Ok(name) = Line::parse(&shown_name(data.name.as_str(), how)) {
        data.name = name;
    }
    data.conceal(|_| true);
}

/// Returns the initials of a name: "M.-L., J." for "Müller-Lüdenscheidt, Jörg"; "N. N." if it has no letter.
pub fn initials(name: &str) -> String {
    let mut initials = String::new();
    let mut is_in_word = false;
    for letter in name.chars() {
        match (letter.is_alphanumeric(), is_in_word) {
            (true, false) => {
                initials.extend(letter.to_uppercase());
                initials.push('.');
            }
            (false, _) if matches!(letter, '-' | ',' | ' ') => initials.push(letter),
            (true, true) | (false, _) => {}
        }
        // An apostrophe or a dot within a word begins no new word.
        is_in_word = letter.is_alphanumeric() || (is_in_word && !matches!(letter, '-' | ',' | ' '));
    }
    if initials.contains('.') {
        initials
    } else {
        NO_NAME.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::{HiddenNames, initials};

    #[rstest]
    #[case("Müller/Meier", true)]
    #[case("MUELLERs Bande", true)]
    #[case("Meier & Jan", true)]
    #[case("Meier & Janosch", false)]
    #[case("Die Türme", false)]
    #[case("SK Horst 1", false)]
    fn a_text_that_has_a_word_of_a_hidden_name_tells_it(
        #[case] text: &str,
        #[case] expected: bool,
    ) {
        let hidden = HiddenNames(["muller", "jan"].map(str::to_owned).into());
        assert_eq!(hidden.has_one_in(text), expected);
    }

    #[rstest]
    #[case("Müller, Jan", "M., J.")]
    #[case("Müller-Lüdenscheidt, Jörg", "M.-L., J.")]
    #[case("van der Berg, anna", "V. D. B., A.")]
    #[case("O'Neill", "O.")]
    #[case("諸葛 亮", "諸. 亮.")]
    #[case("…", "N. N.")]
    fn initials_say_no_more_than_the_first_letters(#[case] name: &str, #[case] expected: &str) {
        assert_eq!(initials(name), expected);
    }
}
