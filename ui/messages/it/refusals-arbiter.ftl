# Rifiuti della finestra e dei dispositivi degli arbitri; il telefono di una squadra non li riceve mai.

refusal-player-unknown = Questo giocatore non esiste.
    .rule = Forse nel frattempo è stato eliminato.
refusal-team-unknown = Il numero { $team } non esiste.
    .rule = Scegliere un numero della lista.
refusal-match-decided = Scambio non effettuato: il tavolo { $table } ha già un risultato.
    .rule = Prima eliminare il risultato, poi scambiare.
refusal-change-reason-missing = Non modificato: manca la motivazione.
    .rule = Il turno { $round } è pubblicato; ogni modifica degli abbinamenti richiede una motivazione.
refusal-game-unknown = Non salvato: al tavolo { $table } non c’è la partita { $game }.
    .rule = L’incontro è deciso o ha meno partite.
refusal-team-not-in-match = Non salvato: il n. { $team } non gioca al tavolo { $table }.
    .rule = Può vincere solo chi gioca a questo tavolo.
refusal-table-unknown = Il tavolo { $table } non esiste nel turno { $round }.
    .rule = I tavoli del turno si trovano nella lista.
refusal-round-unknown = Il turno { $round } non esiste.
    .rule = Non è ancora abbinato, o l’abbinamento è stato annullato.
refusal-no-result = Non eliminato: il tavolo { $table } non ha un risultato.
    .rule = Non c’è niente da eliminare.
refusal-ruling-incomplete = Decisione non registrata: non nomina tutti gli interessati.
    .rule = Ognuno dei numeri { $teams } deve comparire esattamente una volta.
