# Was die Handys im Saal zeigen: Verbindung, Hineinkommen, die Begegnung eines Teams.

hall-language = Sprache
hall-understood = Verstanden

# Die Verbindung, unten auf jeder Seite.
hall-line-waiting = Verbindet …
hall-line-connected = Verbunden
hall-line-confirmed = Verbunden. Angekommen um { $time }
hall-line-sending =
    { $count ->
        [one] Wird gesendet …
       *[other] { $count } Eingaben werden gesendet …
    }
hall-line-lost = Keine Verbindung
hall-line-lost-kept =
    { $count ->
        [one] Keine Verbindung. Eine Eingabe ist hier aufbewahrt.
       *[other] Keine Verbindung. { $count } Eingaben sind hier aufbewahrt.
    }
hall-line-heard = Stand von { $time }. Das Handy sucht die Verbindung.
hall-line-not-kept = Dieses Handy kann nichts aufbewahren: Lass die Seite offen, bis alles angekommen ist.
hall-doubt-stranger = Ein anderer Rechner antwortet. Ist das Handy im WLAN des Turniers?
hall-doubt-unknown = Der Turnierrechner kennt dieses Handy nicht mehr. Scanne den Zettel noch einmal.
hall-doubt-ended = Der Zugang wurde entzogen. Die Turnierleitung kann dir einen neuen geben.
hall-doubt-bad-mac = Der Schlüssel passt nicht. Scanne den Zettel noch einmal.
hall-doubt-busy = Zu viele Anfragen. Es geht gleich weiter.
hall-kept = Hier aufbewahrt, noch nicht angekommen
    .more = Gesendet wird, sobald die Verbindung wieder da ist, auch nach dem Schließen dieser Seite. Verlass das WLAN nicht, auch wenn es „kein Internet“ meldet.
hall-withdraw = Nicht mehr senden

# Hineinkommen.
hall-letters = Buchstaben auf dem Zettel
    .hint =
        { $count ->
            [0] Vollständig
            [one] Noch ein Buchstabe. Klein oder groß, mit oder ohne Striche.
           *[other] Noch { $count } Buchstaben. Klein oder groß, mit oder ohne Striche.
        }
hall-enter = Weiter
hall-entering = Wird mit dem Turnierrechner verbunden …
hall-in-use = Ein anderes Handy hat diesen Zettel schon geöffnet.
    .ask = Lass dieses Handy mit dem anderen Handy ein oder frag die Turnierleitung. Danach geht es hier von selbst weiter.
hall-phone = Dieses Handy ist Nummer
hall-unanswered = Noch keine Antwort
    .more = Ist das Handy im WLAN des Turniers? Es versucht weiter, sich zu verbinden.
hall-not-entered = Kein Zugang
hall-not-entered-unknown = Diesen Code gibt es nicht. Prüfe die Buchstaben oder nimm den neuen Zettel: Nach einer Änderung der Paarung gilt der alte nicht mehr.
hall-not-entered-ended = Dieser Code gilt nicht mehr. Die Turnierleitung kann dir einen neuen geben.
hall-not-entered-bad-mac = Die Buchstaben stimmen nicht ganz. Prüfe sie bitte.
hall-other-code = Anderer Code
hall-fault = Hier ist etwas schiefgegangen
    .more = Was angekommen ist, bleibt erhalten. Lade die Seite neu.
    .do = Neu laden

# Sitzordnung.
hall-we = ihr

# Ergebnis.
hall-who-won = Wer hat gewonnen?
hall-by-what = Wodurch?
hall-touch-saves = Antippen speichert.
hall-drawn = remis
hall-not-admitted = nicht zulässig: { $article }
hall-look = Stimmt das so?
hall-result = Ergebnis
hall-sending = Wird gesendet …
hall-end-at = Brett { $board }: { $what }
hall-end-checkmate = { $name } setzt matt
hall-end-flag-fall = { $name } gewinnt durch Zeitüberschreitung
hall-end-resignation = { $name } gewinnt durch Aufgabe
hall-end-illegal-move = { $name } gewinnt: regelwidriger Zug des Gegners
hall-end-forfeit = { $name } gewinnt kampflos
hall-end-other = { $name } gewinnt: { $cause }
hall-end-drawn = Remis: { $cause }
hall-end-both-lose = Niemand gewinnt: { $cause }
hall-result-sentence = { $end } – Ergebnis { $result }
hall-we-won = Ihr habt gewonnen.
hall-we-lost = Ihr habt verloren.
hall-we-drew = Ihr habt remis gespielt.
hall-reports = Gemeldet

# Den Schiedsrichter rufen.
hall-call-illegal-move = Regelwidriger Zug
hall-call-clock = Uhr
hall-call-drop = Einsetzen
hall-call-talk = Zurufe
hall-call-result = Ergebnis
hall-call-other = Etwas anderes

refusal-hall-not-allowed = Nicht ausgeführt: Dieses Handy darf das nicht.
    .rule = Frag die Turnierleitung.
refusal-hall-overtaken = Nicht ausgeführt: Inzwischen hat sich etwas geändert.
    .rule = Hier steht jetzt, was gilt. Sieh es dir an und entscheide noch einmal.
refusal-hall-not-understood = Nicht ausgeführt: Der Turnierrechner hat die Anfrage nicht verstanden.
    .rule = Lade die Seite neu und versuch es noch einmal.
