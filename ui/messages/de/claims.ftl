# Zu Unrecht reklamiertes Remis.
table-ground-white-claimed-wrongly = Weiß hat zu Unrecht Remis reklamiert: Der beabsichtigte Zug ist ausgeführt, Schwarz bekommt zwei Minuten. Als Remisangebot gilt die Reklamation weiter.
table-ground-black-claimed-wrongly = Schwarz hat zu Unrecht Remis reklamiert: Der beabsichtigte Zug ist ausgeführt, Weiß bekommt zwei Minuten. Als Remisangebot gilt die Reklamation weiter.
game-record-wrong-claim = Nr. { $number }, { $color }: Remis zu Unrecht reklamiert, zwei Minuten für den Gegner (FIDE 9.5.3)
