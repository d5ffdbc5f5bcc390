### La sala al tavolo della direzione: foglietti d’accesso, dispositivi, ciò che attende dai telefoni.

## Foglietti d’accesso su carta

sheet-name-slips = Foglietti d’accesso
sheet-about-slips = per i telefoni delle squadre, da ritagliare
slip-first-named = squadra nominata per prima
slip-second-named = squadra nominata per seconda
# $address (testo)
slip-typed = Da digitare: { $address }
# $name (testo), $password (testo)
slip-wlan = Wi-Fi { $name }, password { $password }: restare connessi anche se non c’è internet.
# $name (testo)
slip-wlan-open = Wi-Fi { $name }, senza password: restare connessi anche se non c’è internet.
slip-wlan-of-hall = Restare connessi al Wi-Fi della sala anche se non c’è internet.
refusal-hall-without-address = Non stampato: sui foglietti è scritto l’indirizzo della sala, che ancora non esiste.
    .rule = Aprire prima la sala nella pagina «Sala».
refusal-no-such-slip = Nessun foglietto d’accesso valido ha questo codice.
    .rule = Quando un turno è abbinato o pubblicato di nuovo, valgono solo i foglietti ristampati.
field-address = Indirizzo
field-password = Password
expected-address = un indirizzo con la porta, per esempio 192.168.1.5:41234

## Ciò che attende dai telefoni

hall-waits = Dalla sala
hall-waits-call = Chiamata
hall-call-end = Chiudi la chiamata
hall-waits-disputed = Disaccordo
hall-waits-single = Una sola comunicazione
hall-waits-agreed = Comunicazioni uguali
hall-said-nothing = nessuna comunicazione
hall-waits-accept = Accetta
# $what (testo)
hall-accept-what = Accetta come risultato: { $what }
# $what (testo), $round (numero)
hall-accept-late = Al posto del risultato inserito: { $what }. Il turno successivo al turno { $round } è già pubblicato; la motivazione compare nello storico.
# $table (numero), $round (numero)
hall-table-of-round = Tavolo { $table }, turno { $round }
# $tables (testo), $round (numero)
refusal-result-contested = Tavoli con un risultato contestato nel turno { $round }: { $tables }.
    .rule = Prima si decide, poi si continua: il turno seguente dipende dai punti. Altrimenti resta valido ciò che è registrato.
ask-contested = Un risultato è contestato
    .do = Continua lo stesso
ask-leave = Chiudere il file del torneo?
    .do = Chiudi il file
ask-quit = Uscire da Kralle?
    .do = Esci
# $table (numero), $side (testo)
hall-slip-found = Foglietto d’accesso: tavolo { $table }, { $side }

## Aprire la sala

hall = Sala
hall-is-open = aperta
hall-do-open = Apri la sala
    .hint = A sala aperta, i telefoni di questa rete possono raggiungere questo portatile: le squadre comunicano i risultati e tutti vedono abbinamenti e classifica. La sala si chiude con il file.
hall-close = Chiudi la sala
hall-network = Rete di questo portatile
hall-no-network = Questo portatile non è collegato a nessuna rete.
    .rule = Collegarlo al Wi-Fi della sala, poi aprire di nuovo questa finestra.
hall-address = Per chi guarda
    .hint = Chi è connesso al Wi-Fi della sala trova qui abbinamenti, risultati e classifica. Senza «http://» alcuni telefoni cercano in internet.
# $address (testo)
hall-name = Su molti telefoni anche: http://{ $address }
    .none = kralle.local: non disponibile. L’indirizzo numerico vale sempre.
# $address (testo)
hall-code = Codice QR per { $address }
# $old (testo), $address (testo)
hall-moved = I foglietti d’accesso non portano da nessuna parte.
    .rule = Vi è stampato l’indirizzo { $old }, ma ora la sala è all’indirizzo { $address }. Stamparli di nuovo.
hall-print-slips = Stampa i foglietti

## Wi-Fi e comunicazioni

hall-wlan = Wi-Fi della sala
    .hint = Nome e password sono scritti sui foglietti d’accesso. Restano su questo portatile e non vengono mai salvati nel file del torneo.
hall-wlan-password = Password del Wi-Fi
hall-wlan-keep = Salva
hall-wlan-same = È già salvato così.
hall-reporting = Comunicazioni valide
hall-reporting-both = se le due squadre concordano
hall-reporting-one = ne basta una
hall-reporting-arbiters = solo quelle accettate
hall-reporting-off = nessuna
hall-find = Codice di un foglietto d’accesso
    .hint = Le 16 lettere, digitate o lette con lo scanner, portano all’incontro. Nella pagina del turno basta lo scanner.
    .do = Vai
    .reason = Inserire prima il codice.

## Dispositivi e telefoni

hall-devices = Dispositivi
hall-devices-none = Ancora nessun dispositivo. Qui va aggiunto il telefono di ogni arbitro o aiutante che gira per la sala.
hall-device-new = Aggiungi un dispositivo
hall-device-make = Mostra il codice
hall-device-name = Nome
    .hint = Compare così nello storico, per esempio «Ruth» o «Tavoli da 1 a 10».
hall-device-level = Ruolo
hall-device-tables = Tavoli
    .hint = Vuoto: tutti i tavoli.
hall-device-from = da
hall-device-to = a
# $from (numero), $to (numero)
hall-device-from-to = da { $from } a { $to }
hall-device-all = tutti
hall-device-screen = Schermo
    .hint = Che cosa mostra si stabilisce in «Schermi».
hall-device-needs-name = Inserire un nome.
hall-device-needs-tables = Per i tavoli inserire entrambi i numeri, prima il minore, o lasciare vuoti i due campi.
hall-device-entered = collegato
hall-device-waits = non ancora collegato
hall-device-ended = accesso revocato
hall-device-end = Revoca l’accesso
# $name (testo)
hall-device-end-what = Revoca l’accesso di «{ $name }»: il dispositivo non può più fare nulla.
# $name (testo)
hall-device-code = Codice QR per { $name }
# $time (testo)
hall-device-scan = Scansionare il codice con la fotocamera del dispositivo. Vale per un solo dispositivo (scadenza: { $time }) e non viene più mostrato.
hall-device-no-address = Aprire prima la sala: il codice porta al suo indirizzo.
hall-device-done = Fatto
hall-level-captain = Squadra
hall-level-helper = Aiutante
    .hint = Inserisce i risultati mancanti, segna i giocatori presenti e risponde alle chiamate.
hall-level-arbiter = Arbitro
    .hint = Può anche cambiare risultati, accettare comunicazioni, decidere e sanzionare.
hall-level-projector = Schermo
    .hint = Mostra le pagine pubbliche su uno schermo, nient’altro.
hall-level-director = Direzione del torneo
hall-seen = Ultimo contatto
hall-phones = Telefoni delle squadre
hall-phones-none = Nessun telefono ha ancora aperto un foglietto d’accesso.
hall-phone-where = Incontro
hall-phone-number = Telefono
hall-phone-state = Stato
hall-phone-in = parla per la squadra
hall-phone-asks = attende di essere ammesso
hall-phone-both = ha aperto entrambi i foglietti e non può comunicare
hall-phone-alike = stesso identificativo di un telefono degli avversari, non verificato
hall-phone-free = Libera il foglietto
# $table (numero), $team (numero)
hall-phone-free-what = Libera il foglietto della squadra { $team } al tavolo { $table }: il prossimo telefono che lo aprirà parlerà per la squadra.
hall-phone-sign-out = Scollega
# $phone (numero), $table (numero), $team (numero)
hall-phone-sign-out-what = Scollega il telefono { $phone } della squadra { $team } al tavolo { $table }: non parla più per la squadra. Gli altri telefoni restano collegati.

## Annullare ciò che ha fatto un’altra persona

# $who (testo)
ask-of-other = Azione eseguita da { $who }.
ask-of-nobody = Azione eseguita senza che fosse scelto un nome.

## Perché la sala rifiuta qualcosa

refusal-no-such-device = Il dispositivo { $device } non esiste.
    .rule = La lista dei dispositivi li mostra tutti.
refusal-code-shown-once = Il codice di questo dispositivo è già stato mostrato.
    .rule = Si mostra una volta sola. Revocare l’accesso di questo dispositivo e aggiungerne uno nuovo.
refusal-network-gone = Non aperto: la rete { $name } non c’è più.
    .rule = Controllare cavo e Wi-Fi, poi scegliere una rete dalla lista.
refusal-hall-not-opened = Non aperto: l’indirizzo { $address } è occupato o bloccato.
    .rule = L’indirizzo è usato da un altro programma, o il sistema non ne permette l’uso. Scegliere un’altra rete o chiudere l’altro programma.
refusal-no-such-notice = Questo avviso non c’è più.
    .rule = Forse qualcuno lo ha già tolto.
refusal-day-parts =
    { $found ->
        [one] Non salvato: il programma della giornata ha { $found } voce.
       *[other] Non salvato: il programma della giornata ha { $found } voci.
    }
    .rule = Può averne da 1 a { $most }.
refusal-no-lots-drawn = Non mostrato: il sorteggio non è ancora stato fatto.
    .rule = Procedere prima al sorteggio, poi mostrarlo.
refusal-no-ceremony = In questo momento non si mostra alcun sorteggio.
    .rule = Appare appena la direzione del torneo lo comincia.
