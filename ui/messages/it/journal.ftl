# Che cosa ha fatto un comando: per l'annullamento, l'avviso e lo storico.

journal-new-tournament = Torneo creato
journal-change-settings = Torneo modificato
journal-add-player = Iscrizione di { $name }
journal-change-player = Modifica di { $name }
journal-remove-player = Eliminazione di { $name }
journal-import-players =
    { $count ->
        [one] { $count } giocatore importato
       *[other] { $count } giocatori importati
    }
journal-check-in =
    { $presence ->
        [came] Presenza segnata: { $name }
        [left] Assenza segnata: { $name }
        [absent] Assenza segnata: { $count }
       *[here] Presenza segnata: { $count }
    }
journal-order-by-hand = Ordine fissato a mano
journal-set-odd-number = Numero dispari di giocatori gestito
journal-draw-lots = Sorteggio con «{ $seed }»
journal-pair-round = Turno { $round } abbinato
journal-discard-draft = Bozza del turno { $round } scartata
journal-swap-teams = Turno { $round }: scambiati il n. { $one } e il n. { $other }
journal-publish-round = Turno { $round } pubblicato
journal-choose-seating = Tavolo { $table }: avversari scelti
journal-choose-colors = Tavolo { $table }: colori scelti
journal-reopen-seating = Tavolo { $table }: disposizione da rifare
journal-correct-seating = Tavolo { $table }: disposizione corretta
journal-let-sit-out = Tavolo { $table }: { $name } non gioca
journal-enter-result = Tavolo { $table }: { $verdict }, { $cause }
journal-clear-result = Tavolo { $table }: risultato eliminato
journal-decide-tie = Decisione sulla parità tra i n. { $teams }
journal-close-tournament = Torneo chiuso
journal-reopen-tournament = Torneo riaperto
table-and-game = { $table }, partita { $game }
