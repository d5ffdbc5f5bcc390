crosstable-caption = Tableau croisé
crosstable-self = soi-même
crosstable-not-met = non joué
crosstable-legend = Ligne contre colonne. Point = non joué, … = en cours, tiret = annulé, { standings-forfeit } = forfait.
standings-forfeit = f
