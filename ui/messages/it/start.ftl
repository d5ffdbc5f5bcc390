# Pagina iniziale e nuovo torneo.

start-recent = Aperti di recente
start-begin = Inizia
start-new = Nuovo torneo
    .hint = Fissare regole e turni
start-open = Apri un file
    .hint = File di torneo (.kralle)
start-demo = Torneo dimostrativo
    .hint = 24 giocatori, per provare
start-empty = Ancora nessun torneo
    .hint = Creare un torneo, aprire un file o provare il torneo dimostrativo.
start-saved = Ogni modifica è salvata subito. I file dei tornei si trovano in
start-missing = File non trovato: { $path }
start-missing-chip = Manca
start-find = Cerca…
start-find-title = Trova «{ $name }»
start-forget = Togli
start-forget-title = Togli «{ $name }» dalla lista
start-opened = Ultima apertura: { $when }
first-steps = Primi passi
first-steps-close = Non mostrare più i primi passi
first-steps-tournament = Creare un torneo
    .hint = Basta un nome. Oppure provare prima il torneo dimostrativo.
first-steps-players = Iscrivere i giocatori
    .hint = Importare la lista del circolo o digitare i nomi; poi segnare chi è presente.
first-steps-rounds = Sorteggiare e giocare
    .hint = Sorteggiare le squadre, abbinare il turno, stampare gli abbinamenti, inserire i risultati.

new-title = Nuovo torneo
new-note = Tutto si può modificare fino al sorteggio.
new-name = Nome
new-name-missing = Manca il nome.
new-date-unreadable = La data è illeggibile. Esempio: 21/11/2026.
new-date = Data
new-place = Luogo
new-players = Giocatori (attesi)
new-rules = Regole
new-rules-swiss = Regole svizzere
    .hint = Il matto è subito definitivo. Solo l’arbitro concede la patta.
new-rules-dsj = DSJ
    .hint = Una mossa del compagno può ancora parare il matto. Patta possibile per accordo.
new-rules-ordnung = Tandemordnung
    .hint = Promozione con un pezzo dell’altra scacchiera. Patta possibile per accordo.
new-format = Formula
new-format-swiss-system = Sistema svizzero
    .hint = Si incontrano avversari a pari punti. Consigliato con almeno 9 squadre o giocatori singoli.
new-format-round-robin = Girone all’italiana
    .hint = Tutti contro tutti. Consigliato con 6–8 squadre o giocatori singoli.
    .rounds =
        { $rounds ->
            [one] Tutti contro tutti: { $rounds } turno.
           *[other] Tutti contro tutti: { $rounds } turni.
        }
new-format-double-round-robin = Doppio girone all’italiana
    .hint = Tutti contro tutti, due volte. Consigliato fino a 5 squadre o giocatori singoli.
    .rounds =
        { $rounds ->
            [one] Tutti contro tutti, due volte: { $rounds } turno.
           *[other] Tutti contro tutti, due volte: { $rounds } turni.
        }
new-rounds = Turni
new-rounds-less = Un turno in meno
new-rounds-more = Un turno in più
new-rounds-suggested = Consigliati: { $count }
new-rounds-later = Senza indicazione, i turni dipendono dal numero di squadre o di giocatori singoli.
new-rounds-fixed = I turni risultano dal numero di squadre o di giocatori singoli.
new-acceleration = Accelerazione
    .hint = Per molti partecipanti e pochi turni: nella prima metà dei turni, la metà superiore viene abbinata con punti virtuali. La classifica non ne tiene conto.
new-acceleration-none = Nessuna
new-acceleration-baku = Baku (FIDE C.04.7)
schedule = Cadenza e orari
schedule-minutes = Minuti a giocatore
schedule-seconds = Secondi a mossa
schedule-first-round = Primo turno alle
schedule-end = Fine entro
schedule-hint = Dalla cadenza Kralle calcola quanto durano i turni.
schedule-unreadable = La cadenza o l’ora è illeggibile. Esempi: 5 e 19:30.
schedule-round =
    { $minutes ->
        [one] Un turno dura circa { $minutes } minuto
       *[other] Un turno dura circa { $minutes } minuti
    }
schedule-round-at-most =
    { $minutes ->
        [one] Un turno dura al massimo circa { $minutes } minuto
       *[other] Un turno dura al massimo circa { $minutes } minuti
    }
schedule-until =
    { $rounds ->
        [one] { $rounds } turno, fine verso le { $time }.
       *[other] { $rounds } turni, fine verso le { $time }.
    }
schedule-too-long =
    { $rounds ->
        [0] Entro le { $time } non c’è tempo per nessun turno.
        [one] Entro le { $time } c’è tempo solo per { $rounds } turno.
       *[other] Entro le { $time } c’è tempo solo per { $rounds } turni.
    }
new-rating-list = Lista Elo
    .hint = Da dove vengono gli Elo, per esempio «FIDE rapid»
new-rating-list-date = Aggiornata al (data)
new-more = Altre impostazioni
    .hint = Arbitri; assegnazione dei punti, riposo: i valori del regolamento di solito vanno bene
new-win = Vittoria
new-draw = Patta
new-loss = Sconfitta
new-bye = Riposo
new-usual = { $points } (consueto)
new-games = Partite per incontro
new-games-best-of = al massimo { $count }, fino alla decisione
games-per-match = { $count } partite per incontro
games-best-of = al massimo { $count } partite per incontro
new-games-colors = Colori della partita seguente
new-games-colors-swapped = scambiati
new-games-colors-same = gli stessi
new-games-colors-chosen = scelti di nuovo
new-games-seating = Avversari seguenti
new-games-seating-kept = gli stessi
new-games-seating-swapped = scambiati
new-games-seating-chosen = scelti di nuovo
new-games-score = Punti di un incontro
new-games-score-games = somma delle partite
new-games-score-match = vittoria dell’incontro
new-games-standings = Classifica prima per
new-games-standings-match = punti incontro
new-games-standings-game = punti partita
new-first-rating = Elo prioritario
    .hint = I giocatori sono ordinati secondo questo Elo; se manca, vale il successivo disponibile.
new-chief-arbiter = Arbitro principale
new-deputy-arbiters = Arbitri collaboratori
    .hint = Un nome per riga
new-arbiters-public = Nominare gli arbitri sul sito e nell’archivio
new-summary = Il torneo sarà così
new-summary-big =
    { $teams ->
        [one] { $teams } squadra
       *[other] { $teams } squadre
    } → { $format }, { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turni
    }
new-summary-unknown = Numero di giocatori ancora sconosciuto
new-matches-per-round = Incontri per turno
new-matches-at-boards =
    { $boards ->
        [one] { $matches } su { $boards } scacchiera
       *[other] { $matches } su { $boards } scacchiere
    }
new-suggestion =
    { $rounds ->
        [one] Consigliato: { $format }, { $rounds } turno.
       *[other] Consigliato: { $format }, { $rounds } turni.
    }
new-suggestion-take = Applica
new-odd = Se il numero di giocatori è dispari, Kralle propone una soluzione prima del sorteggio.
plan-too-many-rounds =
    { $most ->
        [one] Senza rivincite è possibile solo { $most } turno; ne sono previsti { $rounds }.
       *[other] Senza rivincite sono possibili al massimo { $most } turni; ne sono previsti { $rounds }.
    }
plan-as-many-rounds-as-opponents = Un sistema svizzero lungo quanto un girone all’italiana può restare alla fine senza abbinamenti, se non con rivincite. Un girone all’italiana si conclude sempre.
plan-same-opponents = { $name } non separa nessuno in un girone all’italiana: tutti hanno gli stessi avversari.
plan-only-in-round-robin = { $name } è uno spareggio tecnico per gironi all’italiana.
plan-no-board-results = { $name } richiede un risultato per scacchiera; qui un incontro ha un solo risultato.
plan-unrated =
    { $unrated ->
        [one] { $name } non dà valori, perché { $unrated } squadra o giocatore non ha un Elo.
       *[other] { $name } non dà valori, perché { $unrated } squadre o giocatori non hanno un Elo.
    }
plan-play-rounds =
    { $rounds ->
        [one] Gioca { $rounds } turno
       *[other] Gioca { $rounds } turni
    }
plan-choose-round-robin = Scegli il girone all’italiana
plan-to-settings = Vai alle impostazioni
new-create = Crea il torneo
new-next = Poi: iscrivere o importare i giocatori

start-other-file = Apri un altro file
settings-title = Modifica il torneo
settings-change = Modifica il torneo
settings-fixed-rounds = Non modificabile da quando il turno 1 è stato abbinato.
settings-fixed-rules = Non modificabile da quando il turno 1 è stato abbinato. Singole regole si possono ancora cambiare, con una motivazione:
settings-fixed-formed = Non modificabile dopo il sorteggio o l’assegnazione dei numeri.
settings-fixed-teams = Non modificabile finché ci sono squadre iscritte.
settings-fixed-closed = Il torneo è chiuso.
settings-save = Salva le modifiche
