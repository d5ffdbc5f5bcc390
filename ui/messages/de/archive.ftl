# Das Archiv: was öffentlich wird, was wartet.

archive-title = Archiv
archive-open = Im Archiv eines Verbands veröffentlichen
archive-open-about = Öffentliche Seiten mit Runden, Tabelle und Losprotokoll, von einem Server geprüft; auf Wunsch nach jeder Runde.
archive-address = Adresse des Archivs
archive-address-hint = Der Verband nennt sie, etwa https://archiv.example.org
archive-key = Öffentlicher Schlüssel
archive-key-about = Die Verwaltung des Archivs lässt den zu, dessen Schlüssel sie hat: ihn einmal dorthin senden. Er ist kein Geheimnis.
archive-key-copy = Schlüssel kopieren
archive-key-copied = Der Schlüssel ist in der Zwischenablage.
archive-public = Das wird öffentlich
archive-public-players =
    { $players ->
        [one] { $players } Spieler, wie unten gezeigt
       *[other] { $players } Spieler, wie unten gezeigt
    }
archive-public-teams =
    { $teams ->
        [one] { $teams } Team
       *[other] { $teams } Teams
    }
archive-public-rounds =
    { $rounds ->
        [0] noch keine Runde: keine ist veröffentlicht
        [one] { $rounds } Runde mit Ergebnissen
       *[other] { $rounds } Runden mit Ergebnissen
    }
archive-public-standings = Tabelle und Kreuztabelle
archive-public-lots = Das Losprotokoll mit der Startzahl
archive-public-never = Geburtsjahre und Verbandsnummern zeigt das Archiv nie. Die Turnierdatei selbst bekommt die Verwaltung des Archivs, die Öffentlichkeit nicht.
archive-people = Wie die Spieler gezeigt werden
archive-people-player = Spieler
archive-people-shown = Gezeigt als
archive-people-public = Die Öffentlichkeit liest
archive-people-how = Wie { $name } gezeigt wird
archive-people-all = Alle:
archive-shown-name = Name
archive-shown-initials = Initialen
archive-shown-withheld = Nicht genannt
archive-until = Öffentlich bis
archive-until-hint = Leer: auf Dauer
archive-consent = Ich habe gesehen, was öffentlich wird, und darf es veröffentlichen.
archive-consent-missing = Erst ansehen und bestätigen
archive-address-missing = Die Adresse des Archivs fehlt
archive-push = Veröffentlichen
archive-push-again = Jetzigen Stand veröffentlichen
archive-live = Live: nach jeder Runde von selbst
archive-live-about = Sobald eine Runde veröffentlicht oder vollständig ist, und nach Korrekturen.
archive-now-none = Noch nicht veröffentlicht
archive-now-public = Öffentlich seit { $when }
archive-now-newest = Das Archiv zeigt den jetzigen Stand.
archive-now-older = Seither wurde am Turnier weitergearbeitet.
archive-now-withdrawn = Zurückgezogen am { $when }
archive-page = Öffentliche Seite öffnen
archive-waits-push = Wartet darauf, gesendet zu werden
archive-waits-people = Die Änderung an den Namen wartet
archive-waits-withdraw = Wird zurückgezogen
archive-sending = Wird gesendet …
archive-tried = Zuletzt versucht: { $when }
archive-retry = Jetzt versuchen
archive-drop = Nicht senden
archive-stop = Abbrechen
archive-withdraw = Zurückziehen …
archive-withdraw-ask = „{ $name }“ zurückziehen?
archive-withdraw-about = Das Archiv zeigt das Turnier dann nicht mehr, auch keinen früheren Stand. Später lässt sich ein neuer Stand wieder veröffentlichen.
archive-withdraw-now = Zurückziehen
archive-others = Was sonst noch wartet
archive-loading = Wird geladen …
