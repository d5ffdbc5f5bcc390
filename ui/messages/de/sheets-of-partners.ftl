### Blätter, Tabellen und Seiten von Turnieren mit wechselnden Partnern.

sheet-partners-first = Erstgenannt
sheet-partners-second = Zweitgenannt
sheet-seating-chosen-partners = Die erstgenannten Partner wählen parallel oder übers Kreuz, danach die zweitgenannten die Farben.
sheet-seating-fixed-partners = Die erstgenannten Partner haben an Brett 1 Schwarz und an Brett 2 Weiß.
sheet-rounds-legend-partners = Runden: die Punkte und nach dem Plus die Nummer des Partners; 1 · +7 ist ein Punkt mit Nummer 7.
progress-legend-partners = Oben die Punkte und nach dem Plus die Nummer des Partners, darunter die Punkte nach der Runde.
standings-explain-shared-partners = Wer gleich viele Punkte hat, teilt sich den Rang.
berger-legend-partners = In jeder Runde an jedem Tisch die Nummern beider Partner, die erstgenannten zuerst.
# $after (Text)
sheet-crosstable-partners = der Partner { $after }
sheet-crosstable-legend-partners = Zeile und Spalte als Partner: ihre Punkte, … offen; ein leeres Feld: noch nicht zusammen gespielt. Die Spalten stehen in der Reihenfolge der Tabelle.
archive-crosstable-long-partners = Zu jeder Zeile die Partner mit ihrer Nummer und den mit ihnen erzielten Punkten.
# $round (Zahl)
export-round-partner = R{ $round } Partner
slip-first-named-pair = erstgenanntes Paar
slip-second-named-pair = zweitgenanntes Paar
