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
post-empty = Noch keine Fernpartie
    .hint = Partien werden an einem Tisch einer veröffentlichten Runde eröffnet. Eingegangene Züge bleiben verdeckt, bis beide da sind.
    .later = Erst eine Runde veröffentlichen; dann lässt sich an jedem ihrer Tische eine Partie eröffnen.
post-to-round = Zur Runde
post-games = Partien
post-waits = fehlt
post-covered = verdeckt
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
        [one] { $days } Tag über der Frist
       *[other] { $days } Tage über der Frist
    }
post-until = bis { $date }
post-not-asked = Von diesem Spieler wird gerade kein Zug erwartet.
post-open-title = Fernpartien eröffnen
post-open-about = Beide Spieler senden ihre Züge; Kralle hält sie verdeckt, bis beide Züge da sind, und bereitet dann die Nachrichten vor. Kralle sendet nichts selbst.
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
    .hint = Der Zug allein oder die ganze Nachricht: Oktalcode, Felder (e2e4) oder Notation. Zitierter Text wird nicht beachtet.
post-message-second = Neuer Zug von { $name }
post-message-missing = Erst die Nachricht einfügen
post-take = Verdeckt aufnehmen
    .label = Zug von { $name } verdeckt aufnehmen
post-take-open = Zug ausführen
    .label = Zug ausführen ({ $name })
post-as-it-is = Unverändert aufnehmen
    .label = Zug von { $name } unverändert aufnehmen
post-look = Prüfen
    .label = Prüfen: Nachricht von { $name }
post-though-void = Trotzdem aufnehmen: nicht ausführbar
    .label = Trotzdem aufnehmen: nicht ausführbar, Zug von { $name }
post-understood = Erkannt für { $name }:
post-understood-move = { $piece } { $from }–{ $to }
post-understood-captures = schlägt: { $piece }
post-understood-promotes = wird: { $piece }
post-understood-castles = Rochade
post-understood-doubt = In der jetzigen Stellung nicht ausführbar: { $why } Durch den Zug des Gegners kann sich das noch ändern.
post-understood-back = Zurück zur Nachricht
post-take-back = Zurücknehmen …
    .until = Zurücknehmen ist möglich, bis die Nachrichten verschickt sind.
post-take-back-title = Aufgenommenen Zug zurücknehmen
post-take-back-who = Zug von
post-take-back-about = Der Zug gilt als nicht eingegangen und wird neu aufgenommen. Die Begründung steht im Verlauf der Partie.
post-take-back-about-pair = Der Paarzug entfällt. Der Zug von { $name } bleibt verdeckt gespeichert; der zurückgenommene Zug wird neu aufgenommen. Die Begründung steht im Verlauf der Partie.
post-take-back-do = Zurücknehmen
post-taken-back = Zug von { $name } zurückgenommen
post-is-covered = Zug verdeckt gespeichert
    .about = Niemand sieht den Zug, bis beide da sind. Bis dahin lässt er sich neu eingeben.
post-change = Neu eingeben
    .label = Zug von { $name } neu eingeben
post-written-octal = Gelesen als Oktalcode.
post-written-notation = Gelesen als Felder oder Notation.
post-written-both = Oktalcode und Notation stimmen überein.
post-written-as-it-is = Unverändert aufgenommen.
post-revealed = Aufgedeckt: Die Nachrichten sind bereit.
post-decide = Entscheiden …
post-not-begun = Noch kein Paarzug. Die Nachrichten unten eröffnen die Partie.
post-letters = Nachrichten
    .about = bereit zum Senden; Kralle sendet nichts selbst
post-letter-to = An { $name }
post-letter-language = Sprache für { $name }
post-letter-subject = Betreff
post-letter-copy = Kopieren
post-letter-copy-to = Nachricht an { $name } kopieren
post-letter-copy-subject = Betreff für { $name } kopieren
post-letter-copied = Nachricht an { $name } kopiert
post-letter-subject-copied = Betreff kopiert
post-letter-save = Nachricht speichern
post-letter-save-to = Nachricht an { $name } als .txt speichern
post-letter-save-txt = Als .txt speichern
post-letter-kind = Textdatei

post-tab-games = Partien
post-tab-owed = Ausstehend ({ $count })
post-views = Ansicht
post-owed-none = Kein Zug steht aus
post-owed-none-about = Alle Partien sind beendet. Jetzt die Ergebnisse in der Runde eintragen.
post-owed-player = Spieler
post-owed-game = Partie
post-owed-since = Ausstehend seit
post-owed-until = Frist
post-owed-reminded = Erinnert
post-owed-never = noch nicht
post-owed-against = gegen { $name }
post-remind = Erinnern
post-remind-who = Erinnern: { $name }
post-reminded = Erinnerung an { $name } vermerkt
post-reminded-on = erinnert am { $date }
post-reminded-not = noch nicht erinnert
post-letter-which = Nachricht an { $name }
post-letter-position = Stellung
post-letter-reminder = Erinnerung
post-find = Partie suchen
post-find-hint = Name, Runde oder Tisch
post-find-none = Keine Partie mit „{ $text }“
post-late-who = { $name }: Frist seit { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } überschritten
post-grant = Tage gewähren …
post-grant-title = Tage gewähren
post-grant-about = Etwa bei Urlaub oder Krankheit. Die Begründung steht im Verlauf der Partie.
post-grant-about-move = Etwa bei Urlaub oder Krankheit; die Tage gelten für den Zug, der aussteht. Die Begründung steht im Verlauf der Partie.
post-grant-who = Wem
post-grant-days = Tage
post-grant-do = Gewähren
post-overstep = Als Zeitüberschreitung werten …
post-overstep-title = Als Zeitüberschreitung werten
post-overstep-loses = { $name } hat die Frist überschritten. Die Partie endet durch Zeitüberschreitung; hat der Gegner nur noch den König, ist sie remis.
post-overstep-both = Beide haben die Frist am selben Tag überschritten. Die Partie endet remis.
post-overstep-do = Partie beenden
post-days-way = Bedenkzeit
post-days-per-move = je Zug
post-days-per-game = für die Partie
post-days-both = beides
post-budget = Tage für die ganze Partie
post-budget-hint = Jeder hat sein eigenes Konto. Davon gehen die Tage ab, die ein Zug braucht.
post-reserve = Tage als Reserve
post-carried-hint = Tage, die ein Zug nicht braucht, bleiben erhalten; die Reserve ist von Anfang an da.
post-way-game = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } für die Partie
post-way-carried = { $reserve } + { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } je Zug, Rest bleibt
post-arrived = Eingangstag angeben
post-arrived-of = Eingangstag der Nachricht von { $name } angeben
post-arrived-day = Eingegangen am
post-arrived-bad = Kein gültiges Datum; Beispiel: 21.11.2026
post-came = eingegangen am { $date }
post-record-save = Protokoll bis hierher speichern
post-record-print = Protokoll bis hierher drucken
post-log = Verlauf der Partie
post-log-opened = Partie eröffnet
post-log-taken-in = { $name }: Zug verdeckt aufgenommen
post-log-taken-in-again = { $name }: verdeckten Zug neu eingegeben
post-log-arrived = { $name }: Nachricht am { $day } eingegangen
post-log-revealed = Beide Züge aufgedeckt
post-log-moved = { $name }: Zug ausgeführt
post-log-offered-draw = { $name } bietet Remis an
post-log-offered-ordinary = { $name } schlägt Normalschach vor
post-log-accepted = { $name } nimmt an
post-log-declined = { $name } lehnt ab
post-log-draw-claimed = { $name } reklamiert Remis
post-log-resigned = { $name } gibt auf
post-log-entry-lost = { $name }: Eingabe ohne Schlüssel verworfen
post-log-days-granted = { $name }: { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } gewährt ({ $said })
post-log-reminded = { $name }: Erinnerung vermerkt
post-log-letter-out = Nachricht an { $name } ausgegeben
post-log-taken-back = { $name }: aufgenommenen Zug zurückgenommen ({ $said })
post-log-days-overstepped = Durch Zeitüberschreitung beendet
post-log-ended-by-arbiter = Von der Turnierleitung beendet: { $said }

# Die Nachrichten selbst.
letter-subject = { $event }, Runde { $round }, Tisch { $table }: { $white } – { $black }
letter-file = Runde { $round } Tisch { $table } Paarzug { $pair } an { $name }.txt
letter-greeting = Guten Tag { $name },
letter-begins = die Partie beginnt. Beide Spieler senden ihren Zug; die Züge werden gleichzeitig aufgedeckt, sobald beide da sind.
letter-move = { $color }, { $name }: { $move } (Oktalcode { $octal })
letter-position = Stellung (Weiß groß, Schwarz klein):
letter-fen = FEN: { $fen }
letter-answer-offer = Bitte teilen Sie mit, ob Sie das Angebot annehmen. Wenn Sie stattdessen einen Zug senden, lehnen Sie es ab.
letter-send = Bitte senden Sie Ihren Zug für Paarzug { $pair } bis zum { $date }.
letter-choose = Ihr Zug für Paarzug { $pair } ist nicht mehr möglich ({ $article }). Bitte senden Sie bis zum { $date } einen anderen.
letter-other-chooses = { $name } sendet einen anderen Zug ({ $article }). Danach kommt die nächste Nachricht.
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
letter-days-for-game = Das sind Ihre Tage für den Rest der Partie.
letter-days-carried =
    { $days ->
        [one] Nicht verbrauchte Tage bleiben erhalten; mit jedem Zug kommt { $days } Tag dazu.
       *[other] Nicht verbrauchte Tage bleiben erhalten; mit jedem Zug kommen { $days } Tage dazu.
    }
letter-reminder = Ihr Zug für Paarzug { $pair } fehlt noch. Die Stellung ist seit dem { $date } bekannt.
letter-reminder-subject = Erinnerung: { $event }, Runde { $round }, Tisch { $table }, { $white } – { $black }
letter-reminder-file = Erinnerung Runde { $round } Tisch { $table } Paarzug { $pair } an { $name }.txt
letter-how = Es genügt der Oktalcode (sieben Ziffern); auch Start- und Zielfeld sind möglich, etwa e2e4.
letter-ended = Die Partie ist beendet: { $score }

# Was nicht aufgenommen wird.
refusal-not-by-correspondence = Nicht aufgenommen: Diese Partie wird am Brett gespielt.
    .rule = Nachrichten gibt es nur im Fernschach.
refusal-message-empty = Nicht aufgenommen: Die Nachricht ist leer.
    .rule = Die Nachricht muss einen Zug enthalten.
refusal-message-too-long = Nicht aufgenommen: Die Nachricht ist zu lang.
    .rule = Höchstens { $most } Zeichen; nur den Teil mit dem Zug einfügen.
refusal-message-no-move = Nicht aufgenommen: Die Nachricht enthält keinen Zug.
    .rule = Gesucht werden Oktalcode (1414300), Felder (e2e4) und Notation (Sg1-f3).
refusal-message-several-moves = Nicht aufgenommen: Die Nachricht enthält verschiedene Züge.
    .rule = Zeile { $line }: { $word } neben { $beside }. Nur den gemeinten Zug eingeben.
refusal-message-doubtful = Nicht aufgenommen: { $word } passt nicht zur Stellung.
    .rule = Zeile { $line }: Auf dem Startfeld steht { $piece ->
        [none] eine andere Figur
       *[other] eine andere Figur ({ $piece })
    }.
refusal-message-other-side = Nicht aufgenommen: { $word } zieht eine Figur des Gegners.
    .rule = Zeile { $line }: Auf { $square } steht eine gegnerische Figur ({ $piece }). Gehört die Nachricht ins andere Feld? Hat der Spieler das wirklich gesendet, ist sein Zug nicht ausführbar.
refusal-message-empty-square = Nicht aufgenommen: Auf { $square } steht keine Figur.
    .rule = Zeile { $line }: { $word }. Hat der Spieler das wirklich gesendet, ist sein Zug nicht ausführbar.
refusal-nothing-to-take-back = Nicht zurückgenommen: Von diesem Spieler wurde seit dem letzten Paarzug nichts aufgenommen.
    .rule = Zurückgenommen wird nur, was zuletzt aufgenommen wurde.
refusal-pair-gone-out = Nicht zurückgenommen: Der Paarzug wurde schon verschickt.
    .rule = Sobald ein Spieler den Paarzug kennt, gilt er. Wie es weitergeht, entscheidet die Turnierleitung.
refusal-taken-back-after-result = Nicht zurückgenommen: Das Ergebnis der Partie ist schon eingetragen (Runde { $round }, Tisch { $table }).
    .rule = Zuerst das Ergebnis löschen.
refusal-octal-length = Nicht aufgenommen: { $word } ist kein Oktalcode.
    .rule = Zeile { $line }: Ein Oktalcode hat sieben Ziffern.
refusal-octal-digit = Nicht aufgenommen: { $word } ist kein Oktalcode.
    .rule = Zeile { $line }, Stelle { $column }: Da steht { $digit }; möglich sind 0 bis 7.
refusal-octal-check = Nicht aufgenommen: Im Oktalcode { $word } stimmt eine Ziffer nicht.
    .rule = Zeile { $line }, Stelle 7: Die Prüfziffer ist { $digit }, zu den anderen Ziffern passt { $check }. Beim Spieler nachfragen.
refusal-octal-piece = Nicht aufgenommen: { $word } nennt keine Figur.
    .rule = Zeile { $line }, Stelle 1: Da steht { $digit }; 1 bis 6 sind Figuren.
refusal-octal-same-square = Nicht aufgenommen: Mit { $word } bliebe die Figur auf { $square }.
    .rule = Zeile { $line }, Stellen 2 bis 5: Start- und Zielfeld sind gleich.
refusal-octal-mark = Nicht aufgenommen: Das Kennzeichen in { $word } passt nicht zum Zug.
    .rule = Zeile { $line }, Stelle 6: Da steht { $digit }.
refusal-octal-piece-not-there = Nicht aufgenommen: Die Figur von { $word } steht nicht auf { $square }.
    .rule = Zeile { $line }, Stellen 1 bis 3: Figur und Startfeld passen nicht zur Stellung.
refusal-octal-en-passant = Nicht aufgenommen: { $word } passt nicht zur Stellung.
    .rule = Zeile { $line }, Stelle 6: Ein Schlagen en passant braucht Kennzeichen 6 und muss möglich sein.
refusal-days-left = Keine Zeitüberschreitung: Keine Frist ist überschritten.
    .rule = Eine Zeitüberschreitung wird erst nach dem letzten Tag gewertet.
refusal-nothing-waited-for = Nicht vermerkt: Von diesem Spieler wird gerade kein Zug erwartet.
    .rule = Erinnert wird nur, wer einen Zug schuldet.
refusal-arrived-day = Nicht aufgenommen: Dieser Eingangstag ist nicht möglich.
    .rule = Möglich ist jeder Tag vom { $since } bis zum { $today }.
