# Decisioni oltre ai risultati e alle parità: sanzioni, ritiri, squadre ricomposte.

option-withdrawal = Ritiro dal girone all’italiana
    .half-played = Se è stata giocata meno della metà degli incontri, tutto viene annullato. Altrimenti i risultati valgono e gli altri incontri sono persi per forfait.
    .rest-forfeited = I risultati valgono e gli altri incontri sono persi per forfait.
    .all-annulled = Tutto viene annullato.

left-said = N. { $team }: ritiro prima del turno { $round }
left-said-annulled = N. { $team }: ritiro prima del turno { $round }; i risultati sono annullati
reform-said = Squadra { $team } ricomposta dal turno { $round }: { $names }
reform-joined = ingressi: { $names }
reform-left = uscite: { $names }

decisions-tab = Decisioni
decisions-caption = Parità, sanzioni, ritiri e squadre ricomposte
decisions-empty = Ancora nessuna decisione
    .hint = Parità, sanzioni, ritiri e squadre ricomposte compaiono qui con la loro motivazione.
decisions-who = Riguarda
decisions-what = Decisione
decisions-round = Turno
decisions-article = Base
decisions-from = dal turno { $round }
decisions-left = Ritiro
decisions-annulled = risultati annullati
decisions-reformed = Ricomposta
decisions-joined = Ingressi: { $names }
decisions-no-longer = Uscite: { $names }
decisions-gone = Partenze: { $names }
decisions-tie = Parità
decisions-tie-past = Non vale più: le squadre non sono più alla pari.
decisions-lift = Revoca

leave-title = Ritiro
leave-open = Registra un ritiro…
leave-who = Chi della squadra
leave-all = Tutta la squadra
leave-alone = Il ritiro vale dal turno { $round }. Poi si sceglie che cosa succede alla squadra.
leave-effect-swiss = Nessun altro abbinamento. I risultati ottenuti restano validi.
leave-forbidden = Le regole vietano di lasciare il torneo in anticipo. La motivazione viene registrata.
leave-keep = Registra il ritiro
leave-back = Riammetti

reform-title = Ricomponi le squadre
reform-open = Ricomponi le squadre…
reform-about = La modifica vale dal turno { $round }. La squadra mantiene numero e punti.
reform-team = Squadra { $team }
reform-member = Giocatore { $place } della squadra { $team }
reform-third = Terzo giocatore della squadra { $team }
reform-nobody = nessuno
reform-choose = Quali squadre?
reform-add = Aggiungi la squadra { $team }
reform-newcomer = Nuovo giocatore…
reform-newcomer-name = Nome del nuovo giocatore
reform-twice = { $name } compare due volte
reform-too-few = La squadra { $team } non ha abbastanza giocatori
reform-unchanged = Ancora nessuna modifica
reform-left-over = Senza squadra dopo la modifica: { $names }
reform-keep = Ricomponi

refusal-teams-unchanged = Non modificato: tutte le squadre restano come sono.
    .rule = In almeno una squadra devono cambiare i giocatori.
refusal-round-still-playing = Il turno { $round } è ancora in corso.
    .rule = Tavoli ancora in corso: { $playing }.
    .short = Tavoli ancora in corso: { $playing }
refusal-round-partly-playing = Il turno { $round } non è ancora concluso.
    .rule = Tavoli senza risultato: { $tables }. Tavoli ancora in corso: { $playing }.
    .short = Senza risultato: { $tables }; ancora in corso: { $playing }

journal-impose-penalty =
    { $imposed ->
        [warning] N. { $team }: ammonizione
        [match_lost] N. { $team }: sconfitta per sanzione al tavolo { $table }
        [points_down] N. { $team }: detrazione di punti ({ $points })
        [points_up] N. { $team }: aggiunta di punti ({ $points })
       *[exclusion] N. { $team }: esclusione
    }
journal-lift-penalty =
    { $imposed ->
        [warning] N. { $team }: ammonizione revocata
        [match_lost] N. { $team }: sconfitta revocata
        [points_down] N. { $team }: detrazione di punti revocata
        [points_up] N. { $team }: aggiunta di punti revocata
       *[exclusion] N. { $team }: esclusione revocata
    }
journal-reform-teams = Squadre ricomposte dal turno { $round }: { $teams }
journal-mark-progress =
    { $progress ->
        [still_playing] Tavolo { $table }: ancora in corso
       *[awaited] Tavolo { $table }: risultato atteso
    }
history-impose-penalty =
    { $imposed ->
        [warning] N. { $team }, turno { $round }: ammonizione
        [match_lost] N. { $team }, turno { $round }: sconfitta per sanzione al tavolo { $table }
        [points_down] N. { $team }, turno { $round }: detrazione di punti ({ $points })
        [points_up] N. { $team }, turno { $round }: aggiunta di punti ({ $points })
       *[exclusion] N. { $team }: esclusione dal turno { $round }
    }
history-let-be-absent =
    { $length ->
        [good] N. { $team }: ritiro prima del turno { $round }
       *[other] N. { $team }: assente dal turno { $round }
    }
history-mark-progress =
    { $progress ->
        [still_playing] Tavolo { $table }, turno { $round }: ancora in corso
       *[awaited] Tavolo { $table }, turno { $round }: risultato atteso
    }

result-late = inserito in seguito
    .hint = Inserito quando il turno seguente era già pubblicato.
result-corrected = corretto
result-corrects = Prima: { $result }, { $cause } (inserito da { $name }, { $time })
result-corrects-unknown = Prima c’era un altro risultato (inserito da { $name }, { $time })
result-corrects-nameless = Prima: { $result }, { $cause } (inserito: { $time })
result-corrects-unknown-nameless = Prima c’era un altro risultato (inserito: { $time })
progress-still-playing = ancora in corso
progress-mark = Segna come in corso
progress-unmark = Non segnare come in corso
missing-title = Tavoli senza risultato
missing-tables =
    { $count ->
        [one] Risultato mancante: tavolo { $tables }
       *[other] { $count } risultati mancanti: tavoli { $tables }
    }
missing-playing =
    { $count ->
        [one] ancora in corso: tavolo { $tables }
       *[other] { $count } ancora in corso: tavoli { $tables }
    }
missing-go = Vai al tavolo { $table }
missing-nothing = Tutti i risultati sono inseriti

standings-out-excluded = esclusione
standings-out-annulled = ritiro, risultati annullati
standings-left = ritiro prima del turno { $round }
standings-penalty-less = di cui detratti: { $points }
standings-penalty-more = di cui { $points } per sanzioni altrui
standings-warnings =
    { $count ->
        [one] { $count } ammonizione
       *[other] { $count } ammonizioni
    }
standings-annulled-cell = annullato
standings-penalties = Sanzioni

rule-set-announced = { $source } (invece di { $article })
rule-announced = Bando (invece di { $article })
judge-rules-file = Carica un regolamento da un file…
judge-rules-kind = Regolamento
team-captain = Capitano
field-captain = Capitano
