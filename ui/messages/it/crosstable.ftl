crosstable-caption = Tabella incrociata
crosstable-self = stessa riga
crosstable-not-met = non giocato
crosstable-legend = Riga contro colonna. Punto = non giocato, … = in corso, trattino = annullato, { standings-forfeit } = per forfait.
standings-forfeit = f
