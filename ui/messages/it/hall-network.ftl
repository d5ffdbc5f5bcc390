### La rete della sala: perché i telefoni non arrivano, indirizzi e porte, sospensione.

## Reti a scelta

hall-network-virtual = solo dentro questo portatile
hall-network-vpn = VPN
hall-network-hotspot = hotspot di questo portatile

## Avvisi finché qualcosa blocca

hall-hint-do = Cosa fare
hall-hint-asks-first = Windows sta per chiedere del firewall.
    .rule = Spunta «Reti private» e scegli «Consenti accesso» (Windows più recente: «Consenti»), non «Annulla». Altrimenti nessun telefono arriva.
hall-hint-asks = Windows chiede del firewall, forse dietro questa finestra.
    .rule = Spunta «Reti private» e scegli «Consenti accesso» (Windows più recente: «Consenti»). Se non arriva nessuna domanda: Sicurezza di Windows, «Firewall e protezione rete», «Consenti app tramite firewall», «Modifica impostazioni», aggiungi lì Kralle.
hall-hint-blocked = Il firewall di Windows blocca Kralle.
    .rule = Nessun telefono arriva: la domanda di Windows è stata forse annullata. Per consentire ora: Sicurezza di Windows, «Firewall e protezione rete», «Consenti app tramite firewall», «Modifica impostazioni», spunta «Privata» per Kralle. Servono i diritti di amministratore.
hall-hint-public = Windows considera pubblica questa rete.
    .rule = Lì blocca ciò che viene dai telefoni. Per cambiare: Impostazioni, «Rete e Internet», «Wi-Fi» o «Ethernet», proprietà della rete, «Rete privata».
# $address (testo)
hall-hint-silent = Nessun telefono ha ancora raggiunto questo portatile.
    .rule = Forse il firewall blocca tutto, o il Wi-Fi tiene separati i suoi dispositivi, come molte reti per ospiti. Per verificare, apri http://{ $address } con un telefono nello stesso Wi-Fi.
# $address (testo)
hall-hint-address-gone = Questo portatile non ha più l’indirizzo { $address }.
    .rule = Nessun telefono lo raggiunge. Controlla Wi-Fi e cavo. Se l’indirizzo non torna: chiudi la sala, aprila nella nuova rete e ristampa i foglietti d’accesso.
# $from (testo), $until (testo)
hall-hint-slept = Questo portatile è stato sospeso dalle { $from } alle { $until }.
    .rule = O il suo orologio è stato regolato. I telefoni si ricollegano da soli, nessuno deve scansionare di nuovo. Lascia il portatile collegato alla corrente e aperto.
# $old (testo), $address (testo)
hall-hint-port-in-use = La sala si è spostata a { $address }.
    .rule = Un altro programma usa la porta { $old }. I foglietti già stampati portano alla porta vecchia. Ristampali, oppure chiudi l’altro programma e apri di nuovo la sala.
# $old (testo), $address (testo)
hall-hint-port-reserved = La sala si è spostata a { $address }.
    .rule = Il sistema tiene per sé la porta { $old }. I foglietti già stampati portano alla porta vecchia: ristampali. Windows tiene per sé delle porte quando sono in uso macchine virtuali.

## Sospensione

hall-awake = Finché la sala è aperta, questo portatile non va in sospensione da solo. Con il coperchio chiuso forse sì.
    .none = Questo portatile può andare in sospensione da solo: disattivalo nelle sue impostazioni.

## Perché la sala non si apre

# $port (testo)
refusal-hall-port-in-use = Non aperto: un altro programma usa la porta { $port }.
    .rule = Chiudi l’altro programma o scegli un’altra porta. Senza --port la sala ne trova una da sola.
# $port (testo)
refusal-hall-port-reserved = Non aperto: il sistema tiene per sé la porta { $port }.
    .rule = Scegli un’altra porta. Senza --port la sala ne trova una da sola. «netsh int ipv4 show excludedportrange tcp» mostra ciò che Windows tiene per sé.
