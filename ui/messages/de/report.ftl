# Turnierbericht (TRF): was beim Einlesen nicht gesagt ist.
import-remark-penalty-reasons-unknown = Ein Bericht gibt nicht an, wofür Punkte gegeben oder abgezogen wurden und wer warum ausgeschlossen wurde: Solche Strafen erhalten die Begründung „TRF“.
import-remark-tie-breaks-left-out = Die Feinwertungen des Berichts werden nicht übernommen: Mindestens eine kennt Kralle nicht.
