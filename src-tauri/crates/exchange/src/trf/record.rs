//! Records of a file.

use kralle_choice::Choice;
use kralle_pairing::event::{HalfPoints, Role};

use super::national::NationalRecord;

/// The record of one line. Codes are kept, so that a file of an older dialect is written back in
/// that dialect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Record {
    Blank,
    /// A comment line for people (`###` or `#`).
    Comment(String),
    /// A text record: a header line without special meaning, or an unknown record.
    Text {
        /// The first three characters.
        code: String,
        /// The remaining text, trimmed.
        value: String,
    },
    /// A second record of a kind that may appear once. It has no meaning.
    Repeated {
        /// The first three characters.
        code: String,
        /// The remaining text, trimmed.
        value: String,
    },
    /// 001: a player.
    Player(PlayerRecord),
    /// A federation's code: a player in its list.
    National(NationalRecord),
    /// 310 or 013: a team.
    Team(TeamRecord),
    /// 142 or XXR: the number of rounds.
    Rounds {
        /// `142` or `XXR`.
        code: String,
        /// At least 1.
        rounds: u16,
    },
    /// XXC with `rank`: the numbering follows the rank column.
    RankNumbering {
        /// The color of the top entrant in round 1; `None` if the line does not have it.
        role: Option<Role>,
    },
    /// 152 or XXC: the color of the top entrant in round 1.
    InitialColor {
        /// `152` or `XXC`.
        code: String,
        /// White is First.
        role: Role,
    },
    /// 162, XXS, BBW and similar: game points by symbol.
    GamePoints {
        /// The record's code.
        code: String,
        /// Symbol and points, in the order of the line.
        points: Vec<(String, HalfPoints)>,
    },
    /// 362: match points for TW, TD and TL.
    MatchPoints {
        /// Symbol and points, in the order of the line.
        points: Vec<(String, HalfPoints)>,
    },
    /// 352: the colors of the White team by board, board 1 first.
    BoardColors(Vec<Role>),
    /// 240: byes in a round.
    Byes(RequestedByes),
    /// XXZ: the entrants absent in the next round.
    Absent(Vec<u16>),
    /// 250: virtual points.
    Accelerated(AcceleratedRounds),
    /// XXA: a player's virtual points by round.
    AcceleratedPlayer {
        player: u16,
        /// By round, round 1 first.
        points: Vec<HalfPoints>,
    },
    /// 260 or XXP: forbidden pairs.
    Restricted(RestrictedPairs),
    /// 320: the pairing-allocated byes of a team event.
    TeamByes(TeamByes),
    /// 330: a forfeited match.
    Forfeit(MatchForfeit),
    /// 300: a line-up out of the usual order.
    LineUp(LineUp),
    /// 299: points that do not follow from the results.
    Abnormal(AbnormalPoints),
}

impl Record {
    /// Returns the name in a line of columns; `None` for records without one.
    pub(super) fn name(&self) -> Option<&str> {
        if let Self::Player(it) = self {
            Some(&it.name)
        } else if let Self::Team(it) = self {
            Some(&it.name)
        } else if let Self::National(it) = self {
            Some(&it.name)
        } else {
            None
        }
    }
}

/// 001: a player. Text fields are trimmed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerRecord {
    /// Start number, from 1.
    pub number: u16,
    /// `m`, `w` or empty.
    pub sex: String,
    pub title: String,
    /// Last name, first name.
    pub name: String,
    /// FIDE rating; `None` for 0 or an empty field.
    pub rating: Option<u16>,
    pub federation: String,
    pub fide_id: String,
    /// The birth date, usually as `YYYY/MM/DD`.
    pub birth: String,
    pub points: Option<HalfPoints>,
    pub rank: Option<u16>,
    /// The cells by round, round 1 first; `None` for a blank cell.
    pub rounds: Vec<Option<Cell>>,
}

/// A player's entry for one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cell {
    /// The opponent's number; `None` for 0000 or a blank field.
    pub opponent: Option<u16>,
    pub color: ColorMark,
    pub result: ResultCode,
}

impl Cell {
    /// True for a bye that gives the points of a win: `U`, `F`, or `+` without an opponent.
    pub fn is_full_point(self) -> bool {
        self.opponent.is_none()
            && matches!(
                self.result,
                ResultCode::AllocatedBye | ResultCode::FullPointBye | ResultCode::ForfeitWin
            )
    }

    /// Returns the cell with a bye in place of a forfeit without an opponent. Before TRF16, reports
    /// had no other codes for byes.
    #[must_use]
    pub(super) fn with_bye(self, win: ResultCode) -> Self {
        let result = match (self.opponent, self.result) {
            (None, ResultCode::ForfeitWin) => win,
            (None, ResultCode::ForfeitLoss) => ResultCode::ZeroPointBye,
            (_, result) => result,
        };
        Self { result, ..self }
    }
}

/// A color, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColorMark {
    /// `w`: White, First.
    White,
    /// `b`: Black, Second.
    Black,
    /// `-` or blank.
    None,
}

impl ColorMark {
    /// The role of the color; `None` for no color.
    pub const fn role(self) -> Option<Role> {
        match self {
            Self::White => Some(Role::First),
            Self::Black => Some(Role::Second),
            Self::None => None,
        }
    }

    /// The color of a role.
    pub const fn of(role: Role) -> Self {
        match role {
            Role::First => Self::White,
            Role::Second => Self::Black,
        }
    }
}

/// A result code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice)]
pub enum ResultCode {
    /// `1`.
    Win,
    /// `=`.
    Draw,
    /// `0`.
    Loss,
    /// `W`: won in less than one move, not rated.
    UnratedWin,
    /// `D`: drawn in less than one move, not rated.
    UnratedDraw,
    /// `L`: lost in less than one move, not rated.
    UnratedLoss,
    /// `+`.
    ForfeitWin,
    /// `-`.
    ForfeitLoss,
    /// `H`.
    HalfPointBye,
    /// `F`.
    FullPointBye,
    /// `U`.
    AllocatedBye,
    /// `Z`.
    ZeroPointBye,
    /// Blank, `*`, or `?` for an adjourned game: not yet known.
    Open,
}

impl ResultCode {
    /// The character in a file.
    pub const fn symbol(self) -> char {
        match self {
            Self::Win => '1',
            Self::Draw => '=',
            Self::Loss => '0',
            Self::UnratedWin => 'W',
            Self::UnratedDraw => 'D',
            Self::UnratedLoss => 'L',
            Self::ForfeitWin => '+',
            Self::ForfeitLoss => '-',
            Self::HalfPointBye => 'H',
            Self::FullPointBye => 'F',
            Self::AllocatedBye => 'U',
            Self::ZeroPointBye => 'Z',
            Self::Open => ' ',
        }
    }

    /// Returns the letter of record 299: `W`, `D` and `L` for played games, rated or not.
    #[must_use]
    pub fn unrated(self) -> Self {
        let pairs = [
            (Self::Win, Self::UnratedWin),
            (Self::Draw, Self::UnratedDraw),
            (Self::Loss, Self::UnratedLoss),
        ];
        let mut pairs = pairs.into_iter();
        pairs
            .find_map(|(rated, it)| (rated == self).then_some(it))
            .unwrap_or(self)
    }

    /// Returns the code of a bye for the result of a game without an opponent, as in TRF06.
    /// `None` for other results.
    pub(super) fn of_bye(self) -> Option<Self> {
        let byes = [
            (Self::Win, Self::ForfeitWin),
            (Self::Draw, Self::HalfPointBye),
            (Self::Loss, Self::ForfeitLoss),
        ];
        let mut byes = byes.into_iter();
        byes.find_map(|(game, bye)| (game == self).then_some(bye))
    }

    /// Parses the character of a file, in any case; `None` if it is unknown.
    pub fn from_symbol(symbol: char) -> Option<Self> {
        let symbol = match symbol.to_ascii_uppercase() {
            '*' | '?' => ' ',
            '½' => '=',
            it => it,
        };
        Self::ALL.into_iter().find(|it| it.symbol() == symbol)
    }
}

/// 310 or 013: a team.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TeamRecord {
    /// `310` or `013`.
    pub code: String,
    /// The team's number; `None` for 013, whose teams are numbered in the order of the file.
    pub number: Option<u16>,
    pub name: String,
    pub nickname: String,
    /// Strength, usually an average rating. `None` for an empty field.
    pub strength: Option<u32>,
    pub match_points: Option<HalfPoints>,
    pub game_points: Option<HalfPoints>,
    pub rank: Option<u16>,
    /// Start numbers of the players, board 1 first.
    pub players: Vec<u16>,
}

/// 240: byes in a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestedByes {
    /// [`ResultCode::FullPointBye`], [`ResultCode::HalfPointBye`] or
    /// [`ResultCode::ZeroPointBye`].
    pub kind: ResultCode,
    pub round: u16,
    pub entrants: Vec<u16>,
}

/// 250: virtual points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AcceleratedRounds {
    /// Match points (teams only). `None` for an empty field.
    pub match_points: Option<HalfPoints>,
    /// Points, or game points of teams. `None` for an empty field.
    pub game_points: Option<HalfPoints>,
    /// The first and the last round.
    pub rounds: (u16, u16),
    /// The first and the last entrant.
    pub entrants: (u16, u16),
}

/// 260 or XXP: entrants who may not be paired with each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RestrictedPairs {
    /// The first and the last round; `None` for the older XXP, which applies to all rounds.
    pub rounds: Option<(u16, u16)>,
    pub entrants: Vec<u16>,
}

/// 320: the pairing-allocated byes of a team event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamByes {
    pub match_points: Option<HalfPoints>,
    pub game_points: Option<HalfPoints>,
    /// The team with the bye by round, round 1 first; `None` for no bye.
    pub teams: Vec<Option<u16>>,
}

/// 330: a forfeited match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchForfeit {
    /// The result of the White team: [`ResultCode::ForfeitLoss`] or [`ResultCode::ForfeitWin`].
    pub white: ResultCode,
    /// The result of the Black team.
    pub black: ResultCode,
    pub round: u16,
    pub white_team: u16,
    pub black_team: u16,
}

/// 300: a line-up out of the usual order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineUp {
    pub round: u16,
    pub team: u16,
    pub opponent: u16,
    /// The player on each board, board 1 first; `None` for an empty board.
    pub boards: Vec<Option<u16>>,
}

/// 299: points that do not follow from the results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AbnormalPoints {
    /// The result that gets these points; `None` for a bonus or penalty.
    pub kind: Option<ResultCode>,
    /// Match points, in signed half points. `None` for an empty field.
    pub match_points: Option<i32>,
    /// Points or game points, in signed half points. `None` for an empty field.
    pub game_points: Option<i32>,
    /// The round. `None` means all rounds for a result, and round 1 for a bonus or penalty.
    pub round: Option<u16>,
    /// The entrants; for a result, none means all.
    pub entrants: Vec<u16>,
}
