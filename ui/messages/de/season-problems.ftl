# Was eine Saison auslässt, und Fehler in ihren Einstellungen.

refusal-season-given-twice = { $file } ist dasselbe Turnier wie { $kept } und zählt nicht noch einmal.
refusal-season-undated = { $file } hat kein Datum und steht hinter den anderen.
refusal-season-running = { $file } läuft noch.
refusal-season-first-place-open = { $file }: Über den ersten Platz ist noch nicht entschieden.
refusal-season-not-begun = { $file } hat noch nicht begonnen.
refusal-season-other-game =
    { $game ->
        [pair_moves] { $file } gehört zu einem anderen Spiel: PaarZugSchach.
        [ordinary_chess] { $file } gehört zu einem anderen Spiel: Normalschach.
       *[other] { $file } gehört zu einem anderen Spiel: Tandem.
    }
refusal-season-decision-fits-nobody = { $kind } Nr. { $number }: Zu Eintrag { $entry } passt niemand.
refusal-season-decision-joins-two = { $kind } Nr. { $number } gilt nicht: { $one } und { $other } haben beide in { $file } gespielt.
refusal-season-decision-splits-one = { $kind } Nr. { $number } gilt nicht: Zwei Einträge meinen { $name } in { $file }.
refusal-season-decisions-contradict = { $kind } Nr. { $number } widerspricht { $other_kind } Nr. { $other_number } und gilt nicht.
refusal-season-two-of-one-tournament =
    { $alike ->
        [fide_id] { $file }: { $one } und { $other } haben dieselbe FIDE-ID; sie gelten als zwei Personen.
       *[national_id] { $file }: { $one } und { $other } haben dieselbe Verbandsnummer; sie gelten als zwei Personen.
    }
refusal-season-guest-fits-nobody = guests: Zu Eintrag { $entry } passt niemand.

refusal-season-settings-unexpected = Zeile { $line }, Spalte { $column }: „{ $found }“ kann hier nicht stehen.
refusal-season-settings-backslash = Zeile { $line }, Spalte { $column }: Ein Rückstrich wie in „{ $found }“ ist hier kein Trennzeichen in einem Pfad. Ordner mit / trennen oder den Text in einfache Anführungszeichen setzen: 'C:\Turniere'.
refusal-season-settings-twice = Zeile { $line }, Spalte { $column }: „{ $found }“ steht zweimal.
refusal-season-settings-missing = Zeile { $line }, Spalte { $column }: „{ $name }“ fehlt.
refusal-season-settings-unknown-key = Zeile { $line }, Spalte { $column }: „{ $found }“ gibt es nicht (erwartet wird { $expected }).
refusal-season-settings-unknown-word = Zeile { $line }, Spalte { $column }: „{ $found }“ gibt es nicht (erwartet wird { $expected }).
refusal-season-settings-kind =
    { $kind ->
        [text] Zeile { $line }, Spalte { $column }: „{ $found }“ gefunden, erwartet wird ein Text in Anführungszeichen.
        [whole_number] Zeile { $line }, Spalte { $column }: „{ $found }“ gefunden, erwartet wird eine ganze Zahl.
        [number] Zeile { $line }, Spalte { $column }: „{ $found }“ gefunden, erwartet wird eine Zahl.
        [truth] Zeile { $line }, Spalte { $column }: „{ $found }“ gefunden, erwartet wird true oder false.
        [list] Zeile { $line }, Spalte { $column }: „{ $found }“ gefunden, erwartet wird eine Liste in eckigen Klammern.
       *[table] Zeile { $line }, Spalte { $column }: „{ $found }“ gefunden, erwartet wird eine Tabelle.
    }
refusal-season-settings-out-of-range = Zeile { $line }, Spalte { $column }: { $found } gefunden, erwartet wird eine Zahl von { $from } bis { $until }.
refusal-season-settings-bad-text = Zeile { $line }, Spalte { $column }: „{ $found }“ ist leer, zu lang oder enthält Steuerzeichen.
refusal-season-settings-exclude = Zeile { $line }, Spalte { $column }: Nur eines von „{ $one }“ und „{ $other }“ ist möglich.
refusal-season-settings-too-few =
    { $found ->
        [one] Zeile { $line }, Spalte { $column }: { $found } Eintrag gefunden, erwartet werden mindestens zwei.
       *[other] Zeile { $line }, Spalte { $column }: { $found } Einträge gefunden, erwartet werden mindestens zwei.
    }

season-questions-open =
    { $count ->
        [one] Eine Frage zu Personen ist offen: Zwei Einträge könnten dieselbe Person sein; bis zur Antwort zählen sie getrennt.
       *[other] { $count } Fragen zu Personen sind offen: Jeweils könnten mehrere Einträge dieselbe Person sein; bis zur Antwort zählen sie getrennt.
    }
