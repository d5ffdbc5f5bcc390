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
        [0] Bis zum Ende reicht es für keine Runde.
        [one] Bis zum Ende reicht es nur für { $rounds } Runde.
       *[other] Bis zum Ende reicht es nur für { $rounds } Runden.
    }
outlook-too-few-tables =
    { $tables ->
        [one] Braucht { $tables } Tisch.
       *[other] Braucht { $tables } Tische.
    }
outlook-not-simulated = Zu viele Runden für einen Abend: nicht durchgespielt.
outlook-percent = { $percent } %
outlook-strongest = Die Stärksten gewinnen
    .why = In so vielen von { $evenings } durchgespielten Abenden wurde Erster, wer die höchste Wertungszahl hat, von Teams das mit dem höchsten Mittel; ein geteilter erster Platz zählt anteilig. Je mehr, desto weniger entscheidet das Glück.
outlook-level = Erster Platz punktgleich
    .why = In so vielen von { $evenings } Abenden hatten am Ende mehrere die meisten Punkte.
outlook-undecided = Die Turnierleitung muss entscheiden
    .why = In so vielen von { $evenings } Abenden blieb der erste Platz auch nach direktem Vergleich und Feinwertungen offen.
outlook-met-again = Zum zweiten Mal gegeneinander
    .why = So viele treffen im Mittel von { $evenings } Abenden noch einmal auf jemanden, gegen den sie schon gespielt haben.
outlook-ended-early = Keine Paarung mehr möglich
    .why = In so vielen von { $evenings } Abenden gab es vor der letzten Runde keine Paarung mehr ohne Wiederholung.
outlook-why = Warum? { $what }
outlook-own = Mit den Wertungszahlen der eingetragenen Spieler. Bei 400 Punkten Unterschied im Mittel gewinnt der Stärkere zehnmal so oft; einzelne Begegnungen enden remis.
outlook-typical = Mit angenommenen Wertungszahlen, wie Vereine sie haben: Mitte 1500, zwei Drittel zwischen 1250 und 1750. Bei 400 Punkten Unterschied im Mittel gewinnt der Stärkere zehnmal so oft; einzelne Begegnungen enden remis.
