### The hall’s network: why phones do not come through, addresses and ports, sleep.

## Networks to choose from

hall-network-virtual = only inside this laptop
hall-network-vpn = VPN
hall-network-hotspot = own hotspot

## Hints as long as something is in the way

hall-hint-do = What to do
hall-hint-asks-first = Windows is about to ask about the firewall.
    .rule = Tick “Private networks” and choose “Allow access” (newer Windows: “Allow”), not “Cancel”. Otherwise no phone comes through.
hall-hint-asks = Windows asks about the firewall, perhaps behind this window.
    .rule = Tick “Private networks” and choose “Allow access” (newer Windows: “Allow”). If no question comes: Windows Security, “Firewall & network protection”, “Allow an app through firewall”, “Change settings”, add Kralle there.
hall-hint-blocked = The Windows firewall blocks Kralle.
    .rule = No phone comes through: the question of Windows was probably canceled. To allow it now: Windows Security, “Firewall & network protection”, “Allow an app through firewall”, “Change settings”, tick “Private” for Kralle. That takes administrator rights.
hall-hint-public = Windows takes this network for a public one.
    .rule = There it blocks what comes from phones. To change that: Settings, “Network & internet”, “Wi-Fi” or “Ethernet”, properties of the network, “Private network”.
# $address (text)
hall-hint-silent = No phone has reached this laptop yet.
    .rule = The firewall may let nothing through, or the Wi-Fi keeps its devices apart, as many guest networks do. To check, open http://{ $address } on a phone in the same Wi-Fi.
# $address (text)
hall-hint-address-gone = This laptop no longer has the address { $address }.
    .rule = No phone reaches it. Check Wi-Fi and cable. If the address does not come back: close the hall, open it in the new network and print the slips again.
# $from (text), $until (text)
hall-hint-slept = This laptop slept from { $from } to { $until }.
    .rule = Or its clock was set. The phones connect again by themselves, nobody has to scan again. Keep the laptop on mains power and its lid open.
# $old (text), $address (text)
hall-hint-port-in-use = The hall has moved to { $address }.
    .rule = Another program has port { $old }. Slips that are already printed lead to the old port. Either print them again, or end the other program and open the hall again.
# $old (text), $address (text)
hall-hint-port-reserved = The hall has moved to { $address }.
    .rule = The system keeps port { $old } for itself. Slips that are already printed lead to the old port: print them again. Windows keeps ports for itself when virtual machines run.

## Sleep

hall-awake = As long as the hall is open, this laptop does not go to sleep by itself. With its lid closed it may all the same.
    .none = This laptop may go to sleep by itself: switch that off in its settings.

## Why the hall does not open

# $port (text)
refusal-hall-port-in-use = Not opened: another program has port { $port }.
    .rule = End the other program, or take another port. Without --port the hall finds one itself.
# $port (text)
refusal-hall-port-reserved = Not opened: the system keeps port { $port } for itself.
    .rule = Take another port. Without --port the hall finds one itself. “netsh int ipv4 show excludedportrange tcp” shows what Windows keeps.
