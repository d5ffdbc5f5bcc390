# Abbinamento: scegliere a mano, quanto costa, e perché è così.

hand-title = A mano
hand-about = Ciò che è fissato resta; per il resto il programma abbina secondo le regole.
hand-none = Niente è fissato: l’abbinamento segue solo le regole.
hand-together = N. { $one } contro n. { $other }
hand-together-again = N. { $one } contro n. { $other }, anche come rivincita
hand-apart = N. { $one } e n. { $other } da non abbinare
hand-bye = N. { $one } a riposo
hand-second-meetings = Incontri ripetuti se inevitabili
hand-drop = Rimuovi: { $wish }
hand-kind = Che cosa fissare?
hand-kind-together = Avversari
hand-kind-apart = Da non abbinare
hand-kind-bye = Riposo
hand-team = Numero
hand-against = contro
hand-not-against = non contro
hand-add = Fissa e abbina
hand-choose = Scegliere due numeri diversi
hand-choose-one = Scegliere un numero
hand-by-rules = Rimuovi tutto
hand-keep-match = Fissa
hand-keep-match-about = Il tavolo { $table } resta invariato, anche se il turno viene abbinato di nuovo
hand-part-match = Non abbinare
hand-kept = Fissato

cost-none = Nessuno svantaggio: secondo le regole questo abbinamento vale quanto quello del programma.
cost-own = Secondo le regole l’abbinamento sarebbe lo stesso.
cost-no-other = Secondo le sole regole nessun abbinamento sarebbe possibile.
cost-worse = Peggiore dell’abbinamento secondo le regole
cost-better = In compenso migliore
cost-count = { $criterion }: { $made } invece di { $rules }
cost-bracket = gruppo di punteggio: { $points } pt
cost-turned =
    { $count ->
        [one] Tavolo { $tables }: prima e seconda nominata sono invertite.
       *[other] Tavoli { $tables }: prima e seconda nominata sono invertite.
    }

why-match = Perché la squadra { $first } gioca contro la squadra { $second }?
why-bye = Perché la squadra { $team } è a riposo?
why-points-same = Stessi punti: { $points }.
why-points-differ = La squadra { $first } ha { $firstPoints } pt; la squadra { $second } ne ha { $secondPoints }.
why-points-bye = La squadra { $team } ha { $points } pt.
why-virtual-points = Punti per l’abbinamento, compresi quelli virtuali (FIDE C.04.7): { $firstPoints } e { $secondPoints }.
why-virtual-points-bye = Punti per l’abbinamento, compresi quelli virtuali (FIDE C.04.7): { $points }.
why-tables = L’abbinamento segue la tabella di Berger.
why-by-hand = Fissato a mano: secondo le regole l’abbinamento sarebbe diverso.
why-wish = Fissato dalla direzione del torneo.
why-completion = Senza questo abbinamento il turno non si potrebbe completare.
why-completion-bye = Con un’altra squadra a riposo il turno non si potrebbe completare.
why-completion-floater = Senza questo cambio di gruppo il turno non si potrebbe completare.
why-order = Anche un altro abbinamento andrebbe bene; questo viene prima nell’ordine.
why-order-bye = Anche altre squadre andrebbero bene; questa è la prima nell’ordine.
why-criterion = Ogni altro abbinamento sarebbe peggiore ({ $criterion }: { $next } invece di { $own }).
why-otherwise = Altrimenti: { $pairs }.
why-otherwise-bye = Altrimenti riposerebbe la squadra { $team }.
why-upfloater = La squadra { $team } è un upfloater (abbinata in un gruppo superiore).
why-bracket = Gruppo di punteggio: { $points } pt.
why-source-team = FIDE C.04.6, { $article }
why-source-tables = FIDE C.05, allegato 1
why-roles = La squadra { $first } è nominata per prima: { $rule }

because-team-c4 = Altrimenti ci sarebbero più upfloater ({ $next } invece di { $own }).
because-team-c5 = Altrimenti gli upfloater avrebbero meno punti.
because-team-c6 = Altrimenti il gruppo seguente si potrebbe abbinare solo con ulteriori upfloater.
because-team-c7 = Altrimenti sarebbe upfloater una squadra che già nell’ultimo turno ha giocato fuori dal suo gruppo.
because-team-c8 = Altrimenti sarebbero di più i diritti non rispettati delle squadre a essere nominate per prime o per seconde ({ $next } invece di { $own }).
because-team-c9 = Altrimenti sarebbero di più i diritti forti non rispettati delle squadre a essere nominate per prime o per seconde ({ $next } invece di { $own }).
because-team-c10 = Altrimenti un upfloater incontrerebbe una squadra che già nell’ultimo turno ha giocato fuori dal suo gruppo.
because-team-3-4-2 = Tra le squadre che possono riposare è quella con meno punti.
because-team-3-4-3 = Tra le squadre con meno punti è quella che ha giocato più incontri.
because-team-3-4-4 = Tra squadre per il resto alla pari è quella con il numero più alto.

criterion-team-c1 = Incontri ripetuti
criterion-team-c2 = A riposo pur avendo già riposato o vinto per forfait
criterion-team-c3 = Il turno si può completare
criterion-team-c4 = Upfloater
criterion-team-c5 = Punti che mancano agli upfloater
criterion-team-c6 = Il gruppo seguente richiede altri upfloater
criterion-team-c7 = Upfloater già fuori dal gruppo nell’ultimo turno
criterion-team-c8 = Diritti non rispettati a essere nominate per prime o per seconde
criterion-team-c9 = Diritti forti non rispettati a essere nominate per prime o per seconde
criterion-team-c10 = Avversarie di upfloater, già fuori dal gruppo nell’ultimo turno
criterion-team-3-4-2 = Punti della squadra a riposo
criterion-team-3-4-3 = Incontri giocati dalla squadra a riposo
criterion-team-3-4-4 = Numero della squadra a riposo
criterion-team-3-5-4 = Ordine degli upfloater
criterion-team-3-6-3 = Ordine degli abbinamenti

criterion-dutch-c1 = Partite ripetute
criterion-dutch-c2 = A riposo pur avendo già riposato o vinto per forfait
criterion-dutch-c3 = Entrambi devono avere lo stesso colore
criterion-dutch-c4 = Il turno si può completare
criterion-dutch-c5 = Punti del giocatore a riposo
criterion-dutch-c6 = Downfloater
criterion-dutch-c7 = Punti dei downfloater
criterion-dutch-c8 = Downfloater del gruppo seguente
criterion-dutch-c9 = Partite non giocate del giocatore a riposo
criterion-dutch-c10 = Topscorer con differenza di colore oltre due
criterion-dutch-c11 = Topscorer con tre volte di fila lo stesso colore
criterion-dutch-c12 = Preferenze di colore non rispettate
criterion-dutch-c13 = Preferenze forti di colore non rispettate
criterion-dutch-c14 = Residenti già downfloater nell’ultimo turno
criterion-dutch-c15 = Avversari di downfloater, già upfloater nell’ultimo turno
criterion-dutch-c16 = Residenti downfloater due turni fa
criterion-dutch-c17 = Avversari di downfloater, upfloater due turni fa
criterion-dutch-c18 = Differenze di punti dei downfloater dell’ultimo turno
criterion-dutch-c19 = Differenze di punti degli upfloater dell’ultimo turno
criterion-dutch-c20 = Differenze di punti dei downfloater di due turni fa
criterion-dutch-c21 = Differenze di punti degli upfloater di due turni fa
criterion-dutch-4-2-2 = Ordine degli abbinamenti
criterion-dutch-4-3-2 = Ordine degli scambi
criterion-dutch-4-4-2 = Ordine dei downfloater

role-team-4-3-1 = nessuna ha ancora giocato; decidono il numero e il sorteggio.
role-team-4-3-2 = solo una delle squadre ha un diritto, e questo è rispettato.
role-team-4-3-3 = entrambi i diritti sono rispettati.
role-team-4-3-4 = il diritto più forte è rispettato.
role-team-4-3-5 = questa volta tocca alla squadra finora nominata per prima meno spesso.
role-team-4-3-6 = si alterna rispetto all’ultimo turno in cui le squadre avevano ruoli diversi.
role-team-4-3-7 = il diritto della squadra meglio piazzata è rispettato.
role-team-4-3-8 = la squadra meglio piazzata cambia ruolo rispetto al suo ultimo turno.
role-team-4-3-9 = l’altra squadra cambia ruolo rispetto al suo ultimo turno.
role-dutch-5-2-1 = entrambe le preferenze di colore sono rispettate.
role-dutch-5-2-2 = la preferenza di colore più forte è rispettata.
role-dutch-5-2-3 = si alterna rispetto all’ultimo turno in cui i due avevano colori diversi.
role-dutch-5-2-4 = la preferenza di colore del giocatore meglio piazzato è rispettata.
role-dutch-5-2-5 = nessuno ha ancora giocato; decidono il numero e il sorteggio.

# Vie d’uscita quando un turno non si può abbinare.
way-second-meetings = Consenti incontri ripetuti, il meno possibile
way-second-bye = Assegna il riposo a mano
way-other-wishes = Rimuovi tutto ciò che è fissato a mano
way-end-the-tournament = Termina il torneo dopo il turno { $round }
way-again = Fissa comunque

# Numeri per le tabelle di un girone all’italiana.
numbers-title = Numeri per il girone all’italiana
numbers-own = Ogni squadra ha il proprio numero nella tabella di Berger.
numbers-varma = Sorteggiati secondo le tabelle di Varma, i numeri evitano che squadre dello stesso circolo si incontrino negli ultimi tre turni. Una squadra appartiene a un circolo se vi appartengono tutti i suoi giocatori.
numbers-drawn = Sorteggiati secondo le tabelle di Varma con «{ $seed }»
numbers-draw = Sorteggia i numeri
numbers-drop = Ripristina i numeri originali
numbers-number = Numero
numbers-table = Numeri delle squadre nella tabella di Berger

journal-wish-pairing =
    { $kind ->
        [together] Turno { $round }: n. { $one } contro n. { $other } fissato
        [together_again] Turno { $round }: n. { $one } contro n. { $other } fissato come rivincita
        [apart] Turno { $round }: n. { $one } e n. { $other } da non abbinare
        [bye] Turno { $round }: n. { $one } messo a riposo
       *[second_meetings] Turno { $round }: incontri ripetuti consentiti se inevitabili
    }
journal-drop-pairing-wish =
    { $kind ->
        [together] Turno { $round }: n. { $one } contro n. { $other } non più fissato
        [together_again] Turno { $round }: n. { $one } contro n. { $other } non più fissato
        [apart] Turno { $round }: n. { $one } e n. { $other } di nuovo abbinabili
        [bye] Turno { $round }: n. { $one } non più messo a riposo
       *[second_meetings] Turno { $round }: incontri ripetuti non più consentiti
    }
journal-pair-by-rules = Turno { $round } abbinato secondo le sole regole
journal-end-with-last-round = Il torneo termina dopo il turno { $round }
journal-draw-numbers = Numeri del girone all’italiana sorteggiati con «{ $seed }»
journal-drop-numbers = Numeri del girone all’italiana ripristinati

refusal-have-met = Non fissato: i numeri { $teams } si sono già incontrati.
    .rule = Nessuno incontra due volte lo stesso avversario (FIDE C.04.6, C1), a meno che la direzione del torneo non lo permetta espressamente.
refusal-tables-decide = Non modificato: nel girone all’italiana gli abbinamenti seguono la tabella di Berger.
    .rule = Si possono scambiare due numeri, ma non fissare abbinamenti.
refusal-wish-unknown = Non modificato: questa scelta non era fissata.
    .rule = Forse nel frattempo è stata rimossa.
refusal-no-tables = Sorteggio non effettuato: i numeri si sorteggiano solo nel girone all’italiana.
    .rule = Nel sistema svizzero conta il numero già assegnato.
    .short = Solo nel girone all’italiana
refusal-no-varma-table = Sorteggio non effettuato: per { $teams } squadre non c’è una tabella di Varma.
    .rule = Le tabelle di Varma esistono solo per un numero di squadre da 9 a 24.
    .short = Solo da 9 a 24 squadre
refusal-numbers-not-drawn = Non modificato: nessun numero è stato sorteggiato.
    .rule = Ogni squadra ha già il proprio numero.
expected-table = il numero di un tavolo del turno
expected-teams-of-wish = due numeri, o uno solo per il riposo

# Perché un turno non si può abbinare (in refusal-unpairable).
why-nobody-to-pair = Nessuno ha un avversario: in questo turno gioca al massimo un numero.
why-no-complete-pairing = Senza incontri ripetuti non è possibile un abbinamento completo (numeri interessati: { $teams }). Spetta alla direzione del torneo decidere come procedere (FIDE C.04.6, 3.3.3).
why-nobody-for-the-bye = Tutti hanno già riposato o vinto per forfait (FIDE C.04.6, C2). Spetta alla direzione del torneo decidere chi riposa.
why-no-bye-leaves-a-pairing = Numeri che possono riposare: { $teams }. In ogni caso gli altri non si possono abbinare senza incontri ripetuti (FIDE C.04.6, 3.3.3).
why-cancelled = L’abbinamento è stato interrotto.
why-entrant-not-there = Il numero { $teams } non gioca in questo turno.
why-entrant-in-two-pairs = Il numero { $teams } sarebbe abbinato due volte.
why-may-not-meet = I numeri { $teams } non possono incontrarsi (FIDE C.04.6, C1).
why-same-absolute-preference = I numeri { $teams } dovrebbero avere lo stesso colore.
why-entrant-left-out = Il numero { $teams } resterebbe senza avversario.
why-no-bye-this-round = Con un numero pari di partecipanti nessuno riposa; il n. { $teams } deve giocare.
