# Chi arriva dopo il sorteggio, e chi va via prima della fine.

option-late-player = Chi arriva dopo il sorteggio
    .by-strength = Prende posto secondo il suo Elo; tra due compagni, quello con l’Elo più alto conta come giocatore dell’urna 1.
    .behind-all = Viene dopo tutti i sorteggiati e, in coppia con uno di loro, conta come giocatore dell’urna 2.

late-title = Un posto per { $name }
late-about = Vale dal turno { $round }. I turni precedenti restano come sono.
late-place = Che fare?
late-place-waits = Aspetta
    .hint = È nella lista, senza squadra. Se arriva qualcun altro, i due formano una squadra.
late-place-third = Terzo di una squadra
    .hint = In ogni turno uno dei tre non gioca.
late-place-in-place-of = Subentra
    .hint = A chi lascia il torneo, fino alla fine.
late-place-new-team = Nuova squadra
    .hint = Con chi aspetta o viene da una squadra di tre.
late-team = Quale squadra?
late-for-whom = Al posto di chi?
late-with-whom = Con chi?
late-of-team = { $name } (squadra { $team })
late-is-missing = { $name } (squadra { $team }, assente)
late-stands-by = { $name } (gioca se serve)
late-steps-in-now = { $name } (squadra { $team }, gioca solo se serve)
late-no-team-of-two = Nessuna squadra gioca in due.
late-no-partner = Nessuno aspetta, e nessuna squadra gioca in tre.
late-draw-again = Finché nessun turno è abbinato si può anche rifare il sorteggio, con tutti i presenti (Sorteggio, «Sorteggia di nuovo»).
late-keep = Assegna
late-keep-waits = Iscrivi
late-next = Avanti
late-back = Indietro
late-waits = aspetta
late-came-later = Arrivati più tardi
late-waiting-banner =
    { $count ->
        [one] { $names } è presente e non ha squadra.
       *[other] { $names } sono presenti e non hanno squadra.
    }
    .rule = Chi arriva dopo il sorteggio entra come terzo in una squadra, subentra a qualcuno, forma una nuova squadra o aspetta.
late-waiting-place = Assegna { $name } a una squadra…
late-to-players = Vai ai giocatori
late-waiting-pair = Forma una squadra con { $one } e { $other }…
late-missing-banner =
    { $count ->
        [one] { $names } è assente, e la squadra continua.
       *[other] { $names } sono assenti, e le squadre continuano.
    }
    .rule = La direzione del torneo decide che cosa ne sarà della squadra.
late-missing-home = Registra la partenza di { $name }…
late-missing-here = Segna presente { $name }
late-drawn = Il sorteggio è fatto. Chi arriva adesso viene iscritto e riceve un posto.
    .rule = Se qualcuno lascia il torneo, togliere la sua spunta in «Presente». Nomi e circoli si possono correggere; i numeri restano.
late-import = Il sorteggio è fatto: chi è nuovo aspetta finché non è assegnato a una squadra.
late-teams-changed = Così è andato il sorteggio. Squadre modificate in seguito: { $teams }.

late-effects = Che cosa cambia
late-effect-nobody = Il numero delle squadre resta { $after }: come prima, non riposa nessuno.
late-effect-stays = Il numero delle squadre resta { $after }: come prima, in ogni turno ne riposa una.
late-effect-begins = Il numero delle squadre diventa dispari ({ $before } → { $after }): dal turno { $round } in ogni turno una squadra riposa ({ $points } pt).
late-effect-ends = Il numero delle squadre diventa pari ({ $before } → { $after }): dal turno { $round } non riposa più nessuno.
late-effect-changed = La squadra { $team } mantiene numero e punti ({ $points }) e gioca con { $names }.
late-effect-back = La squadra { $team } gioca di nuovo, con numero e punti ({ $points }): { $names }.
late-effect-sits-out = In ogni turno uno dei tre non gioca; comincia { $name }.
late-effect-line-up = Dal turno { $round } la squadra { $team } gioca con { $names }.
late-effect-formed = La squadra { $team } è nuova, con { $names }; comincia con { $points } pt.
late-effect-missed =
    { $count ->
        [one] Il turno saltato non viene recuperato.
       *[other] I { $count } turni saltati non vengono recuperati.
    }
late-effect-to-play =
    { $count ->
        [one] Un incontro saltato va recuperato.
       *[other] { $count } incontri saltati vanno recuperati.
    }
late-effect-leaving = La squadra { $team } non viene più abbinata. Resta in classifica con { $points } pt, e i risultati ottenuti restano validi.
late-effect-leaving-round-robin = La squadra { $team } si ritira.
late-effect-waiting = Senza squadra: { $names }.
late-effect-draft = Gli abbinamenti in bozza del turno { $round } vengono rifatti.
late-effect-persons = I punti sono della squadra: chi cambia squadra non ne porta con sé.

late-law-reform = La direzione del torneo può ricomporre le squadre in casi particolari; la motivazione viene registrata.
late-law-no-substitutes = Queste regole non prevedono cambi nella squadra. Su un’eccezione decide la direzione del torneo, con motivazione.
late-law-three = Con un numero dispari di giocatori una squadra può giocare in tre.
late-law-three-beyond = È prevista una sola squadra di tre, e solo con un numero dispari di giocatori. Su un’eccezione decide la direzione del torneo, con motivazione.
late-law-leaving = Le regole vietano di lasciare il torneo in anticipo, ai singoli come alle squadre. Su un’eccezione decide la direzione del torneo, con motivazione.

home-title = { $name } lascia il torneo
home-open = Registra la partenza…
home-place = Assegna a una squadra…
home-about = Vale dal turno { $round }. I risultati del turno in corso si inseriscono come al solito, se occorre come forfait.
home-nothing = Per le squadre non cambia niente.
home-then = Che cosa ne sarà della squadra { $team }?
home-plays-on = Continua
    .hint = Gli altri restano una squadra.
home-plays-on-fixed =
    .hint = Con gli altri e le riserve.
home-plays-on-too-few = Nessuno può continuare da solo.
home-steps-in = Qualcuno subentra
    .hint = Chi aspetta o viene da una squadra di tre, fino alla fine del torneo.
home-steps-in-fixed =
    .hint = Chi non ha una squadra, come ultimo nell’ordine di scacchiera, fino alla fine del torneo.
home-steps-in-who = Chi subentra?
home-steps-in-nobody = Nessuno aspetta, e nessun’altra squadra gioca in tre. Chi è nuovo va prima iscritto come giocatore.
home-steps-in-fixed-nobody = Tutti i giocatori della lista hanno una squadra. Chi è nuovo va prima iscritto come giocatore.
home-leaves = Si ritira
    .hint = Chi della squadra è ancora presente può poi entrare in un’altra.
home-leaves-single = Si ritira
    .hint = Non gioca più nessun turno.
home-leaves-round-robin = Si ritira
    .hint = Gli incontri ancora da giocare sono persi per forfait, finché non subentra qualcuno.
home-reform = Ricomponi le squadre…
home-keep = Registra

journal-place-player =
    { $place ->
        [waits] { $name } è qui e aspetta una squadra
        [third] { $name } arriva dopo il sorteggio: terzo della squadra { $team } dal turno { $round }
        [in_place_of] { $name } subentra a { $other } nella squadra { $team } dal turno { $round }
       *[new_team] { $name } e { $other } formano la squadra { $team } dal turno { $round }
    }
journal-go-home =
    { $then ->
        [plays_on] { $name } lascia il torneo; gli altri della squadra { $team } continuano dal turno { $round }
        [steps_in] { $name } lascia il torneo; { $other } subentra nella squadra { $team } dal turno { $round }
        [leaves] { $name } lascia il torneo; il n. { $team } si ritira dal turno { $round }
       *[nothing] { $name } lascia il torneo
    }

refusal-team-undecided = Non salvato: che cosa ne sarà della squadra { $team }?
    .rule = La squadra continua, qualcuno subentra, oppure la squadra si ritira.
refusal-in-no-team = Non salvato: { $name } non gioca in nessuna squadra.
    .rule = Si può subentrare solo a chi è in una squadra.
refusal-team-gone = Assegnazione non possibile: la squadra { $team } si è ritirata.
    .rule = Chi subentra a uno di questa squadra la riporta in gioco.
refusal-not-to-spare = Assegnazione non possibile: la squadra { $team } non può fare a meno di { $name }.
    .rule = L’altro compagno resterebbe da solo. È libero chi aspetta o gioca in una squadra di tre.
refusal-belonged-elsewhere = Assegnazione non possibile: nel turno { $round } { $name } era nella squadra { $team }.
    .rule = Nel girone all’italiana una nuova squadra riceve anche gli incontri dei turni precedenti. Si può entrare come terzo, o al posto di chi lascia il torneo.
