# Lo schermo per il proiettore.

projector-welcome = Benvenuti
projector-first = Prima nominata
projector-second = Seconda nominata
projector-result = Risultato
projector-rank = Posto
projector-points = Punti
projector-points-of = Punti: { $points }
projector-seats = Posti per nome
projector-in = Risultati: { $results } su { $tables }
projector-new = Nuovo
projector-winners = Vincitori a pari merito
projector-winner = Vincitore
projector-first-shared = Il primo posto è condiviso
projector-plan = Programma della giornata
projector-planned = previsto
projector-part-now = adesso
projector-part-break = Pausa
projector-part-prize-giving = Premiazione
projector-late =
    { $minutes ->
        [one] un minuto di ritardo
       *[other] { $minutes } minuti di ritardo
    }
projector-end = Fine
projector-no-plan = Per oggi non è stato inserito alcun programma.
projector-notices = Avvisi
projector-no-notices = Al momento non ci sono avvisi.
projector-clock = Orologio del turno
projector-clock-before = Inizia tra
projector-clock-running = In corso
projector-clock-amber = Restano solo
projector-clock-over = Tempo scaduto
projector-clock-paused = Fermo
projector-no-clock = L’orologio del turno non è impostato.
projector-lots = Sorteggio
projector-lots-begin = Il sorteggio sta per iniziare
projector-drawn = Squadre: { $shown } su { $of }
projector-pot = Urna { $pot }
projector-covered = coperti: { $count }
projector-page = Pagina { $page } di { $pages }
projector-held = in pausa
projector-chosen = Scelto qui (0 per tornare)
projector-sound = Attiva il suono
projector-keys = Spazio: pausa · ← →: pagine · 1–8: contenuto · 0: come assegnato · F: schermo intero · D: chiaro o scuro · S: suono.
projector-number = Questo è lo schermo { $number }.
