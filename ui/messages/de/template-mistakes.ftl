### Fehler in einer Vorlage, mit ihrer Stelle.

# $file (Text), $line (Zahl), $column (Zahl), $name (Text)
refusal-template-missing = Nicht erstellt: In der Vorlage { $file } ist ein Fehler.
    .rule = Zeile { $line }, Spalte { $column }: Der Eintrag „{ $name }“ fehlt.

# $file (Text), $line (Zahl), $column (Zahl), $found (Text)
refusal-template-twice = Nicht erstellt: In der Vorlage { $file } ist ein Fehler.
    .rule = Zeile { $line }, Spalte { $column }: „{ $found }“ steht zweimal da; einen der beiden Einträge löschen.

# $file (Text), $line (Zahl), $column (Zahl), $found (Text), $expected (Text): number, truth, list, table, text
refusal-template-kind = Nicht erstellt: In der Vorlage { $file } ist ein Fehler.
    .rule = Zeile { $line }, Spalte { $column }: „{ $found }“ gefunden, erwartet wird { $expected ->
        [number] eine Zahl
        [truth] true oder false
        [list] eine Liste in eckigen Klammern
        [table] eine Gruppe in geschweiften Klammern
       *[text] ein Text in Anführungszeichen
    }.

# $file (Text), $line (Zahl), $column (Zahl), $sign (Text)
refusal-template-unclosed = Nicht erstellt: In der Vorlage { $file } ist ein Fehler.
    .rule = Zeile { $line }, Spalte { $column }: Was davor beginnt, wird nicht geschlossen; hier fehlt { $sign }.

# $file (Text), $line (Zahl), $column (Zahl), $found (Text)
refusal-template-unquoted = Nicht erstellt: In der Vorlage { $file } ist ein Fehler.
    .rule = Zeile { $line }, Spalte { $column }: Der Text „{ $found }“ gehört in Anführungszeichen, also "{ $found }".

# $file (Text), $line (Zahl), $column (Zahl)
refusal-template-no-value = Nicht erstellt: In der Vorlage { $file } ist ein Fehler.
    .rule = Zeile { $line }, Spalte { $column }: Hier fehlt ein Gleichheitszeichen oder der Wert dahinter.

# $file (Text), $line (Zahl), $column (Zahl)
refusal-template-comma = Nicht erstellt: In der Vorlage { $file } ist ein Fehler.
    .rule = Zeile { $line }, Spalte { $column }: Vor dieser Stelle fehlt ein Komma.

# $file (Text), $line (Zahl), $column (Zahl), $found (Text)
refusal-template-unexpected = Nicht erstellt: In der Vorlage { $file } ist ein Fehler.
    .rule = Zeile { $line }, Spalte { $column }: „{ $found }“ kann hier nicht stehen.
