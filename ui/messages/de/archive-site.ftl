# Die öffentlichen Seiten des Archivs.

archive-title = Turnierarchiv
archive-about = Turniere mit allen Runden, dem Zustandekommen der Tabelle und dem Auslosungsprotokoll. Jede Datei wurde vor der Veröffentlichung geprüft.
archive-footer = Turniere, die mit Kralle geleitet wurden. Jede Datei wurde vor der Veröffentlichung geprüft.
archive-parts = Archiv
archive-trail = Navigationspfad
archive-new = Die Seite zeigt die neuesten Ergebnisse.

archive-start = Start
archive-tournaments = Turniere
archive-persons = Personen
archive-ratings = Wertungszahlen
archive-ratings-ordinary-chess = Schach-Wertungszahlen
archive-newest = Neueste Turniere
archive-all = Alle Turniere
archive-empty = Noch kein Turnier veröffentlicht.

archive-name = Name eines Spielers
    .hint = In jeder Schreibweise; der Anfang von Vor- oder Nachname genügt.
archive-search = Suchen
archive-name-or-place = Name oder Ort
archive-year = Jahr
archive-bad-year = Das Jahr muss vier Ziffern haben, zum Beispiel 2026.
archive-bad-address = Die Liste lässt sich von hier nicht fortsetzen. Bitte bei den neuesten Turnieren beginnen.
archive-name-too-long = Der Name ist zu lang: höchstens 100 Zeichen.
archive-no-tournament = Kein Turnier gefunden.
archive-no-season = Noch keine Saison veröffentlicht.
archive-nobody = Niemand mit diesem Namen gefunden. Bitte nur den Nachnamen oder nur seinen Anfang eingeben.
archive-found = Gefundene Personen
archive-to-newest = Neueste Turniere
archive-more = Weitere
archive-older = Ältere Turniere
archive-stronger = Höhere Wertungszahlen
archive-weaker = Niedrigere Wertungszahlen

archive-date = Datum
archive-progress = Stand
archive-formation = Art
archive-rounds = Runden
archive-another-copy = Ein früherer Stand dieses Turniers wurde zurückgezogen. Diese Seite beruht auf einer anderen Kopie der Datei und enthält nicht alles, was damals veröffentlicht war.
archive-downloads = Dateien für andere Programme

archive-how = Wie die Tabelle zustande kam
    .hint = Eine geöffnete Zeile zeigt, warum sie an dieser Stelle steht, dazu alle Begegnungen und die Berechnung jeder Feinwertung.
archive-crosstable-long = Zu jeder Zeile die Gegner mit ihrer Nummer und den gegen sie erzielten Punkten.

archive-draw = Auslosung
archive-draw-again = Diese Auslosung nachprüfen
archive-draw-back = Auslosungsprotokoll
# $count (number), $teams (text): Nummern von Teams
archive-draw-changed =
    { $count ->
        [one] Die Turnierleitung hat seither ein Team geändert: Nr. { $teams }.
       *[other] Die Turnierleitung hat seither { $count } Teams geändert: Nr. { $teams }.
    }
archive-drawn = Was verglichen wurde
archive-drawn-same = Geprüft: Eine neue Auslosung mit dem Startwert ergibt dieselben Teams.
archive-drawn-other = Geprüft: Eine neue Auslosung mit dem Startwert ergibt andere Teams.
archive-drawn-corrected = Wurde nach der Auslosung ein Name, Verein, Jahrgang oder eine Spielstärke berichtigt, steht die Person in einer heute erstellten Liste an anderer Stelle. Die Auslosung selbst folgt der Liste im Protokoll.
archive-compared = Verglichen
archive-compared-teams = Die gelosten Teams
archive-compared-shuffles = Wie oft Topf 2 gemischt wurde
archive-compared-order = Reihenfolge der Liste nach Spielstärke und Startwert
archive-same = gleich
archive-other = anders
# $same (number), $count (number)
archive-same-teams = { $same } von { $count } gleich

archive-check = Blatt prüfen
archive-check-about = Blätter des Turniers tragen unten ein Prüfwort und oben rechts dasselbe als QR-Code. Damit lässt sich feststellen, ob die veröffentlichte Datei noch enthält, was damals gedruckt wurde.
archive-check-published = Prüfwort der veröffentlichten Datei
archive-check-word = Prüfwort

# $partner (text): a name
archive-with = mit { $partner }
archive-rating = Wertungszahl
archive-ratings-about = Wertungszahlen und ihre Unsicherheit, berechnet aus allen veröffentlichten Turnieren. Eine Zahl mit großer Unsicherheit ist wenig aussagekräftig.
archive-no-rating = Noch keine Wertungszahlen berechnet.
# $count (number), $first (text), $last (text): „1650 ± 80“
archive-curve =
    { $count ->
        [one] { $last } nach einem Turnier. Das Band zeigt die Unsicherheit.
       *[other] Von { $first } auf { $last } in { $count } Turnieren. Das Band zeigt die Unsicherheit.
    }

archive-refused-gone = Nicht mehr öffentlich
    .rule = Der Veranstalter oder das Archiv zeigt diese Seite nicht mehr.
archive-refused-unknown = Nicht gefunden
    .rule = Unter dieser Adresse gibt es keine Seite. Vielleicht enthält die Adresse einen Tippfehler.
archive-refused-field = Diese Adresse lässt sich nicht lesen
    .rule = Hinter dem Fragezeichen der Adresse steht etwas, das dort nicht hingehört.
archive-refused-too-many = Zu viele Anfragen
    .rule = Bitte gleich noch einmal versuchen.
archive-refused-away = Zurzeit nicht erreichbar
    .rule = Das Archiv erreicht seine Daten nicht. Nichts ist verloren; bitte bald noch einmal versuchen.
archive-refused-internal = Etwas ist schiefgegangen
    .rule = Bitte noch einmal versuchen. Bleibt es dabei, hilft eine Nachricht an den Betreiber des Archivs.
