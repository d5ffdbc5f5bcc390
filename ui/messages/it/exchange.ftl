# Ciò che entra e ciò che esce: elenchi, cartelle di lavoro, liste Elo, tornei interi.

## Leggere un elenco di giocatori

list-column-team = Squadra
list-column-board-order = Scacchiera (ordine di schieramento)
list-column-select = La colonna { $number } «{ $heading }» significa
list-column-select-bare = La colonna { $number } significa
list-column-hint = Se una colonna è sbagliata, cambiarla qui; l'anteprima si rilegge.
list-sheet = Foglio
list-encoding = Codifica
list-how-workbook = Letto come cartella di lavoro ({ $name }), foglio «{ $sheet }».
list-teams-found =
    { $count ->
        [one] { $count } squadra fissa nell'elenco.
       *[other] { $count } squadre fisse nell'elenco.
    }
list-problem-workbook-too-large = Decompressa, la cartella di lavoro supera { $expected } byte. Salvare solo il foglio dei giocatori in un nuovo file, o come CSV.
list-problem-workbook-damaged = La cartella di lavoro è danneggiata ({ $found }). Aprirla nel foglio di calcolo e salvarla di nuovo, o come CSV.
list-problem-no-sheet = Nella cartella di lavoro non c'è un foglio «{ $found }».
list-problem-cell-error = La cella mostra l'errore { $found }; resta vuota.
list-problem-team-too-long = Il nome della squadra ha { $found } caratteri, al massimo { $expected } sono possibili. Il campo resta vuoto.
list-problem-unreadable-board-order = «{ $found }» non è un posto nell'ordine di schieramento (atteso un numero da 1 a 99); il campo resta vuoto.
field-columns = Colonne
field-encoding = Codifica
expected-choice = una delle scelte offerte
file-kind-player-list = Elenco di giocatori (CSV, TSV, XLSX, ODS)

## Liste Elo

ratings-open = Liste Elo
ratings-title = Liste Elo
ratings-about = Caricare una lista come la dà la federazione: FIDE (TXT o XML, anche compressa), lista DWZ tedesca o qualunque lista CSV. Resta su questo computer e completa i nomi durante l'inserimento.
ratings-none = Nessuna lista caricata.
ratings-load = Caricare una lista
ratings-load-now = Caricare
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
ratings-loaded-when = caricata { $when }
ratings-loaded =
    { $count ->
        [one] { $count } giocatore caricato.
       *[other] { $count } giocatori caricati.
    }
ratings-skipped = Non lette: { $count } righe, la prima è la riga { $line }.
ratings-remove = Togliere la lista «{ $name }»
ratings-compare = Confrontare gli Elo
ratings-compare-none = Caricare prima una lista
ratings-compare-about = Confrontato con: { $lists }
ratings-nothing = Tutti i giocatori trovati hanno già l'Elo della lista.
ratings-same =
    { $count ->
        [one] { $count } giocatore è invariato.
       *[other] { $count } giocatori sono invariati.
    }
ratings-missing = Non nelle liste: { $names }.
ratings-ambiguous = Più persone con lo stesso nome, inserire codice FIDE o anno di nascita: { $names }.
ratings-take = Riprendere
ratings-take-row = Riprendere l'Elo di { $name }
ratings-take-all =
    { $count ->
        [one] Riprendere { $count } giocatore
       *[other] Riprendere { $count } giocatori
    }
ratings-take-none = Nessuno scelto
ratings-now = Finora
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
        [one] { $count } proposta, scegliere con freccia giù
       *[other] { $count } proposte, scegliere con freccia giù
    }
journal-refresh-ratings =
    { $count ->
        [one] Elo di { $count } giocatore ripreso
       *[other] Elo di { $count } giocatori ripresi
    }
file-kind-rating-list = Lista Elo (TXT, XML, CSV, ZIP)
refusal-no-rating-lists = Nessuna lista Elo.
    .rule = Senza una cartella di configurazione su questo computer non si conservano liste.
refusal-unwritable = Non scritto: { $path }.
    .rule = Il sistema dice: { $reason }. Nulla è cambiato.
refusal-rating-list-empty = Non caricata: nella lista non c'è nessun giocatore.
    .rule = Serve il file della federazione, una riga per giocatore. La lista precedente resta.
refusal-rating-list-without-names = Non caricata: nessuna colonna sembra contenere nomi.
    .rule = Scegliere la colonna dei nomi sotto «colonne». La lista precedente resta.
refusal-rating-list-not-packed = Non caricata: nell'archivio non c'è una lista.
    .rule = Serve un file TXT, XML o CSV. La lista precedente resta.
refusal-rating-list-too-large = Non caricata: la lista è troppo grande.
    .rule = Si leggono fino a otto milioni di giocatori e quattro gigabyte decompressi. La lista precedente resta.
refusal-rating-list-unreadable = La lista Elo non è leggibile.
    .rule = Messaggio: { $reason }. Se necessario, ricaricare il file della federazione.
refusal-rating-list-damaged = Non caricata: la lista è danneggiata dalla riga { $line }.
    .rule = Messaggio: { $reason }. Riprendere il file dalla federazione; la lista precedente resta.

