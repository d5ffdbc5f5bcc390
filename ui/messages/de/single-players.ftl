# Einzelspieler: Ergebnisse und Rangliste.

condition-opponent-cannot-mate = Nur wenn der Gegner kein Material zum Mattsetzen hat.

crosstable-colors = Der Buchstabe ist die Farbe: w Weiß, s Schwarz.

working-title = So kommt die Feinwertung zustande
working-show = Wie { $code } zustande kommt
working-after =
    { $halves ->
        [1] nach Runde { $round }: { $points } Punkt
        [2] nach Runde { $round }: { $points } Punkt
       *[other] nach Runde { $round }: { $points } Punkte
    }
working-part = Wer oder was
working-value = Wert
working-remark = Bemerkung
working-cut = gestrichen
working-opponent = Gegner
working-dummy-for = virtueller Gegner für eine nicht gespielte Runde
working-dummy = Virtueller Gegner einer Runde ohne Gegner
working-own = Eigene Punkte
working-board = Brett { $board }
working-voluntary = auf eigenen Wunsch nicht gespielt
working-read-off = Wird unmittelbar abgelesen, ohne Summe.

standings-single-winners = Gemeinsame Sieger: { $names }.
round-bye-single = Nummer { $number }, { $name }, ist spielfrei.
players-caption-plain = Spielerliste nach Spielstärke
