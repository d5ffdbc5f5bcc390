# Nummern nationaler Verbände, Nachmeldung nach Spielstärke, Mannschaftsführer aus Listen.

player-national-id = Nationale Nummer
    .hint = ZPS mit Mitgliedsnummer (70107-0023), PKZ oder die Nummer eines anderen Verbands (SUI 12345).
player-sex = Geschlecht
    .hint = Nur für Kategorien einer Saison; nie auf Aushängen oder öffentlichen Seiten.
player-sex-female = weiblich
player-sex-male = männlich
player-sex-none = nicht angegeben
players-federation-numbers = FIDE-ID, Verbandsnr.
field-federation = Föderation
expected-federation = drei Buchstaben wie SUI oder leer
list-column-federation = Föderation (SUI, GER)
list-problem-unreadable-federation = „{ $found }“ ist keine Föderation (erwartet: drei Buchstaben wie SUI); das Feld bleibt leer.
field-national-id = Nationale Nummer
expected-national-id = eine Nummer mit wenigstens einer Ziffer oder leer
list-column-national-id = Nationale Nummer (ZPS-Mitgliedsnummer, PKZ)
list-column-club-number = Vereinsnummer (ZPS)
list-column-member-number = Mitgliedsnummer
list-problem-same-national-id = Gleiche Verbandsnummer wie in Zeile { $found }. Ist das dieselbe Person?
list-problem-unreadable-national-id = „{ $found }“ ist keine Verbandsnummer (erwartet: höchstens 32 Zeichen, davon mindestens eine Ziffer); das Feld bleibt leer.
ratings-found-by-national_id = nach Verbandsnummer
ratings-new-number = { $label } { $number }
import-remark-other-federations = Von Spielern, die in den Listen mehrerer Verbände stehen, wird nur eine Nummer übernommen.

late-entry = Nachmeldung: spielt ab Runde { $round }
    .hint = Die Zahl der Runden ändert sich nicht.
late-entry-team = Team nachmelden
late-entry-missed = Punkte je versäumter Runde
late-entry-missed-matches = Versäumte Begegnungen
late-entry-forfeited = kampflos verloren
late-entry-to-play = werden nachgespielt
late-entry-number = Startnummer
late-entry-by_strength = nach Spielstärke
late-entry-next = nächste freie
late-entry-gets = { $moved ->
    [0] Die Nachmeldung bekommt Nummer { $number }; die anderen behalten ihre.
    [one] Die Nachmeldung bekommt Nummer { $number }; { $moved } Startnummer dahinter verschiebt sich um eins, auch in den gespielten Runden.
   *[other] Die Nachmeldung bekommt Nummer { $number }; { $moved } Startnummern dahinter verschieben sich um eins, auch in den gespielten Runden.
}
late-entry-article = FIDE C.04.2 Art. 2.4, 2.5
late-entry-enter = Nachmelden
journal-enter-late = { $moved ->
    [0] { $name } nachgemeldet mit Nummer { $number }, spielt ab Runde { $round }
   *[other] { $name } nachgemeldet mit Nummer { $number }, spielt ab Runde { $round }; die Nummern dahinter haben sich um eins verschoben
}
refusal-late-entry-in-round-robin = Keine Nummer der Berger-Tabelle ist frei.
    .rule = Bei gerader Teilnehmerzahl sind im Rundenturnier alle Nummern vergeben. Nur bei ungerader Zahl ist eine frei: die, gegen die man spielfrei ist.
refusal-late-entry-after-swap = In Runde { $round } war jemand anderes spielfrei, als die Berger-Tabelle vorsieht.
    .rule = Die Nachmeldung übernimmt die Nummer, gegen die man spielfrei war.
refusal-late-entry-missed-otherwise = Im Schweizer System werden Runden versäumt, im Rundenturnier Begegnungen.
refusal-late-number-not-by-strength = Die Startnummern folgen nicht der Spielstärke.
    .rule = Deshalb bekommt die Nachmeldung die nächste freie Nummer.
refusal-late-number-stands = Nach Runde { $round } verschiebt sich keine Startnummer mehr.
    .rule = Die Nachmeldung bekommt die nächste freie Nummer.

players-numbered = Startnummern vergeben: Die Liste steht fest.
check-first-single = Ist es wirklich so ausgegangen?
why-match-single = Warum spielt Nummer { $first } gegen Nummer { $second }?
why-bye-single = Warum ist Nummer { $team } spielfrei?
why-points-differ-single = Nummer { $first } hat { $firstPoints } P., Nummer { $second } hat { $secondPoints } P.
why-points-bye-single = Nummer { $team } hat { $points } P.
why-completion-bye-single = Wäre jemand anderes spielfrei, ließe sich die Runde nicht zu Ende paaren.
why-order-bye-single = Andere kämen ebenso infrage; diese Nummer kommt in der Reihenfolge zuerst.
why-otherwise-bye-single = Sonst wäre Nummer { $team } spielfrei.
why-upfloater-single = Nummer { $team } spielt gegen jemanden mit mehr Punkten.
why-roles-single = Nummer { $first } hat Weiß: { $rule }
why-source-dutch = FIDE C.04.3, { $article }
