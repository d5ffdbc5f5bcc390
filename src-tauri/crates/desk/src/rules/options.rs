//! Conversion of a rule set to its options, and from a draft.

use RulePartName::{Competition, Conduct, Drops, Ending, Mate, Moves};
use RuleUseName::{Board, Byes, Format, LineUps, Results, Seating, Sheet, Standings};
use kralle_rules::preset::{Game, Preset};
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::option::{Entry, SetError};
use kralle_rules::rule_set::room::Room;
use kralle_rules::rule_set::sentence;
use kralle_view::named::Named;

use crate::core::field::{Expected, Field};
use crate::core::parse::optional_line;
use crate::core::refusal::RefusalView;
use crate::core::refused::article;
use crate::rules::view::{
    OptionChange, RuleOptionView, RulePartName, RuleSentenceView, RuleSetDraft, RuleSetView,
    RuleUseName,
};

/// The options of tandem chess and of the tournament, with their part and the program's use of
/// each.
const PLACES: &[(&str, RulePartName, RuleUseName)] = &[
    ("subsidiary_law", Drops, Sheet),
    ("captures", Drops, Sheet),
    ("available", Drops, Sheet),
    ("touch", Drops, Board),
    ("touch_without_drop", Drops, Board),
    ("drop_check", Drops, Board),
    ("drop_mate", Drops, Board),
    ("unparried_drop", Drops, Board),
    ("illegal_drop", Drops, Board),
    ("remedy_right", Drops, Board),
    ("mating_parry", Drops, Board),
    ("promotion", Moves, Board),
    ("unnamed_promotion", Moves, Board),
    ("promotion_pieces", Moves, Board),
    ("steal_from", Moves, Board),
    ("nothing_to_steal", Moves, Board),
    ("promotion_check", Moves, Board),
    ("promotion_mate", Moves, Board),
    ("dropped_pawn_double_step", Moves, Board),
    ("dropped_rook_castling", Moves, Board),
    ("dropped_pawn_en_passant", Moves, Board),
    ("mate", Mate, Board),
    ("avert_capture", Mate, Board),
    ("avert_promotion", Mate, Board),
    ("pending_mate", Mate, Board),
    ("both_mated", Mate, Results),
    ("stalemate", Mate, Results),
    ("stalemate_release", Mate, Board),
    ("both_blocked", Mate, Board),
    ("resignation", Ending, Results),
    ("agreement", Ending, Results),
    ("draw_claims", Ending, Results),
    ("repetition", Ending, Results),
    ("illegal_move", Ending, Results),
    ("flag_claim", Ending, Board),
    ("flag_material", Ending, Board),
    ("both_flags", Ending, Results),
    ("simultaneous_claims", Ending, Results),
    ("clock_stop", Conduct, Sheet),
    ("clock_press", Conduct, Board),
    ("move_counts", Conduct, Board),
    ("partner_moves", Conduct, Board),
    ("advice", Conduct, Sheet),
    ("hand_visibility", Conduct, Sheet),
    ("seating", Competition, Seating),
    ("opponents", Competition, Seating),
    ("line_up", Competition, LineUps),
    ("substitutes", Competition, LineUps),
    ("odd_players", Competition, Sheet),
    ("three_player_team", Competition, Sheet),
    ("late_player", Competition, Seating),
    ("leaving", Competition, Sheet),
    ("withdrawal", Competition, Standings),
    ("round_robin_up_to", Competition, Format),
    ("swiss_rounds", Competition, Format),
    ("bye_round_robin", Competition, Byes),
    ("bye_swiss_system", Competition, Byes),
    ("first_place", Competition, Standings),
    ("forfeited_encounter", Competition, Standings),
];

/// Converts a rule set option by option; `begun` if the tournament has begun.
pub(crate) fn view(rules: &RuleSet, begun: bool) -> RuleSetView {
    let preset = RuleSet::of(rules.base).entries();
    RuleSetView {
        draft: draft(rules),
        presets: Preset::ALL
            .into_iter()
            .filter(|preset| same_players(preset.game(), rules.game()))
            .map(|preset| preset.code().to_owned())
            .collect(),
        options: rules
            .entries()
            .iter()
            .zip(&preset)
            .filter(|(entry, _)| rules.has(entry.option))
            .map(|(entry, preset)| option(rules, entry, preset.value))
            .collect(),
        sentences: sentence::of(rules.base)
            .iter()
            .map(|it| RuleSentenceView {
                sentence: it.name.to_owned(),
                article: article(it.article),
                options: it
                    .says
                    .iter()
                    .chain(it.unless)
                    .map(ToString::to_string)
                    .collect(),
            })
            .collect(),
        begun,
    }
}

/// True if both games are played by teams (tandem), or both by single players (all others).
fn same_players(one: Game, other: Game) -> bool {
    (one == Game::Tandem) == (other == Game::Tandem)
}

fn option(rules: &RuleSet, entry: &Entry, preset_value: &str) -> RuleOptionView {
    let (part, used) = place(rules.game(), entry.option);
    RuleOptionView {
        option: entry.option.to_owned(),
        part,
        value: entry.value.to_owned(),
        preset_value: preset_value.to_owned(),
        values: entry
            .values
            .iter()
            .map(|value| (*value).to_owned())
            .collect(),
        article: article(entry.article),
        room: Room::of(rules.base, entry.option).map(Named),
        used,
    }
}

/// Returns the part and use of an option; unlisted options belong to the rules of their game.
fn place(game: Game, option: &str) -> (RulePartName, RuleUseName) {
    PLACES
        .iter()
        .find(|(name, ..)| *name == option)
        .map_or_else(
            || match game {
                Game::Tandem | Game::OrdinaryChess => (RulePartName::Ordinary, Board),
                Game::PairMoves => (RulePartName::PairMoves, Board),
            },
            |(_, part, used)| (*part, *used),
        )
}

pub(crate) fn preset(name: &str) -> Result<Preset, RefusalView> {
    name.parse()
        .map_err(|_| RefusalView::bad_field(Field::RuleSet, name, Expected::RuleSet))
}

/// Converts a draft to a rule set.
///
/// # Errors
/// Fails if the preset, an option or a reading is unknown.
pub(crate) fn rule_set(draft: &RuleSetDraft) -> Result<RuleSet, RefusalView> {
    let mut rules = RuleSet::of(preset(&draft.base)?);
    rules.source = optional_line(Field::RuleSource, &draft.source)?.map(|line| line.to_string());
    for change in &draft.changes {
        rules
            .set(&change.option, &change.value)
            .map_err(|error| match error {
                SetError::UnknownOption => {
                    RefusalView::bad_field(Field::RuleOption, &change.option, Expected::Choice)
                }
                SetError::UnknownValue(_) => {
                    RefusalView::bad_field(Field::RuleOption, &change.value, Expected::Choice)
                }
            })?;
    }
    Ok(rules)
}

/// Returns the draft of a rule set: its preset, source and differing options.
pub(crate) fn draft(rules: &RuleSet) -> RuleSetDraft {
    RuleSetDraft {
        base: rules.base.code().to_owned(),
        source: rules.source.clone().unwrap_or_default(),
        changes: rules
            .differences(rules.base)
            .iter()
            .map(|difference| OptionChange {
                option: difference.here.option.to_owned(),
                value: difference.here.value.to_owned(),
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use kralle_rules::rule_set::competition_rules::CompetitionRules;
    use kralle_rules::rule_set::tandem::TandemRules;

    use super::*;

    #[test]
    fn every_option_of_tandem_and_of_the_tournament_has_its_place_once() {
        let named: Vec<&str> = PLACES.iter().map(|(name, ..)| *name).collect();
        let known: Vec<&str> = [TandemRules::NAMES, CompetitionRules::NAMES].concat();
        assert_eq!(named, known);
    }
}
