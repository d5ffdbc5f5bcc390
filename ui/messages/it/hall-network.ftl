### La rete della sala: perché i telefoni non arrivano, indirizzi e porte, sospensione.

## Reti a scelta

hall-network-virtual = solo dentro questo portatile
hall-network-vpn = VPN
hall-network-hotspot = hotspot di questo portatile

## Avvisi finché qualcosa blocca

hall-hint-do = Mostra che cosa fare
hall-hint-asks-first = Windows sta per porre una domanda sul firewall.
    .rule = Spuntare «Reti private» e scegliere «Consenti accesso» (Windows più recente: «Consenti»), non «Annulla». Altrimenti nessun telefono riesce a collegarsi.
hall-hint-asks = Windows pone una domanda sul firewall, forse dietro questa finestra.
    .rule = Spuntare «Reti private» e scegliere «Consenti accesso» (Windows più recente: «Consenti»). Se non compare nessuna domanda, aprire Sicurezza di Windows, «Firewall e protezione rete», «Consenti app tramite firewall», «Modifica impostazioni» e aggiungere lì Kralle.
hall-hint-blocked = Il firewall di Windows blocca Kralle.
    .rule = Nessun telefono riesce a collegarsi: la domanda di Windows è stata forse annullata. Per consentire il collegamento ora, aprire Sicurezza di Windows, «Firewall e protezione rete», «Consenti app tramite firewall», «Modifica impostazioni» e spuntare «Privata» per Kralle. Servono i diritti di amministratore.
hall-hint-public = Windows considera pubblica questa rete.
    .rule = In una rete pubblica Windows blocca i telefoni. Per cambiare: Impostazioni, «Rete e Internet», «Wi-Fi» o «Ethernet», proprietà della rete, «Rete privata».
# $address (testo)
hall-hint-silent = Nessun telefono ha ancora raggiunto questo portatile.
    .rule = Forse il firewall blocca tutto, o il Wi-Fi isola i dispositivi l’uno dall’altro, come fanno molte reti per ospiti. Per verificare, aprire http://{ $address } con un telefono connesso allo stesso Wi-Fi.
# $address (testo)
hall-hint-address-gone = Questo portatile non ha più l’indirizzo { $address }.
    .rule = Nessun telefono lo raggiunge. Controllare Wi-Fi e cavo. Se l’indirizzo non torna, chiudere la sala, aprirla nella nuova rete e ristampare i foglietti d’accesso.
# $from (testo), $until (testo)
hall-hint-slept = Questo portatile è stato in sospensione dalle { $from } alle { $until }.
    .rule = Oppure ne è stata cambiata l’ora. I telefoni si ricollegano automaticamente; nessuno deve scansionare di nuovo il codice. Lasciare il portatile collegato alla corrente e aperto.
# $old (testo), $address (testo)
hall-hint-port-in-use = La sala ha un nuovo indirizzo: { $address }.
    .rule = Un altro programma usa la porta { $old }. I foglietti già stampati portano alla porta vecchia. Ristamparli, oppure chiudere l’altro programma e aprire di nuovo la sala.
# $old (testo), $address (testo)
hall-hint-port-reserved = La sala ha un nuovo indirizzo: { $address }.
    .rule = Il sistema riserva per sé la porta { $old }. I foglietti già stampati portano alla porta vecchia: ristamparli. Windows riserva per sé alcune porte quando sono in uso macchine virtuali.

## Sospensione

hall-awake = Finché la sala è aperta, questo portatile non va in sospensione automaticamente. Se viene chiuso, può andarci lo stesso.
    .none = Questo portatile può andare automaticamente in sospensione: disattivare la sospensione nelle impostazioni.

## Perché la sala non si apre

# $port (testo)
refusal-hall-port-in-use = Non aperto: un altro programma usa la porta { $port }.
    .rule = Chiudere l’altro programma o scegliere un’altra porta. Senza --port la sala ne trova una automaticamente.
# $port (testo)
refusal-hall-port-reserved = Non aperto: il sistema riserva per sé la porta { $port }.
    .rule = Scegliere un’altra porta. Senza --port la sala ne trova una automaticamente. «netsh int ipv4 show excludedportrange tcp» mostra le porte che Windows riserva per sé.
