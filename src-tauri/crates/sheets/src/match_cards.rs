//! A card for each match of a round (German: *Ergebniszettel*), to cut.

use kralle_words::Words;

use crate::data::{Block, Panels, SheetData};
use crate::panel::{MatchCard, Panel, Seats, Side};
use crate::{Occasion, TeamOnSheet, Template};

/// The cards of a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MatchCardsSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// The round, from 1.
    pub round: u16,
    /// The matches in the order of their tables.
    pub matches: Vec<MatchToPlay>,
    /// Whether the teams choose who meets whom, or the rules say it.
    pub seating: CardSeating,
    /// How many boards a match has.
    pub boards: CardBoards,
    /// What can decide a match, as people read it: "Matt", "Zeit", ….
    pub causes: Vec<String>,
}

/// How many boards a match has.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum CardBoards {
    /// Two, as in tandem chess.
    #[default]
    Two,
    /// One: single players meet.
    One,
}

/// Who says who meets whom.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum CardSeating {
    /// The teams (S P2b, P2c).
    #[default]
    ByChoice,
    /// The rules: the first-named team has Black on board 1 (D 8.2, O 10.2).
    Fixed,
}

/// A match that is to be played.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MatchToPlay {
    /// The table's number; none on a blank.
    pub table: Option<u16>,
    /// The first-named team; those who play, pot 1 (board 1) first.
    pub first_named: TeamOnSheet,
    /// The second-named team.
    pub second_named: TeamOnSheet,
    /// Who meets whom, once it is chosen.
    pub meets: Option<Meets>,
    /// Whether the first-named team has White on board 1, once it is chosen.
    pub first_white_on_1: Option<bool>,
}

/// Who of the pots meets whom (S P2b).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meets {
    /// Pot 1 meets pot 1 (German: *parallel*).
    Parallel,
    /// Pot 1 meets pot 2 (German: *übers Kreuz*).
    Cross,
}

impl MatchCardsSheet {
    pub(crate) fn data(&self, words: &Words, template: &Template) -> SheetData {
        let mut fields = self.occasion.fields(words);
        fields.insert("round", self.round.to_string());
        let blocks = if self.matches.is_empty() {
            vec![Block::text(words.say("sheet-pairing-empty", &[]))]
        } else {
            vec![Block::Panels(self.panels(words, template))]
        };
        SheetData::new(fields, blocks)
    }

    /// The cards, two or four to a page.
    pub(crate) fn panels(&self, words: &Words, template: &Template) -> Panels {
        let (width, height) = template.paper;
        let (across, down) = match (template.per_page.unwrap_or(2), width < height) {
            (4, _) => (2, 2),
            (_, true) => (1, 2),
            (_, false) => (2, 1),
        };
        Panels {
            across,
            down,
            cards: self
                .matches
                .iter()
                .map(|it| Panel::Match(Box::new(self.card(it, words))))
                .collect(),
        }
    }

    fn card(&self, it: &MatchToPlay, words: &Words) -> MatchCard {
        let fields = self.occasion.fields(words);
        let heading = ["tournament", "place", "date"]
            .iter()
            .filter_map(|key| fields.get(key))
            .cloned()
            .collect::<Vec<_>>();
        let side = |team: &TeamOnSheet| {
            let mut players = team
                .players
                .iter()
                .filter(|player| player.presence == crate::Presence::Plays)
                .map(|player| player.name.clone());
            Side {
                title: if team.number == 0 {
                    String::new()
                } else {
                    team.title(words)
                },
                players: [
                    players.next().unwrap_or_default(),
                    players.next().unwrap_or_default(),
                ],
            }
        };
        MatchCard {
            heading: heading.join(" · "),
            round: words.say("card-round", &[("round", self.round.to_string().into())]),
            table: it.table,
            sides: [side(&it.first_named), side(&it.second_named)],
            seating: match (self.seating, it.meets) {
                _ if self.boards == CardBoards::One => Some(Seats::Parallel),
                (CardSeating::Fixed, None) | (_, Some(Meets::Parallel)) => Some(Seats::Parallel),
                (_, Some(Meets::Cross)) => Some(Seats::Cross),
                (CardSeating::ByChoice, None) => None,
            },
            white_on_1: match self.seating {
                CardSeating::Fixed => Some(1),
                CardSeating::ByChoice => it
                    .first_white_on_1
                    .map(|first_white| usize::from(!first_white)),
            },
            boards: match self.boards {
                CardBoards::Two => 2,
                CardBoards::One => 1,
            },
            by_choice: self.seating == CardSeating::ByChoice,
            causes: self.causes.clone(),
        }
    }
}
