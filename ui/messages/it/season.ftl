### La stagione: pagina iniziale, classifica, valutazioni, persone, tornei, impostazioni.
screen-season = Stagione
help-season = Riunire più tornei in una classifica annuale individuale. Un clic su un nome mostra da dove viene ogni numero; l’Elo tandem serve a formare le urne del prossimo torneo.
seasons = Stagioni
seasons-none = Una stagione riunisce più tornei in una classifica annuale individuale.
season-new = Nuova stagione
    .hint = Poi: aggiungere tornei. I loro file vengono solo letti.
season-create = Crea la stagione
season-open-other = Apri una stagione…
season-file = Stagione (TOML)
season-name = Nome della stagione
season-name-example = Coppa tandem 2026
season-name-missing = Manca il nome.
season-views = Viste della stagione
season-tab-table = Classifica
season-tab-ratings = Elo
season-tab-persons = Persone
season-tab-persons-asked = Persone ({ $count } da decidere)
season-tab-files = Tornei
season-tab-settings = Impostazioni
season-nothing-to-undo = Niente da annullare.
season-nothing-to-redo = Niente da ripetere.
season-undone = Annullato.
season-redone = Ripetuto.
season-print = Fogli della stagione
season-export = Esporta la stagione
season-export-save = Salva…
season-export-xlsx = Cartella di lavoro
    .hint = Tutte le classifiche in XLSX.
season-export-csv = Tabella CSV
    .hint = Una classifica per altri programmi.
season-export-site = Sito web
    .hint = Una cartella per il sito del circolo.
season-export-ratings = Lista Elo
    .hint = Gli Elo tandem in un file CSV che Kralle può importare.
season-export-json = JSON
    .hint = Tutti i dati, per altri programmi.
season-rank = Posto
season-ranks = { $from }–{ $to }
season-person = Persona
season-evening-dated = { $name } ({ $date })
season-points = Punti
season-not-counted = ({ $points })
season-guest = Ospite
season-category = Categoria
season-category-all = Tutte
season-not-ranked = Non ancora in classifica
season-table-caption = Classifica della stagione { $name }
season-table-empty = Ancora nessuna classifica
    .hint = La classifica appare quando un torneo della stagione è finito.
season-table-omitted =
    { $count ->
        [one] { $count } torneo non conta qui; il motivo è indicato in «Tornei».
       *[other] { $count } tornei non contano qui; i motivi sono indicati in «Tornei».
    }
season-table-note-best =
    { $best ->
        [one] Conta il miglior risultato.
       *[other] Contano i { $best } migliori risultati; ciò che è tra parentesi non conta.
    }
season-table-note-minimum =
    { $minimum ->
        [one] In classifica dalla prima partecipazione.
       *[other] In classifica da { $minimum } partecipazioni in poi.
    }
season-note-why = Un clic su un nome mostra da dove viene ogni numero.
season-note-order = * indica chi segue a pari punti; un clic sul nome mostra perché.
season-behind-single-result =
    { $nth ->
        [1] Segue per il miglior risultato: { $own }, contro { $before } di chi precede.
       *[other] Segue per il { $nth }º miglior risultato: { $own }, contro { $before } di chi precede.
    }
season-behind-starts = Segue, a risultati uguali, per le partecipazioni: { $own }, contro { $before } di chi precede.
season-behind-shared = Tutti i valori sono uguali a quelli di chi precede: il posto è condiviso.
season-why = Perché?
season-why-rank = { $rank }º posto su { $teams }.
season-why-ranks = Posti condivisi da { $from } a { $to } su { $teams }.
season-why-guest = Ospite: nessun punto.
season-why-rule-by-rank = Questo posto vale { $points }.
season-why-rule-beaten = 1 punto per ogni squadra superata: { $points }.
season-why-rule-beaten-plus-one = 1 punto per ogni squadra superata e 1 per aver giocato: { $points }.
season-why-rule-percent = Percentuale degli altri che seguono in classifica: { $points }.
season-why-rule-own = I punti del torneo stesso: { $points }.
season-why-shared-mean = La media di { $each }: { $points }.
season-why-shared-full = Tutti ricevono i punti pieni del migliore di questi posti: { $points }.
season-why-bonus = In più per la partecipazione: { $points }.
season-why-counts = Conta.
season-why-not-best = Non conta: altri risultati sono migliori.
season-game = Gioco
season-game-tandem = Tandem
season-game-pair-moves = PaarZugSchach
season-game-ordinary-chess = Scacchi
season-rating = Elo
season-rating-value = { $rating } ± { $deviation }
season-rating-from = Inizio
season-rating-from-middle = Valore medio
season-ratings-caption = Elo in ordine decrescente
season-ratings-empty = Ancora nessun Elo
    .hint = Contano gli incontri giocati, non i forfait.
season-ratings-note =
    { $matches ->
        [one] In base a { $matches } incontro. ± indica l’incertezza.
       *[other] In base a { $matches } incontri. ± indica l’incertezza.
    }
season-ratings-parameters = Parametri { $sha256 }
season-list-make = Usa come lista Elo
season-list-name = Tandem – { $name }
season-list-made =
    { $count ->
        [one] La lista Elo «{ $name }» con { $count } persona è caricata.
       *[other] La lista Elo «{ $name }» con { $count } persone è caricata.
    }
season-list-next = Nel prossimo torneo: confrontare gli Elo e scegliere l’Elo tandem sotto «Elo prioritario». Le urne si formano in base a questo Elo.
season-questions = La stessa persona?
season-question = È la stessa persona: { $name }?
season-doubt-likely = Il nome è lo stesso, e nulla indica due persone diverse. È la stessa persona?
season-doubt-ambiguous = Il nome è scritto allo stesso modo, ma lo porta anche un’altra persona, che non può essere la stessa. Si tratta di questa persona?
season-same = La stessa persona
season-other = Due persone
season-same-key = s
season-other-key = n
season-more-questions =
    { $count ->
        [one] Segue { $count } altra domanda.
       *[other] Seguono { $count } altre domande.
    }
season-decided-same-person = { $one } e { $other } sono la stessa persona.
season-decided-other-person = { $one } e { $other } sono due persone.
season-decisions = Decisioni
season-decision-same-person = Una persona:
season-decision-other-person = Due persone:
season-take-back = Annulla
season-decision-taken-back = Decisione annullata.
season-everybody =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
season-search = Cerca un nome
season-club = Circolo
season-born = Anno di nascita
season-numbers = Numeri
season-was-at = Ha partecipato a
season-unknown = non noto
season-result =
    { $starts ->
        [one] { $rank }º posto, punti: { $points } ({ $starts } partecipazione).
       *[other] { $rank }º posto, punti: { $points } ({ $starts } partecipazioni).
    }
season-result-unranked =
    { $starts ->
        [one] Non ancora in classifica, punti: { $points } ({ $starts } partecipazione).
       *[other] Non ancora in classifica, punti: { $points } ({ $starts } partecipazioni).
    }
season-rating-of-tandem = Elo tandem
season-rating-of-pair-moves = Elo PaarZugSchach
season-rating-of-ordinary-chess = Elo di scacchi della stagione
season-rating-began = Inizio a { $rating }, dall’Elo di scacchi { $chess }.
season-rating-began-middle = Inizio dal valore medio, { $rating }: nessun Elo noto.
season-rating-after =
    { $matches ->
        [one] { $matches } incontro conteggiato.
       *[other] { $matches } incontri conteggiati.
    }
season-curve-start = Inizio
season-curve =
    { $evenings ->
        [one] Elo da { $from } a { $to } in { $evenings } torneo
       *[other] Elo da { $from } a { $to } in { $evenings } tornei
    }
season-rating-why = Perché? Incontro per incontro
    .tandem = Prima di ogni incontro gli Elo dei quattro giocatori indicano il risultato atteso. Chi fa meglio del previsto sale, tanto più quanto più il suo Elo è incerto.
    .single = Prima di ogni partita i due Elo indicano il risultato atteso; l’Elo cambia torneo per torneo.
season-round = Turno
season-with = Con
season-against = Contro
season-expected = Atteso
season-percent = { $percent }%
season-score = Risultato
season-score-won = vinto
season-score-drawn = pari
season-score-lost = perso
season-change = Variazione
season-played-with = Ha giocato con
season-partners-none = Ancora nessuno.
season-played-against = Ha giocato contro
season-opponents-none = Ancora nessuno.
season-record = { $won } / { $drawn } / { $lost }
season-record-head = V / P / S
    .long = Vittorie, patte, sconfitte
season-entrants = Come la persona figura nei tornei
season-part = Conta a parte
season-parted = { $name } conta ora a parte.
season-join = Unisci a un’altra persona…
season-join-title = { $name } è la stessa persona di…
season-join-verb = Unisci
season-join-who = Chi è la stessa persona?
season-join-nobody = – scegli –
season-join-hint = Poi risultati ed Elo contano per una sola persona. L’unione si può annullare.
season-guest-make = Segna come ospite
season-guest-end = Non segnare più come ospite
season-guest-now = { $name } è ospite e non riceve punti.
season-guest-no-longer = { $name } non è più ospite.
season-add-files = Aggiungi tornei…
season-add-folder = Aggiungi una cartella…
season-added = Aggiunto.
season-files-note = Se si aggiunge una cartella, contano anche i tornei che vi si salvano in seguito.
season-files-empty = Ancora nessun torneo
    .hint = Aggiungere file di torneo (.kralle) o la loro cartella. I file vengono solo letti.
season-evenings =
    { $count ->
        [one] { $count } torneo
       *[other] { $count } tornei
    }
season-does-not-count = non conta
season-only-rated = solo per l’Elo
season-excluded = escluso
season-exclude = Escludi
season-exclude-title = Escludi { $name } dalla stagione
season-exclude-done = «{ $name }» non conta più in questa stagione, né in classifica né per l’Elo.
season-include = Conta di nuovo
season-include-title = Conta di nuovo { $name }
season-include-done = «{ $name }» conta di nuovo.
season-not-read = illeggibile
season-progress-not-begun = non iniziato
season-progress-running = in corso
season-progress-first-place-open = primo posto non assegnato
season-progress-finished = finito
season-open = Apri
season-open-evening = Apri { $name }
season-entries = File e cartelle considerati
season-entry-found =
    { $count ->
        [one] { $count } file
       *[other] { $count } file
    }
season-remove = Togli
season-remove-title = Togli { $entry }
season-removed = Tolto dalla lista: «{ $entry }». I tornei restano dove sono.
season-kept-in = La stagione si trova in { $path }.
season-best = Migliori risultati
    .hint = Quanti contano; vuoto: tutti
season-minimum = Partecipazioni richieste
    .hint = per entrare in classifica; vuoto: una
season-bonus = Punti di partecipazione
    .hint = per torneo, per esempio 0,5
season-points-by = Punti di un torneo
season-rule-by-rank = Secondo il posto
    .hint = Una lista: 10, 8, 6 …
season-rule-beaten = Per ogni squadra superata
    .hint = 1 punto per ogni squadra che segue in classifica
season-rule-beaten-plus-one = Squadre superate, più 1
    .hint = anche l’ultimo posto riceve 1 punto
season-rule-percent = Percentuale
    .hint = 100 al primo posto, 0 all’ultimo
season-rule-own = Punti del torneo
    .hint = come ottenuti nel torneo
season-by-rank = Punti per i posti 1, 2, 3 …
    .hint = Separati da spazi; i posti seguenti ricevono 0.
season-by-rank-missing = Mancano i punti dei posti.
season-points-unreadable = Punti illeggibili. Esempi: 10 o 7,5.
season-number-unreadable = Un numero è illeggibile.
season-shared = Posti condivisi
season-shared-mean = Media
    .hint = la media dei punti dei posti condivisi
season-shared-full = Punti pieni
    .hint = a tutti vanno i punti del posto migliore
season-running = Tornei in corso
season-running-omit = Non contano ancora
    .hint = contano quando tutti i turni sono stati giocati
season-running-as-it-stands = Contano così come sono
    .hint = come se finissero ora
season-categories = Categorie con classifica propria
season-category-name = Nome
season-category-name-missing = Manca il nome di una categoria.
season-category-add = Aggiungi una categoria
season-category-remove = Togli la categoria { $name }
season-born-from = Nati dal
season-born-until = Nati fino al
season-rating-at-least = Elo da
season-rating-at-most = Elo fino a
season-sex = Sesso
season-sex-any = tutti
season-sex-female = femminile
season-sex-male = maschile
season-clubs = Circoli della stagione
    .hint = Un circolo per riga. Chi è di un altro circolo è ospite: mantiene il posto nel torneo, ma non riceve punti. Vuoto: nessuno è ospite per questo motivo.
season-settings-keep = Salva le impostazioni
season-settings-kept = Impostazioni salvate.
season-unchanged = Non è cambiato niente.
season-toml = Modifica come testo (TOML)
    .hint = La stagione com’è scritta nel suo file; i commenti restano.
