# Was vor der Übernahme einer Liste zu fragen ist, und Titel von Spielern.

player-title = Titel
    .hint = Dr., Prof., GM, IM …
field-title = Titel
field-separator = Trennzeichen
separator-bar = senkrechter Strich
separator-blanks = mehrere Leerzeichen (ausgerichtete Spalten)
separator-free_text = Leerzeichen (freier Text)
separator-auto = erkannt: { $separator }
separator-detect = automatisch erkennen
import-separator = Trennzeichen
import-questions =
    { $count ->
        [one] { $count } Frage vor der Übernahme
       *[other] { $count } Fragen vor der Übernahme
    }
import-questions-open =
    { $count ->
        [one] Noch { $count } Frage offen
       *[other] Noch { $count } Fragen offen
    }
import-numbers-not-read = Nicht lesen
import-ratings-lost =
    { $count ->
        [one] Bei { $count } Spieler ist die Wertungszahl nicht lesbar. Die Liste unten zeigt, was die Datei enthält; die Zahl lässt sich dort eintragen.
       *[other] Bei { $count } Spielern ist die Wertungszahl nicht lesbar. Die Liste unten zeigt, was die Datei enthält; die Zahlen lassen sich dort eintragen.
    }
import-unrated-accept = Die übrigen Spieler ohne Wertungszahl übernehmen
import-rating-of = Spielstärke von { $name }, statt „{ $found }“
import-tick-all = Alle Zeilen übernehmen
import-tick = Zeile { $line }, { $name }, übernehmen
import-set-aside =
    { $count ->
        [one] { $count } Zeile ist nicht angekreuzt und wird ausgelassen.
       *[other] { $count } Zeilen sind nicht angekreuzt und werden ausgelassen.
    }
import-twins =
    { $count ->
        [one] { $count } Zeile nennt vielleicht dieselbe Person wie ein anderer Eintrag. In der Liste unten wählen.
       *[other] { $count } Zeilen nennen vielleicht dieselbe Person wie ein anderer Eintrag. In der Liste unten wählen.
    }
import-twins-all = Für alle offenen Zeilen
import-twin-of = Ist { $name } dieselbe Person wie { $other }?
import-twin-entered = gemeldet: { $name }
import-twin-line = Zeile { $line }: { $name }
import-twin-choose = bitte wählen
import-twin-ask = dieselbe Person?
import-twin-skip = dieselbe: auslassen
import-twin-update = dieselbe: Angaben ergänzen
import-twin-enter = eine andere Person
player-twin = Ist das dieselbe Person wie { $name }?
    .rule = Gleicher Name, Jahrgang und Verein oder gleiche Verbandsnummer. Noch ist nichts eingetragen.
player-twin-enter = Als andere Person eintragen
player-twin-save = Als andere Person speichern
player-twin-same = Dieselbe Person
ratings-new-title = Titel: { $title }
import-doubtful =
    { $count ->
        [one] { $count } Zeile ist vielleicht kein Spieler. In der Liste unten wählen.
       *[other] { $count } Zeilen sind vielleicht keine Spieler. In der Liste unten wählen.
    }
import-doubtful-of = Zeile { $line }, { $name }
import-doubtful-all = Für alle diese Zeilen
import-doubtful-take = ein Spieler: übernehmen
import-doubtful-leave = kein Spieler: auslassen
