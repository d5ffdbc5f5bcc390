### The hall on the director’s computer: slips, devices, entries waiting from the phones.

## Slips on paper

sheet-name-slips = Access slips
sheet-about-slips = for the teams’ phones, to cut apart
slip-first-named = first-named team
slip-second-named = second-named team
# $address (text)
slip-typed = Or type: { $address }
# $name (text), $password (text)
slip-wlan = Wi-Fi { $name }, password { $password }: stay connected even though there is no internet.
# $name (text)
slip-wlan-open = Wi-Fi { $name }, no password: stay connected even though there is no internet.
slip-wlan-of-hall = Stay connected to the hall’s Wi-Fi even though there is no internet.
refusal-hall-without-address = Not printed: slips carry the hall’s address, and there is none yet.
    .rule = Open the hall first, under “Hall”.
refusal-no-such-slip = No valid slip has this code.
    .rule = Once a round is paired or published again, only the newly printed slips are valid.
field-address = Address
field-password = Password
expected-address = an address with its port, such as 192.168.1.5:41234

## What waits from the phones

hall-waits = From the hall
hall-waits-call = Call
hall-call-end = Mark as done
hall-waits-disputed = Disputed
hall-waits-single = Only one report
hall-waits-agreed = Reports agree
hall-said-nothing = nothing reported
hall-waits-accept = Accept
# $what (text)
hall-accept-what = Accept as the result: { $what }
# $what (text), $round (number)
hall-accept-late = New result, replacing the entered one: { $what }. The round after round { $round } has already been published; the reason is recorded in the history.
# $table (number), $round (number)
hall-table-of-round = Table { $table }, round { $round }
# $tables (text), $round (number)
refusal-result-contested = Tables with a contested result in round { $round }: { $tables }.
    .rule = Decide first: the next round depends on the points. If you continue anyway, the results stay as entered.
ask-contested = A result is contested
    .do = Continue anyway
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
    .hint = Phones on this network can then reach this laptop: teams report results, and everybody sees pairings and standings. The hall closes when the file is closed.
hall-close = Close the hall
hall-network = Network of this laptop
hall-no-network = This laptop is not connected to a network.
    .rule = Connect to the hall’s Wi-Fi, then open this dialog again.
hall-address = For spectators
    .hint = Anyone on the hall’s Wi-Fi can see pairings, results and standings here. Type “http://” too: without it, some phones search the internet.
# $address (text)
hall-name = Also works on many phones: http://{ $address }
    .none = kralle.local: not available. The numeric address always works.
# $address (text)
hall-code = QR code for { $address }
# $old (text), $address (text)
hall-moved = The printed slips no longer work.
    .rule = The slips were printed with the address { $old }; the hall is now at { $address }. Print them again.
hall-print-slips = Print slips

## Wi-Fi and reports

hall-wlan = The hall’s Wi-Fi
    .hint = Printed on the slips. The name and password stay on this laptop and are never saved in the tournament file.
hall-wlan-password = Wi-Fi password
hall-wlan-keep = Save
hall-wlan-same = Already saved.
hall-reporting = Which reports count
hall-reporting-both = both teams’ reports, if they agree
hall-reporting-one = a single report
hall-reporting-arbiters = only reports accepted by an arbiter
hall-reporting-off = none
hall-find = Slip code
    .hint = Type the 16 letters or scan the code to go to the match. On the Round page, just scan.
    .do = Go to the match
    .reason = Enter the code first.

## Devices and phones

hall-devices = Devices
hall-devices-none = No devices yet. Add one for each arbiter or helper who walks the hall with a phone.
hall-device-new = Add a device
hall-device-make = Show the code
hall-device-name = Name
    .hint = The name shown in the history, such as “Ruth” or “Tables 1 to 10”.
hall-device-level = Role
hall-device-tables = Tables
    .hint = Empty: all tables.
hall-device-from = from
hall-device-to = to
# $from (number), $to (number)
hall-device-from-to = { $from } to { $to }
hall-device-all = all
hall-device-screen = Screen
    .hint = Under “Screens”, set what the device shows.
hall-device-needs-name = Enter a name.
hall-device-needs-tables = Enter both table numbers, the smaller one first, or leave both empty.
hall-device-entered = signed in
hall-device-waits = not signed in yet
hall-device-ended = revoked
hall-device-end = Revoke
# $name (text)
hall-device-end-what = Revoke access for { $name }: the device will no longer be able to do anything.
# $name (text)
hall-device-code = QR code for { $name }
# $time (text)
hall-device-scan = Scan the code with the device’s camera. The code works for one device only, until { $time }, and will not be shown again.
hall-device-no-address = Open the hall first: the code contains its address.
hall-device-done = Done
hall-level-captain = Team
hall-level-helper = Helper
    .hint = Enters missing results, checks players in and answers calls.
hall-level-arbiter = Arbiter
    .hint = May also change results, accept reports, make decisions and impose penalties.
hall-level-projector = Display
    .hint = Shows the public pages on a screen, nothing else.
hall-level-director = Director
hall-seen = Last seen
hall-phones = Team phones
hall-phones-none = No phone has opened a slip yet.
hall-phone-where = Match
hall-phone-number = Phone
hall-phone-state = Status
hall-phone-in = reports for the team
hall-phone-asks = waiting for approval
hall-phone-both = opened both slips and may not report
hall-phone-alike = same ID as an opponent’s phone, not verified
hall-phone-free = Release the slip
# $table (number), $team (number)
hall-phone-free-what = Release the slip of team { $team } at table { $table }: the next phone that opens it will report for the team.
hall-phone-sign-out = Sign out
# $phone (number), $table (number), $team (number)
hall-phone-sign-out-what = Sign out phone { $phone } of team { $team } at table { $table }: it will no longer report for the team. The other phones stay signed in.

## Undoing what somebody else did

# $who (text)
ask-of-other = { $who } did this.
ask-of-nobody = This was done while no name was selected.

## Why the hall refuses something

refusal-no-such-device = There is no device { $device }.
    .rule = Select a device from the list.
refusal-code-shown-once = The code for this device has already been shown.
    .rule = The code is shown only once. Revoke access for the device and add a new one.
refusal-network-gone = Not opened: the network { $name } is no longer available.
    .rule = Check the cable and the Wi-Fi, then select a network from the list.
refusal-hall-not-opened = Not opened: the address { $address } is in use or blocked.
    .rule = Another program is using this address, or the system is blocking it. Select another network, or close the other program.
refusal-no-such-notice = This notice no longer exists.
    .rule = Somebody may already have removed the notice.
refusal-day-parts =
    { $found ->
        [one] Not saved: the schedule has { $found } item.
       *[other] Not saved: the schedule has { $found } items.
    }
    .rule = Items allowed: 1 to { $most }.
refusal-no-lots-drawn = Not shown: lots have not been drawn yet.
    .rule = Draw the lots first, then show them.
refusal-no-ceremony = No drawing of lots is being shown at the moment.
    .rule = The drawing of lots appears as soon as the director starts it.
