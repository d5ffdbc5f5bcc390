# Sorteggio: preparazione, cerimonia, verbale.

draw-empty = Ancora nessuno da sorteggiare
    .hint = Prima iscrivere i giocatori o importare una lista.
draw-to-players = Vai ai giocatori
draw-seed = Valore di partenza
    .hint = Tirare i dadi in pubblico o far dire un testo a qualcuno; va bene qualsiasi testo. Nove cifre sono già inserite.
draw-seed-again = Un nuovo sorteggio richiede un nuovo valore di partenza pubblico.
draw-seed-missing = Manca il valore di partenza.
draw-dice = Rilancia i dadi
draw-wish = Condizione
    .hint = Ogni compagno dell’urna 2 è ugualmente probabile.
draw-wish-anyone = nessuna
draw-wish-not-the-same-club = circoli diversi
    .hint = Si rimescola finché nessuna squadra è formata da due giocatori dello stesso circolo. Il verbale indica quante volte.
draw-third = Squadra di tre
    .hint = Il giocatore che avanza nell’urna 2 entra in questa squadra.
draw-third-player = Terzo
draw-border = Parità al confine delle urne
draw-border-order = Ordina a mano
    .hint = Chi sta più in alto va per primo nell’urna 1. Senza ordine manuale decide il sorteggio.
draw-border-lot = Lascia decidere al sorteggio
draw-border-keep = Applica l’ordine
draw-level = stesso Elo di altri al confine
draw-start = Sorteggia
draw-busy = Sorteggio in corso…
draw-blocked = Prima chiarire quanto indicato sopra.
draw-public = Con il clic le squadre sono decise; poi vengono mostrate una alla volta.
draw-again = Sorteggia di nuovo
draw-again-title = Sorteggia di nuovo
draw-plays-with = { $first } gioca con { $second }
draw-all-drawn =
    { $count ->
        [one] { $count } squadra è sorteggiata.
       *[other] Tutte le { $count } squadre sono sorteggiate.
    }
draw-note = Verificabile: la stessa lista dei giocatori e lo stesso valore di partenza danno sempre le stesse squadre. Somma di controllo della lista: { $checksum }
draw-note-short = Verificabile: la stessa lista e lo stesso valore di partenza danno sempre le stesse squadre.
draw-progress = { $done } di { $total }
draw-show-all = Mostra tutto
draw-next = Avanti
draw-to-teams = Vai alle squadre
draw-to-round = Vai al turno
draw-show = Rivedi il sorteggio
draw-teams = Squadre sorteggiate
draw-record = Verbale del sorteggio
draw-shuffles = Mescolato
draw-shuffled =
    { $count ->
        [one] una volta
       *[other] { $count } volte
    }
draw-checksum = Somma di controllo della lista
draw-top-role = Squadra 1 nel turno 1
draw-top-role-first = nominata per prima
draw-top-role-second = nominata per seconda
