# L’orologio del turno in mano agli arbitri.

hall-clock-set = Regola l’orologio
hall-clock-none = Nessun orologio impostato
hall-clock-minutes = Minuti
hall-clock-start = Avvia
hall-clock-pause = Ferma
hall-clock-go-on = Riprendi
hall-clock-extend = Aggiungi tempo
hall-clock-end = Togli
hall-clock-whom = Per chi?
hall-clock-all = tutti
hall-clock-table = Tavolo
hall-clock-more = +{ $minutes }
# Il secondo tocco, come domanda.
hall-clock-sure-start = Avvia l’orologio con { $minutes } min
hall-clock-sure-pause = Ferma l’orologio per tutti
hall-clock-sure-go-on = Riprendi per tutti
hall-clock-sure-extend = Dai a tutti { $minutes } min in più
hall-clock-sure-extend-table = Dai al tavolo { $table } { $minutes } min in più
hall-clock-sure-end = Togli l’orologio
hall-clock-bad-minutes = Da 1 a 600 minuti
hall-clock-bad-table = Quale tavolo?
hall-clock-not-done = Nessuna risposta; non ci saranno altri tentativi. Appena torna la connessione, l’orologio in alto mostra il tempo giusto.
