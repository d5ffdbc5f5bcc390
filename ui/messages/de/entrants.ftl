# Nummern nationaler Verbände, Nachmeldung nach Spielstärke, Mannschaftsführer aus Listen.

player-national-id = Nationale Nummer
    .hint = ZPS mit Mitgliedsnummer (70107-0023), PKZ oder die Nummer eines anderen Verbands (SUI 12345).
players-federation-numbers = FIDE-ID, nat. Nummer
field-national-id = Nationale Nummer
expected-national-id = eine Nummer mit wenigstens einer Ziffer, oder leer
export-national-id = Nationale ID
list-column-national-id = Nationale Nummer (ZPS-Mitgliedsnummer, PKZ)
list-column-club-number = Vereinsnummer (ZPS)
list-column-member-number = Mitgliedsnummer
list-problem-same-national-id = Gleiche nationale Nummer wie in Zeile { $found }.
list-problem-unreadable-national-id = „{ $found }“ ist keine Nummer eines Verbands (erwartet höchstens 32 Zeichen, davon eine Ziffer); das Feld bleibt leer.
ratings-found-by-national_id = nach nationaler Nummer
ratings-new-number = { $label } { $number }
import-remark-other-federations = Von Spielern in den Listen mehrerer Verbände wird eine Nummer übernommen.
