# Das Archiv: was öffentlich wird, was wartet.

to-archive-title = Archiv
to-archive-open = Im Archiv eines Verbands veröffentlichen
to-archive-open-about = Öffentliche Seiten mit Runden, Tabelle und Auslosungsprotokoll, von einem Server geprüft; auf Wunsch nach jeder Runde.
to-archive-address = Adresse des Archivs
to-archive-address-hint = Der Verband nennt die Adresse, etwa https://archiv.example.org
to-archive-key = Öffentlicher Schlüssel
to-archive-key-about = Diesen Schlüssel einmal an die Verwaltung des Archivs senden; sie braucht ihn für die Zulassung. Er ist kein Geheimnis.
to-archive-key-copy = Schlüssel kopieren
to-archive-key-copied = Der Schlüssel ist in der Zwischenablage.
to-archive-public = Das wird öffentlich
to-archive-public-players =
    { $players ->
        [one] { $players } Spieler, wie unten gezeigt
       *[other] { $players } Spieler, wie unten gezeigt
    }
to-archive-public-teams =
    { $teams ->
        [one] { $teams } Team
       *[other] { $teams } Teams
    }
to-archive-public-rounds =
    { $rounds ->
        [0] noch keine veröffentlichte Runde
        [one] { $rounds } Runde mit Ergebnissen
       *[other] { $rounds } Runden mit Ergebnissen
    }
to-archive-public-standings = Tabelle und Kreuztabelle
to-archive-public-lots = Das Auslosungsprotokoll mit dem Startwert
to-archive-public-never = Das Archiv zeigt nie Jahrgänge oder Verbandsnummern. Die Turnierdatei selbst bekommt nur die Verwaltung des Archivs.
to-archive-people = Wie die Spieler gezeigt werden
to-archive-people-player = Spieler
to-archive-people-shown = Gezeigt als
to-archive-people-public = Öffentlich sichtbar
to-archive-people-how = Wie { $name } gezeigt wird
to-archive-people-all = Alle:
to-archive-shown-name = Name
to-archive-shown-initials = Initialen
to-archive-shown-withheld = Nicht genannt
to-archive-until = Öffentlich bis
to-archive-until-hint = Leer: auf Dauer. 30 Tage nach diesem Datum löscht das Archiv die Dateien.
to-archive-consent = Ich habe gesehen, was öffentlich wird, und darf es veröffentlichen.
to-archive-consent-missing = Erst ansehen und bestätigen
to-archive-address-missing = Die Adresse des Archivs fehlt
to-archive-push = Veröffentlichen
to-archive-push-again = Jetzigen Stand veröffentlichen
to-archive-live = Live: nach jeder Runde von selbst
to-archive-live-about = Sobald eine Runde veröffentlicht oder vollständig ist, und nach Korrekturen.
to-archive-now-public = Öffentlich seit { $when }
to-archive-now-newest = Das Archiv zeigt den jetzigen Stand.
to-archive-now-older = Seit der Veröffentlichung wurde am Turnier weitergearbeitet.
to-archive-now-withdrawn = Zurückgezogen am { $when }
to-archive-page = Öffentliche Seite öffnen
to-archive-waits-push = Wartet auf das Senden
to-archive-waits-people = Änderung der Namen wartet
to-archive-waits-withdraw = Rückzug wartet
to-archive-sending = Wird gesendet …
to-archive-tried = Zuletzt versucht: { $when }
to-archive-retry = Jetzt versuchen
to-archive-drop = Nicht senden
to-archive-stop = Abbrechen
to-archive-withdraw = Zurückziehen …
to-archive-withdraw-ask = „{ $name }“ zurückziehen?
to-archive-withdraw-about = Das Archiv zeigt das Turnier dann nicht mehr, auch keinen früheren Stand. Später lässt sich ein neuer Stand wieder veröffentlichen.
to-archive-withdraw-now = Zurückziehen
to-archive-others = Was sonst noch wartet
to-archive-loading = Wird geladen …
