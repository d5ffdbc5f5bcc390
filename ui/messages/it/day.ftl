# Il programma della giornata: scritto dalla direzione, stampato, e che cosa significa un ritardo.

day = Programma della giornata
day-by-schedule = Programma calcolato in base a cadenza, inizio e numero di turni, finché non lo si modifica qui.
day-typed = Programma inserito a mano.
day-none = Ancora nessun programma: indicando la cadenza e «Primo turno alle» in «Modifica il torneo», si crea automaticamente. Lo si può anche scrivere qui.
day-begins = Inizio
day-part = Voce
day-title = Titolo
day-minutes = Minuti
day-planned = previsto
day-expected = atteso
day-part-round = Turno
day-part-break = Pausa
day-part-prize-giving = Premiazione
day-part-other = Altro
day-add = Aggiungi
    .hint = Le voci nuove vengono inserite dopo quella selezionata. Alt con freccia su o giù sposta la voce.
# $part (testo)
day-remove = Togli { $part }
# $time (testo)
day-began = inizio alle { $time }
day-end = Fine
# $time (testo)
day-ends = Fine alle { $time }.
# $expected (testo), $planned (testo), $minutes (numero)
day-ends-late =
    { $minutes ->
        [one] Fine alle { $expected } invece delle { $planned }: un minuto più tardi del previsto.
       *[other] Fine alle { $expected } invece delle { $planned }: { $minutes } minuti più tardi del previsto.
    }
# $time (testo), $minutes (numero)
day-over-end =
    { $minutes ->
        [one] L’ultimo turno finisce un minuto dopo l’ora di fine fissata ({ $time }).
       *[other] L’ultimo turno finisce { $minutes } minuti dopo l’ora di fine fissata ({ $time }).
    }
day-back = Ricalcola gli orari
    .reason = Gli orari sono già quelli calcolati.
    .none = In «Modifica il torneo» mancano la cadenza o l’inizio.
day-keep = Salva
    .reason = Nulla è cambiato.
    .mistake = Prima correggere i campi segnati.
day-kept = Programma della giornata salvato
day-print-later = Prima salvare.
day-open = Programma della giornata…
    .reason = Prima salvare gli orari cambiati.
# $expected (testo)
day-field-expected = Atteso: { $expected }
sheet-name-day-plan = Programma della giornata
sheet-about-day-plan = gli orari della giornata, da esporre
refusal-sheet-needs-day-plan = Non c’è ancora un programma della giornata.
    .rule = Indicare in «Modifica il torneo» la cadenza e l’inizio del primo turno, oppure scrivere il programma.
day-sheet-at-most = Un incontro finisce appena è deciso: i turni durano al massimo così.
# $minutes (numero)
day-sheet-late =
    { $minutes ->
        [one] Un minuto più tardi del previsto.
       *[other] { $minutes } minuti più tardi del previsto.
    }
