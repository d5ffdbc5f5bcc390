crosstable-caption = Tableau croisé
crosstable-self = elle-même
crosstable-not-met = non jouée
crosstable-legend = Ligne contre colonne. Point = non jouée, … = en cours, tiret = annulée, { standings-forfeit } = forfait.
standings-forfeit = f
