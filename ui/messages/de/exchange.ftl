# Was hereinkommt und hinausgeht: Listen, Arbeitsmappen, Führungslisten, ganze Turniere.

## Spielerliste lesen

list-column-team = Team
list-column-board-order = Brett (Rangfolge)
list-column-select = Spalte { $number } „{ $heading }“ bedeutet
list-column-select-bare = Spalte { $number } bedeutet
list-column-hint = Stimmt eine Spalte nicht, hier ändern; die Vorschau liest dann neu.
list-sheet = Blatt
list-encoding = Zeichenkodierung
list-how-workbook = Gelesen als Arbeitsmappe ({ $name }), Blatt „{ $sheet }“.
list-teams-found =
    { $count ->
        [one] { $count } festes Team in der Liste.
       *[other] { $count } feste Teams in der Liste.
    }
# $expected (Text): Bytes
list-problem-workbook-too-large = Die Arbeitsmappe ist entpackt größer als { $expected } Bytes. Nur das Blatt mit den Spielern in einer neuen Datei speichern, oder als CSV.
# $found (Text): was der Leser meldet, englisch
list-problem-workbook-damaged = Die Arbeitsmappe ist beschädigt ({ $found }). In der Tabellenkalkulation öffnen und neu speichern, oder als CSV.
# $found (Text)
list-problem-no-sheet = Ein Blatt „{ $found }“ gibt es in der Arbeitsmappe nicht.
# $found (Text)
list-problem-cell-error = Die Zelle zeigt den Fehler { $found }; sie bleibt leer.
# $found (Text): Zeichen, $expected (Text): Zeichen
list-problem-team-too-long = Der Teamname hat { $found } Zeichen, höchstens { $expected } sind möglich. Das Feld bleibt leer.
# $found (Text)
list-problem-unreadable-board-order = „{ $found }“ ist kein Platz in der Rangfolge (erwartet eine Zahl von 1 bis 99); das Feld bleibt leer.
field-columns = Spalten
field-encoding = Zeichenkodierung
expected-choice = eine der angebotenen Möglichkeiten
file-kind-player-list = Spielerliste (CSV, TSV, XLSX, ODS)

