# La pagina pubblica: trovare il posto, turno, classifica.

hall-parts-public = Vista
hall-part-seat = Il mio posto
hall-part-round = Turno
hall-part-standings = Classifica
hall-round-of = Turno { $round } di { $rounds }
hall-your-name = Il tuo nome
    .hint = Bastano poche lettere. Questo telefono le ricorda.
hall-not-found = Nessuno si chiama così. Prova con il cognome.
hall-no-round = Nessun turno è ancora pubblicato.
hall-against = contro
hall-with = insieme a
hall-open = ancora nessun risultato
hall-final = Classifica finale.
hall-after = Dopo il turno { $round }.
hall-why-hint = Tocca una riga: perché sta lì.
hall-met = Incontri
hall-why-points = Punti dopo il turno { $round }: { $points }.
hall-why-shared = I posti da { $first } a { $last } sono condivisi.
hall-why-fewer = Il posto { $rank } (squadra { $team }) ha { $points } in più.
hall-why-more = Il posto { $rank } (squadra { $team }) ha { $points } in meno.
hall-why-level-above = Il posto { $rank } (squadra { $team }) ha gli stessi punti e sta davanti: { $because }
hall-why-level-below = Il posto { $rank } (squadra { $team }) ha gli stessi punti e sta dietro: { $because }
hall-why-tie-break = { $name } { $own } contro { $others }.
hall-why-direct = Lo scontro diretto è finito { $own }–{ $others }.
hall-why-decided = Così ha deciso la direzione.
hall-why-rules = Così sta nel regolamento.
