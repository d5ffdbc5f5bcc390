//! The players (German: *Spielerliste*), by pot, by rating or by name.

use std::collections::BTreeMap;

use kralle_words::Words;

use crate::data::{Block, Cell, CellLine, Group, Look, Row, SheetData, Table};
use crate::{Occasion, Template};

/// The players.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayersSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// How they are ordered; the caller orders them.
    pub order: PlayerOrder,
    /// Whether a box to tick stands before each, or who is here.
    pub check: CheckIn,
    /// The players in order.
    pub players: Vec<ListedPlayer>,
}

/// How a list of players is ordered.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum PlayerOrder {
    /// Pot 1 from the top, then pot 2 (S T1).
    #[default]
    Pots,
    /// The strongest first.
    Rating,
    /// As in a dictionary.
    Name,
}

/// What stands in the column *here*.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum CheckIn {
    /// A box to tick.
    #[default]
    Boxes,
    /// Nothing: the list is of those who play.
    Done,
}

/// A player of the list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// Start number, once there is one.
    pub start_number: Option<u16>,
    /// Titles, academic and of chess.
    pub title: Option<String>,
    /// The name.
    pub name: String,
    /// The rating the order went by.
    pub rating: Option<u16>,
    /// Club.
    pub club: Option<String>,
    /// Year of birth.
    pub birth_year: Option<u16>,
    /// FIDE identity number.
    pub fide_id: Option<u32>,
    /// Number in a national federation.
    pub national_id: Option<String>,
    /// Pot 1 or 2, once there are pots.
    pub pot: Option<u8>,
}

impl PlayersSheet {
    pub(crate) fn data(&self, words: &Words, template: &Template) -> SheetData {
        let mut fields = self.occasion.fields(words);
        let order = match self.order {
            PlayerOrder::Pots => "players-order-pots",
            PlayerOrder::Rating => "players-order-rating",
            PlayerOrder::Name => "players-order-name",
        };
        fields.insert("order", words.say(order, &[]));
        if self.players.is_empty() {
            let text = words.say("sheet-players-empty", &[]);
            return SheetData::new(fields, vec![Block::text(text)]);
        }
        let count = [("count", self.players.len().into())];
        let mut absent = Vec::new();
        let mut leave = |empty: bool, key: &'static str| {
            if empty {
                absent.push(key);
            }
        };
        let all = &self.players;
        leave(self.check == CheckIn::Done, "here");
        leave(all.iter().all(|it| it.start_number.is_none()), "number");
        leave(all.iter().all(|it| it.title.is_none()), "title");
        leave(all.iter().all(|it| it.club.is_none()), "club");
        leave(all.iter().all(|it| it.birth_year.is_none()), "birth_year");
        leave(all.iter().all(|it| it.fide_id.is_none()), "fide_id");
        leave(all.iter().all(|it| it.national_id.is_none()), "national_id");
        let grouped = template.group.is_some() && self.order == PlayerOrder::Pots;
        leave(grouped || all.iter().all(|it| it.pot.is_none()), "pot");
        SheetData::new(
            fields,
            vec![
                Block::note(words.say("players-count", &count)),
                Block::Table(Table {
                    absent,
                    groups: self.groups(words, template),
                    ..Table::default()
                }),
            ],
        )
    }

    fn groups(&self, words: &Words, template: &Template) -> Vec<Group> {
        let heading = |player: &ListedPlayer| match template.group {
            Some("club") => Some(
                player
                    .club
                    .clone()
                    .unwrap_or_else(|| words.say("players-no-club", &[])),
            ),
            Some(_) if self.order == PlayerOrder::Pots => player
                .pot
                .map(|pot| words.say("players-pot", &[("pot", pot.to_string().into())])),
            Some(_) | None => None,
        };
        let mut groups: Vec<Group> = Vec::new();
        let mut places: BTreeMap<Option<String>, usize> = BTreeMap::new();
        for player in &self.players {
            let heading = heading(player);
            let place = *places.entry(heading.clone()).or_insert_with(|| {
                groups.push(Group {
                    heading,
                    rows: Vec::new(),
                });
                groups.len() - 1
            });
            if let Some(group) = groups.get_mut(place) {
                group.rows.push(row(player));
            }
        }
        groups
    }
}

fn row(player: &ListedPlayer) -> Row {
    let text = |value: Option<u16>| value.map_or_else(|| "–".to_owned(), |it| it.to_string());
    Row::default()
        .with("here", Cell::Tick)
        .with(
            "number",
            player
                .start_number
                .map(|it| it.to_string())
                .unwrap_or_default(),
        )
        .with("title", player.title.clone().unwrap_or_default())
        .with(
            "name",
            Cell::lines([CellLine::new(&player.name, Look::Column)]),
        )
        .with("rating", text(player.rating))
        .with("club", player.club.clone().unwrap_or_default())
        .with(
            "birth_year",
            player
                .birth_year
                .map(|it| it.to_string())
                .unwrap_or_default(),
        )
        .with(
            "fide_id",
            player.fide_id.map(|it| it.to_string()).unwrap_or_default(),
        )
        .with(
            "national_id",
            player.national_id.clone().unwrap_or_default(),
        )
        .with(
            "pot",
            player.pot.map(|it| it.to_string()).unwrap_or_default(),
        )
}
