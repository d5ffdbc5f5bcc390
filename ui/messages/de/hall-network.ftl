### Das Netz der Halle: warum Handys nicht durchkommen, Adressen und Ports, Ruhezustand.

## Netze zur Wahl

hall-network-virtual = nur in diesem Laptop
hall-network-vpn = VPN
hall-network-hotspot = eigener Hotspot

## Hinweise, solange etwas im Weg ist

hall-hint-do = Was tun?
hall-hint-asks-first = Windows fragt gleich nach der Firewall.
    .rule = „Private Netzwerke“ ankreuzen und „Zugriff zulassen“ wählen (neueres Windows: „Zulassen“), nicht „Abbrechen“. Sonst kommt kein Handy durch.
hall-hint-asks = Windows fragt nach der Firewall, vielleicht hinter diesem Fenster.
    .rule = „Private Netzwerke“ ankreuzen und „Zugriff zulassen“ wählen (neueres Windows: „Zulassen“). Kommt keine Frage, in der Windows-Sicherheit nacheinander „Firewall- & Netzwerkschutz“, „Zugriff von App durch Firewall zulassen“ und „Einstellungen ändern“ wählen und dort Kralle hinzufügen.
hall-hint-blocked = Die Firewall von Windows sperrt Kralle.
    .rule = Kein Handy kommt durch: Die Frage von Windows wurde wohl abgebrochen. Zum Nachholen in der Windows-Sicherheit nacheinander „Firewall- & Netzwerkschutz“, „Zugriff von App durch Firewall zulassen“ und „Einstellungen ändern“ wählen und bei Kralle „Privat“ ankreuzen. Dazu sind Administratorrechte nötig.
hall-hint-public = Windows hält dieses Netz für öffentlich.
    .rule = In öffentlichen Netzen sperrt Windows Verbindungen von Handys. Zum Umstellen in den Einstellungen „Netzwerk und Internet“ und „WLAN“ oder „Ethernet“ öffnen und bei den Eigenschaften des Netzes „Privates Netzwerk“ wählen.
# $address (Text)
hall-hint-silent = Noch hat kein Handy diesen Laptop erreicht.
    .rule = Vielleicht lässt die Firewall nichts durch oder das WLAN trennt seine Teilnehmer voneinander, wie es viele Gastnetze tun. Zum Prüfen mit einem Handy im selben WLAN http://{ $address } aufrufen.
# $address (Text)
hall-hint-address-gone = Dieser Laptop hat die Adresse { $address } nicht mehr.
    .rule = Kein Handy erreicht den Laptop. WLAN und Kabel prüfen. Kommt die Adresse nicht zurück: Halle schließen, im neuen Netz öffnen und die Zugangszettel neu drucken.
# $from (Text), $until (Text)
hall-hint-slept = Dieser Laptop war von { $from } bis { $until } im Ruhezustand.
    .rule = Vielleicht wurde auch nur die Uhr des Laptops verstellt. Die Handys verbinden sich von selbst wieder; niemand muss neu scannen. Den Laptop am Strom lassen und nicht zuklappen.
# $old (Text), $address (Text)
hall-hint-port-in-use = Die Halle hat eine neue Adresse: { $address }.
    .rule = Ein anderes Programm belegt den Port { $old }. Schon gedruckte Zettel führen zum alten Port. Entweder die Zettel neu drucken oder das andere Programm beenden und die Halle noch einmal öffnen.
# $old (Text), $address (Text)
hall-hint-port-reserved = Die Halle hat eine neue Adresse: { $address }.
    .rule = Das System hält den Port { $old } für sich zurück. Schon gedruckte Zettel führen zum alten Port; sie müssen neu gedruckt werden. Windows hält Ports zurück, wenn virtuelle Maschinen laufen.

## Ruhezustand

hall-awake = Solange die Halle offen ist, geht dieser Laptop nicht von selbst in den Ruhezustand. Zugeklappt schläft er vielleicht trotzdem.
    .none = Dieser Laptop geht vielleicht von selbst in den Ruhezustand; das lässt sich in seinen Einstellungen abschalten.

## Warum die Halle nicht öffnet

# $port (Text)
refusal-hall-port-in-use = Nicht geöffnet: Ein anderes Programm belegt den Port { $port }.
    .rule = Das andere Programm beenden oder einen anderen Port nehmen. Ohne --port sucht sich die Halle selbst einen.
# $port (Text)
refusal-hall-port-reserved = Nicht geöffnet: Das System hält den Port { $port } für sich zurück.
    .rule = Einen anderen Port nehmen. Ohne --port sucht sich die Halle selbst einen. Was Windows zurückhält, zeigt „netsh int ipv4 show excludedportrange tcp“.
