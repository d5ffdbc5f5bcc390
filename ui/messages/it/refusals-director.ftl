# Perché è rifiutato ciò che fa solo la direzione.

refusal-player-twice = Iscrizione non registrata: { $name } è già nella lista.
    .rule = Stesso nome (comunque scritto), anno di nascita e circolo, o stesso numero di federazione. Per distinguere due omonimi indicare l’anno di nascita.
refusal-player-named-twice = Non ordinato: un giocatore compare due volte.
    .rule = Ogni giocatore deve comparire una sola volta.
refusal-already-drawn = Non modificato: il sorteggio è già stato fatto.
    .rule =
        { $rounds ->
            [0] Dopo il sorteggio urne e numeri non cambiano più. Finché nessun turno è abbinato si può sorteggiare di nuovo.
           *[other] Dopo il sorteggio urne e numeri non cambiano più. Arrivi e partenze successivi si gestiscono nella pagina Giocatori.
        }
    .short = Già sorteggiato
refusal-rounds-exist = Non modificato: c’è già un turno abbinato.
    .rule = Le basi degli abbinamenti restano fissate per tutto il torneo. Solo una bozza del turno 1 si può ancora scartare.
    .short = I turni sono cominciati
refusal-too-few-players = Giocatori insufficienti: { $players }; ne servono almeno { $needed }.
    .rule = Per due squadre servono quattro giocatori presenti.
    .short = Giocatori presenti: { $players }; ne servono almeno { $needed }
refusal-odd-players = Giocatori presenti: { $players } – per formare squadre di due ne manca uno.
    .rule = Serve un numero pari: qualcuno si aggiunge, qualcuno gioca per fare numero pari, o una squadra gioca in tre.
    .short = Numero dispari di giocatori
refusal-same-seed = Sorteggio non effettuato: questo valore di partenza è già stato usato.
    .rule = Un nuovo sorteggio richiede un nuovo valore di partenza pubblico.
refusal-wish-impossible = Sorteggio non effettuato: la condizione non si può soddisfare.
    .rule = Un circolo ha così tanti giocatori in entrambe le urne che si forma sempre una squadra di un solo circolo. Sorteggiare senza la condizione.
refusal-wish-too-rare = Sorteggio non effettuato: la condizione non è stata soddisfatta in { $shuffles } tentativi.
    .rule = Soddisfarla è possibile, ma succede molto di rado. Sorteggiare senza la condizione o prendere un altro valore di partenza.
refusal-lots-missing = Ancora nessuna squadra.
    .rule = Prima il sorteggio, poi gli abbinamenti.
    .short = Prima il sorteggio
refusal-round-is-published = Non modificato: il turno { $round } è pubblicato.
    .rule = I suoi abbinamenti sono fissati. Singoli posti si possono scambiare con una motivazione; «Annulla» ritira la pubblicazione.
    .short = Il turno { $round } è pubblicato
refusal-round-incomplete = Il turno { $round } non è ancora concluso.
    .rule = Tavoli senza risultato: { $tables }.
    .short = Tavoli senza risultato: { $tables }
refusal-all-rounds-paired =
    { $rounds ->
        [one] L’unico turno previsto è abbinato.
       *[other] Tutti i { $rounds } turni previsti sono abbinati.
    }
    .rule = Per un turno in più aumentare il numero di turni in «Modifica il torneo».
    .short =
    { $rounds ->
        [one] L’unico turno previsto è abbinato
       *[other] Tutti i { $rounds } turni previsti sono abbinati
    }
refusal-unpairable = Il turno { $round } non si può abbinare.
    .rule = Ogni abbinamento comporterebbe rivincite, o nessuno può più riposare. Giocare meno turni o cambiare la formula del torneo.
    .short = Non abbinabile senza rivincite
refusal-rounds-contradict = Abbinamento non possibile: i turni precedenti si contraddicono.
    .rule = Dopo uno scambio qualcuno gioca due volte o non gioca affatto. Annullare lo scambio, poi abbinare di nuovo.
    .short = I turni precedenti si contraddicono
refusal-same-team = Scambio non effettuato: il n. { $team } non può essere scambiato con sé stesso.
    .rule = Scegliere due numeri diversi.
refusal-no-one-sits-out = Non modificato: in una squadra di due giocano tutti.
    .rule = Solo in una squadra di tre i giocatori si alternano.
refusal-not-level = Decisione non registrata: i numeri { $teams } non sono alla pari.
    .rule = Si decide insieme su tutti quelli con gli stessi punti.
refusal-direct-encounter-decides = Decisione non registrata: decide lo scontro diretto.
    .rule = Tra esattamente due partecipanti conta il loro incontro.
refusal-joint-winners-only-first = Decisione non registrata: i vincitori a pari merito sono possibili solo al 1º posto.
    .rule = Gli altri posti si condividono, oppure si fissa un ordine.
refusal-rounds-missing = Non si può ancora chiudere: turni abbinati { $paired } su { $planned }.
    .rule = Prima giocare tutti i turni, o ridurne il numero in «Modifica il torneo».
    .short = Turni abbinati: { $paired } su { $planned }
refusal-first-place-open = Non si può ancora chiudere: il 1º posto non è assegnato.
    .rule = Tra i numeri { $teams } decide la direzione del torneo.
    .short = 1º posto non assegnato
refusal-not-closed = Il torneo non è chiuso.
    .rule = Il torneo è ancora in corso.
