crosstable-caption = Kreuztabelle
crosstable-self = selbst
crosstable-not-met = nicht gespielt
crosstable-legend = Zeile gegen Spalte. Punkt = nicht gespielt, … = läuft noch, Strich = gestrichen, { standings-forfeit } = kampflos.
standings-forfeit = k
