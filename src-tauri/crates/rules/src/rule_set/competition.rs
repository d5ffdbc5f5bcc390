//! Options about the tournament itself, as far as a regulation covers it.

use crate::rule_set::option::{RuleOption as _, rule_option};

rule_option! {
    /// The seats and colors of the players (D 8.2, S P2, P2a, P2b, P2c, O 10.2).
    pub enum Seating: "seating", law(Seating) {
        /// The first-named team has Black on board 1 and White on board 2.
        FirstNamedBlackOnBoard1 = "first_named_black",
        /// The first-named team chooses parallel or cross, then the second-named team the colors.
        ByChoice = "by_choice",
    }
}

rule_option! {
    /// The opponents when the seating is chosen (S P2b; house rule).
    pub enum Opponents: "opponents", law(Seating) {
        /// By the option `seating`.
        AsSeating = "as_seating",
        /// The higher-rated players of both teams meet, and so do the lower-rated; only the colors are chosen.
        HigherMeetsHigher = "higher_meets_higher",
    }
}

rule_option! {
    /// The order of the players within a team (D 8.1, S G2, O 10.1).
    pub enum LineUpOrder: "line_up", law(LineUp) {
        /// The reported order applies for the whole tournament; the lower number plays on board 1.
        RankingList = "ranking_list",
        /// Any player may sit on either board.
        Free = "free",
    }
}

rule_option! {
    /// Rule on the use of substitutes (S G2a, O 10.1).
    pub enum Substitutes: "substitutes", law(Substitutes) {
        /// Allowed, in the reported order.
        Allowed = "allowed",
        /// Only if the director changes a team.
        DirectorOnly = "director_only",
        None = "none",
    }
}

rule_option! {
    /// The remedy for an odd number of players (S G4, G4a).
    pub enum OddPlayers: "odd_players", law(OddNumber) {
        /// The director plays, or one team has three players.
        StepInOrThree = "step_in_or_three",
        Unregulated = "unregulated",
    }
}

rule_option! {
    /// The rounds that each player of a three-player team sits out (S G4b).
    pub enum ThreePlayerTeam: "three_player_team", law(ThreePlayerTeam) {
        /// Each sits out every third round of the team.
        EveryThirdRound = "every_third_round",
        /// As the team agrees with the director.
        AsAgreed = "as_agreed",
    }
}

rule_option! {
    /// The place in the start order of a player who enters after the drawing of lots.
    ///
    /// S T1 covers the players entered at the beginning. The higher of two partners counts as the pot-1 player (S P2b).
    pub enum LatePlayer: "late_player", law(LatePlayer) {
        /// By strength, after players of equal strength.
        ByStrength = "by_strength",
        /// After everybody in the drawing of lots.
        BehindAll = "behind_all",
    }
}

rule_option! {
    /// Rule on early leaving of a team or a player (S G5).
    pub enum Leaving: "leaving", law(Leaving) {
        Forbidden = "forbidden",
        Unregulated = "unregulated",
    }
}

rule_option! {
    /// The results of a team that leaves a round robin, or is excluded from it (S G5).
    ///
    /// Where the regulations are silent, FIDE's competition rules apply.
    pub enum Withdrawal: "withdrawal", law(Withdrawal) {
        /// All of them are annulled if less than half was played; otherwise the played ones count and the rest are
        /// forfeited.
        HalfPlayed = "half_played",
        /// The played ones count, the rest are forfeited.
        RestForfeited = "rest_forfeited",
        AllAnnulled = "all_annulled",
    }
}

rule_option! {
    /// The largest number of teams for a round robin; beyond it, the format is a Swiss system.
    ///
    /// House rule; S G3 lets the number of teams decide.
    pub enum RoundRobinUpTo: "round_robin_up_to", law(Format) {
        /// The program suggests a format, and the director decides.
        AsSuggested = "as_suggested",
        Teams4 = "teams_4",
        Teams5 = "teams_5",
        Teams6 = "teams_6",
        Teams7 = "teams_7",
        Teams8 = "teams_8",
        Teams9 = "teams_9",
        Teams10 = "teams_10",
        Teams12 = "teams_12",
    }
}

impl RoundRobinUpTo {
    /// Returns the largest number of teams; `None` if nothing is fixed.
    pub fn teams(self) -> Option<u16> {
        self.name().strip_prefix("teams_")?.parse().ok()
    }
}

rule_option! {
    /// The number of rounds of a Swiss system if the director sets none (house rule; S G3).
    pub enum SwissRounds: "swiss_rounds", law(Format) {
        /// As suggested for the number of teams.
        AsSuggested = "as_suggested",
        Rounds5 = "rounds_5",
        Rounds6 = "rounds_6",
        Rounds7 = "rounds_7",
        Rounds8 = "rounds_8",
        Rounds9 = "rounds_9",
        Rounds11 = "rounds_11",
    }
}

impl SwissRounds {
    /// Returns the number of rounds; `None` if nothing is fixed.
    pub fn rounds(self) -> Option<u16> {
        self.name().strip_prefix("rounds_")?.parse().ok()
    }
}

rule_option! {
    /// Points for a bye in a round robin (S W1a).
    pub enum ByeRoundRobin: "bye_round_robin", law(Bye) {
        Zero = "zero",
        Half = "half",
        One = "one",
    }
}

rule_option! {
    /// Points for a bye in the Swiss system (S W1a).
    pub enum ByeSwissSystem: "bye_swiss_system", law(Bye) {
        Zero = "zero",
        Half = "half",
        One = "one",
    }
}

rule_option! {
    /// The tie-break for first place (S W2, W2a, W2b, W2c).
    pub enum FirstPlace: "first_place", law(FirstPlace) {
        /// The direct encounter of exactly two teams, otherwise the director, who may declare joint winners.
        DirectEncounterThenDirector = "direct_encounter_then_director",
        Director = "director",
    }
}

rule_option! {
    /// Rule on a forfeited match as a direct encounter of two tied teams
    /// (S W2a, which is silent; FIDE C.07 article 6.1.1).
    pub enum ForfeitedEncounter: "forfeited_encounter", law(ForfeitedEncounter) {
        /// In a round robin, where all matches are fixed beforehand (article 15.2); not in the Swiss system, where the
        /// two have not met.
        InRoundRobin = "in_round_robin",
        Counts = "counts",
    }
}
