# Classifica, tabella incrociata, decisioni della direzione del torneo.

standings-empty = Ancora nessuna classifica
    .hint = La classifica compare dopo il sorteggio e i primi risultati.
standings-views = Vista
standings-tab-standings = Classifica
standings-tab-crosstable = Tabella incrociata
standings-choose = Classifica dopo il turno
standings-start = Prima del primo turno
standings-after = dopo il turno { $round }
standings-final = Classifica finale dopo il turno { $round }
standings-caption = Classifica
standings-rank = Posto
standings-moved = Variazione
standings-up = sale di
standings-down = scende di
standings-tie = Parità
standings-bye = rip.
standings-plays = gioca contro
standings-against = contro
standings-tie-against = { $points } pt contro il n. { $team }
standings-tie-open = non risolta
standings-tie-shared = posto condiviso
standings-tie-decided = direzione del torneo
standings-tie-joint = pari merito
standings-legend-settled = Parità risolta
standings-legend-open = Parità non risolta o posto condiviso
standings-legend-cells = Nelle colonne dei turni: i punti e, in piccolo, il numero dell’avversario.
standings-before = 1º posto: { $first } davanti a { $second }.
standings-direct =
    { $halves ->
        [1] Alla pari con { $points } punto. { $team } ha vinto lo scontro diretto.
        [2] Alla pari con { $points } punto. { $team } ha vinto lo scontro diretto.
       *[other] Alla pari con { $points } punti. { $team } ha vinto lo scontro diretto.
    }
standings-open = Il primo posto non è assegnato: decide la direzione del torneo.
    .rule =
        { $halves ->
            [1] I numeri { $teams } hanno { $points } punto ciascuno; lo scontro diretto non decide.
            [2] I numeri { $teams } hanno { $points } punto ciascuno; lo scontro diretto non decide.
           *[other] I numeri { $teams } hanno { $points } punti ciascuno; lo scontro diretto non decide.
        }
standings-decide = Decidi…
standings-decide-ranks = Decidi i posti { $ranks }
standings-decided-order = Decisione della direzione del torneo: ordine { $teams }.
standings-decided-joint = Decisione della direzione del torneo: i numeri { $teams } vincono a pari merito.
standings-close = Chiudi il torneo
standings-reopen = Riapri
standings-closed = Il torneo è chiuso e la classifica è definitiva.
standings-winner = Vince { $team }.
standings-joint-winners = Vincitrici a pari merito: squadre { $teams }.

crosstable-rests = Senza avversario
    .legend = Senza avversario: punti dei turni di riposo e di quelli saltati.

decision-kind = Tipo di decisione
decision-order = Ordine
decision-joint-winners = Vincitori a pari merito
decision-winners = Chi vince a pari merito?
decision-two = Scegliere almeno due
decision-keep = Registra la decisione
