# Einzelspieler: Ergebnisse und Rangliste.

cause-adjacent-kings = Könige benachbart
cause-key-adjacent-kings = N
condition-opponent-cannot-mate = Nur wenn der Gegner kein Material zum Mattsetzen hat.
