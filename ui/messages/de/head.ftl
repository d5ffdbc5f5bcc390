# Das Prüfwort auf Blättern, und ob eine Datei noch enthält, was auf dem Blatt steht.

head-open = Aushang prüfen …
head-title = Aushang prüfen
head-note = Unten auf Paarungen, Ergebnissen und Ranglisten steht ein Prüfwort, oben rechts dasselbe als QR-Code. Damit lässt sich prüfen, ob diese Datei noch enthält, was damals gedruckt wurde.
head-word = Prüfwort vom Blatt
    .hint = Abtippen oder mit einem Scanner einlesen, zum Beispiel 412-KTRA-9MNP-XC4D-7HWQ. Groß oder klein, mit oder ohne Striche.
head-do = Prüfen
head-read = Gelesen: { $word }
head-look = Stand von damals ansehen

# $entry (Zahl), $when (Text), $state (Text): done, undone, ended
head-contained =
    { $state ->
        [done] Enthalten: Schritt { $entry } vom { $when } steht so in der Datei, und er gilt.
        [undone] Enthalten: Schritt { $entry } vom { $when } steht so in der Datei; er ist zurückgenommen und kann wiederholt werden.
       *[other] Enthalten: Schritt { $entry } vom { $when } steht so in der Datei; er wurde später zurückgenommen.
    }
    .next = Auch vor diesem Schritt wurde nichts nachträglich geändert.
head-left-by-restore = Enthalten, gilt aber nicht mehr: Nach Schritt { $entry } wurde am { $when } mit Schritt { $restore } eine ältere Sicherung zurückgeholt.
    .next = Das Zurückholen ist in der Datei vermerkt; der Verlauf zeigt, was seither nicht mehr gilt.
head-misread = Nicht erkannt: Das ist beinahe das Prüfwort von Schritt { $entry }, aber nicht ganz.
    .next = Noch einmal genau ablesen. 0 und O sind dasselbe, ebenso 1, I und L.
head-other-link = Nicht enthalten: Schritt { $entry } ist in der Datei ein anderer.
    .next = Das Blatt stammt aus einer anderen Datei oder ein früherer Schritt wurde nach dem Druck geändert. Mit der Datei prüfen, aus der gedruckt wurde, und mit ihren Sicherungen.
head-not-yet = Nicht enthalten: Die Datei reicht nur bis Schritt { $newest }.
    .next = Die Datei ist älter als das Blatt oder ihr Ende fehlt. Eine neuere Kopie oder Sicherung prüfen.
head-other-file = Nicht enthalten: Das Blatt stammt aus einer anderen Turnierdatei.
    .next = Mit der Datei prüfen, aus der das Blatt gedruckt wurde; auch ihre Kopien und Sicherungen sind geeignet.
head-broken = Nicht nachprüfbar: Ab Schritt { $entry } ist der Verlauf der Datei nicht mehr so, wie er geschrieben wurde.
    .next = Eine Kopie oder Sicherung prüfen, die noch intakt ist.

refusal-head-missing = Nichts zu prüfen: Das Prüfwort fehlt.
    .rule = Das Prüfwort steht unten auf dem Blatt.
refusal-head-too-long = Kein Prüfwort: Die Eingabe ist länger als { $most } Zeichen.
    .rule = Nur das Prüfwort vom Blatt eingeben.
refusal-head-number = Kein Prüfwort: Am Anfang steht „{ $found }“, erwartet wird die Nummer eines Schritts.
    .rule = Ein Prüfwort sieht so aus: 412-KTRA-9MNP-XC4D-7HWQ.
refusal-head-symbol = Kein Prüfwort: Das Zeichen „{ $found }“ kommt in Prüfwörtern nicht vor.
    .rule = Noch einmal ablesen. Tippt ein Scanner falsche Zeichen, ist er auf eine andere Tastatur eingestellt.
refusal-head-length =
    { $found ->
        [one] Kein Prüfwort: Hinter der Nummer steht { $found } Zeichen, es müssen { $expected } sein.
       *[other] Kein Prüfwort: Hinter der Nummer stehen { $found } Zeichen, es müssen { $expected } sein.
    }
    .rule = Ein Prüfwort sieht so aus: 412-KTRA-9MNP-XC4D-7HWQ.
refusal-head-form = Nicht ganz gelesen: Der QR-Code ist unvollständig.
    .rule = Noch einmal einlesen oder das Prüfwort unten auf dem Blatt abtippen.
