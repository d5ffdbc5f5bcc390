crosstable-caption = Tabella incrociata
crosstable-self = sé stesso
crosstable-not-met = non giocata
crosstable-legend = Riga contro colonna. Punto = non giocata, … = in corso, trattino = annullata, { standings-forfeit } = a forfait.
standings-forfeit = f
