# Late arrivals after the drawing of lots, and early departures.

option-late-player = Players who arrive after lots are drawn
    .by-strength = Placed by rating; of two partners, the higher-rated one counts as the pot 1 player.
    .behind-all = Placed behind everyone drawn; always counts as the pot 2 player of a pair.

late-title = A place for { $name }
late-about = Applies from round { $round } on. Earlier rounds stay as they are.
late-place = What should happen?
late-place-waits = Waits
    .hint = Stays on the list without a team until somebody else arrives and the two form one.
late-place-third = Third player of a team
    .hint = In each round, one of the three players sits out.
late-place-in-place-of = Steps in
    .hint = Replaces somebody who leaves, until the end of the tournament.
late-place-new-team = New team
    .hint = With somebody who is waiting, or with a member of a team of three.
late-team = Which team?
late-for-whom = For whom?
late-with-whom = With whom?
late-of-team = { $name } (team { $team })
late-is-missing = { $name } (team { $team }, not here)
late-stands-by = { $name } (steps in)
late-steps-in-now = { $name } (team { $team }, stepping in)
late-no-team-of-two = No team has two players.
late-no-partner = Nobody is waiting, and no team has three players.
late-draw-again = Until a round is paired, you can also draw lots again for everybody who is here (Draw lots, “Draw lots again”).
late-keep = Place player
late-keep-waits = Add
late-next = Next
late-back = Back
late-waits = waiting
late-came-later = Arrived later
late-waiting-banner =
    { $count ->
        [one] { $names } is here but has no team.
       *[other] { $names } are here but have no team.
    }
    .rule = Anyone who arrives after lots are drawn becomes the third player of a team, steps in for somebody, forms a new team, or waits.
late-waiting-place = Place { $name }…
late-to-players = Go to players
late-waiting-pair = Form a team of { $one } and { $other }…
late-missing-banner =
    { $count ->
        [one] { $names } is not here, but the team is still playing.
       *[other] { $names } are not here, but the teams are still playing.
    }
    .rule = The director decides what happens to a team whose player is not here.
late-missing-home = Record departure of { $name }…
late-missing-here = Mark { $name } as here
late-drawn = Lots have been drawn. Add late arrivals as usual; each then gets a place.
    .rule = If somebody leaves, clear the “Here” box. Names and clubs can be corrected; pairing numbers do not change.
late-import = Lots have been drawn: anyone new waits until placed in a team.
late-teams-changed = This is the result of the drawing of lots. Teams changed since: { $teams }.

late-effects = What changes
late-effect-nobody = There are still { $after } teams, and there is still no bye.
late-effect-stays = There are still { $after } teams, and one of them still has a bye in each round.
late-effect-begins = The number of teams becomes odd ({ $before } → { $after }): from round { $round } on, one team has a bye in each round ({ $points } pts).
late-effect-ends = The number of teams becomes even ({ $before } → { $after }): from round { $round } on, nobody has a bye.
late-effect-changed = Team { $team } keeps its number and points ({ $points }). Its players are now { $names }.
late-effect-back = Team { $team } plays again and keeps its number and points ({ $points }): { $names }.
late-effect-sits-out = In each round, one of the three players sits out, starting with { $name }.
late-effect-line-up = From round { $round } on, the players of team { $team } are { $names }.
late-effect-formed = Team { $team } is new and consists of { $names }; it starts with { $points } pts.
late-effect-missed =
    { $count ->
        [one] The team does not make up the missed round.
       *[other] The team does not make up the { $count } missed rounds.
    }
late-effect-to-play =
    { $count ->
        [one] One missed match will be played later.
       *[other] { $count } missed matches will be played later.
    }
late-effect-leaving = Team { $team } is no longer paired. It stays in the standings with { $points } pts, and the matches it played count.
late-effect-leaving-round-robin = Team { $team } withdraws.
late-effect-waiting = Without a team: { $names }.
late-effect-draft = Round { $round }, still a draft, is paired again.
late-effect-persons = Points belong to the team: a player who changes teams does not take any along.

late-law-reform = The director may regroup teams in special cases; the reason is recorded.
late-law-no-substitutes = These rules do not provide for changes within a team. Any such change is the director’s decision alone, with a reason.
late-law-three = With an odd number of players, one team may have three.
late-law-three-beyond = The rules provide for only one team of three, and only with an odd number of players. Anything else is the director’s decision alone, with a reason.
late-law-leaving = The rules forbid leaving early, for individual players as well as teams. Any exception is the director’s decision alone, with a reason.

home-title = { $name } is leaving
home-open = Record departure…
home-place = Place in a team…
home-about = Applies from round { $round } on. Enter the result of the current round as usual, as a forfeit if necessary.
home-nothing = Nothing changes for the teams.
home-then = What happens to team { $team }?
home-plays-on = Plays on
    .hint = The other players remain a team.
home-plays-on-fixed =
    .hint = With the other players and the substitutes.
home-plays-on-too-few = Nobody can play on alone.
home-steps-in = Somebody steps in
    .hint = Somebody who is waiting or in a team of three, until the end of the tournament.
home-steps-in-fixed =
    .hint = Somebody without a team, last in the board order, until the end of the tournament.
home-steps-in-who = Who steps in?
home-steps-in-nobody = Nobody is waiting, and no other team has three players. Add anyone new as a player first.
home-steps-in-fixed-nobody = Everyone on the list has a team. Add anyone new as a player first.
home-leaves = Withdraws
    .hint = Team members who are still here can then join another team.
home-leaves-single = Withdraws
    .hint = Plays no more rounds.
home-leaves-round-robin = Withdraws
    .hint = Remaining matches are forfeited until somebody steps in.
home-reform = Regroup teams…
home-keep = Save

journal-place-player =
    { $place ->
        [waits] { $name } is here and waiting for a team
        [third] { $name } arrived later: third player of team { $team } from round { $round } on
        [in_place_of] { $name } steps in for { $other } in team { $team } from round { $round } on
       *[new_team] { $name } and { $other } form team { $team } from round { $round } on
    }
journal-go-home =
    { $then ->
        [plays_on] { $name } leaves; the rest of team { $team } plays on from round { $round } on
        [steps_in] { $name } leaves team { $team }; { $other } steps in from round { $round } on
        [leaves] { $name } leaves; No. { $team } withdraws as of round { $round }
       *[nothing] { $name } leaves
    }

refusal-team-undecided = Not saved: what should happen to team { $team }?
    .rule = The team plays on, somebody steps in, or the team withdraws.
refusal-in-no-team = Not saved: { $name } is not in a team.
    .rule = A player can step in only for somebody who is in a team.
refusal-team-gone = Not placed: team { $team } has withdrawn.
    .rule = If somebody steps in for one of its members, the team plays again.
refusal-not-to-spare = Not placed: team { $team } cannot spare { $name }.
    .rule = The team’s other player would be left alone. Only players who are waiting or in a team of three are available.
refusal-belonged-elsewhere = Not placed: in round { $round }, { $name } belonged to team { $team }.
    .rule = In a round robin, a new team also gets the matches of the earlier rounds. The player can become the third player of a team or step in for somebody who leaves.
