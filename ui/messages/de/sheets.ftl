### Was auf Papier steht. Titel und Spaltennamen stehen in templates/.

sheet-program = Kralle
# $page (Zahl), $pages (Zahl)
sheet-arbiters = Schiedsrichter: { $names }
sheet-page = Seite { $page } von { $pages }
# $word (Text)
sheet-head = Prüfwort { $word }
# $head (Text): was der Code enthält; er steht am Ende
sheet-head-code = Dieses Blatt prüfen: in Kralle unter Verlauf, Taste W. { $head }
# $date (Text), $time (Text)
# $date (Text), $time (Text)
sheet-date-time = { $date }, { $time } Uhr
# $number (Text)
sheet-team = Team { $number }
# $player (Text)
sheet-sits-out = { $player } (setzt aus)

## Paarungsaushang

# $time (Text)
sheet-pairing-empty = In dieser Runde gibt es keine Paarungen.
# $points (Text), $amount (Text): one, other
sheet-bye =
    spielfrei ({ $points } { $amount ->
        [one] Punkt
       *[other] Punkte
    })
sheet-seating-chosen = Das erstgenannte Team wählt parallel oder übers Kreuz, danach das zweitgenannte die Farben.
sheet-seating-fixed = Das erstgenannte Team hat an Brett 1 Schwarz und an Brett 2 Weiß.

## Rangliste

# $round (Zahl)
sheet-after-round = nach Runde { $round }
# $round (Zahl)
sheet-final = am Ende, nach Runde { $round }
sheet-standings-empty = Es sind noch keine Startnummern vergeben.
sheet-direct-encounter = Direkte Begegnung
sheet-rounds-legend = Runden: 1 Sieg, ½ Remis, 0 Niederlage, jeweils mit der Nummer des Gegners.
sheet-rounds-legend-games = Runden: Summe der Partien einer Begegnung, jeweils mit der Nummer des Gegners.
sheet-rounds-apart = { standings-forfeit } kampflos, – gestrichen oder zurückgetreten.
sheet-decisions = Entscheidungen
# $before (Text), $behind (Text)
sheet-decision-direct-encounter = Team { $before } steht durch die direkte Begegnung vor Team { $behind }.
# $teams (Text)
sheet-decision-director = Die Turnierleitung hat die Reihenfolge bestimmt: Teams { $teams }.
# $teams (Text)
sheet-decision-joint-winners = Gemeinsame Sieger: Teams { $teams }.
# $teams (Text)
sheet-decision-open = Der erste Platz ist noch offen: Teams { $teams }.
# $reason (Text)
sheet-reason = Begründung: { $reason }

## Auslosungsprotokoll

sheet-draw-seed = Öffentlicher Startwert
sheet-draw-size = Teilnehmer
# $players (Zahl), $teams (Zahl)
sheet-draw-size-value = { $players } Spieler, { $teams ->
        [one] { $teams } Team
       *[other] { $teams } Teams
    }
sheet-draw-order = Reihenfolge nach
sheet-draw-reshuffles = Vereine getrennt
# $count (Zahl)
sheet-draw-reshuffles-value =
    { $count ->
        [0] auf Anhieb
        [one] nach { $count } weiteren Mischung
       *[other] nach { $count } weiteren Mischungen
    }
sheet-draw-checksum = Prüfsumme der Liste
sheet-draw-method = Die Spieler sind der Stärke nach gereiht; die obere Hälfte ist Topf 1, die untere Topf 2. Topf 2 wird mit einem Zufallsstrom gemischt (ChaCha20, Schlüssel ist SHA-256 des Startwerts): Vom letzten bis zum zweiten Platz wird der Spieler dort mit dem Spieler eines zufällig gewählten Platzes getauscht; infrage kommen alle Plätze davor und der eigene. Spieler k aus Topf 1 bekommt den k-ten aus Topf 2. Mit derselben Liste und demselben Startwert kommt überall dasselbe heraus.
sheet-draw-method-clubs = Mit demselben Zufallsstrom wird weiter gemischt, bis niemand einen Partner aus dem eigenen Verein hat.
sheet-draw-role-first = Das Los hat entschieden: Team 1 ist in Runde 1 erstgenannt.
sheet-draw-role-second = Das Los hat entschieden: Team 1 ist in Runde 1 zweitgenannt.
sheet-signature-director = Turnierleitung
sheet-signature-arbiter = Schiedsrichter
