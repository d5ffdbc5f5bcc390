# Wechselnde Partner: Einzelspieler, die in jeder Runde einen anderen Partner haben.

new-formation-changing-partners = Wechselnde Partner
    .hint = Jeder spielt für sich und hat in jeder Runde einen anderen Partner.
new-format-round-robin-partners = Vollständig
    .hint = Jeder ist einmal Partner von jedem. Für 4 bis 32 Spieler.
    .rounds =
        { $rounds ->
            [one] Jeder ist einmal Partner von jedem: { $rounds } Runde.
           *[other] Jeder ist einmal Partner von jedem: { $rounds } Runden.
        }
    .missing =
        { $rounds ->
            [one] { $rounds } Runde; nur die beiden letzten Nummern spielen nie zusammen.
           *[other] { $rounds } Runden; nur die beiden letzten Nummern spielen nie zusammen.
        }
new-format-swiss-system-partners = Nach Stand (Z-System)
    .hint = Nachbarn der Tabelle sitzen an einem Tisch. Empfohlen ab 14 Spielern.
format-round-robin-partners = Wechselnde Partner, vollständig
format-swiss-system-partners = Wechselnde Partner, nach Stand
new-some-rest =
    { $count ->
        [one] In jeder Runde ist { $count } Spieler spielfrei.
       *[other] In jeder Runde sind { $count } Spieler spielfrei.
    }

round-first-pair = Erstgenanntes Paar
round-second-pair = Zweitgenanntes Paar
round-partners-again = Noch einmal Partner
swap-title-players = Plätze tauschen

standings-legend-partners = In den Runden: Punkte, klein mit + die Nummer des Partners.
standings-with = mit
crosstable-caption-partners = Partnertabelle
crosstable-no-partners = nicht zusammen gespielt
crosstable-legend-partners = Zeile mit Spalte als Partner. Punkt = nicht zusammen gespielt, … = läuft noch, Strich = gestrichen, { standings-forfeit } = kampflos.

why-schedule = So steht es im vollständigen Plan: Jeder ist einmal Partner von jedem.
why-square = Nach dem Stand vor der Runde sitzen die Nummern { $players } im { $square }. Viereck. { $parting } Niemand hat denselben Partner wie in der letzten Runde.
why-square-one-three = Darin spielen der Erste und der Dritte gegen den Zweiten und den Vierten.
why-square-one-four = Darin spielen der Erste und der Vierte gegen den Zweiten und den Dritten.
why-square-one-two = Darin spielen der Erste und der Zweite gegen den Dritten und den Vierten, weil sich sonst Partner wiederholt hätten.
why-fewest-byes = Spielfrei ist, wer es am seltensten war, von unten in der Tabelle.

refusal-are-partners = Nicht getauscht: { $teams } sind Partner und behalten dieselben Gegner.
    .rule = Zwei Spieler verschiedener Seiten oder Tische können tauschen.
refusal-no-complete-schedule = Keine Nummern: Einen vollständigen Plan gibt es für höchstens { $most }, angemeldet sind { $players }. Nach Stand (Z-System) geht es mit jeder Zahl.
    .rule = Die Turnierform lässt sich in den Einstellungen ändern.
refusal-partners-change-once = Nicht gespeichert: Wechselnde Partner spielen vollständig oder nach Stand, nicht in zwei Durchgängen.
    .rule = Jeder ist höchstens einmal Partner von jedem.
refusal-acceleration-needs-opponents = Nicht gespeichert: Wechselnde Partner können nicht beschleunigt werden.
    .rule = Beschleunigt werden nur Punktgruppen eines Schweizer Systems.
