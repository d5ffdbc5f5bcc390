//! The fields of inputs and their expected values, as a refusal names them.

use kralle_tournament::PlayerField;

/// Declares an enum of stable codes, each with its own message, plus those of a player's fields.
macro_rules! codes {
    ($(#[$doc:meta])* pub enum $name:ident { $( $variant:ident = $code:literal, )+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $( #[doc = concat!("`", $code, "`")] $variant, )+
            Player(PlayerField),
        }

        impl $name {
            /// All variants except `Player`.
            pub const ALL: &'static [Self] = &[$( Self::$variant, )+];

            /// The stable code, never translated.
            pub const fn code(self) -> &'static str {
                match self {
                    $( Self::$variant => $code, )+
                    Self::Player(field) => field.code(),
                }
            }
        }
    };
}

codes! {
    /// A field of an input. Its message key is `field-` plus the code with hyphens.
    pub enum Field {
        ActingName = "acting_name",
        Address = "address",
        Archive = "archive",
        Arrived = "arrived",
        Begins = "begins",
        BestOf = "best_of",
        Bye = "bye",
        Captain = "captain",
        Castling = "castling",
        ChiefArbiter = "chief_arbiter",
        Columns = "columns",
        Date = "date",
        Days = "days",
        DeputyArbiters = "deputy_arbiters",
        Draw = "draw",
        Dropped = "dropped",
        EnPassant = "en_passant",
        Encoding = "encoding",
        EndBy = "end_by",
        Evenings = "evenings",
        FirstRoundAt = "first_round_at",
        From = "from",
        Game = "game",
        GamesPerMatch = "games_per_match",
        HalfPoints = "half_points",
        IncrementSeconds = "increment_seconds",
        Loss = "loss",
        Member = "member",
        Minutes = "minutes",
        Name = "name",
        Password = "password",
        Path = "path",
        PerPage = "per_page",
        Place = "place",
        Position = "position",
        Promoted = "promoted",
        Rating = "rating",
        RatingList = "rating_list",
        RatingListDate = "rating_list_date",
        Reason = "reason",
        Round = "round",
        Rounds = "rounds",
        RuleOption = "rule_option",
        RuleSet = "rule_set",
        RuleSource = "rule_source",
        Screen = "screen",
        SeasonPoints = "season_points",
        Seed = "seed",
        Separator = "separator",
        Square = "square",
        Table = "table",
        TakenFrom = "taken_from",
        Team = "team",
        TeamName = "team_name",
        Text = "text",
        ThinkingMinutes = "thinking_minutes",
        TieBreaks = "tie_breaks",
        To = "to",
        Win = "win",
        Winner = "winner",
    }
}

codes! {
    /// The expected value of a field. Its message key is `expected-` plus the code with hyphens.
    pub enum Expected {
        Address = "address",
        ArchiveAddress = "archive_address",
        CardsPerPage = "cards_per_page",
        Choice = "choice",
        ClockTime = "clock_time",
        Date = "date",
        Evenings = "evenings",
        FewerDeputies = "fewer_deputies",
        FewerTieBreaks = "fewer_tie_breaks",
        GameCount = "game_count",
        IncrementSeconds = "increment_seconds",
        Minutes = "minutes",
        Nothing = "nothing",
        NumberFromOne = "number_from_one",
        OneMember = "one_member",
        OneSource = "one_source",
        OneWinner = "one_winner",
        Path = "path",
        Points = "points",
        Position = "position",
        PrintableText = "printable_text",
        Rating = "rating",
        Rounds = "rounds",
        RuleSet = "rule_set",
        Screen = "screen",
        SeasonPoints = "season_points",
        ShorterText = "shorter_text",
        Square = "square",
        Table = "table",
        TeamsOfWish = "teams_of_wish",
        Text = "text",
        ThinkingMinutes = "thinking_minutes",
        TieBreak = "tie_break",
    }
}

#[cfg(test)]
mod tests {
    use kralle_words::{Language, Words};

    use super::{Expected, Field, PlayerField};

    #[test]
    fn every_field_and_what_is_expected_there_has_words() {
        // The sex is an enum of the bridge and never a text.
        let of_player = PlayerField::ALL
            .into_iter()
            .filter(|it| *it != PlayerField::Sex);
        let of_player = of_player.map(Field::Player).collect::<Vec<_>>();
        // Any short printable line is a valid title or club.
        let read = |it: &PlayerField| {
            !matches!(
                it,
                PlayerField::Title | PlayerField::Club | PlayerField::Sex
            )
        };
        let read = PlayerField::ALL.into_iter().filter(read);
        let read = read.map(Expected::Player).collect::<Vec<_>>();
        let fields = Field::ALL.iter().chain(&of_player);
        let fields = fields.map(|it| ("field", it.code()));
        let expected = Expected::ALL.iter().chain(&read);
        let expected = expected.map(|it| ("expected", it.code()));
        for language in Language::ALL {
            let words = Words::new(language);
            for (kind, code) in fields.clone().chain(expected.clone()) {
                let key = format!("{kind}-{}", code.replace('_', "-"));
                assert!(words.knows(&key), "{language:?}: {key}");
            }
        }
    }
}
