# Fernschach: Paarzüge per Post oder E-Mail.
screen-correspondence = Fernschach
post-going =
    { $count ->
        [one] { $count } Partie läuft
       *[other] { $count } Partien laufen
    }
post-late =
    { $count ->
        [one] { $count } Frist überschritten
       *[other] { $count } Fristen überschritten
    }
post-late-about = Die Frist ist überschritten. Was daraus folgt, entscheidet die Turnierleitung.
post-open = Partie eröffnen
post-none-free = Keine Begegnung frei
post-empty = Noch keine Partie per Fernschach
    .hint = Eröffnet wird eine Partie an einem Tisch einer veröffentlichten Runde. Züge kommen von beiden herein und bleiben verdeckt, bis beide da sind.
    .later = Erst eine Runde veröffentlichen; dann lässt sich an jedem ihrer Tische eine Partie eröffnen.
post-to-round = Zur Runde
post-games = Partien
post-waits = fehlt
post-covered = verdeckt da
post-lost = nicht lesbar
post-lost-about = Der Zug von { $name } liegt versiegelt in der Datei, aber der Schlüssel ist auf einem anderen Rechner. Der Zug muss neu eingegeben werden.
post-days-left =
    { $days ->
        [one] noch { $days } Tag
       *[other] noch { $days } Tage
    }
post-last-day = heute letzter Tag
post-overstepped =
    { $days ->
        [one] { $days } Tag überschritten
       *[other] { $days } Tage überschritten
    }
post-until = bis { $date }
post-not-asked = Von hier wird gerade nichts erwartet.
post-open-title = Partien per Fernschach eröffnen
post-open-about = Beide senden ihre Züge; das Programm hält sie verdeckt, bis beide da sind, und bereitet dann die Nachrichten vor. Gesendet wird nichts.
post-open-tables = Begegnungen
post-open-none = Keine Begegnung gewählt
post-open-do =
    { $count ->
        [one] { $count } Partie eröffnen
       *[other] { $count } Partien eröffnen
    }
post-days = Tage je Zug
    .hint = Gezählt wird ab dem Tag, an dem beide Züge aufgedeckt wurden; dieser Tag zählt nicht mit.
post-days-less = Ein Tag weniger
post-days-more = Ein Tag mehr
post-message = Nachricht von { $name }
    .hint = Der Zug allein oder die ganze Nachricht: Oktalcode, Felder (e2e4) oder Notation. Zitate bleiben außer Acht.
post-message-second = Neuer Zug von { $name }
post-message-missing = Erst die Nachricht einfügen
post-take = Verdeckt aufnehmen
post-take-open = Zug ausführen
post-as-it-is = Aufnehmen, wie es ist
post-is-covered = Zug verdeckt gespeichert
    .about = Niemand sieht ihn, bis beide da sind. Bis dahin lässt er sich neu eingeben.
post-change = Neu eingeben
post-written-octal = Gelesen als Oktalcode.
post-written-notation = Gelesen als Felder oder Notation.
post-written-both = Oktalcode und Notation stimmen überein.
post-written-as-it-is = Aufgenommen, wie es ist.
post-revealed = Aufgedeckt: Die Nachrichten sind bereit.
post-decide = Entscheiden …
post-not-begun = Noch kein Paarzug. Die Nachrichten unten eröffnen die Partie.
post-letters = Nachrichten
    .about = bereit zum Senden; das Programm sendet nichts
post-letter-to = An { $name }
post-letter-language = Sprache für { $name }
post-letter-subject = Betreff
post-letter-copy = Kopieren
post-letter-copy-to = Nachricht an { $name } kopieren
post-letter-copy-subject = Betreff an { $name } kopieren
post-letter-copied = Nachricht an { $name } kopiert
post-letter-subject-copied = Betreff kopiert
post-letter-save = Nachricht speichern
post-letter-save-to = Nachricht an { $name } als .txt speichern
post-letter-save-txt = Als .txt speichern
post-letter-kind = Textdatei

# Die Nachrichten selbst.
letter-subject = { $event }, Runde { $round }, Tisch { $table }: { $white } – { $black }
letter-file = Runde { $round } Tisch { $table } Paarzug { $pair } an { $name }.txt
letter-greeting = Guten Tag { $name },
letter-begins = die Partie beginnt. Beide senden ihren Zug; aufgedeckt werden sie zugleich, sobald beide da sind.
letter-move = { $color }, { $name }: { $move } (Oktalcode { $octal })
letter-position = Stellung (Weiß groß, Schwarz klein):
letter-fen = FEN: { $fen }
letter-answer-offer = Bitte antworten, ob das Angebot angenommen wird. Wer stattdessen einen Zug sendet, lehnt ab.
letter-send = Bitte den Zug für Paarzug { $pair } bis { $date } senden.
letter-choose = Der gesendete Zug für Paarzug { $pair } ist nicht mehr möglich (PZSR 5). Bitte bis { $date } einen anderen senden.
letter-other-chooses = { $name } sendet einen anderen Zug (PZSR 5). Danach kommt die nächste Nachricht.
letter-wait = Von Ihnen wird gerade kein Zug erwartet.
letter-days-left =
    { $days ->
        [0] Heute ist der letzte Tag.
        [one] Es bleibt { $days } Tag.
       *[other] Es bleiben { $days } Tage.
    }
letter-overstepped =
    { $days ->
        [one] Die Frist ist seit { $days } Tag überschritten; die Turnierleitung entscheidet.
       *[other] Die Frist ist seit { $days } Tagen überschritten; die Turnierleitung entscheidet.
    }
letter-how = Es genügt der Oktalcode (sieben Ziffern), sonst Start- und Zielfeld, etwa e2e4.
letter-ended = Die Partie ist beendet: { $score }

# Was nicht aufgenommen wird.
refusal-not-by-correspondence = Nicht aufgenommen: Diese Partie wird am Brett gespielt.
    .rule = Nachrichten gibt es nur im Fernschach.
refusal-message-empty = Nicht aufgenommen: Die Nachricht ist leer.
    .rule = Darin muss ein Zug stehen.
refusal-message-too-long = Nicht aufgenommen: Die Nachricht ist zu lang.
    .rule = Höchstens { $most } Zeichen; nur den Teil mit dem Zug einfügen.
refusal-message-no-move = Nicht aufgenommen: In der Nachricht steht kein Zug.
    .rule = Gesucht werden Oktalcode (1414300), Felder (e2e4) und Notation (Sg1-f3).
refusal-message-several-moves = Nicht aufgenommen: In der Nachricht stehen verschiedene Züge.
    .rule = Zeile { $line }: { $word } neben { $beside }. Nur den gemeinten Zug eingeben.
refusal-message-doubtful = Nicht aufgenommen: { $word } passt nicht zur Stellung.
    .rule = Zeile { $line }: Auf dem Startfeld steht eine andere Figur.
refusal-octal-length = Nicht aufgenommen: { $word } ist kein Oktalcode.
    .rule = Zeile { $line }: Ein Oktalcode hat sieben Ziffern.
refusal-octal-digit = Nicht aufgenommen: { $word } ist kein Oktalcode.
    .rule = Zeile { $line }, Stelle { $column }: Da steht { $digit }; möglich ist 0 bis 7.
refusal-octal-check = Nicht aufgenommen: Im Oktalcode { $word } stimmt eine Ziffer nicht.
    .rule = Zeile { $line }, Stelle 7: Die Prüfziffer ist { $digit }, zu den anderen passt { $check }. Beim Spieler nachfragen.
refusal-octal-piece = Nicht aufgenommen: { $word } nennt keine Figur.
    .rule = Zeile { $line }, Stelle 1: Da steht { $digit }; 1 bis 6 sind Figuren.
refusal-octal-same-square = Nicht aufgenommen: { $word } bleibt auf { $square }.
    .rule = Zeile { $line }, Stellen 2 bis 5: Start- und Zielfeld sind dasselbe.
refusal-octal-mark = Nicht aufgenommen: Das Kennzeichen in { $word } passt nicht zum Zug.
    .rule = Zeile { $line }, Stelle 6: Da steht { $digit }.
refusal-octal-piece-not-there = Nicht aufgenommen: Die Figur von { $word } steht nicht auf { $square }.
    .rule = Zeile { $line }, Stellen 1 bis 3: Figur und Startfeld passen nicht zur Stellung.
refusal-octal-en-passant = Nicht aufgenommen: { $word } passt nicht zur Stellung.
    .rule = Zeile { $line }, Stelle 6: En passant wird nur mit Kennzeichen 6 geschlagen, und nur, wo es möglich ist.
