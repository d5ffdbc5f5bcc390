### Blätter von Turnieren, in denen jeder allein spielt, und warum ein Blatt dort nicht gedruckt wird.

sheet-player = Spieler
sheet-number = Nr.
# $players (Zahl)
sheet-size-players = { $players } Spieler
# $before (Text), $behind (Text)
sheet-decision-direct-encounter-players = Nummer { $before } steht durch die direkte Begegnung vor Nummer { $behind }.
# $teams (Text)
sheet-decision-director-players = Die Turnierleitung hat die Reihenfolge bestimmt: Nummern { $teams }.
# $teams (Text)
sheet-decision-joint-winners-players = Gemeinsame Sieger: Nummern { $teams }.
# $teams (Text)
sheet-decision-open-players = Der erste Platz ist noch offen: Nummern { $teams }.
standings-explain-direct-players = Direkte Begegnung: Sind genau zwei Spieler punktgleich, steht vorn, wer die gemeinsame Partie gewonnen hat.
berger-legend-players = In jeder Runde an jedem Tisch die Nummern der Spieler, Weiß zuerst.
refusal-sheet-needs-pots = Ein Auslosungsprotokoll gibt es nur, wo Teams aus Töpfen ausgelost werden.
    .rule = Feste Teams und Einzelspieler bekommen nur Nummern.
refusal-sheet-of-single-players = Eine Teamliste gibt es nur für Teams.
    .rule = Hier wird jeder einzeln gewertet; die Spielerliste nennt alle mit ihrer Nummer.

## Rangliste mit Feinwertung

# $list (Text)
standings-explain-tie-breaks = Bei Punktgleichheit zählt in dieser Reihenfolge: { $list }.
