# Spareggi secondo le loro sigle FIDE (C.07), e come si calcolano.
tie-break-BH-C1 = Buchholz Cut 1 (senza il più basso)
tie-break-BH = Buchholz
tie-break-SB = Sonneborn-Berger
tie-break-DE = Scontro diretto
tie-break-OTHER_DE2 = Scontro diretto di due squadre
tie-break-WIN = Vittorie
tie-break-WON = Vittorie alla scacchiera
tie-break-BPG = Partite con il Nero
tie-break-PS = Punteggio progressivo
tie-break-KS = Koya
tie-break-ARO = Media Elo degli avversari
tie-break-TPR = Performance Elo
tie-break-MPvGP = Punti dell’altro tipo (incontri o partite)
working-title = Calcolo degli spareggi tecnici
working-show = Calcolo di { $code }
working-after =
    { $halves ->
        [1] dopo il turno { $round }: { $points } punto
        [2] dopo il turno { $round }: { $points } punto
       *[other] dopo il turno { $round }: { $points } punti
    }
working-part = Voce
working-value = Valore
working-remark = Nota
working-cut = scartato
working-opponent = Avversario
working-dummy-for = avversario virtuale per un turno non giocato
working-dummy = Avversario virtuale di un turno senza avversario
working-own = Punti propri
working-board = Scacchiera { $board }
working-voluntary = non giocato per propria scelta
working-left = ritiro prima del turno { $round }; da allora ogni turno vale qui { $points }
working-penalty = senza la penalità di { $points }
working-read-off = Il valore si legge direttamente, senza somme.
