# Who comes after the drawing of lots, and who leaves early.

option-late-player = Players who come after the drawing of lots
    .by-strength = Placed by strength: of two partners, the stronger counts as the pot 1 player.
    .behind-all = Placed behind everyone drawn, and counts beside any of them as the pot 2 player.

late-title = A place for { $name }
late-about = Applies from round { $round } on. Earlier rounds stay as they are.
late-place = What to do?
late-place-waits = Waits
    .hint = On the list, in no team. When somebody else comes, the two form a team.
late-place-third = Third of a team
    .hint = In each round one of the three sits out.
late-place-in-place-of = Steps in
    .hint = For somebody who leaves, until the end of the tournament.
late-place-new-team = New team
    .hint = With somebody who is waiting, or with one of a team of three.
late-team = Which team?
late-for-whom = For whom?
late-with-whom = With whom?
late-of-team = { $name } (team { $team })
late-is-missing = { $name } (team { $team }, not here)
late-stands-by = { $name } (steps in)
late-steps-in-now = { $name } (team { $team }, standing in)
late-no-team-of-two = No team has two players.
late-no-partner = Nobody is waiting, and no team has three players.
late-draw-again = As long as no round is paired, lots can also be drawn again, with everybody who is here (Draw lots, “Draw lots again”).
late-keep = Place
late-keep-waits = Enter
late-next = Next
late-back = Back
late-waits = waiting
late-came-later = Came later
late-waiting-banner =
    { $count ->
        [one] { $names } is here and has no team.
       *[other] { $names } are here and have no team.
    }
    .rule = Anyone who comes after the drawing of lots becomes third of a team, steps in, forms a new team, or waits.
late-waiting-place = Place { $name }…
late-to-players = To the players
late-waiting-pair = { $one } and { $other } as a team…
late-missing-banner =
    { $count ->
        [one] { $names } is not here, and the team plays on.
       *[other] { $names } are not here, and the teams play on.
    }
    .rule = The director decides what becomes of the team.
late-missing-home = { $name } leaves…
late-missing-here = { $name } is here
late-drawn = Lots have been drawn. Anyone who still comes is entered and gets a place.
    .rule = For anyone who leaves, untick “Here”. Names and clubs can be corrected; start numbers do not change.
late-import = Lots have been drawn: anyone new waits until placed in a team.
late-teams-changed = This is how the lots fell. Teams changed since: { $teams }.

late-effects = What changes
late-effect-nobody = There are still { $after } teams; still nobody has a bye.
late-effect-stays = There are still { $after } teams; still one has a bye in each round.
late-effect-begins = The number of teams becomes odd ({ $before } → { $after }): from round { $round } on one team has a bye in each round ({ $points } pts).
late-effect-ends = The number of teams becomes even ({ $before } → { $after }): from round { $round } on nobody has a bye.
late-effect-changed = Team { $team } keeps its number and points ({ $points }) and plays with { $names }.
late-effect-back = Team { $team } plays again, with its number and points ({ $points }): { $names }.
late-effect-sits-out = In each round one of the three sits out, first { $name }.
late-effect-line-up = From round { $round } on, { $names } play for team { $team }.
late-effect-formed = Team { $team } is new, with { $names }; it begins with { $points } pts.
late-effect-missed =
    { $count ->
        [one] It does not make up for the round missed.
       *[other] It does not make up for the { $count } rounds missed.
    }
late-effect-to-play =
    { $count ->
        [one] One match missed is played later.
       *[other] { $count } matches missed are played later.
    }
late-effect-leaving = Team { $team } is no longer paired. It stays in the standings with { $points } pts, and what was played counts.
late-effect-leaving-round-robin = Team { $team } withdraws.
late-effect-waiting = Without a team: { $names }.
late-effect-draft = The draft of round { $round } is paired again.
late-effect-persons = Points belong to the team: anyone who changes teams takes none along.

late-law-reform = The director may regroup teams in special cases; the reason is recorded.
late-law-no-substitutes = These rules provide for no change within a team. It is the director’s decision alone, with a reason.
late-law-three = With an odd number of players one team may have three.
late-law-three-beyond = Only one team of three is provided for, and only with an odd number of players. It is the director’s decision alone, with a reason.
late-law-leaving = The rules forbid leaving early, for individual players as well as teams. It is the director’s decision alone, with a reason.

home-title = { $name } goes home
home-open = Goes home…
home-place = Place in a team…
home-about = Applies from round { $round } on. Results of the present round are entered as usual, as a forfeit if need be.
home-nothing = Nothing changes for the teams.
home-then = What becomes of team { $team }?
home-plays-on = Plays on
    .hint = The others stay a team.
home-plays-on-fixed =
    .hint = With the others and the substitutes.
home-plays-on-too-few = Nobody can play on alone.
home-steps-in = Somebody steps in
    .hint = Somebody who is waiting or is one of a team of three, until the end of the tournament.
home-steps-in-fixed =
    .hint = Somebody who is in no team, last in the line-up order, until the end of the tournament.
home-steps-in-who = Who steps in?
home-steps-in-nobody = Nobody is waiting, and no other team has three players. Anyone new is entered as a player first.
home-steps-in-fixed-nobody = Everyone on the list has a team. Anyone new is entered as a player first.
home-leaves = Withdraws
    .hint = Anyone of the team who is still here can then join another.
home-leaves-single = Withdraws
    .hint = Plays no more rounds.
home-leaves-round-robin = Withdraws
    .hint = Remaining matches are forfeited until somebody steps in.
home-reform = Regroup teams…
home-keep = Save

journal-place-player =
    { $place ->
        [waits] { $name } is here and waits for a team
        [third] { $name } came later: third of team { $team } from round { $round } on
        [in_place_of] { $name } steps in for { $other } in team { $team } from round { $round } on
       *[new_team] { $name } and { $other } form team { $team } from round { $round } on
    }
journal-go-home =
    { $then ->
        [plays_on] { $name } goes home; the others of team { $team } play on from round { $round } on
        [steps_in] { $name } goes home; { $other } steps in for team { $team } from round { $round } on
        [leaves] { $name } goes home; no. { $team } withdraws from round { $round } on
       *[nothing] { $name } goes home
    }

refusal-team-undecided = Not saved: what becomes of team { $team }?
    .rule = The team plays on, somebody steps in, or it withdraws.
refusal-in-no-team = Not saved: { $name } plays in no team.
    .rule = You can only step in for somebody who is in a team.
refusal-team-gone = Not placed: team { $team } has withdrawn.
    .rule = Anyone who steps in for a member of this team brings it back.
refusal-not-to-spare = Not placed: team { $team } cannot spare { $name }.
    .rule = One of two would be left alone. Only players who are waiting or in a team of three are available.
refusal-belonged-elsewhere = Not placed: in round { $round } { $name } belonged to team { $team }.
    .rule = In a round robin a new team also gets the matches of the earlier rounds. There is a place as third, or for somebody who leaves.
