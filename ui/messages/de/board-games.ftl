# Partien am Brett: warum etwas nicht geschah.
refusal-no-game = Die Partie { $game } gibt es nicht.
    .rule = Die Liste zeigt alle Partien.
refusal-no-pair-games = Partien am Brett gibt es nur in Einzelturnieren nach PaarZugSchach oder Fairschach.
    .rule = Teambildung und Regelwerk lassen sich unter „Turnier ändern“ wählen.
refusal-game-open = An Tisch { $table } der Runde { $round } ist schon Partie { $game } eröffnet.
    .rule = Die alte Partie abbrechen, dann ist der Tisch frei.
refusal-game-in-draft = Runde { $round } ist ein Entwurf. Erst wenn sie veröffentlicht ist, wird an Tisch { $table } gespielt.
    .rule = Die Runde zuerst veröffentlichen, dann spielen.
refusal-game-after-result = Tisch { $table } der Runde { $round } hat schon ein Ergebnis.
    .rule = Soll neu gespielt werden, zuerst das Ergebnis löschen.
refusal-game-key-not-kept = Nicht eröffnet: Der Schlüssel für verdeckte Züge lässt sich nicht speichern.
    .rule = Verdeckte Züge brauchen einen Schlüssel im Einstellungsordner. Ist der Ordner beschreibbar?
refusal-entry-empty = Es ist kein Zug eingegeben.
    .rule = Einen Zug wie e2e4 oder Sg1-f3 eingeben.
refusal-entry-too-long = Die Eingabe ist zu lang: höchstens { $most } Zeichen.
    .rule = Ein Zug braucht nur Start- und Zielfeld.
refusal-entry-unreadable = { $found } lässt sich nicht als Zug lesen. Einen Zug wie e2e4 oder Sg1-f3 eingeben.
    .rule = Ein Zug besteht aus Start- und Zielfeld, bei einer Umwandlung auch der Figur.
refusal-entry-lost = Der gespeicherte Zug von { $color ->
        [white] Weiß
       *[black] Schwarz
    } lässt sich hier nicht aufdecken: Sein Schlüssel liegt auf einem anderen Rechner. Der Zug muss neu eingegeben werden; sein Siegel bleibt im Protokoll.
    .rule = Mit „Neu eingeben“ wird der alte Zug verworfen.
refusal-entry-not-lost = Der gespeicherte Zug von { $color ->
        [white] Weiß
       *[black] Schwarz
    } ist vorhanden und wird nicht verworfen.
    .rule = Der Zug lässt sich ändern, solange die eigene Uhr läuft.
refusal-game-over = Die Partie ist beendet.
refusal-clock-stopped = Die Uhr ist gestoppt: Der gespeicherte Zug gilt.
    .rule = Der Zug darf nur geändert werden, solange die eigene Uhr nicht gestoppt ist.
refusal-nothing-stored = Es ist noch kein Zug gespeichert.
refusal-already-revealed = Die Züge dieses Paarzugs sind schon aufgedeckt.
refusal-not-choosing = Hier ist kein anderer Zug zu wählen.
refusal-illegal-second = Dieser Zug ist in der neuen Stellung nicht möglich.
refusal-claim-unfounded = Die Remisreklamation ist unberechtigt.
refusal-no-flag-fallen = Es ist kein Blättchen gefallen.
refusal-cannot-switch = Auf Normalschach wird nur umgestellt, wenn genau ein König im Schach steht und das Turnier es erlaubt.
refusal-clock-not-waiting = Keine Uhr wartet darauf, gestartet zu werden.
refusal-illegal-move = Dieser Zug ist nicht regelgerecht.
refusal-game-time = Möglich sind 1 bis 1440 Minuten Bedenkzeit und höchstens 3600 Sekunden Zuschlag.
refusal-game-days = Für einen Zug sind 1 bis 365 Tage möglich, für die ganze Partie bis zu 3650.
refusal-game-rules = Nach diesen Regeln gibt es keine Partie in Paarzügen.
refusal-game-position = Die Stellung ist ungültig.
refusal-game-damaged = Die Aufzeichnung der Partie ist beschädigt.
refusal-game-not-begun = Die Partie hat noch nicht begonnen.
    .rule = Die Partie beginnt, wenn die Uhren gestartet werden.
refusal-game-halted = Die Partie ist angehalten.
    .rule = Die Partie zuerst fortsetzen, dann ziehen.
refusal-game-not-halted = Die Partie läuft.
refusal-in-ordinary-chess = Die Partie geht als Normalschach weiter.
refusal-in-pairs = Die Partie wird in Paarzügen gespielt.
refusal-not-on-move = Der andere Spieler ist am Zug.
refusal-no-clocks = Eine Fernpartie hat keine Uhren.
refusal-offer-pending = Ein Angebot wartet schon auf Antwort.
refusal-no-offer = Kein Angebot wartet auf Antwort.
refusal-commitment-broken = Der aufgedeckte Zug passt nicht zu seinem Siegel.
refusal-game-annulled = Die Partie wurde abgebrochen und hat kein Ergebnis.
    .rule = Am selben Tisch eine neue Partie eröffnen oder das Ergebnis von Hand eintragen.
refusal-game-goes-on = Die Partie ist noch nicht beendet.
    .rule = Das Ergebnis kommt aus der beendeten Partie. Der Schiedsrichter kann sie beenden.
refusal-game-without-match = Die Begegnung an Tisch { $table } der Runde { $round } gibt es mit diesen Spielern nicht mehr. Die Partie bleibt gespeichert.
    .rule = Die Paarung wurde zurückgenommen oder geändert. „Wiederholen“ bringt sie zurück.
refusal-table-window = Das Fenster für den Tisch lässt sich nicht öffnen.

cause-key-kings-adjacent = N

sheet-name-game-record = Partieprotokoll
sheet-about-game-record = Paarzüge mit Bedenkzeiten, Schlussstellung
game-record-about = Runde { $round }, Tisch { $table }
game-record-result = Ergebnis
game-record-score = { $score }, { $cause }
game-record-annulled = abgebrochen, ohne Ergebnis
game-record-legend = ^ zog mit Erstzugrecht zuerst. (…) gespeichert und nichtig; steht ein Zug dahinter, wurde er stattdessen gewählt. ? war nicht lesbar. – kein Zug.
game-record-ordinary = Ab Nr. { $number } Normalschach.
game-record-taken-back = Nr. { $number }, { $color }: gespeichert und zurückgenommen, Siegel { $commitment }
game-record-unopened = Nr. { $number }, { $color }: gespeichert und nie aufgedeckt, Siegel { $commitment }
game-record-void = Nr. { $number }, { $color }: { $why } ({ $article })
refusal-game-not-named = Welche Partie?
    .rule = Die Nummer der Partie angeben.
