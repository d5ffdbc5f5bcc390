### Che cosa porta probabilmente una formula: la serata giocata molte volte.
outlook = Che cosa porta ogni formula?
    .hint = Kralle gioca la serata molte volte, con risultati a caso.
outlook-simulate = Simula
outlook-again = Simula di nuovo
outlook-tables = Tavoli disponibili
outlook-entrants-missing = Indicare prima il numero previsto.
outlook-stale = Le impostazioni sono cambiate da allora.
outlook-rounds =
    { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turni
    }
outlook-ends =
    { $rounds ->
        [one] { $rounds } turno fino alle { $time } circa
       *[other] { $rounds } turni fino alle { $time } circa
    }
outlook-fits = Ci sta.
outlook-too-long =
    { $rounds ->
        [0] Il tempo non basta per nessun turno.
        [one] Il tempo basta solo per { $rounds } turno.
       *[other] Il tempo basta solo per { $rounds } turni.
    }
outlook-too-few-tables =
    { $tables ->
        [one] Serve { $tables } tavolo.
       *[other] Servono { $tables } tavoli.
    }
outlook-not-simulated = Troppi turni per una serata: non simulato.
outlook-percent = { $percent } %
outlook-strongest = Vincono i più forti
    .why = In tante serate simulate su { $evenings } è arrivato primo chi ha l’Elo più alto, delle squadre quella con la media più alta; un primo posto condiviso conta in parte. Più è alto, meno decide la fortuna.
outlook-level = Primo posto a pari punti
    .why = In tante serate su { $evenings } alla fine più d’uno aveva il massimo dei punti.
outlook-undecided = Il direttore deve decidere
    .why = In tante serate su { $evenings } il primo posto è rimasto aperto, anche dopo scontro diretto e spareggi.
outlook-met-again = Si incontrano una seconda volta
    .why = Nella media di { $evenings } serate, tanti incontrano di nuovo qualcuno con cui hanno già giocato.
outlook-ended-early = Nessun abbinamento possibile
    .why = In tante serate su { $evenings } prima dell’ultimo turno non restava alcun abbinamento senza ripetizione.
outlook-why = Perché? { $what }
outlook-own = Con gli Elo dei giocatori iscritti. Con 400 punti di differenza in media il più forte vince dieci volte più spesso; alcuni incontri finiscono patta.
outlook-typical = Con Elo supposti, come nei circoli: 1500 al centro, due terzi tra 1250 e 1750. Con 400 punti di differenza in media il più forte vince dieci volte più spesso; alcuni incontri finiscono patta.
