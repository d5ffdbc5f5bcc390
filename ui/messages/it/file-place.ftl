# Il file al suo posto: che cosa gli sta accanto, e che cosa ne fa un’altra mano.

refusal-stray-beside = Non aperto: accanto al file del torneo c’è { $path }.
    .rule = { $found ->
        [names_another_file] È un file di registro che all’apertura farebbe eliminare un file del tutto diverso. Kralle non ne scrive mai. Eliminarlo e chiarire da dove viene il torneo; poi aprirlo.
        [no_journal] Con questo nome Kralle tiene il suo file di registro, ma questo non lo è; verrebbe sovrascritto. Spostarlo altrove, poi aprire il torneo.
        [too_large] È un file di registro che gonfierebbe il file oltre misura. Spostarlo altrove, poi aprire il torneo.
        [misfit] È un file di registro che non appartiene a questo file: dopo l’apertura il torneo non sarebbe più integro. Niente è stato modificato. Spostarlo altrove, poi aprire il torneo, o ripristinare una copia di sicurezza; in tal caso vengono conservati entrambi i file.
        [link] È un collegamento a un altro file, che verrebbe sovrascritto o eliminato. Spostarlo altrove, poi aprire il torneo.
        [no_file] Con questo nome Kralle tiene il suo file di registro, ma questo non è un file. Spostarlo altrove, poi aprire il torneo.
       *[other_mode] Kralle non scrive mai un file simile; un altro programma ha, o aveva, il torneo aperto. Chiuderlo lì. Se il file resta, spostarlo altrove, poi aprire il torneo.
    }
refusal-other-mode = Non aperto: un altro programma ha cambiato la modalità di { $path }.
    .rule = Quel programma scrive prima in un secondo file accanto (WAL). Riportare lì il file del torneo a «journal_mode = DELETE» o ripristinare una copia di sicurezza. Niente è stato modificato.
refusal-too-large = Non aperto: il file ha { $bytes } byte.
    .rule = Se ne leggono al massimo { $limit }; nessun torneo è così grande. Scegliere un altro file.
overwrite-asked = { $path } esiste già e non è stato creato da Kralle. Sovrascriverlo? [s/N]
overwrite-refused = Non scritto: il file esiste già e non è stato creato da Kralle. Scegliere un altro nome, o indicare con --force che va sovrascritto.
refusal-file-replaced = Non salvato: il file { $path } non è più quello aperto qui.
    .rule = { $how ->
        [gone] Il file è stato spostato, rinominato o eliminato. Quello che è aperto viene conservato in una copia di soccorso.
        [folder_gone] La sua cartella non c’è più (rinominata, eliminata, oppure chiavetta o unità di rete scollegata). Quello che è aperto viene conservato in una copia di soccorso.
        [other_file] Ora lì c’è un altro file. Resta intatto; quello che è aperto viene conservato in una copia di soccorso.
       *[written_over] Un altro programma vi ha scritto. Resta com’è; quello che è aperto viene conservato in una copia di soccorso.
    }
refusal-nothing-replaced = Niente da recuperare: il file è al suo posto.
    .rule = Si può continuare come prima.
refusal-nothing-kept = Non c’è ancora una copia di soccorso.
    .rule = Non è stato possibile scriverla. Scegliere una cartella con spazio sufficiente.
refusal-is-the-tournament = Non eseguito: { $path } è proprio il torneo aperto.
    .rule = Verrebbe sovrascritto o perderebbe il suo blocco. Scegliere un altro nome.

replaced-title = Il file non è più al suo posto
replaced-gone = { $path } non c’è più: spostato, rinominato o eliminato.
replaced-folder-gone = La cartella di { $path } non c’è più (rinominata, eliminata, oppure chiavetta o unità di rete scollegata).
replaced-other-file = In { $path } ora c’è un altro file. Resta intatto.
replaced-written-over = Un altro programma ha scritto in { $path }. Il file resta com’è ora.
replaced-until = Finché non è deciso dove si continua, non viene salvato più nulla.
replaced-everything = Niente è andato perso: tutto, fino all’ultima azione, è in { $path }.
replaced-tournament = Lo stato del torneo è in { $path }; il suo storico non era più completo.
replaced-not-kept = Non è stato possibile scrivere una copia di soccorso. Scegliere dove salvare; fino ad allora non chiudere il programma.
replaced-go-on = Continua con la copia di soccorso
replaced-put-back = Rimettilo al suo posto
replaced-elsewhere = Scegli dove salvare…
replaced-done = Si continua in { $path }
journal-rescue-file = Torneo recuperato dalla memoria

# Una partita proseguita in un’altra copia del file, o prima che si ripristinasse una copia di sicurezza.
refusal-game-forked = Non eseguito: su questo computer la partita { $game } è proseguita diversamente, in un’altra copia del file o prima che si ripristinasse una copia di sicurezza.
    .rule = Quello che è registrato qui può essere noto. Continuare nel file in cui la partita è stata giocata l’ultima volta, oppure far reinserire qui la mossa a entrambi; il formulario lo riporterà.
game-record-forked = Prima del n. { $number }: su questo computer la partita era proseguita diversamente (altra copia del file o copia di sicurezza ripristinata); quello che era registrato è stato scartato.
table-entry-forked = Proseguita diversamente
table-forked = Su questo computer la partita è proseguita diversamente, in un’altra copia del file o prima che si ripristinasse una copia di sicurezza. Quello che è registrato può essere noto e non viene scoperto.
table-forked-again = Continua qui: entrambi reinseriscono la mossa
table-forks = { $pairs ->
    [one] Prima della coppia di mosse { $list } la partita era proseguita diversamente (altra copia del file o copia di sicurezza ripristinata); entrambi hanno reinserito la mossa.
   *[other] Prima delle coppie di mosse { $list } la partita era proseguita diversamente (altra copia del file o copia di sicurezza ripristinata); entrambi hanno reinserito le mosse.
}
post-log-forked = La partita era proseguita diversamente (altra copia del file o copia di sicurezza ripristinata); quello che era registrato è stato scartato
table-safe-forked = { $name }: la mossa registrata può essere nota

refusal-file-not-granted = Non eseguito: { $path } non è stato scelto qui.
    .rule = Si legge e si scrive soltanto ciò che è stato scelto nella finestra del sistema.

refusal-desk-busy = È in corso un lavoro lungo; richieste già in attesa: { $waiting }.
    .rule = Riprovare fra poco; nel frattempo si può consultare tutto.

refusal-not-for-this-window = Non eseguito: in questa finestra c’è soltanto questa partita.
    .rule = Tutto il resto si fa nella finestra principale.

# Avvisi sul posto del file; nulla viene rifiutato per questo.
refusal-file-on-network = Questo file del torneo si trova su un server.
    .rule = Se la rete cade, non si salva nulla finché non torna, e certi server non bloccano i file in modo affidabile. Il giorno del torneo conviene aprirlo in una cartella di questo computer e copiarlo dopo sul server: { $path }
# $cloud (testo): nome del programma, «Cloud» se non è noto
refusal-file-in-cloud-folder = Questo file del torneo si trova in una cartella che { $cloud ->
        [Cloud] un programma sincronizza con il cloud
       *[other] { $cloud } sincronizza
    }.
    .rule = Funziona finché è aperto su un solo computer. Se due computer lo modificano, nascono due versioni affiancate. Il giorno del torneo conviene scegliere una cartella che nessuno sincronizza: { $path }
# $copies (testi): nomi dei file
refusal-file-has-copies = Lo stesso torneo si trova qui un’altra volta: { $copies }
    .rule = Può essere una copia, o una seconda versione nata dalla sincronizzazione. «Storico» mostra a che punto è questa; è aperto { $path }.
place-hint-close = Chiudi l’avviso
