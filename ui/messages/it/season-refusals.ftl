# Perché una stagione rifiuta, e che cosa non legge.

refusal-no-season = Nessuna stagione è aperta.
refusal-season-changed-elsewhere = { $path } è stato modificato nel frattempo da un altro programma. Rileggere la stagione, poi ripetere la modifica.
refusal-season-too-large = { $path } è troppo grande per il file di una stagione.
refusal-season-not-text = { $path } non è un testo (UTF-8).
refusal-season-file-elsewhere = «{ $entry }» esce dalla cartella della stagione e non viene letto. Se questi file sono intesi, aggiungerli qui.
refusal-season-link-leaves = { $file } è un collegamento che esce dalla cartella della stagione e non viene letto.
refusal-season-nothing-found = Nessun file di torneo trovato per «{ $entry }».
refusal-season-bad-pattern = «{ $entry }» non è un modello di nomi di file.
refusal-season-listed-twice = «{ $entry }» è già nell’elenco e non conta di nuovo.
refusal-season-other-ending = { $file } non è un file di torneo (.kralle).
refusal-season-too-many-files = Una stagione non ha più di { $most } file; gli altri non vengono letti.
refusal-season-no-such-entry = «{ $entry }» non è nell’elenco dei file.
refusal-season-person-unknown = Nella stagione non c’è una persona { $person }.
refusal-season-unknown-entrant = Questa iscrizione non è più nei tornei della stagione. Rileggere la stagione.
refusal-season-two-entrants = Una decisione riguarda almeno due iscrizioni.
refusal-season-same-already = Queste iscrizioni contano già come una sola persona.
refusal-season-no-such-decision = Non c’è una decisione { $number }.
refusal-season-guest-by-club = La persona è ospite perché il suo circolo non è tra quelli della stagione. Lo cambiano le impostazioni.
refusal-season-nothing-to-undo = Non c’è nulla da annullare.
refusal-season-nothing-to-redo = Non c’è nulla da ripetere.
refusal-season-no-category = Non c’è una categoria «{ $category }».
refusal-season-category-twice = Due categorie si chiamano «{ $category }».
refusal-season-category-empty = Nella categoria «{ $category }» «da» supera «a»: nessuno può farne parte.
refusal-season-no-ratings = Nessun incontro tandem è stato ancora giocato.
refusal-season-no-results = Nessun torneo conta ancora: la classifica è vuota.
refusal-season-no-categories = La stagione non ha categorie. Si definiscono nelle impostazioni.
