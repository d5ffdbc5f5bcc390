# Storico, sguardo indietro e copie di sicurezza.

screen-history = Storico
history-note = Ogni azione, la più recente per prima
history-caption = Azioni con ora e persona
history-time = Ora
history-kind = Tipo
history-action = Azione
history-who = Chi
history-nobody = senza nome
history-program = Kralle
history-empty = Nessuna azione corrisponde
    .hint = Modificare i filtri.
history-all = Mostra tutto
history-count =
    { $total ->
        [one] { $total } azione
       *[other] { $total } azioni
    }
history-more = Mostra le più vecchie
history-now = Stato attuale
    .redo = Stato attuale – sopra: azioni annullate, ripetibili con Ctrl+Y
history-undone = Annullato
history-left = Non più valido: è stata ripristinata una copia di sicurezza precedente
history-reason = Motivazione: { $reason }

history-any-kind = Tutti i tipi
history-any-round = Tutti i turni
history-any-team = Tutte le squadre
history-any-number = Tutti i numeri
history-any-person = Tutte le persone
history-person = Persona
history-acted = Autore
history-players = Giocatori

kind-tournament = Torneo
kind-players = Giocatori
kind-lots = Sorteggio
kind-teams = Squadre
kind-pairing = Abbinamento
kind-seating = Disposizione
kind-result = Risultato
kind-decision = Decisione
kind-file = File
kind-hall = Sala
kind-other = Altro

# Ciò che qui è detto con più precisione che accanto al pulsante Annulla.
history-choose-seating =
    { $seating ->
        [parallel] Tavolo { $table }, turno { $round }: parallela
        [cross] Tavolo { $table }, turno { $round }: incrociata
       *[other] Tavolo { $table }, turno { $round }: avversari scelti
    }
history-choose-colors =
    { $white ->
        [0] Tavolo { $table }, turno { $round }: colori scelti
       *[other] Tavolo { $table }, turno { $round }: la squadra { $white } ha il Bianco alla scacchiera 1
    }
history-reopen-seating = Tavolo { $table }, turno { $round }: disposizione da rifare
history-correct-seating =
    { $seating ->
        [cross] Tavolo { $table }, turno { $round }: disposizione corretta (incrociata, la squadra { $white } ha il Bianco alla scacchiera 1)
       *[parallel] Tavolo { $table }, turno { $round }: disposizione corretta (parallela, la squadra { $white } ha il Bianco alla scacchiera 1)
    }
history-let-sit-out = Tavolo { $table }, turno { $round }: { $name } non gioca
history-enter-result = Tavolo { $table }, turno { $round }: { $verdict }, { $cause }
history-clear-result = Tavolo { $table }, turno { $round }: risultato eliminato
history-report = Tavolo { $table }, turno { $round }: la squadra { $team } comunica { $verdict }, { $cause }
history-contest =
    { $report ->
        [0] Tavolo { $table }, turno { $round }: la squadra { $team } contesta il risultato
       *[other] Tavolo { $table }, turno { $round }: la squadra { $team } contesta la comunicazione
    }
history-withdraw-contest = Tavolo { $table }, turno { $round }: la squadra { $team } non contesta più il risultato
history-end-dispute = Tavolo { $table }, turno { $round }: il risultato contestato dalla squadra { $team } resta
history-call = Tavolo { $table }, turno { $round }: la squadra { $team } chiama un arbitro
history-end-call = Tavolo { $table }, turno { $round }: qualcuno ha risposto alla chiamata della squadra { $team }
history-both-sides = Tavolo { $table }, turno { $round }: un telefono della squadra { $team } ha aperto entrambi i foglietti e non può comunicare
history-named-alike = Tavolo { $table }, turno { $round }: telefoni di entrambe le squadre hanno lo stesso identificativo; quello della squadra { $team } non è verificato
history-turn-phone-away = Tavolo { $table }, turno { $round }: la squadra { $team } respinge il telefono { $phone }
history-give-slip-back = Tavolo { $table }, turno { $round }: un telefono restituisce il foglietto della squadra { $team }
history-free-slip = Tavolo { $table }, turno { $round }: foglietto della squadra { $team } liberato
history-free-phone = Tavolo { $table }, turno { $round }: telefono { $phone } della squadra { $team } scollegato
history-new-device = Dispositivo «{ $name }» aggiunto: { $level }
history-enter-device = Dispositivo «{ $name }» collegato
history-end-device = Dispositivo «{ $name }»: accesso revocato
history-device-tried-again = Dispositivo «{ $name }»: un altro telefono ha provato lo stesso codice
history-reporting = Comunicazioni valide: { $reporting }
journal-migrate-file = File convertito al formato { $to } (prima: formato { $from })
journal-restore-backup = Copia di sicurezza ({ $time }) ripristinata

history-step = Azione scelta
history-step-number = Passo { $number }
history-mark-undone = Annullato: { $when }, { $who }
history-mark-redone = Ripetuto: { $when }, { $who }
history-before = Prima
history-after = Dopo
history-open = senza risultato
history-seating-open = da definire
history-check = Secondo le regole
history-admitted = ammesso ({ $article })
history-board = scacchiera { $board }
history-white = Bianco alla scacchiera 1: { $role }
history-white-first = squadra nominata per prima
history-white-second = squadra nominata per seconda
history-not-entered = non nella lista

history-back = Torna fino a qui
history-back-what =
    { $count ->
        [one] 1 azione successiva viene annullata:
       *[other] { $count } azioni successive vengono annullate:
    }
history-back-note = Niente va perso: Ctrl+Y ripristina tutto finché non si inserisce nulla di nuovo.
history-back-do =
    { $count ->
        [one] Annulla 1 azione
       *[other] Annulla { $count } azioni
    }
history-back-done =
    { $count ->
        [one] 1 azione annullata
       *[other] { $count } azioni annullate
    }
history-on = Ripeti fino a qui
history-on-what =
    { $count ->
        [one] 1 azione viene ripetuta:
       *[other] { $count } azioni vengono ripetute:
    }
history-on-do =
    { $count ->
        [one] Ripeti 1 azione
       *[other] Ripeti { $count } azioni
    }
history-on-done =
    { $count ->
        [one] 1 azione ripetuta
       *[other] { $count } azioni ripetute
    }
history-others =
    { $count ->
        [one] e 1 altra
       *[other] e altre { $count }
    }
history-here = Questo è lo stato attuale.
history-look = Mostra il torneo dopo questo passo
    .hint = Tutte le pagine lo mostrano; il file non cambia.

past-title = Stato dopo il passo { $number }: { $what }
past-note = Sola lettura, { $when }. Non viene modificato nulla.
past-back = Torna allo stato attuale
past-to-history = Vai allo storico

backups-title = Copie di sicurezza
backups-open = Mostra le copie di sicurezza…
backups-note = Kralle crea una copia prima di ogni turno, di ogni importazione e di ogni conversione del file. Le più vecchie vengono via via eliminate.
backups-list = Copie di sicurezza, la più recente per prima
backups-none = Ancora nessuna copia di sicurezza
    .hint = La prima viene creata prima del sorteggio o del primo turno.
backups-folder = Cartella: { $folder }
backups-before-round = prima di un turno
backups-before-import = prima di un’importazione
backups-before-migration = prima della conversione del file
backups-before-restore = prima di un ripristino
backups-newest = Copia di sicurezza integra più recente
backups-preview = Contenuto della copia di sicurezza
backups-name = Torneo
backups-state = Stato
backups-entries = Azioni
backups-last = Ultima
backups-before-draw = Prima del sorteggio
backups-round = Turno { $round } di { $planned }, risultati: { $results } su { $matches }
backups-drawn = Squadre sorteggiate, ancora nessun turno
backups-closed = Chiuso
backups-restore = Ripristina questa copia di sicurezza
backups-restore-note = Lo stato attuale viene prima salvato come copia di sicurezza.
backups-restored = Copia di sicurezza ({ $when }) ripristinata
backups-offer = Mostra la copia di sicurezza ({ $when })…
backups-offer-none = Accanto al file non c’è alcuna copia di sicurezza integra.
backups-offer-others = Mostra tutte le copie…
backups-look = Mostra comunque
backups-trouble = La copia di sicurezza non è stata scritta
    .note = Il torneo è comunque salvato.

# Perché qualcosa non è avvenuto.
refusal-no-locks = Non aperto: nella cartella di { $path } i file non si possono bloccare.
    .rule = In certe cartelle di rete due programmi potrebbero così scrivere nello stesso momento. Copiare il file in una cartella di questo computer e aprirlo lì.
refusal-history-changed = Lo storico è danneggiato: dal passo { $entry } in poi non è quello scritto da Kralle.
    .rule = Il torneo è nello stato dell’ultimo salvataggio. Le azioni precedenti non si possono più verificare; le copie di sicurezza contengono lo storico com’era.
refusal-tables-changed = Il file è danneggiato: il suo contenuto non è quello lasciato dall’ultima azione.
    .rule = Un altro programma o un difetto del supporto lo ha modificato; Kralle non ha cambiato nulla. Ripristinare l’ultima copia di sicurezza, o aprire il file in sola lettura.
refusal-unknown-entry = Il passo { $entry } non esiste nello storico.
    .rule = Scegliere un passo della lista.
refusal-behind-the-wall = Non possibile: il passo { $entry } precede il passo { $wall }, la conversione del file.
    .rule = Oltre questo punto non si può annullare. La copia di sicurezza fatta in quel momento si trova accanto al file.
refusal-not-on-the-way = Non possibile: il passo { $entry } non è più valido; in seguito si è proceduto diversamente.
    .rule = Si può consultare; per tornare indietro scegliere un’azione ancora valida.
history-start-clock = Orologio del turno avviato: { $minutes } min
history-pause-clock = Orologio del turno fermato
history-go-on = Orologio del turno ripreso
history-extend-clock =
    { $table ->
        [0] Orologio del turno prolungato di { $minutes } min
       *[other] Tavolo { $table }: { $minutes } min in più
    }
history-end-clock = Orologio del turno tolto
history-notice = Avviso: { $text }
history-end-notice = Avviso tolto
history-day-plan = Programma della giornata modificato
history-screen = Lo schermo { $screen } mostra: { $shows }
refusal-said-in-hall = Non possibile: il passo { $entry } è una comunicazione fatta in sala.
    .rule = Le comunicazioni fatte in sala restano nello storico. Si può annullare ciò che ne è seguito, per esempio il risultato.
refusal-unknown-backup = La copia di sicurezza { $name } non c’è più.
    .rule = Riaprire la lista e sceglierne un’altra.
refusal-looking-back = Non modificato: è visualizzato lo stato dopo il passo { $entry }.
    .rule = Prima tornare allo stato attuale, poi modificare o stampare.
    .short = Stato passato: sola lettura

ask-undo = Annullare l’azione?
    .elsewhere = L’azione non è stata eseguita in questa pagina.
    .do = Annulla l’azione
ask-redo = Ripetere l’azione?
    .elsewhere = L’azione non è stata eseguita in questa pagina.
    .do = Ripeti l’azione
ask-games = Partite senza incontro
    .do = Procedi comunque
refusal-under-games = Non eseguito: { $games ->
        [one] una partita resterebbe senza incontro pubblicato.
       *[other] { $games } partite resterebbero senza incontro pubblicato.
    }
    .rule = Turno { $round }, tavoli interessati: { $tables }. { $going ->
        [0] Nessuna partita è in corso, ma le mosse appartengono a questo turno.
        [one] Una partita è in corso.
       *[other] { $going } partite sono in corso.
    } Le mosse restano nel file.
ask-games-run = Partite in corso
    .do = Ripristina
refusal-games-run = Non eseguito: { $games ->
        [one] una partita è in corso.
       *[other] { $games } partite sono in corso.
    }
    .rule = Turno { $round }, tavoli interessati: { $tables }. Con il ripristino le mosse giocate dopo la copia di sicurezza non valgono più, ma restano nel file.
refusal-not-the-next-step = Non eseguito: nel frattempo è stato fatto altro.
    .rule = Lo storico mostra tutto e permette di tornare a qualsiasi punto.
