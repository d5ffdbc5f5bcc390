# L’horloge de la ronde, les annonces et la prochaine ronde sur les téléphones ; la prochaine ronde aussi sur papier.

# $number (nombre), $time (texte)
day-round-at = Ronde { $number } à { $time }
# $minutes (nombre)
day-later = { $minutes } min plus tard
hall-clock = Horloge de la ronde
hall-clock-before = avant le début
hall-clock-running = en marche
hall-clock-amber = bientôt la fin
hall-clock-over = temps écoulé
hall-clock-paused = arrêtée
hall-clock-own = votre table a plus de temps
hall-notices = Messages de la direction
