# Feinwertungen nach ihren FIDE-Kürzeln (C.07), und wie sie zustande kommen.
tie-break-BH-C1 = Buchholz mit einem Streichwert (Cut 1)
tie-break-BH = Buchholz
tie-break-SB = Sonneborn-Berger
tie-break-DE = Direkte Begegnung
tie-break-OTHER_DE2 = Direkte Begegnung zweier Teams
tie-break-WIN = Siege
tie-break-WON = Siege am Brett
tie-break-BPG = Partien mit Schwarz
tie-break-PS = Fortschrittswertung
tie-break-KS = Koya-System
tie-break-ARO = Gegnerschnitt
tie-break-TPR = Turnierleistung
tie-break-MPvGP = Punkte der anderen Art (Begegnungen oder Partien)
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
working-dummy = Virtueller Gegner für eine Runde ohne Gegner
working-own = Eigene Punkte
working-board = Brett { $board }
working-voluntary = auf eigenen Wunsch nicht gespielt
working-left = Rücktritt ab Runde { $round }; von da an zählt jede Runde hier { $points }
working-penalty = ohne die Strafe von { $points }
working-read-off = Wird unmittelbar abgelesen, ohne Summe.
