# Rifiuti della finestra e dei dispositivi degli arbitri; il telefono di una squadra non li riceve mai.

refusal-player-unknown = Questo giocatore non esiste.
    .rule = Forse nel frattempo è stato eliminato.
refusal-team-unknown = Il numero { $team } non esiste.
    .rule = Scegliere un numero della lista.
refusal-match-decided = Scambio non effettuato: il tavolo { $table } ha già un risultato.
    .rule = Prima eliminare il risultato, poi scambiare.
refusal-change-reason-missing = Non modificato: manca la motivazione.
    .rule = Il turno { $round } è pubblicato; ogni modifica degli abbinamenti richiede una motivazione.
refusal-no-result = Non eliminato: il tavolo { $table } non ha un risultato.
    .rule = Non c’è niente da eliminare.
refusal-ruling-incomplete = Decisione non registrata: non nomina tutti gli interessati.
    .rule = Ognuno dei numeri { $teams } deve comparire esattamente una volta.
