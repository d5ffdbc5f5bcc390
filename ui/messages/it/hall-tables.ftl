# Ciò che arbitri e aiutanti vedono in sala sul telefono o sul tablet.

hall-device-enter = Scansiona il codice QR che la direzione mostra o ha stampato, o scrivi qui le 16 lettere del codice.
hall-own-level-helper = aiutante
hall-own-level-arbiter = arbitro
hall-range = tavoli { $first }–{ $last }
hall-parts = Pagine
hall-tables = Tavoli
hall-door = Accoglienza

hall-called-at = Il tavolo { $table } chiama: squadra { $team }
hall-news-call = Tavolo { $table }: la squadra { $team } chiama un arbitro
hall-news-report = Tavolo { $table }: { $state }
hall-end-call = Chiudi la chiamata
hall-to-table = Vai al tavolo
hall-earlier = Turno { $round }, tavolo { $table }: { $state }

hall-filter = Mostra
hall-filter-all = Tutti
hall-filter-missing = Mancanti
hall-filter-reported = Comunicati
hall-filter-disputed = Contestati
hall-filter-called = Chiamate
hall-find-table = Tavolo o nome
hall-no-tables = Nessun tavolo corrisponde.
hall-state-single = una comunicazione
hall-state-agreed = entrambe uguali
hall-state-disputed = contestato
hall-calls = chiama
hall-still-playing = in corso
hall-mark-playing = Segna come in corso
hall-reported-by = La squadra { $team } comunica
hall-accept = Accetta così
hall-stands = Risultato registrato
hall-contested-by = La squadra { $team } contesta il risultato
hall-contradicted-by = La squadra { $team } contesta la comunicazione
hall-both-say = Entrambe le squadre comunicano
hall-keep-result = Mantieni il risultato
hall-enter-result = Registra
hall-correct = Correggi il risultato
hall-clear = Elimina il risultato

hall-here-count = Presenti: { $here } su { $all }
hall-find-name = Nome o circolo
hall-absent-only = Solo chi manca ancora
hall-here = presente
hall-nobody = Nessun nome corrisponde.

hall-act-at-table = Tavolo { $table }: { $what }
hall-act-table = inserimento
hall-act-end-call = Chiamata conclusa
hall-act-check-in = { $name }: presenza

# Perché la sala rifiuta qualcosa

refusal-nothing-reported = Non accettato: questa squadra non ha comunicato niente.
    .rule = Forse nel frattempo la questione del tavolo è stata risolta.
refusal-nothing-contested = Niente da decidere: nessuno contesta il risultato del tavolo { $table }.
    .rule = Forse la contestazione è già chiusa.
refusal-no-device = Nessuna risposta: solo un dispositivo collegato può fare questa richiesta.
    .rule = Prima collega questo dispositivo con il codice della direzione.
refusal-no-such-call = Questa chiamata non c’è più.
    .rule = Forse qualcun altro ha già risposto, o il tavolo ha un nuovo abbinamento.
refusal-not-your-table = Non inserito: il tavolo { $table } non spetta a questo dispositivo.
    .rule = Questo dispositivo è per i tavoli da { $from } a { $to }.
refusal-not-your-team = Non inserito: il n. { $team } non gioca ai tavoli di questo dispositivo.
    .rule = Questo dispositivo è per i tavoli da { $from } a { $to }.
refusal-helpers-newest-round = Non inserito: il turno { $round } è finito.
    .rule = Gli aiutanti inseriscono quello che manca nel turno più recente. Un arbitro corregge i precedenti.
refusal-not-your-player = Non inserito: questa persona non gioca a un tavolo di questo dispositivo.
    .rule = Questo dispositivo è per i tavoli da { $from } a { $to }. Per gli altri tavoli è la direzione a segnare chi è assente.
refusal-helpers-fill-in = Non inserito: il tavolo { $table } ha già un risultato.
    .rule = Gli aiutanti inseriscono solo quello che manca. Solo un arbitro può cambiare un risultato già inserito.
refusal-clock-is-on = Non avviato: l’orologio è già in funzione.
    .rule = Prima togliere l’orologio in funzione, poi avviarne un altro.
refusal-no-clock = Nessun orologio è impostato.
    .rule = Prima avviarne uno.
refusal-clock-does-not-run = Non fermato: l’orologio non è in funzione.
    .rule = Si può fermare solo un orologio in funzione.
refusal-clock-is-not-paused = Non ripreso: l’orologio non è fermo.
    .rule = Forse qualcun altro lo ha già fatto ripartire.
