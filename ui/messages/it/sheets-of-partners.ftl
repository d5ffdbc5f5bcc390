### Fogli, tabelle e pagine dei tornei con compagni variabili.

sheet-partners-first = Nominati per primi
sheet-partners-second = Nominati per secondi
sheet-seating-chosen-partners = I compagni nominati per primi scelgono la disposizione (parallela o incrociata), poi gli altri scelgono i colori.
sheet-seating-fixed-partners = I compagni nominati per primi hanno il Nero alla scacchiera 1 e il Bianco alla scacchiera 2.
sheet-rounds-legend-partners = Turni: i punti e, dopo il più, il numero del compagno; 1 · +7 significa un punto con il numero 7.
progress-legend-partners = Sopra i punti e, dopo il più, il numero del compagno; sotto i punti dopo il turno.
standings-explain-shared-partners = Chi ha gli stessi punti condivide il posto.
berger-legend-partners = Per ogni turno e ogni tavolo i numeri dei due compagni, a cominciare da quelli nominati per primi.
# $after (text)
sheet-crosstable-partners = dei compagni { $after }
sheet-crosstable-legend-partners = Riga e colonna come compagni: i loro punti, … in corso; casella vuota: non ancora compagni. Le colonne seguono l’ordine della classifica.
archive-crosstable-long-partners = Per ogni riga i compagni con il loro numero e i punti ottenuti con loro.
# $round (number)
export-round-partner = T{ $round } compagno
slip-first-named-pair = coppia nominata per prima
slip-second-named-pair = coppia nominata per seconda
