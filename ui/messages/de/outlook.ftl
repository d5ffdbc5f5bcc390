### Was eine Turnierform wohl bringt: der Abend viele Male durchgespielt.
outlook = Was bringt welche Form?
    .hint = Kralle spielt den Abend viele Male mit gewürfelten Ergebnissen durch.
outlook-simulate = Durchspielen
outlook-again = Neu durchspielen
outlook-tables = Tische vorhanden
outlook-entrants-missing = Zuerst die erwartete Zahl eintragen.
outlook-stale = Die Einstellungen haben sich seitdem geändert.
outlook-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
outlook-ends =
    { $rounds ->
        [one] { $rounds } Runde bis etwa { $time }
       *[other] { $rounds } Runden bis etwa { $time }
    }
outlook-fits = Passt.
outlook-too-long =
    { $rounds ->
        [0] Die Zeit bis zum Ende reicht für keine Runde.
        [one] Die Zeit bis zum Ende reicht nur für { $rounds } Runde.
       *[other] Die Zeit bis zum Ende reicht nur für { $rounds } Runden.
    }
outlook-too-few-tables =
    { $tables ->
        [one] Braucht { $tables } Tisch.
       *[other] Braucht { $tables } Tische.
    }
outlook-not-simulated = Zu viele Runden für einen Abend: nicht durchgespielt.
outlook-percent = { $percent } %
outlook-strongest = Die Stärksten gewinnen
    .why = Anteil der { $evenings } durchgespielten Abende, an denen die Person oder das Team mit der höchsten (mittleren) Wertungszahl Erster wurde; ein geteilter erster Platz zählt anteilig. Je höher, desto weniger entscheidet das Glück.
outlook-level = Erster Platz punktgleich
    .why = Anteil der { $evenings } Abende, an denen am Ende mehrere gemeinsam die meisten Punkte hatten.
outlook-undecided = Die Turnierleitung muss entscheiden
    .why = Anteil der { $evenings } Abende, an denen der erste Platz auch nach direkter Begegnung und Feinwertungen offen blieb.
outlook-met-again = Wiederholungen
    .why = Wie viele Teilnehmer im Mittel der { $evenings } Abende auf einen Gegner treffen, gegen den sie schon gespielt haben.
outlook-ended-early = Keine Paarung mehr möglich
    .why = Anteil der { $evenings } Abende, an denen es vor der letzten Runde keine Paarung ohne Wiederholung mehr gab.
outlook-why = Warum? { $what }
outlook-own = Mit den Wertungszahlen der eingetragenen Spieler. Bei einem mittleren Unterschied von 400 Punkten gewinnt die stärkere Seite zehnmal so oft wie die schwächere; einzelne Begegnungen enden remis.
outlook-typical = Mit angenommenen Wertungszahlen, wie sie in Vereinen vorkommen: Mittelwert 1500, zwei Drittel zwischen 1250 und 1750. Bei einem mittleren Unterschied von 400 Punkten gewinnt die stärkere Seite zehnmal so oft wie die schwächere; einzelne Begegnungen enden remis.
