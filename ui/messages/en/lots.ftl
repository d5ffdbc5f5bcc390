# The draw: preparation, ceremony, record.

draw-empty = Nobody to draw yet
    .hint = First enter the players or import a list.
draw-to-players = To the players
draw-seed = Seed
    .hint = Dice or announce it in public; any text will do. Nine digits are offered.
draw-seed-again = Drawing again takes a new public seed.
draw-seed-missing = The seed is missing.
draw-dice = Dice again
draw-wish = Wish
    .hint = Every partner from pot 2 is equally likely.
draw-wish-anyone = none
draw-wish-not-the-same-club = not the same club
    .hint = Pot 2 is shuffled again until no team is from one club. The record says how often.
draw-third = Team of three
    .hint = Who is left over in pot 2 joins this team.
draw-third-player = Third
draw-border = Level across the border of the pots
draw-border-order = Order by hand
    .hint = Whoever stands higher is more likely in pot 1. Without an order by hand the lot decides.
draw-border-lot = The lot decides
draw-border-keep = Keep this order
draw-level = as strong as others at the border
draw-start = Draw lots
draw-busy = Drawing …
draw-blocked = First settle what is said above.
draw-public = The click decides the teams; they are shown afterwards, step by step.
draw-again = Draw again
draw-again-title = Draw again
draw-plays-with = { $first } plays with { $second }
draw-all-drawn =
    { $count ->
        [one] { $count } team is drawn.
       *[other] All { $count } teams are drawn.
    }
draw-note = Can be checked: the same player list and the same seed always give the same teams. Checksum of the list: { $checksum }
draw-note-short = Can be checked: the same list and the same seed always give the same teams.
draw-progress = { $done } of { $total }
draw-show-all = Show all
draw-next = Next
draw-to-teams = To the teams
draw-to-round = To the round
draw-show = Show the ceremony
draw-teams = Teams drawn
draw-record = Record of the draw
draw-shuffles = Shuffles
draw-checksum = Checksum of the list
draw-top-role = Team 1 in round 1
draw-top-role-first = named first
draw-top-role-second = named second
