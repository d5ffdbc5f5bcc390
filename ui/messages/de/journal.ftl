# Was ein Befehl getan hat: für Rückgängig, Hinweis und Verlauf.

journal-new-tournament = Turnier angelegt
journal-change-settings = Turnier geändert
journal-add-player = { $name } eingetragen
journal-change-player = { $name } geändert
journal-remove-player = { $name } gelöscht
journal-import-players =
    { $count ->
        [one] { $count } Spieler importiert
       *[other] { $count } Spieler importiert
    }
journal-check-in =
    { $presence ->
        [came] { $name } ist da
        [left] { $name } ist nicht da
        [absent] { $count } als nicht da markiert
       *[here] { $count } als da markiert
    }
journal-order-by-hand = Von Hand geordnet
journal-set-odd-number = Ungerade Spielerzahl geregelt
journal-draw-lots = Ausgelost mit „{ $seed }“
journal-pair-round = Runde { $round } gepaart
journal-discard-draft = Entwurf der Runde { $round } verworfen
journal-swap-teams = Runde { $round }: Nr. { $one } und Nr. { $other } getauscht
journal-publish-round = Runde { $round } veröffentlicht
journal-choose-seating = Tisch { $table }: Gegner gewählt
journal-choose-colors = Tisch { $table }: Farben gewählt
journal-reopen-seating = Tisch { $table }: Sitzordnung wieder offen
journal-correct-seating = Tisch { $table }: Sitzordnung berichtigt
journal-let-sit-out = Tisch { $table }: { $name } setzt aus
journal-enter-result = Tisch { $table }: { $verdict }, { $cause }
journal-clear-result = Tisch { $table }: Ergebnis gelöscht
journal-decide-tie = Gleichstand von Nr. { $teams } entschieden
journal-close-tournament = Turnier abgeschlossen
journal-reopen-tournament = Turnier wieder geöffnet
table-and-game = { $table }, Partie { $game }
