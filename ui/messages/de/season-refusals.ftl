# Warum an einer Saison etwas nicht geht, und was sie nicht liest.

refusal-no-season = Es ist keine Saison geöffnet.
refusal-season-changed-elsewhere = { $path } wurde inzwischen von einem anderen Programm geändert. Die Saison neu einlesen, dann noch einmal ändern.
refusal-season-too-large = { $path } ist zu groß für die Datei einer Saison.
refusal-season-not-text = { $path } ist kein Text (UTF-8).
refusal-season-file-elsewhere = „{ $entry }“ führt aus dem Ordner der Saison hinaus und wird nicht gelesen. Wer diese Dateien meint, fügt sie hier selbst hinzu.
refusal-season-link-leaves = { $file } ist eine Verknüpfung, die aus dem Ordner der Saison hinausführt, und wird nicht gelesen.
refusal-season-nothing-found = Zu „{ $entry }“ wurde keine Turnierdatei gefunden.
refusal-season-bad-pattern = „{ $entry }“ ist kein Muster für Dateinamen.
refusal-season-listed-twice = „{ $entry }“ steht schon in der Liste und zählt nicht noch einmal.
refusal-season-other-ending = { $file } ist keine Turnierdatei (.kralle).
refusal-season-too-many-files = Mehr als { $most } Dateien hat eine Saison nicht; die übrigen werden nicht gelesen.
refusal-season-no-such-entry = „{ $entry }“ steht nicht in der Liste der Dateien.
refusal-season-person-unknown = Eine Person { $person } gibt es in der Saison nicht.
refusal-season-unknown-entrant = Diesen Eintrag gibt es in den Turnieren der Saison nicht mehr. Die Saison neu einlesen.
refusal-season-two-entrants = Zu entscheiden ist über mindestens zwei Einträge.
refusal-season-same-already = Diese Einträge zählen schon als eine Person.
refusal-season-no-such-decision = Eine Entscheidung { $number } gibt es nicht.
refusal-season-guest-by-club = Die Person ist Gast, weil ihr Verein nicht unter denen der Saison steht. Das ändern die Einstellungen.
refusal-season-nothing-to-undo = Es gibt nichts rückgängig zu machen.
refusal-season-nothing-to-redo = Es gibt nichts wiederherzustellen.
refusal-season-no-category = Eine Kategorie „{ $category }“ gibt es nicht.
refusal-season-category-twice = Zwei Kategorien heißen „{ $category }“.
refusal-season-category-empty = In der Kategorie „{ $category }“ ist „von“ mehr als „bis“: niemand kann in ihr sein.
refusal-season-no-ratings = Noch ist keine Tandembegegnung gespielt, nach der gewertet werden könnte.
refusal-season-no-results = Noch zählt kein Turnier: die Tabelle ist leer.
refusal-season-no-categories = Die Saison hat keine Kategorien. Sie stehen in den Einstellungen.
