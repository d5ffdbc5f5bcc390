### Fogli dei tornei in cui ognuno gioca da solo, e perché un foglio lì non viene stampato.

sheet-player = Giocatore
sheet-number = N.
# $players (number)
sheet-size-players =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
# $before (text), $behind (text)
sheet-decision-direct-encounter-players = Il numero { $before } precede il numero { $behind } per lo scontro diretto.
# $teams (text)
sheet-decision-director-players = La direzione del torneo ha stabilito l’ordine: numeri { $teams }.
# $teams (text)
sheet-decision-joint-winners-players = Vincitori a pari merito: numeri { $teams }.
# $teams (text)
sheet-decision-open-players = Il primo posto non è assegnato tra i numeri { $teams }.
standings-explain-direct-players = Scontro diretto: se esattamente due giocatori sono a pari punti, precede chi ha vinto la loro partita.
berger-legend-players = Per ogni turno e ogni tavolo i numeri dei giocatori, prima il Bianco.
refusal-sheet-needs-pots = Il verbale del sorteggio esiste solo se le squadre sono sorteggiate dalle urne.
    .rule = Le squadre fisse e i giocatori singoli ricevono solo numeri.
refusal-sheet-of-single-players = La lista delle squadre esiste solo per i tornei a squadre.
    .rule = Questo torneo è individuale; la lista dei giocatori li riporta tutti con il loro numero.

## Classifica con spareggi

# $list (text)
standings-explain-tie-breaks = A pari punti contano, nell’ordine, i seguenti spareggi: { $list }.
