//! What the tournament says on paper: the input of `kralle_sheets`.
//!
//! Each wing fills its sheets; [`crate::core::template`] finds the director's
//! template beside the tournament file.

use kralle_rules::article::{Article, Regulation};
use kralle_sheets::{Entrants, Occasion, PlayerOnSheet, Presence, TeamOnSheet};
use kralle_tournament::{Formation, PlayerData, PlayerId, RoundNumber, TeamNumber, Tournament};
use kralle_words::Words;

/// Tournament, place and day. The moment of printing is left out, so that the same sheet has the
/// same bytes.
pub(crate) fn occasion(tournament: &Tournament) -> Occasion {
    let settings = &tournament.settings;
    Occasion {
        tournament: settings.name.to_string(),
        place: settings.place.as_ref().map(ToString::to_string),
        date: settings.date,
        entrants: match settings.formation {
            Formation::PotDraw | Formation::FixedTeams => Entrants::Teams,
            Formation::SinglePlayers => Entrants::Players,
        },
        printed: None,
        head: None,
    }
}

/// The message `key` as it is said of those who meet in this tournament.
pub(crate) fn said_of(tournament: &Tournament, key: &str, words: &Words) -> String {
    match tournament.settings.formation {
        Formation::PotDraw | Formation::FixedTeams => words.say(key, &[]),
        Formation::SinglePlayers => words.say(&format!("{key}-players"), &[]),
    }
}

/// An article as people read it.
pub(crate) fn article(article: Article, words: &Words) -> String {
    match article.regulation {
        Regulation::Announcement => {
            let option = format!("option-{}", article.number.replace('_', "-"));
            return if words.knows(&option) {
                let name = words.say(&option, &[]);
                words.say("article-announced", &[("option", name.into())])
            } else {
                words.say("regulation-announcement", &[])
            };
        }
        // These say themselves where they are from, and are not all numbers.
        Regulation::PaarZug | Regulation::OrdinaryChess | Regulation::Fide | Regulation::Fics => {
            return article.to_string();
        }
        Regulation::Dsj | Regulation::SwissRules | Regulation::Tandemordnung => {}
    }
    match article.heading_and_point() {
        Some((heading, point)) => words.say(
            "article-point",
            &[("heading", heading.into()), ("point", point.into())],
        ),
        None => words.say("article-number", &[("number", article.number.into())]),
    }
}

/// A team with its players in `round`; `sits_out` of them does not play.
pub(crate) fn team(
    tournament: &Tournament,
    number: TeamNumber,
    round: RoundNumber,
    sits_out: Option<PlayerId>,
) -> TeamOnSheet {
    TeamOnSheet {
        number: number.get(),
        name: tournament.team_name(number).map(ToString::to_string),
        players: tournament
            .team_players(number, round)
            .map(|player| PlayerOnSheet {
                name: player.data.name.to_string(),
                title: player.data.title.as_ref().map(ToString::to_string),
                presence: if sits_out == Some(player.id) {
                    Presence::SitsOut
                } else {
                    Presence::Plays
                },
            })
            .collect(),
        score: None,
    }
}

/// A player who plays.
pub(crate) fn plays(player: &PlayerData) -> PlayerOnSheet {
    PlayerOnSheet {
        name: player.name.to_string(),
        title: player.title.as_ref().map(ToString::to_string),
        presence: Presence::Plays,
    }
}

/// A score in half points as a result shows it.
pub(crate) fn half_points(points: kralle_tournament::HalfPoints, words: &Words) -> String {
    words.half_points(points.0.into())
}
