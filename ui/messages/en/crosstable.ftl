crosstable-caption = Crosstable
crosstable-self = itself
crosstable-not-met = not met
crosstable-legend = Row against column. Dot = not met, dash = annulled, { standings-forfeit } = forfeit.
standings-forfeit = f
