# Die öffentliche Seite: Platz finden, Runde, Tabelle.

hall-parts-public = Ansicht
hall-part-seat = Mein Platz
hall-part-round = Runde
hall-part-standings = Tabelle
hall-round-of = Runde { $round } von { $rounds }
hall-your-name = Dein Name
    .hint = Ein paar Buchstaben genügen. Dieses Handy merkt sie sich.
hall-not-found = Niemand heißt so. Den Nachnamen versuchen.
hall-no-round = Noch keine Runde ist veröffentlicht.
hall-against = gegen
hall-with = zusammen mit
hall-open = noch kein Ergebnis
hall-final = Endstand.
hall-after = Stand nach Runde { $round }.
hall-why-hint = Eine Zeile antippen: warum sie dort steht.
hall-met = Begegnungen
hall-why-points = Punkte nach Runde { $round }: { $points }.
hall-why-shared = Die Plätze { $first } bis { $last } sind geteilt.
hall-why-fewer = Platz { $rank } (Team { $team }) hat { $points } mehr.
hall-why-more = Platz { $rank } (Team { $team }) hat { $points } weniger.
hall-why-level-above = Platz { $rank } (Team { $team }) hat gleich viele Punkte und steht davor: { $because }
hall-why-level-below = Platz { $rank } (Team { $team }) hat gleich viele Punkte und steht dahinter: { $because }
hall-why-tie-break = { $name } { $own } gegen { $others }.
hall-why-direct = Die direkte Begegnung endete { $own }–{ $others }.
hall-why-decided = So hat die Turnierleitung entschieden.
hall-why-rules = So steht es in der Ordnung.
