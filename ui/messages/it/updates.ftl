# Versioni più recenti, e un secondo avvio del programma.

## Un secondo avvio

start-not-answered = Kralle è già avviato, ma non risponde.
    .rule = Attendere un momento e aprire di nuovo Kralle. Se non basta, terminare il programma che non risponde. Se Kralle è in esecuzione su un altro computer che usa le stesse impostazioni da un server, terminarlo lì. Ciò che è stato inserito è salvato.
web-pages-missing = In Windows manca un componente di cui Kralle ha bisogno per la propria finestra: Microsoft Edge WebView2.
    .rule = Scaricare «WebView2 Runtime» dalla pagina qui sotto, installarlo e riaprire Kralle. I tornei sono intatti.
web-pages-broken = La finestra non si apre: Microsoft Edge WebView2 segnala un errore.
    .rule = Riavviare il computer. Se non basta, riparare WebView2 nelle impostazioni di Windows, sotto «App», oppure reinstallarlo dalla pagina qui sotto. I tornei sono intatti.
ask-file = Aprire un altro torneo?
    .hall = La sala è aperta. Si chiude con il torneo; ciò che è stato comunicato resta.
    .unfinished = Ciò che è stato iniziato qui andrà perso. Tutto ciò che è stato inserito è salvato.
    .games = Ci sono orologi in moto alle scacchiere. Verranno fermati.
    .do = Apri il torneo

## Aggiornare

updates-title = Aggiornamenti
    .version = Questa è la versione { $version }.
    .package-manager = Gli aggiornamenti arrivano dal gestore di pacchetti di questo sistema.
    .builder = Compilato dai sorgenti: ricompilare per una versione più recente.
    .nobody = Questo programma è stato compilato senza chiave per gli aggiornamenti e non ne cerca.
updates-at-start = Cerca aggiornamenti a ogni avvio
    .hint = Altrimenti Kralle non interroga alcun server. In ogni caso niente viene sostituito senza conferma, e mai durante un turno.
updates-look = Cerca aggiornamenti
updates-looking = Ricerca…
updates-newest = Non ci sono aggiornamenti.
updates-found = È disponibile la versione { $version }.
    .hint = La nuova versione viene scaricata e ne viene verificata la firma. Poi Kralle si riavvia; tutti i tornei restano intatti.
updates-install = Scarica e installa
updates-installing = Scaricamento…
updates-show = Mostra

## Perché no

refusal-update-round-open = Non ora: il turno { $round } è in corso.
    .rule = Il programma viene sostituito quando ci sono tutti i risultati o il file del torneo è chiuso.
refusal-update-hall-open = Non ora: la sala è aperta.
    .rule = Il programma viene sostituito quando nessun telefono ne ha più bisogno. Chiudere prima la sala.
refusal-update-not-reached = Non trovato: impossibile sapere quale versione sia la più recente.
    .rule = Questo computer è connesso a internet? Cercare di nuovo più tardi. ({ $reason })
refusal-update-not-readable = Non trovato: le informazioni sulla versione più recente sono illeggibili.
    .rule = Qui non c’è nulla da fare; il problema è sul server. ({ $reason })
refusal-update-older = Non sostituito: viene offerta la versione { $offered }, ma è già installata la { $current }.
    .rule = Una versione più vecchia non ne sostituisce una più recente.
refusal-update-other-system = Non trovato: per questo sistema non c’è un aggiornamento.
    .rule = Forse arriverà più tardi.
refusal-update-broken = Non sostituito: l’aggiornamento non è stato scaricato per intero.
    .rule = Nel programma non è cambiato nulla. Riprovare. ({ $reason })
refusal-update-not-signed = Non sostituito: la firma dell’aggiornamento non è valida.
    .rule = L’aggiornamento è stato modificato, è incompleto o non proviene dagli autori di Kralle. Nel programma non è cambiato nulla. ({ $reason })
refusal-update-not-installed = Non sostituito: il sistema non ha accettato l’aggiornamento.
    .rule = Nel programma non è cambiato nulla. ({ $reason })
refusal-update-not-found = Non sostituito: questa versione non è stata cercata.
    .rule = Cercare di nuovo.
