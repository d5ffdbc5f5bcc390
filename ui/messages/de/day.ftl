# Der Tagesplan: eingetragen von der Turnierleitung, gedruckt, und was eine Verspätung bedeutet.

day = Tagesplan
day-by-schedule = Der Plan ergibt sich aus Bedenkzeit, Beginn und Rundenzahl, solange hier nichts geändert ist.
day-typed = Von Hand eingetragen.
day-none = Noch kein Plan: Er entsteht von selbst, sobald unter „Turnier ändern“ Bedenkzeit und „Erste Runde um“ eingetragen sind. Der Plan lässt sich auch hier eintragen.
day-begins = Beginn
day-part = Was
day-title = Titel
day-minutes = Minuten
day-planned = geplant
day-expected = erwartet
day-part-round = Runde
day-part-break = Pause
day-part-prize-giving = Siegerehrung
day-part-other = Anderes
day-add = Hinzufügen
    .hint = Neue Zeilen kommen hinter die gewählte Zeile; mit Alt und ↑ oder ↓ lässt sich die gewählte Zeile verschieben.
# $part (Text)
day-remove = { $part } entfernen
# $time (Text)
day-began = begann um { $time }
day-end = Ende
# $time (Text)
day-ends = Ende um { $time }.
# $expected (Text), $planned (Text), $minutes (Zahl)
day-ends-late =
    { $minutes ->
        [one] Ende um { $expected } statt { $planned }: eine Minute später als geplant.
       *[other] Ende um { $expected } statt { $planned }: { $minutes } Minuten später als geplant.
    }
# $time (Text), $minutes (Zahl)
day-over-end =
    { $minutes ->
        [one] Die letzte Runde endet eine Minute nach { $time }, dem spätesten Ende.
       *[other] Die letzte Runde endet { $minutes } Minuten nach { $time }, dem spätesten Ende.
    }
day-back = Plan neu berechnen
    .reason = Der Plan ist schon so berechnet.
    .none = Bedenkzeit oder Beginn fehlt unter „Turnier ändern“.
day-keep = Übernehmen
    .reason = Es wurde nichts geändert.
    .mistake = Erst die markierten Felder berichtigen.
day-kept = Tagesplan übernommen
day-print-later = Erst den Plan übernehmen.
day-open = Tagesplan …
    .reason = Erst die geänderten Zeiten speichern.
# $expected (Text)
day-field-expected = Erwartet: { $expected }
sheet-name-day-plan = Tagesplan
sheet-about-day-plan = was wann beginnt, für die Wand
refusal-sheet-needs-day-plan = Es gibt noch keinen Tagesplan.
    .rule = Bedenkzeit und Beginn der ersten Runde unter „Turnier ändern“ angeben oder den Plan eintragen.
day-sheet-at-most = Eine Begegnung endet, sobald sie entschieden ist: Die Runden dauern höchstens so lange.
# $minutes (Zahl)
day-sheet-late =
    { $minutes ->
        [one] Eine Minute später als geplant.
       *[other] { $minutes } Minuten später als geplant.
    }
