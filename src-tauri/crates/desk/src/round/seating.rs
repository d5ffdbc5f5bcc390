//! Calls for line-ups, seating and colors of a match.

use kralle_call::call;
use kralle_tournament::{BySide, PlayerId, Role, Seating, SeatingCorrection};
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{RefusalView, data, game};
use crate::core::wire::wire;

wire! {
    /// The players of a match; naming the planned ones confirms them.
    pub struct ChooseLineUpInput {
        pub round: u16,
        pub table: u16,
        pub team: u16,
        pub board_1: u32,
        pub board_2: u32,
        /// The reason for a substitute, if the rules require one.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Sets the players of a fixed team for a match.
#[call]
pub(crate) fn choose_line_up(
    desk: &mut Desk,
    input: ChooseLineUpInput,
) -> Result<Overview, RefusalView> {
    let round = parse::round(input.round)?;
    let table = parse::table(input.table)?;
    let team = parse::team(input.team)?;
    let seats = [PlayerId(input.board_1), PlayerId(input.board_2)];
    let reason = parse::missing_line(Field::Reason, input.reason.as_ref())?;
    let mut names = Vec::with_capacity(seats.len());
    for player in seats {
        names.push(crate::core::refused::player_with(desk.tournament()?, player)?.name);
    }
    let mut said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("team", input.team.into()),
        ("players", names.into()),
    ]);
    said.extend(crate::core::refusal::reason(reason.as_ref()));
    desk.command(Command::ChooseLineUp, said, |tournament| {
        tournament.choose_line_up(round, table, team, seats, reason.as_ref())
    })
}

wire! {
    /// The seating chosen for a match.
    pub struct ChooseSeatingInput {
        pub round: u16,
        pub table: u16,
        /// The game in the match; `None` if matches have one game.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub game: Option<u16>,
        pub seating: Named<Seating>,
    }
}

/// Sets the seating, which the first-named team chooses: the opponents on the boards.
#[call(may(helper, arbiter))]
pub(crate) fn choose_seating(
    desk: &mut Desk,
    input: ChooseSeatingInput,
) -> Result<Overview, RefusalView> {
    let at = parse::game_at(desk.tournament()?, input.round, input.table, input.game)?;
    let mut said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("seating", input.seating.code().into()),
    ]);
    said.extend(game(input.game));
    desk.command(Command::ChooseSeating, said, |tournament| {
        tournament.choose_seating(at, input.seating.0)
    })
}

wire! {
    /// The colors chosen for a match.
    pub struct ChooseColorsInput {
        pub round: u16,
        pub table: u16,
        /// The game in the match; `None` if matches have one game.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub game: Option<u16>,
        pub white_on_board_1: Named<Role>,
    }
}

/// Sets the colors, which the second-named team chooses.
#[call(may(helper, arbiter))]
pub(crate) fn choose_colors(
    desk: &mut Desk,
    input: ChooseColorsInput,
) -> Result<Overview, RefusalView> {
    let at = parse::game_at(desk.tournament()?, input.round, input.table, input.game)?;
    let mut said = data([("round", input.round.into()), ("table", input.table.into())]);
    said.extend(game(input.game));
    // The command below reports a missing match.
    if let Ok(it) = desk.tournament()?.match_at(at.round, at.table) {
        let team = it.sides.of(input.white_on_board_1.0).lead();
        said.insert("white".to_owned(), team.get().into());
    }
    desk.command(Command::ChooseColors, said, |tournament| {
        tournament.choose_colors(at, input.white_on_board_1.0)
    })
}

wire! {
    /// The match whose seating is reopened.
    pub struct ReopenSeatingInput {
        pub round: u16,
        pub table: u16,
        /// The game in the match; `None` if matches have one game.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub game: Option<u16>,
    }
}

/// Clears the seating of a match, so that it can be chosen again.
#[call]
pub(crate) fn reopen_seating(
    desk: &mut Desk,
    input: ReopenSeatingInput,
) -> Result<Overview, RefusalView> {
    let at = parse::game_at(desk.tournament()?, input.round, input.table, input.game)?;
    let mut said = data([("round", input.round.into()), ("table", input.table.into())]);
    said.extend(game(input.game));
    desk.command(Command::ReopenSeating, said, |tournament| {
        tournament.reopen_seating(at)
    })
}

wire! {
    /// The players of a team in a match.
    #[derive(Copy, Eq)]
    pub struct PlayedBy {
        pub board_1: u32,
        pub board_2: u32,
    }
}

wire! {
    /// The actual seating of a finished match.
    pub struct CorrectSeatingInput {
        pub round: u16,
        pub table: u16,
        /// The game in the match; `None` if matches have one game.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub game: Option<u16>,
        pub seating: Named<Seating>,
        pub white_on_board_1: Named<Role>,
        /// The players of the first-named team; omitted if they are correct.
        #[serde(default)]
        pub first: Option<PlayedBy>,
        /// The players of the second-named team; omitted if they are correct.
        #[serde(default)]
        pub second: Option<PlayedBy>,
        /// The reason; required once the next round is published, and for a substitute if the rules
        /// require one.
        #[serde(default)]
        pub reason: Option<String>,
        /// The reason to keep the result despite evidence that then contradicts it.
        #[serde(default)]
        pub overrule: Option<String>,
    }
}

/// Corrects the seating of a finished match; its result stays.
#[call]
pub(crate) fn correct_seating(
    desk: &mut Desk,
    input: CorrectSeatingInput,
) -> Result<Overview, RefusalView> {
    let players = |it: Option<PlayedBy>| it.map(|it| [PlayerId(it.board_1), PlayerId(it.board_2)]);
    let correction = SeatingCorrection {
        at: parse::game_at(desk.tournament()?, input.round, input.table, input.game)?,
        seating: input.seating.0,
        white_on_board_1: input.white_on_board_1.0,
        players: BySide {
            first: players(input.first),
            second: players(input.second),
        },
        reason: parse::missing_line(Field::Reason, input.reason.as_ref())?,
        overrule: parse::missing_line(Field::Reason, input.overrule.as_ref())?,
    };
    let mut said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("seating", input.seating.code().into()),
    ]);
    said.extend(game(input.game));
    // The command below reports a missing match.
    if let Ok(it) = desk
        .tournament()?
        .match_at(correction.at.round, correction.at.table)
    {
        let team = it.sides.of(correction.white_on_board_1).lead();
        said.insert("white".to_owned(), team.get().into());
    }
    let why = correction.reason.as_ref().or(correction.overrule.as_ref());
    said.extend(crate::core::refusal::reason(why));
    desk.command(Command::CorrectSeating, said, |tournament| {
        tournament.correct_seating(&correction)
    })
}

wire! {
    /// The player who sits out a match.
    pub struct LetSitOutInput {
        pub round: u16,
        pub table: u16,
        pub player: u32,
    }
}

/// Sets another player of a three-player team to sit out.
#[call]
pub(crate) fn let_sit_out(desk: &mut Desk, input: LetSitOutInput) -> Result<Overview, RefusalView> {
    let round = crate::core::parse::round(input.round)?;
    let table = crate::core::parse::table(input.table)?;
    let player = PlayerId(input.player);
    let name = crate::core::refused::player_with(desk.tournament()?, player)?.name;
    let said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("name", name.into()),
    ]);
    desk.command(Command::LetSitOut, said, |tournament| {
        tournament.let_sit_out(round, table, player)
    })
}
