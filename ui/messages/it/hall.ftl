# Ciò che mostrano i telefoni in sala: connessione, accesso, l’incontro di una squadra.

hall-language = Lingua
hall-captain = Il mio incontro
hall-understood = Ho capito

# La connessione, in fondo a ogni pagina.
hall-line-waiting = Connessione…
hall-line-connected = Connesso
hall-line-confirmed = Connesso. Arrivato alle { $time }
hall-line-sending =
    { $count ->
        [one] Invio…
       *[other] Invio di { $count } inserimenti…
    }
hall-line-lost = Nessuna connessione
hall-line-lost-kept =
    { $count ->
        [one] Nessuna connessione. Un inserimento è conservato qui.
       *[other] Nessuna connessione. { $count } inserimenti sono conservati qui.
    }
hall-line-heard = Situazione delle { $time }. I tentativi continuano.
hall-line-not-kept = Questo telefono non conserva nulla: lascia aperta la pagina finché tutto è arrivato.
hall-doubt-stranger = Risponde qualcun altro. Il telefono è nel Wi-Fi del torneo?
hall-doubt-unknown = La direzione non conosce più questo telefono. Scansiona di nuovo il foglietto.
hall-doubt-ended = L’accesso è stato chiuso. La direzione ne dà uno nuovo.
hall-doubt-bad-mac = La chiave non va bene. Scansiona di nuovo il foglietto.
hall-doubt-busy = Troppe richieste. Tra un attimo si prosegue.
hall-kept = Conservato qui, non ancora arrivato
    .more = Sarà inviato appena torna la connessione, anche dopo aver chiuso questa pagina. Non lasciare il Wi-Fi, anche se segnala “nessun internet”.
hall-withdraw = Non inviare più

# Accesso.
hall-captain-enter = Scansiona con la fotocamera il codice QR sul foglietto della tua squadra, o scrivi qui le 16 lettere che stanno sotto.
hall-letters = Lettere sul foglietto
    .hint =
        { $count ->
            [0] Completo
            [one] Ancora una lettera. Maiuscole o minuscole, con o senza trattini.
           *[other] Ancora { $count } lettere. Maiuscole o minuscole, con o senza trattini.
        }
hall-enter = Continua
hall-entering = Connessione alla direzione…
hall-in-use = Un altro telefono ha già aperto questo foglietto.
    .ask = Tocca “Fai entrare” sull’altro, o chiedi alla direzione. Qui poi si prosegue da soli.
hall-phone = Questo telefono ha il numero
hall-unanswered = Ancora nessuna risposta
    .more = Il telefono è nel Wi-Fi del torneo? I tentativi continuano.
hall-not-entered = Nessun accesso
hall-not-entered-unknown = Questo codice non esiste. Controlla le lettere o prendi il nuovo foglietto: dopo un cambio degli abbinamenti il vecchio non vale più.
hall-not-entered-ended = Questo codice non vale più. La direzione ne dà uno nuovo.
hall-not-entered-bad-mac = Le lettere non sono del tutto giuste. Controllale.
hall-other-code = Altro codice

# Un secondo telefono.
hall-asks = Il telefono { $phone } vuole entrare
    .more = Il tuo compagno ha scansionato lo stesso foglietto e vede questo numero sullo schermo?
hall-let-in = Fai entrare il telefono { $phone }

# Disposizione.
hall-we = voi
hall-choose-boards = Contro chi giocate?
hall-choose-colors = Dove avete il Bianco?
hall-others-choose-boards = L’altra squadra sceglie chi gioca contro chi:
hall-others-choose-colors = L’altra squadra sceglie i colori:
hall-seating-parallel = Parallelo
hall-seating-cross = Incrociato
hall-white-on = Bianco alla scacchiera { $board }
hall-seating-fixed = Le regole stabiliscono chi siede dove.
hall-played-already = Già giocato? Comunica il risultato

# Risultato.
hall-who-won = Chi ha vinto?
hall-by-what = In che modo?
hall-touch-saves = Toccare salva.
hall-drawn = patta
hall-not-admitted = non ammesso: { $article }
hall-look = È giusto così?
hall-result = Risultato
hall-send = Comunica il risultato
hall-sending = Invio…
hall-end-at = Scacchiera { $board }: { $what }
hall-end-checkmate = { $name } dà matto
hall-end-flag-fall = { $name } vince per il tempo
hall-end-resignation = { $name } vince per abbandono
hall-end-illegal-move = { $name } vince per mossa illegale
hall-end-forfeit = { $name } vince a forfait
hall-end-other = { $name } vince: { $cause }
hall-end-drawn = Patta: { $cause }
hall-end-both-lose = Non vince nessuno: { $cause }
hall-result-sentence = { $end } – risultato { $result }
hall-we-won = Avete vinto.
hall-we-lost = Avete perso.
hall-we-drew = Avete pattato.
hall-result-counts = Il risultato conta.
hall-reports = Comunicato
hall-mine = Avete comunicato
hall-theirs = L’altra squadra comunica
hall-waits-for-them = Ora tocca all’altra squadra: il risultato conta quando è d’accordo.
hall-agree = È giusto
hall-contest = Non è giusto
hall-contest-result = Non è giusto
hall-change-mine = Cambia la comunicazione
hall-say-mine = Di’ com’è andata
hall-reports-used = Non sono possibili altre comunicazioni. Chiamate un arbitro.
hall-agreed = Entrambe dicono lo stesso
    .more = Un arbitro lo registra.
hall-disputed = Le comunicazioni si contraddicono
    .more = Decide un arbitro. Vede entrambe le comunicazioni; fino ad allora non conta nulla di nuovo.

# Chiamare l’arbitro.
hall-call = Chiama l’arbitro
hall-call-why = Di che si tratta?
hall-call-illegal = Mossa illegale
hall-call-clock = Orologio
hall-call-drop = Inserimento
hall-call-talk = Parole
hall-call-result = Risultato
hall-call-other = Altro
hall-call-own-words = Con parole tue
hall-calling = Chiamata…
hall-called = Arbitro chiamato
    .more = Restate al tavolo; in caso di disaccordo fermate gli orologi.
hall-calls-used = Non sono possibili altre chiamate. Alzate la mano.

# Di che si trattava, se conservato o rifiutato.
hall-act-report = Risultato comunicato
hall-act-agree = “È giusto” alla comunicazione dell’altra squadra
hall-act-contest = “Non è giusto” alla comunicazione dell’altra squadra
hall-act-call = Arbitro chiamato: { $about }
hall-act-let-in = Altro telefono fatto entrare
hall-act-seating = Disposizione scelta

refusal-hall-not-allowed = Non eseguito: questo telefono non può farlo.
    .rule = Chiedi alla direzione.
refusal-hall-overtaken = Non eseguito: nel frattempo qualcosa è cambiato.
    .rule = Qui c’è ciò che vale ora. Guarda e decidi di nuovo.
refusal-hall-not-understood = Non eseguito: la direzione non l’ha capito.
    .rule = Ricarica la pagina e riprova.
