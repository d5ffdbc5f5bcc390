//! The articles of each point of law, regulation by regulation.

use super::Law;
use crate::article::Article;

impl Law {
    /// Returns its articles in the DSJ rules, the Swiss rules and the Tandemordnung.
    pub const fn articles(self) -> [Article; 3] {
        match self {
            Self::Teams => [dsj("1.1"), swiss("A1"), ordnung("1.1")],
            Self::OwnBoard => [dsj("1.1"), swiss("A3"), ordnung("1.1")],
            Self::MatchEnd => [dsj("1.3"), swiss("A5"), ordnung("1.3")],
            Self::Subsidiary => [kralle("subsidiary"), swiss("A6"), ordnung("2.1")],
            Self::Move => [fide("3.1"), fide("3.1"), fide("3.1")],
            Self::KingSafety => [fide("3.9.2"), fide("3.9.2"), fide("3.9.2")],
            Self::Turn => [fide("1.3"), fide("1.3"), fide("1.3")],
            Self::Capture => [dsj("1.2"), swiss("H1"), ordnung("1.2")],
            Self::Drop => [dsj("3.1"), swiss("H2"), ordnung("4.1")],
            Self::Touch => [dsj("3.1"), swiss("H3"), ordnung("4.1")],
            Self::TouchWithoutDrop => {
                let silent = kralle("touch_without_drop");
                [dsj("3.1"), silent, silent]
            }
            Self::DropCheck => [dsj("3.2"), swiss("E1"), ordnung("4.2")],
            Self::DropMate => [dsj("3.2"), swiss("E1a"), ordnung("4.2")],
            Self::DropRank => [dsj("3.3"), swiss("E1b"), ordnung("4.2")],
            Self::UnparriedDrop => [fide("3.9.2"), swiss("E1c"), ordnung("7.1 b")],
            Self::IllegalDrop => [dsj("3.4"), swiss("E2"), ordnung("4.3")],
            Self::Promotion => [dsj("4.1"), swiss("B2"), ordnung("5.1")],
            // S B2 suspends promotion and does not define the promotion piece.
            Self::PromotionPiece => [dsj("4.1"), kralle("promotion_piece"), ordnung("5.1")],
            Self::PromotionCheck => [dsj("4.2"), kralle("promotion_check"), ordnung("5.2")],
            Self::PromotionMate => [dsj("4.3"), kralle("promotion_mate"), ordnung("5.1")],
            Self::DoubleStep => [fide("3.7.2"), swiss("B1"), fide("3.7.2")],
            Self::Castling => [fide("3.8.2"), swiss("R1"), fide("3.8.2")],
            Self::EnPassant => [fide("3.7.3.1"), fide("3.7.3.1"), fide("3.7.3.1")],
            Self::Clocks => [dsj("2.1"), swiss("A4"), ordnung("3.1")],
            Self::ClockStop => [dsj("2.3"), swiss("X2"), ordnung("3.4")],
            Self::ClockPress => [fide("6.2.1"), fide("6.2.1"), ordnung("3.2")],
            // D counts a drop by its own article, and moves of the pieces by FIDE 4.7, as S and O do.
            Self::MoveMade => [dsj("3.1"), fide("4.7"), fide("4.7")],
            // "Jederzeit" in D: the arbiter need not wait for the clock.
            Self::IllegalMoveMade => [dsj("7.4"), fide("7.5.1"), fide("7.5.1")],
            Self::FlagClaim => [dsj("2.2"), swiss("F1b"), ordnung("3.3")],
            Self::FlagFall => [dsj("5.2"), swiss("F1b"), ordnung("7.1 c")],
            Self::TeamOfRound => [dsj("1.1"), swiss("A1"), ordnung("10.3")],
            Self::Resignation => [dsj("5.1"), swiss("A6"), ordnung("7.1 a")],
            Self::IllegalMove => [dsj("7.4"), swiss("A6"), ordnung("7.1 b")],
            Self::Checkmate => [dsj("5.3"), swiss("F1a"), ordnung("7.1 d")],
            Self::AvertByDrop => [dsj("5.3.1"), swiss("H2"), ordnung("7.1 d")],
            Self::AvertByCapture => [dsj("5.3.1"), swiss("F1a"), ordnung("7.1 d")],
            Self::AvertByPromotion => [dsj("5.3.2"), swiss("F1a"), ordnung("7.1 d")],
            Self::PendingMate => [dsj("5.3"), kralle("pending_mate"), ordnung("7.1 d")],
            Self::Stalemate => [dsj("6.2"), swiss("F3a"), ordnung("8.2")],
            Self::StalemateRelease => [dsj("6.2"), kralle("stalemate_release"), ordnung("8.2")],
            Self::Agreement => [dsj("6.1"), swiss("F3c"), ordnung("8.1")],
            Self::Repetition => [dsj("6.1"), swiss("F3d"), ordnung("8.1")],
            Self::FiftyMoves => [dsj("6.1"), swiss("F3e"), ordnung("8.1")],
            Self::DeadPosition => [dsj("6.1"), swiss("F3b"), ordnung("8.1")],
            Self::BothMated => [dsj("6.3"), swiss("F4"), ordnung("8.3")],
            Self::SimultaneousClaims => [dsj("7.4"), swiss("F4"), ordnung("8.3")],
            Self::BothFlags => [dsj("6.4"), swiss("F4"), ordnung("8.4")],
            Self::Arbiter => [dsj("7.4"), swiss("F4"), ordnung("9.2")],
            // S K3 lets the arbiter judge a remark; heavier penalties rest on the FIDE laws (S A6).
            Self::Warning => [dsj("7.4"), swiss("K3"), ordnung("9.2")],
            Self::Penalty => [dsj("7.4"), swiss("A6"), ordnung("9.2")],
            Self::Forfeit => [fide("6.7.1"), fide("6.7.1"), fide("6.7.1")],
            Self::Talk => [dsj("7.2"), swiss("K2a"), ordnung("9.1")],
            Self::HandVisible => [dsj("7.3"), swiss("X1"), ordnung("6.1")],
            Self::LineUp => [dsj("8.1"), swiss("G2"), ordnung("10.1")],
            Self::Substitutes => [kralle("substitutes"), swiss("G2a"), ordnung("10.1")],
            Self::Seating => [dsj("8.2"), swiss("P2b"), ordnung("10.2")],
            Self::Format => [kralle("format"), swiss("G3"), kralle("format")],
            Self::Bye => [kralle("bye"), swiss("W1a"), kralle("bye")],
            Self::Points => [kralle("points"), swiss("W1"), kralle("points")],
            Self::OddNumber => [kralle("odd_players"), swiss("G4"), kralle("odd_players")],
            Self::ThreePlayerTeam => [
                kralle("three_player_team"),
                swiss("G4b"),
                kralle("three_player_team"),
            ],
            Self::LatePlayer => [kralle("late_player"); 3],
            Self::Withdrawal => [kralle("withdrawal"); 3],
            Self::Leaving => [kralle("leaving"), swiss("G5"), kralle("leaving")],
            Self::FirstPlace => [kralle("first_place"), swiss("W2"), kralle("first_place")],
            Self::ForfeitedEncounter => [
                kralle("forfeited_encounter"),
                swiss("W2a"),
                kralle("forfeited_encounter"),
            ],
        }
    }
}

const fn dsj(number: &'static str) -> Article {
    Article::dsj(number)
}

const fn swiss(code: &'static str) -> Article {
    Article::swiss_rules(code)
}

const fn ordnung(number: &'static str) -> Article {
    Article::ordnung(number)
}

const fn fide(number: &'static str) -> Article {
    Article::fide(number)
}

const fn kralle(point: &'static str) -> Article {
    Article::kralle(point)
}

#[cfg(test)]
mod tests {
    use super::Law;

    #[test]
    fn every_article_named_is_an_article_of_its_regulation() {
        for law in Law::ALL {
            for article in law.articles() {
                let listed = article.regulation.articles();
                assert!(
                    listed.is_none_or(|it| it.contains(&article)),
                    "{law:?}: {article}"
                );
            }
        }
    }
}
