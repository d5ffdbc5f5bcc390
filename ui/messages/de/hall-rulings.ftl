# Was Schiedsrichter unterwegs prüfen und verhängen.

hall-rules = Prüfen
hall-penalties = Strafen
hall-check-rule = Regel prüfen
hall-boards = Stellung auf den Brettern
hall-boards-hint = Die Antwort gilt für diese Stellung. Ist niemand matt, genügt die Grundstellung.
hall-board-shown = Gezeigtes Brett
hall-rules-wait = Die Antwort kommt, sobald der Turnierrechner erreichbar ist.
hall-conduct = Verhalten am Tisch
conduct-late = Zu spät am Brett
    .rule = Wer nach der Wartezeit kommt, verliert, wenn der Schiedsrichter nichts anderes entscheidet. Ohne Angabe in der Ausschreibung ist die Wartezeit null.
conduct-device = Handy und andere Geräte
    .rule = Wer während der Partie ein Gerät bei sich hat, das der Schiedsrichter nicht erlaubt hat, verliert. Die Ausschreibung kann Milderes vorsehen. Ergebnisse werden erst nach der Partie mit dem Handy gemeldet.
conduct-arbiter = Was der Schiedsrichter darf
    .rule = Der Schiedsrichter darf auch ohne Reklamation eingreifen, jederzeit anders entscheiden und Strafen verhängen; er begründet das.

hall-penalty-at = Strafe an Tisch
hall-penalty-reason-hint = Die Begründung steht danach nur am Turnierrechner. Schreib kurz und sachlich: Wer das WLAN-Passwort hat, könnte beim Senden mitlesen.
hall-penalties-none = Keine Strafen.
hall-penalties-reasons = Die Begründungen stehen am Turnierrechner.
hall-penalty-lifts = Aufheben
hall-act-penalty = Strafe: { $said }
hall-act-lift = Strafe { $number } aufheben
