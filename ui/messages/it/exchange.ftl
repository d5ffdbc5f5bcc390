# Ciò che entra e ciò che esce: elenchi, cartelle di lavoro, liste Elo, tornei interi.

## Leggere un elenco di giocatori

list-column-team = Squadra
list-column-board-order = Scacchiera (ordine di schieramento)
list-column-select = La colonna { $number } «{ $heading }» significa
list-column-select-bare = La colonna { $number } significa
list-column-hint = Se una colonna è sbagliata, cambiarla qui; l'anteprima si rilegge.
list-sheet = Foglio
list-encoding = Codifica
list-how-workbook = Letto come cartella di lavoro ({ $name }), foglio «{ $sheet }».
list-teams-found =
    { $count ->
        [one] { $count } squadra fissa nell'elenco.
       *[other] { $count } squadre fisse nell'elenco.
    }
list-problem-workbook-too-large = Decompressa, la cartella di lavoro supera { $expected } byte. Salvare solo il foglio dei giocatori in un nuovo file, o come CSV.
list-problem-workbook-damaged = La cartella di lavoro è danneggiata ({ $found }). Aprirla nel foglio di calcolo e salvarla di nuovo, o come CSV.
list-problem-no-sheet = Nella cartella di lavoro non c'è un foglio «{ $found }».
list-problem-cell-error = La cella mostra l'errore { $found }; resta vuota.
list-problem-team-too-long = Il nome della squadra ha { $found } caratteri, al massimo { $expected } sono possibili. Il campo resta vuoto.
list-problem-unreadable-board-order = «{ $found }» non è un posto nell'ordine di schieramento (atteso un numero da 1 a 99); il campo resta vuoto.
field-columns = Colonne
field-encoding = Codifica
expected-choice = una delle scelte offerte
file-kind-player-list = Elenco di giocatori (CSV, TSV, XLSX, ODS)

