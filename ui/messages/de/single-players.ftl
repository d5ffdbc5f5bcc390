# Einzelspieler: Ergebnisse und Rangliste.

condition-opponent-cannot-mate = Nur wenn der Gegner kein Material zum Mattsetzen hat.

crosstable-colors = Der Buchstabe gibt die Farbe an: w Weiß, s Schwarz.

standings-single-winners = Gemeinsame Sieger: { $names }.
round-bye-single = Nummer { $number }, { $name }, ist spielfrei.
players-caption-plain = Spielerliste nach Spielstärke
