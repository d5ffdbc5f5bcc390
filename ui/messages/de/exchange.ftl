# Was hereinkommt und hinausgeht: Listen, Arbeitsmappen, Führungslisten, ganze Turniere.

## Spielerliste lesen

list-column-team = Team
list-column-board-order = Brett (Rangfolge)
list-column-captain = Mannschaftsführer
list-column-select = Spalte { $number } „{ $heading }“ bedeutet
list-column-select-bare = Spalte { $number } bedeutet
list-column-hint = Stimmt eine Spalte nicht, lässt sie sich hier ändern; die Vorschau wird dann aktualisiert.
list-sheet = Blatt
list-encoding = Zeichenkodierung
list-how-workbook = Gelesen als Arbeitsmappe ({ $name }), Blatt „{ $sheet }“.
# $captain (Text)
list-captain = Mannschaftsführer: { $captain }
list-teams-found =
    { $count ->
        [one] { $count } festes Team in der Liste.
       *[other] { $count } feste Teams in der Liste.
    }
# $expected (Text): Bytes
list-problem-workbook-too-large = Die Arbeitsmappe ist entpackt größer als { $expected } Bytes. Nur das Blatt mit den Spielern in einer neuen Datei oder als CSV speichern.
# $found (Text): was der Leser meldet, englisch
list-problem-workbook-damaged = Die Arbeitsmappe ist beschädigt. Die Datei in der Tabellenkalkulation öffnen und neu speichern, notfalls als CSV.
# $found (Text)
list-problem-no-sheet = Die Arbeitsmappe enthält kein Blatt „{ $found }“. Ihre Blätter: { $expected }.
# $found (Text)
list-problem-cell-error = Die Zelle zeigt den Fehler { $found }; sie bleibt leer.
# $found (Text): Zeichen, $expected (Text): Zeichen
list-problem-team-too-long = Der Teamname hat { $found } Zeichen; möglich sind höchstens { $expected }. Das Feld bleibt leer.
# $found (Text)
list-problem-unreadable-board-order = „{ $found }“ ist kein Platz in der Rangfolge (erwartet: eine Zahl von 1 bis 99); das Feld bleibt leer.
# $found (Text)
list-problem-unreadable-captain = „{ $found }“ ist weder ein Name noch ein Kreuz für den Mannschaftsführer; das Feld bleibt leer.
# $found (Text): Zeichen, $expected (Text): Zeichen
list-problem-captain-too-long = Der Name des Mannschaftsführers hat { $found } Zeichen; möglich sind höchstens { $expected }. Das Feld bleibt leer.
# $found (Text): Zeile
list-problem-second-captain = In Zeile { $found } steht ein anderer Mannschaftsführer dieses Teams; der dort genannte gilt.
field-columns = Spalten
field-encoding = Zeichenkodierung
expected-choice = eine der angebotenen Möglichkeiten
file-kind-player-list = Spielerliste (CSV, TSV, XLSX, ODS)

## Führungslisten

ratings-open = Führungslisten
ratings-title = Führungslisten
ratings-about = Eine Führungsliste als Datei laden, wie der Verband sie veröffentlicht: FIDE (TXT oder XML, auch gepackt), DWZ-Liste des DSB oder jede CSV-Liste. Die Liste liegt dann auf diesem Rechner und ergänzt Namen bei der Eingabe.
ratings-none = Noch keine Führungsliste geladen.
ratings-load = Liste laden
ratings-load-now = Laden
ratings-name = Name der Liste
ratings-replaces = Ersetzt die geladene Liste „{ $name }“.
ratings-form-fide_text = FIDE-Liste als Text
ratings-form-fide_xml = FIDE-Liste als XML
ratings-form-csv = CSV-Liste: was die Spalten bedeuten
ratings-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
ratings-loaded-when = geladen { $when }
ratings-loaded =
    { $count ->
        [one] { $count } Spieler geladen.
       *[other] { $count } Spieler geladen.
    }
ratings-skipped =
    { $count ->
        [one] Nicht gelesen: Zeile { $line }.
       *[other] Nicht gelesen: { $count } Zeilen, zuerst Zeile { $line }.
    }
ratings-remove = Liste „{ $name }“ entfernen
ratings-compare = Wertungszahlen vergleichen
ratings-compare-none = Erst eine Liste laden
ratings-compare-about = Verglichen mit: { $lists }
ratings-nothing = Alle gefundenen Spieler haben schon die Wertungszahlen der Liste.
ratings-same =
    { $count ->
        [one] { $count } Spieler ist unverändert.
       *[other] { $count } Spieler sind unverändert.
    }
ratings-missing = Nicht in den Listen: { $names }.
ratings-ambiguous = Mehrere Spieler gleichen Namens; bitte FIDE-ID oder Jahrgang eintragen: { $names }.
ratings-take = Übernehmen
ratings-take-row = Wertungszahlen von { $name } übernehmen
ratings-take-all =
    { $count ->
        [one] { $count } Spieler übernehmen
       *[other] { $count } Spieler übernehmen
    }
ratings-take-none = Niemand ausgewählt
ratings-listed = Liste
ratings-found = In der Liste
ratings-found-by-fide_id = nach FIDE-ID
ratings-found-by-name_and_birth_year = nach Name und Jahrgang
ratings-found-by-name = nur nach dem Namen: bitte prüfen
ratings-difference = { $kind }: { $now } → { $listed }
ratings-suggestions = Aus den Führungslisten
ratings-suggestion-count =
    { $count ->
        [0] Niemand in den Führungslisten
        [one] { $count } Vorschlag, mit ↓ wählen
       *[other] { $count } Vorschläge, mit ↓ wählen
    }
journal-refresh-ratings =
    { $count ->
        [one] Wertungszahlen von { $count } Spieler übernommen
       *[other] Wertungszahlen von { $count } Spielern übernommen
    }
file-kind-rating-list = Führungsliste (TXT, XML, CSV, ZIP)
refusal-no-rating-lists = Keine Führungslisten.
    .rule = Ohne Einstellungsordner werden auf diesem Rechner keine Listen aufbewahrt.
refusal-rating-list-empty = Nicht geladen: In der Liste steht kein Spieler.
    .rule = Erwartet wird die Datei des Verbands mit einer Zeile je Spieler. Die bisherige Liste bleibt erhalten.
refusal-rating-list-without-names = Nicht geladen: Keine Spalte ist als Name zu erkennen.
    .rule = Unter „Spalten“ die Spalte mit den Namen wählen. Die bisherige Liste bleibt erhalten.
refusal-rating-list-not-packed = Nicht geladen: In der gepackten Datei ist keine Liste.
    .rule = Eine gepackte Datei muss eine TXT-, XML- oder CSV-Datei enthalten. Die bisherige Liste bleibt erhalten.
refusal-rating-list-too-large = Nicht geladen: Die Liste ist zu groß.
    .rule = Gelesen werden höchstens acht Millionen Spieler und entpackt höchstens vier Gigabyte. Die bisherige Liste bleibt erhalten.
refusal-rating-list-unreadable = Nicht geladen: Die Liste lässt sich nicht lesen.
    .rule = Noch einmal versuchen; hilft das nichts, die Datei des Verbands neu herunterladen.
refusal-rating-list-damaged = Nicht geladen: Die Liste ist ab Zeile { $line } beschädigt.
    .rule = Die Datei neu vom Verband holen; die bisherige Liste bleibt erhalten.

## Ausgabe

export-open = Export
export-title = Turnier exportieren
export-as = Format
export-kind-site = Website
    .hint = Ein Ordner mit Seiten für Runden, Rangliste, Kreuztabelle, Teams und Spieler. Läuft ohne Skript, auf jedem Server und vom USB-Stick.
export-with-numbers = Mit Wertungszahlen und Spielernummern
    .hint = Auch FIDE-IDs und Verbandsnummern. Im Netz kann sie jeder lesen.
export-site-how = Wie kommt die Website ins Netz?
export-site-how-save = Hier „Speichern …“ wählen: Kralle schreibt einen Ordner.
export-site-how-upload = Den ganzen Ordner auf den Webspace des Vereins kopieren, wie andere Seiten auch: mit dem Dateimanager des Anbieters oder einem Programm für SFTP.
export-site-how-open = Im Browser die Adresse des Ordners öffnen; die erste Seite ist index.html.
export-site-how-again = Nach jeder Runde neu speichern und die Dateien überschreiben: Ihre Namen bleiben gleich.
export-site-how-private = Die Seiten zeigen die Spieler mit Namen und Verein oder so, wie es für das Archiv festgelegt ist: Im Netz sieht sie jeder.
export-kind-xlsx = Arbeitsmappe (XLSX)
    .hint = Jede Tabelle auf einem eigenen Blatt.
export-kind-csv = Tabelle (CSV)
    .hint = Eine Tabelle für Tabellenkalkulation und andere Programme.
export-kind-trf = Turnierbericht (TRF-2026)
    .hint = Für Verbände und andere Turnierprogramme; enthält die veröffentlichten Runden.
export-kind-json = Alles (JSON)
    .hint = Für eigene Programme: alles außer dem Verlauf.
export-kind-games = Partien (PGN, BPGN)
    .hint = Alle Partien mit Aufzeichnung: Normalschach als PGN, beide Bretter als BPGN, Paarzüge in ihrer Notation.
export-kind-broadcast = Namen mit FIDE-IDs
    .hint = Damit eine Übertragung auf Lichess die Spieler erkennt: in das Feld für Spieler einfügen.
export-which-table = Tabelle
export-language = Sprache der Überschriften
export-save = Speichern …
export-saved =
    { $files ->
        [one] Gespeichert: { $path }
       *[other] { $files } Dateien gespeichert: { $path }
    }
# $tables (Text): Nummern
export-seating-assumed = Runde { $round }, Tisch Nr. { $tables }: Wer gegen wen saß, ist nicht eingetragen. Der Bericht nimmt die Reihenfolge der Teams an und vermerkt das.
export-name-cut = „{ $name }“ ist länger als die Spalten des Berichts und wird dort gekürzt.
export-name-same = „{ $name }“ wird im Bericht gekürzt und heißt dort wie jemand anderes.
export-lost-games-are-rounds = Jede Partie einer Begegnung ist im Bericht eine eigene Runde. Die Zahl der Partien steht nur in einer Bemerkung, die Kralle liest.
export-lost-match-points = Die Punkte im Bericht sind die der Partien. Andere Programme sehen die Punkte der Begegnungen nicht; die Ränge sind die von Kralle.
export-lost-partners = Im Bericht hat jeder Spieler einen Gegner. Die Partner stehen nur in Bemerkungen, die Kralle liest.
file-kind-xlsx = Arbeitsmappe
file-kind-csv = CSV-Tabelle
file-kind-trf = Turnierbericht
file-kind-json = JSON
file-kind-folder = Ordner
file-kind-games = Partien
file-kind-broadcast = Textdatei
export-table-players = Spieler
export-table-teams = Teams
export-table-start-list = Startliste
export-table-pairings = Paarungen
export-table-results = Ergebnisse
export-table-standings = Rangliste
export-table-crosstable = Kreuztabelle
copy-table = Tabelle kopieren
copy-picture = Tabelle als Bild kopieren
copied-table = Tabelle kopiert. Jetzt in Tabellenblatt, Brief oder Nachricht einfügen.
copied-picture = Bild der Tabelle kopiert. Jetzt in eine Nachricht einfügen.
copy-too-large = Nicht kopiert: Die Tabelle ist zu groß für ein Bild. Im Druck lässt sie sich als PDF speichern.
copy-refused = Nicht kopiert: Das Fenster darf nichts in die Zwischenablage schreiben. Der Export schreibt die Tabelle in eine Datei.
copy-refused-picture = Nicht kopiert: Das Fenster kann kein Bild in die Zwischenablage legen. Im Druck lässt sich die Tabelle als PDF speichern.
export-name = Name
export-club = Verein
export-rating-standard = Elo
export-rating-rapid = Elo Rapid
export-rating-blitz = Elo Blitz
export-rating-national = DWZ
export-rating-other = Wertungszahl
export-rating-tandem = Tandem
export-rating = Spielstärke
export-pot = Topf
export-team-number = Team-Nr.
export-number = Nr.
export-team = Team
export-player-number = Spieler { $number }
export-players = Spieler
export-round = Runde
export-round-points = R{ $round }
export-table = Tisch
export-game = Partie
export-white-number = Weiß Nr.
export-black-number = Schwarz Nr.
export-first-number = Erstgenannt Nr.
export-first = Erstgenanntes Team
export-first-players = Spieler erstgenannt
export-second-number = Zweitgenannt Nr.
export-second = Zweitgenanntes Team
export-second-players = Spieler zweitgenannt
export-seating = Sitzordnung
export-parallel = parallel
export-cross = übers Kreuz
export-white-points = Punkte Weiß
export-black-points = Punkte Schwarz
export-first-points = Punkte erstgenannt
export-second-points = Punkte zweitgenannt
export-result = Ergebnis
export-cause = Grund
export-board = Brett
export-reason = Begründung
export-rank = Rang
export-points = Punkte
export-opponent = Gegner
export-partner = Partner
export-format = Turnierform
export-arbiters = Schiedsrichter
export-rules = Regeln
export-site-start = Übersicht
export-site-pages = Seiten
export-site-rounds = Runden
export-site-footer = Erstellt mit Kralle
refusal-folder-not-empty = Nicht geschrieben: Der Ordner { $path } ist nicht leer.
    .rule = Einen neuen Ordnernamen wählen oder einen Ordner, in dem schon eine Kralle-Website liegt; sie wird dann ersetzt.
refusal-no-game-records = Nicht geschrieben: Bei keiner Begegnung liegt eine Aufzeichnung.
    .rule = Aufzeichnungen lassen sich beim Ergebnis oder beim Prüfen anhängen.
refusal-no-fide-ids = Nicht geschrieben: Niemand hat eine FIDE-ID.
    .rule = FIDE-IDs kommen aus der Liste der FIDE oder werden beim Spieler eingetragen.

## Ganzes Turnier übernehmen

import-tournament-open = Turnier importieren
import-tournament-open-hint = TRF-Bericht, JSON oder .kralle
import-tournament-title = Turnier importieren
import-tournament-kind = Turnierbericht, JSON oder Kralle-Turnier
import-tournament-report = Turnierbericht (TRF)
import-tournament-file = Kralle-Turnier
import-tournament-json = Kralle-Turnier als JSON
import-tournament-name = Name des neuen Turniers
import-tournament-carry = Mit den Einstellungen übernehmen
import-tournament-carry-players = Spieler
import-tournament-carry-teams = Spieler und feste Teams
import-tournament-found = { $players } Spieler{ $teams ->
        [0] { "" }
        [one] , { $teams } Team
       *[other] , { $teams } Teams
    }{ $rounds ->
        [0] { "" }
        [one] , { $rounds } Runde
       *[other] , { $rounds } Runden
    }
import-tournament-keep = Als neues Turnier anlegen
import-remarks = Was nicht übernommen wird
import-remark-causes-unknown = Ein Bericht nennt keine Gründe: Ergebnisse werden als Entscheidung des Schiedsrichters mit der Begründung „TRF“ eingetragen.
import-remark-board-results = Bretter derselben Begegnung endeten verschieden: Übernommen wird nur, wer die Begegnung gewann.
import-remark-wishes-left-out = Gesperrte Paarungen und andere Beschleunigungen als Baku werden nicht übernommen.
journal-import-tournament =
    { $count ->
        [one] Turnier aus { $file } übernommen ({ $count } Spieler)
       *[other] Turnier aus { $file } übernommen ({ $count } Spieler)
    }
refusal-report-unreadable = Nicht übernommen: Der Bericht ist in Zeile { $line }, Spalte { $column } nicht lesbar.
    .rule = Erwartet wird TRF16 oder TRF-2026.
why-trf-field = „{ $found }“ gehört dort nicht hin.
why-trf-code = „{ $found }“ ist kein Datensatz eines Spielers; dort muss 001 stehen.
why-trf-same-number = Die Nummer { $number } gibt es schon.
why-trf-number-gap = Auf die vorige Nummer folgt { $found }; { $wanted } fehlt.
why-trf-unknown-number = Niemand hat die Nummer { $number }.
why-trf-too-many-rounds = Angegeben ist Runde { $found }; vorgesehen sind höchstens { $planned }.
why-trf-own-opponent = Jemand spielt gegen sich selbst.
why-trf-not-mutual = In Runde { $round } nennt Nummer { $entrant } als Gegner Nummer { $opponent }, aber nicht umgekehrt.
why-trf-same-color = In Runde { $round } hat der Gegner (Nummer { $opponent }) dieselbe Farbe.
why-trf-result-mismatch = In Runde { $round } widerspricht das Ergebnis dem des Gegners (Nummer { $opponent }).
why-trf-missing-result = In Runde { $round } fehlt ein Ergebnis.
why-trf-points = Angegebene Punkte: { $found }; aus den Ergebnissen folgen { $wanted }.
why-trf-second-bye = In Runde { $round } sind zwei Teilnehmer spielfrei.
why-trf-no-single-opponent = In Runde { $round } spielen die Spieler von Team { $team } gegen mehrere Teams.
why-trf-other-pairs = In Runde { $round } hat Team { $team } andere Gegner oder Spieler als in der ersten Partie seiner Begegnung.
why-trf-missing-game = In Runde { $round } fehlt eine Partie von Team { $team }: Seine Begegnung ist nicht zu Ende.
why-trf-no-game = In Runde { $round } fehlt eine Partie von Nummer { $number }: Die Begegnung ist nicht zu Ende.
why-trf-no-partner = Keine Bemerkung nennt den Partner von Nummer { $number } in Runde { $round }.
why-trf-no-entrants = Der Bericht enthält keine Spieler (Satz 001).
why-trf-compressed = Die Datei ist komprimiert. Zuerst entpacken und dann den Bericht darin wählen.
why-trf-player-list = Das ist eine Liste mit Spalten und kein Turnierbericht. Listen werden bei den Spielern eingelesen.
why-trf-too-many = Es sind zu viele Teilnehmer oder Runden; möglich sind höchstens 9999.
why-trf-too-many-lines = Es sind mehr Zeilen, als ein Bericht haben kann; möglich sind höchstens { $most }.
refusal-json-unreadable = Nicht übernommen: In Zeile { $line }, Spalte { $column } ist die Datei kein JSON.
    .rule = Gelesen wird nur JSON, das Kralle geschrieben hat.
refusal-json-form = Nicht übernommen: Bei „{ $place }“ steht { $found }, erwartet wird { $expected }.
    .rule = Gelesen wird nur JSON, das Kralle geschrieben hat.
refusal-json-newer = Nicht übernommen: Eine neuere Version von Kralle hat die Datei geschrieben.
    .rule = Die Datei hat Format { $found }; diese Version liest nur bis Format { $known }. Kralle aktualisieren und die Datei dann öffnen.
refusal-json-contradicts = Nicht übernommen: Die Angaben der Datei widersprechen sich.
    .rule = So hat Kralle die Datei nicht geschrieben; sie wurde danach verändert. Stattdessen die Turnierdatei selbst importieren.
refusal-report-too-large = Nicht übernommen: Die Datei ist zu groß.
    .rule = Gelesen werden höchstens { $most } Bytes.
refusal-report-without-entrants = Noch nichts zu berichten: Es gibt keine Startnummern.
    .rule = Ein Bericht entsteht nach der Auslosung oder wenn die Startnummern vergeben sind.
refusal-report-boards =
    { $boards ->
        [one] Nicht übernommen: Eine Begegnung hat { $boards } Brett.
       *[other] Nicht übernommen: Eine Begegnung hat { $boards } Bretter.
    }
    .rule = Kralle verwaltet Begegnungen an zwei Brettern und Einzelturniere.
refusal-report-team-size = Nicht übernommen: Team { $team } hat { $players } Spieler.
    .rule = Ein Team hat zwei Spieler und höchstens vier Ersatzspieler.
refusal-report-second-bye = Nicht übernommen: In Runde { $round } sind mehrere Teilnehmer spielfrei.
    .rule = Je Runde kann nur ein Teilnehmer spielfrei sein.
refusal-report-name = Nicht übernommen: Der Name von Nummer { $entrant } ist leer oder zu lang.
    .rule = Den Namen im Bericht berichtigen und es noch einmal versuchen.
refusal-report-player-twice = Nicht übernommen: Spieler { $entrant } steht zweimal im Bericht.
    .rule = Name, Jahrgang und FIDE-ID sind gleich. Im Bericht muss sich mindestens eine dieser Angaben unterscheiden.
refusal-report-points = Nicht übernommen: Die Punkte von Nummer { $entrant } folgen nicht aus den Ergebnissen.
    .rule = Strafpunkte, Gutschriften und verschieden gewertete freie Runden lassen sich nicht übernehmen.
refusal-report-points-too-wide = Die Punkte von Nummer { $entrant } sind für einen TRF-Bericht zu hoch.
    .rule = Ein Bericht hat für die Punkte eines Spielers vier Zeichen: bis 99,5 oder ohne halbe Punkte bis 9999.
refusal-report-number-too-wide = Nummer { $number } ist für einen TRF-Bericht zu hoch.
    .rule = Ein Bericht hat Platz für Nummern bis { $most }.
