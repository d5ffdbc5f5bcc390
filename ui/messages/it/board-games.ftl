# Partite alla scacchiera: perché non è stato fatto.
refusal-no-game = La partita { $game } non esiste.
    .rule = La lista delle partite le mostra tutte.
refusal-no-pair-games = Le partite alla scacchiera esistono solo nei tornei individuali con le regole del PaarZugSchach o del Fairschach.
    .rule = Il modo di formare le squadre e il regolamento si scelgono in «Modifica il torneo».
refusal-game-open = La partita { $game } è già aperta al tavolo { $table } del turno { $round }.
    .rule = Interrompere la vecchia partita per liberare il tavolo.
refusal-game-in-draft = Il turno { $round } è una bozza. La partita al tavolo { $table } comincia quando il turno è pubblicato.
    .rule = Prima pubblicare, poi giocare.
refusal-game-after-result = Il tavolo { $table } del turno { $round } ha già un risultato.
    .rule = Per rigiocare, eliminare il risultato.
refusal-game-key-not-kept = Partita non aperta: impossibile salvare la chiave delle mosse coperte.
    .rule = Le mosse coperte richiedono una chiave nella cartella delle impostazioni. Si può scrivere in questa cartella?
refusal-entry-empty = Nessuna mossa inserita.
    .rule = Inserire una mossa come e2e4 o Cg1-f3.
refusal-entry-too-long = L’inserimento è troppo lungo: al massimo { $most } caratteri.
    .rule = Una mossa richiede solo le case di partenza e di arrivo.
refusal-entry-unreadable = { $found } non è una mossa riconoscibile. Inserire una mossa come e2e4 o Cg1-f3.
    .rule = Indicare casa di partenza e di arrivo e, in caso di promozione, il pezzo.
refusal-entry-lost = La mossa registrata del { $color ->
        [white] Bianco
       *[black] Nero
    } non si può scoprire qui: la sua chiave è su un altro computer. La mossa va inserita di nuovo; il sigillo di quella illeggibile resta nel formulario.
    .rule = Con «Inserisci di nuovo» si scarta la mossa precedente.
refusal-entry-not-lost = La mossa registrata del { $color ->
        [white] Bianco
       *[black] Nero
    } è disponibile e non viene scartata.
    .rule = La mossa si può modificare finché l’orologio del giocatore non è fermo.
refusal-game-over = La partita è finita.
refusal-clock-stopped = L’orologio è fermo: la mossa registrata è definitiva.
    .rule = La mossa si può cambiare solo finché l’orologio del giocatore non è fermo.
refusal-nothing-stored = Non è ancora registrata nessuna mossa.
refusal-already-revealed = Le mosse di questa coppia sono già scoperte.
refusal-not-choosing = Qui non c’è un’altra mossa da scegliere.
refusal-illegal-second = Questa mossa non è possibile nella nuova posizione.
refusal-claim-unfounded = La richiesta di patta non è corretta.
refusal-no-flag-fallen = Nessuna bandierina è caduta.
refusal-cannot-switch = Si passa agli scacchi ordinari solo se uno solo dei due re è sotto scacco e il torneo lo permette.
refusal-clock-not-waiting = Nessun orologio aspetta di essere avviato.
refusal-illegal-move = Questa mossa non è legale.
refusal-game-time = Il tempo deve essere compreso tra 1 e 1440 minuti, l’incremento può essere al massimo di 3600 secondi.
refusal-game-days = Una mossa può avere da 1 a 365 giorni, una partita intera fino a 3650.
refusal-game-rules = Questo regolamento non prevede partite a coppie di mosse.
refusal-game-position = La posizione non è valida.
refusal-game-damaged = La registrazione della partita è danneggiata.
refusal-game-not-begun = La partita non è cominciata.
    .rule = Comincia quando si avviano gli orologi.
refusal-game-halted = La partita è sospesa.
    .rule = Prima riprendere, poi muovere.
refusal-game-not-halted = La partita è in corso.
refusal-in-ordinary-chess = La partita continua con gli scacchi ordinari.
refusal-in-pairs = La partita si gioca a coppie di mosse.
refusal-not-on-move = Tocca all’altro giocatore.
refusal-no-clocks = Una partita per corrispondenza non ha orologi.
refusal-offer-pending = Una proposta attende già risposta.
refusal-no-offer = Non c’è una proposta a cui rispondere.
refusal-commitment-broken = La mossa scoperta non corrisponde al suo sigillo.
refusal-game-annulled = La partita è stata interrotta e non ha risultato.
    .rule = Si può aprire un’altra partita al tavolo, o inserire il risultato a mano.
refusal-game-goes-on = La partita non è ancora finita.
    .rule = Il risultato si ricava dalla partita quando è finita. L’arbitro può terminarla.
refusal-game-without-match = L’incontro al tavolo { $table } del turno { $round } con questi giocatori non c’è più. La partita è conservata.
    .rule = L’abbinamento è stato annullato o modificato. «Ripeti» lo ripristina.
refusal-table-window = Impossibile aprire la finestra del tavolo.

cause-key-kings-adjacent = V

sheet-name-game-record = Formulario della partita
sheet-about-game-record = Coppie di mosse con tempi di riflessione, posizione finale
game-record-about = Turno { $round }, tavolo { $table }
game-record-result = Risultato
game-record-score = { $score }, { $cause }
game-record-annulled = interrotta, senza risultato
game-record-legend = ^ ha mosso per primo (diritto di prima mossa). (…) registrata ma senza effetto; se segue una mossa, è stata scelta al suo posto. ? illeggibile. – nessuna mossa.
game-record-ordinary = Scacchi ordinari dal n. { $number }.
game-record-taken-back = N. { $number }, { $color }: registrata e ritirata, sigillo { $commitment }
game-record-unopened = N. { $number }, { $color }: registrata e mai scoperta, sigillo { $commitment }
game-record-void = N. { $number }, { $color }: { $why } ({ $article })
refusal-game-not-named = Quale partita?
    .rule = Indicare il numero della partita.
