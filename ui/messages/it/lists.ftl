### Ciò che si nota leggendo una lista di giocatori. $line e $column stanno accanto, nell'anteprima.

list-column-name = Cognome e nome
list-column-surname = Cognome
list-column-given-name = Nome
list-column-rating-standard = Elo (standard)
list-column-rating-rapid = Elo (rapid)
list-column-rating-blitz = Elo (blitz)
list-column-rating-national = Nazionale (DWZ)
list-column-rating-other = Altro Elo
list-column-rating-tandem = Elo tandem
list-column-birth-year = Anno di nascita
list-column-sex = Sesso
list-column-club = Circolo
list-column-fide-id = Codice FIDE
list-column-ignored = non leggere

# $line (testo), $column (testo)
list-place = Riga { $line }, colonna { $column }
# $line (testo)
list-place-line = Riga { $line }

list-problem-empty-file = Il file è vuoto. Serve una riga per ogni giocatore e, sopra, i nomi delle colonne.
# $found (testo): zip_archive, old_workbook, pdf, database, picture, web_page, json, xml, contact, rich_text, report, binary
list-problem-not-text =
    { $found ->
        [zip_archive] È un archivio, ma non una cartella di lavoro (XLSX, ODS). Salvare la cartella di lavoro dal foglio di calcolo e scegliere quel file.
        [old_workbook] È una cartella di lavoro nel vecchio formato (XLS) o protetta da password. Salvarla dal foglio di calcolo come XLSX o CSV senza password e scegliere quel file.
        [pdf] È un PDF, non una lista di giocatori. Serve un file CSV, TSV, XLSX o ODS.
        [database] È un database, forse un file di torneo, non una lista di giocatori.
        [picture] È un’immagine, non una lista di giocatori. Serve un file CSV, TSV, XLSX o ODS.
        [web_page] È una pagina web, anche se il nome del file dice altro. Copiare la tabella dal browser e incollarla, o salvarla come XLSX o CSV.
        [json] È JSON, non una lista di giocatori. Serve un file CSV, TSV, XLSX o ODS.
        [xml] È XML, non una lista di giocatori. Serve un file CSV, TSV, XLSX o ODS.
        [contact] È un contatto (vCard), non una lista di giocatori. Copiare i nomi in una lista.
        [rich_text] È un testo formattato (RTF). Copiare la lista dal programma di testo e incollarla.
        [report] È un rapporto di torneo (TRF), non una lista di giocatori. Importarlo come torneo.
       *[binary] Non è una lista di giocatori. Serve un file CSV, TSV, XLSX o ODS.
    }
# $found (testo): byte, $expected (testo): byte
list-problem-file-too-large = Il file è troppo grande: { $found } byte; si leggono al massimo { $expected } byte.
list-problem-no-name-column = Nessuna colonna sembra contenere i nomi. Scegliere nell’anteprima la colonna dei nomi.
# $expected (testo)
list-problem-too-many-rows = Da qui in poi non si legge più: le righe sono più di { $expected }.
list-problem-no-header-row = Nessuna riga contiene i nomi delle colonne. Le colonne sono state attribuite secondo il contenuto; controllare che siano giuste.
# $found (testo)
list-problem-lines-above-header = Righe sopra i nomi delle colonne, non lette: { $found }.
# $found (testo): colonna precedente
list-problem-column-twice = La colonna ha lo stesso significato della colonna { $found } e non viene letta.
list-problem-quote-not-closed = Mancano le virgolette di chiusura. La riga non viene importata.
# $found (testo), $expected (testo)
list-problem-too-many-cells = { $found } campi invece di { $expected }: forse c’è un separatore nel nome. La riga non viene importata.
list-problem-empty-name = Manca il nome. La riga non viene importata.
# $found (testo)
list-problem-name-without-letters = «{ $found }» non è un nome. La riga non viene importata.
# $found (testo): caratteri, $expected (testo): caratteri
list-problem-name-too-long = Il nome ha { $found } caratteri; il massimo è { $expected }. La riga non viene importata.
# $found (testo): caratteri, $expected (testo): caratteri
list-problem-club-too-long = Il nome del circolo ha { $found } caratteri; il massimo è { $expected }. Il campo resta vuoto.
# $found (testo): riga precedente
list-problem-duplicate-row = Doppione: uguale alla riga { $found }. La riga non è spuntata.
# $found (testo): riga precedente
list-problem-same-name = Stesso nome della riga { $found }, ma un’altra persona secondo gli altri dati. Vengono importate entrambe le righe.
# $found (testo): riga precedente
list-problem-same-fide-id = Stesso codice FIDE della riga { $found }. È la stessa persona?
list-problem-surname-missing = Manca il cognome; viene importato solo il nome.
# $found (testo)
list-problem-unreadable-rating = «{ $found }» non è un Elo.
# $found (testo), $expected (testo): intervallo
list-problem-impossible-rating = { $found } non può essere un Elo (atteso: { $expected }).
# $found (testo)
list-problem-unreadable-birth-year = «{ $found }» non è un anno di nascita (attesi: quattro cifre o una data); il campo resta vuoto.
# $found (testo)
list-problem-unreadable-sex = «{ $found }» non indica il sesso (attesi: f o m); il campo resta vuoto.
# $found (testo), $expected (testo): intervallo
list-problem-impossible-birth-year = { $found } non può essere un anno di nascita (atteso: { $expected }); il campo resta vuoto.
# $found (testo)
list-problem-unreadable-fide-id = «{ $found }» non è un codice FIDE (attese solo cifre); il campo resta vuoto.
# $found (testo)
list-problem-formula-text = «{ $found }» sembra una formula e viene importato come testo.
list-problem-control-characters = I caratteri invisibili sono stati rimossi.
list-problem-undecodable-characters = Alcuni caratteri sono illeggibili. Provare con un’altra codifica.
# $found (testo)
list-problem-garbled-text = «{ $found }»: le lettere accentate sembrano già danneggiate nel file.
list-column-title = Titolo
list-column-ratings = Vari Elo
# $found (testo): riga precedente
list-problem-same-person = Forse la stessa persona della riga { $found }.
list-problem-totals-row = Un totale, non un giocatore. La riga non è spuntata.
list-problem-letter-row = Sembra una frase, un saluto o una firma. La riga non è spuntata.
list-problem-heading-row = Di nuovo i nomi delle colonne. La riga non è spuntata.
# $found (testo): nome della colonna
list-problem-unread-numbers = La colonna «{ $found }» contiene numeri e non viene letta. Sono Elo?
# $found (testo)
list-problem-ambiguous-rating = «{ $found }»: non è chiaro quale numero valga.
# $found (testo), $expected (testo): numero
list-problem-rating-read-as = «{ $found }» è stato letto come { $expected }.
# $found (testo)
list-problem-unreadable-title = «{ $found }» è troppo lungo per un titolo; il campo resta vuoto.
list-unrated-option = Non è stato fatto nulla. Correggere la lista, o indicare con --unrated che questi giocatori sono senza Elo.
list-duplicates-option = Non è stato importato nulla: forse è la stessa persona. Indicare come procedere con --duplicates skip, update o enter.
# $found (testo)
list-problem-doubtful-row = «{ $found }» può essere un nome, ma anche un saluto, un totale o un’intestazione.
# $found (testo): formula
list-problem-not-calculated = La cella contiene la formula «{ $found }» senza risultato salvato; resta vuota. Aprire il file nel foglio di calcolo e salvarlo.
# $found (testo): formula
list-problem-rating-not-calculated = L’Elo è la formula «{ $found }» senza risultato salvato. Aprire il file nel foglio di calcolo e salvarlo.
# $found (testo): nomi
list-problem-several-sheets = Più fogli contengono giocatori: { $found }. Quale vale?
# $found (testo): nomi
list-problem-sheets-not-read = Non letti, perché nascosti o senza giocatori: { $found }.
# $found (testo): numero
list-problem-neither-sex = Né femminile né maschile, o sconosciuto: { $found } in questa colonna. Il sesso lì resta vuoto.
list-doubtful-option = Non è stato importato nulla: le righe indicate forse non sono giocatori. Con --take-doubtful si importano, con --leave-doubtful si tralasciano.
list-worksheet-option = Non è stato importato nulla. Indicare il foglio con --worksheet.
# $found (testo)
list-problem-note-row = «{ $found }» è da solo nella riga e non è un giocatore. La riga viene tralasciata.
list-problem-pairing-page = Sono gli abbinamenti di un turno, non una lista di giocatori. La lista di partenza o la classifica contiene ogni giocatore una volta.
# $found (testo): nome della colonna
list-problem-read-from-above = La colonna «{ $found }» riporta ogni nome una sola volta. Le celle vuote sono lette come il nome sopra.
# $found (testo)
list-problem-cells-behind = Non letto, perché la colonna non ha un titolo: «{ $found }».
# $found (testo)
list-problem-not-aligned = «{ $found }»: le celle non sono sotto i nomi delle colonne. La riga viene tralasciata.
# $found (testo)
list-problem-game-result = «{ $found }» è il risultato di una partita, non un giocatore. La riga viene tralasciata.
list-problem-tables-differ = Due tabelle con colonne diverse sono affiancate. Metterle una sotto l’altra o importarle separatamente.
# $found (testo): numero
list-problem-side-by-side = Tabelle affiancate, tutte lette: { $found }.
# $found (testo): nomi delle colonne
list-problem-pot-columns = Le colonne { $found } sono lette come nomi. Le urne della lista non vengono conservate; Kralle forma le urne in base all’Elo.
# $found (testo): nomi
list-problem-chat-notes = Una chat: gli orari, i mittenti ({ $found }) e gli avvisi dell’app non sono letti come giocatori.
# $found (testo): numeri di riga
list-problem-hidden-rows = Le righe nascoste nel foglio, per esempio da un filtro, sono lette come le altre: { $found }.
# $found (testo): nomi
list-problem-own-workbook = Una cartella di lavoro esportata da Kralle: { $found } è letto. Gli altri fogli non sono letti.
list-into-option = I giocatori di una lista vengono importati in un file di torneo: kralle import LISTA --into FILE.
