# Il file al suo posto: che cosa gli sta accanto, e che cosa ne fa un’altra mano.

refusal-stray-beside = Non aperto: accanto al file del torneo c’è { $path }.
    .rule = { $found ->
        [names_another_file] È un file di registro che all’apertura farebbe eliminare un file del tutto diverso. Kralle non scrive mai file del genere. Eliminarlo e chiarire da dove viene il torneo, poi aprire il torneo.
        [no_journal] Kralle dà questo nome al proprio file di registro, ma il file trovato non è il suo e verrebbe sovrascritto. Spostarlo altrove, poi aprire il torneo.
        [too_large] È un file di registro che gonfierebbe oltre misura il file del torneo. Spostarlo altrove, poi aprire il torneo.
        [misfit] È un file di registro che non appartiene al file del torneo: dopo l’apertura questo non sarebbe più integro. Niente è stato modificato. Spostarlo altrove, poi aprire il torneo, o ripristinare una copia di sicurezza; in tal caso vengono conservati entrambi i file.
        [link] È un collegamento a un altro file, che verrebbe sovrascritto o eliminato. Spostarlo altrove, poi aprire il torneo.
        [no_file] Kralle dà questo nome al proprio file di registro, ma quello trovato non è un file. Spostarlo altrove, poi aprire il torneo.
       *[other_mode] Kralle non scrive mai un file simile; un altro programma ha, o aveva, il torneo aperto. Chiudere il torneo in quel programma. Se il file indicato resta, spostarlo altrove, poi aprire il torneo.
    }
refusal-other-mode = Non aperto: un altro programma ha cambiato la modalità di { $path }.
    .rule = L’altro programma scrive prima in un secondo file (WAL) accanto a quello del torneo. Con quel programma, riportare il file del torneo a «journal_mode = DELETE» o ripristinare una copia di sicurezza. Niente è stato modificato.
refusal-too-large = Non aperto: il file ha { $bytes } byte.
    .rule = Kralle legge al massimo { $limit } byte; nessun torneo è così grande. Scegliere un altro file.
overwrite-asked = { $path } esiste già e non è stato creato da Kralle. Sovrascriverlo? [s/N]
overwrite-refused = Non scritto: il file esiste già e non è stato creato da Kralle. Scegliere un altro nome, o indicare con --force che va sovrascritto.
refusal-file-replaced = Non salvato: il file { $path } non è più quello aperto qui.
    .rule = { $how ->
        [gone] Il file è stato spostato, rinominato o eliminato. Il torneo aperto viene conservato in una copia di soccorso.
        [folder_gone] La cartella del file non c’è più (rinominata, eliminata, oppure chiavetta o unità di rete scollegata). Il torneo aperto viene conservato in una copia di soccorso.
        [other_file] Al suo posto ora c’è un altro file, che resta intatto; il torneo aperto viene conservato in una copia di soccorso.
       *[written_over] Un altro programma ha scritto nel file, che resta com’è; il torneo aperto viene conservato in una copia di soccorso.
    }
refusal-nothing-replaced = Niente da recuperare: il file è al suo posto.
    .rule = Si può continuare come prima.
refusal-nothing-kept = Non c’è ancora una copia di soccorso.
    .rule = Non è stato possibile scrivere la copia. Scegliere una cartella con spazio sufficiente.
refusal-is-the-tournament = Non eseguito: { $path } è proprio il torneo aperto.
    .rule = Il file verrebbe sovrascritto o perderebbe il suo blocco. Scegliere un altro nome.

replaced-title = Il file non è più al suo posto
replaced-gone = { $path } non c’è più: spostato, rinominato o eliminato.
replaced-folder-gone = La cartella di { $path } non c’è più (rinominata, eliminata, oppure chiavetta o unità di rete scollegata).
replaced-other-file = In { $path } ora c’è un altro file, che resta intatto.
replaced-written-over = Un altro programma ha scritto in { $path }. Il file resta com’è ora.
replaced-until = Finché non è deciso dove continuare, non viene salvato più nulla.
replaced-everything = Niente è andato perso: tutto, fino all’ultima azione, è in { $path }.
replaced-tournament = Lo stato del torneo è in { $path }; il suo storico non era più completo.
replaced-not-kept = Non è stato possibile scrivere una copia di soccorso. Scegliere dove salvare; fino ad allora non chiudere il programma.
replaced-go-on = Continua con la copia di soccorso
replaced-put-back = Rimetti a posto il file
replaced-elsewhere = Scegli dove salvare…
replaced-done = Si continua in { $path }
journal-rescue-file = Torneo recuperato dalla memoria

# Una partita proseguita in un’altra copia del file, o prima che si ripristinasse una copia di sicurezza.
refusal-game-forked = Non eseguito: su questo computer la partita { $game } è proseguita diversamente, in un’altra copia del file o prima che si ripristinasse una copia di sicurezza.
    .rule = Le mosse registrate qui possono essere già note. Continuare nel file in cui la partita è stata giocata l’ultima volta, oppure far reinserire qui la mossa a entrambi; il formulario lo riporterà.
game-record-forked = Prima del n. { $number }: su questo computer la partita era proseguita diversamente (altra copia del file o copia di sicurezza ripristinata); le mosse registrate sono state scartate.
table-entry-forked = Proseguita diversamente
table-forked = Su questo computer la partita è proseguita diversamente, in un’altra copia del file o prima che si ripristinasse una copia di sicurezza. Le mosse registrate possono essere già note e non vengono scoperte.
table-forked-again = Continua qui: entrambi reinseriscono la mossa
table-forks = { $pairs ->
    [one] Prima della coppia di mosse { $list } la partita era proseguita diversamente (altra copia del file o copia di sicurezza ripristinata); entrambi hanno reinserito la mossa.
   *[other] Prima delle coppie di mosse { $list } la partita era proseguita diversamente (altra copia del file o copia di sicurezza ripristinata); entrambi hanno reinserito le mosse.
}
post-log-forked = La partita era proseguita diversamente (altra copia del file o copia di sicurezza ripristinata); le mosse registrate sono state scartate
table-safe-forked = { $name }: la mossa registrata può essere già nota

refusal-file-not-granted = Non eseguito: { $path } non è stato scelto qui.
    .rule = Si legge e si scrive soltanto ciò che è stato scelto nella finestra del sistema.

refusal-desk-busy = È in corso un lavoro lungo; richieste già in attesa: { $waiting }.
    .rule = Riprovare fra poco; nel frattempo si può consultare tutto.

refusal-not-for-this-window = Non eseguito: in questa finestra c’è soltanto questa partita.
    .rule = Tutto il resto si fa nella finestra principale.

# Avvisi sul posto del file; nulla viene rifiutato per questo.
refusal-file-on-network = Questo file del torneo si trova su un server.
    .rule = Se la connessione cade, non si salva nulla finché non torna; inoltre certi server non bloccano i file in modo affidabile. Il giorno del torneo conviene aprire il file in una cartella di questo computer e poi copiarlo sul server. File aperto: { $path }
# $cloud (testo): nome del programma, «Cloud» se non è noto
refusal-file-in-cloud-folder = Questo file del torneo si trova in una cartella che { $cloud ->
        [Cloud] un programma sincronizza con il cloud
       *[other] { $cloud } sincronizza
    }.
    .rule = Va bene finché il file è aperto su un solo computer. Se due computer lo modificano, nascono due versioni affiancate. Il giorno del torneo conviene scegliere una cartella che nessun programma sincronizza. File aperto: { $path }
# $copies (testi): nomi dei file
refusal-file-has-copies = Lo stesso torneo si trova anche in questi file: { $copies }
    .rule = Può trattarsi di una copia o di una seconda versione nata dalla sincronizzazione. «Storico» mostra a che punto è il file aperto: { $path }.
place-hint-close = Chiudi l’avviso
