### Errori in un modello, con la loro posizione.

# $file (text), $line (number), $column (number), $name (text)
refusal-template-missing = Foglio non creato: nel modello { $file } c’è un errore.
    .rule = Riga { $line }, colonna { $column }: manca la voce «{ $name }».

# $file (text), $line (number), $column (number), $found (text)
refusal-template-twice = Foglio non creato: nel modello { $file } c’è un errore.
    .rule = Riga { $line }, colonna { $column }: «{ $found }» compare due volte; eliminare una delle due voci.

# $file (text), $line (number), $column (number), $found (text), $expected (text): number, truth, list, table, text
refusal-template-kind = Foglio non creato: nel modello { $file } c’è un errore.
    .rule = Riga { $line }, colonna { $column }: trovato «{ $found }», atteso { $expected ->
        [number] un numero
        [truth] true o false
        [list] una lista tra parentesi quadre
        [table] un gruppo tra parentesi graffe
       *[text] un testo tra virgolette
    }.

# $file (text), $line (number), $column (number), $sign (text)
refusal-template-unclosed = Foglio non creato: nel modello { $file } c’è un errore.
    .rule = Riga { $line }, colonna { $column }: qui manca { $sign } per chiudere ciò che è stato aperto prima.

# $file (text), $line (number), $column (number), $found (text)
refusal-template-unquoted = Foglio non creato: nel modello { $file } c’è un errore.
    .rule = Riga { $line }, colonna { $column }: il testo «{ $found }» va scritto tra virgolette ("{ $found }").

# $file (text), $line (number), $column (number)
refusal-template-no-value = Foglio non creato: nel modello { $file } c’è un errore.
    .rule = Riga { $line }, colonna { $column }: qui manca un segno di uguale o il valore che lo segue.

# $file (text), $line (number), $column (number)
refusal-template-comma = Foglio non creato: nel modello { $file } c’è un errore.
    .rule = Riga { $line }, colonna { $column }: manca una virgola prima di questo punto.

# $file (text), $line (number), $column (number), $found (text)
refusal-template-unexpected = Foglio non creato: nel modello { $file } c’è un errore.
    .rule = Riga { $line }, colonna { $column }: «{ $found }» non può stare qui.
