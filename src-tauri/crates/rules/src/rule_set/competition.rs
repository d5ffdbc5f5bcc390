//! Options about the tournament itself, as far as a regulation speaks of it.

use crate::rule_set::option::{RuleOption as _, rule_option};

rule_option! {
    /// Who sits where with which color (D 8.2, S P2, P2a, P2b, P2c, O 10.2).
    pub enum Seating: "seating", law(Seating) {
        /// The first-named team has Black on board 1 and White on board 2.
        FirstNamedBlackOnBoard1 = "first_named_black",
        /// The first-named team chooses parallel or cross, then the second-named team the colors.
        ByChoice = "by_choice",
    }
}

rule_option! {
    /// Who meets whom where the seating is chosen (S P2b; house rule).
    pub enum Opponents: "opponents", law(Seating) {
        /// As the option `seating` has it.
        AsSeating = "as_seating",
        /// The higher-rated players of both teams meet, and the lower-rated; only the colors are chosen.
        HigherMeetsHigher = "higher_meets_higher",
    }
}

rule_option! {
    /// What order the players keep (D 8.1, S G2, O 10.1).
    pub enum LineUpOrder: "line_up", law(LineUp) {
        /// The reported order holds all tournament; the lower number sits on board 1.
        RankingList = "ranking_list",
        /// Any player may sit on either board.
        Free = "free",
    }
}

rule_option! {
    /// Whether substitutes may play (S G2a, O 10.1).
    pub enum Substitutes: "substitutes", law(Substitutes) {
        /// They may, in the reported order.
        Allowed = "allowed",
        /// Only when the director changes a team.
        DirectorOnly = "director_only",
        None = "none",
    }
}

rule_option! {
    /// What may be done about an odd number of players (S G4, G4a).
    pub enum OddPlayers: "odd_players", law(OddNumber) {
        /// The director steps in, or one team has three players.
        StepInOrThree = "step_in_or_three",
        Unregulated = "unregulated",
    }
}

rule_option! {
    /// How often each player of a three-player team sits out (S G4b).
    pub enum ThreePlayerTeam: "three_player_team", law(ThreePlayerTeam) {
        /// Each sits out every third round of the team.
        EveryThirdRound = "every_third_round",
        /// As the team agrees with the director.
        AsAgreed = "as_agreed",
    }
}

rule_option! {
    /// Where a player who comes after the drawing of lots stands in the start order (S T1 speaks of
    /// those entered at the beginning). The higher of two partners counts as the pot-1 player (S P2b).
    pub enum LatePlayer: "late_player", law(LatePlayer) {
        /// Where the strength says, behind those as strong.
        ByStrength = "by_strength",
        /// Behind everybody of the drawing of lots.
        BehindAll = "behind_all",
    }
}

rule_option! {
    /// Whether a team or a player may leave early (S G5).
    pub enum Leaving: "leaving", law(Leaving) {
        Forbidden = "forbidden",
        Unregulated = "unregulated",
    }
}

rule_option! {
    /// What becomes of the matches of a team that leaves a round robin, or is excluded from it
    /// (S G5; where the regulations are silent, as FIDE's competition rules have it).
    pub enum Withdrawal: "withdrawal", law(Withdrawal) {
        /// All of them are annulled when less than half was played; else what was played counts and
        /// the rest is forfeited.
        HalfPlayed = "half_played",
        /// What was played counts, the rest is forfeited.
        RestForfeited = "rest_forfeited",
        AllAnnulled = "all_annulled",
    }
}

rule_option! {
    /// Up to how many teams the format is a round robin, beyond it a Swiss system (house rule; S G3
    /// lets the number of teams decide).
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
    /// The largest number of teams; none where nothing is settled.
    pub fn teams(self) -> Option<u16> {
        self.name().strip_prefix("teams_")?.parse().ok()
    }
}

rule_option! {
    /// How many rounds a Swiss system has where the director sets no number (house rule; S G3).
    pub enum SwissRounds: "swiss_rounds", law(Format) {
        /// As many as the number of teams suggests.
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
    /// The number of rounds; none where nothing is settled.
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
    /// What decides a tie for first place (S W2, W2a, W2b, W2c).
    pub enum FirstPlace: "first_place", law(FirstPlace) {
        /// The direct encounter of exactly two, else the director, who may declare joint winners.
        DirectEncounterThenDirector = "direct_encounter_then_director",
        Director = "director",
    }
}

rule_option! {
    /// Whether a match that was forfeited is a direct encounter of two who are level (S W2a, which
    /// is silent; FIDE C.07 article 6.1.1).
    pub enum ForfeitedEncounter: "forfeited_encounter", law(ForfeitedEncounter) {
        /// In a round robin, where all matches stand beforehand (article 15.2); not in the Swiss
        /// system, where the two have not met.
        InRoundRobin = "in_round_robin",
        Counts = "counts",
    }
}
