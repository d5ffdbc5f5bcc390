### The hall’s network: why phones do not come through, addresses and ports, sleep.

## Networks to choose from

hall-network-virtual = only inside this laptop
hall-network-vpn = VPN
hall-network-hotspot = this laptop’s hotspot

## Hints as long as something is in the way

hall-hint-do = What to do
hall-hint-asks-first = Windows is about to ask about the firewall.
    .rule = Check “Private networks” and select “Allow access” (newer versions of Windows: “Allow”), not “Cancel”. Otherwise, no phone can connect.
hall-hint-asks = Windows is asking about the firewall, perhaps behind this window.
    .rule = Check “Private networks” and select “Allow access” (newer versions of Windows: “Allow”). If no question appears, open Windows Security, go to “Firewall & network protection” and “Allow an app through firewall”, select “Change settings” and add Kralle.
hall-hint-blocked = The Windows firewall is blocking Kralle.
    .rule = No phone can connect: the question from Windows was probably canceled. To allow Kralle now, open Windows Security, go to “Firewall & network protection” and “Allow an app through firewall”, select “Change settings” and check “Private” for Kralle. This requires administrator rights.
hall-hint-public = Windows treats this network as a public one.
    .rule = On public networks, Windows blocks connections from phones. To change that, open Settings, go to “Network & internet” and “Wi-Fi” or “Ethernet”, open the properties of the network and select “Private network”.
# $address (text)
hall-hint-silent = No phone has reached this laptop yet.
    .rule = The firewall may be blocking connections, or the Wi-Fi may isolate its devices, as many guest networks do. To check, open http://{ $address } on a phone on the same Wi-Fi.
# $address (text)
hall-hint-address-gone = This laptop no longer has the address { $address }.
    .rule = No phone can reach this laptop. Check the Wi-Fi and the cable. If the address does not come back, close the hall, open it on the new network and print the slips again.
# $from (text), $until (text)
hall-hint-slept = This laptop was asleep from { $from } to { $until }.
    .rule = It is also possible that only the laptop’s clock was changed. The phones reconnect automatically; nobody has to scan again. Keep the laptop plugged in and its lid open.
# $old (text), $address (text)
hall-hint-port-in-use = The hall has moved to { $address }.
    .rule = Another program is using port { $old }. Slips already printed still point to the old port. Print them again, or close the other program and open the hall again.
# $old (text), $address (text)
hall-hint-port-reserved = The hall has moved to { $address }.
    .rule = The system has reserved port { $old }. Slips already printed still point to the old port: print them again. Windows reserves ports while virtual machines are running.

## Sleep

hall-awake = While the hall is open, this laptop does not go to sleep automatically. Closing the lid may still put it to sleep.
    .none = This laptop may go to sleep automatically: turn that off in its settings.

## Why the hall does not open

# $port (text)
refusal-hall-port-in-use = Not opened: another program is using port { $port }.
    .rule = Close the other program or use another port. Without --port, the hall finds one automatically.
# $port (text)
refusal-hall-port-reserved = Not opened: the system has reserved port { $port }.
    .rule = Use another port. Without --port, the hall finds one automatically. “netsh int ipv4 show excludedportrange tcp” lists the ports reserved by Windows.
