### Ciò che sta sui fogli del centro stampa.

## Schede

# $round (text)
card-round = Turno { $round }
# $table (text)
card-table = Tavolo { $table }
card-table-blank = Tavolo ____
# $table (text), $board (text)
card-table-board = Tavolo { $table }, scacchiera { $board }
# $board (text)
card-board = Scacchiera { $board }
card-first-named = Prima nominata
card-second-named = Seconda nominata
# $role (text), $team (text)
card-side = { $role }: { $team }
card-arbiter = Arbitro
card-white = Bianco
card-black = Nero
card-chooses = La prima sceglie
card-parallel = parallela
card-cross = incrociata
card-seating-fixed = La squadra nominata per prima ha il Nero alla scacchiera 1, il Bianco alla scacchiera 2.
card-result = Risultato
card-decided-on = deciso alla
card-board-1 = Scacchiera 1
card-board-2 = Scacchiera 2
card-cause = Motivo
# $game (text)
card-game = Partita { $game }
# $board (text)
card-white-on = Scacchiera { $board }, Bianco
card-decided-on-board = deciso alla scacchiera
card-if-needed = se necessaria
card-opponents-kept = stessi avversari
card-opponents-swapped = avversari scambiati
card-colors-swapped = colori scambiati
card-colors-same = stessi colori
card-sum = Risultato dell’incontro
card-sum-note = 1–0: vince la prima nominata, 0–1: vince la seconda nominata

## Elenchi

players-order-pots = per urna
players-order-rating = per Elo
players-order-name = per nome
# $pot (text)
players-pot = Urna { $pot }
players-no-club = senza circolo
line-up-note = L’ordine vale per tutto il torneo. Le riserve si aggiungono in fondo.
# $name (text), $captain (text)
line-up-team = { $name } – capitano: { $captain }
sheet-substitute = riserva
line-up-captain = Capitano
seats-first = prima
seats-second = seconda
seats-bye = riposo
seats-sits-out = non gioca

## Turno e tabelle

# $count (number)
results-open =
    { $count ->
        [one] Manca ancora un risultato.
       *[other] Mancano ancora { $count } risultati.
    }
# $game (text), $score (text), $cause (text)
results-game = Partita { $game }: { $score }, { $cause }
# $game (text), $score (text), $cause (text), $board (text)
results-game-board = Partita { $game }: { $score }, { $cause } (scacchiera { $board })
points-of-match = Punti incontro
points-of-game = Punti partita
# $from (text), $to (text)
sheet-slice = Colonne da { $from } a { $to }
sheet-crosstable-legend = Riga contro colonna: 1 vittoria, ½ patta, 0 sconfitta, … in corso. Le colonne seguono l’ordine della classifica.
sheet-crosstable-legend-games = Riga contro colonna: somma delle partite di un incontro, … in corso. Le colonne seguono l’ordine della classifica.
sheet-crosstable-apart = { standings-forfeit } per forfait, – annullato. Senza avversario: turni di riposo e turni saltati.
progress-legend = Sopra il risultato con il numero dell’avversario, sotto i punti dopo il turno.
berger-legend = Per ogni turno e ogni tavolo sono indicati i numeri delle squadre, a cominciare da quella nominata per prima.
berger-teams = I numeri
standings-explain-direct = Scontro diretto: se a pari punti sono esattamente in due, precede chi ha vinto il loro incontro.
standings-explain-shared = Chi è ancora alla pari condivide il posto.

## Regole e decisione

# $subject (text)
rules-changed = { $subject } *
rules-changed-legend = * per questo torneo vale una regola diversa da quella del regolamento
rules-default-legend = Scelta di Kralle: il testo lascia aperto questo punto, e il bando del torneo può regolarlo.
adjudication-match = Incontro
adjudication-rules = Regolamento
adjudication-decided = Deciso
adjudication-question = Domanda
adjudication-answer = Risposta
adjudication-article = Articolo
adjudication-place = Luogo, data
# $who (text), $pieces (text)
adjudication-holds = { $who } – in mano: { $pieces }

## Diploma, cartella d’emergenza, rapporto

certificate-winner = Vincitore
certificate-joint-winner = Vincitore a pari merito
# $rank (numero)
certificate-rank = { $rank }º posto
# $rank (numero)
certificate-shared-rank = { $rank }º posto a pari merito
certificate-and = e
# $points (text)
certificate-points =
    { $halves ->
        [1] con { $points } punto
        [2] con { $points } punto
       *[other] con { $points } punti
    }
certificate-none = Non ci sono ancora vincitori.
fallback-how = Se manca la corrente: scrivere qui i risultati, inserirli poi nel programma, conservare le schede. Le schede vuote servono per le modifiche e per il turno successivo.
fallback-grid = Per continuare a mano: quanto è già stato giocato e lo spazio per il resto
report-standings = Classifica
report-no-decisions = La direzione del torneo non ha dovuto decidere nulla.
report-corrections = Correzioni e modifiche
report-no-corrections = In seguito non è stato modificato nulla.
report-rules = Regolamento
report-format = Formula
report-rounds = Turni
# $played (number), $planned (number)
report-rounds-value = { $played } su { $planned }
report-participants = Partecipanti
report-seed = Valore di partenza pubblico
report-state = Stato
report-closed = chiuso
report-running = in corso
# $what (text)
report-undone = { $what } (annullato)
report-left = { $what } (non più valido: è stata ripristinata una copia di sicurezza precedente)
