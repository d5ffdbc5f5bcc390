# Sanzioni: al computer del torneo e sui telefoni degli arbitri.

penalty-warning = Ammonizione
penalty-match-lost = Sconfitta
penalty-points-down = Detrazione di punti
penalty-points-up = Aggiunta di punti
penalty-exclusion = Esclusione
penalty-said-warning = N. { $team }: ammonizione nel turno { $round }
penalty-said-match-lost = N. { $team }: sconfitta per sanzione al tavolo { $table } nel turno { $round }
penalty-said-points-down = N. { $team }: detrazione di punti ({ $points }) nel turno { $round }
penalty-said-points-up = N. { $team }: aggiunta di punti ({ $points }) nel turno { $round }
penalty-said-exclusion = N. { $team }: esclusione dal turno { $round }
penalty-said-player = { $said } ({ $name })
penalty-said-article = { $said } – { $article }
decisions-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
decisions-closed = Il torneo è chiuso.
decisions-undecided = Scegli
penalty-title = Sanzione
penalty-open = Sanziona…
penalty-kind = Tipo di sanzione
penalty-team = Chi
penalty-player = Giocatore responsabile
penalty-player-all = Tutta la squadra
penalty-round = Turno
penalty-from = Dal turno
penalty-table = Tavolo { $table }
penalty-points = Punti
penalty-choose-team = Prima scegliere chi riceve la sanzione
penalty-no-match = Il n. { $team } non gioca nel turno { $round }
penalty-impose = Infliggi la sanzione
penalty-effect-warning = L’ammonizione viene registrata e mostrata; punti e abbinamenti non cambiano.
penalty-effect-match-lost = Vince l’avversario. Un risultato già inserito viene sostituito.
penalty-effect-points-down = La detrazione vale in classifica da questo turno e per il prossimo abbinamento; nessuno scende sotto zero.
penalty-effect-points-up = L’aggiunta vale in classifica da questo turno e per il prossimo abbinamento.
penalty-effect-exclusion = Niente più abbinamenti; ultimo posto in classifica.
penalty-effect-exclusion-round-robin = Ciò che resta da giocare è perso per forfait; il n. { $team } è ultimo in classifica.
penalty-lift = Revoca la sanzione
    .text = { $said }.
    .match-lost = L’incontro perso per la sanzione è di nuovo senza risultato.
    .exclusion = L’esclusione finisce con il prossimo turno.
refusal-penalty-unknown = Sanzione { $number } non trovata.
    .rule = Probabilmente è già stata revocata.
refusal-penalty-without-points = Non inflitta: mancano i punti.
    .rule = Serve almeno mezzo punto.
refusal-penalty-of-too-many-points = Non inflitta: una sanzione toglie o dà al massimo { $most } punti.
refusal-match-lost-by-penalty = Non modificato: l’incontro al tavolo { $table } è deciso da una sanzione.
    .rule = Il n. { $team } ha perso per una sanzione. Prima revocarla (Classifica, Decisioni).
refusal-leaver-has-played = Non salvato: il n. { $team } ha giocato il turno { $round }.
    .rule = Il ritiro vale al più presto dal primo turno senza risultato.
refusal-entrant-excluded = Non modificato: il n. { $team } è escluso.
    .rule = Prima revocare l’esclusione (Classifica, Decisioni).
