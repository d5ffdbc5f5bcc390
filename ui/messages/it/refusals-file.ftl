# Perché qualcosa non è avvenuto con un file o con il programma. I telefoni non ricevono queste frasi.
refusal-missing = File non trovato: { $path }
    .rule = Forse è stato spostato, o manca la chiavetta. Aprire un altro file o rimettere questo al suo posto.
refusal-not-a-file = { $path } non è un file.
    .rule = Cartelle, dispositivi e pipe non vengono né letti né sostituiti. Scegliere un file.
refusal-not-readable = Non letto: manca il permesso di leggere { $path }.
    .rule = Copiare il file in una propria cartella o scegliere un altro file.
refusal-file-too-large = Non letto: { $path } è troppo grande.
    .rule = Qui non si leggono file così grandi. Scegliere un altro file.
refusal-read-failed = Non letto: { $path } non è raggiungibile.
    .rule = Controllare il supporto o l’unità di rete, poi riprovare.
refusal-exists = Non creato: { $path } esiste già.
    .rule = Un file esistente non viene mai sovrascritto. Scegliere un altro nome o aprire il file.
refusal-not-a-database = Non aperto: non è un file di torneo.
    .rule = Il contenuto non è un database; il file è rimasto intatto. Scegliere un altro file.
refusal-not-a-tournament = Non aperto: non è un torneo di Kralle.
    .rule = Il database è di un altro programma ed è rimasto intatto. Scegliere un altro file.
refusal-newer-file = Non aperto: il file viene da una versione più recente di Kralle.
    .rule = Formato { $found }; questa versione legge fino al formato { $known }. Aggiornare Kralle; il file è rimasto intatto.
refusal-in-use = Non aperto: il file è già aperto.
    .rule = Il file è in uso in un’altra finestra o in un altro programma. Chiudere lì il file e aprirlo di nuovo.
refusal-read-only = Non salvato: { $path } è di sola lettura.
    .rule = Il file, la sua cartella o il supporto è protetto da scrittura. Copiare il file in un’altra cartella e aprirlo lì.
refusal-file-trouble =
    { $cause ->
        [access_denied] Accesso negato: { $path }
        [blocked] Bloccato: { $path }
        [write_protected] Non scritto: il supporto di { $path } è protetto da scrittura.
        [medium_gone] Non eseguito: il supporto di { $path } non c’è più.
        [medium_fails] Non eseguito: il supporto di { $path } segnala errori.
        [network_gone] Non eseguito: il server di { $path } non è raggiungibile.
        [held_elsewhere] Non eseguito: un altro programma sta usando { $path }.
        [cloud_only] Non aperto: { $path } è soltanto nel cloud.
        [name_too_long] Non creato: il nome { $path } è troppo lungo.
       *[bad_name] Non creato: il supporto non accetta il nome { $path }.
    }
    .rule =
        { $cause ->
            [access_denied] Mancano i permessi per questa cartella, oppure è protetta dall’«accesso alle cartelle controllato» di Windows. Autorizzare lì Kralle (Sicurezza di Windows > Protezione da virus e minacce > Protezione ransomware) o scegliere un’altra cartella.
            [blocked] Un antivirus o un criterio di questo computer non ammette il file. Chi si occupa del computer può autorizzarlo.
            [write_protected] Le schede SD e alcune chiavette hanno un apposito interruttore. Disattivare la protezione, oppure copiare il file in una cartella di questo computer.
            [medium_gone] Tutto ciò che è confermato è salvato. Ricollegare la chiavetta, la scheda o il disco, poi riprovare.
            [medium_fails] Forse la chiavetta non fa contatto o si sta guastando. Tutto ciò che è confermato è salvato; salvare subito una copia su un altro supporto.
            [network_gone] Tutto ciò che è confermato è salvato. Controllare il cavo o il Wi-Fi, poi riprovare. Un torneo va tenuto in una cartella di questo computer.
            [held_elsewhere] Può essere un antivirus, OneDrive o un visualizzatore. Chiudere lì il file o attendere un momento, poi riprovare.
            [cloud_only] Il programma del cloud (per esempio OneDrive) non è avviato o non è connesso a internet. In Esplora file scegliere «Mantieni sempre su questo dispositivo» o copiare il file in un’altra cartella.
            [name_too_long] Scegliere un nome più corto o una cartella più in alto.
           *[bad_name] Scegliere un nome composto da lettere, cifre, spazi e trattini.
        }
refusal-bad-file-name =
    { $fault ->
        [character] Non creato: in Windows «{ $part }» non è ammesso nei nomi di file.
        [device] Non creato: in Windows «{ $part }» è il nome di un dispositivo.
        [ending] Non creato: «{ $part }» finisce con un punto o uno spazio.
        [device_path] Non eseguito: { $part } è un dispositivo e non un file.
       *[stream] Non eseguito: «{ $part }» contiene i due punti.
    }
    .rule =
        { $fault ->
            [device] Il nome non è ammesso nemmeno con un’estensione. Scegliere un altro nome.
            [ending] Windows eliminerebbe la parte finale. Scegliere un altro nome.
            [device_path] Scegliere un file in una cartella.
            [stream] In Windows il testo dopo i due punti resterebbe nascosto in un altro file. Scegliere un altro nome.
           *[character] Non sono ammessi nemmeno * ? " < > | e i caratteri di controllo. Scegliere un altro nome.
        }
refusal-path-too-long =
    { $part ->
        [name] Non creato: il nome del file è troppo lungo ({ $length } byte); il massimo è { $limit }.
       *[path] Non creato: il percorso del file è troppo lungo ({ $length } caratteri); il massimo è { $limit }.
    }
    .rule = Scegliere un nome più corto o una cartella più in alto: { $path }
refusal-damaged = Il file è danneggiato.
    .rule = Niente è stato modificato. Aprire la copia di sicurezza accanto al file; «kralle verify» dice che cosa è danneggiato.
refusal-disk-full = Non salvato: il supporto è pieno.
    .rule = Quanto già salvato è intatto. Liberare spazio, poi riprovare.
refusal-clock-wrong = Non salvato: l’orologio di questo computer è impostato sull’anno { $year }.
    .rule = Regolare data e ora del computer, poi riprovare.
refusal-io = Non eseguito: { $path } non è raggiungibile.
    .rule = Quanto già salvato è intatto. Controllare il supporto o l’unità di rete, poi riprovare.
refusal-stale = Non salvato: i dati sullo schermo non erano aggiornati.
    .rule = Niente è stato modificato. Aprire di nuovo il file.
refusal-not-kept = Non salvato: il file non accetta la modifica.
    .rule = Quanto già salvato è intatto. Riaprire il file.
refusal-nothing-to-undo = Niente da annullare.
    .rule = Non si può tornare più indietro.
refusal-nothing-to-redo = Niente da ripetere.
    .rule = Dopo una nuova modifica non c’è più niente da ripetere.
refusal-entry-foreign = Non annullato: un passo dello storico non fa ciò che dichiara.
    .rule = Il passo { $entry } («{ $command }») non ha la forma prevista da Kralle: { $reason }. Niente è stato modificato; far controllare il file (kralle verify).
refusal-journal-mismatch = Non annullato: lo storico non corrisponde al file.
    .rule = Il passo { $entry } non porta allo stato registrato. Niente è stato modificato; far controllare il file (kralle verify).

# Inserimenti e programma
refusal-bad-field =
    { $kind ->
        [missing] Non salvato: manca il campo «{ $field }».
        [unexpected] Non salvato: il campo «{ $field }» non va compilato qui («{ $found }»).
       *[unreadable] Non salvato: il valore «{ $found }» nel campo «{ $field }» non è valido.
    }
    .rule =
        { $kind ->
            [unexpected] Lasciare vuoto il campo.
           *[other] Atteso: { $expected }.
        }
refusal-bad-input = Non eseguito: i dati inseriti non sono validi.
    .rule = { $reason }
refusal-input-encoding = Non letto: i dati immessi non sono in UTF-8.
    .rule = La console di Windows di solito scrive le lettere accentate in una delle sue tabelle codici: eseguire prima «chcp 65001», oppure fornire i dati in un file UTF-8.
refusal-unknown-call = Non eseguito: { $name } è sconosciuto.
    .rule = La finestra e il programma hanno versioni diverse. Reinstallare Kralle.
refusal-no-tournament = Nessun torneo è aperto.
    .rule = Prima aprire o creare un torneo.
refusal-preferences-not-kept = Le opzioni valgono solo fino alla chiusura del programma.
    .rule = Non si può scrivere nella cartella delle impostazioni: è protetta, è piena o si trova su un server ora non raggiungibile. I tornei non ne risentono.
refusal-not-a-sheet = Non aperto: non è un PDF.
    .rule = Si mostrano solo i fogli creati da Kralle.
refusal-no-viewer = Il foglio è salvato, ma nessun programma può mostrare i PDF.
    .rule = Il foglio si trova qui: { $path }
# $count (numero), $paths (testo)
refusal-no-viewer-for-set =
    { $count ->
        [one] Tutti i fogli sono salvati, ma nessun programma può mostrare i PDF: { $count } foglio non è visibile.
       *[other] Tutti i fogli sono salvati, ma nessun programma può mostrare i PDF: { $count } fogli non sono visibili.
    }
    .rule = I fogli si trovano qui: { $paths }
refusal-sheet-row-too-tall = Non stampato: una riga è troppo alta per una pagina.
    .rule = Abbreviare i nomi di questa riga o scegliere un formato di carta più grande.
refusal-sheet-too-many-columns = Non stampato: il foglio ha più colonne di quante ne stiano affiancate.
    .rule = Togliere colonne dal modello del foglio o scegliere un formato di carta più grande.
refusal-sheet-no-room = Non stampato: tra i margini non resta spazio.
    .rule = Controllare il modello del foglio.
refusal-sheet-wrong-template = Non stampato: il modello è di un altro foglio.
    .rule = Controllare il modello del foglio.
refusal-sheet-typeface = Non stampato: il tipo di carattere non si può incorporare.
    .rule = Non dovrebbe accadere; niente è stato scritto. Si prega di segnalarlo allegando il modello del foglio.
refusal-sheet-code = Non stampato: la parola di controllo è troppo lunga per un codice QR.
    .rule = Non dovrebbe accadere; niente è stato scritto. Si prega di segnalarlo allegando il modello del foglio.
refusal-sheet-pdf = Non stampato: il PDF non si può scrivere.
    .rule = Non dovrebbe accadere; niente è stato scritto. Si prega di segnalarlo allegando il modello del foglio.
refusal-internal = Si è verificato un problema.
    .rule = { $reason } – Ogni modifica confermata è nel file.

# Campi e ciò che è atteso (in refusal-bad-field).
field-name = Nome
field-place = Luogo
field-date = Data
field-club = Circolo
field-rating = Elo
field-birth-year = Anno di nascita
field-fide-id = Codice FIDE
field-points = Punti
field-begins = Inizio
field-best-of = Partite al massimo
field-minutes = Minuti
field-screen = Schermo
field-text = Testo
field-rounds = Numero di turni
field-thinking-minutes = Minuti a giocatore
field-increment-seconds = Secondi a mossa
field-first-round-at = Inizio del primo turno
field-end-by = Fine
field-round = Turno
field-table = Tavolo
field-team = Squadra
field-rule-set = Regole
field-rating-list = Lista Elo
field-rating-list-date = Data della lista Elo
field-reason = Motivazione
field-seed = Valore di partenza
field-winner = Vincitore
field-path = File
field-position = Posizione
field-days = Giorni
field-win = Punti per una vittoria
field-draw = Punti per una patta
field-loss = Punti per una sconfitta
field-bye = Punti per il riposo
field-acting-name = Nome nello storico
field-arrived = Data di arrivo
field-square = Casa
field-en-passant = Casa en passant
field-to = Casa di arrivo
field-from = Casa di partenza
field-game = Partita
field-games-per-match = Partite per incontro
field-taken-from = Casa del pezzo tolto
field-half-points = Mezzi punti
field-castling = Arrocco
field-dropped = Pezzi inseriti
field-promoted = Pezzi promossi
expected-text = un testo non vuoto
expected-shorter-text = un testo più corto
expected-printable-text = un testo senza caratteri invisibili
expected-seed = un testo non vuoto
expected-date = una data
expected-rating = un numero da 0 a 4000, o niente
expected-birth-year = un anno di quattro cifre, o niente
expected-fide-id = solo cifre, o niente
expected-points = punti interi o mezzi punti da 0 a 100
expected-minutes = un numero da 1 a 600
expected-screen = un numero da 1 a 9
expected-rounds = un numero da 1 a 200
expected-game-count = un numero da 1 a 20
expected-thinking-minutes = un numero da 1 a 600
expected-increment-seconds = un numero da 0 a 600
expected-clock-time = un’ora come 19:30
expected-rule-set = uno dei regolamenti proposti
expected-number-from-one = un numero a partire da 1
expected-one-winner = esattamente un vincitore o nessuno
expected-path = il percorso di un file
expected-position = una posizione (FEN)
expected-one-source = un file o un testo
expected-nothing = niente
