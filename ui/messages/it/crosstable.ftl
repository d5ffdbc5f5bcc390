crosstable-caption = Tabella incrociata
crosstable-self = sé
crosstable-not-met = non giocato
crosstable-legend = Riga contro colonna. Punto = non giocata, … = in corso, trattino = annullata, { standings-forfeit } = a forfait.
standings-forfeit = f
