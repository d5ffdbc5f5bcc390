//! Players and teams with their results by round.

use kralle_pairing::event::HalfPoints;
use kralle_tournament::{
    ColorsBetweenGames, Game, GameNumber, Match, PlayerId, Rating, Role, Round, RoundResult, Sex,
    TeamNumber, Title,
};

use super::Report;
use crate::tournament_report::national;
use crate::tournament_report::round::{at_boards, letter, letter_of, mark, white_and_black};
use crate::trf::{Cell, ColorMark, PlayerRecord, Record, ResultCode, TeamRecord};

impl Report<'_> {
    pub(super) fn rating(&self, player: PlayerId) -> Option<u16> {
        let player = self.tournament.player(player).ok()?;
        let order = national::of_chess(&self.tournament.settings.rating_order);
        let rating = player.data.rating(&order)?;
        Some(rating.get())
    }

    pub(super) fn player(&self, team: TeamNumber, player: PlayerId) -> Option<Record> {
        let data = &self.tournament.player(player).ok()?.data;
        let rounds: Vec<Option<Cell>> = self
            .indexes()
            .map(|index| self.cell(index, player).map(|(_, cell)| cell))
            .collect();
        let points = if self.is_single() {
            self.points.get(&team).copied().unwrap_or(HalfPoints::ZERO)
        } else {
            rounds
                .iter()
                .flatten()
                .map(|cell| game_points(cell.result))
                .sum()
        };
        Some(Record::Player(PlayerRecord {
            number: *self.numbers.get(&player)?,
            title: data
                .title
                .as_ref()
                .and_then(Title::fide)
                .unwrap_or_default()
                .to_owned(),
            name: data.name.to_string(),
            rating: national::fide_rating(
                data,
                &self.tournament.settings.rating_order,
                self.federation,
            )
            .map(Rating::get),
            sex: data.sex.map_or("", Sex::letter).to_owned(),
            federation: data
                .federation
                .clone()
                .map(String::from)
                .unwrap_or_default(),
            fide_id: data.fide_id.map(|id| id.to_string()).unwrap_or_default(),
            birth: data
                .birth_year
                .map(|year| format!("{}/00/00", year.get()))
                .unwrap_or_default(),
            points: Some(points),
            rank: self
                .is_single()
                .then(|| self.ranks.get(&team).copied())
                .flatten(),
            rounds,
        }))
    }

    /// Returns the player's record in a national federation, if there is one.
    pub(super) fn national(&self, player: PlayerId) -> Option<Record> {
        let data = &self.tournament.player(player).ok()?.data;
        national::record(*self.numbers.get(&player)?, data, self.federation)
    }

    /// Returns a player's result at a place of the report, with the team; `None` if the player has
    /// none.
    fn cell(&self, index: usize, player: PlayerId) -> Option<(TeamNumber, Cell)> {
        let (index, number) = self.games.split(index);
        let round = self.rounds.get(index)?;
        let team = *self.with.get(index)?.get(&player)?;
        let is_covered = number < self.games.worth;
        let cell = match round.result_of(team) {
            RoundResult::Unpaired => self.absent_cell(round, team).filter(|_| is_covered)?,
            RoundResult::Bye(_) => {
                is_covered.then_some(())?;
                nobody(ResultCode::AllocatedBye)
            }
            RoundResult::Match { it, role } => {
                let game = it.games.get(GameNumber::at(number))?;
                if self.has_changing_partners() {
                    return Some((team, self.partner_cell(it, game, role, player)?));
                }
                let players = |role| at_boards(it, game, role);
                let board = players(role).iter().position(|it| *it == player)?;
                let opponent = players(role.opposite()).get(board).copied()?;
                Cell {
                    opponent: self.numbers.get(&opponent).copied(),
                    color: ColorMark::of(mark(self.color(role, number), board)),
                    result: letter(game, role),
                }
            }
        };
        Some((team, cell))
    }

    /// Returns the cell of a player with a partner, who has the color played.
    fn partner_cell(&self, it: &Match, game: &Game, role: Role, player: PlayerId) -> Option<Cell> {
        let number = |player: &PlayerId| self.numbers.get(player).copied().unwrap_or(u16::MAX);
        let boards = white_and_black(it, game, number).into_iter();
        let mut cells = boards
            .flat_map(|[white, black]| [(white, black, Role::First), (black, white, Role::Second)]);
        let (_, opponent, color) = cells.find(|(own, ..)| *own == player)?;
        Some(Cell {
            opponent: self.numbers.get(&opponent).copied(),
            color: ColorMark::of(color),
            result: letter(game, role),
        })
    }

    /// Returns the side whose color a team has in a game, counted from 0: another one in every
    /// second game if the colors swap.
    fn color(&self, role: Role, game: usize) -> Role {
        match self.tournament.settings.match_format.colors {
            ColorsBetweenGames::Swapped if !game.is_multiple_of(2) => role.opposite(),
            ColorsBetweenGames::Swapped | ColorsBetweenGames::Same | ColorsBetweenGames::Chosen => {
                role
            }
        }
    }

    /// Returns the cell of an absent player; `None` after a withdrawal. For teams, record 240 has
    /// the absence, and its members get a zero-point bye.
    fn absent_cell(&self, round: &Round, team: TeamNumber) -> Option<Cell> {
        let absence = self.tournament.absence_in(team, round.number)?;
        absence.to?;
        Some(nobody(if self.is_single() {
            letter_of(absence.worth)
        } else {
            ResultCode::ZeroPointBye
        }))
    }

    pub(super) fn team(&self, team: TeamNumber, members: &[PlayerId]) -> Record {
        let ratings: Vec<u16> = members
            .iter()
            .take(2)
            .filter_map(|player| self.rating(*player))
            .collect();
        let sum: u32 = ratings.iter().copied().map(u32::from).sum();
        let strength = u32::try_from(ratings.len())
            .ok()
            .filter(|count| *count > 0)
            .map(|count| sum / count);
        let counts = |index: &usize| {
            let round = self.rounds.get(self.games.split(*index).0);
            match round.map(|round| round.result_of(team)) {
                Some(RoundResult::Match { it, .. }) => !self.tournament.is_void(it),
                Some(RoundResult::Bye(_) | RoundResult::Unpaired) | None => true,
            }
        };
        let game_points = members
            .iter()
            .flat_map(|player| {
                self.indexes()
                    .filter(counts)
                    .filter_map(|index| self.cell(index, *player))
            })
            .filter(|(of, _)| *of == team)
            .map(|(_, cell)| game_points(cell.result))
            .sum();
        Record::Team(TeamRecord {
            code: "310".to_owned(),
            number: Some(self.number(team)),
            name: self
                .tournament
                .team_name(team)
                .map_or_else(|| format!("Team {team}"), ToString::to_string),
            nickname: String::new(),
            strength,
            match_points: self.points.get(&team).copied(),
            game_points: Some(game_points),
            rank: self.ranks.get(&team).copied(),
            players: members
                .iter()
                .filter_map(|player| self.numbers.get(player).copied())
                .collect(),
        })
    }
}

/// Creates a cell without an opponent.
const fn nobody(result: ResultCode) -> Cell {
    Cell {
        opponent: None,
        color: ColorMark::None,
        result,
    }
}

/// Returns the game points of a result in a team match.
const fn game_points(result: ResultCode) -> HalfPoints {
    match result {
        ResultCode::Win
        | ResultCode::UnratedWin
        | ResultCode::ForfeitWin
        | ResultCode::FullPointBye => HalfPoints(2),
        ResultCode::Draw
        | ResultCode::UnratedDraw
        | ResultCode::HalfPointBye
        | ResultCode::AllocatedBye => HalfPoints(1),
        ResultCode::Loss
        | ResultCode::UnratedLoss
        | ResultCode::ForfeitLoss
        | ResultCode::ZeroPointBye
        | ResultCode::Open => HalfPoints(0),
    }
}
