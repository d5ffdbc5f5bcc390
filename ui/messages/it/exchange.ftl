# Ciò che entra e ciò che esce: elenchi, cartelle di lavoro, liste Elo, tornei interi.

## Leggere una lista di giocatori

list-column-team = Squadra
list-column-board-order = Scacchiera (ordine di scacchiera)
list-column-captain = Capitano
list-column-select = La colonna { $number } «{ $heading }» significa
list-column-select-bare = La colonna { $number } significa
list-column-hint = Se una colonna è sbagliata, cambiarla qui; l’anteprima si aggiorna.
list-sheet = Foglio
list-encoding = Codifica
list-how-workbook = Letto come cartella di lavoro ({ $name }), foglio «{ $sheet }».
list-captain = Capitano: { $captain }
list-teams-found =
    { $count ->
        [one] { $count } squadra fissa nella lista.
       *[other] { $count } squadre fisse nella lista.
    }
list-problem-workbook-too-large = Decompressa, la cartella di lavoro supera { $expected } byte. Salvare solo il foglio dei giocatori in un nuovo file, o come CSV.
list-problem-workbook-damaged = La cartella di lavoro è danneggiata. Aprirla nel foglio di calcolo e salvarla di nuovo, o come CSV.
list-problem-no-sheet = Nella cartella di lavoro non c’è un foglio «{ $found }». I suoi fogli: { $expected }.
list-problem-cell-error = La cella mostra l’errore { $found }; resta vuota.
list-problem-team-too-long = Il nome della squadra ha { $found } caratteri; il massimo è { $expected }. Il campo resta vuoto.
list-problem-unreadable-board-order = «{ $found }» non è un posto nell’ordine di scacchiera (atteso un numero da 1 a 99); il campo resta vuoto.
list-problem-unreadable-captain = «{ $found }» non è né un nome né un segno per il capitano; il campo resta vuoto.
list-problem-captain-too-long = Il nome del capitano ha { $found } caratteri; il massimo è { $expected }. Il campo resta vuoto.
list-problem-second-captain = La riga { $found } indica un altro capitano per la stessa squadra; vale il capitano di quella riga.
field-columns = Colonne
field-encoding = Codifica
expected-choice = una delle scelte proposte
file-kind-player-list = Lista di giocatori (CSV, TSV, XLSX, ODS)

## Liste Elo

ratings-open = Liste Elo
ratings-title = Liste Elo
ratings-about = Caricare una lista così come la pubblica la federazione: FIDE (TXT o XML, anche compressa), lista DWZ tedesca o qualunque lista CSV. Resta su questo computer e completa i nomi durante l’inserimento.
ratings-none = Nessuna lista caricata.
ratings-load = Carica una lista
ratings-load-now = Carica
ratings-name = Nome della lista
ratings-replaces = Sostituisce la lista «{ $name }» già caricata.
ratings-form-fide_text = Lista FIDE come testo
ratings-form-fide_xml = Lista FIDE come XML
ratings-form-csv = Lista CSV: che cosa significano le colonne
ratings-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
ratings-loaded-when = caricata: { $when }
ratings-loaded =
    { $count ->
        [one] { $count } giocatore caricato.
       *[other] { $count } giocatori caricati.
    }
ratings-skipped =
    { $count ->
        [one] Non letta: riga { $line }.
       *[other] Non lette: { $count } righe, la prima è la riga { $line }.
    }
ratings-remove = Rimuovi la lista «{ $name }»
ratings-compare = Confronta gli Elo
ratings-compare-none = Prima caricare una lista
ratings-compare-about = Confronto con: { $lists }
ratings-nothing = Tutti i giocatori trovati hanno già l’Elo della lista.
ratings-same =
    { $count ->
        [one] L’Elo di { $count } giocatore è invariato.
       *[other] L’Elo di { $count } giocatori è invariato.
    }
ratings-missing = Non trovati nelle liste: { $names }.
ratings-ambiguous = Più giocatori con lo stesso nome: { $names }. Inserire il codice FIDE o l’anno di nascita.
ratings-take = Applica
ratings-take-row = Applica l’Elo di { $name }
ratings-take-all =
    { $count ->
        [one] Applica a { $count } giocatore
       *[other] Applica a { $count } giocatori
    }
ratings-take-none = Nessun giocatore scelto
ratings-listed = Lista
ratings-found = Nella lista
ratings-found-by-fide_id = per codice FIDE
ratings-found-by-name_and_birth_year = per nome e anno di nascita
ratings-found-by-name = solo per nome: da verificare
ratings-difference = { $kind }: { $now } → { $listed }
ratings-suggestions = Dalle liste Elo
ratings-suggestion-count =
    { $count ->
        [0] Nessuno nelle liste Elo
        [one] { $count } proposta: scegliere con la freccia giù
       *[other] { $count } proposte: scegliere con la freccia giù
    }
journal-refresh-ratings =
    { $count ->
        [one] Elo di { $count } giocatore aggiornato
       *[other] Elo di { $count } giocatori aggiornati
    }
file-kind-rating-list = Lista Elo (TXT, XML, CSV, ZIP)
refusal-no-rating-lists = Nessuna lista Elo.
    .rule = Senza una cartella delle impostazioni su questo computer non si possono conservare liste.
refusal-rating-list-empty = Non caricata: nella lista non c’è nessun giocatore.
    .rule = Serve il file della federazione, una riga per giocatore. La lista precedente viene mantenuta.
refusal-rating-list-without-names = Non caricata: nessuna colonna sembra contenere nomi.
    .rule = Scegliere la colonna dei nomi in «Colonne». La lista precedente viene mantenuta.
refusal-rating-list-not-packed = Non caricata: nel file compresso non c’è una lista.
    .rule = Il file compresso deve contenere un file TXT, XML o CSV. La lista precedente viene mantenuta.
refusal-rating-list-too-large = Non caricata: la lista è troppo grande.
    .rule = Si leggono fino a otto milioni di giocatori e quattro gigabyte decompressi. La lista precedente viene mantenuta.
refusal-rating-list-unreadable = Non caricata: la lista non è leggibile.
    .rule = Riprovare; se non basta, scaricare di nuovo il file della federazione.
refusal-rating-list-damaged = Non caricata: la lista è danneggiata a partire dalla riga { $line }.
    .rule = Scaricare di nuovo il file della federazione; la lista precedente viene mantenuta.

## Uscita

export-open = Esporta
export-title = Esporta il torneo
export-as = Formato
export-kind-site = Sito web
    .hint = Una cartella di pagine: turni, classifica, tabella incrociata, squadre e giocatori. Senza script; funziona su ogni server e da chiavetta USB.
export-with-numbers = Con Elo e numeri dei giocatori
    .hint = Anche codici FIDE e numeri di federazione. Sul web chiunque può leggerli.
export-site-how = Come si mette il sito in rete?
export-site-how-save = Scegliere «Salva…» qui: Kralle scrive una cartella.
export-site-how-upload = Copiare l’intera cartella sullo spazio web del circolo, come ogni altra pagina: con il gestore di file del fornitore o un programma SFTP.
export-site-how-open = Aprire nel browser l’indirizzo della cartella; la prima pagina è index.html.
export-site-how-again = Salvare di nuovo dopo ogni turno e sovrascrivere i file: i nomi restano gli stessi.
export-site-how-private = Le pagine mostrano i giocatori con nome e circolo, o come deciso per l’archivio: sul web chiunque può vederle.
export-kind-xlsx = Cartella di lavoro (XLSX)
    .hint = Tutte le tabelle, ciascuna su un foglio.
export-kind-csv = Tabella (CSV)
    .hint = Una tabella per fogli di calcolo e altri programmi.
export-kind-trf = Rapporto di torneo (TRF-2026)
    .hint = Per federazioni e altri programmi; i turni pubblicati.
export-kind-json = Tutto (JSON)
    .hint = Per i propri programmi: tutto tranne lo storico.
export-kind-games = Partite (PGN, BPGN)
    .hint = Tutte le partite con notazione: scacchi ordinari in PGN, tandem in BPGN, coppie di mosse nella loro notazione.
export-kind-broadcast = Nomi con codici FIDE
    .hint = Perché una trasmissione su Lichess riconosca i giocatori: da incollare nel campo dei giocatori.
export-which-table = Tabella
export-language = Lingua delle intestazioni
export-save = Salva…
export-saved =
    { $files ->
        [one] Salvato: { $path }
       *[other] { $files } file salvati: { $path }
    }
# $tables (testo): numeri
export-seating-assumed = Nel turno { $round } nessuno ha inserito chi giocava contro chi (tavoli: { $tables }). Il rapporto presuppone l’ordine delle squadre e lo segnala in una nota.
export-name-cut = «{ $name }» supera le colonne del rapporto e vi viene abbreviato.
export-name-same = «{ $name }» viene abbreviato nel rapporto e vi ha lo stesso nome di qualcun altro.
export-lost-games-are-rounds = Nel rapporto ogni partita di un incontro è un turno a sé. Il numero di partite è solo in una nota letta da Kralle.
export-lost-match-points = I punti del rapporto sono quelli delle partite. Gli altri programmi non vedono i punti incontro; i posti in classifica sono quelli di Kralle.
export-lost-partners = Nel rapporto ogni giocatore ha un avversario. I compagni sono solo in note lette da Kralle.
file-kind-xlsx = Cartella di lavoro
file-kind-csv = Tabella CSV
file-kind-trf = Rapporto di torneo
file-kind-json = JSON
file-kind-folder = Cartella
file-kind-games = Partite
file-kind-broadcast = File di testo
export-table-players = Giocatori
export-table-teams = Squadre
export-table-start-list = Lista di partenza
export-table-pairings = Abbinamenti
export-table-results = Risultati
export-table-standings = Classifica
export-table-crosstable = Tabella incrociata
copy-table = Copia la tabella
copy-picture = Copia la tabella come immagine
copied-table = Tabella copiata: si può incollare in un foglio di calcolo, una lettera o un messaggio.
copied-picture = Immagine della tabella copiata: si può incollare in un messaggio.
copy-too-large = Non copiata: la tabella è troppo grande per un’immagine. Dalla stampa si può salvare in PDF.
copy-refused = Non copiata: la finestra non può scrivere negli appunti. Con l’esportazione la tabella si può salvare in un file.
copy-refused-picture = Non copiata: la finestra non può copiare immagini negli appunti. Dalla stampa la tabella si può salvare in PDF.
export-name = Nome
export-club = Circolo
export-rating-standard = Elo standard
export-rating-rapid = Elo rapid
export-rating-blitz = Elo blitz
export-rating-national = Elo nazionale
export-rating-other = Altro Elo
export-rating-tandem = Elo tandem
export-rating = Elo di riferimento
export-pot = Urna
export-team-number = N. squadra
export-number = N.
export-team = Squadra
export-player-number = Giocatore { $number }
export-players = Giocatori
export-round = Turno
export-round-points = T{ $round }
export-table = Tavolo
export-game = Partita
export-white-number = N. Bianco
export-black-number = N. Nero
export-first-number = N. della prima nominata
export-first = Squadra nominata per prima
export-first-players = Giocatori della prima
export-second-number = N. della seconda nominata
export-second = Squadra nominata per seconda
export-second-players = Giocatori della seconda
export-seating = Disposizione
export-parallel = parallela
export-cross = incrociata
export-white-points = Punti Bianco
export-black-points = Punti Nero
export-first-points = Punti della prima
export-second-points = Punti della seconda
export-result = Risultato
export-cause = Motivo
export-board = Scacchiera
export-reason = Motivazione
export-rank = Posto
export-points = Punti
export-opponent = Avversario
export-partner = Compagno
export-format = Formula
export-arbiters = Arbitri
export-rules = Regole
export-site-start = Panoramica
export-site-pages = Pagine
export-site-rounds = Turni
export-site-footer = Fatto con Kralle
refusal-folder-not-empty = Sito non scritto: la cartella { $path } non è vuota.
    .rule = Scegliere un nuovo nome di cartella, o una cartella che contiene già un sito di Kralle, che verrà sostituito.
refusal-no-game-records = Non scritto: nessun incontro ha una notazione.
    .rule = Le notazioni si aggiungono con il risultato o durante una verifica della posizione.
refusal-no-fide-ids = Non scritto: nessun giocatore ha un codice FIDE.
    .rule = I codici FIDE vengono dalla lista della FIDE o si inseriscono nella scheda del giocatore.

## Importare un torneo intero

import-tournament-open = Importa un torneo
import-tournament-open-hint = Rapporto TRF, JSON o .kralle
import-tournament-title = Importa un torneo
import-tournament-kind = Rapporto di torneo, JSON o torneo Kralle
import-tournament-report = Rapporto di torneo (TRF)
import-tournament-file = Torneo Kralle
import-tournament-json = Torneo Kralle come JSON
import-tournament-name = Nome del nuovo torneo
import-tournament-carry = Importa, con le impostazioni
import-tournament-carry-players = Giocatori
import-tournament-carry-teams = Giocatori e squadre fisse
import-tournament-found = { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }{ $teams ->
        [0] { "" }
        [one] , { $teams } squadra
       *[other] , { $teams } squadre
    }{ $rounds ->
        [0] { "" }
        [one] , { $rounds } turno
       *[other] , { $rounds } turni
    }
import-tournament-keep = Crea un nuovo torneo
import-remarks = Che cosa non viene importato
import-remark-causes-unknown = Un rapporto non indica i motivi: i risultati figurano come decisioni dell’arbitro con la motivazione «TRF».
import-remark-board-results = Le due partite di un incontro hanno dato risultati diversi: si importa solo chi ha vinto l’incontro.
import-remark-wishes-left-out = Gli abbinamenti vietati e le accelerazioni diverse da Baku non vengono importati.
journal-import-tournament =
    { $count ->
        [one] Torneo importato da { $file } ({ $count } giocatore)
       *[other] Torneo importato da { $file } ({ $count } giocatori)
    }
refusal-report-unreadable = Non importato: il rapporto non è leggibile alla riga { $line }, colonna { $column }.
    .rule = Formati ammessi: TRF16 e TRF-2026.
why-trf-field = Trovato «{ $found }», che in questo punto non è ammesso.
why-trf-code = «{ $found }» non è il record di un giocatore; in questo punto occorre 001.
why-trf-same-number = Il numero { $number } esiste già.
why-trf-number-gap = Si salta al numero { $found }; manca il numero { $wanted }.
why-trf-unknown-number = Nessuno ha il numero { $number }.
why-trf-too-many-rounds = C’è il turno { $found }; numero massimo di turni previsti: { $planned }.
why-trf-own-opponent = Qualcuno gioca contro sé stesso.
why-trf-not-mutual = Nel turno { $round } il numero { $entrant } indica { $opponent } come avversario, ma non viceversa.
why-trf-same-color = Nel turno { $round } l’avversario, numero { $opponent }, ha lo stesso colore.
why-trf-result-mismatch = Nel turno { $round } il risultato contraddice quello dell’avversario, numero { $opponent }.
why-trf-missing-result = Manca un risultato nel turno { $round }.
why-trf-points = Punti indicati: { $found }; secondo i risultati: { $wanted }.
why-trf-second-bye = Nel turno { $round } riposano in due.
why-trf-no-single-opponent = Nel turno { $round } i giocatori della squadra { $team } incontrano più squadre.
why-trf-other-pairs = Nel turno { $round } la squadra { $team } ha avversari o giocatori diversi da quelli della prima partita del suo incontro.
why-trf-missing-game = Nel turno { $round } manca una partita della squadra { $team }: il suo incontro non è finito.
why-trf-no-game = Nel turno { $round } manca una partita del numero { $number }: l’incontro non è finito.
why-trf-no-partner = Nessuna nota indica il compagno del numero { $number } nel turno { $round }.
why-trf-no-entrants = Il rapporto non contiene nessun giocatore (record 001).
why-trf-compressed = Il file è compresso. Prima estrarlo e poi scegliere il rapporto al suo interno.
why-trf-player-list = Questo è un elenco a colonne e non un rapporto di torneo. Gli elenchi si importano con i giocatori.
why-trf-too-many = Ci sono troppi partecipanti o turni; il massimo è 9999.
why-trf-too-many-lines = Ci sono più righe di quante ne possa avere un rapporto; il massimo è { $most }.
refusal-json-unreadable = Non importato: alla riga { $line }, colonna { $column } il file non è JSON.
    .rule = Si legge solo JSON scritto da Kralle.
refusal-json-form = Non importato: «{ $place }» contiene { $found } (atteso: { $expected }).
    .rule = Si legge solo JSON scritto da Kralle.
refusal-json-newer = Non importato: il file è stato scritto da una versione più recente di Kralle.
    .rule = Formato { $found }; questa versione legge fino al formato { $known }. Aggiornare Kralle per aprire il file.
refusal-json-contradicts = Non importato: i dati del file si contraddicono.
    .rule = Kralle non ha scritto il file così; è stato modificato in seguito. Usare direttamente il file del torneo.
refusal-report-too-large = Non importato: il file è troppo grande.
    .rule = Si leggono fino a { $most } byte.
refusal-report-without-entrants = Rapporto non ancora possibile: i numeri non sono assegnati.
    .rule = Il rapporto è possibile dopo il sorteggio o l’assegnazione dei numeri.
refusal-report-boards =
    { $boards ->
        [one] Non importato: un incontro ha { $boards } scacchiera.
       *[other] Non importato: un incontro ha { $boards } scacchiere.
    }
    .rule = Kralle gestisce incontri su due scacchiere e tornei individuali.
refusal-report-team-size =
    { $players ->
        [one] Non importato: la squadra { $team } ha { $players } giocatore.
       *[other] Non importato: la squadra { $team } ha { $players } giocatori.
    }
    .rule = Una squadra ha due giocatori e al massimo quattro riserve.
refusal-report-second-bye = Non importato: il turno { $round } ha più di un riposo.
    .rule = In un turno può esserci al massimo un riposo.
refusal-report-name = Non importato: il nome del numero { $entrant } è vuoto o troppo lungo.
    .rule = Correggere il nome nel rapporto e riprovare.
refusal-report-player-twice = Non importato: il giocatore { $entrant } compare due volte nel rapporto.
    .rule = Le due voci hanno lo stesso nome, anno di nascita e codice FIDE. Renderle distinguibili nel rapporto.
refusal-report-points = Non importato: i punti del numero { $entrant } non corrispondono ai risultati.
    .rule = Punti detratti o aggiunti e riposi di valore diverso non si possono importare.
refusal-report-points-too-wide = I punti del numero { $entrant } sono troppo alti per un rapporto TRF.
    .rule = Un rapporto ha quattro caratteri per i punti di un giocatore: fino a 99,5, o 9999 senza mezzi punti.
refusal-report-number-too-wide = Il numero { $number } è troppo alto per un rapporto TRF.
    .rule = Un rapporto ha posto per numeri fino a { $most }.
