### Che cosa porta probabilmente una formula: la serata giocata molte volte.
outlook = Che cosa comporta ogni formula?
    .hint = Kralle simula la serata molte volte, con risultati casuali.
outlook-simulate = Simula
outlook-again = Simula di nuovo
outlook-tables = Tavoli disponibili
outlook-entrants-missing = Indicare prima il numero di partecipanti.
outlook-stale = Le impostazioni sono cambiate da allora.
outlook-rounds =
    { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turni
    }
outlook-ends =
    { $rounds ->
        [one] { $rounds } turno, fine verso le { $time }
       *[other] { $rounds } turni, fine verso le { $time }
    }
outlook-fits = Il tempo basta.
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
outlook-percent = { $percent }%
outlook-strongest = Vincono i più forti
    .why = Quota delle { $evenings } serate simulate in cui è arrivato primo chi ha l’Elo più alto (per le squadre, la media più alta); un primo posto condiviso conta in proporzione. Più la quota è alta, meno decide la fortuna.
outlook-level = Primo posto a pari punti
    .why = Quota delle { $evenings } serate in cui alla fine più d’uno era in testa a pari punti.
outlook-undecided = La direzione del torneo deve decidere
    .why = Quota delle { $evenings } serate in cui il primo posto non era assegnato nemmeno dopo lo scontro diretto e gli spareggi tecnici.
outlook-met-again = Si incontrano di nuovo
    .why = Quanti, in media su { $evenings } serate, ritrovano un avversario già incontrato.
outlook-ended-early = Nessun abbinamento possibile
    .why = Quota delle { $evenings } serate in cui prima dell’ultimo turno non restava alcun abbinamento senza rivincite.
outlook-why = Perché? { $what }
outlook-own = Con gli Elo dei giocatori iscritti. Con una differenza media di 400 punti il più forte vince dieci volte più spesso dell’avversario; alcuni incontri finiscono in parità.
outlook-typical = Con Elo ipotetici, come nei circoli: media 1500, due terzi tra 1250 e 1750. Con una differenza media di 400 punti il più forte vince dieci volte più spesso dell’avversario; alcuni incontri finiscono in parità.
