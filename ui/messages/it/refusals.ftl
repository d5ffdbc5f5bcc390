# Perché qualcosa non è avvenuto. Il testo dice che cosa; .rule il motivo in una frase e,
# dove c'è, il passo seguente; .short sta accanto a un pulsante bloccato.

refusal-round-is-draft = Non salvato: il turno { $round } è ancora una bozza.
    .rule = Prima pubblicare, poi giocare.
    .short = Il turno { $round } è ancora una bozza
refusal-player-not-in-match = Non salvato: questo giocatore non è al tavolo { $table }.
    .rule = Può vincere solo chi gioca a questo tavolo.
refusal-seating-fixed = Scelta non possibile: le regole fissano la disposizione.
    .rule = La squadra nominata per prima ha il Nero alla scacchiera 1.
refusal-boards-first = Scelta non possibile: prima gli avversari, poi i colori.
    .rule = La squadra nominata per prima sceglie la disposizione (parallela o incrociata), poi la seconda sceglie i colori.
refusal-result-not-admitted = Non salvato: { $verdict } non è possibile con il motivo «{ $cause }».
    .rule = Le regole in vigore non ammettono questo risultato con questo motivo.
refusal-cause-never-ends = Secondo le regole in vigore «{ $cause }» non conclude nessun incontro. Motivi possibili per { $verdict }: { $instead }.
refusal-cause-wrong-verdict = Secondo le regole in vigore «{ $cause }» non porta al risultato { $verdict }. Motivi possibili per { $verdict }: { $instead }.
refusal-reason-missing = Non salvato: manca la motivazione.
    .rule = Tavolo { $table } nel turno { $round }: questa voce richiede una motivazione, che viene registrata.
refusal-tournament-closed = Non modificato: il torneo è chiuso.
    .rule = Il torneo si può riaprire nella pagina Classifica.
    .short = Il torneo è chiuso
