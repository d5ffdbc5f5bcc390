# Ciò che mostrano i telefoni in sala: connessione, accesso, l’incontro di una squadra.

hall-language = Lingua
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
hall-line-heard = Situazione delle { $time }. Il telefono continua a provare.
hall-line-not-kept = Questo telefono non conserva nulla: lascia aperta la pagina finché non è arrivato tutto.
hall-doubt-stranger = Risponde un altro computer. Il telefono è connesso al Wi-Fi del torneo?
hall-doubt-unknown = Il computer del torneo non riconosce più questo telefono. Scansiona di nuovo il foglietto.
hall-doubt-ended = L’accesso è stato revocato. Chiedine uno nuovo alla direzione.
hall-doubt-bad-mac = La chiave non corrisponde. Scansiona di nuovo il foglietto.
hall-doubt-busy = Troppe richieste. Tra un attimo si riprende.
hall-kept = Conservato qui, non ancora arrivato
    .more = Sarà inviato appena torna la connessione, anche se chiudi questa pagina. Non scollegarti dal Wi-Fi, anche se il telefono segnala «senza internet».
hall-withdraw = Non inviare più

# Accesso.
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
    .ask = Dai accesso a questo telefono dall’altro, o chiedi alla direzione. Poi qui si prosegue automaticamente.
hall-phone = Questo telefono ha il numero
hall-unanswered = Ancora nessuna risposta
    .more = Il telefono è connesso al Wi-Fi del torneo? I tentativi di connessione continuano.
hall-not-entered = Nessun accesso
hall-not-entered-unknown = Questo codice non esiste. Controlla le lettere o prendi il nuovo foglietto: dopo un cambio degli abbinamenti il vecchio non vale più.
hall-not-entered-ended = Questo codice non vale più. Chiedine uno nuovo alla direzione.
hall-not-entered-bad-mac = Le lettere non sono del tutto giuste. Controllale.
hall-other-code = Inserisci un altro codice
hall-fault = Qualcosa è andato storto
    .more = Ciò che è arrivato resta salvato. Ricarica la pagina.
    .do = Ricarica

# Disposizione.
hall-we = voi

# Risultato.
hall-who-won = Chi ha vinto?
hall-by-what = In che modo?
hall-touch-saves = Basta un tocco per salvare.
hall-drawn = patta
hall-not-admitted = non ammesso: { $article }
hall-look = È giusto così?
hall-result = Risultato
hall-sending = Invio…
hall-end-at = Scacchiera { $board }: { $what }
hall-end-checkmate = { $name } dà matto
hall-end-flag-fall = { $name } vince per il tempo
hall-end-resignation = { $name } vince per abbandono
hall-end-illegal-move = { $name } vince per mossa illegale dell’avversario
hall-end-forfeit = { $name } vince per forfait
hall-end-other = { $name } vince: { $cause }
hall-end-drawn = Patta: { $cause }
hall-end-both-lose = Non vince nessuno: { $cause }
hall-result-sentence = { $end } – risultato { $result }
hall-we-won = Avete vinto.
hall-we-lost = Avete perso.
hall-we-drew = Avete pattato.
hall-reports = Comunicato

# Chiamare l’arbitro.
hall-call-illegal-move = Mossa illegale
hall-call-clock = Orologio
hall-call-drop = Pezzo inserito
hall-call-talk = Conversazione
hall-call-result = Risultato
hall-call-other = Altro

refusal-hall-not-allowed = Non eseguito: questo telefono non può farlo.
    .rule = Chiedi alla direzione.
refusal-hall-overtaken = Non eseguito: nel frattempo qualcosa è cambiato.
    .rule = Qui vedi la situazione attuale. Guardala e decidi di nuovo.
refusal-hall-not-understood = Non eseguito: la richiesta non è stata capita.
    .rule = Ricarica la pagina e riprova.
