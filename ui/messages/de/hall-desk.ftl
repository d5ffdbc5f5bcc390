### Die Halle am Tisch der Turnierleitung: Zugangszettel, Geräte, was von den Handys wartet.

## Zugangszettel auf Papier

sheet-name-slips = Zugangszettel
sheet-about-slips = für die Handys der Teams, zum Schneiden
slip-first-named = erstgenanntes Team
slip-second-named = zweitgenanntes Team
# $address (Text)
slip-typed = Zum Eintippen: { $address }
# $name (Text), $password (Text)
slip-wlan = WLAN { $name }, Passwort { $password }: verbunden bleiben, auch wenn es kein Internet gibt.
# $name (Text)
slip-wlan-open = WLAN { $name }, ohne Passwort: verbunden bleiben, auch wenn es kein Internet gibt.
slip-wlan-of-hall = Im WLAN der Halle verbunden bleiben, auch wenn es kein Internet gibt.
refusal-hall-without-address = Nicht gedruckt: Auf Zugangszetteln steht die Adresse der Halle, und die gibt es noch nicht.
    .rule = Erst unter „Halle“ die Halle öffnen.
refusal-no-such-slip = Zu diesem Code gibt es keinen gültigen Zugangszettel.
    .rule = Wird eine Runde neu gepaart oder neu veröffentlicht, gelten nur die neu gedruckten Zettel.
field-address = Adresse
field-password = Passwort
expected-address = eine Adresse mit Port, etwa 192.168.1.5:41234

## Was von den Handys wartet

hall-waits = Aus der Halle
hall-waits-call = Ruf
hall-call-end = Erledigt
hall-waits-disputed = Widerspruch
hall-waits-single = Nur eine Meldung
hall-waits-agreed = Gleiche Meldungen
hall-said-nothing = nichts gemeldet
hall-waits-accept = Annehmen
# $what (Text)
hall-accept-what = Als Ergebnis annehmen: { $what }
# $what (Text), $round (Zahl)
hall-accept-late = Statt des eingetragenen Ergebnisses: { $what }. Die Runde nach Runde { $round } ist schon veröffentlicht; die Begründung steht im Verlauf.
# $table (Zahl), $round (Zahl)
hall-table-of-round = Tisch { $table }, Runde { $round }
# $tables (Text), $round (Zahl)
refusal-result-contested = Nicht ausgeführt: In Runde { $round } werden Ergebnisse bestritten (Tisch Nr. { $tables }).
    .rule = Erst entscheiden, dann weitermachen: Die nächste Runde hängt von den Punkten ab. Sonst bleiben die Ergebnisse so, wie sie eingetragen sind.
ask-contested = Ein Ergebnis wird bestritten
    .do = Trotzdem weitermachen
ask-leave = Turnier schließen?
    .do = Turnier schließen
ask-quit = Kralle beenden?
    .do = Beenden
# $table (Zahl), $side (Text)
hall-slip-found = Zugangszettel: Tisch { $table }, { $side }

## Die Halle öffnen

hall = Halle
hall-is-open = offen
hall-do-open = Halle öffnen
    .hint = Handys in diesem Netz erreichen dann diesen Laptop: Teams melden Ergebnisse, alle sehen Paarungen und Tabelle. Wird die Datei geschlossen, schließt auch die Halle.
hall-close = Halle schließen
hall-network = Netz dieses Laptops
hall-no-network = Dieser Laptop ist in keinem Netz.
    .rule = Mit dem WLAN der Halle verbinden, dann diesen Dialog noch einmal öffnen.
hall-address = Für alle zum Zuschauen
    .hint = Wer im WLAN der Halle ist, findet hier Paarungen, Ergebnisse und Tabelle. Ohne „http://“ suchen manche Handys im Internet.
# $address (Text)
hall-name = Auf vielen Handys auch: http://{ $address }
    .none = kralle.local: nicht verfügbar. Die Adresse aus Zahlen gilt immer.
# $address (Text)
hall-code = QR-Code zu { $address }
# $old (Text), $address (Text)
hall-moved = Die Zugangszettel führen ins Leere.
    .rule = Auf den gedruckten Zetteln steht { $old }; die Halle ist jetzt unter { $address } zu erreichen. Die Zettel neu drucken.
hall-print-slips = Zugangszettel drucken

## WLAN und Meldungen

hall-wlan = WLAN der Halle
    .hint = Name und Passwort stehen auf den Zugangszetteln. Sie bleiben auf diesem Laptop und kommen nie in die Turnierdatei.
hall-wlan-password = WLAN-Passwort
hall-wlan-keep = Übernehmen
hall-wlan-same = So ist es schon gespeichert.
hall-reporting = Welche Meldungen zählen
hall-reporting-both = wenn beide Teams das Gleiche melden
hall-reporting-one = eine genügt
hall-reporting-arbiters = nur angenommene
hall-reporting-off = keine
hall-find = Code eines Zugangszettels
    .hint = Die 16 Buchstaben eintippen oder den Code scannen: Das führt zur Begegnung. Auf der Seite „Runde“ genügt der Scanner.
    .do = Zur Begegnung
    .reason = Erst den Code eingeben.

## Geräte und Handys

hall-devices = Geräte
hall-devices-none = Noch kein Gerät. Jeder Schiedsrichter oder Helfer, der mit dem Handy durch die Halle geht, braucht hier einen Eintrag.
hall-device-new = Neues Gerät
hall-device-make = Code zeigen
hall-device-name = Name
    .hint = So steht es im Verlauf, etwa „Ruth“ oder „Tische 1 bis 10“.
hall-device-level = Aufgabe
hall-device-tables = Tische
    .hint = Leer: alle Tische.
hall-device-from = von
hall-device-to = bis
# $from (Zahl), $to (Zahl)
hall-device-from-to = { $from } bis { $to }
hall-device-all = alle
hall-device-screen = Bildschirm
    .hint = Was der Bildschirm zeigt, steht unter „Bildschirme“.
hall-device-needs-name = Einen Namen eingeben.
hall-device-needs-tables = Bei den Tischen beide Nummern eingeben, die kleinere zuerst. Oder beide leer lassen.
hall-device-entered = angemeldet
hall-device-waits = noch nicht angemeldet
hall-device-ended = Zugang entzogen
hall-device-end = Zugang entziehen
# $name (Text)
hall-device-end-what = { $name } den Zugang entziehen: Das Gerät darf sofort nichts mehr.
# $name (Text)
hall-device-code = QR-Code für { $name }
# $time (Text)
hall-device-scan = Mit der Kamera des Geräts scannen. Der Code gilt bis { $time } für ein einziges Gerät und wird nicht noch einmal gezeigt.
hall-device-no-address = Erst die Halle öffnen: Der Code führt zu ihrer Adresse.
hall-device-done = Fertig
hall-level-captain = Team
hall-level-helper = Helfer
    .hint = Trägt fehlende Ergebnisse ein, vermerkt, wer da ist, und geht Rufen nach.
hall-level-arbiter = Schiedsrichter
    .hint = Darf auch Ergebnisse ändern, Meldungen annehmen, entscheiden und Strafen verhängen.
hall-level-projector = Anzeige
    .hint = Zeigt die öffentlichen Seiten auf einer Leinwand, sonst nichts.
hall-level-director = Turnierleitung
hall-seen = Zuletzt gesehen
hall-phones = Handys der Teams
hall-phones-none = Noch kein Handy hat einen Zugangszettel geöffnet.
hall-phone-where = Begegnung
hall-phone-number = Handy
hall-phone-state = Stand
hall-phone-in = spricht für das Team
hall-phone-asks = wartet auf Zustimmung
hall-phone-both = hat beide Zettel geöffnet, darf nicht melden
hall-phone-alike = gleiche Kennung wie ein Handy der Gegner, nicht nachgewiesen
hall-phone-free = Zettel freigeben
# $table (Zahl), $team (Zahl)
hall-phone-free-what = Zettel von Team { $team } an Tisch { $table } freigeben: Das nächste Handy, das ihn öffnet, spricht für das Team.
hall-phone-sign-out = Abmelden
# $phone (Zahl), $table (Zahl), $team (Zahl)
hall-phone-sign-out-what = Handy { $phone } von Team { $team } an Tisch { $table } abmelden: Es spricht nicht mehr für das Team. Die anderen Handys bleiben.

## Rückgängig, was jemand anders getan hat

# $who (Text)
ask-of-other = Das hat { $who } getan.
ask-of-nobody = Das wurde getan, als kein Name gewählt war.

## Warum der Saal etwas nicht annimmt

refusal-no-such-device = Gerät { $device } gibt es nicht.
    .rule = Die Liste zeigt alle Geräte.
refusal-code-shown-once = Der Code für dieses Gerät wurde schon gezeigt.
    .rule = Jeder Code wird nur einmal gezeigt. Dem Gerät den Zugang entziehen und ein neues Gerät anlegen.
refusal-network-gone = Nicht geöffnet: Das Netz { $name } ist nicht mehr da.
    .rule = Kabel und WLAN prüfen, dann ein Netz aus der Liste wählen.
refusal-hall-not-opened = Nicht geöffnet: Die Adresse { $address } ist belegt oder gesperrt.
    .rule = Ein anderes Programm belegt die Adresse oder das System sperrt sie. Ein anderes Netz wählen oder das andere Programm beenden.
refusal-no-such-notice = Diese Durchsage gibt es nicht mehr.
    .rule = Vielleicht hat jemand die Durchsage schon beendet.
refusal-day-parts =
    { $found ->
        [one] Nicht übernommen: Der Tagesplan hat { $found } Teil.
       *[other] Nicht übernommen: Der Tagesplan hat { $found } Teile.
    }
    .rule = Möglich sind 1 bis { $most }.
refusal-no-lots-drawn = Nicht gezeigt: Es wurde noch nicht ausgelost.
    .rule = Zuerst auslosen, dann die Auslosung zeigen.
refusal-no-ceremony = Gerade wird keine Auslosung gezeigt.
    .rule = Die Auslosung erscheint hier, sobald die Turnierleitung damit beginnt.
