### Das Regelwerk eines Turniers: Vorgabe, abweichende Punkte, Quelle, Weitergabe.

rule-set-title = Regeln im Einzelnen
rule-set-rail = Regeln
rule-set-edit = Regeln im Einzelnen …
# $count (Number)
rule-set-edit-changed = { $count ->
    [one] 1 Punkt weicht ab
   *[other] { $count } Punkte weichen ab
}
rule-set-base = Vorgabe
rule-set-source = Quelle
    .example = Ausschreibung, Punkt 4
rule-set-search = Regeln durchsuchen
# $count (Number)
rule-set-only-changed = Nur Abweichungen ({ $count })
rule-set-changed = weicht ab
rule-set-preset-reading = so die Vorgabe
# $option (Text)
rule-set-back = { $option }: wie in der Vorgabe
rule-set-none-changed = Alles wie in der Vorgabe.
rule-set-none-found = Keine Regel gefunden.
rule-set-open = Aus Datei laden
rule-set-save = In Datei speichern
rule-set-file = Regelwerk
rule-set-print = Drucken
rule-set-print-later = Erst übernehmen, dann drucken
rule-set-put = Regeln ändern
rule-set-take = Regeln übernehmen
rule-set-unchanged = Es wurde nichts geändert
rule-set-fixed = Hier nur zum Ansehen
rule-set-frozen = Das Turnier läuft. Ergebnisse und gewählte Plätze bleiben, wie sie sind.

rule-set-part-drops = Figuren auf der Hand und Einsetzen
rule-set-part-moves = Umwandlung und eingesetzte Figuren
rule-set-part-mate = Matt und Patt
rule-set-part-ending = Aufgabe, Remis, regelwidrige Züge, Zeit
rule-set-part-conduct = Uhr, Reden, Figuren zeigen
rule-set-part-competition = Turnier
rule-set-part-pair-moves = PaarZugSchach
rule-set-part-ordinary = Schach
rule-set-sentences = Was der Text außerdem regelt

rule-set-used-board = wirkt beim Prüfen einer Stellung
rule-set-used-results = wirkt bei der Ergebniseingabe und beim Prüfen einer Stellung
rule-set-used-seating = wirkt bei der Sitzordnung
rule-set-used-line-ups = wirkt bei der Aufstellung
rule-set-used-format = wirkt beim Vorschlag der Turnierform und bei der Rundenzahl
rule-set-used-byes = bestimmt die Punkte für spielfreie Runden
rule-set-used-standings = wirkt in der Tabelle
rule-set-used-sheet = steht auf dem Regelblatt

# $option (Text)
journal-change-rule-set = Regeln geändert: { $option }
option-base = Vorgabe
option-source = Quelle
# $teams (Number), $format (Text), $rounds (Number)
format-proposed = Mit { $teams } Teams laut Ausschreibung: { $format }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
    .note = Eingestellt ist { $format }.
refusal-rules-frozen = Nicht geändert: Das Turnier läuft.
    .rule = Ab der ersten veröffentlichten Runde braucht eine Änderung eine Begründung.
# $path (Text)
refusal-rule-set-too-large = Nicht gelesen: { $path } ist zu groß.
    .rule = Ein Regelwerk ist eine kurze Textdatei (TOML).
# $line (Number), $column (Number), $found (Text), $wanted (Text)
refusal-bad-rule-set = Zeile { $line }, Spalte { $column }: gefunden { $found }
    .rule = Erwartet: { $wanted }
field-rule-source = Quelle
field-rule-option = Regel
new-rules-fics = Bughouse (FICS)
    .hint = Wie auf dem Internet-Schachserver: Einsetzen mit Matt erlaubt.
