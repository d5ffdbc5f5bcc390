# Come nascono le squadre: squadre fisse con ordine di schieramento, giocatori singoli, numeri.

new-formation = Come nascono le squadre?
new-formation-pot-draw = Sorteggio da due urne
    .hint = Ci si iscrive da soli e il sorteggio assegna un compagno.
new-formation-fixed-teams = Squadre fisse
    .hint = Le squadre comunicano il loro ordine di schieramento, anche con riserve.
new-formation-single-players = Giocatori singoli
    .hint = Una partita per tavolo con Bianco e Nero: scacchi, PaarZugSchach, Fairschach.
new-rules-standard = Scacchi
    .hint = Le regole consuete con stallo, patta d’accordo e per ripetizione.
new-rules-pzs = PaarZugSchach
    .hint = Entrambi muovono insieme; prese e collisioni le decide la regola.
new-rules-fairschach = Fairschach
    .hint = Come PaarZugSchach, ma la partita finisce solo dopo l’intera coppia di mosse.
new-teams = Squadre (attese)
new-summary-players =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    } → { $format }, { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turni
    }
new-games-per-round = Partite per turno
new-odd-bye = Con un numero dispari qualcuno riposa in ogni turno.

screen-teams = Squadre
screen-numbers = Numeri
screen-numbers-short = Numeri

stage-before-numbers = Prima dei numeri
stage-numbered = Numeri assegnati

teams-add = Iscrivere una squadra
teams-article = Regolamento: { $article }
teams-caption = Squadre con il loro ordine di schieramento
teams-change = Modificare
teams-closed = L’ordine di schieramento è fissato.
    .rule = Dalla pubblicazione del turno 1 vale per tutto il torneo.
    .director = La direzione del torneo può modificare una squadra con una motivazione; vale dal prossimo turno.
teams-none-yet = Ancora nessuna squadra
    .hint = Iscrivere una squadra di due a sei giocatori, o leggere una lista con le colonne squadra e scacchiera.
teams-import = Leggere una lista
teams-none = senza squadra
teams-order = Ordine di schieramento
teams-strength = Media
teams-substitutes = Riserve
teams-without =
    { $count ->
        [one] Un giocatore non è in nessuna squadra: { $names }.
       *[other] { $count } giocatori non sono in nessuna squadra: { $names }.
    }
teams-without-form = Formarne una squadra

team-change = Modificare la squadra { $number }
team-member-down = { $name } più in basso
team-member-enter = Aggiungere
team-member-known = Dalla lista dei giocatori
team-member-name = Nome
team-member-new = Nuovo giocatore
team-member-none = – scegliere –
team-member-rating = Forza
team-member-remove = Togliere { $name } dalla squadra
team-member-up = { $name } più in alto
team-members = Ordine di schieramento
    .hint = Prima la scacchiera 1. Dal terzo posto sono riserve.
team-members-missing = Una squadra ha almeno due giocatori.
team-members-full = Nessuna squadra ha più di { $most } giocatori.
team-name = Nome della squadra
    .hint = Senza nome la squadra si chiama come i suoi giocatori.
team-reason = Motivazione
team-remove = Cancellare la squadra
team-report = Iscrivere la squadra

import-teams-found =
    { $count ->
        [one] { $count } squadra capita.
       *[other] { $count } squadre capite.
    }
import-teams-keep =
    { $count ->
        [one] Riprendere { $count } squadra
       *[other] Riprendere { $count } squadre
    }
import-teams-size = La squadra { $name } ha { $count } giocatori; possibili sono da 2 a 6. Non viene ripresa.

start-numbers-about = I numeri mettono in ordine squadre o giocatori per gli abbinamenti.
start-numbers-caption = Lista di partenza
start-numbers-empty = Ancora nessun giocatore
    .hint = Prima iscrivere i giocatori, poi assegnare i numeri.
start-numbers-give = Assegnare i numeri
start-numbers-given = Numeri assegnati con «{ $seed }»
start-numbers-again = Assegnare di nuovo
start-numbers-order = Ordine
start-numbers-order-strength = Forza
    .hint = Prima i più forti; gli uguali li ordina il sorteggio.
start-numbers-order-lot = A sorte
    .hint = Decide soltanto il testo pubblico.
start-numbers-order-listed = Come iscritti
    .hint = Nell’ordine di iscrizione.
start-numbers-provisional = provvisorio
start-numbers-seed = Testo pubblico del sorteggio
    .hint = Va bene qualsiasi testo. Decide anche chi è nominato per primo nel turno 1.
start-numbers-take-back = Ritirare i numeri
start-numbers-top-role =
    { $role ->
        [first] Il numero 1 è nominato per primo nel turno 1.
       *[second] Il numero 1 è nominato per secondo nel turno 1.
    }
start-numbers-top-color =
    { $role ->
        [first] Il numero 1 ha il Bianco nel turno 1.
       *[second] Il numero 1 ha il Nero nel turno 1.
    }
round-empty-numbers = Prima assegnare i numeri, poi abbinare.
round-to-numbers = Ai numeri

line-up-title = Schieramento
line-up-board = Scacchiera { $board }
line-up-chosen = comunicato
line-up-confirm = Confermare
line-up-confirm-both = Confermare entrambi
line-up-keep = Fissare lo schieramento
line-up-of-team = Schieramento della squadra { $team }
line-up-planned = non ancora confermato
line-up-reason = Motivazione per la riserva
line-up-rests = Riserve: { $names }
team-member-substitute = riserva

game-white = Bianco
game-black = Nero
game-white-letter = b
game-black-letter = n
game-caption = Partite del turno { $number }
game-who-won = Chi ha vinto?
game-playing = in corso
game-hint = Prima il risultato, poi il motivo.
cause-key-stalemate = L
cause-key-repetition = P
cause-key-fifty-moves = M
cause-key-dead-position = O

rules-standard = Scacchi
rules-pzs = PaarZugSchach
rules-fairschach = Fairschach

refusal-numbers-missing = Ancora nessun numero.
    .rule = Prima assegnare i numeri, poi abbinare.
    .short = Prima assegnare i numeri
refusal-numbers-given = Non modificato: i numeri sono assegnati.
    .rule = Chi si aggiunge o va via richiede numeri nuovi. Si possono ritirare finché nessun turno è abbinato.
    .short = I numeri sono assegnati
refusal-other-formation = Non possibile in questo torneo.
    .rule = Questo passo appartiene a un altro modo di formare le squadre.
    .short = Appartiene a un altro tipo di torneo
refusal-rules-of-other-formation = Non salvato: regole e squadre non vanno insieme.
    .rule = Il tandem si gioca a squadre; scacchi, PaarZugSchach e Fairschach da soli.
refusal-teams-exist = Non modificato: ci sono già { $teams } squadre.
    .rule = Il modo di formare le squadre è fissato appena ce ne sono. Prima cancellare le squadre.
refusal-too-few-teams = Troppo poche squadre: { $teams } di almeno { $needed }.
    .rule = Un incontro richiede due squadre.
    .short = { $teams } di almeno { $needed } squadre
refusal-team-of-size = Non salvato: non c’è una squadra di { $members }.
    .rule = Possibili sono da { $fewest } a { $most } giocatori: due giocano, gli altri sono riserve.
refusal-player-in-team = Non salvato: questo giocatore è della squadra { $team }.
    .rule = Ognuno gioca per una sola squadra.
refusal-player-not-in-team = Non salvato: questo giocatore non è della squadra { $team }.
    .rule = Gioca solo chi è nell’ordine di schieramento.
refusal-team-name-taken = Non salvato: { $name } è il nome della squadra { $team }.
    .rule = Ogni nome di squadra si usa una volta sola.
refusal-line-ups-closed = Non modificato: l’ordine di schieramento è fissato.
    .rule = L’ordine comunicato prima del torneo vale per tutti i turni. Lo ha fissato la pubblicazione del turno 1.
    .short = L’ordine di schieramento è fissato
refusal-team-reason-missing = Non modificato: manca una motivazione.
    .rule = Durante il torneo solo la direzione del torneo cambia le squadre, e dice perché.
refusal-line-up-order-broken = Non schierato: { $behind_name } sta dietro { $ahead_name } nell’ordine di schieramento.
    .rule = L’ordine comunicato si rispetta: { $ahead_name } alla scacchiera 1, { $behind_name } alla scacchiera 2.
refusal-substitute-not-admitted = Non schierato: { $name } è riserva.
    .rule = Le regole in vigore non fanno giocare riserve. Le regole del torneo possono ammetterle.
refusal-substitute-reason-missing = Non schierato: manca una motivazione per { $name }.
    .rule = Una riserva gioca solo se la direzione del torneo cambia la squadra, e dice perché.
field-team-name = nome della squadra
field-member = giocatore della squadra
expected-one-member = un giocatore della lista o uno nuovo

journal-add-team = Squadra { $team } iscritta
journal-change-team = Squadra { $team } modificata
journal-remove-team = Squadra { $team } cancellata
journal-import-teams =
    { $count ->
        [one] { $count } squadra importata
       *[other] { $count } squadre importate
    }
journal-give-numbers = Numeri assegnati con «{ $seed }»
journal-take-numbers-back = Numeri ritirati
journal-choose-line-up = Tavolo { $table }: la squadra { $team } gioca con { $players }

absence-title = Riposi chiesti e partenze
absence-let = Far saltare turni
absence-who = Chi
absence-from = Dal turno
absence-for = Per quanto
absence-for-once = Un turno
absence-for-good = Fino alla fine
absence-worth = Punti
absence-worth-half = Mezzo punto
absence-worth-nothing = Nessuno
absence-reason = Motivazione
absence-reason-needed = Il regolamento vieta di lasciare il torneo; qui sta perché succede comunque.
absence-back = Gioca comunque
absence-of-round = Non abbinati
absence-left = partito
absence-bye = salta il turno
tie-breaks = Spareggi
tie-breaks-none = Nessuno: come dice il regolamento
tie-breaks-add = Aggiungere uno spareggio
tie-breaks-remove = Togliere { $name }
tie-breaks-hint = Dopo i punti conta il primo, poi il seguente. Nomi della lista FIDE.
tie-by-tie-breaks = per spareggio
tie-break-BH-C1 = Buchholz senza il più debole
tie-break-BH = Buchholz
tie-break-SB = Sonneborn-Berger
tie-break-DE = Scontro diretto
tie-break-WIN = Vittorie
tie-break-WON = Vittorie alla scacchiera
tie-break-BPG = Partite col Nero
tie-break-PS = Punteggio progressivo
tie-break-KS = Koya
tie-break-ARO = Media degli avversari
tie-break-TPR = Prestazione

refusal-absence-in-round-robin = Non possibile nel girone.
    .rule = Ognuno ha ogni avversario; un incontro mancato è forfait.
refusal-leaving-brings-nothing = Non salvato: una partenza non porta punti.
    .rule = I mezzi punti valgono solo per singoli turni.
refusal-already-absent = Non salvato: il numero { $team } salta già il turno { $round }.
    .rule = Prima ritirare l’uno, poi inserire l’altro.
refusal-not-absent = Il numero { $team } gioca il turno { $round }.
    .rule = Non c’è niente da ritirare.
refusal-leaving-reason-missing = Non salvato: manca una motivazione per il numero { $team }.
    .rule = Il regolamento vieta di lasciare il torneo prima della fine.
field-tie-breaks = spareggi
expected-tie-break = un nome della lista FIDE, per esempio BH/C1
expected-fewer-tie-breaks = al massimo dodici
journal-let-be-absent = Il numero { $team } salta turni dal turno { $round }
journal-take-absence-back = Il numero { $team } gioca di nuovo dal turno { $round }
