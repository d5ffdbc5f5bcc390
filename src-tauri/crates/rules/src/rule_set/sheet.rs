//! The rule sheet: the sentences of a regulation and the options in force, by article.
//!
//! Begin at [`RuleSet::sheet`]. Screen, paper and command line show exactly these lines. An option
//! that has no effect under the rule set has no line, and neither has an empty reading.

use super::RuleSet;
use super::option::Entry;
use super::room::Room;
use super::sentence::{self, Sentence};
use crate::article::{Article, Regulation};
use crate::preset::{Game, Preset};
use crate::rule_set::competition::{FirstPlace, OddPlayers, Seating};
use crate::rule_set::drops::Touch;
use crate::rule_set::mate::{AvertCapture, AvertPromotion, Stalemate};
use crate::rule_set::moves::{DroppedPawnStep, Promotion};

/// A line of a rule sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SheetLine {
    /// Its article; [`Regulation::Kralle`] if no text has the rule.
    pub article: Article,
    pub content: Content,
    /// The reason for the reading, if the text leaves room.
    pub room: Option<Room>,
    /// True if it differs from the rule set's preset.
    pub changed: bool,
}

/// The content of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Content {
    /// A sentence of the regulation, by its name.
    Sentence(&'static str),
    Option(Entry),
}

/// Readings without content: their line is omitted unless the rule set changed to them.
const EMPTY_READINGS: &[(&str, &str)] = &[
    ("avert_capture", "never"),
    ("avert_promotion", "never"),
    ("repetition", "as_draw_claims"),
    ("opponents", "as_seating"),
    ("line_up", "free"),
    ("substitutes", "none"),
    ("odd_players", "unregulated"),
    ("leaving", "unregulated"),
    ("round_robin_up_to", "as_suggested"),
    ("swiss_rounds", "as_suggested"),
];

/// Options that apply only to teams.
pub const OF_TEAMS: &[&str] = &[
    "seating",
    "opponents",
    "line_up",
    "substitutes",
    "odd_players",
    "three_player_team",
    "late_player",
];

impl RuleSet {
    /// Returns the lines of its rule sheet, in the order of the articles.
    pub fn sheet(&self) -> Vec<SheetLine> {
        let departs: Vec<&str> = self
            .differences(self.base)
            .iter()
            .map(|it| it.here.option)
            .collect();
        let sentences = self.sentences();
        let stated: Vec<&str> = sentences
            .iter()
            .flat_map(|it| it.says.iter().copied())
            .collect();
        let mut lines: Vec<SheetLine> = sentences
            .into_iter()
            .map(|it| SheetLine {
                article: it.article,
                content: Content::Sentence(it.name),
                room: it.says.iter().find_map(|option| self.room(option)),
                changed: false,
            })
            .collect();
        for entry in self.entries() {
            let changed = departs.contains(&entry.option);
            let empty = EMPTY_READINGS.contains(&(entry.option, entry.value));
            if stated.contains(&entry.option)
                || (empty && !changed)
                || !self.asks_for(entry.option)
                || (!changed && self.is_of_another_text(entry.option))
            {
                continue;
            }
            lines.push(SheetLine {
                article: entry.article,
                content: Content::Option(entry),
                room: self.room(entry.option),
                changed,
            });
        }
        lines.sort_by_key(|line| place(line.article));
        lines
    }

    /// True if its game has the option: single players have none of the team options.
    pub fn has(&self, option: &str) -> bool {
        self.game() == Game::Tandem || !OF_TEAMS.contains(&option)
    }

    /// Returns the sentences that hold, because none of their options is announced otherwise.
    fn sentences(&self) -> Vec<&'static Sentence> {
        let departs = self.differences(self.base);
        sentence::of(self.base)
            .iter()
            .filter(|it| {
                let mut options = it.says.iter().chain(it.unless);
                !options.any(|option| departs.iter().any(|it| it.here.option == *option))
            })
            .collect()
    }

    /// True if an answer can depend on the option under this rule set.
    fn asks_for(&self, option: &str) -> bool {
        let (rules, competition) = (&self.tandem, &self.competition);
        let averts = rules.avert_capture != AvertCapture::Never
            || rules.avert_promotion != AvertPromotion::Never;
        match option {
            "unnamed_promotion" | "promotion_pieces" | "promotion_mate" => {
                rules.promotion != Promotion::FallThrough
            }
            "steal_from" | "nothing_to_steal" | "promotion_check" | "avert_promotion" => {
                rules.promotion == Promotion::Steal
            }
            "stalemate_release" => {
                rules.promotion == Promotion::Steal && rules.stalemate == Stalemate::Waits
            }
            "both_blocked" => rules.stalemate == Stalemate::Waits,
            "pending_mate" => averts,
            "dropped_pawn_en_passant" => rules.dropped_pawn_double_step != DroppedPawnStep::Never,
            "touch_without_drop" => rules.touch == Touch::ContactObliges,
            "opponents" => self.game() == Game::Tandem && competition.seating == Seating::ByChoice,
            "three_player_team" => {
                self.game() == Game::Tandem && competition.odd_players == OddPlayers::StepInOrThree
            }
            "forfeited_encounter" => competition.first_place != FirstPlace::Director,
            it => self.has(it),
        }
    }

    /// True for the cheeky move and the dash of PaarZugSchach under Fairschach, whose text lacks
    /// both.
    fn is_of_another_text(&self, option: &str) -> bool {
        self.base == Preset::Fairschach && ["cheeky", "pair_dash"].contains(&option)
    }
}

/// Returns the sort key: articles of the regulation in its order, others after them.
fn place(article: Article) -> (u8, usize) {
    let group = match article.regulation {
        Regulation::Dsj
        | Regulation::SwissRules
        | Regulation::Tandemordnung
        | Regulation::PaarZug
        | Regulation::OrdinaryChess
        | Regulation::Fics => 0,
        Regulation::Fide => 1,
        Regulation::Announcement => 2,
        Regulation::Kralle => 3,
    };
    let articles = article.regulation.articles().unwrap_or_default();
    let place = articles.iter().position(|it| *it == article);
    (group, place.unwrap_or(articles.len()))
}
