### Nomi dei fogli, e perché uno non si stampa.

sheet-name-players = Elenco dei giocatori
sheet-name-lots = Verbale del sorteggio
sheet-name-teams = Elenco delle squadre
sheet-name-line-up = Ordine di schieramento
sheet-name-pairings = Abbinamenti
sheet-name-seats = Elenco dei posti
sheet-name-cards = Schede d’incontro
sheet-name-table-numbers = Numeri dei tavoli
sheet-name-board-numbers = Numeri delle scacchiere
sheet-name-results = Risultati
sheet-name-standings = Classifica
sheet-name-crosstable = Tabella incrociata
sheet-name-progress = Tabella di progressione
sheet-name-berger = Griglia di Berger
sheet-name-rules = Foglio delle regole
sheet-name-certificates = Diplomi
sheet-name-fallback = Cartella d’emergenza
sheet-name-adjudication = Foglio di decisione
sheet-name-report = Rapporto del torneo

# $name (text), $round (number)
sheet-file-round = { $name } turno { $round }

# $file (text), $line (number), $column (number), $reason (text)
refusal-template = Errore nel modello { $file }, riga { $line }, colonna { $column }: { $reason }
# $file (text), $reason (text)
refusal-template-unreadable = Il modello { $file } non può essere letto: { $reason }
# $file (text), $reason (text)
refusal-picture-missing = L’immagine { $file } non può essere letta: { $reason }
# $file (text)
refusal-picture-unknown = { $file } non è né PNG né JPEG.
# $file (text), $reason (text)
refusal-picture-too-large = L’immagine { $file } è troppo grande: { $reason }
# $file (text), $reason (text)
refusal-picture-damaged = L’immagine { $file } è danneggiata: { $reason }
refusal-sheet-needs-round = Non c’è ancora un turno. Prima abbinare un turno.
refusal-sheet-needs-players = Nessuno è ancora iscritto.
refusal-sheet-needs-teams = Non ci sono ancora squadre. Prima sorteggiare.
refusal-sheet-needs-round-robin = La griglia di Berger esiste solo per i tornei all’italiana.
refusal-sheet-needs-fixed-teams = L’ordine di schieramento esiste solo per squadre fisse.
refusal-sheet-needs-result = Non c’è ancora alcun risultato.
refusal-sheet-own-call = Questo foglio si stampa dall’esame.

# $signs (text)
sheet-signs-missing = Il carattere non ha questi segni, al loro posto c’è �: { $signs }

field-per-page = Schede per pagina
expected-cards-per-page = 2 o 4
