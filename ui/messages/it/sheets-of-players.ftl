### Fogli dei tornei in cui ognuno gioca da solo, e perché un foglio lì non viene stampato.

sheet-player = Giocatore
sheet-number = N.
# $players (number)
sheet-size-players = { $players } giocatori
# $before (text), $behind (text)
sheet-decision-direct-encounter-players = Il numero { $before } precede il numero { $behind } per lo scontro diretto.
# $teams (text)
sheet-decision-director-players = La direzione del torneo ha stabilito l’ordine: numero { $teams }.
# $teams (text)
sheet-decision-joint-winners-players = Vincitori ex aequo: numero { $teams }.
# $teams (text)
sheet-decision-open-players = Il primo posto è ancora aperto: numero { $teams }.
standings-explain-direct-players = Scontro diretto: se esattamente due giocatori sono a pari punti, precede chi ha vinto la loro partita.
berger-legend-players = Per ogni turno e ogni tavolo i numeri dei giocatori, prima il Bianco.
refusal-sheet-needs-pots = Il verbale del sorteggio c’è solo dove le squadre sono sorteggiate dalle urne.
    .rule = Le squadre fisse e i singoli giocatori ricevono solo numeri.
refusal-sheet-of-single-players = L’elenco delle squadre c’è solo per le squadre.
    .rule = Qui ognuno gioca da solo; l’elenco dei giocatori li nomina tutti con il loro numero.

## Classifica con spareggi

# $list (text)
standings-explain-tie-breaks = A pari punti contano, uno dopo l’altro: { $list }.
