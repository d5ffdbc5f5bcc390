# Drawing lots: preparation, ceremony, record.

draw-empty = No players yet
    .hint = First add players or import a list.
draw-to-players = Go to players
draw-seed = Seed
    .hint = Roll dice in public or have somebody call out a seed; any text will do. Nine digits are already filled in.
draw-seed-again = Drawing again requires a new public seed.
draw-seed-missing = Enter a seed.
draw-dice = Roll again
draw-wish = Condition
    .hint = Every partner from pot 2 is equally likely.
draw-wish-anyone = none
draw-wish-not-the-same-club = no partners from the same club
    .hint = Pot 2 is reshuffled until no team has two players from the same club. The record shows how many times.
draw-third = Team of three
    .hint = The player left over in pot 2 joins this team.
draw-third-player = Third player
draw-border = Tie at the pot boundary
draw-border-order = Set the order by hand
    .hint = Players placed higher go to pot 1 first. If you do not set an order, lots decide.
draw-border-lot = Let lots decide
draw-border-keep = Use this order
draw-level = tied at the boundary
draw-start = Draw lots
draw-busy = Drawing…
draw-blocked = Resolve the issues above first.
draw-public = One click decides all the teams; they are then revealed one by one.
draw-again = Draw lots again
draw-again-title = Draw lots again
draw-plays-with = { $first } plays with { $second }
draw-all-drawn =
    { $count ->
        [one] { $count } team has been drawn.
       *[other] All { $count } teams have been drawn.
    }
draw-note = Verifiable: the same player list and the same seed always give the same teams. Checksum of the list: { $checksum }
draw-note-short = Verifiable: the same list and the same seed always give the same teams.
draw-progress = { $done } of { $total }
draw-show-all = Show all
draw-next = Next
draw-to-teams = Go to teams
draw-to-round = Go to the round
draw-show = Replay the drawing
draw-teams = Teams drawn
draw-record = Record of the drawing of lots
draw-shuffles = Shuffled
draw-shuffled =
    { $count ->
        [one] once
       *[other] { $count } times
    }
draw-checksum = Checksum of the list
draw-top-role = Team 1 in round 1
draw-top-role-first = named first
draw-top-role-second = named second
