# L’orologio del turno, gli annunci e il prossimo turno sui telefoni; il prossimo turno anche su carta.

# $number (numero), $time (testo)
day-round-at = Turno { $number } alle { $time }
# $minutes (numero)
day-later = { $minutes } min più tardi
hall-clock = Orologio del turno
hall-clock-before = prima dell’inizio
hall-clock-running = in corso
hall-clock-amber = quasi finito
hall-clock-over = tempo scaduto
hall-clock-paused = fermo
hall-clock-own = il vostro tavolo: più tempo
hall-notices = Avvisi
