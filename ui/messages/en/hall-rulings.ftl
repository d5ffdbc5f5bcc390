# What arbiters check and impose while they walk.

hall-rules = Rules
hall-penalties = Penalties
hall-check-rule = Check the rule
hall-boards = Position on the boards
hall-boards-hint = The answer refers to this position. If nobody is mated, the starting position is enough.
hall-board-shown = Board shown
hall-rules-wait = The answer appears as soon as the director’s computer can be reached.
hall-conduct = Conduct at the table
conduct-late = Late at the board
    .rule = Anyone who arrives after the default time loses, unless the arbiter decides otherwise. If the tournament announcement gives no default time, it is zero.
conduct-device = Phones and other devices
    .rule = Anyone who carries a device during the game without the arbiter’s permission loses. The tournament announcement may specify a milder penalty. Phones are for reporting after the game.
conduct-arbiter = Powers of the arbiter
    .rule = The arbiter may step in without a claim, may always decide otherwise and may impose penalties, giving a reason.

hall-penalty-at = Penalty at table
hall-penalty-reason-hint = Afterward, the reason is shown only on the director’s computer. Anyone with the Wi-Fi password could intercept it: keep it short and factual.
hall-penalties-none = No penalties.
hall-penalties-reasons = The reasons are kept on the director’s computer.
hall-penalty-lifts = Lift
hall-act-penalty = Penalty: { $said }
hall-act-lift = Lift penalty { $number }
