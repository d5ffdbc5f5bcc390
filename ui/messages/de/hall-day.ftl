# Rundenuhr, Durchsagen und nächste Runde auf den Handys; die nächste Runde auch auf Papier.

# $number (Zahl), $time (Text)
day-round-at = Runde { $number } um { $time }
# $minutes (Zahl)
day-later = { $minutes } min später
hall-clock = Rundenuhr
hall-clock-before = bis zum Beginn
hall-clock-running = läuft
hall-clock-amber = bald zu Ende
hall-clock-over = Zeit um
hall-clock-paused = angehalten
hall-clock-own = euer Tisch: mehr Zeit
hall-notices = Durchsagen
