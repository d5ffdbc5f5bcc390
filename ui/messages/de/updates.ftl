# Neuere Versionen, und ein zweiter Start des Programms.

## Ein zweiter Start

start-not-answered = Kralle läuft schon, antwortet aber nicht.
    .rule = Einen Augenblick warten und noch einmal öffnen. Hilft das nicht, das laufende Programm beenden. Läuft es auf einem anderen Rechner, der dieselben Einstellungen von einem Server nutzt, es dort beenden. Was eingegeben war, ist gespeichert.
web-pages-missing = In Windows fehlt ein Teil, den Kralle für sein Fenster braucht: Microsoft Edge WebView2.
    .rule = „WebView2 Runtime“ von der Seite unten herunterladen, installieren und Kralle wieder öffnen. Die Turniere sind unberührt.
web-pages-broken = Das Fenster öffnet sich nicht: Microsoft Edge WebView2 meldet einen Fehler.
    .rule = Den Rechner neu starten. Hilft das nicht: WebView2 in den Einstellungen von Windows unter „Apps“ reparieren oder von der Seite unten neu installieren. Die Turniere sind unberührt.
ask-file = Anderes Turnier öffnen?
    .hall = Die Halle ist offen. Sie schließt mit dem Turnier; was schon gemeldet ist, bleibt.
    .unfinished = Was hier angefangen ist, geht verloren. Alles Eingetragene ist gespeichert.
    .games = Am Brett laufen Uhren. Sie werden angehalten.
    .do = Turnier öffnen

## Aktualisieren

updates-title = Neuere Versionen
    .version = Dies ist Version { $version }.
    .package-manager = Neuere Versionen liefert die Paketverwaltung dieses Systems.
    .builder = Selbst gebaut: Für eine neuere Version muss neu gebaut werden.
    .nobody = Dieses Programm wurde ohne Schlüssel für neuere Versionen gebaut und sucht keine.
updates-at-start = Bei jedem Start nach einer neueren Version suchen
    .hint = Ohne diese Suche fragt Kralle nirgends nach. Ersetzt wird das Programm immer erst nach Rückfrage und nie, solange eine Runde läuft.
updates-look = Nach neuerer Version suchen
updates-looking = Sucht …
updates-newest = Es gibt keine neuere Version.
updates-found = Version { $version } ist verfügbar.
    .hint = Kralle lädt sie herunter, prüft ihre Signatur und startet neu; alle Turniere bleiben erhalten.
updates-install = Herunterladen und installieren
updates-installing = Lädt herunter …
updates-show = Ansehen

## Warum nicht

refusal-update-round-open = Jetzt nicht: Runde { $round } läuft.
    .rule = Ersetzt wird das Programm, wenn alle Ergebnisse da sind oder kein Turnier mehr offen ist.
refusal-update-hall-open = Jetzt nicht: Die Halle ist offen.
    .rule = Ersetzt wird das Programm, wenn kein Handy es mehr braucht. Erst die Halle schließen.
refusal-update-not-reached = Nicht gefunden: Die neueste Version ließ sich nicht abfragen.
    .rule = Ist der Rechner im Internet? Später noch einmal suchen. ({ $reason })
refusal-update-not-readable = Nicht gefunden: Die Auskunft über die neueste Version ist unlesbar.
    .rule = Hier ist nichts zu tun; der Fehler liegt beim Server. ({ $reason })
refusal-update-older = Nicht ersetzt: Angeboten wird Version { $offered }, hier läuft { $current }.
    .rule = Eine ältere Version ersetzt keine neuere.
refusal-update-other-system = Nicht gefunden: Für dieses System gibt es die neuere Version nicht.
    .rule = Vielleicht kommt sie später.
refusal-update-broken = Nicht ersetzt: Die neuere Version wurde nicht vollständig geladen.
    .rule = Am Programm wurde nichts geändert. Noch einmal versuchen. ({ $reason })
refusal-update-not-signed = Nicht ersetzt: Die Signatur der neueren Version stimmt nicht.
    .rule = Sie ist verändert, unvollständig oder stammt nicht von den Herausgebern von Kralle. Am Programm wurde nichts geändert. ({ $reason })
refusal-update-not-installed = Nicht ersetzt: Das System hat die neuere Version nicht angenommen.
    .rule = Am Programm wurde nichts geändert. ({ $reason })
refusal-update-not-found = Nicht ersetzt: Nach dieser Version wurde nicht gesucht.
    .rule = Noch einmal suchen.
