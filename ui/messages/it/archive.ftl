# L’archivio: che cosa diventa pubblico, che cosa aspetta.

archive-title = Archivio
archive-open = Pubblica nell’archivio di una federazione
archive-open-about = Pagine pubbliche con turni, classifica e verbale del sorteggio, verificate da un server; se vuoi dopo ogni turno.
archive-address = Indirizzo dell’archivio
archive-address-hint = La indica la federazione, ad esempio https://archivio.example.org
archive-key = La tua chiave pubblica
archive-key-about = Inviala una volta a chi amministra l’archivio, che con essa ti ammette. Non è un segreto.
archive-key-copy = Copia la chiave
archive-key-copied = La chiave è negli appunti.
archive-public = Questo diventa pubblico
archive-public-players =
    { $players ->
        [one] { $players } giocatore, come mostrato sotto
       *[other] { $players } giocatori, come mostrato sotto
    }
archive-public-teams =
    { $teams ->
        [one] { $teams } squadra
       *[other] { $teams } squadre
    }
archive-public-rounds =
    { $rounds ->
        [0] ancora nessun turno: nessuno è pubblicato
        [one] { $rounds } turno con risultati
       *[other] { $rounds } turni con risultati
    }
archive-public-standings = Classifica e tabellone
archive-public-lots = Il verbale del sorteggio con il suo seme
archive-public-never = L’archivio non mostra mai anni di nascita né numeri di federazione. Il file del torneo va a chi amministra l’archivio, non al pubblico.
archive-people = Come si mostrano i giocatori
archive-people-player = Giocatore
archive-people-shown = Mostrato come
archive-people-public = Il pubblico legge
archive-people-how = Come si mostra { $name }
archive-people-all = Tutti:
archive-shown-name = Nome
archive-shown-initials = Iniziali
archive-shown-withheld = Non nominato
archive-until = Pubblico fino al
archive-until-hint = Vuoto: per sempre
archive-consent = Ho visto che cosa diventa pubblico e posso pubblicarlo.
archive-consent-missing = Prima guarda e conferma
archive-address-missing = Manca l’indirizzo dell’archivio
archive-push = Pubblica
archive-push-again = Pubblica lo stato attuale
archive-live = In diretta: da sé dopo ogni turno
archive-live-about = Appena un turno è pubblicato o completo, e dopo le correzioni.
archive-now-none = Non ancora pubblicato
archive-now-public = Pubblico dal { $when }
archive-now-newest = L’archivio mostra lo stato attuale.
archive-now-older = Da allora il torneo è proseguito.
archive-now-withdrawn = Ritirato il { $when }
archive-page = Apri la pagina pubblica
archive-waits-push = In attesa di invio
archive-waits-people = La modifica dei nomi aspetta
archive-waits-withdraw = Ritiro in corso
archive-sending = Invio …
archive-tried = Ultimo tentativo: { $when }
archive-retry = Prova ora
archive-drop = Non inviare
archive-stop = Interrompi
archive-withdraw = Ritira …
archive-withdraw-ask = Ritirare «{ $name }»?
archive-withdraw-about = L’archivio non mostra più il torneo, né uno stato precedente. In seguito si può pubblicare di nuovo uno stato nuovo.
archive-withdraw-now = Ritira
archive-others = Che cos’altro aspetta
archive-loading = Caricamento …
