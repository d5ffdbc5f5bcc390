# La parola di controllo sui fogli, e se un file contiene ancora ciò che il foglio mostra.

head-open = Verifica un foglio…
head-title = Verifica un foglio
head-note = Abbinamenti, risultati e classifiche hanno in basso una parola di controllo e in alto a destra la stessa come codice QR. Permette di verificare se questo file contiene ancora ciò che fu stampato.
head-word = Parola di controllo del foglio
    .hint = Digitarla o leggerla con uno scanner, per esempio 412-KTRA-9MNP-XC4D-7HWQ. Maiuscole o minuscole, con o senza trattini.
head-do = Verifica
head-read = Letto: { $word }
head-look = Mostra lo stato di allora

# $entry (numero), $when (testo), $state (testo): done, undone, ended
head-contained =
    { $state ->
        [done] Presente: il passo { $entry } ({ $when }) è nel file, senza modifiche, ed è valido.
        [undone] Presente: il passo { $entry } ({ $when }) è nel file, senza modifiche; è annullato e si può ripetere.
       *[other] Presente: il passo { $entry } ({ $when }) è nel file, senza modifiche; è stato annullato più tardi.
    }
    .next = Anche nei passi precedenti niente è stato modificato a posteriori.
head-left-by-restore = Presente, ma non più valido: dopo il passo { $entry }, in data { $when }, il passo { $restore } ha ripristinato una copia di sicurezza più vecchia.
    .next = È annotato nel file stesso; lo storico mostra che cosa non è più valido.
head-misread = Non riconosciuto: è quasi la parola di controllo del passo { $entry }, ma non del tutto.
    .next = Rileggere con cura. 0 e O sono equivalenti, come pure 1, I e L.
head-other-link = Non presente: nel file il passo { $entry } è diverso.
    .next = Il foglio viene da un altro file, o un passo precedente è stato riscritto dopo la stampa. Verificare il file da cui il foglio fu stampato e le sue copie di sicurezza.
head-not-yet = Non presente: il file arriva solo fino al passo { $newest }.
    .next = È più vecchio del foglio, o ne manca la fine. Verificare una copia più recente.
head-other-file = Non presente: il foglio viene da un altro file di torneo.
    .next = Verificare il file da cui fu stampato; vanno bene anche le sue copie.
head-broken = Non verificabile: dal passo { $entry } in poi lo storico del file non è più come fu scritto.
    .next = Verificare una copia ancora integra.

refusal-head-missing = Niente da verificare: manca la parola di controllo.
    .rule = Si trova in fondo al foglio.
refusal-head-too-long = Non è una parola di controllo: nessuna ha più di { $most } caratteri.
    .rule = Inserire solo la parola di controllo del foglio.
refusal-head-number = Non è una parola di controllo: comincia con «{ $found }» e non con il numero di un passo.
    .rule = Una parola di controllo è fatta così: 412-KTRA-9MNP-XC4D-7HWQ.
refusal-head-symbol = Non è una parola di controllo: il carattere «{ $found }» non vi compare mai.
    .rule = Rileggere. Uno scanner che digita caratteri sbagliati è impostato su un’altra tastiera.
refusal-head-length =
    { $found ->
        [one] Non è una parola di controllo: dopo il numero c’è { $found } carattere invece di { $expected }.
       *[other] Non è una parola di controllo: dopo il numero ci sono { $found } caratteri invece di { $expected }.
    }
    .rule = Una parola di controllo è fatta così: 412-KTRA-9MNP-XC4D-7HWQ.
refusal-head-form = Lettura incompleta: il codice QR non è completo.
    .rule = Leggerlo di nuovo, o digitare la parola di controllo in fondo al foglio.
