# Ciò che dice solo il telefono di una squadra.

hall-captain = Il mio incontro
hall-captain-enter = Scansiona con la fotocamera il codice QR sul foglietto della tua squadra, o scrivi qui le 16 lettere riportate sotto il codice.
hall-give-back = Foglietto sbagliato?
    .more = Se restituisci il foglietto, per la squadra non comunica più questo telefono, ma il prossimo che lo scansiona.
    .do = Restituisci il foglietto
hall-newer-slip = Il turno { $round } è iniziato
    .more = Scansiona il foglietto del nuovo turno.
hall-asks = Il telefono { $phone } chiede di entrare
    .more = Il tuo compagno ha scansionato lo stesso foglietto e il suo telefono mostra questo numero?
hall-let-in = Fai entrare il telefono { $phone }
hall-turn-away = Respingi il telefono { $phone }
hall-choose-boards = Contro chi giocate?
hall-choose-colors = Dove avete il Bianco?
hall-others-choose-boards = L’altra squadra sceglie chi gioca contro chi:
hall-others-choose-colors = L’altra squadra sceglie i colori:
hall-seating-parallel = Parallela
hall-seating-cross = Incrociata
hall-white-on = Bianco alla scacchiera { $board }
hall-seating-fixed = Le regole stabiliscono chi siede dove.
hall-played-already = Già giocato? Comunica il risultato
hall-send = Comunica il risultato
hall-result-counts = Il risultato è valido.
hall-mine = Avete comunicato
hall-theirs = L’altra squadra comunica
hall-waits-for-them = Ora tocca all’altra squadra: il risultato vale solo con il suo accordo.
hall-agree = È giusto
hall-contest = Non è giusto
hall-contest-result = Non è giusto
hall-change-mine = Cambia la comunicazione
hall-say-mine = Di’ com’è andata
hall-reports-used = Non sono possibili altre comunicazioni. Chiamate un arbitro.
hall-agreed = Le due comunicazioni coincidono
    .more = Un arbitro registra il risultato.
hall-disputed = Le comunicazioni si contraddicono
    .more = Decide un arbitro, che vede entrambe le comunicazioni. Fino alla decisione non ne vengono accettate altre.
hall-contested =
    { $who ->
        [mine] La vostra squadra contesta il risultato
        [theirs] L’altra squadra contesta il risultato
       *[both] Entrambe le squadre contestano il risultato
    }
    .more = Decide un arbitro. Fino ad allora il risultato vale.
hall-contradicted =
    { $who ->
        [mine] La vostra squadra contesta la comunicazione
       *[theirs] L’altra squadra contesta la vostra comunicazione
    }
    .more = Decide un arbitro.
hall-withdraw-contest = Ritira la contestazione
hall-call = Chiama l’arbitro
hall-call-why = Di che si tratta?
hall-call-own-words = Con parole tue
hall-calling = Chiamata in corso…
hall-called = Arbitro chiamato
    .more = Restate al tavolo; in caso di disaccordo fermate gli orologi.
hall-calls-used = Non sono possibili altre chiamate. Alzate la mano.
hall-act-report = Risultato comunicato
hall-act-agree = «È giusto» alla comunicazione dell’altra squadra
hall-act-contest = «Non è giusto» alla comunicazione dell’altra squadra
hall-act-call = Arbitro chiamato: { $about }
hall-act-let-in = Altro telefono ammesso
hall-act-seating = Disposizione scelta
