### La stagione: pagina iniziale, classifica, valutazioni, persone, tornei, impostazioni.
screen-season = Stagione
help-season = Riunire più tornei in una classifica annuale di ogni persona. Un nome mostra come nasce ogni cifra; il rating forma le urne del prossimo torneo.
seasons = Stagioni
seasons-none = Una stagione riunisce più tornei in una classifica dell’anno, per ogni persona.
season-new = Nuova stagione
    .hint = Poi: aggiungere tornei. I loro file vengono solo letti.
season-create = Crea la stagione
season-open-other = Apri stagione …
season-file = Stagione (TOML)
season-name = Nome della stagione
season-name-example = Coppa tandem 2026
season-name-missing = Manca il nome.
season-views = Viste della stagione
season-tab-table = Classifica
season-tab-ratings = Valutazioni
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
season-export-save = Salva …
season-export-xlsx = Cartella di lavoro
    .hint = Tutte le classifiche in XLSX.
season-export-csv = Tabella CSV
    .hint = Una classifica per altri programmi.
season-export-site = Pagine web
    .hint = Una cartella per il sito del circolo.
season-export-ratings = Lista di valutazioni
    .hint = Le valutazioni tandem in CSV, che Kralle ricarica.
season-export-json = JSON
    .hint = Tutto, per programmi.
season-rank = Rango
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
    .hint = Appare quando un torneo della stagione è finito.
season-table-omitted =
    { $count ->
        [one] { $count } torneo non conta qui; il perché è in «Tornei».
       *[other] { $count } tornei non contano qui; il perché è in «Tornei».
    }
season-table-note-best =
    { $best ->
        [one] Conta il miglior risultato.
       *[other] Contano i { $best } migliori risultati; ciò che è tra parentesi non conta.
    }
season-table-note-minimum = Il rango si ottiene da { $minimum } presenze in poi.
season-note-why = Un nome mostra da dove viene ogni cifra.
season-note-order = * sta dietro a pari punti: vedi il nome.
season-behind-single-result = Dietro, perché il { $nth }º miglior risultato è { $own }, davanti { $before }.
season-behind-starts = Dietro a risultati uguali con { $own } presenze, davanti { $before }.
season-behind-shared = Tutto uguale a chi precede: il rango è condiviso.
season-why = Perché?
season-why-rank = Rango { $rank } su { $teams }.
season-why-ranks = Ranghi da { $from } a { $to } su { $teams } condivisi.
season-why-guest = Come ospite, senza punti.
season-why-rule-by-rank = Vale { $points }.
season-why-rule-beaten = 1 per ogni squadra dietro: { $points }.
season-why-rule-beaten-plus-one = 1 per ogni squadra dietro e 1 per aver giocato: { $points }.
season-why-rule-percent = Tanti per cento degli altri sono dietro: { $points }.
season-why-rule-own = I punti del torneo stesso: { $points }.
season-why-shared-mean = La media di { $each }: { $points }.
season-why-shared-full = Tutti ricevono i punti pieni del migliore di questi ranghi: { $points }.
season-why-bonus = In più per la partecipazione: { $points }.
season-why-counts = Conta.
season-why-not-best = Non conta: altri risultati sono migliori.
season-game = Gioco
season-game-tandem = Tandem
season-game-pair-moves = PaarZugSchach
season-game-ordinary-chess = Scacchi
season-rating = Valutazione
season-rating-value = { $rating } ± { $deviation }
season-rating-from = Inizio
season-rating-from-middle = Metà
season-ratings-caption = Valutazioni per forza
season-ratings-empty = Ancora nessuna valutazione
    .hint = Ogni incontro giocato viene valutato; i forfait no.
season-ratings-note =
    { $matches ->
        [one] Da { $matches } incontro. ± dice quanto è incerto il numero.
       *[other] Da { $matches } incontri. ± dice quanto è incerto il numero.
    }
season-ratings-parameters = Parametri { $sha256 }
season-list-make = Usa come lista di valutazioni
season-list-name = Tandem – { $name }
season-list-made = La lista « { $name } » con { $count } persone è caricata.
season-list-next = Nel prossimo torneo: confrontare le valutazioni e scegliere l’Elo tandem sotto «Conta per primo». Le urne ne derivano.
season-questions = La stessa persona?
season-question = È la stessa persona: { $name }?
season-doubt-likely = Stesso nome, e niente in contrario. Sono la stessa persona?
season-doubt-ambiguous = Scritto allo stesso modo, ma c’è un altro con questo nome che non può essere la stessa persona. È questa?
season-same = La stessa persona
season-other = Due persone
season-same-key = s
season-other-key = n
season-more-questions =
    { $count ->
        [one] Segue { $count } altra domanda.
       *[other] Seguono { $count } altre domande.
    }
season-decided-same-person = { $one } e { $other } sono una persona.
season-decided-other-person = { $one } e { $other } sono due persone.
season-decisions = Deciso
season-decision-same-person = Una persona:
season-decision-other-person = Due persone:
season-take-back = Ritira
season-decision-taken-back = Decisione ritirata.
season-everybody =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
season-search = Cerca un nome
season-club = Circolo
season-born = Nato/a nel
season-numbers = Numeri
season-was-at = Presente a
season-unknown = sconosciuto
season-result =
    { $starts ->
        [one] Rango { $rank } con { $points } punti in { $starts } presenza.
       *[other] Rango { $rank } con { $points } punti in { $starts } presenze.
    }
season-result-unranked =
    { $starts ->
        [one] Non ancora in classifica: { $points } punti in { $starts } presenza.
       *[other] Non ancora in classifica: { $points } punti in { $starts } presenze.
    }
season-rating-of-tandem = Valutazione tandem
season-rating-of-pair-moves = Valutazione nel PaarZugSchach
season-rating-of-ordinary-chess = Valutazione negli scacchi
season-rating-began = Inizio a { $rating }, dall’Elo { $chess }.
season-rating-began-middle = Inizio a metà a { $rating }: nessun Elo noto.
season-rating-after =
    { $matches ->
        [one] { $matches } incontro valutato.
       *[other] { $matches } incontri valutati.
    }
season-curve-start = Inizio
season-curve =
    { $evenings ->
        [one] Valutazione da { $from } a { $to } in { $evenings } torneo
       *[other] Valutazione da { $from } a { $to } in { $evenings } tornei
    }
season-rating-why = Perché? Incontro per incontro
    .tandem = Prima di ogni incontro i numeri dei quattro dicono che cosa aspettarsi. Chi fa meglio sale; tanto più quanto più il suo numero è incerto.
    .single = Prima di ogni partita i due numeri dicono che cosa aspettarsi; si valuta torneo per torneo.
season-round = Turno
season-with = Con
season-against = Contro
season-expected = Atteso
season-percent = { $percent } %
season-score = Risultato
season-score-won = vinto
season-score-drawn = patta
season-score-lost = perso
season-change = Variazione
season-played-with = Ha giocato con
season-partners-none = Ancora con nessuno.
season-played-against = Ha giocato contro
season-opponents-none = Ancora contro nessuno.
season-record = { $won } / { $drawn } / { $lost }
season-record-head = V / P / S
    .long = Vittorie, patte, sconfitte
season-entrants = Così la persona figura nei tornei
season-part = È qualcun altro
season-parted = { $name } conta ora a parte.
season-join = Unisci a qualcuno …
season-join-title = { $name } è la stessa persona di …
season-join-verb = Unisci
season-join-who = Chi è la stessa persona?
season-join-nobody = – scegliere –
season-join-hint = Risultati e valutazioni contano poi per una persona. Si può ritirare.
season-guest-make = È ospite
season-guest-end = Non è ospite
season-guest-now = { $name } è ospite e non prende punti.
season-guest-no-longer = { $name } non è più ospite.
season-add-files = Aggiungi tornei …
season-add-folder = Aggiungi una cartella …
season-added = Aggiunto.
season-files-note = Di una cartella contano anche i tornei che arrivano dopo.
season-files-empty = Ancora nessun torneo
    .hint = Aggiungere file di torneo (.kralle) o la loro cartella. Vengono solo letti.
season-evenings =
    { $count ->
        [one] { $count } torneo
       *[other] { $count } tornei
    }
season-does-not-count = non conta
season-only-rated = solo valutazione
season-excluded = escluso
season-exclude = Escludi
season-exclude-title = Escludi { $name } dalla stagione
season-exclude-done = «{ $name }» non conta più in questa stagione, né in tabella né nelle valutazioni.
season-include = Conta di nuovo
season-include-title = Conta di nuovo { $name }
season-include-done = «{ $name }» conta di nuovo.
season-not-read = illeggibile
season-progress-not-begun = non iniziato
season-progress-running = in corso
season-progress-first-place-open = primo posto aperto
season-progress-finished = finito
season-open = Apri
season-open-evening = Apri { $name }
season-entries = Da questi file e cartelle
season-entry-found =
    { $count ->
        [one] { $count } file
       *[other] { $count } file
    }
season-remove = Togli
season-remove-title = Togli { $entry }
season-removed = « { $entry } » tolto; i tornei restano dove sono.
season-kept-in = La stagione si trova in { $path }.
season-best = Migliori risultati
    .hint = Tanti contano; vuoto: tutti
season-minimum = In classifica da
    .hint = vuoto: dalla prima
season-bonus = Punti di partecipazione
    .hint = per torneo, per esempio 0,5
season-points-by = Punti di un torneo
season-rule-by-rank = Secondo il rango
    .hint = Una lista: 10, 8, 6 …
season-rule-beaten = Per squadra dietro
    .hint = 1 punto per squadra dietro
season-rule-beaten-plus-one = Dietro più 1
    .hint = anche l’ultimo riceve 1
season-rule-percent = Percento
    .hint = 100 al primo, 0 all’ultimo
season-rule-own = Punti del torneo
    .hint = come ottenuti nel torneo
season-by-rank = Punti per i ranghi 1, 2, 3 …
    .hint = Separati da spazi; gli altri ricevono 0.
season-by-rank-missing = Mancano i punti dei ranghi.
season-points-unreadable = Punti illeggibili. Atteso: 10 o 7,5.
season-number-unreadable = Un numero è illeggibile.
season-shared = Ranghi condivisi
season-shared-mean = Media
    .hint = la media dei punti dei ranghi
season-shared-full = Pieno
    .hint = a tutti i punti del rango migliore
season-running = Tornei in corso
season-running-omit = Non contano ancora
    .hint = solo quando tutti i turni sono giocati
season-running-as-it-stands = Contano come stanno
    .hint = come se finisse ora
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
    .hint = Uno per riga. Chi non è di nessuno è ospite: con rango nel torneo, senza punti. Vuoto: nessuno è ospite per questo.
season-settings-keep = Conserva impostazioni
season-settings-kept = Impostazioni conservate.
season-unchanged = Non è cambiato niente.
season-toml = Modifica come testo (TOML)
    .hint = Così la stagione sta nel suo file; i commenti restano.
