//! Every article of the regulations, in order: the rows of the coverage page (docs/rules.md).

use super::{Article, Regulation};

impl Regulation {
    /// Returns its articles in order; `None` if they are not listed here.
    pub const fn articles(self) -> Option<&'static [Article]> {
        Some(match self {
            Self::Dsj => DSJ,
            Self::SwissRules => SWISS_RULES,
            Self::Tandemordnung => TANDEMORDNUNG,
            Self::PaarZug => PAAR_ZUG,
            Self::OrdinaryChess => ORDINARY_CHESS,
            Self::Fide | Self::Fics | Self::Announcement | Self::Kralle => return None,
        })
    }
}

/// Articles of the DSJ tandem rules.
pub const DSJ: &[Article] = &numbered(
    Regulation::Dsj,
    [
        "1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3", "3.4", "4.1", "4.2", "4.3",
        "5.1", "5.2", "5.3", "5.3.1", "5.3.2", "6.1", "6.2", "6.3", "6.4", "7.1", "7.2", "7.3",
        "7.4", "8.1", "8.2",
    ],
);

/// Bullets of the Swiss rules and tournament regulations, by code.
pub const SWISS_RULES: &[Article] = &numbered(
    Regulation::SwissRules,
    [
        "A1", "A2", "A3", "A4", "A5", "A6", "H1", "H2", "H3", "E1", "E1a", "E1b", "E1c", "E2",
        "B1", "B2", "R1", "K1", "K1a", "K1b", "K1c", "K1d", "K2", "K2a", "K2b", "K2c", "K3", "K4",
        "F1", "F1a", "F1b", "F2", "F3", "F3a", "F3b", "F3c", "F3d", "F3e", "F3f", "F4", "X1", "X2",
        "G1", "G1a", "G2", "G2a", "G3", "G4", "G4a", "G4b", "G5", "G6", "T1", "T2", "T3", "P1",
        "P1a", "P2", "P2a", "P2b", "P2c", "W1", "W1a", "W1b", "W2", "W2a", "W2b", "W2c",
    ],
);

/// Articles of the Tandemordnung.
pub const TANDEMORDNUNG: &[Article] = &numbered(
    Regulation::Tandemordnung,
    [
        "1.1", "1.2", "1.3", "2.1", "2.2", "3.1", "3.2", "3.3", "3.4", "4.1", "4.2", "4.3", "5.1",
        "5.2", "6.1", "7.1 a", "7.1 b", "7.1 c", "7.1 d", "8.1", "8.2", "8.3", "8.4", "9.1", "9.2",
        "9.3", "10.1", "10.2", "10.3",
    ],
);

/// Normative passages of *Fairschach und PaarZugSchach*: PZSR 1 to 8, and the headings with the
/// numbers of their paragraphs.
pub const PAAR_ZUG: &[Article] = &numbered(
    Regulation::PaarZug,
    [
        "PZSR 1",
        "PZSR 2",
        "PZSR 3",
        "PZSR 4",
        "PZSR 5",
        "PZSR 6",
        "PZSR 7",
        "PZSR 8",
        "Fairschach (3)",
        "Spielen mit Paarzügen (1)",
        "Spielen mit Paarzügen (2)",
        "Spielen mit Paarzügen (3)",
        "Spielen mit Paarzügen (4)",
        "Spielen mit Paarzügen (5)",
        "Spielen mit Paarzügen (6)",
        "Spielen mit Paarzügen (7)",
        "PaarZugSchach (1)",
        "PaarZugSchach (2)",
        "PaarZugSchach (3)",
        "PaarZugSchach, Notation",
        "Spielregeln (1)",
        "Spielregeln (2)",
        "Spielregeln (4)",
        "Spielregeln (5)",
        "Spielregeln, frecher Zug",
        "Schlussbemerkung",
    ],
);

/// Headings of the rules of ordinary chess.
pub const ORDINARY_CHESS: &[Article] = &numbered(
    Regulation::OrdinaryChess,
    [
        "Das Ziel des Spiels",
        "Das Spielbrett",
        "Züge",
        "Das Schlagen von Figuren",
        "Turm",
        "Läufer",
        "Dame",
        "König",
        "Springer",
        "Bauer",
        "Doppelzug",
        "En passant schlagen",
        "Umwandlung von Bauern",
        "Rochade",
        "Schach, Schachmatt und Patt",
        "Schach",
        "Schachmatt",
        "Patt",
        "Remis",
        "Remis (1)",
        "Remis (2)",
        "Remis (3)",
        "Remis (4)",
        "Remis (5)",
        "Remis, Fußnote",
    ],
);

/// Returns the articles of a regulation with these numbers.
const fn numbered<const N: usize>(
    regulation: Regulation,
    numbers: [&'static str; N],
) -> [Article; N] {
    let mut articles = [Article::new(regulation, ""); N];
    let mut index = 0;
    while index < N {
        articles[index].number = numbers[index];
        index += 1;
    }
    articles
}
