//! The articles of each point of law, regulation by regulation.

use super::Law;
use crate::article::Article;

impl Law {
    /// Its articles in the DSJ rules, the Swiss rules and the Tandemordnung.
    pub const fn articles(self) -> [Article; 3] {
        match self {
            Self::Teams => [
                Article::dsj("1.1"),
                Article::swiss_rules("A1"),
                Article::ordnung("1.1"),
            ],
            Self::OwnBoard => [
                Article::dsj("1.1"),
                Article::swiss_rules("A3"),
                Article::ordnung("1.1"),
            ],
            Self::MatchEnd => [
                Article::dsj("1.3"),
                Article::swiss_rules("A5"),
                Article::ordnung("1.3"),
            ],
            Self::Subsidiary => [
                Article::fide("1"),
                Article::swiss_rules("A6"),
                Article::ordnung("2.1"),
            ],
            Self::Move => [
                Article::fide("3.1"),
                Article::fide("3.1"),
                Article::fide("3.1"),
            ],
            Self::KingSafety => [
                Article::fide("3.9.2"),
                Article::fide("3.9.2"),
                Article::fide("3.9.2"),
            ],
            Self::Turn => [
                Article::fide("1.3"),
                Article::fide("1.3"),
                Article::fide("1.3"),
            ],
            Self::Capture => [
                Article::dsj("1.2"),
                Article::swiss_rules("H1"),
                Article::ordnung("1.2"),
            ],
            Self::Drop => [
                Article::dsj("3.1"),
                Article::swiss_rules("H2"),
                Article::ordnung("4.1"),
            ],
            Self::Touch => [
                Article::dsj("3.1"),
                Article::swiss_rules("H3"),
                Article::ordnung("4.1"),
            ],
            Self::DropCheck => [
                Article::dsj("3.2"),
                Article::swiss_rules("E1"),
                Article::ordnung("4.2"),
            ],
            Self::DropMate => [
                Article::dsj("3.2"),
                Article::swiss_rules("E1a"),
                Article::ordnung("4.2"),
            ],
            Self::DropRank => [
                Article::dsj("3.3"),
                Article::swiss_rules("E1b"),
                Article::ordnung("4.2"),
            ],
            Self::UnparriedDrop => [
                Article::fide("3.9.2"),
                Article::swiss_rules("E1c"),
                Article::ordnung("7.1 b"),
            ],
            Self::IllegalDrop => [
                Article::dsj("3.4"),
                Article::swiss_rules("E2"),
                Article::ordnung("4.3"),
            ],
            Self::Promotion => [
                Article::dsj("4.1"),
                Article::swiss_rules("B2"),
                Article::ordnung("5.1"),
            ],
            Self::PromotionCheck => [
                Article::dsj("4.2"),
                Article::swiss_rules("B2"),
                Article::ordnung("5.2"),
            ],
            Self::PromotionMate => [
                Article::dsj("4.3"),
                Article::swiss_rules("B2"),
                Article::ordnung("5.1"),
            ],
            Self::DoubleStep => [
                Article::fide("3.7.2"),
                Article::swiss_rules("B1"),
                Article::fide("3.7.2"),
            ],
            Self::Castling => [
                Article::fide("3.8.2"),
                Article::swiss_rules("R1"),
                Article::fide("3.8.2"),
            ],
            Self::EnPassant => [
                Article::fide("3.7.3.1"),
                Article::fide("3.7.3.1"),
                Article::fide("3.7.3.1"),
            ],
            Self::Clocks => [
                Article::dsj("2.1"),
                Article::swiss_rules("A4"),
                Article::ordnung("3.1"),
            ],
            Self::ClockStop => [
                Article::dsj("2.3"),
                Article::swiss_rules("X2"),
                Article::ordnung("3.4"),
            ],
            Self::ClockPress => [
                Article::fide("6.2.1"),
                Article::swiss_rules("A6"),
                Article::ordnung("3.2"),
            ],
            Self::FlagClaim => [
                Article::dsj("2.2"),
                Article::swiss_rules("F1b"),
                Article::ordnung("3.3"),
            ],
            Self::FlagFall => [
                Article::dsj("5.2"),
                Article::swiss_rules("F1b"),
                Article::ordnung("7.1 c"),
            ],
            Self::Resignation => [
                Article::dsj("5.1"),
                Article::swiss_rules("A6"),
                Article::ordnung("7.1 a"),
            ],
            Self::IllegalMove => [
                Article::dsj("7.4"),
                Article::swiss_rules("A6"),
                Article::ordnung("7.1 b"),
            ],
            Self::Checkmate => [
                Article::dsj("5.3"),
                Article::swiss_rules("F1a"),
                Article::ordnung("7.1 d"),
            ],
            Self::AvertByDrop => [
                Article::dsj("5.3.1"),
                Article::swiss_rules("H2"),
                Article::ordnung("7.1 d"),
            ],
            Self::AvertByCapture => [
                Article::dsj("5.3.1"),
                Article::swiss_rules("F1a"),
                Article::ordnung("7.1 d"),
            ],
            Self::AvertByPromotion => [
                Article::dsj("5.3.2"),
                Article::swiss_rules("F1a"),
                Article::ordnung("7.1 d"),
            ],
            Self::Stalemate => [
                Article::dsj("6.2"),
                Article::swiss_rules("F3a"),
                Article::ordnung("8.2"),
            ],
            Self::Agreement => [
                Article::dsj("6.1"),
                Article::swiss_rules("F3c"),
                Article::ordnung("8.1"),
            ],
            Self::Repetition => [
                Article::dsj("6.1"),
                Article::swiss_rules("F3d"),
                Article::ordnung("8.1"),
            ],
            Self::FiftyMoves => [
                Article::dsj("6.1"),
                Article::swiss_rules("F3e"),
                Article::ordnung("8.1"),
            ],
            Self::DeadPosition => [
                Article::dsj("6.1"),
                Article::swiss_rules("F3b"),
                Article::ordnung("8.1"),
            ],
            Self::BothMated => [
                Article::dsj("6.3"),
                Article::swiss_rules("F4"),
                Article::ordnung("8.3"),
            ],
            Self::SimultaneousClaims => [
                Article::dsj("7.4"),
                Article::swiss_rules("F4"),
                Article::ordnung("8.3"),
            ],
            Self::BothFlags => [
                Article::dsj("6.4"),
                Article::swiss_rules("F4"),
                Article::ordnung("8.4"),
            ],
            Self::Arbiter => [
                Article::dsj("7.4"),
                Article::swiss_rules("F4"),
                Article::ordnung("9.2"),
            ],
            // S K3 lets the arbiter judge what was said; heavier penalties rest on the FIDE laws (S A6).
            Self::Warning => [
                Article::dsj("7.4"),
                Article::swiss_rules("K3"),
                Article::ordnung("9.2"),
            ],
            Self::Penalty => [
                Article::dsj("7.4"),
                Article::swiss_rules("A6"),
                Article::ordnung("9.2"),
            ],
            Self::Forfeit => [
                Article::fide("6.7.1"),
                Article::fide("6.7.1"),
                Article::fide("6.7.1"),
            ],
            Self::Talk => [
                Article::dsj("7.2"),
                Article::swiss_rules("K2a"),
                Article::ordnung("9.1"),
            ],
            Self::HandVisible => [
                Article::dsj("7.3"),
                Article::swiss_rules("X1"),
                Article::ordnung("6.1"),
            ],
            Self::LineUp => [
                Article::dsj("8.1"),
                Article::swiss_rules("G2"),
                Article::ordnung("10.1"),
            ],
            Self::Substitutes => [
                Article::announcement("substitutes"),
                Article::swiss_rules("G2a"),
                Article::ordnung("10.1"),
            ],
            Self::Seating => [
                Article::dsj("8.2"),
                Article::swiss_rules("P2b"),
                Article::ordnung("10.2"),
            ],
            Self::Bye => [
                Article::announcement("bye"),
                Article::swiss_rules("W1a"),
                Article::announcement("bye"),
            ],
            Self::Points => [
                Article::announcement("points"),
                Article::swiss_rules("W1"),
                Article::announcement("points"),
            ],
            Self::OddNumber => [
                Article::announcement("odd_players"),
                Article::swiss_rules("G4"),
                Article::announcement("odd_players"),
            ],
            Self::Leaving => [
                Article::announcement("leaving"),
                Article::swiss_rules("G5"),
                Article::announcement("leaving"),
            ],
            Self::FirstPlace => [
                Article::announcement("first_place"),
                Article::swiss_rules("W2"),
                Article::announcement("first_place"),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Law;
    use crate::article::{Regulation, list};

    #[test]
    fn every_article_named_is_an_article_of_its_regulation() {
        for law in Law::ALL {
            for article in law.articles() {
                let known = match article.regulation {
                    Regulation::Dsj => list::DSJ,
                    Regulation::SwissRules => list::SWISS_RULES,
                    Regulation::Tandemordnung => list::TANDEMORDNUNG,
                    Regulation::PaarZug
                    | Regulation::OrdinaryChess
                    | Regulation::Fide
                    | Regulation::Fics
                    | Regulation::Announcement => continue,
                };
                assert!(known.contains(&article), "{law:?}: {article}");
            }
        }
    }
}
