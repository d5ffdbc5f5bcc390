# What arbiters check and impose while they walk.

hall-rules = Rules
hall-penalties = Penalties
hall-check-rule = Check the rule
hall-boards = Position on the boards
hall-boards-hint = The answer is about this position. Where nobody is mated, the start position will do.
hall-board-shown = Which board
hall-rules-wait = The answer comes as soon as the desk can be heard.
hall-conduct = Conduct at the table
conduct-late = Late at the board
    .rule = Whoever comes after the default time loses, unless the arbiter decides otherwise. Where the announcement names none, the default time is zero.
conduct-device = Phones and other devices
    .rule = Whoever carries a device during the game that the arbiter has not permitted loses. The announcement may specify something milder. Phones are there to report, after the game.
conduct-arbiter = What the arbiter may do
    .rule = The arbiter may step in without a claim, may always decide otherwise and may punish, and gives a reason.

hall-penalty-at = Penalty at table
hall-penalty-reason-hint = Afterwards it is shown at the desk only. Whoever has the WLAN password could read it on its way: keep it short and factual.
hall-penalties-none = No penalties.
hall-penalties-reasons = The reasons are kept at the desk.
hall-penalty-lifts = Lift
hall-act-penalty = Penalty: { $said }
hall-act-lift = Lift penalty { $number }
