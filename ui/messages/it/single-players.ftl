# Giocatori singoli: risultati e classifica.

condition-opponent-cannot-mate = Solo se l’avversario non ha il materiale per dare matto.

crosstable-colors = La lettera indica il colore: b Bianco, n Nero.

standings-single-winners = Vincitori a pari merito: { $names }.
round-bye-single = Il numero { $number }, { $name }, riposa.
players-caption-plain = Lista dei giocatori per Elo
