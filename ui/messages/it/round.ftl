# Turno: bozza, disposizione, risultati.

round-empty = Ancora nessun turno
round-empty-lots = Procedere prima al sorteggio.
round-empty-pair =
    { $count ->
        [one] { $count } squadra è stata sorteggiata.
       *[other] { $count } squadre sono state sorteggiate.
    }
round-to-draw = Vai al sorteggio
round-choose = Scegli il turno
round-of = Turno { $number } di { $total }
round-pair = Abbina il turno { $number }
round-publish = Pubblica il turno { $number }
round-print-publishes = La prima stampa degli abbinamenti pubblica il turno.
round-to-newest = Vai al turno { $number }
round-to-standings = Vai alla classifica
round-tables-missing =
    { $count ->
        [one] Manca ancora { $count } risultato
       *[other] Mancano ancora { $count } risultati
    }
round-progress = Risultati: { $done } su { $total }
round-matches = Incontri
round-caption = Incontri del turno { $number }
round-show = Mostra
round-show-all = Tutti { $count }
round-show-open = Senza risultato { $count }
round-hint = Fare clic sul vincitore, poi sul motivo.
round-draft-hint = Bozza, non ancora pubblicata.
round-first-team = Squadra nominata per prima
round-second-team = Squadra nominata per seconda
round-first-named = nominata per prima
round-second-named = nominata per seconda
round-result = Risultato
round-playing = in corso
round-done = finito
round-games = Partite
round-game-open = aperta
round-games-score = Punteggio
round-rematch = Rivincita
round-cause-missing = manca il motivo
round-seating-open = Disposizione…
round-has-won = ha vinto
round-winner = Vincitore
round-sits-out = { $name } non gioca
round-bye = La squadra { $team } riposa.
round-bye-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
round-print-card = Stampa la scheda d’incontro…
round-previous-table = Tavolo precedente
round-next-table = Tavolo successivo
round-who-won = Chi ha vinto?
round-by-what = Come?
round-winner-first = Scegliere prima il vincitore
round-press-saves = Un clic salva
round-nobody-there = Non c’era nessuno? Premere ancora { $key }: doppio forfait, 0–0.
round-jump = Numero del tavolo: da 1 a { $last }
round-jump-more = Tavolo { $number } – un’altra cifra o { $key }
round-jump-none = Il tavolo { $number } non c’è. Numero del tavolo: da 1 a { $last }
round-idle-winner = Prima il vincitore, poi { $cause }
round-idle-draft = Il turno è ancora una bozza: i risultati si inseriscono dopo la pubblicazione
round-idle-done = Il tavolo { $table } ha già un risultato
round-idle-open = Il tavolo { $table } non ha ancora un risultato
round-idle-seating = Prima la disposizione al tavolo { $table }; con { $key } se ne fa a meno
round-idle-cause = { $key } non è possibile con questo risultato
round-result-later = Possibile dopo la scelta della disposizione. La partita è già finita?
round-without-seating = Inserisci il risultato senza disposizione
round-change-result = Modifica il risultato
round-keep-result = Mantieni il risultato
round-clear = Elimina il risultato
round-reason = Motivazione: { $reason }
round-instead = { $cause }: { $result }
round-play-on = Fai proseguire

seating-title = Disposizione
seating-open = Disposizione da scegliere
seating-fixed = Fissata dalle regole: la squadra nominata per prima ha il Nero alla scacchiera 1.
seating-boards = La squadra { $team } sceglie gli avversari
seating-colors = La squadra { $team } sceglie i colori
seating-later = Possibile dopo la scelta degli avversari.
seating-parallel = parallela
seating-cross = incrociata
seating-white-on = Bianco alla scacchiera { $board }
seating-board-open = scacchiera da definire
seating-correct = Correggi la disposizione…
seating-correct-title = Correggi la disposizione del tavolo { $table }
seating-boards-of = Avversari (scelta della squadra { $team })
seating-colors-of = Colori (scelta della squadra { $team })
seating-played-one = Squadra { $team }, primo giocatore
seating-played-other = Squadra { $team }, secondo giocatore
seating-result-stays = Il risultato resta.
seating-winner-then = Alla scacchiera { $board } avrebbe allora vinto { $name }.

sit-out-title = Squadra { $team }: { $name } non gioca.
sit-out-swapped = Toccherebbe a un altro giocatore saltare il turno.
sit-out-instead = Lascia fuori { $name }

draft-title = Bozza
draft-about = Nessuno ha ancora visto questi abbinamenti. Si possono modificare, rifare o scartare.
draft-again = Rifai gli abbinamenti
draft-discard = Scarta la bozza
draft-rematches =
    { $count ->
        [one] Tavolo { $tables }: questi avversari hanno già giocato tra loro.
       *[other] Tavoli { $tables }: questi avversari hanno già giocato tra loro.
    }

swap-title = Scambia gli avversari
swap-draft = I due si scambiano i posti.
swap-published = Il turno è pubblicato. Lo scambio richiede una motivazione, e gli interessati vanno informati.
swap-one = Chi
swap-other = scambia con
swap-none = Scegli
swap-choose = Scegliere due numeri diversi
swap-do = Scambia i posti
