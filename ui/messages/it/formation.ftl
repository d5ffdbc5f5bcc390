# Come si formano le squadre: squadre fisse con ordine di scacchiera, giocatori singoli, numeri.

new-formation = Come si formano le squadre?
new-formation-pot-draw = Sorteggio da due urne
    .hint = Ci si iscrive individualmente; il sorteggio assegna un compagno.
new-formation-fixed-teams = Squadre fisse
    .hint = Le squadre comunicano il loro ordine di scacchiera, anche con riserve.
new-formation-single-players = Giocatori singoli
    .hint = Una partita per tavolo con Bianco e Nero: scacchi, PaarZugSchach, Fairschach.
new-rules-standard = Scacchi
    .hint = Le regole consuete con stallo, patta per accordo e per ripetizione.
new-rules-pzs = PaarZugSchach
    .hint = Il Bianco e il Nero muovono insieme; catture e collisioni sono decise dalle regole.
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

stage-before-numbers = Prima della numerazione
stage-numbered = Numeri assegnati

teams-add = Iscrivi una squadra
teams-caption = Squadre con il loro ordine di scacchiera
teams-change = Modifica
teams-closed = L’ordine di scacchiera è fissato.
    .rule = Dalla pubblicazione del turno 1 l’ordine vale per tutto il torneo.
    .director = La direzione del torneo può modificare una squadra con una motivazione; la modifica vale dal prossimo turno.
teams-none-yet = Ancora nessuna squadra
    .hint = Iscrivere una squadra da due a sei giocatori o importare una lista con le colonne squadra e scacchiera.
teams-import = Importa una lista
teams-order = Ordine di scacchiera
teams-strength = Media
teams-substitutes = Riserve
teams-without =
    { $count ->
        [one] Un giocatore non è in nessuna squadra: { $names }.
       *[other] { $count } giocatori non sono in nessuna squadra: { $names }.
    }
teams-without-form = Forma una squadra con loro

team-change = Modifica la squadra { $number }
team-member-down = Sposta in giù { $name }
team-member-enter = Aggiungi
team-member-known = Dalla lista dei giocatori
team-member-name = Nome
team-member-new = Nuovo giocatore
team-member-none = – scegli –
team-member-rating = Elo
team-member-remove = Rimuovi { $name } dalla squadra
team-member-up = Sposta in su { $name }
team-members = Ordine di scacchiera
    .hint = Prima la scacchiera 1. Dal terzo posto in poi i giocatori sono riserve.
team-members-missing = Una squadra ha almeno due giocatori.
team-members-full = Una squadra ha al massimo { $most } giocatori.
team-name = Nome della squadra
    .hint = Senza nome la squadra prende il nome dei suoi giocatori.
team-reason = Motivazione
team-remove = Elimina la squadra
team-report = Iscrivi la squadra
team-reported = Squadra iscritta: { $name }

import-teams-found =
    { $count ->
        [one] { $count } squadra riconosciuta.
       *[other] { $count } squadre riconosciute.
    }
import-teams-keep =
    { $count ->
        [one] Importa { $count } squadra
       *[other] Importa { $count } squadre
    }
import-teams-joining =
    { $count ->
        [one] La squadra { $name } esiste già: si aggiunge { $count } giocatore.
       *[other] La squadra { $name } esiste già: si aggiungono { $count } giocatori.
    }
import-teams-size = Squadra { $name }, giocatori: { $count }; ne servono da 2 a 6. Non viene importata.

start-numbers-about = I numeri stabiliscono l’ordine delle squadre o dei giocatori per gli abbinamenti.
start-numbers-caption = Lista di partenza
start-numbers-empty = Ancora nessun giocatore
    .hint = Prima iscrivere i giocatori, poi assegnare i numeri.
start-numbers-give = Assegna i numeri
start-numbers-given = Numeri assegnati con «{ $seed }»
start-numbers-order = Ordine
start-numbers-order-strength = Elo
    .hint = Prima gli Elo più alti; a parità decide il sorteggio.
start-numbers-order-lot = Per sorteggio
    .hint = Decide soltanto il valore di partenza pubblico.
start-numbers-order-listed = Come da iscrizione
    .hint = Nell’ordine di iscrizione.
start-numbers-provisional = provvisorio
start-numbers-seed = Valore di partenza pubblico
    .hint = Va bene qualsiasi testo. Il valore decide anche chi è nominato per primo nel turno 1.
start-numbers-take-back = Annulla la numerazione
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
round-to-numbers = Vai ai numeri

line-up-title = Formazione
line-up-board = Scacchiera { $board }
line-up-chosen = comunicata
line-up-confirm = Conferma
line-up-confirm-both = Conferma entrambe
line-up-keep = Salva la formazione
line-up-of-team = Formazione della squadra { $team }
line-up-planned = non ancora confermata
line-up-reason = Motivazione per la riserva
line-up-rests = Riserve: { $names }
team-member-substitute = riserva

game-white = Bianco
game-black = Nero
game-white-letter = b
game-black-letter = n
game-caption = Partite del turno { $number }
cause-key-stalemate = L
cause-key-repetition = N
cause-key-fifty-moves = M
cause-key-dead-position = O

rules-standard = Scacchi
rules-pzs = PaarZugSchach
rules-fairschach = Fairschach

refusal-numbers-missing = Ancora nessun numero.
    .rule = Prima assegnare i numeri, poi abbinare.
    .short = Prima assegnare i numeri
refusal-numbers-given = Non modificato: i numeri sono assegnati.
    .rule = Ogni arrivo o ritiro richiede una nuova numerazione. La numerazione si può annullare finché nessun turno è abbinato.
    .short = I numeri sono assegnati
refusal-other-formation = Non possibile in questo torneo.
    .rule = Questo passo vale per un altro tipo di torneo.
    .short = Per un altro tipo di torneo
refusal-rules-of-other-formation = Non salvato: il regolamento non è adatto a queste squadre.
    .rule = Il tandem si gioca a squadre; scacchi, PaarZugSchach e Fairschach individualmente.
refusal-games-need-teams = Non salvato: i singoli giocatori giocano una partita per incontro.
    .rule = Solo le squadre possono giocare più partite.
refusal-acceleration-needs-swiss = Non salvato: un girone all’italiana non può essere accelerato.
    .rule = Si può accelerare solo un sistema svizzero; in un girone all’italiana le tabelle fissano tutti gli abbinamenti.
refusal-teams-exist = Non modificato: ci sono già delle squadre ({ $teams }).
    .rule = Il modo di formare le squadre è fissato appena esiste una squadra. Prima eliminare le squadre.
refusal-too-few-teams = Squadre insufficienti: { $teams } (ne servono almeno { $needed }).
    .rule = Per un incontro servono due squadre.
    .short = Squadre: { $teams } (ne servono almeno { $needed })
refusal-team-of-size = Non salvato: una squadra di { $members ->
        [one] un giocatore
       *[other] { $members } giocatori
    } non è possibile.
    .rule = Servono da { $fewest } a { $most } giocatori: due giocano, gli altri sono riserve.
refusal-player-in-team = Non salvato: questo giocatore è della squadra { $team }.
    .rule = Ognuno gioca per una sola squadra.
refusal-player-not-in-team = Non salvato: questo giocatore non è della squadra { $team }.
    .rule = Gioca solo chi è nell’ordine di scacchiera.
refusal-team-name-taken = Non salvato: { $name } è il nome della squadra { $team }.
    .rule = Ogni nome di squadra può comparire una volta sola.
refusal-line-ups-closed = Non modificato: l’ordine di scacchiera è fissato.
    .rule = L’ordine comunicato prima del torneo vale per tutti i turni. È definitivo dalla pubblicazione del turno 1.
    .short = L’ordine di scacchiera è fissato
refusal-team-reason-missing = Non modificato: manca la motivazione.
    .rule = Durante il torneo solo la direzione del torneo può cambiare le squadre, con una motivazione.
refusal-line-up-order-broken = Formazione non salvata: { $behind_name } segue { $ahead_name } nell’ordine di scacchiera.
    .rule = L’ordine comunicato va rispettato: { $ahead_name } alla scacchiera 1, { $behind_name } alla scacchiera 2.
refusal-substitute-not-admitted = Formazione non salvata: { $name } è riserva.
    .rule = Le regole in vigore non ammettono riserve. Le riserve si possono ammettere nelle regole del torneo.
refusal-substitute-reason-missing = Formazione non salvata: manca la motivazione per { $name }.
    .rule = Una riserva gioca solo se la direzione del torneo cambia la squadra, con una motivazione.
field-team-name = Nome della squadra
field-member = Giocatore della squadra
expected-one-member = un giocatore della lista o uno nuovo

journal-add-team = Squadra { $team } iscritta
journal-change-team = Squadra { $team } modificata
journal-remove-team = Squadra { $team } eliminata
journal-import-teams =
    { $count ->
        [one] { $count } squadra importata
       *[other] { $count } squadre importate
    }
journal-give-numbers = Numeri assegnati con «{ $seed }»
journal-take-numbers-back = Numerazione annullata
journal-choose-line-up = Tavolo { $table }: la squadra { $team } gioca con { $players }

absence-title = Riposi richiesti e ritiri
absence-let = Concedi un riposo
absence-let-leave = Registra il ritiro
absence-who = Chi
absence-from = Dal turno
absence-for = Per quanto
absence-for-once = Un turno
absence-for-good = Fino alla fine
absence-worth = Punti
absence-worth-half = Mezzo punto
absence-worth-nothing = Nessuno
absence-reason = Motivazione
absence-reason-needed = Il regolamento vieta di lasciare il torneo; indicare qui la motivazione dell’eccezione.
absence-back = Riammetti
absence-of-round = Non abbinati
absence-left = ritiro
absence-bye = salta il turno
tie-breaks = Spareggi tecnici
tie-breaks-none = Nessuno: secondo il regolamento
tie-breaks-add = Aggiungi uno spareggio tecnico
tie-breaks-remove = Rimuovi { $name }
tie-breaks-hint = Dopo i punti conta il primo spareggio, poi il seguente. Sigle della lista FIDE.
tie-by-tie-breaks = per spareggio tecnico

refusal-absence-in-round-robin = Non possibile nel girone all’italiana.
    .rule = Ognuno incontra tutti gli altri; un incontro saltato è perso per forfait.
refusal-leaving-brings-nothing = Non salvato: un ritiro non dà punti.
    .rule = I mezzi punti valgono solo per singoli turni.
refusal-already-absent = Non salvato: il numero { $team } salta già il turno { $round }.
    .rule = Prima annullare questa assenza, poi inserire la nuova.
refusal-not-absent = Il numero { $team } gioca il turno { $round }.
    .rule = Non c’è niente da annullare.
refusal-leaving-reason-missing = Non salvato: manca la motivazione per il numero { $team }.
    .rule = Il regolamento vieta di lasciare il torneo prima della fine.
field-chief-arbiter = Arbitro principale
field-deputy-arbiters = Arbitri collaboratori
field-tie-breaks = Spareggi tecnici
expected-tie-break = una sigla della lista FIDE, per esempio BH/C1
expected-fewer-deputies = al massimo venti
expected-fewer-tie-breaks = al massimo dodici
journal-let-be-absent = Il numero { $team } è assente dal turno { $round }
journal-take-absence-back = Il numero { $team } gioca di nuovo dal turno { $round }
