# Die Rundenuhr in der Hand der Schiedsrichter.

hall-clock-set = Uhr stellen
hall-clock-none = Keine Uhr gestellt
hall-clock-minutes = Minuten
hall-clock-start = Starten
hall-clock-pause = Anhalten
hall-clock-go-on = Weiter
hall-clock-extend = Mehr Zeit
hall-clock-end = Beenden
hall-clock-whom = Für wen?
hall-clock-all = alle
hall-clock-table = Tisch
hall-clock-more = +{ $minutes }
# Der zweite Tipp, als Frage.
hall-clock-sure-start =
    { $minutes ->
        [one] Uhr mit { $minutes } Minute starten
       *[other] Uhr mit { $minutes } Minuten starten
    }
hall-clock-sure-pause = Uhr für alle anhalten
hall-clock-sure-go-on = Uhr für alle weiterlaufen lassen
hall-clock-sure-extend =
    { $minutes ->
        [one] Allen { $minutes } Minute dazugeben
       *[other] Allen { $minutes } Minuten dazugeben
    }
hall-clock-sure-extend-table =
    { $minutes ->
        [one] { $minutes } Minute mehr für Tisch { $table }
       *[other] { $minutes } Minuten mehr für Tisch { $table }
    }
hall-clock-sure-end = Uhr beenden
hall-clock-bad-minutes = 1 bis 600 Minuten
hall-clock-bad-table = Welcher Tisch?
hall-clock-not-done = Keine Antwort; Kralle versucht es nicht noch einmal. Was gilt, zeigt die Uhr oben, sobald die Verbindung wieder da ist.
