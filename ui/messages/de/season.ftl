### Die Saison: Startseite, Tabelle, Wertung, Personen, Turniere, Einstellungen.
screen-season = Saison
help-season = Mehrere Turniere für jede Person zu einer Jahrestabelle zusammenzählen. Ein Klick auf einen Namen zeigt, wie jede Zahl zustande kommt; nach den Wertungszahlen lassen sich die Töpfe des nächsten Turniers bilden.
seasons = Saisons
seasons-none = Eine Saison zählt mehrere Turniere zu einer Jahrestabelle zusammen, für jede Person einzeln.
season-new = Neue Saison
    .hint = Danach: Turniere hinzufügen. Die Turnierdateien werden nur gelesen.
season-create = Saison anlegen
season-open-other = Saison öffnen …
season-file = Saison (TOML)
season-name = Name der Saison
season-name-example = Tandem-Cup 2026
season-name-missing = Der Name fehlt.
season-views = Ansichten der Saison
season-tab-table = Tabelle
season-tab-ratings = Wertungszahlen
season-tab-persons = Personen
season-tab-persons-asked = Personen ({ $count } offen)
season-tab-files = Turniere
season-tab-settings = Einstellungen
season-nothing-to-undo = Nichts zurückzunehmen.
season-nothing-to-redo = Nichts zu wiederholen.
season-undone = Zurückgenommen.
season-redone = Wiederholt.
season-print = Blätter der Saison
season-export = Saison exportieren
season-export-save = Speichern …
season-export-xlsx = Arbeitsmappe
    .hint = Alle Tabellen als XLSX.
season-export-csv = CSV-Tabelle
    .hint = Eine Tabelle zum Weiterverarbeiten.
season-export-site = Website
    .hint = Ein Ordner für die Website des Vereins.
season-export-ratings = Führungsliste
    .hint = Die Tandem-Wertungszahlen als CSV-Datei, die Kralle wieder laden kann.
season-export-json = JSON
    .hint = Alles, für Programme.
season-rank = Rang
season-ranks = { $from }–{ $to }
season-person = Person
season-evening-dated = { $name } ({ $date })
season-points = Punkte
season-not-counted = ({ $points })
season-guest = Gast
season-category = Kategorie
season-category-all = Alle
season-not-ranked = Noch ohne Rang
season-table-caption = Saisontabelle { $name }
season-table-empty = Noch keine Tabelle
    .hint = Sie entsteht, sobald ein Turnier der Saison zu Ende ist.
season-table-omitted =
    { $count ->
        [one] { $count } Turnier zählt hier nicht; warum, steht unter „Turniere“.
       *[other] { $count } Turniere zählen hier nicht; warum, steht unter „Turniere“.
    }
season-table-note-best =
    { $best ->
        [one] Es zählt das beste Ergebnis.
       *[other] Es zählen die { $best } besten Ergebnisse; was in Klammern steht, zählt nicht.
    }
season-table-note-minimum =
    { $minimum ->
        [one] Einen Rang gibt es ab { $minimum } Start.
       *[other] Einen Rang gibt es ab { $minimum } Starts.
    }
season-note-why = Ein Klick auf einen Namen zeigt, wie jede Zahl zustande kommt.
season-note-order = * trotz gleicher Punkte dahinter; warum, zeigt ein Klick auf den Namen.
season-behind-single-result = Dahinter, weil das { $nth ->
        [1] beste
        [2] zweitbeste
        [3] drittbeste
        [4] viertbeste
        [5] fünftbeste
        [6] sechstbeste
       *[other] { $nth }.-beste
    } Ergebnis { $own } ist, bei der Person davor { $before }.
season-behind-starts = Bei gleichen Ergebnissen dahinter, denn die Zahl der Starts ist { $own }, bei der Person davor { $before }.
season-behind-shared = Alles gleich wie bei der Person davor: Der Rang ist geteilt.
season-why = Warum?
season-why-rank = Rang { $rank } von { $teams }.
season-why-ranks = Ränge { $from } bis { $to } von { $teams } geteilt.
season-why-guest = Als Gast ohne Punkte.
season-why-rule-by-rank = Für diesen Rang gibt es { $points }.
season-why-rule-beaten = Für jedes Team dahinter 1 Punkt: { $points }.
season-why-rule-beaten-plus-one = Für jedes Team dahinter 1 Punkt und 1 fürs Mitspielen: { $points }.
season-why-rule-percent = So viel Prozent der anderen liegen dahinter: { $points }.
season-why-rule-own = Die eigenen Punkte des Turniers: { $points }.
season-why-shared-mean = Mittel aus { $each }: { $points }.
season-why-shared-full = Alle erhalten die volle Punktzahl des besten dieser Ränge: { $points }.
season-why-bonus = Fürs Mitspielen dazu: { $points }.
season-why-counts = Das Ergebnis zählt.
season-why-not-best = Das Ergebnis zählt nicht: Andere sind besser.
season-game = Spiel
season-game-tandem = Tandem
season-game-pair-moves = PaarZugSchach
season-game-ordinary-chess = Schach
season-rating = Wertungszahl
season-rating-value = { $rating } ± { $deviation }
season-rating-from = Beginn
season-rating-from-middle = Mittelwert
season-ratings-caption = Wertungszahlen, die höchste zuerst
season-ratings-empty = Noch keine Wertungszahlen
    .hint = Gewertet wird jede gespielte Begegnung, eine kampflose nicht.
season-ratings-note =
    { $matches ->
        [one] Aus { $matches } Begegnung. ± gibt an, wie unsicher die Zahl ist.
       *[other] Aus { $matches } Begegnungen. ± gibt an, wie unsicher die Zahl ist.
    }
season-ratings-parameters = Parameter { $sha256 }
season-list-make = Als Führungsliste übernehmen
season-list-name = Tandem – { $name }
season-list-made =
    { $count ->
        [one] Führungsliste „{ $name }“ mit { $count } Person ist geladen.
       *[other] Führungsliste „{ $name }“ mit { $count } Personen ist geladen.
    }
season-list-next = Im nächsten Turnier: Wertungszahlen vergleichen und unter „Zuerst zählt“ die Tandem-Wertungszahl wählen. Die Töpfe werden dann nach ihr gebildet.
season-questions = Dieselbe Person?
season-question = Ist das dieselbe Person: { $name }?
season-doubt-likely = Gleicher Name, und nichts spricht dagegen. Sind beide dieselbe Person?
season-doubt-ambiguous = Gleich geschrieben, aber so heißt noch jemand, der nicht dieselbe Person sein kann. Sind diese beiden dieselbe Person?
season-same = Dieselbe Person
season-other = Zwei Personen
season-same-key = j
season-other-key = n
season-more-questions =
    { $count ->
        [one] { $count } weitere Frage folgt.
       *[other] { $count } weitere Fragen folgen.
    }
season-decided-same-person = { $one } und { $other } sind eine Person.
season-decided-other-person = { $one } und { $other } sind zwei Personen.
season-decisions = Entschieden
season-decision-same-person = Eine Person:
season-decision-other-person = Zwei Personen:
season-take-back = Zurücknehmen
season-decision-taken-back = Entscheidung zurückgenommen.
season-everybody =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
season-search = Namen suchen
season-club = Verein
season-born = Geboren
season-numbers = Nummern
season-was-at = Teilgenommen an
season-unknown = unbekannt
season-result =
    { $starts ->
        [one] Rang { $rank }, Punkte: { $points } aus { $starts } Start.
       *[other] Rang { $rank }, Punkte: { $points } aus { $starts } Starts.
    }
season-result-unranked =
    { $starts ->
        [one] Noch ohne Rang, Punkte: { $points } aus { $starts } Start.
       *[other] Noch ohne Rang, Punkte: { $points } aus { $starts } Starts.
    }
season-rating-of-tandem = Tandem-Wertungszahl
season-rating-of-pair-moves = Wertungszahl im PaarZugSchach
season-rating-of-ordinary-chess = Wertungszahl im Schach
season-rating-began = Begonnen mit { $rating }, berechnet aus der Wertungszahl { $chess }.
season-rating-began-middle = Begonnen mit dem Mittelwert { $rating }: keine Wertungszahl bekannt.
season-rating-after =
    { $matches ->
        [one] { $matches } Begegnung gewertet.
       *[other] { $matches } Begegnungen gewertet.
    }
season-curve-start = Beginn
season-curve =
    { $evenings ->
        [one] Wertungszahl von { $from } auf { $to } in { $evenings } Turnier
       *[other] Wertungszahl von { $from } auf { $to } in { $evenings } Turnieren
    }
season-rating-why = Warum? Begegnung für Begegnung
    .tandem = Aus den Wertungszahlen aller vier Spieler ergibt sich vor jeder Begegnung, welcher Ausgang zu erwarten ist. Wer besser abschneidet als erwartet, steigt; je unsicherer die eigene Zahl, desto mehr.
    .single = Aus beiden Wertungszahlen ergibt sich vor jeder Partie, welcher Ausgang zu erwarten ist; gewertet wird Turnier für Turnier.
season-round = Runde
season-with = Mit
season-against = Gegen
season-expected = Erwartet
season-percent = { $percent } %
season-score = Ergebnis
season-score-won = gewonnen
season-score-drawn = remis
season-score-lost = verloren
season-change = Änderung
season-played-with = Mit wem gespielt
season-partners-none = Noch mit niemandem.
season-played-against = Gegen wen gespielt
season-opponents-none = Noch gegen niemanden.
season-record = { $won } / { $drawn } / { $lost }
season-record-head = S / R / N
    .long = Siege, Remis, Niederlagen
season-entrants = So steht die Person in den Turnieren
season-part = Das ist jemand anderes
season-parted = { $name } zählt jetzt getrennt.
season-join = Mit jemandem zusammenlegen …
season-join-title = { $name } ist dieselbe Person wie …
season-join-verb = Zusammenlegen
season-join-who = Wer ist dieselbe Person?
season-join-nobody = – auswählen –
season-join-hint = Ergebnisse und Wertungszahl gelten danach für eine Person. Das lässt sich zurücknehmen.
season-guest-make = Als Gast führen
season-guest-end = Nicht mehr als Gast führen
season-guest-now = { $name } ist Gast und erhält keine Punkte.
season-guest-no-longer = { $name } ist kein Gast mehr.
season-add-files = Turniere hinzufügen …
season-add-folder = Ordner hinzufügen …
season-added = Hinzugefügt.
season-files-note = Bei einem Ordner zählen auch Turniere, die später dazukommen.
season-files-empty = Noch keine Turniere
    .hint = Turnierdateien (.kralle) oder den Ordner hinzufügen, in dem sie liegen. Sie werden nur gelesen.
season-evenings =
    { $count ->
        [one] { $count } Turnier
       *[other] { $count } Turniere
    }
season-does-not-count = zählt nicht
season-only-rated = nur für die Wertungszahl
season-excluded = ausgeschlossen
season-exclude = Ausschließen
season-exclude-title = { $name } aus der Saison ausschließen
season-exclude-done = „{ $name }“ zählt in dieser Saison nicht mehr, weder in der Tabelle noch für die Wertungszahlen.
season-include = Wieder mitzählen
season-include-title = { $name } wieder mitzählen
season-include-done = „{ $name }“ zählt wieder mit.
season-not-read = nicht lesbar
season-progress-not-begun = nicht begonnen
season-progress-running = läuft
season-progress-first-place-open = erster Platz offen
season-progress-finished = beendet
season-open = Öffnen
season-open-evening = { $name } öffnen
season-entries = Aus diesen Dateien und Ordnern
season-entry-found =
    { $count ->
        [one] { $count } Datei
       *[other] { $count } Dateien
    }
season-remove = Entfernen
season-remove-title = { $entry } entfernen
season-removed = „{ $entry }“ entfernt; die Turniere bleiben, wo sie sind.
season-kept-in = Die Saison liegt in { $path }.
season-best = Beste Ergebnisse
    .hint = So viele zählen; leer: alle.
season-minimum = Starts für einen Rang
    .hint = leer: einer genügt
season-bonus = Punkte fürs Mitspielen
    .hint = je Turnier, zum Beispiel 0,5
season-points-by = Punkte eines Turniers
season-rule-by-rank = Nach Rang
    .hint = Eine Liste: 10, 8, 6 …
season-rule-beaten = Je Team dahinter
    .hint = 1 Punkt für jedes schlechtere Team
season-rule-beaten-plus-one = Dahinter plus 1
    .hint = auch der Letzte erhält 1
season-rule-percent = Prozent
    .hint = 100 für den Ersten, 0 für den Letzten
season-rule-own = Turnierpunkte
    .hint = wie im Turnier erspielt
season-by-rank = Punkte für Rang 1, 2, 3 …
    .hint = Durch Leerzeichen getrennt; alle dahinter erhalten 0.
season-by-rank-missing = Die Punkte für die Ränge fehlen.
season-points-unreadable = Diese Punkte sind ungültig. Beispiele: 10 oder 7,5.
season-number-unreadable = Eine Zahl ist ungültig.
season-shared = Geteilte Ränge
season-shared-mean = Mittel
    .hint = Punkte der geteilten Ränge gemittelt
season-shared-full = Voll
    .hint = alle erhalten die Punkte des besten Rangs
season-running = Laufende Turniere
season-running-omit = Zählen noch nicht
    .hint = erst, wenn alle Runden gespielt sind
season-running-as-it-stands = Zählen, wie sie stehen
    .hint = als wäre jetzt Schluss
season-categories = Kategorien mit eigener Tabelle
season-category-name = Name
season-category-name-missing = Der Name einer Kategorie fehlt.
season-category-add = Kategorie hinzufügen
season-category-remove = Kategorie { $name } entfernen
season-born-from = Geboren ab
season-born-until = Geboren bis
season-rating-at-least = Wertungszahl ab
season-rating-at-most = Wertungszahl bis
season-sex = Geschlecht
season-sex-any = alle
season-sex-female = weiblich
season-sex-male = männlich
season-clubs = Vereine der Saison
    .hint = Einer je Zeile. Wer keinem angehört, ist Gast: mit Rang im Turnier, ohne Punkte. Leer: Niemand ist wegen seines Vereins Gast.
season-settings-keep = Einstellungen übernehmen
season-settings-kept = Einstellungen übernommen.
season-unchanged = Es wurde nichts geändert.
season-toml = Als Text bearbeiten (TOML)
    .hint = So steht die Saison in ihrer Datei; Kommentare bleiben erhalten.
