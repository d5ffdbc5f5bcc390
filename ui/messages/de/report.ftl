# Turnierbericht (TRF): was beim Einlesen nicht gesagt ist.
import-remark-penalty-reasons-unknown = Ein Bericht sagt nicht, wofür Punkte gegeben oder abgezogen wurden oder wer ausgeschlossen wurde und warum: Solche Strafen stehen mit der Begründung „TRF“.
import-remark-tie-breaks-left-out = Die Feinwertungen des Berichts werden nicht übernommen: Mindestens eine ist hier unbekannt.
