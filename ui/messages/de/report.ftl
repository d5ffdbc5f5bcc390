# Turnierbericht (TRF): was beim Einlesen nicht gesagt ist.
import-remark-partners-unknown = Der Typ ist „Wechselnde Partner“, doch keine Bemerkung nennt die Partner: Übernommen wird ein Turnier von Einzelspielern.
import-remark-penalty-reasons-unknown = Ein Bericht gibt nicht an, wofür Punkte gegeben oder abgezogen wurden und wer warum ausgeschlossen wurde: Solche Strafen erhalten die Begründung „TRF“.
import-remark-tie-breaks-left-out = Die Feinwertungen des Berichts werden nicht übernommen: Mindestens eine kennt Kralle nicht.
import-remark-field-unread = Zeile { $line }, Spalte { $column }: „{ $found }“ ist { $meaning ->
        [sex] kein Geschlecht
        [rating] keine Wertungszahl
        [federation] kein Verband
        [fide_id] keine FIDE-ID
        [birth] kein Geburtsdatum
        [rank] kein Rang
        [strength] keine Stärke einer Mannschaft
        [date] kein Datum
       *[points] keine Punktzahl
    } und bleibt leer.
import-remark-record-unread = Zeile { $line }: Den Datensatz „{ $record }“ kennt Kralle nicht.
import-remark-repeated-record = Zeile { $line }: Der Datensatz { $record } steht schon in Zeile { $first }; es zählt der erste.
import-remark-adjourned = Zeile { $line }: Die Partie von Nummer { $number } in Runde { $round } ist noch nicht zu Ende.
import-remark-bye-ahead = Zeile { $line }: Nummer { $number } ist in Runde { $round } schon spielfrei, doch diese Runde ist noch nicht gepaart. Das wird nicht übernommen.
import-remark-sex-neither = Spieler, deren Geschlecht als weder weiblich noch männlich oder als unbekannt angegeben ist: { $count }, der erste in Zeile { $line }. Bei ihnen bleibt es leer.
import-remark-character-cut = Zeile { $line }: Ein Name oder Text endet mitten in einem Zeichen, das durch „�“ ersetzt wird.
import-remark-rounds-outweigh-color = Zeile { $line }: Die gespielten Runden haben andere Farben, als dieser Datensatz verlangt; es zählen die Runden.
import-remark-record-too-long = Zeile { $line }: Der Text des Datensatzes { $record } ist zu lang und wird nicht übernommen.
import-remark-teams-not-paired = Zeile { $line }: Kein Datensatz besagt, dass Teams gegeneinander spielen. Die Teams (013) werden nicht übernommen.
import-remark-no-team = Zeile { $line }: Nummer { $number } gehört zu keinem Team.
import-remark-bye-contradicted = Zeile { $line }: Nummer { $number } hat hier ein Bye in Runde { $round }, war dort aber gepaart; es zählt die Paarung.
import-remark-more = Weitere Bemerkungen: { $count }.
