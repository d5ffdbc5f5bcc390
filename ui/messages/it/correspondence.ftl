# Per corrispondenza: mosse doppie per posta.

# The soft hyphen lets it break in the narrow rail.
screen-correspondence = Corrispon{ "\u00AD" }denza
post-going =
    { $count ->
        [one] { $count } partita in corso
       *[other] { $count } partite in corso
    }
post-late =
    { $count ->
        [one] { $count } scadenza superata
       *[other] { $count } scadenze superate
    }
post-late-about = La scadenza è superata. Sulle conseguenze decide la direzione del torneo.
post-open = Apri una partita
post-none-free = Nessun incontro libero
post-empty = Ancora nessuna partita per corrispondenza
    .hint = Una partita si apre a un tavolo di un turno pubblicato. Le mosse restano coperte finché non sono arrivate entrambe.
    .later = Prima pubblicare un turno; poi si può aprire una partita a ogni suo tavolo.
post-to-round = Vai al turno
post-games = Partite
post-waits = manca
post-covered = coperta
post-lost = illeggibile
post-lost-about = La mossa di { $name } è sigillata nel file, ma la chiave è su un altro computer. La mossa va inserita di nuovo.
post-days-left =
    { $days ->
        [one] ancora { $days } giorno
       *[other] ancora { $days } giorni
    }
post-last-day = oggi ultimo giorno
post-overstepped =
    { $days ->
        [one] { $days } giorno di ritardo
       *[other] { $days } giorni di ritardo
    }
post-until = scadenza: { $date }
post-not-asked = Da questo giocatore non si attende nessuna mossa.
post-open-title = Apri partite per corrispondenza
post-open-about = Entrambi i giocatori inviano le mosse; il programma le tiene coperte finché non sono arrivate entrambe, poi prepara i messaggi. Il programma non invia nulla.
post-open-tables = Incontri
post-open-none = Nessun incontro scelto
post-open-do =
    { $count ->
        [one] Apri { $count } partita
       *[other] Apri { $count } partite
    }
post-days = Giorni per mossa
    .hint = Contati dal giorno in cui entrambe le mosse sono state scoperte; quel giorno è escluso.
post-days-less = Un giorno in meno
post-days-more = Un giorno in più
post-message = Messaggio di { $name }
    .hint = La sola mossa o il messaggio intero: codice ottale, case (e2e4) o notazione. Le citazioni sono ignorate.
post-message-second = Nuova mossa di { $name }
post-message-missing = Prima inserire il messaggio
post-take = Registra la mossa coperta
    .label = Registra la mossa coperta di { $name }
post-take-open = Esegui la mossa
    .label = Esegui la mossa di { $name }
post-as-it-is = Registra così com’è
    .label = Registra così com’è: mossa di { $name }
post-look = Controlla
    .label = Controlla: messaggio di { $name }
post-though-void = Registra lo stesso: non eseguibile
    .label = Registra lo stesso: non eseguibile, mossa di { $name }
post-understood = Mossa di { $name } riconosciuta:
post-understood-move = { $piece } { $from }–{ $to }
post-understood-captures = cattura: { $piece }
post-understood-promotes = diventa: { $piece }
post-understood-castles = arrocco
post-understood-doubt = Nella posizione attuale la mossa non è eseguibile: { $why } La mossa dell’avversario può ancora cambiare la situazione.
post-understood-back = Torna al messaggio
post-take-back = Ritira…
    .until = Possibile finché i messaggi non sono stati trasmessi.
post-take-back-title = Ritira una mossa registrata
post-take-back-who = Mossa di
post-take-back-about = La mossa è considerata non ricevuta e va registrata di nuovo. La motivazione compare nel registro della partita.
post-take-back-about-pair = La coppia di mosse decade. La mossa di { $name } resta registrata, coperta; quella ritirata va registrata di nuovo. La motivazione compare nel registro della partita.
post-take-back-do = Ritira
post-taken-back = Mossa di { $name } ritirata
post-is-covered = Mossa registrata, coperta
    .about = Nessuno vede la mossa finché non sono arrivate entrambe. Fino ad allora si può inserirla di nuovo.
post-change = Inserisci di nuovo
    .label = Inserisci di nuovo: mossa di { $name }
post-written-octal = Letta come codice ottale.
post-written-notation = Letta come case o notazione.
post-written-both = Codice ottale e notazione concordano.
post-written-as-it-is = Registrata così com’è.
post-revealed = Mosse scoperte: i messaggi sono pronti.
post-decide = Decidi…
post-not-begun = Ancora nessuna coppia di mosse. I messaggi qui sotto aprono la partita.
post-letters = Messaggi
    .about = pronti per l’invio; il programma non invia nulla
post-letter-to = A { $name }
post-letter-language = Lingua per { $name }
post-letter-subject = Oggetto
post-letter-copy = Copia
post-letter-copy-to = Copia il messaggio per { $name }
post-letter-copy-subject = Copia l’oggetto del messaggio per { $name }
post-letter-copied = Messaggio per { $name } copiato
post-letter-subject-copied = Oggetto copiato
post-letter-save = Salva il messaggio
post-letter-save-to = Salva il messaggio per { $name } come .txt
post-letter-save-txt = Salva come .txt
post-letter-kind = File di testo

post-tab-games = Partite
post-tab-owed = Mosse attese ({ $count })
post-views = Vista
post-owed-none = Nessuna mossa attesa
post-owed-none-about = Tutte le partite sono finite. Restano da inserire i risultati del turno.
post-owed-player = Giocatore
post-owed-game = Partita
post-owed-since = In attesa da
post-owed-until = Scadenza
post-owed-reminded = Sollecito
post-owed-never = non ancora
post-owed-against = contro { $name }
post-remind = Sollecita
post-remind-who = Sollecita { $name }
post-reminded = Sollecito a { $name } annotato
post-reminded-on = sollecito: { $date }
post-reminded-not = nessun sollecito
post-letter-which = Messaggio per { $name }
post-letter-position = Posizione
post-letter-reminder = Sollecito
post-find = Cerca una partita
post-find-hint = Nome, turno o tavolo
post-find-none = Nessuna partita con «{ $text }»
post-late-who = { $name }: { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } di ritardo
post-grant = Concedi giorni…
post-grant-title = Concedi giorni
post-grant-about = Per esempio per ferie o malattia. La motivazione compare nel registro della partita.
post-grant-about-move = Per esempio per ferie o malattia; i giorni valgono per la mossa attesa. La motivazione compare nel registro della partita.
post-grant-who = A chi
post-grant-days = Giorni
post-grant-do = Concedi
post-overstep = Dichiara persa per il tempo…
post-overstep-title = Dichiara persa per il tempo
post-overstep-loses = { $name } ha superato la scadenza. La partita è persa per il tempo; è patta se all’avversario è rimasto solo il re.
post-overstep-both = Entrambi i giocatori hanno superato la scadenza lo stesso giorno. La partita è patta.
post-overstep-do = Termina la partita
post-days-way = Cadenza
post-days-per-move = per mossa
post-days-per-game = per la partita
post-days-both = entrambi
post-budget = Giorni per tutta la partita
post-budget-hint = Ciascuno ha il proprio conto, dal quale vengono tolti i giorni usati per ogni mossa.
post-reserve = Giorni di riserva
post-carried-hint = I giorni non usati per una mossa si conservano; la riserva è disponibile dall’inizio.
post-way-game = { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } per la partita
post-way-carried = { $reserve } + { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } per mossa, il resto si conserva
post-arrived = Indica il giorno di arrivo
post-arrived-of = Indica il giorno di arrivo del messaggio di { $name }
post-arrived-day = Data di arrivo
post-arrived-bad = Data non valida; esempio: 21/11/2026
post-came = arrivo: { $date }
post-record-save = Salva il formulario attuale
post-record-print = Stampa il formulario attuale
post-log = Registro della partita
post-log-opened = Partita aperta
post-log-taken-in = { $name }: mossa registrata, coperta
post-log-taken-in-again = { $name }: mossa coperta inserita di nuovo
post-log-arrived = { $name }: messaggio arrivato ({ $day })
post-log-revealed = Entrambe le mosse scoperte
post-log-moved = { $name }: mossa eseguita
post-log-offered-draw = { $name } propone patta
post-log-offered-ordinary = { $name } propone gli scacchi ordinari
post-log-accepted = { $name } accetta
post-log-declined = { $name } rifiuta
post-log-draw-claimed = { $name } richiede patta
post-log-resigned = { $name } abbandona
post-log-entry-lost = { $name }: inserimento senza chiave scartato
post-log-days-granted = { $name }: { $days ->
        [one] { $days } giorno concesso
       *[other] { $days } giorni concessi
    } ({ $said })
post-log-reminded = { $name }: sollecito
post-log-letter-out = Messaggio per { $name } trasmesso
post-log-taken-back = { $name }: mossa registrata e poi ritirata ({ $said })
post-log-days-overstepped = Partita finita per il tempo
post-log-ended-by-arbiter = Partita terminata dalla direzione del torneo: { $said }

# I messaggi stessi.
letter-subject = { $event }, turno { $round }, tavolo { $table }: { $white } – { $black }
letter-file = Turno { $round } tavolo { $table } coppia { $pair } per { $name }.txt
letter-greeting = Buongiorno { $name },
letter-begins = la partita comincia. Entrambi i giocatori inviano la propria mossa; le due mosse vengono scoperte insieme appena sono arrivate entrambe.
letter-move = { $color }, { $name }: { $move } (codice ottale { $octal })
letter-position = Posizione (Bianco maiuscolo, Nero minuscolo):
letter-fen = FEN: { $fen }
letter-answer-offer = Si prega di indicare se si accetta la proposta. Inviare una mossa equivale a rifiutarla.
letter-send = Si prega di inviare la mossa per la coppia { $pair } (scadenza: { $date }).
letter-choose = La mossa inviata per la coppia { $pair } non è più possibile ({ $article }). Si prega di inviarne un’altra (scadenza: { $date }).
letter-other-chooses = { $name } invia un’altra mossa ({ $article }). Poi seguirà un nuovo messaggio.
letter-wait = Al momento non si attende da Lei nessuna mossa.
letter-days-left =
    { $days ->
        [0] Oggi è l’ultimo giorno.
        [one] Resta { $days } giorno.
       *[other] Restano { $days } giorni.
    }
letter-overstepped =
    { $days ->
        [one] La scadenza è superata da { $days } giorno; decide la direzione del torneo.
       *[other] La scadenza è superata da { $days } giorni; decide la direzione del torneo.
    }
letter-days-for-game = Questi giorni valgono per tutto il resto della partita.
letter-days-carried =
    { $days ->
        [one] I giorni non usati si conservano; ogni mossa aggiunge { $days } giorno.
       *[other] I giorni non usati si conservano; ogni mossa aggiunge { $days } giorni.
    }
letter-reminder = La Sua mossa per la coppia { $pair } non è ancora arrivata. Data della posizione: { $date }.
letter-reminder-subject = Sollecito: { $event }, turno { $round }, tavolo { $table }, { $white } – { $black }
letter-reminder-file = Sollecito turno { $round } tavolo { $table } coppia { $pair } per { $name }.txt
letter-how = Basta il codice ottale (sette cifre), oppure la casa di partenza e quella di arrivo, ad esempio e2e4.
letter-ended = La partita è finita: { $score }

# Che cosa non viene registrato.
refusal-not-by-correspondence = Non registrata: questa partita si gioca alla scacchiera.
    .rule = I messaggi esistono solo nelle partite per corrispondenza.
refusal-message-empty = Non registrata: il messaggio è vuoto.
    .rule = Deve contenere una mossa.
refusal-message-too-long = Non registrata: il messaggio è troppo lungo.
    .rule = Al massimo { $most } caratteri; inserire solo la parte con la mossa.
refusal-message-no-move = Non registrata: nel messaggio non c’è una mossa.
    .rule = Il programma cerca un codice ottale (1414300), le case (e2e4) o la notazione (Cg1-f3).
refusal-message-several-moves = Non registrata: nel messaggio ci sono mosse diverse.
    .rule = Riga { $line }: { $word } accanto a { $beside }. Inserire solo la mossa intesa.
refusal-message-doubtful = Non registrata: { $word } non corrisponde alla posizione.
    .rule = Riga { $line }: nella casa di partenza c’è { $piece ->
        [none] un altro pezzo
       *[other] un altro pezzo ({ $piece })
    }.
refusal-message-other-side = Non registrata: { $word } muove un pezzo dell’avversario.
    .rule = Riga { $line }: la casa { $square } è occupata ({ $piece }). Il messaggio va nell’altro campo? Se il giocatore l’ha davvero inviato, la sua mossa non è eseguibile.
refusal-message-empty-square = Non registrata: in { $square } non c’è alcun pezzo.
    .rule = Riga { $line }: { $word }. Se il giocatore ha davvero inviato questa mossa, non è eseguibile.
refusal-nothing-to-take-back = Non ritirata: di questo giocatore non è stata registrata nessuna mossa dopo l’ultima coppia di mosse.
    .rule = Si ritira solo ciò che è stato registrato per ultimo.
refusal-pair-gone-out = Non ritirata: la coppia di mosse è già stata trasmessa.
    .rule = Appena un giocatore conosce la coppia di mosse, questa è valida. Sulle conseguenze decide la direzione del torneo.
refusal-taken-back-after-result = Non ritirata: il risultato della partita è già inserito (turno { $round }, tavolo { $table }).
    .rule = Prima eliminare il risultato.
refusal-octal-length = Non registrata: { $word } non è un codice ottale.
    .rule = Riga { $line }: un codice ottale ha sette cifre.
refusal-octal-digit = Non registrata: { $word } non è un codice ottale.
    .rule = Riga { $line }: la cifra in posizione { $column } è { $digit }; sono ammesse quelle da 0 a 7.
refusal-octal-check = Non registrata: una cifra del codice ottale { $word } è sbagliata.
    .rule = Riga { $line }, cifra 7: la cifra di controllo è { $digit }, ma le altre danno { $check }. Chiedere conferma al giocatore.
refusal-octal-piece = Non registrata: { $word } non indica un pezzo.
    .rule = Riga { $line }: la prima cifra è { $digit }; i pezzi vanno da 1 a 6.
refusal-octal-same-square = Non registrata: { $word } resta in { $square }.
    .rule = Riga { $line }, cifre da 2 a 5: la casa di partenza e quella di arrivo coincidono.
refusal-octal-mark = Non registrata: il segno in { $word } non è ammesso per questa mossa.
    .rule = Riga { $line }: la sesta cifra è { $digit }.
refusal-octal-piece-not-there = Non registrata: il pezzo di { $word } non è in { $square }.
    .rule = Riga { $line }, cifre da 1 a 3: pezzo e casa di partenza non corrispondono alla posizione.
refusal-octal-en-passant = Non registrata: { $word } non corrisponde alla posizione.
    .rule = Riga { $line }, cifra 6: la cattura en passant si indica con il segno 6, e solo se è possibile.
refusal-days-left = Nessuna scadenza superata: nessuna delle mosse attese è in ritardo.
    .rule = La scadenza è superata solo dopo l’ultimo giorno.
refusal-nothing-waited-for = Non annotato: da questo giocatore non si attende alcuna mossa.
    .rule = Si sollecita solo chi deve una mossa.
refusal-arrived-day = Non registrata: questo giorno di arrivo non è possibile.
    .rule = Il giorno deve essere nel periodo { $since } – { $today }, estremi compresi.
