### Le regole di un torneo: modello, differenze, fonte, condivisione.

rule-set-title = Regolamento in dettaglio
rule-set-rail = Regole
rule-set-edit = Apri il regolamento in dettaglio…
# $count (Number)
rule-set-edit-changed = { $count ->
    [one] 1 regola è diversa
   *[other] { $count } regole sono diverse
}
rule-set-base = Modello
rule-set-source = Fonte
    .example = Bando, punto 4
rule-set-search = Cerca nelle regole
# $count (Number)
rule-set-only-changed = Solo le differenze ({ $count })
rule-set-changed = diversa
rule-set-preset-reading = secondo il modello
# $option (Text)
rule-set-back = { $option }: come nel modello
rule-set-none-changed = Tutto come nel modello.
rule-set-none-found = Nessuna regola trovata.
rule-set-open = Carica da un file
rule-set-save = Salva in un file
rule-set-file = Regolamento
rule-set-print = Stampa
rule-set-print-later = Prima modificare le regole, poi stampare
rule-set-put = Modifica le regole
rule-set-take = Adotta questo regolamento
rule-set-unchanged = Nessuna modifica
rule-set-fixed = Sola lettura
rule-set-frozen = Il torneo è iniziato. I risultati e la disposizione scelta non cambiano.

rule-set-part-drops = Pezzi in mano e inserimento
rule-set-part-moves = Promozione e pezzi inseriti
rule-set-part-mate = Matto e stallo
rule-set-part-ending = Abbandono, patta, mosse illegali, tempo
rule-set-part-conduct = Orologio, conversazione, pezzi visibili
rule-set-part-competition = Torneo
rule-set-part-pair-moves = PaarZugSchach
rule-set-part-ordinary = Scacchi
rule-set-sentences = Che cos’altro dice il testo

rule-set-used-board = vale nella verifica di una posizione
rule-set-used-results = vale all’inserimento del risultato e nella verifica di una posizione
rule-set-used-seating = vale per la disposizione
rule-set-used-line-ups = vale per la formazione
rule-set-used-format = incide sulla formula proposta e sul numero di turni
rule-set-used-byes = fissa i punti del riposo
rule-set-used-standings = vale in classifica
rule-set-used-sheet = compare sul foglio delle regole

# $option (Text)
journal-change-rule-set = Regole modificate: { $option }
option-base = Modello
option-source = Fonte
# $teams (Number), $format (Text), $rounds (Number)
format-proposed =
    { $rounds ->
        [one] Con { $teams } squadre, secondo il regolamento: { $format }, { $rounds } turno.
       *[other] Con { $teams } squadre, secondo il regolamento: { $format }, { $rounds } turni.
    }
    .note = Formula impostata: { $format }.
refusal-rules-frozen = Regole non modificate: il torneo è iniziato.
    .rule = Dal primo turno pubblicato ogni modifica richiede una motivazione.
# $path (Text)
refusal-rule-set-too-large = Non letto: { $path } è troppo grande.
    .rule = Un regolamento è un breve file di testo (TOML).
# $line (Number), $column (Number), $found (Text), $wanted (Text)
refusal-bad-rule-set = Riga { $line }, colonna { $column }: trovato { $found }
    .rule = Atteso: { $wanted }
field-rule-source = Fonte
field-rule-option = Regola
new-rules-fics = Bughouse (FICS)
    .hint = Come sul server internet: è permesso dare matto con un inserimento.
