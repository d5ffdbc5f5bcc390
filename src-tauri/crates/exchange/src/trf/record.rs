//! What one line of a file says.

use kralle_choice::Choice;
use kralle_pairing::event::{HalfPoints, Role};

use super::national::NationalRecord;

/// What one line says. Codes stand as the file has them, so that a file of the
/// older dialect stays one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Record {
    Blank,
    /// A line that is only for people (`###` or `#`).
    Comment(String),
    /// A record that carries only text: a header line this module gives no
    /// meaning to, or one nobody here knows.
    Text {
        /// The first three characters.
        code: String,
        /// What follows, trimmed.
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
        /// Which of the two.
        code: String,
        /// At least 1.
        rounds: u16,
    },
    /// XXC with `rank`: the numbering follows the rank column; and the color of
    /// the top entrant, if it stands there too.
    RankNumbering {
        /// The color of the top entrant in round 1.
        role: Option<Role>,
    },
    /// 152 or XXC: the color of the top entrant in round 1.
    InitialColor {
        /// Which of the two.
        code: String,
        /// White is First.
        role: Role,
    },
    /// 162, XXS or BBW and its like: points of games, symbol by symbol.
    GamePoints {
        /// Which of them.
        code: String,
        /// Symbol and points, in the order of the line.
        points: Vec<(String, HalfPoints)>,
    },
    /// 362: match points for TW, TD and TL.
    MatchPoints {
        /// Symbol and points, in the order of the line.
        points: Vec<(String, HalfPoints)>,
    },
    /// 352: the colors the White team has on the boards, board 1 first.
    BoardColors(Vec<Role>),
    /// 240: byes of a round.
    Byes(RequestedByes),
    /// XXZ: who is absent in the round to be paired.
    Absent(Vec<u16>),
    /// 250: virtual points.
    Accelerated(AcceleratedRounds),
    /// XXA: a player's virtual points, round by round.
    AcceleratedPlayer {
        player: u16,
        /// Round 1 first.
        points: Vec<HalfPoints>,
    },
    /// 260 or XXP: who may not meet.
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

/// 001: a player. The text fields are trimmed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerRecord {
    /// Start number, from 1.
    pub number: u16,
    /// `m`, `w` or nothing.
    pub sex: String,
    pub title: String,
    /// Last name, first name.
    pub name: String,
    /// FIDE rating; 0 and nothing are both `None`.
    pub rating: Option<u16>,
    pub federation: String,
    pub fide_id: String,
    /// `YYYY/MM/DD`, as far as it is known.
    pub birth: String,
    pub points: Option<HalfPoints>,
    pub rank: Option<u16>,
    /// Round 1 first; `None` where nothing stands.
    pub rounds: Vec<Option<Cell>>,
}

/// What stands in a player's line for one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cell {
    /// The opponent's number; `None` for 0000 or nothing.
    pub opponent: Option<u16>,
    pub color: ColorMark,
    pub result: ResultCode,
}

/// A color, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColorMark {
    /// `w`: White, First.
    White,
    /// `b`: Black, Second.
    Black,
    /// `-` or nothing.
    None,
}

impl ColorMark {
    /// The role the color stands for.
    pub const fn role(self) -> Option<Role> {
        match self {
            Self::White => Some(Role::First),
            Self::Black => Some(Role::Second),
            Self::None => None,
        }
    }

    /// The color that stands for a role.
    pub const fn of(role: Role) -> Self {
        match role {
            Role::First => Self::White,
            Role::Second => Self::Black,
        }
    }
}

/// A result.
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
    /// Nothing or `*`: not known yet.
    Open,
}

impl ResultCode {
    /// The character of the file.
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

    /// The letter of record 299: `W`, `D` and `L` for what was played, rated or not.
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

    /// Reads the character of the file, small or capital.
    pub fn from_symbol(symbol: char) -> Option<Self> {
        let symbol = match symbol.to_ascii_uppercase() {
            '*' => ' ',
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
    /// The team's number; 013 has none (its teams count in the order of the
    /// file).
    pub number: Option<u16>,
    pub name: String,
    pub nickname: String,
    /// Strength, usually an average rating.
    pub strength: Option<u32>,
    pub match_points: Option<HalfPoints>,
    pub game_points: Option<HalfPoints>,
    pub rank: Option<u16>,
    /// Start numbers of the players, board 1 first.
    pub players: Vec<u16>,
}

/// 240: byes of a round.
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
    /// Match points (teams only).
    pub match_points: Option<HalfPoints>,
    /// Points, or game points of teams.
    pub game_points: Option<HalfPoints>,
    /// The first and the last round.
    pub rounds: (u16, u16),
    /// The first and the last entrant.
    pub entrants: (u16, u16),
}

/// 260 or XXP: who may not meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RestrictedPairs {
    /// The first and the last round; `None` for the older XXP, which is for
    /// all rounds.
    pub rounds: Option<(u16, u16)>,
    pub entrants: Vec<u16>,
}

/// 320: the pairing-allocated byes of a team event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamByes {
    pub match_points: Option<HalfPoints>,
    pub game_points: Option<HalfPoints>,
    /// The team of each round, round 1 first.
    pub teams: Vec<Option<u16>>,
}

/// 330: a forfeited match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchForfeit {
    /// Whether the White team forfeited ([`ResultCode::ForfeitLoss`]) or not
    /// ([`ResultCode::ForfeitWin`]).
    pub white: ResultCode,
    /// The same for the Black team.
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
    /// Which result it is for; `None` adds a bonus or takes a penalty.
    pub kind: Option<ResultCode>,
    /// Match points, in half points, with their sign.
    pub match_points: Option<i32>,
    /// Points or game points, in half points, with their sign.
    pub game_points: Option<i32>,
    /// The round; `None` for all.
    pub round: Option<u16>,
    /// Who; nobody named means everybody.
    pub entrants: Vec<u16>,
}
