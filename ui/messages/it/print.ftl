### Nomi dei fogli, e perché uno non si stampa.

sheet-name-players = Lista dei giocatori
sheet-name-lots = Verbale del sorteggio
sheet-name-teams = Lista delle squadre
sheet-name-line-up = Ordine di scacchiera
sheet-name-pairings = Abbinamenti
sheet-name-seats = Lista dei posti
sheet-name-cards = Schede d’incontro
sheet-name-table-numbers = Numeri dei tavoli
sheet-name-board-numbers = Numeri delle scacchiere
sheet-name-results = Risultati
sheet-name-standings = Classifica
sheet-name-crosstable = Tabella incrociata
sheet-name-progress = Tabella di progressione
sheet-name-berger = Tabella di Berger
sheet-name-rules = Foglio delle regole
sheet-name-certificates = Diplomi
sheet-name-fallback = Cartella d’emergenza
sheet-name-adjudication = Foglio di decisione
sheet-name-report = Rapporto del torneo

# $name (text), $round (number)
sheet-file-round = { $name } turno { $round }

# $file (text), $line (number), $column (number), $found (text), $expected (text)
refusal-template-value = Foglio non creato: nel modello { $file } c’è un errore.
    .rule = Riga { $line }, colonna { $column }: trovato «{ $found }», atteso { $expected }.
# $file (text)
refusal-template-not-text = Foglio non creato: il modello { $file } non è testo.
    .rule = Atteso: TOML in UTF-8.
# $file (text)
refusal-picture-unknown = Foglio non creato: { $file } non è un’immagine leggibile.
    .rule = Atteso: PNG o JPEG.
# $file (text), $width (number), $height (number), $most (number)
refusal-picture-too-large = Foglio non creato: l’immagine { $file } è troppo grande.
    .rule = L’immagine ha { $width } × { $height } pixel; in tutto non devono essere più di { $most }.
# $file (text)
refusal-picture-damaged = Foglio non creato: l’immagine { $file } è danneggiata.
    .rule = Aprirla in un programma di grafica e salvarla di nuovo come PNG o JPEG.
refusal-sheet-needs-round = Non c’è ancora nessun turno.
    .rule = Prima abbinare un turno.
refusal-sheet-needs-players = Non è ancora iscritto nessuno.
    .rule = Prima iscrivere o importare giocatori.
refusal-sheet-needs-teams = Non ci sono ancora numeri. Procedere prima al sorteggio o assegnare i numeri.
    .rule = Il foglio elenca i partecipanti per numero.
refusal-sheet-needs-round-robin = La tabella di Berger esiste solo per i gironi all’italiana.
    .rule = Nelle altre formule ogni turno dipende dai risultati precedenti.
refusal-sheet-needs-fixed-teams = L’ordine di scacchiera si comunica solo per squadre fisse.
    .rule = Le squadre sorteggiate non comunicano un ordine.
refusal-sheet-own-call = Questo foglio si stampa dalla pagina Arbitraggio o Corrispondenza.
    .rule = Lì si trova il caso a cui il foglio si riferisce.

# $signs (text)
sheet-signs-missing = Nel tipo di carattere mancano (al loro posto c’è �): { $signs }

field-per-page = Schede per pagina
expected-cards-per-page = 2 o 4
