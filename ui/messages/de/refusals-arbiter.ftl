# Warum etwas nicht geschieht, das kein Handy eines Teams verlangt: nur Fenster und Schiedsrichter.

refusal-player-unknown = Diesen Spieler gibt es nicht.
    .rule = Vielleicht wurde er inzwischen gelöscht.
refusal-team-unknown = Nummer { $team } gibt es nicht.
    .rule = Eine Nummer aus der Liste wählen.
refusal-match-decided = Nicht getauscht: Tisch { $table } hat schon ein Ergebnis.
    .rule = Erst das Ergebnis löschen, dann tauschen.
refusal-change-reason-missing = Nicht geändert: Eine Begründung fehlt.
    .rule = Runde { $round } ist veröffentlicht; jede Änderung der Paarung braucht eine Begründung.
refusal-game-unknown = Nicht gespeichert: Partie { $game } gibt es an Tisch { $table } nicht.
    .rule = Die Begegnung ist entschieden oder hat weniger Partien.
refusal-team-not-in-match = Nicht gespeichert: Nr. { $team } spielt nicht an Tisch { $table }.
    .rule = Sieger kann nur sein, wer an diesem Tisch spielt.
refusal-table-unknown = Tisch { $table } gibt es in Runde { $round } nicht.
    .rule = Die Tische der Runde stehen in der Liste.
refusal-round-unknown = Runde { $round } gibt es nicht.
    .rule = Sie ist noch nicht gepaart oder die Paarung wurde zurückgenommen.
refusal-no-result = Nicht gelöscht: Tisch { $table } hat kein Ergebnis.
    .rule = Es gibt nichts zu löschen.
refusal-ruling-incomplete = Nicht gespeichert: Die Entscheidung nennt nicht alle Nummern.
    .rule = Jede der Nummern { $teams } muss darin genau einmal vorkommen.
