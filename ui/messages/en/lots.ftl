# Drawing lots: preparation, ceremony, record.

draw-empty = No players yet
    .hint = First enter the players or import a list.
draw-to-players = To the players
draw-seed = Seed
    .hint = Roll dice in public or announce it; any text will do. Nine digits are suggested.
draw-seed-again = Drawing again requires a new public seed.
draw-seed-missing = The seed is missing.
draw-dice = Roll again
draw-wish = Wish
    .hint = Every partner from pot 2 is equally likely.
draw-wish-anyone = none
draw-wish-not-the-same-club = not the same club
    .hint = Pot 2 is shuffled again until no team is from one club. The record says how often.
draw-third = Team of three
    .hint = Whoever is left over in pot 2 joins this team.
draw-third-player = Third
draw-border = Tie at the pot boundary
draw-border-order = Manual order
    .hint = Players placed higher go to pot 1 first. Without a manual order, lots decide.
draw-border-lot = Lots decide
draw-border-keep = Use this order
draw-level = tied at the boundary
draw-start = Draw lots
draw-busy = Drawing…
draw-blocked = First resolve the points above.
draw-public = Clicking decides the teams; they are then revealed one by one.
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
draw-to-teams = To the teams
draw-to-round = To the round
draw-show = Show the ceremony
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
