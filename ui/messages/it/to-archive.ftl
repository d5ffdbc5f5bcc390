# L’archivio: che cosa diventa pubblico, che cosa aspetta.

to-archive-title = Archivio
to-archive-open = Pubblica nell’archivio di una federazione
to-archive-open-about = Pagine pubbliche con turni, classifica e verbale del sorteggio, verificate da un server e, su richiesta, aggiornate dopo ogni turno.
to-archive-address = Indirizzo dell’archivio
to-archive-address-hint = Fornito dalla federazione, ad esempio https://archivio.example.org
to-archive-key = Chiave pubblica
to-archive-key-about = La chiave va inviata una volta a chi amministra l’archivio, che la usa per l’ammissione. Non è segreta.
to-archive-key-copy = Copia la chiave
to-archive-key-copied = La chiave è negli appunti.
to-archive-public = Questo diventa pubblico
to-archive-public-players =
    { $players ->
        [one] { $players } giocatore, come mostrato sotto
       *[other] { $players } giocatori, come mostrato sotto
    }
to-archive-public-teams =
    { $teams ->
        [one] { $teams } squadra
       *[other] { $teams } squadre
    }
to-archive-public-rounds =
    { $rounds ->
        [0] ancora nessun turno pubblicato
        [one] { $rounds } turno con risultati
       *[other] { $rounds } turni con risultati
    }
to-archive-public-standings = Classifica e tabella incrociata
to-archive-public-lots = Il verbale del sorteggio con il valore di partenza
to-archive-public-never = L’archivio non mostra mai anni di nascita né numeri di federazione. Il file del torneo va a chi amministra l’archivio, non al pubblico.
to-archive-people = Come appaiono i giocatori
to-archive-people-player = Giocatore
to-archive-people-shown = Come appare
to-archive-people-public = Il pubblico legge
to-archive-people-how = Come appare { $name }
to-archive-people-all = Tutti:
to-archive-shown-name = Nome
to-archive-shown-initials = Iniziali
to-archive-shown-withheld = Nome nascosto
to-archive-until = Pubblico fino al
to-archive-until-hint = Vuoto: per sempre. L’archivio elimina i file 30 giorni dopo questa data.
to-archive-consent = Ho visto che cosa diventa pubblico e ho il diritto di pubblicarlo.
to-archive-consent-missing = Prima guardare e confermare
to-archive-address-missing = Manca l’indirizzo dell’archivio
to-archive-push = Pubblica
to-archive-push-again = Pubblica lo stato attuale
to-archive-live = In diretta: automaticamente dopo ogni turno
to-archive-live-about = L’invio avviene appena un turno è pubblicato o completo, e dopo ogni correzione.
to-archive-now-public = Pubblicato: { $when }
to-archive-now-newest = L’archivio mostra lo stato attuale.
to-archive-now-older = Dopo la pubblicazione il torneo è proseguito.
to-archive-now-withdrawn = Ritirato: { $when }
to-archive-page = Apri la pagina pubblica
to-archive-waits-push = In attesa di invio
to-archive-waits-people = Modifica dei nomi in attesa
to-archive-waits-withdraw = Ritiro in attesa
to-archive-sending = Invio…
to-archive-tried = Ultimo tentativo: { $when }
to-archive-retry = Prova ora
to-archive-drop = Non inviare
to-archive-stop = Interrompi
to-archive-withdraw = Ritira…
to-archive-withdraw-ask = Ritirare «{ $name }»?
to-archive-withdraw-about = L’archivio non mostrerà più il torneo, nemmeno in uno stato precedente. In seguito si può pubblicare un nuovo stato.
to-archive-withdraw-now = Ritira
to-archive-others = Che cos’altro è in attesa
to-archive-loading = Caricamento…
