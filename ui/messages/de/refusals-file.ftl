# Warum etwas mit einer Datei oder mit dem Programm nicht geschah. Handys bekommen diese Sätze nicht.
refusal-missing = Datei nicht gefunden: { $path }
    .rule = Vielleicht wurde sie verschoben, oder der USB-Stick fehlt. Eine andere Datei öffnen oder diese zurücklegen.
refusal-not-a-file = { $path } ist keine Datei.
    .rule = Ordner, Geräte und Leitungen werden weder gelesen noch ersetzt. Eine Datei wählen.
refusal-not-readable = Nicht gelesen: { $path } darf nicht gelesen werden.
    .rule = Dazu fehlt die Erlaubnis. Die Datei in einen eigenen Ordner kopieren oder eine andere wählen.
refusal-file-too-large = Nicht gelesen: { $path } ist zu groß.
    .rule = So groß ist keine Datei, die hier gelesen wird. Eine andere wählen.
refusal-read-failed = Nicht gelesen: { $path } ist nicht zu erreichen.
    .rule = Datenträger oder Netzlaufwerk prüfen, dann noch einmal.
refusal-exists = Nicht angelegt: { $path } gibt es schon.
    .rule = Vorhandenes wird nie überschrieben. Einen anderen Namen wählen oder die Datei öffnen.
refusal-not-a-database = Nicht geöffnet: Das ist keine Turnierdatei.
    .rule = Der Inhalt ist keine Datenbank; die Datei blieb unberührt. Eine andere Datei wählen.
refusal-not-a-tournament = Nicht geöffnet: Das ist kein Turnier von Kralle.
    .rule = Die Datenbank gehört einem anderen Programm und blieb unberührt. Eine andere Datei wählen.
refusal-newer-file = Nicht geöffnet: Die Datei stammt von einer neueren Version von Kralle.
    .rule = Sie hat Format { $found }, diese Version liest bis Format { $known }. Kralle aktualisieren; die Datei blieb unberührt.
refusal-in-use = Nicht geöffnet: Die Datei ist schon offen.
    .rule = Ein anderes Fenster oder Programm benutzt sie. Dort schließen und noch einmal öffnen.
refusal-read-only = Nicht gespeichert: { $path } ist nur lesbar.
    .rule = Die Datei, ihr Ordner oder der Datenträger ist schreibgeschützt. In einen anderen Ordner kopieren und dort öffnen.
refusal-damaged = Die Datei ist beschädigt.
    .rule = Es wurde nichts verändert. Die Sicherung neben der Datei öffnen; „kralle verify“ sagt, was beschädigt ist.
refusal-disk-full = Nicht gespeichert: Der Datenträger ist voll.
    .rule = Der Stand davor ist vollständig. Platz schaffen, dann noch einmal.
refusal-clock-wrong = Nicht gespeichert: Die Uhr dieses Rechners steht auf dem Jahr { $year }.
    .rule = Datum und Uhrzeit des Rechners richtig stellen, dann noch einmal.
refusal-io = Nicht ausgeführt: { $path } ist nicht zu erreichen.
    .rule = Alles Gespeicherte ist vollständig. Datenträger oder Netzlaufwerk prüfen, dann noch einmal.
refusal-stale = Nicht gespeichert: Der Stand auf dem Bildschirm war veraltet.
    .rule = Es wurde nichts verändert. Die Datei noch einmal öffnen.
refusal-not-kept = Nicht gespeichert: Die Datei nimmt die Änderung nicht an.
    .rule = Der Stand davor ist vollständig. Die Datei noch einmal öffnen.
refusal-nothing-to-undo = Nichts zurückzunehmen.
    .rule = Weiter zurück geht es nicht.
refusal-nothing-to-redo = Nichts zu wiederholen.
    .rule = Nach einer neuen Änderung gibt es kein Wiederholen mehr.
refusal-entry-foreign = Nicht zurückgenommen: Ein Eintrag des Verlaufs tut etwas anderes, als er sagt.
    .rule = Eintrag { $entry } („{ $command }“) stammt so nicht von Kralle: { $reason }. Es wurde nichts verändert; die Datei prüfen lassen (kralle verify).
refusal-journal-mismatch = Nicht zurückgenommen: Der Verlauf passt nicht zur Datei.
    .rule = Eintrag { $entry } führt nicht zum festgehaltenen Stand. Es wurde nichts verändert; die Datei prüfen lassen (kralle verify).

# Eingaben und Programm
refusal-bad-field =
    { $kind ->
        [missing] Nicht gespeichert: { $field } fehlt.
        [unexpected] Nicht gespeichert: { $field } gehört hier nicht dazu („{ $found }“).
       *[unreadable] Nicht gespeichert: { $field } „{ $found }“ ist nicht zu lesen.
    }
    .rule =
        { $kind ->
            [unexpected] Das Feld leer lassen.
           *[other] Erwartet: { $expected }.
        }
refusal-bad-input = Nicht ausgeführt: Die Eingabe ist nicht gültig.
    .rule = { $reason }
refusal-unknown-call = Nicht ausgeführt: { $name } ist unbekannt.
    .rule = Fenster und Programm haben verschiedene Versionen. Kralle neu installieren.
refusal-no-tournament = Kein Turnier ist offen.
    .rule = Erst ein Turnier öffnen oder anlegen.
refusal-preferences-not-kept = Die Optionen gelten nur, bis das Programm geschlossen wird.
    .rule = Der Ordner für Einstellungen ist schreibgeschützt.
refusal-not-a-sheet = Nicht geöffnet: Das ist kein PDF.
    .rule = Gezeigt werden nur Blätter, die Kralle geschrieben hat.
refusal-no-viewer = Das Blatt ist geschrieben, aber kein Programm zeigt PDF an.
    .rule = Es liegt hier: { $path }
# $count (Zahl), $paths (Text)
refusal-no-viewer-for-set =
    { $count ->
        [one] Alle Blätter sind geschrieben, aber kein Programm zeigt PDF an: { $count } Blatt ist nicht zu sehen.
       *[other] Alle Blätter sind geschrieben, aber kein Programm zeigt PDF an: { $count } Blätter sind nicht zu sehen.
    }
    .rule = Sie liegen hier: { $paths }
refusal-sheet-row-too-tall = Nicht gedruckt: Eine Zeile passt auf keine Seite.
    .rule = Die Namen dieser Zeile kürzen oder größeres Papier wählen.
refusal-sheet-too-many-columns = Nicht gedruckt: Das Blatt hat mehr Spalten, als nebeneinander Platz haben.
    .rule = Spalten aus der Vorlage des Blattes nehmen oder größeres Papier wählen.
refusal-sheet-no-room = Nicht gedruckt: Zwischen den Rändern bleibt kein Platz.
    .rule = Die Vorlage des Blattes prüfen.
refusal-sheet-wrong-template = Nicht gedruckt: Die Vorlage gehört zu einem anderen Blatt.
    .rule = Die Vorlage des Blattes prüfen.
refusal-sheet-typeface = Nicht gedruckt: Die Schrift lässt sich nicht einbetten.
    .rule = Das sollte nicht vorkommen; es ist nichts geschrieben. Bitte mit der Vorlage des Blattes melden.
refusal-sheet-code = Nicht gedruckt: Das Prüfwort passt in keinen QR-Code.
    .rule = Das sollte nicht vorkommen; es ist nichts geschrieben. Bitte mit der Vorlage des Blattes melden.
refusal-sheet-pdf = Nicht gedruckt: Das PDF lässt sich nicht schreiben.
    .rule = Das sollte nicht vorkommen; es ist nichts geschrieben. Bitte mit der Vorlage des Blattes melden.
refusal-internal = Etwas ist schiefgegangen.
    .rule = { $reason } – Jede bestätigte Änderung liegt in der Datei.

# Felder und was erwartet wird (in refusal-bad-field).
field-name = Name
field-place = Ort
field-date = Datum
field-club = Verein
field-rating = Spielstärke
field-birth-year = Jahrgang
field-fide-id = FIDE-ID
field-points = Punkte
field-begins = Beginn
field-minutes = Minuten
field-screen = Bildschirm
field-text = Text
field-rounds = Rundenzahl
field-thinking-minutes = Minuten je Spieler
field-increment-seconds = Sekunden je Zug
field-first-round-at = Beginn der ersten Runde
field-end-by = Ende
field-round = Runde
field-table = Tisch
field-team = Team
field-rule-set = Regeln
field-rating-list = Führungsliste
field-rating-list-date = Stand der Führungsliste
field-reason = Begründung
field-seed = Startwert
field-winner = Sieger
field-path = Datei
field-position = Stellung
field-days = Tage
field-win = Punkte für einen Sieg
field-draw = Punkte für ein Remis
field-loss = Punkte für eine Niederlage
field-bye = Punkte für Spielfrei
field-acting-name = Name im Verlauf
field-arrived = Eingegangen am
field-square = Feld
field-en-passant = En-passant-Feld
field-to = Zielfeld
field-from = Ausgangsfeld
field-taken-from = Feld der genommenen Figur
field-half-points = Halbe Punkte
field-castling = Rochade
field-dropped = Eingesetzte Figuren
field-promoted = Umgewandelte Figuren
expected-text = ein Text, nicht leer
expected-shorter-text = ein kürzerer Text
expected-printable-text = Text ohne unsichtbare Zeichen
expected-seed = ein Text, nicht leer
expected-date = ein Datum
expected-rating = eine Zahl von 0 bis 4000, oder leer
expected-birth-year = ein Jahr mit vier Ziffern, oder leer
expected-fide-id = nur Ziffern, oder leer
expected-points = halbe oder ganze Punkte von 0 bis 100
expected-minutes = eine Zahl von 1 bis 600
expected-screen = eine Zahl von 1 bis 9
expected-rounds = eine Zahl von 1 bis 200
expected-thinking-minutes = eine Zahl von 1 bis 600
expected-increment-seconds = eine Zahl von 0 bis 600
expected-clock-time = eine Uhrzeit wie 19:30
expected-rule-set = eine der angebotenen Regeln
expected-number-from-one = eine Zahl ab 1
expected-one-winner = genau ein Sieger oder keiner
expected-path = ein Ort für die Datei
expected-position = eine Stellung (FEN)
expected-one-source = eine Datei oder ein Text
expected-nothing = nichts
