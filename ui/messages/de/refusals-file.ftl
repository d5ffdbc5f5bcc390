# Warum etwas mit einer Datei oder mit dem Programm nicht geschah. Handys bekommen diese Sätze nicht.
refusal-missing = Datei nicht gefunden: { $path }
    .rule = Vielleicht wurde sie verschoben oder der USB-Stick fehlt. Eine andere Datei öffnen oder diese zurücklegen.
refusal-not-a-file = { $path } ist keine Datei.
    .rule = Ordner, Geräte und Pipes werden weder gelesen noch ersetzt. Eine Datei wählen.
refusal-not-readable = Nicht gelesen: { $path } darf nicht gelesen werden.
    .rule = Die Berechtigung dazu fehlt. Die Datei in einen eigenen Ordner kopieren oder eine andere wählen.
refusal-file-too-large = Nicht gelesen: { $path } ist zu groß.
    .rule = So große Dateien liest Kralle nicht. Eine andere wählen.
refusal-read-failed = Nicht gelesen: { $path } ist nicht erreichbar.
    .rule = Datenträger oder Netzlaufwerk prüfen und noch einmal versuchen.
refusal-exists = Nicht angelegt: { $path } gibt es schon.
    .rule = Vorhandenes wird nie überschrieben. Einen anderen Namen wählen oder die Datei öffnen.
refusal-not-a-database = Nicht geöffnet: Das ist keine Turnierdatei.
    .rule = Der Inhalt ist keine Datenbank; die Datei blieb unberührt. Eine andere Datei wählen.
refusal-not-a-tournament = Nicht geöffnet: Das ist kein Turnier von Kralle.
    .rule = Die Datenbank gehört einem anderen Programm und blieb unberührt. Eine andere Datei wählen.
refusal-newer-file = Nicht geöffnet: Die Datei stammt von einer neueren Version von Kralle.
    .rule = Sie hat Format { $found }, diese Version liest bis Format { $known }. Kralle aktualisieren; die Datei blieb unberührt.
refusal-in-use = Nicht geöffnet: Die Datei ist schon offen.
    .rule = Ein anderes Fenster oder Programm benutzt sie. Die Datei dort schließen und hier noch einmal öffnen.
refusal-read-only = Nicht gespeichert: { $path } ist nur lesbar.
    .rule = Die Datei, ihr Ordner oder der Datenträger ist schreibgeschützt. Die Datei in einen anderen Ordner kopieren und dort öffnen.
refusal-file-trouble =
    { $cause ->
        [access_denied] Kein Zugriff: { $path }
        [blocked] Gesperrt: { $path }
        [write_protected] Nicht geschrieben: Der Datenträger von { $path } ist schreibgeschützt.
        [medium_gone] Nicht ausgeführt: Der Datenträger von { $path } ist nicht mehr da.
        [medium_fails] Nicht ausgeführt: Der Datenträger von { $path } meldet Fehler.
        [network_gone] Nicht ausgeführt: Der Server von { $path } ist nicht erreichbar.
        [held_elsewhere] Nicht ausgeführt: Ein anderes Programm benutzt { $path } gerade.
        [cloud_only] Nicht geöffnet: { $path } liegt nur in der Cloud.
        [name_too_long] Nicht angelegt: Der Name { $path } ist zu lang.
       *[bad_name] Nicht angelegt: Der Datenträger nimmt den Namen { $path } nicht an.
    }
    .rule =
        { $cause ->
            [access_denied] Im Ordner fehlt die Berechtigung oder der „Überwachte Ordnerzugriff“ von Windows schützt ihn. Kralle dort zulassen (Windows-Sicherheit > Viren- und Bedrohungsschutz > Ransomware-Schutz) oder einen anderen Ordner wählen.
            [blocked] Ein Virenscanner oder eine Richtlinie dieses Rechners lässt die Datei nicht zu. Wer den Rechner betreut, kann sie freigeben.
            [write_protected] SD-Karten und manche Sticks haben dafür einen Schalter. Den Datenträger entsperren oder die Datei in einen Ordner auf diesem Rechner kopieren.
            [medium_gone] Alles Bestätigte ist gespeichert. Stick, Karte oder Laufwerk wieder anschließen und noch einmal versuchen.
            [medium_fails] Vielleicht sitzt der Stick locker oder er geht kaputt. Alles Bestätigte ist gespeichert; gleich eine Kopie auf einem anderen Datenträger speichern.
            [network_gone] Alles Bestätigte ist gespeichert. Kabel oder WLAN prüfen und noch einmal versuchen. Ein Turnier gehört in einen Ordner auf diesem Rechner.
            [held_elsewhere] Das kann ein Virenscanner, OneDrive oder ein Betrachter sein. Die Datei dort schließen oder einen Augenblick warten und noch einmal versuchen.
            [cloud_only] Das zugehörige Programm (etwa OneDrive) läuft nicht oder erreicht das Internet nicht. Im Explorer „Immer auf diesem Gerät behalten“ wählen oder die Datei in einen anderen Ordner kopieren.
            [name_too_long] Einen kürzeren Namen oder einen Ordner weiter oben wählen.
           *[bad_name] Einen Namen aus Buchstaben, Ziffern, Leerzeichen und Bindestrichen wählen.
        }
refusal-bad-file-name =
    { $fault ->
        [character] Nicht angelegt: „{ $part }“ darf unter Windows in keinem Namen stehen.
        [device] Nicht angelegt: „{ $part }“ ist unter Windows der Name eines Geräts.
        [ending] Nicht angelegt: „{ $part }“ endet mit einem Punkt oder Leerzeichen.
        [device_path] Nicht ausgeführt: { $part } ist ein Gerät und keine Datei.
       *[stream] Nicht ausgeführt: In „{ $part }“ steht ein Doppelpunkt.
    }
    .rule =
        { $fault ->
            [device] Das gilt auch mit einer Endung dahinter. Einen anderen Namen wählen.
            [ending] Windows ließe das Ende weg. Einen anderen Namen wählen.
            [device_path] Eine Datei in einem Ordner wählen.
            [stream] Was dahinter steht, läge unter Windows unsichtbar in einer anderen Datei. Einen anderen Namen wählen.
           *[character] Das gilt auch für * ? " < > | und Steuerzeichen. Einen anderen Namen wählen.
        }
refusal-path-too-long =
    { $part ->
        [name] Nicht angelegt: Der Name der Datei ist mit { $length } Bytes zu lang; höchstens { $limit } sind möglich.
       *[path] Nicht angelegt: Der Pfad zur Datei ist mit { $length } Zeichen zu lang; höchstens { $limit } sind möglich.
    }
    .rule = Einen kürzeren Namen oder einen Ordner weiter oben wählen: { $path }
refusal-damaged = Die Datei ist beschädigt.
    .rule = Es wurde nichts verändert. Die Sicherung neben der Datei öffnen; „kralle verify“ zeigt, was beschädigt ist.
refusal-disk-full = Nicht gespeichert: Der Datenträger ist voll.
    .rule = Der zuletzt gespeicherte Stand ist vollständig. Platz schaffen und noch einmal versuchen.
refusal-clock-wrong = Nicht gespeichert: Die Uhr dieses Rechners steht auf dem Jahr { $year }.
    .rule = Datum und Uhrzeit des Rechners richtig stellen und noch einmal versuchen.
refusal-io = Nicht ausgeführt: { $path } ist nicht erreichbar.
    .rule = Der zuletzt gespeicherte Stand ist vollständig. Datenträger oder Netzlaufwerk prüfen und noch einmal versuchen.
refusal-stale = Nicht gespeichert: Der Stand auf dem Bildschirm war veraltet.
    .rule = Es wurde nichts verändert. Die Datei noch einmal öffnen.
refusal-not-kept = Nicht gespeichert: Die Änderung ließ sich nicht in die Datei schreiben.
    .rule = Der zuletzt gespeicherte Stand ist vollständig. Die Datei noch einmal öffnen.
refusal-nothing-to-undo = Nichts zurückzunehmen.
    .rule = Weiter zurück geht es nicht.
refusal-nothing-to-redo = Nichts zu wiederholen.
    .rule = Nach einer neuen Änderung gibt es kein Wiederholen mehr.
refusal-entry-foreign = Nicht zurückgenommen: Ein Schritt im Verlauf tut etwas anderes, als er angibt.
    .rule = Schritt { $entry } („{ $command }“) stammt so nicht von Kralle: { $reason }. Es wurde nichts verändert; die Datei prüfen lassen (kralle verify).
refusal-journal-mismatch = Nicht zurückgenommen: Der Verlauf passt nicht zur Datei.
    .rule = Schritt { $entry } führt nicht zum festgehaltenen Stand. Es wurde nichts verändert; die Datei prüfen lassen (kralle verify).

# Eingaben und Programm
refusal-bad-field =
    { $kind ->
        [missing] Nicht gespeichert: Das Feld „{ $field }“ ist leer.
        [unexpected] Nicht gespeichert: Das Feld „{ $field }“ gehört hier nicht dazu („{ $found }“).
       *[unreadable] Nicht gespeichert: „{ $found }“ im Feld „{ $field }“ ist ungültig.
    }
    .rule =
        { $kind ->
            [unexpected] Das Feld leer lassen.
           *[other] Erwartet: { $expected }.
        }
refusal-bad-input = Nicht ausgeführt: Die Eingabe ist nicht gültig.
    .rule = { $reason }
refusal-input-encoding = Nicht gelesen: Die Eingabe ist nicht in UTF-8.
    .rule = Ohne Umstellung schreibt die Konsole von Windows Umlaute in einer anderen Codepage. Vorher „chcp 65001“ eingeben oder die Eingabe in einer Datei in UTF-8 angeben.
refusal-unknown-call = Nicht ausgeführt: { $name } ist unbekannt.
    .rule = Fenster und Programm haben verschiedene Versionen. Kralle neu installieren.
refusal-no-tournament = Es ist kein Turnier offen.
    .rule = Erst ein Turnier öffnen oder anlegen.
refusal-preferences-not-kept = Die Optionen gelten nur, bis das Programm geschlossen wird.
    .rule = Der Einstellungsordner lässt sich nicht beschreiben: Er ist schreibgeschützt, voll oder liegt auf einem Server, der gerade nicht erreichbar ist. Turniere sind davon nicht betroffen.
refusal-not-a-sheet = Nicht geöffnet: Das ist kein PDF.
    .rule = Gezeigt werden nur Blätter, die Kralle erstellt hat.
refusal-no-viewer = Das Blatt ist gespeichert, aber kein Programm kann PDF-Dateien anzeigen.
    .rule = Es liegt hier: { $path }
# $count (Zahl), $paths (Text)
refusal-no-viewer-for-set =
    { $count ->
        [one] Alle Blätter sind gespeichert, aber kein Programm kann PDF-Dateien anzeigen: { $count } Blatt ist nicht zu sehen.
       *[other] Alle Blätter sind gespeichert, aber kein Programm kann PDF-Dateien anzeigen: { $count } Blätter sind nicht zu sehen.
    }
    .rule = Sie liegen hier: { $paths }
refusal-sheet-row-too-tall = Nicht gedruckt: Eine Zeile passt auf keine Seite.
    .rule = Die Namen in dieser Zeile kürzen oder größeres Papier wählen.
refusal-sheet-too-many-columns = Nicht gedruckt: Das Blatt hat mehr Spalten, als nebeneinander Platz haben.
    .rule = Spalten aus der Vorlage des Blattes entfernen oder größeres Papier wählen.
refusal-sheet-no-room = Nicht gedruckt: Zwischen den Rändern bleibt kein Platz.
    .rule = Die Vorlage des Blattes prüfen.
refusal-sheet-wrong-template = Nicht gedruckt: Die Vorlage gehört zu einem anderen Blatt.
    .rule = Die Vorlage des Blattes prüfen.
refusal-sheet-typeface = Nicht gedruckt: Die Schrift lässt sich nicht einbetten.
    .rule = Das sollte nicht vorkommen; es wurde nichts geschrieben. Bitte den Fehler zusammen mit der Vorlage des Blattes melden.
refusal-sheet-code = Nicht gedruckt: Das Prüfwort passt in keinen QR-Code.
    .rule = Das sollte nicht vorkommen; es wurde nichts geschrieben. Bitte den Fehler zusammen mit der Vorlage des Blattes melden.
refusal-sheet-pdf = Nicht gedruckt: Das PDF lässt sich nicht schreiben.
    .rule = Das sollte nicht vorkommen; es wurde nichts geschrieben. Bitte den Fehler zusammen mit der Vorlage des Blattes melden.
refusal-internal = Etwas ist schiefgegangen.
    .rule = { $reason } – Jede bestätigte Änderung ist gespeichert.

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
field-best-of = Partien, höchstens
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
field-bye = Punkte für eine spielfreie Runde
field-acting-name = Name im Verlauf
field-arrived = Eingegangen am
field-square = Feld
field-en-passant = En-passant-Feld
field-to = Zielfeld
field-from = Startfeld
field-game = Partie
field-games-per-match = Partien je Begegnung
field-taken-from = Feld der herausgenommenen Figur
field-half-points = Halbe Punkte
field-castling = Rochade
field-dropped = Eingesetzte Figuren
field-promoted = Umgewandelte Figuren
expected-text = ein Text, nicht leer
expected-shorter-text = ein kürzerer Text
expected-printable-text = Text ohne unsichtbare Zeichen
expected-seed = ein Text, nicht leer
expected-date = ein Datum
expected-rating = eine Zahl von 0 bis 4000 oder leer
expected-birth-year = ein Jahr mit vier Ziffern oder leer
expected-fide-id = nur Ziffern oder leer
expected-points = halbe oder ganze Punkte von 0 bis 100
expected-minutes = eine Zahl von 1 bis 600
expected-screen = eine Zahl von 1 bis 9
expected-rounds = eine Zahl von 1 bis 200
expected-game-count = eine Zahl von 1 bis 20
expected-thinking-minutes = eine Zahl von 1 bis 600
expected-increment-seconds = eine Zahl von 0 bis 600
expected-clock-time = eine Uhrzeit wie 19:30
expected-rule-set = eines der angebotenen Regelwerke
expected-number-from-one = eine Zahl ab 1
expected-one-winner = genau ein Sieger oder keiner
expected-path = ein Ort für die Datei
expected-position = eine Stellung (FEN)
expected-one-source = eine Datei oder ein Text
expected-nothing = nichts
