# Ciò che una stagione tralascia, e gli errori nelle sue impostazioni.

refusal-season-given-twice = { $file } è lo stesso torneo di { $kept } e non conta una seconda volta.
refusal-season-undated = { $file } non ha una data e viene elencato dopo gli altri tornei.
refusal-season-running = { $file } è ancora in corso.
refusal-season-first-place-open = { $file }: il primo posto non è ancora assegnato.
refusal-season-not-begun = { $file } non è ancora iniziato.
refusal-season-other-game =
    { $game ->
        [pair_moves] { $file } è di un altro gioco: PaarZugSchach.
        [ordinary_chess] { $file } è di un altro gioco: scacchi ordinari.
       *[other] { $file } è di un altro gioco: tandem.
    }
refusal-season-decision-fits-nobody = { $kind } n. { $number }: nessuno corrisponde alla voce { $entry }.
refusal-season-decision-joins-two = { $kind } n. { $number } non vale: { $one } e { $other } hanno giocato entrambi in { $file }.
refusal-season-decision-splits-one = { $kind } n. { $number } non vale: due voci indicano { $name } in { $file }.
refusal-season-decisions-contradict = { $kind } n. { $number } non vale: contraddice { $other_kind } n. { $other_number }.
refusal-season-two-of-one-tournament =
    { $alike ->
        [fide_id] { $file }: { $one } e { $other } hanno lo stesso codice FIDE; contano come due persone.
       *[national_id] { $file }: { $one } e { $other } hanno lo stesso numero di federazione; contano come due persone.
    }
refusal-season-guest-fits-nobody = guests: nessuno corrisponde alla voce { $entry }.

refusal-season-settings-unexpected = Riga { $line }, colonna { $column }: «{ $found }» non può stare qui.
refusal-season-settings-backslash = Riga { $line }, colonna { $column }: una barra rovesciata come in «{ $found }» qui non separa le cartelle di un percorso. Separare le cartelle con / oppure mettere il testo tra apici: 'C:\Tornei'.
refusal-season-settings-twice = Riga { $line }, colonna { $column }: «{ $found }» compare due volte.
refusal-season-settings-missing = Riga { $line }, colonna { $column }: manca «{ $name }».
refusal-season-settings-unknown-key = Riga { $line }, colonna { $column }: «{ $found }» non esiste (atteso: { $expected }).
refusal-season-settings-unknown-word = Riga { $line }, colonna { $column }: «{ $found }» non esiste (atteso: { $expected }).
refusal-season-settings-kind =
    { $kind ->
        [text] Riga { $line }, colonna { $column }: trovato «{ $found }», atteso un testo tra virgolette.
        [whole_number] Riga { $line }, colonna { $column }: trovato «{ $found }», atteso un numero intero.
        [number] Riga { $line }, colonna { $column }: trovato «{ $found }», atteso un numero.
        [truth] Riga { $line }, colonna { $column }: trovato «{ $found }», atteso true o false.
        [list] Riga { $line }, colonna { $column }: trovato «{ $found }», attesa una lista tra parentesi quadre.
       *[table] Riga { $line }, colonna { $column }: trovato «{ $found }», attesa una tabella.
    }
refusal-season-settings-out-of-range = Riga { $line }, colonna { $column }: trovato { $found }, atteso un numero da { $from } a { $until }.
refusal-season-settings-bad-text = Riga { $line }, colonna { $column }: «{ $found }» è vuoto, troppo lungo o contiene caratteri di controllo.
refusal-season-settings-exclude = Riga { $line }, colonna { $column }: è ammesso solo uno tra «{ $one }» e «{ $other }».
refusal-season-settings-too-few =
    { $found ->
        [one] Riga { $line }, colonna { $column }: trovata { $found } voce, attese almeno due.
       *[other] Riga { $line }, colonna { $column }: trovate { $found } voci, attese almeno due.
    }

season-questions-open =
    { $count ->
        [one] Una domanda sulle persone è in sospeso: due voci potrebbero indicare la stessa persona; fino alla risposta contano separatamente.
       *[other] { $count } domande sulle persone sono in sospeso: alcune voci potrebbero indicare la stessa persona; fino alla risposta contano separatamente.
    }
