# Team formation: fixed teams with a board order, individual players, pairing numbers.

new-formation = How are teams formed?
new-formation-pot-draw = Drawn from two pots
    .hint = Players enter individually and draw a partner by lot.
new-formation-fixed-teams = Fixed teams
    .hint = Teams submit their board order, with substitutes if they wish.
new-formation-single-players = Individual players
    .hint = One game per table, White against Black: chess, PaarZugSchach, Fairschach.
new-rules-standard = Chess
    .hint = The usual rules, with stalemate, draws by agreement, and draws by repetition.
new-rules-pzs = PaarZugSchach
    .hint = Both players move at the same time; the rules settle captures and collisions.
new-rules-fairschach = Fairschach
    .hint = Like PaarZugSchach, but a game ends only after the full pair of moves.
new-teams = Expected teams
new-summary-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } → { $format }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
new-games-per-round = Games per round
new-odd-bye = With an odd number, one team or player has a bye each round.

screen-teams = Teams
screen-numbers = Numbers
screen-numbers-short = Numbers

stage-before-numbers = Numbers not assigned yet
stage-numbered = Numbers assigned

teams-add = Add team
teams-caption = Teams with their board orders
teams-change = Edit
teams-closed = The board orders are final.
    .rule = The board orders have been fixed for the whole tournament since round 1 was published.
    .director = The director can change a team, giving a reason; the change applies from the next round on.
teams-none-yet = No teams yet
    .hint = Add a team of two to six players, or import a list with columns for team and board.
teams-import = Import a list
teams-order = Board order
teams-strength = Average
teams-substitutes = Substitutes
teams-without =
    { $count ->
        [one] One player is not on a team: { $names }.
       *[other] { $count } players are not on a team: { $names }.
    }
teams-without-form = Form a team from these players

team-change = Edit team { $number }
team-member-down = Move { $name } down
team-member-enter = Add
team-member-known = From the player list
team-member-name = Name
team-member-new = New player
team-member-none = – select –
team-member-rating = Rating
team-member-remove = Remove { $name } from the team
team-member-up = Move { $name } up
team-members = Board order
    .hint = Board 1 first. Everyone from third place down is a substitute.
team-members-missing = A team needs at least two players.
team-members-full = A team can have at most { $most } players.
team-name = Team name
    .hint = Without a name, the team is named after its players.
team-reason = Reason
team-remove = Delete team
team-report = Add team
team-reported = Added: { $name }

import-teams-found =
    { $count ->
        [one] { $count } team recognized.
       *[other] { $count } teams recognized.
    }
import-teams-keep =
    { $count ->
        [one] Import { $count } team
       *[other] Import { $count } teams
    }
import-teams-joining =
    { $count ->
        [one] Team { $name } exists already: { $count } player joins it.
       *[other] Team { $name } exists already: { $count } players join it.
    }
import-teams-size =
    { $count ->
        [one] Team { $name } has { $count } player; 2 to 6 are allowed. It is not imported.
       *[other] Team { $name } has { $count } players; 2 to 6 are allowed. It is not imported.
    }

start-numbers-about = Pairing numbers set the order of teams or players for pairing.
start-numbers-caption = Starting list
start-numbers-empty = No players yet
    .hint = Add players first, then assign numbers.
start-numbers-give = Assign numbers
start-numbers-given = Numbers assigned with “{ $seed }”
start-numbers-order = Order
start-numbers-order-strength = Rating
    .hint = Highest rating first; ties are broken by lot.
start-numbers-order-lot = By lot
    .hint = The public seed alone decides.
start-numbers-order-listed = As entered
    .hint = In the order of entry.
start-numbers-provisional = provisional
start-numbers-seed = Public seed
    .hint = Any text will do. The seed also determines who is named first in round 1.
start-numbers-take-back = Clear numbers
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
round-empty-numbers = Assign numbers first, then pair.
round-to-numbers = Go to numbers

line-up-title = Line-up
line-up-board = Board { $board }
line-up-chosen = submitted
line-up-confirm = Confirm
line-up-confirm-both = Confirm both
line-up-keep = Save line-up
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
cause-key-stalemate = E
cause-key-repetition = R
cause-key-fifty-moves = M
cause-key-dead-position = D

rules-standard = Chess
rules-pzs = PaarZugSchach
rules-fairschach = Fairschach

refusal-numbers-missing = No numbers yet.
    .rule = Assign numbers first, then pair.
    .short = Assign numbers first
refusal-numbers-given = Not changed: numbers are already assigned.
    .rule = If anyone joins or leaves, numbers must be assigned again. Numbers can be cleared as long as no round is paired.
    .short = Numbers are assigned
refusal-other-formation = Not possible in this tournament.
    .rule = This step belongs to a different type of tournament.
    .short = Only in a different type of tournament
refusal-rules-of-other-formation = Not saved: these rules do not match the team formation.
    .rule = Tandem is played by teams; chess, PaarZugSchach and Fairschach by individual players.
refusal-games-need-teams = Not saved: individual players play one game per match.
    .rule = Teams may play several games.
refusal-acceleration-needs-swiss = Not saved: a round robin cannot be accelerated.
    .rule = Only a Swiss system can be accelerated; in a round robin, the tables decide all pairings.
refusal-teams-exist =
    { $teams ->
        [one] Not changed: there is already { $teams } team.
       *[other] Not changed: there are already { $teams } teams.
    }
    .rule = Team formation can no longer change once there are teams. Delete the teams first.
refusal-too-few-teams = Too few teams: { $teams } entered, at least { $needed } needed.
    .rule = A match needs two teams.
    .short =
        { $teams ->
            [one] { $teams } team entered, at least { $needed } needed
           *[other] { $teams } teams entered, at least { $needed } needed
        }
refusal-team-of-size = Not saved: a team of { $members } is not allowed.
    .rule = { $fewest } to { $most } players are allowed: two play, and the others are substitutes.
refusal-player-in-team = Not saved: this player belongs to team { $team }.
    .rule = A player can play for one team only.
refusal-player-not-in-team = Not saved: this player does not belong to team { $team }.
    .rule = Only players in the team’s board order can play.
refusal-team-name-taken = Not saved: team { $team } is already named { $name }.
    .rule = Each team needs its own name.
refusal-line-ups-closed = Not changed: the board order is final.
    .rule = The order submitted before the tournament applies in all rounds. It became final when round 1 was published.
    .short = The board order is final
refusal-team-reason-missing = Not changed: a reason is missing.
    .rule = During the tournament, only the director may change teams, always with a reason.
refusal-line-up-order-broken = Line-up not saved: { $behind_name } comes after { $ahead_name } in the board order.
    .rule = The submitted order must be kept: { $ahead_name } on board 1, { $behind_name } on board 2.
refusal-substitute-not-admitted = Line-up not saved: { $name } is a substitute.
    .rule = The current rules do not allow substitutes. The tournament’s rules can be set to allow them.
refusal-substitute-reason-missing = Line-up not saved: a reason for { $name } is missing.
    .rule = A substitute plays only when the director changes the team and gives a reason.
field-team-name = Team name
field-member = Player on the team
expected-one-member = a player from the list or a new player

journal-add-team = Team { $team } added
journal-change-team = Team { $team } changed
journal-remove-team = Team { $team } deleted
journal-import-teams =
    { $count ->
        [one] { $count } team imported
       *[other] { $count } teams imported
    }
journal-give-numbers = Numbers assigned with “{ $seed }”
journal-take-numbers-back = Numbers cleared
journal-choose-line-up = Table { $table }: team { $team } plays with { $players }

absence-title = Requested byes and withdrawals
absence-let = Record absence
absence-let-leave = Record the withdrawal
absence-who = Who
absence-from = From round
absence-for = How long
absence-for-once = One round
absence-for-good = To the end
absence-worth = Points
absence-worth-half = Half a point
absence-worth-nothing = None
absence-reason = Reason
absence-reason-needed = The regulations forbid leaving early; give the reason for the exception here.
absence-back = Remove absence
absence-of-round = Not paired
absence-left = withdrawn
absence-bye = misses the round
tie-breaks = Tie-breaks
tie-breaks-none = No tie-breaks added: the regulations apply.
tie-breaks-add = Add a tie-break
tie-breaks-remove = Remove { $name }
tie-breaks-hint = After points, the first tie-break counts, then the next. Abbreviations as in the FIDE list.
tie-by-tie-breaks = by tie-breaks

refusal-absence-in-round-robin = Not possible in a round robin.
    .rule = Everyone plays everyone else; a missed match is forfeited.
refusal-leaving-brings-nothing = Not saved: a withdrawal earns no points.
    .rule = Half points are for individual rounds only.
refusal-already-absent = Not saved: number { $team } already misses round { $round }.
    .rule = Remove the existing absence first, then enter the new one.
refusal-not-absent = Number { $team } plays in round { $round }.
    .rule = There is no absence to remove.
refusal-leaving-reason-missing = Not saved: a reason for number { $team } is missing.
    .rule = The regulations forbid leaving the tournament early.
field-chief-arbiter = Chief arbiter
field-deputy-arbiters = Deputy arbiters
field-tie-breaks = Tie-breaks
expected-tie-break = an abbreviation from the FIDE list, such as BH/C1
expected-fewer-deputies = twenty at most
expected-fewer-tie-breaks = twelve at most
journal-let-be-absent = Number { $team } misses rounds from round { $round } on
journal-take-absence-back = Number { $team } plays again from round { $round } on
