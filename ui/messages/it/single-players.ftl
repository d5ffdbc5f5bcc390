# Giocatori singoli: risultati e classifica.

condition-opponent-cannot-mate = Solo se l’avversario non ha il materiale per dare matto.

crosstable-colors = La lettera è il colore: b Bianco, n Nero.

working-title = Calcolo degli spareggi tecnici
working-show = Calcolo di { $code }
working-after =
    { $halves ->
        [1] dopo il turno { $round }: { $points } punto
        [2] dopo il turno { $round }: { $points } punto
       *[other] dopo il turno { $round }: { $points } punti
    }
working-part = Chi o che cosa
working-value = Valore
working-remark = Nota
working-cut = scartato
working-opponent = Avversario
working-dummy-for = avversario virtuale per un turno non giocato
working-dummy = Avversario virtuale di un turno senza avversario
working-own = Punti propri
working-board = Scacchiera { $board }
working-voluntary = non giocato per propria scelta
working-read-off = Letto direttamente, senza somma.

standings-single-winners = Vincitori a pari merito: { $names }.
round-bye-single = Il numero { $number }, { $name }, riposa.
players-caption-plain = Lista dei giocatori per forza
