# How teams come about: fixed teams with a line-up order, single players, starting numbers.

new-formation = How are teams formed?
new-formation-pot-draw = Drawn from two pots
    .hint = Everyone enters alone and gets a partner by lot.
new-formation-fixed-teams = Fixed teams
    .hint = Teams report their line-up order, with substitutes if they like.
new-formation-single-players = Single players
    .hint = One game a table with White and Black: chess, PaarZugSchach, Fairschach.
new-rules-standard = Chess
    .hint = The usual rules with stalemate, draws by agreement and repetition.
new-rules-pzs = PaarZugSchach
    .hint = Both move at once; captures and collisions are settled by rule.
new-rules-fairschach = Fairschach
    .hint = Like PaarZugSchach, but a game ends only after the whole pair of moves.
new-teams = Teams (expected)
new-summary-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } → { $format }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
new-games-per-round = Games a round
new-odd-bye = With an odd number somebody has a bye in each round.

screen-teams = Teams
screen-numbers = Numbers
screen-numbers-short = Numbers

stage-before-numbers = Before the numbers
stage-numbered = Numbers given

teams-add = Enter team
teams-caption = Teams with their line-up orders
teams-change = Edit
teams-closed = The line-up orders stand.
    .rule = Since round 1 was published they hold for the whole tournament.
    .director = The director can change a team with a reason; it holds from the next round on.
teams-none-yet = No teams yet
    .hint = Enter a team of two to six players, or read a list with the columns team and board.
teams-import = Read a list
teams-order = Line-up order
teams-strength = Average
teams-substitutes = Substitutes
teams-without =
    { $count ->
        [one] One player is in no team: { $names }.
       *[other] { $count } players are in no team: { $names }.
    }
teams-without-form = Form a team of them

team-change = Edit team { $number }
team-member-down = Move { $name } down
team-member-enter = Add
team-member-known = From the list of players
team-member-name = Name
team-member-new = New player
team-member-none = – choose –
team-member-rating = Rating
team-member-remove = Take { $name } out of the team
team-member-up = Move { $name } up
team-members = Line-up order
    .hint = Board 1 first. Substitutes stand from the third place on.
team-members-missing = A team has at least two players.
team-members-full = No team has more than { $most } players.
team-name = Team name
    .hint = Without a name the team is called after its players.
team-reason = Reason
team-remove = Delete team
team-report = Enter team

import-teams-found =
    { $count ->
        [one] { $count } team understood.
       *[other] { $count } teams understood.
    }
import-teams-keep =
    { $count ->
        [one] Take over { $count } team
       *[other] Take over { $count } teams
    }
import-teams-size = Team { $name } has { $count } players; 2 to 6 are possible. It is not taken over.

start-numbers-about = Numbers put teams or players in order for the pairing.
start-numbers-caption = Starting list
start-numbers-empty = No players yet
    .hint = Enter players first, then give numbers.
start-numbers-give = Give numbers
start-numbers-given = Numbers given with “{ $seed }”
start-numbers-order = Order
start-numbers-order-strength = Rating
    .hint = The strongest first; equals stand by lot.
start-numbers-order-lot = By lot
    .hint = The public seed alone decides.
start-numbers-order-listed = As entered
    .hint = In the order of entry.
start-numbers-provisional = provisional
start-numbers-seed = Public seed
    .hint = Any text will do. It also decides by lot who is named first in round 1.
start-numbers-take-back = Take numbers back
start-numbers-top-role =
    { $role ->
        [first] Number 1 is named first in round 1.
       *[second] Number 1 is named second in round 1.
    }
start-numbers-top-color =
    { $role ->
        [first] Number 1 has White in round 1.
       *[second] Number 1 has Black in round 1.
    }
round-empty-numbers = Give numbers first, then pair.
round-to-numbers = To the numbers

line-up-title = Line-up
line-up-board = Board { $board }
line-up-chosen = reported
line-up-confirm = Confirm
line-up-confirm-both = Confirm both
line-up-keep = Keep line-up
line-up-of-team = Line-up of team { $team }
line-up-planned = not confirmed yet
line-up-reason = Reason for the substitute
line-up-rests = Substitutes: { $names }
team-member-substitute = substitute

game-white = White
game-black = Black
game-white-letter = w
game-black-letter = b
game-caption = Games of round { $number }
cause-key-stalemate = S
cause-key-repetition = R
cause-key-fifty-moves = M
cause-key-dead-position = D

rules-standard = Chess
rules-pzs = PaarZugSchach
rules-fairschach = Fairschach

refusal-numbers-missing = No numbers yet.
    .rule = Give numbers first, then pair.
    .short = Give numbers first
refusal-numbers-given = Not changed: the numbers are given.
    .rule = Whoever joins or leaves needs new numbers. They can be taken back as long as no round is paired.
    .short = Numbers are given
refusal-other-formation = Not possible in this tournament.
    .rule = This step belongs to another way of forming teams.
    .short = Belongs to another kind of tournament
refusal-rules-of-other-formation = Not saved: rules and teams do not go together.
    .rule = Tandem is played by teams; chess, PaarZugSchach and Fairschach by single players.
refusal-teams-exist = Not changed: there are { $teams } teams already.
    .rule = How teams are formed stands once there are any. Delete the teams first.
refusal-too-few-teams = Too few teams: { $teams } of at least { $needed }.
    .rule = A match takes two teams.
    .short = { $teams } of at least { $needed } teams
refusal-team-of-size = Not saved: there is no team of { $members }.
    .rule = { $fewest } to { $most } players are possible: two play, the others are substitutes.
refusal-player-in-team = Not saved: this player belongs to team { $team }.
    .rule = Everyone plays for one team only.
refusal-player-not-in-team = Not saved: this player does not belong to team { $team }.
    .rule = Only those in the line-up order can play.
refusal-team-name-taken = Not saved: { $name } is the name of team { $team }.
    .rule = Each team name is used once.
refusal-line-ups-closed = Not changed: the line-up order stands.
    .rule = The order reported before the tournament holds in all rounds. Publishing round 1 has closed it.
    .short = The line-up order stands
refusal-team-reason-missing = Not changed: a reason is missing.
    .rule = During the tournament only the director re-forms teams, and says why.
refusal-line-up-order-broken = Not lined up: { $behind_name } stands behind { $ahead_name } in the line-up order.
    .rule = The reported order is kept: { $ahead_name } on board 1, { $behind_name } on board 2.
refusal-substitute-not-admitted = Not lined up: { $name } is a substitute.
    .rule = The rules in force let no substitutes play. The rules of the tournament can admit them.
refusal-substitute-reason-missing = Not lined up: a reason for { $name } is missing.
    .rule = A substitute plays only when the director changes the team, and says why.
field-team-name = team name
field-member = player of the team
expected-one-member = a player of the list or a new one

journal-add-team = Team { $team } entered
journal-change-team = Team { $team } changed
journal-remove-team = Team { $team } deleted
journal-import-teams =
    { $count ->
        [one] { $count } team imported
       *[other] { $count } teams imported
    }
journal-give-numbers = Numbers given with “{ $seed }”
journal-take-numbers-back = Numbers taken back
journal-choose-line-up = Table { $table }: team { $team } plays with { $players }

absence-title = Byes and leaving
absence-let = Let someone miss rounds
absence-who = Who
absence-from = From round
absence-for = How long
absence-for-once = One round
absence-for-good = To the end
absence-worth = Points
absence-worth-half = Half a point
absence-worth-nothing = None
absence-reason = Reason
absence-reason-needed = The regulations forbid leaving early; say here why it happens all the same.
absence-back = Plays after all
absence-of-round = Not paired
absence-left = has left
absence-bye = misses the round
tie-breaks = Tie-breaks
tie-breaks-none = None: as the regulations say
tie-breaks-add = Add a tie-break
tie-breaks-remove = Remove { $name }
tie-breaks-hint = After the points the first counts, then the next. Names as in the FIDE list.
tie-by-tie-breaks = by tie-breaks
tie-break-BH-C1 = Buchholz without the lowest
tie-break-BH = Buchholz
tie-break-SB = Sonneborn-Berger
tie-break-DE = Direct encounter
tie-break-WIN = Wins
tie-break-WON = Wins over the board
tie-break-BPG = Games with Black
tie-break-PS = Progressive score
tie-break-KS = Koya
tie-break-ARO = Average rating of opponents
tie-break-TPR = Performance rating

refusal-absence-in-round-robin = Not possible in a round robin.
    .rule = Everyone has every opponent; a match missed is forfeited.
refusal-leaving-brings-nothing = Not saved: leaving brings no points.
    .rule = Half points are for single rounds only.
refusal-already-absent = Not saved: number { $team } misses round { $round } already.
    .rule = Take the one back first, then enter the other.
refusal-not-absent = Number { $team } plays in round { $round }.
    .rule = There is nothing to take back.
refusal-leaving-reason-missing = Not saved: a reason for number { $team } is missing.
    .rule = The regulations forbid leaving the tournament early.
field-tie-breaks = tie-breaks
expected-tie-break = a name of the FIDE list, such as BH/C1
expected-fewer-tie-breaks = twelve at most
journal-let-be-absent = Number { $team } misses rounds from round { $round } on
journal-take-absence-back = Number { $team } plays again from round { $round } on
