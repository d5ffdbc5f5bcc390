### Was beim Lesen einer Spielerliste auffällt. $line und $column stehen in der Vorschau daneben.

list-column-name = Name
list-column-surname = Nachname
list-column-given-name = Vorname
list-column-rating-standard = Elo (Standard)
list-column-rating-rapid = Elo (Rapid)
list-column-rating-blitz = Elo (Blitz)
list-column-rating-national = DWZ (national)
list-column-rating-other = Spielstärke
list-column-rating-tandem = Tandem-Wertungszahl
list-column-birth-year = Jahrgang
list-column-sex = Geschlecht
list-column-club = Verein
list-column-fide-id = FIDE-ID
list-column-ignored = nicht lesen

# $line (Text), $column (Text)
list-place = Zeile { $line }, Spalte { $column }
# $line (Text)
list-place-line = Zeile { $line }

list-problem-empty-file = Die Datei ist leer. Erwartet wird eine Zeile je Spieler, darüber die Spaltennamen.
# $found (Text): zip_archive, old_workbook, pdf, database, picture, web_page, json, xml, contact, rich_text, report, binary
list-problem-not-text =
    { $found ->
        [zip_archive] Das ist ein Archiv, aber keine Arbeitsmappe (XLSX, ODS). Die Liste in der Tabellenkalkulation speichern und die neue Datei wählen.
        [old_workbook] Das ist eine Arbeitsmappe im alten Format (XLS) oder eine mit Passwort. Die Liste in der Tabellenkalkulation als XLSX oder CSV ohne Passwort speichern und die neue Datei wählen.
        [pdf] Das ist ein PDF, keine Spielerliste. Erwartet wird eine Datei als CSV, TSV, XLSX oder ODS.
        [database] Das ist eine Datenbank, vielleicht eine Turnierdatei, keine Spielerliste.
        [picture] Das ist ein Bild, keine Spielerliste. Erwartet wird eine Datei als CSV, TSV, XLSX oder ODS.
        [web_page] Das ist eine Webseite, auch wenn der Dateiname anderes sagt. Die Tabelle im Browser kopieren und einfügen oder als XLSX oder CSV speichern.
        [json] Das ist JSON, keine Spielerliste. Erwartet wird eine Datei als CSV, TSV, XLSX oder ODS.
        [xml] Das ist XML, keine Spielerliste. Erwartet wird eine Datei als CSV, TSV, XLSX oder ODS.
        [contact] Das ist ein Kontakt (vCard), keine Spielerliste. Die Namen in eine Liste kopieren.
        [rich_text] Das ist formatierter Text (RTF). Die Liste im Textprogramm kopieren und einfügen.
        [report] Das ist ein Turnierbericht (TRF), keine Spielerliste. Ihn als Turnier importieren.
       *[binary] Das ist keine Spielerliste. Erwartet wird eine Datei als CSV, TSV, XLSX oder ODS.
    }
# $found (Text): Bytes, $expected (Text): Bytes
list-problem-file-too-large = Die Datei ist mit { $found } Bytes zu groß; gelesen werden höchstens { $expected } Bytes.
list-problem-no-name-column = Keine Spalte ist als Name zu erkennen. In der Vorschau die Spalte mit den Namen wählen.
# $expected (Text)
list-problem-too-many-rows = Ab hier wird nicht mehr gelesen: mehr als { $expected } Zeilen.
list-problem-no-header-row = Es gibt keine Zeile mit Spaltennamen. Die Spalten wurden nach ihrem Inhalt zugeordnet; bitte prüfen.
# $found (Text)
list-problem-lines-above-header = Zeilen über den Spaltennamen werden nicht gelesen: { $found }.
# $found (Text): frühere Spalte
list-problem-column-twice = Die Spalte bedeutet dasselbe wie Spalte { $found } und wird nicht gelesen.
list-problem-quote-not-closed = Ein Anführungszeichen ist nicht geschlossen. Die Zeile wird nicht übernommen.
# $found (Text), $expected (Text)
list-problem-too-many-cells = { $found } Felder statt { $expected }, vielleicht ein Trennzeichen im Namen. Die Zeile wird nicht übernommen.
list-problem-empty-name = Der Name fehlt. Die Zeile wird nicht übernommen.
# $found (Text)
list-problem-name-without-letters = „{ $found }“ ist kein Name. Die Zeile wird nicht übernommen.
# $found (Text): Zeichen, $expected (Text): Zeichen
list-problem-name-too-long = Der Name hat { $found } Zeichen, höchstens { $expected } sind möglich. Die Zeile wird nicht übernommen.
# $found (Text): Zeichen, $expected (Text): Zeichen
list-problem-club-too-long = Der Vereinsname hat { $found } Zeichen, höchstens { $expected } sind möglich. Das Feld bleibt leer.
# $found (Text): frühere Zeile
list-problem-duplicate-row = Der Eintrag steht schon in Zeile { $found }. Diese Zeile ist nicht angekreuzt.
# $found (Text): frühere Zeile
list-problem-same-name = Gleicher Name wie in Zeile { $found }, nach den übrigen Angaben jemand anderes. Beide werden übernommen.
# $found (Text): frühere Zeile
list-problem-same-fide-id = Gleiche FIDE-ID wie in Zeile { $found }. Ist das dieselbe Person?
list-problem-surname-missing = Der Nachname fehlt; übernommen wird nur der Vorname.
# $found (Text)
list-problem-unreadable-rating = „{ $found }“ ist keine Wertungszahl.
# $found (Text), $expected (Text): Bereich
list-problem-impossible-rating = { $found } kann keine Wertungszahl sein (erwartet: { $expected }).
# $found (Text)
list-problem-unreadable-birth-year = „{ $found }“ ist kein Jahrgang (erwartet: vier Ziffern oder ein Datum); das Feld bleibt leer.
# $found (Text)
list-problem-unreadable-sex = „{ $found }“ ist kein Geschlecht (erwartet: w oder m); das Feld bleibt leer.
# $found (Text), $expected (Text): Bereich
list-problem-impossible-birth-year = { $found } kann kein Jahrgang sein (erwartet: { $expected }); das Feld bleibt leer.
# $found (Text)
list-problem-unreadable-fide-id = „{ $found }“ ist keine FIDE-ID (erwartet: nur Ziffern); das Feld bleibt leer.
# $found (Text)
list-problem-formula-text = „{ $found }“ sieht aus wie eine Formel und wird als Text übernommen.
list-problem-control-characters = Unsichtbare Zeichen wurden entfernt.
list-problem-undecodable-characters = Einzelne Zeichen sind nicht lesbar. Vielleicht hilft eine andere Zeichenkodierung.
# $found (Text)
list-problem-garbled-text = „{ $found }“ sieht aus, als wären die Umlaute schon in der Datei beschädigt.
list-column-title = Titel
list-column-ratings = Mehrere Wertungszahlen
# $found (Text): frühere Zeile
list-problem-same-person = Vielleicht dieselbe Person wie in Zeile { $found }.
list-problem-totals-row = Eine Summe, kein Spieler. Die Zeile ist nicht angekreuzt.
list-problem-letter-row = Sieht aus wie ein Satz, ein Gruß oder eine Unterschrift. Die Zeile ist nicht angekreuzt.
list-problem-heading-row = Noch einmal die Spaltennamen. Die Zeile ist nicht angekreuzt.
# $found (Text): Spaltenname
list-problem-unread-numbers = Die Spalte „{ $found }“ enthält Zahlen, wird aber nicht gelesen. Sind es Wertungszahlen?
# $found (Text)
list-problem-ambiguous-rating = Welche Zahl in „{ $found }“ gilt, ist unklar.
# $found (Text), $expected (Text): Zahl
list-problem-rating-read-as = „{ $found }“ wurde als { $expected } gelesen.
# $found (Text)
list-problem-unreadable-title = „{ $found }“ ist zu lang für einen Titel; das Feld bleibt leer.
list-unrated-option = Es wurde nichts übernommen. Die Liste berichtigen oder mit --unrated angeben, dass diese Spieler keine Wertungszahl haben.
list-duplicates-option = Es wurde nichts übernommen: Vielleicht ist das dieselbe Person. Mit --duplicates skip, update oder enter angeben, was gilt.
# $found (Text)
list-problem-doubtful-row = „{ $found }“ kann ein Name sein, aber auch ein Gruß, eine Summe oder eine Überschrift.
# $found (Text): Formel
list-problem-not-calculated = Die Zelle enthält die Formel „{ $found }“ ohne gespeichertes Ergebnis; sie bleibt leer. Die Datei in der Tabellenkalkulation öffnen und speichern.
# $found (Text): Formel
list-problem-rating-not-calculated = Die Wertungszahl ist die Formel „{ $found }“ ohne gespeichertes Ergebnis. Die Datei in der Tabellenkalkulation öffnen und speichern.
# $found (Text): Namen
list-problem-several-sheets = Mehrere Blätter enthalten Spieler: { $found }. Welches gilt?
# $found (Text): Namen
list-problem-sheets-not-read = Nicht gelesen, weil ausgeblendet oder ohne Spieler: { $found }.
# $found (Text): Anzahl
list-problem-neither-sex = Weder weiblich noch männlich oder unbekannt: { $found } in dieser Spalte. Das Geschlecht bleibt dort leer.
list-doubtful-option = Es wurde nichts übernommen: Die genannten Zeilen sind vielleicht keine Spieler. Mit --take-doubtful werden sie übernommen, mit --leave-doubtful ausgelassen.
list-worksheet-option = Es wurde nichts übernommen. Das Blatt mit --worksheet angeben.
# $found (Text)
list-problem-note-row = „{ $found }“ steht allein in der Zeile und ist kein Spieler. Die Zeile ist ausgelassen.
list-problem-pairing-page = Das sind die Paarungen einer Runde, keine Spielerliste. In der Startliste oder der Rangliste steht jeder Spieler einmal.
# $found (Text): Spaltenname
list-problem-read-from-above = In der Spalte „{ $found }“ steht jeder Eintrag nur einmal. Leere Zellen sind als der Eintrag darüber gelesen.
# $found (Text)
list-problem-cells-behind = Nicht gelesen, weil die Spalte keine Überschrift hat: „{ $found }“.
# $found (Text)
list-problem-not-aligned = „{ $found }“: Die Zellen stehen nicht unter den Spaltennamen. Die Zeile ist ausgelassen.
# $found (Text)
list-problem-game-result = „{ $found }“ ist das Ergebnis einer Partie, kein Spieler. Die Zeile ist ausgelassen.
list-problem-tables-differ = Zwei Tabellen mit verschiedenen Spalten stehen nebeneinander. Sie untereinander setzen oder einzeln einlesen.
# $found (Text): Anzahl
list-problem-side-by-side = Tabellen nebeneinander, alle gelesen: { $found }.
# $found (Text): Spaltennamen
list-problem-pot-columns = Die Spalten { $found } sind als Namen gelesen. Die Töpfe der Liste bleiben nicht erhalten; Kralle bildet die Töpfe nach der Spielstärke.
# $found (Text): Namen
list-problem-chat-notes = Ein Chat: Zeiten, Absender ({ $found }) und Hinweise der App sind nicht als Spieler gelesen.
# $found (Text): Zeilennummern
list-problem-hidden-rows = Im Blatt ausgeblendete Zeilen, etwa durch einen Filter, sind wie die anderen gelesen: { $found }.
# $found (Text): Namen
list-problem-own-workbook = Eine von Kralle exportierte Arbeitsmappe: { $found } ist gelesen. Die übrigen Blätter sind nicht gelesen.
list-into-option = Die Spieler einer Liste kommen in eine Turnierdatei: kralle import LISTE --into DATEI.
