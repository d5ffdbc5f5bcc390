# Decisioni oltre ai risultati e alle parità: sanzioni, partenze, squadre riformate.

option-withdrawal = Ritiro dal girone all’italiana
    .half-played = Giocato meno della metà: tutto è annullato. Altrimenti il giocato vale, il resto è perso a forfait.
    .rest-forfeited = Il giocato vale, il resto è perso a forfait.
    .all-annulled = Tutto è annullato.

penalty-warning = Ammonizione
penalty-match-lost = Sconfitta
penalty-points-down = Punti tolti
penalty-points-up = Punti aggiunti
penalty-exclusion = Esclusione
penalty-said-warning = N. { $team }: ammonizione al turno { $round }
penalty-said-match-lost = N. { $team }: sconfitta per sanzione al tavolo { $table } al turno { $round }
penalty-said-points-down = N. { $team }: punti tolti al turno { $round }: { $points }
penalty-said-points-up = N. { $team }: punti aggiunti al turno { $round }: { $points }
penalty-said-exclusion = N. { $team }: esclusione dal turno { $round }
penalty-said-player = { $said } ({ $name })
penalty-said-article = { $said } – { $article }
left-said = N. { $team }: partenza prima del turno { $round }
left-said-annulled = N. { $team }: partenza prima del turno { $round }; i risultati sono annullati
reform-said = Squadra { $team } riformata dal turno { $round }: { $names }

decisions-tab = Decisioni
decisions-caption = Sanzioni, partenze e squadre riformate
decisions-empty = Ancora nessuna decisione
    .hint = Sanzioni, partenze e squadre riformate stanno qui con la loro motivazione.
decisions-who = Chi
decisions-what = Decisione
decisions-round = Turno
decisions-article = Base
decisions-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
decisions-from = dal turno { $round }
decisions-left = Partenza
decisions-annulled = risultati annullati
decisions-reformed = Riformata
decisions-closed = Il torneo è chiuso.
decisions-lift = Revocare
decisions-undecided = Da scegliere

penalty-title = Sanzione
penalty-open = Sanzione …
penalty-kind = Tipo di sanzione
penalty-team = Chi
penalty-player = A causa di
penalty-player-all = Tutta la squadra
penalty-round = Turno
penalty-from = Dal turno
penalty-table = Tavolo { $table }
penalty-points = Punti
penalty-choose-team = Prima scegliere chi è sanzionato
penalty-no-match = Il n. { $team } non gioca al turno { $round }
penalty-impose = Infliggere la sanzione
penalty-effect-warning = È conservata e mostrata; punti e abbinamento non cambiano.
penalty-effect-match-lost = Ha vinto l’avversario. Un risultato già inserito è sostituito.
penalty-effect-points-down = Vale in classifica da questo turno e nel prossimo abbinamento; nessuno scende sotto zero.
penalty-effect-points-up = Vale in classifica da questo turno e nel prossimo abbinamento.
penalty-effect-exclusion = Non è più abbinato e sta dietro a tutti gli altri.
penalty-effect-exclusion-round-robin = Ciò che resta da giocare è perso a forfait; il n. { $team } sta dietro a tutti gli altri.
penalty-lift = Revocare la sanzione
    .text = { $said }.
    .match-lost = Ciò che è stato perso così è di nuovo aperto.
    .exclusion = L’esclusione finisce col prossimo turno.

leave-title = Partenza
leave-open = Partenza …
leave-effect-swiss = Non è più abbinato. Il giocato vale.
leave-forbidden = Le regole vietano di lasciare il torneo in anticipo. La motivazione è conservata.
leave-keep = Registrare la partenza
leave-back = Gioca comunque

reform-title = Riformare le squadre
reform-open = Riformare le squadre …
reform-about = Vale dal turno { $round }. Numero e punti restano alla squadra.
reform-team = Squadra { $team }
reform-member = Giocatore { $place } della squadra { $team }
reform-third = Terzo giocatore della squadra { $team }
reform-nobody = nessuno
reform-choose = Quali squadre?
reform-add = Aggiungere la squadra { $team }
reform-free = senza squadra
reform-newcomer = Nuovo giocatore …
reform-newcomer-name = Nome del nuovo giocatore
reform-twice = { $name } è inserito due volte
reform-too-few = La squadra { $team } ha troppo pochi giocatori
reform-unchanged = Ancora nessun cambiamento
reform-left-over = Poi senza squadra: { $names }
reform-keep = Riformare

refusal-penalty-unknown = Non trovata: sanzione { $number }.
    .rule = Probabilmente è già revocata.
refusal-penalty-without-points = Non inflitta: manca quanti punti.
    .rule = Almeno mezzo punto.
refusal-match-lost-by-penalty = Non modificato: il tavolo { $table } è deciso da una sanzione.
    .rule = Il n. { $team } ha perso per una sanzione. Prima revocarla (classifica, decisioni).
refusal-teams-unchanged = Non modificato: tutte le squadre restano come sono.
    .rule = Almeno una squadra deve avere altri giocatori.
refusal-leaver-has-played = Non salvato: il n. { $team } ha giocato il turno { $round }.
    .rule = La partenza comincia al più presto col primo turno senza risultato.
refusal-entrant-excluded = Non modificato: il n. { $team } è escluso.
    .rule = Prima revocare l’esclusione (classifica, decisioni).
refusal-round-still-playing = Il turno { $round } è ancora in corso.
    .rule = Si gioca ancora: tavolo { $playing }.
    .short = Si gioca ancora: tavolo { $playing }
refusal-round-partly-playing = Il turno { $round } non è ancora concluso.
    .rule = Mancano i risultati: tavolo { $tables }. Si gioca ancora: tavolo { $playing }.
    .short = Manca: tavolo { $tables }; si gioca ancora: tavolo { $playing }

journal-impose-penalty =
    { $imposed ->
        [warning] N. { $team }: ammonizione
        [match_lost] N. { $team }: sconfitta per sanzione al tavolo { $table }
        [points_down] N. { $team }: punti tolti: { $points }
        [points_up] N. { $team }: punti aggiunti: { $points }
       *[exclusion] N. { $team } escluso
    }
journal-lift-penalty =
    { $imposed ->
        [warning] N. { $team }: ammonizione revocata
        [match_lost] N. { $team }: sconfitta revocata
        [points_down] N. { $team }: punti tolti revocati
        [points_up] N. { $team }: punti aggiunti revocati
       *[exclusion] N. { $team }: esclusione revocata
    }
journal-reform-teams = Riformate dal turno { $round }: squadre { $teams }
journal-mark-progress =
    { $progress ->
        [still_playing] Il tavolo { $table } gioca ancora
       *[awaited] Tavolo { $table }: risultato atteso
    }
history-impose-penalty =
    { $imposed ->
        [warning] N. { $team }, turno { $round }: ammonizione
        [match_lost] N. { $team }, turno { $round }: sconfitta per sanzione al tavolo { $table }
        [points_down] N. { $team }, turno { $round }: punti tolti: { $points }
        [points_up] N. { $team }, turno { $round }: punti aggiunti: { $points }
       *[exclusion] N. { $team }: esclusione dal turno { $round }
    }
history-let-be-absent =
    { $length ->
        [good] N. { $team }: partenza prima del turno { $round }
       *[other] Il n. { $team } salta turni dal turno { $round }
    }
history-mark-progress =
    { $progress ->
        [still_playing] Tavolo { $table }, turno { $round }: si gioca ancora
       *[awaited] Tavolo { $table }, turno { $round }: risultato atteso
    }

result-late = in ritardo
    .hint = Inserito quando il turno seguente era già pubblicato.
result-corrected = corretto
result-corrects = Prima: { $result }, { $cause }; inserito { $time }, { $name }
result-corrects-unknown = Prima c’era un altro risultato; inserito { $time }, { $name }
result-by-nobody = senza nome
progress-still-playing = si gioca ancora
progress-mark = Si gioca ancora
progress-unmark = Non si gioca più
missing-title = Manca
missing-tables =
    { $count ->
        [one] Risultato mancante: tavolo { $tables }
       *[other] { $count } risultati mancanti: tavolo { $tables }
    }
missing-playing =
    { $count ->
        [one] si gioca ancora: tavolo { $tables }
       *[other] { $count } si giocano ancora: tavolo { $tables }
    }
missing-go = Al tavolo { $table }
missing-nothing = Tutti i risultati ci sono

standings-out-excluded = escluso
standings-out-annulled = partito, annullato
standings-left = partito prima del turno { $round }
standings-penalty-less = di cui { $points } tolti
standings-penalty-more = di cui { $points } per sanzioni altrui
standings-warnings =
    { $count ->
        [one] { $count } ammonizione
       *[other] { $count } ammonizioni
    }
standings-annulled-cell = annullato
standings-penalties = Sanzioni

article-announced = Bando: { $option }
rule-set-announced = { $source } (invece di { $article })
rule-announced = Bando (invece di { $article })
judge-rules-file = Regole da un file …
judge-rules-kind = Regolamento
team-captain = Capitano
field-captain = capitano
