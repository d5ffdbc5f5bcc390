# Wörter in den Tabellen, Blättern und Seiten einer Saison.

season-table = Saisontabelle
season-starts = Starts
season-evening = Turnier
# $day, $month (Text): zwei Ziffern; $month_number (Zahl)
season-evening-date = { $day }.{ $month }.
# $date (Text); $nth (Zahl): der wievielte Abend dieses Tages
season-evening-of-day = { $date } ({ $nth })
# $number (Text)
season-evening-number = Nr. { $number }
season-guest-short = Gast
season-rule = Punktwertung
# $best (Zahl)
season-note-best =
    { $best ->
        [one] Es zählt das beste Ergebnis; was nicht zählt, steht in Klammern.
       *[other] Es zählen die besten { $best } Ergebnisse; was nicht zählt, steht in Klammern.
    }
# $minimum (Zahl)
season-note-minimum = Einen Rang bekommt, wer mindestens { $minimum }-mal teilgenommen hat.
season-note-guests = Gäste behalten ihren Rang im Turnier und bekommen keine Punkte.
season-ratings-tandem = Tandem-Wertungszahl
season-ratings-pair-moves = Wertungszahl PaarZugSchach
season-ratings-ordinary-chess = Wertungszahl Schach
season-matches = Begegnungen
season-results = Ergebnisse
season-partners = Partner
season-opponents = Gegner
season-won = gewonnen
season-drawn = remis
season-lost = verloren
season-category-empty = In dieser Kategorie ist niemand.
# $points (Text), $hundredths (Zahl)
season-certificate-points =
    { $hundredths ->
        [100] mit { $points } Punkt
       *[other] mit { $points } Punkten
    }
# $category (Text)
season-certificate-category = Kategorie { $category }
sheet-name-season-table = Saisontabelle
sheet-name-season-categories = Kategorien der Saison
sheet-name-season-certificates = Urkunden der Saison
sheet-about-season-table = alle Personen mit jedem Ergebnis
sheet-about-season-categories = eine Tabelle je Kategorie
sheet-about-season-certificates = für die Besten der Saison
field-evenings = Zahl der Turniere
field-season-points = Punkte
expected-evenings = eine Zahl bis 10 000
expected-season-points = eine Zahl von 0 bis 1 000 000 mit höchstens zwei Stellen nach dem Komma
