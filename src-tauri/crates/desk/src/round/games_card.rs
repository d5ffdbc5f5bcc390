//! The card of a match of several games: a box for each.

use kralle_sheets::{GameBox, GamesForm, Question};
use kralle_tournament::{
    Board, ColorsBetweenGames, Game, GameNumber, Match, MatchFormat, Role, RoundNumber,
    SeatingBetweenGames, TableNumber, Tournament,
};
use kralle_view::people;
use kralle_words::Words;

use crate::round::game_card::{RESULTS, choice, players, with_players};
use crate::round::view::{MatchView, RoundView};

/// Returns the body of a card for several games, with a box also for those that may follow; `sides`
/// has the headings of both sides.
pub(crate) fn body(
    tournament: &Tournament,
    view: &RoundView,
    it: Option<&MatchView>,
    [first, second]: [String; 2],
    words: &Words,
) -> GamesForm {
    let second_players = players(it.map(|it| &it.second));
    let it = it.and_then(|it| {
        let round = RoundNumber::new(view.number)?;
        let table = TableNumber::new(it.table)?;
        tournament.match_at(round, table).ok()
    });
    let games = tournament.games_to_come(it);
    // The opponents on the boards are unknown until the seating is chosen.
    let is_open = |game: &Game| game.seating.seating().is_none();
    let second = if games.iter().any(is_open) {
        with_players(second, &second_players)
    } else {
        second
    };
    let card = GamesCard {
        tournament,
        it,
        words,
    };
    GamesForm {
        sides: [first, second],
        games: games
            .numbered()
            .map(|(number, game)| card.game(number, game))
            .collect(),
        sum: words.say("card-sum", &[]),
        note: words.say("card-sum-note", &[]),
    }
}

/// The match of a card; `None` for a blank card.
struct GamesCard<'a> {
    tournament: &'a Tournament,
    it: Option<&'a Match>,
    words: &'a Words,
}

impl GamesCard<'_> {
    /// Returns the box of a game.
    fn game(&self, number: GameNumber, game: &Game) -> GameBox {
        let say = |key: &str| self.words.say(key, &[]);
        let question = |label: String, options: &[&str]| Question {
            label,
            options: options
                .iter()
                .map(|text| choice((*text).to_owned(), false))
                .collect(),
        };
        let format = self.tournament.settings.match_format;
        let is_first = number == GameNumber::FIRST;
        let is_chosen = is_first || format.seating == SeatingBetweenGames::Chosen;
        let is_open = game.seating.seating().is_none();
        let mut asides = Vec::new();
        let exists = self.it.is_some_and(|it| it.games.get(number).is_some());
        if !exists && format.games.may_end_before(number) {
            asides.push("card-if-needed");
        }
        if is_open && !is_chosen {
            asides.extend(after_the_game_before(format));
        }
        let asides: Vec<String> = asides.into_iter().map(say).collect();
        GameBox {
            label: self
                .words
                .say("card-game", &[("game", number.get().to_string().into())]),
            aside: asides.join(" · "),
            before: (is_open && is_chosen).then(|| {
                let options = [say("card-parallel"), say("card-cross")];
                question(say("card-chooses"), &options.each_ref().map(String::as_str))
            }),
            boards: [Board::A, Board::B].map(|board| self.board(game, board)),
            main: question(say("card-result"), &RESULTS),
            detail: question(say("card-decided-on-board"), &["1", "2"]),
            line: say("card-cause"),
        }
    }

    /// Returns the players of a board, of whom one has White.
    fn board(&self, game: &Game, board: Board) -> Question {
        let white = game.seating.white_on_board_1();
        // Each team has White on one board.
        let white = white.map(|white| match board {
            Board::A => white,
            Board::B => white.opposite(),
        });
        let place = |role: Role| {
            let player = self.it.and_then(|it| it.player_on(game, role, board));
            let player = player.and_then(|id| people::player_with(self.tournament, id).ok());
            choice(
                player.map(|it| it.name).unwrap_or_default(),
                white == Some(role),
            )
        };
        let args = [("board", board.number().to_string().into())];
        Question {
            label: self.words.say("card-white-on", &args),
            options: vec![place(Role::First), place(Role::Second)],
        }
    }
}

/// Returns the messages for opponents and colors that follow from the game before.
fn after_the_game_before(format: MatchFormat) -> Vec<&'static str> {
    let opponents = match format.seating {
        SeatingBetweenGames::Kept => Some("card-opponents-kept"),
        SeatingBetweenGames::Swapped => Some("card-opponents-swapped"),
        SeatingBetweenGames::Chosen => None,
    };
    let colors = match format.colors {
        ColorsBetweenGames::Swapped => Some("card-colors-swapped"),
        ColorsBetweenGames::Same => Some("card-colors-same"),
        ColorsBetweenGames::Chosen => None,
    };
    opponents.into_iter().chain(colors).collect()
}
