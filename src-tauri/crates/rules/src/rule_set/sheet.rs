//! The rule sheet: the sentences of a regulation and the options in force, by article.
//!
//! Begin at [`RuleSet::sheet`]. Screen, paper and command line say these lines and no others. An
//! option that nothing in the rule set asks for has no line, and neither has one that settles
//! nothing.

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
    /// The article that carries it; [`Regulation::Kralle`] where no text does.
    pub article: Article,
    pub content: Content,
    /// Why the text is read so, where it leaves room.
    pub room: Option<Room>,
    /// True if it departs from the preset the rule set starts from.
    pub changed: bool,
}

/// The content of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Content {
    /// A sentence of the regulation, by its name.
    Sentence(&'static str),
    Option(Entry),
}

/// Readings that settle nothing: the line is left out unless a rule set departs into them.
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

/// Options that only teams have.
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
    /// The lines of its rule sheet, in the order of the articles.
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

    /// True if its game has the option: single players have none of teams.
    pub fn has(&self, option: &str) -> bool {
        self.game() == Game::Tandem || !OF_TEAMS.contains(&option)
    }

    /// The sentences of its text that hold as long as nothing in them is announced otherwise.
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

    /// True if some answer can depend on the option under this rule set.
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

    /// True for the cheeky move and the dash of PaarZugSchach under Fairschach, whose text has
    /// neither.
    fn is_of_another_text(&self, option: &str) -> bool {
        self.base == Preset::Fairschach && ["cheeky", "pair_dash"].contains(&option)
    }
}

/// Articles of the regulation come in its order, what stands elsewhere after them.
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
