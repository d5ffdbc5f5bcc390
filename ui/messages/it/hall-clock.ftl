# L’orologio del turno in mano agli arbitri.

hall-clock-set = Regolare l’orologio
hall-clock-none = Nessun orologio regolato
hall-clock-minutes = Minuti
hall-clock-start = Avviare
hall-clock-pause = Fermare
hall-clock-go-on = Riprendere
hall-clock-extend = Più tempo
hall-clock-end = Togliere
hall-clock-whom = Per chi?
hall-clock-all = tutti
hall-clock-table = Tavolo
hall-clock-more = +{ $minutes }
# Il secondo tocco, come domanda.
hall-clock-sure-start = Avviare l’orologio con { $minutes } minuti
hall-clock-sure-pause = Fermare l’orologio per tutti
hall-clock-sure-go-on = Riprendere per tutti
hall-clock-sure-extend = Dare a tutti { $minutes } minuti in più
hall-clock-sure-extend-table = Dare al tavolo { $table } { $minutes } minuti in più
hall-clock-sure-end = Togliere l’orologio
hall-clock-bad-minutes = Da 1 a 600 minuti
hall-clock-bad-table = Quale tavolo?
hall-clock-not-done = Nessuna risposta. Non si riprova; che cosa vale lo mostra l’orologio in alto appena torna la connessione.
