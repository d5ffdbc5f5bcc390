### The hall at the director's desk: slips, devices, what waits from the phones.

## Slips on paper

sheet-name-slips = Slips for captains
sheet-about-slips = for the teams’ phones, to cut
slip-first-named = first-named team
slip-second-named = second-named team
# $address (text)
slip-typed = To type instead: { $address }
# $name (text), $password (text)
slip-wlan = Wi-Fi { $name }, password { $password }: stay connected although there is no internet.
# $name (text)
slip-wlan-open = Wi-Fi { $name }, no password: stay connected although there is no internet.
slip-wlan-of-hall = Stay connected to the hall’s Wi-Fi although there is no internet.
refusal-hall-without-address = Not printed: slips carry the hall’s address, and there is none yet.
    .rule = Open the hall first, under “Hall”.
refusal-no-such-slip = No valid slip has this code.
    .rule = Once a round is paired or published anew, only the newly printed slips are valid.
field-address = Address
field-password = Password
expected-address = an address with its port, such as 192.168.1.5:41234

## What waits from the phones

hall-waits = From the hall
hall-waits-call = Call
hall-call-end = Been there
hall-waits-disputed = Disputed
hall-waits-single = One report only
hall-waits-agreed = Reported alike
hall-said-nothing = nothing reported
hall-waits-accept = Accept
# $what (text)
hall-accept-what = Accept as the result: { $what }
# $what (text), $round (number)
hall-accept-late = Instead of the result that is entered: { $what }. The round after round { $round } is already published; the reason stands in the history.
# $table (number), $round (number)
hall-table-of-round = Table { $table }, round { $round }
# $tables (text), $round (number)
refusal-result-contested = Not done: a result of round { $round } is contested, at table { $tables }.
    .rule = Decide first, then go on: the next round depends on the points. Otherwise the result stays as it is entered.
ask-contested = A result is contested
    .do = Go on all the same
ask-leave = Close the tournament?
    .do = Close the tournament
ask-quit = Quit Kralle?
    .do = Quit
# $table (number), $side (text)
hall-slip-found = Slip: table { $table }, { $side }

## Opening the hall

hall = Hall
hall-is-open = open
hall-do-open = Open the hall
    .hint = Phones in this network then reach this laptop: teams report results, everybody sees pairings and standings. The hall closes with the file.
hall-close = Close the hall
hall-network = Network of this laptop
hall-no-network = This laptop is in no network.
    .rule = Connect to the hall’s Wi-Fi, then open this dialog again.
hall-address = For everybody to watch
    .hint = Whoever is in the hall’s Wi-Fi finds pairings, results and standings here. Without “http://” some phones search the internet.
# $address (text)
hall-name = On many phones also: http://{ $address }
    .none = kralle.local: not available. The address in digits always works.
# $address (text)
hall-code = QR code to { $address }
# $old (text), $address (text)
hall-moved = The slips lead nowhere.
    .rule = They were printed with { $old }; the hall is at { $address } now. Print the slips again.
hall-print-slips = Print slips

## Wi-Fi and reports

hall-wlan = The hall’s Wi-Fi
    .hint = Stands on the slips. Name and password stay on this laptop and never go into the tournament file.
hall-wlan-password = Wi-Fi password
hall-wlan-keep = Save
hall-wlan-same = It is saved like this already.
hall-reporting = Which reports count
hall-reporting-both = when both teams report the same
hall-reporting-one = one is enough
hall-reporting-arbiters = only accepted ones
hall-reporting-off = none
hall-find = Code of a slip
    .hint = The 16 letters, or read by the scanner: leads to the match. On the round screen scanning is enough.
    .do = Go there
    .reason = Enter the code first.

## Devices and phones

hall-devices = Devices
hall-devices-none = No device yet. Arbiters and helpers who walk the hall with a phone need one.
hall-device-new = New device
hall-device-make = Show the code
hall-device-name = Name
    .hint = As the history calls it, such as “Ruth” or “Tables 1 to 10”.
hall-device-level = Task
hall-device-tables = Tables
    .hint = Empty: all tables.
hall-device-from = from
hall-device-to = to
# $from (number), $to (number)
hall-device-from-to = { $from } to { $to }
hall-device-all = all
hall-device-screen = Screen
    .hint = “Screens” sets what it shows.
hall-device-needs-name = Enter a name.
hall-device-needs-tables = Enter both numbers of the tables, the smaller first, or none.
hall-device-entered = signed in
hall-device-waits = not signed in yet
hall-device-ended = ended
hall-device-end = End
# $name (text)
hall-device-end-what = End { $name }: the device may do nothing from now on.
# $name (text)
hall-device-code = QR code for { $name }
# $time (text)
hall-device-scan = Scan it with the device’s camera. The code is for one device only, until { $time }, and is not shown again.
hall-device-no-address = Open the hall first: the code leads to its address.
hall-device-done = Done
hall-level-captain = Team
hall-level-helper = Helper
    .hint = Enters missing results, checks players in and answers calls.
hall-level-arbiter = Arbiter
    .hint = May also change results, accept reports, decide and impose penalties.
hall-level-projector = Display
    .hint = Shows the public pages on a screen, nothing else.
hall-level-director = Director
hall-seen = Last seen
hall-phones = Phones of the teams
hall-phones-none = No phone has opened a slip yet.
hall-phone-where = Match
hall-phone-number = Phone
hall-phone-state = State
hall-phone-in = speaks for the team
hall-phone-asks = waits to be let in
hall-phone-both = opened both slips, may not report
hall-phone-alike = same id as a phone of the opponents, not proved
hall-phone-free = Free the slip
# $table (number), $team (number)
hall-phone-free-what = Free the slip of team { $team } at table { $table }: the next phone that opens it speaks for the team.
hall-phone-sign-out = Sign out
# $phone (number), $table (number), $team (number)
hall-phone-sign-out-what = Sign out phone { $phone } of team { $team } at table { $table }: it no longer speaks for the team. The other phones stay.

## Undoing what somebody else did

# $who (text)
ask-of-other = { $who } did this.
ask-of-nobody = This was done while no name was chosen.

## Why the hall refuses something

refusal-no-such-device = There is no device { $device }.
    .rule = The list of devices shows all of them.
refusal-code-shown-once = The code of this device has been shown already.
    .rule = It is shown only once. End the device and make a new one.
refusal-network-gone = Not opened: the network { $name } is no longer there.
    .rule = Check cable and WLAN, then choose a network from the list.
refusal-hall-not-opened = Not opened: the address { $address } is taken or blocked.
    .rule = Another program holds it, or the system does not allow it. Choose another network, or end the other program.
refusal-no-such-notice = This notice is no longer there.
    .rule = Perhaps somebody has already taken it away.
refusal-day-parts = Not kept: the plan of the day has { $found } parts.
    .rule = 1 to { $most } are possible.
refusal-no-lots-drawn = Not shown: no lots were drawn yet.
    .rule = Draw the lots first, then show them.
refusal-no-ceremony = No drawing of lots is being shown now.
    .rule = It appears as soon as the director begins with it.
