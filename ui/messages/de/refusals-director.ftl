# Warum etwas nicht angenommen wird, das nur die Turnierleitung tut.

refusal-player-twice = Nicht eingetragen: { $name } ist schon gemeldet.
    .rule = Als schon gemeldet gilt, wer mit einem gemeldeten Spieler in Namen (unabhängig von der Schreibweise), Jahrgang und Verein oder in der Verbandsnummer übereinstimmt. Bei zwei Personen gleichen Namens den Jahrgang eintragen.
refusal-player-named-twice = Nicht geordnet: Ein Spieler ist zweimal genannt.
    .rule = Jeder steht genau einmal in der Reihenfolge.
refusal-already-drawn = Nicht geändert: Die Auslosung steht fest.
    .rule =
        { $rounds ->
            [0] Nach der Auslosung stehen Töpfe und Startnummern fest. Solange keine Runde gepaart ist, lässt sich neu auslosen.
           *[other] Nach der Auslosung stehen Töpfe und Startnummern fest. Wer später kommt oder geht, wird auf der Seite Spieler nach- oder abgemeldet.
        }
    .short = Schon ausgelost
refusal-rounds-exist = Nicht geändert: Es gibt schon eine gepaarte Runde.
    .rule = Was den Runden zugrunde liegt, steht für das ganze Turnier fest. Nur ein Entwurf der Runde 1 lässt sich noch verwerfen.
    .short = Die Runden haben begonnen
refusal-too-few-players = Noch zu wenige Spieler: { $players } da, mindestens { $needed } nötig.
    .rule = Zwei Teams brauchen vier Spieler, die da sind.
    .short = { $players } da, mindestens { $needed } nötig
refusal-odd-players =
    { $players ->
        [one] Nur { $players } Spieler ist da – für ein Zweierteam fehlt einer.
       *[other] { $players } Spieler sind da – für Zweierteams fehlt einer.
    }
    .rule = Nötig ist eine gerade Zahl: Jemand kommt dazu, jemand springt ein oder ein Team spielt zu dritt.
    .short = Ungerade Spielerzahl
refusal-same-seed = Nicht ausgelost: Mit diesem Startwert wurde schon ausgelost.
    .rule = Eine neue Auslosung braucht einen neuen, öffentlichen Startwert.
refusal-wish-impossible = Nicht ausgelost: Die Bedingung ist nicht erfüllbar.
    .rule = Ein Verein hat so viele Spieler in beiden Töpfen, dass immer ein Team mit zwei Spielern dieses Vereins entsteht. Ohne die Bedingung auslosen.
refusal-wish-too-rare = Nicht ausgelost: Die Bedingung war in { $shuffles } Versuchen nicht zu erfüllen.
    .rule = Erfüllbar ist sie, aber nur äußerst selten. Ohne die Bedingung auslosen oder einen anderen Startwert nehmen.
refusal-lots-missing = Noch keine Teams.
    .rule = Erst auslosen, dann paaren.
    .short = Erst auslosen
refusal-round-is-published = Nicht geändert: Runde { $round } ist veröffentlicht.
    .rule = Ihre Paarung steht fest. Einzelne Plätze lassen sich mit Begründung tauschen; „Rückgängig“ nimmt die Veröffentlichung zurück.
    .short = Runde { $round } ist veröffentlicht
refusal-round-incomplete = Runde { $round } ist noch nicht fertig.
    .rule = Tische ohne Ergebnis: { $tables }.
    .short = Tische ohne Ergebnis: { $tables }
refusal-all-rounds-paired =
    { $rounds ->
        [one] Die einzige Runde ist gepaart.
       *[other] Alle { $rounds } Runden sind gepaart.
    }
    .rule = Für eine weitere Runde unter „Turnier ändern“ die Rundenzahl erhöhen.
    .short =
        { $rounds ->
            [one] Die einzige Runde ist gepaart
           *[other] Alle { $rounds } Runden sind gepaart
        }
refusal-unpairable = Runde { $round } lässt sich nicht paaren.
    .rule = Entweder wäre jede Paarung eine Wiederholung oder niemand darf mehr spielfrei sein. Weniger Runden spielen oder die Turnierform wechseln.
    .short = Ohne Wiederholung nicht zu paaren
refusal-rounds-contradict = Nicht gepaart: Die Runden davor widersprechen sich.
    .rule = Nach einem Tausch spielt jemand doppelt oder gar nicht. Den Tausch zurücknehmen, dann noch einmal paaren.
    .short = Frühere Runden widersprechen sich
refusal-same-team = Nicht getauscht: Nr. { $team } kann nicht mit sich selbst tauschen.
    .rule = Zwei verschiedene Nummern wählen.
refusal-no-one-sits-out = Nicht geändert: In einem Zweierteam setzt niemand aus.
    .rule = Nur in einem Dreierteam wird abwechselnd ausgesetzt.
refusal-not-level = Nicht entschieden: Nr. { $teams } sind nicht gleichauf.
    .rule = Entschieden wird über alle mit gleicher Punktzahl zusammen.
refusal-direct-encounter-decides = Nicht entschieden: Die direkte Begegnung entscheidet.
    .rule = Sind genau zwei gleichauf, zählt ihre Begegnung.
refusal-joint-winners-only-first = Nicht gespeichert: Gemeinsame Sieger gibt es nur auf Platz 1.
    .rule = Weiter unten wird ein Rang geteilt oder eine Reihenfolge festgelegt.
refusal-rounds-missing =
    { $planned ->
        [one] Nicht abgeschlossen: Die Runde ist noch nicht gepaart.
       *[other] Nicht abgeschlossen: erst { $paired } von { $planned } Runden gepaart.
    }
    .rule = Erst alle Runden spielen oder unter „Turnier ändern“ die Rundenzahl senken.
    .short =
        { $planned ->
            [one] Die Runde ist noch nicht gepaart
           *[other] { $paired } von { $planned } Runden gepaart
        }
refusal-first-place-open = Nicht abgeschlossen: Platz 1 ist offen.
    .rule = Über Nr. { $teams } entscheidet die Turnierleitung.
    .short = Platz 1 ist offen
refusal-not-closed = Das Turnier ist nicht abgeschlossen.
    .rule = Es läuft noch.
