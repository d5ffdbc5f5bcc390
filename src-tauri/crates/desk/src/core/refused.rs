//! Refusals of the tournament with their articles.

use kralle_rules::article::Article;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::{PlayerId, Refusal, Tournament};
use kralle_view::people;
use kralle_view::refs::PlayerRef;

use crate::core::refusal::{ArticleView, RefusalView};

/// Converts an article for the bridge.
pub(crate) fn article(article: Article) -> ArticleView {
    let (heading, point) = match article.heading_and_point() {
        Some((heading, point)) => (Some(heading.to_owned()), point.to_owned()),
        None => (None, article.number.to_owned()),
    };
    ArticleView {
        regulation: article.regulation.code().to_owned(),
        text: article.to_string(),
        heading,
        point,
    }
}

/// Converts a refusal of the tournament, with the article under its rules.
pub(crate) fn refused(refusal: &Refusal, tournament: &Tournament) -> RefusalView {
    refused_by(refusal, &tournament.settings.rule_set)
}

/// Converts a refusal of a tournament, with the article under the given rules.
pub(crate) fn refused_by(refusal: &Refusal, rules: &RuleSet) -> RefusalView {
    let cited = refusal.article(rules);
    RefusalView {
        article: cited.map(|cited| Box::new(article(cited))),
        ..RefusalView::of(refusal)
    }
}

/// Returns a player by number. Fails if there is no such player.
pub(crate) fn player_with(tournament: &Tournament, id: PlayerId) -> Result<PlayerRef, RefusalView> {
    people::player_with(tournament, id).map_err(|refusal| refused(&refusal, tournament))
}
