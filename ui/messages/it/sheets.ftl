### Ciò che sta sulla carta. Titoli e nomi delle colonne stanno in templates/.

sheet-program = Kralle
# $page (numero), $pages (numero)
sheet-arbiters = Arbitri: { $names }
sheet-page = Pagina { $page } di { $pages }
# $word (Text)
sheet-head = Parola di controllo { $word }
# $head (testo): il contenuto del codice, alla fine
sheet-head-code = Verificare questo foglio: in Kralle, pagina Storico, tasto W. { $head }
# $date (testo), $time (testo)
# $date (testo), $time (testo)
sheet-date-time = { $date }, ore { $time }
# $number (testo)
sheet-team = Squadra { $number }
# $player (testo)
sheet-sits-out = { $player } (non gioca)

## Foglio degli abbinamenti

# $time (testo)
sheet-pairing-empty = In questo turno non ci sono abbinamenti.
# $points (testo), $amount (testo): one, other
sheet-bye =
    riposo ({ $points } { $amount ->
        [one] punto
       *[other] punti
    })
sheet-seating-chosen = La squadra nominata per prima sceglie la disposizione (parallela o incrociata), poi la seconda sceglie i colori.
sheet-seating-fixed = La squadra nominata per prima ha il Nero alla scacchiera 1 e il Bianco alla scacchiera 2.

## Classifica

# $round (numero)
sheet-after-round = dopo il turno { $round }
# $round (numero)
sheet-final = finale, dopo il turno { $round }
sheet-standings-empty = I numeri non sono ancora assegnati.
sheet-direct-encounter = Scontro diretto
sheet-rounds-legend = Turni: 1 vittoria, ½ patta, 0 sconfitta, sempre con il numero dell’avversario.
sheet-rounds-legend-games = Turni: somma delle partite di un incontro, sempre con il numero dell’avversario.
sheet-rounds-apart = { standings-forfeit } per forfait, – incontro annullato o ritiro.
sheet-decisions = Decisioni
# $before (testo), $behind (testo)
sheet-decision-direct-encounter = La squadra { $before } precede la squadra { $behind } per lo scontro diretto.
# $teams (testo)
sheet-decision-director = La direzione del torneo ha stabilito l’ordine: squadre { $teams }.
# $teams (testo)
sheet-decision-joint-winners = Vincitrici a pari merito: squadre { $teams }.
# $teams (testo)
sheet-decision-open = Il primo posto non è assegnato tra le squadre { $teams }.
# $reason (testo)
sheet-reason = Motivazione: { $reason }

## Verbale del sorteggio

sheet-draw-seed = Valore di partenza pubblico
sheet-draw-size = Partecipanti
# $players (numero), $teams (numero)
sheet-draw-size-value =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }, { $teams ->
        [one] { $teams } squadra
       *[other] { $teams } squadre
    }
sheet-draw-order = Ordine secondo
sheet-draw-reshuffles = Circoli separati
# $count (numero)
sheet-draw-reshuffles-value =
    { $count ->
        [0] al primo mescolamento
        [one] dopo { $count } altro mescolamento
       *[other] dopo { $count } altri mescolamenti
    }
sheet-draw-checksum = Somma di controllo della lista
sheet-draw-method = I giocatori sono ordinati per Elo; la metà superiore è l’urna 1, l’altra l’urna 2. L’urna 2 è mescolata con un flusso casuale (ChaCha20, la chiave è lo SHA-256 del valore di partenza): dall’ultimo posto al secondo, il giocatore di ogni posto è scambiato con quello di un posto a caso tra i precedenti e il proprio. Il giocatore k dell’urna 1 fa squadra con il giocatore k dell’urna 2. La stessa lista e lo stesso valore di partenza danno ovunque lo stesso risultato.
sheet-draw-method-clubs = Si continua a mescolare con lo stesso flusso finché nessuno ha un compagno del proprio circolo.
sheet-draw-role-first = Il sorteggio ha deciso: la squadra 1 è nominata per prima nel turno 1.
sheet-draw-role-second = Il sorteggio ha deciso: la squadra 1 è nominata per seconda nel turno 1.
sheet-signature-director = Direzione del torneo
sheet-signature-arbiter = Arbitro
