crosstable-caption = Crosstable
crosstable-self = same entrant
crosstable-not-met = not met
crosstable-legend = Row against column. Dot = not met, … = in progress, dash = annulled, { standings-forfeit } = forfeit.
standings-forfeit = f
