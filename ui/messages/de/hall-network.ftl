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
    .rule = „Private Netzwerke“ ankreuzen und „Zugriff zulassen“ wählen (neueres Windows: „Zulassen“). Kommt keine Frage: Windows-Sicherheit, „Firewall- & Netzwerkschutz“, „Zugriff von App durch Firewall zulassen“, „Einstellungen ändern“, dort Kralle hinzufügen.
hall-hint-blocked = Die Firewall von Windows sperrt Kralle.
    .rule = Kein Handy kommt durch: Die Frage von Windows wurde wohl abgebrochen. Nachholen: Windows-Sicherheit, „Firewall- & Netzwerkschutz“, „Zugriff von App durch Firewall zulassen“, „Einstellungen ändern“, bei Kralle „Privat“ ankreuzen. Dazu sind Administratorrechte nötig.
hall-hint-public = Windows hält dieses Netz für öffentlich.
    .rule = Dort sperrt es Verbindungen von Handys. Umstellen: Einstellungen, „Netzwerk und Internet“, „WLAN“ oder „Ethernet“, Eigenschaften des Netzes, „Privates Netzwerk“.
# $address (Text)
hall-hint-silent = Noch hat kein Handy diesen Laptop erreicht.
    .rule = Vielleicht lässt die Firewall nichts durch oder das WLAN trennt seine Teilnehmer voneinander, wie es viele Gastnetze tun. Zum Prüfen mit einem Handy im selben WLAN http://{ $address } aufrufen.
# $address (Text)
hall-hint-address-gone = Dieser Laptop hat die Adresse { $address } nicht mehr.
    .rule = Kein Handy erreicht ihn. WLAN und Kabel prüfen. Kommt die Adresse nicht zurück: Halle schließen, im neuen Netz öffnen und die Zugangszettel neu drucken.
# $from (Text), $until (Text)
hall-hint-slept = Dieser Laptop war von { $from } bis { $until } im Ruhezustand.
    .rule = Oder seine Uhr wurde verstellt. Die Handys verbinden sich von selbst wieder; niemand muss neu scannen. Den Laptop am Strom lassen und nicht zuklappen.
# $old (Text), $address (Text)
hall-hint-port-in-use = Die Halle hat eine neue Adresse: { $address }.
    .rule = Den Port { $old } belegt ein anderes Programm. Zettel, die schon gedruckt sind, führen zum alten Port. Entweder sie neu drucken oder das andere Programm beenden und die Halle noch einmal öffnen.
# $old (Text), $address (Text)
hall-hint-port-reserved = Die Halle hat eine neue Adresse: { $address }.
    .rule = Den Port { $old } hält das System für sich zurück. Zettel, die schon gedruckt sind, führen zum alten Port; sie müssen neu gedruckt werden. Windows hält Ports zurück, wenn virtuelle Maschinen laufen.

## Ruhezustand

hall-awake = Solange die Halle offen ist, geht dieser Laptop nicht von selbst in den Ruhezustand. Zugeklappt schläft er vielleicht trotzdem.
    .none = Dieser Laptop geht vielleicht von selbst in den Ruhezustand; das lässt sich in seinen Einstellungen abschalten.

## Warum die Halle nicht öffnet

# $port (Text)
refusal-hall-port-in-use = Nicht geöffnet: Den Port { $port } belegt ein anderes Programm.
    .rule = Das andere Programm beenden oder einen anderen Port nehmen. Ohne --port sucht sich die Halle selbst einen.
# $port (Text)
refusal-hall-port-reserved = Nicht geöffnet: Den Port { $port } hält das System für sich zurück.
    .rule = Einen anderen Port nehmen. Ohne --port sucht sich die Halle selbst einen. Was Windows zurückhält, zeigt „netsh int ipv4 show excludedportrange tcp“.
