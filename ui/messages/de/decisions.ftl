# Entscheidungen neben Ergebnis und Gleichstand: Strafen, Rücktritt, neu eingeteilte Teams.

option-withdrawal = Rücktritt im Rundenturnier
    .half-played = Wurde weniger als die Hälfte gespielt, wird alles gestrichen. Sonst zählt das Gespielte, und der Rest ist kampflos.
    .rest-forfeited = Das Gespielte zählt, der Rest ist kampflos.
    .all-annulled = Alles wird gestrichen.

left-said = Nr. { $team }: Rücktritt ab Runde { $round }
left-said-annulled = Nr. { $team }: Rücktritt ab Runde { $round }; die Ergebnisse sind gestrichen
reform-said = Team { $team } neu eingeteilt ab Runde { $round }: { $names }
reform-joined = neu: { $names }
reform-left = nicht mehr dabei: { $names }

decisions-tab = Entscheidungen
decisions-caption = Gleichstände, Strafen, Rücktritte und neu eingeteilte Teams
decisions-empty = Noch keine Entscheidung
    .hint = Gleichstände, Strafen, Rücktritte und neu eingeteilte Teams stehen hier mit ihrer Begründung.
decisions-who = Betrifft
decisions-what = Entscheidung
decisions-round = Runde
decisions-article = Grundlage
decisions-from = ab Runde { $round }
decisions-left = Rücktritt
decisions-annulled = Ergebnisse gestrichen
decisions-reformed = Neu eingeteilt
decisions-joined = Neu dabei: { $names }
decisions-no-longer = Nicht mehr dabei: { $names }
decisions-gone = Gegangen: { $names }
decisions-tie = Gleichstand
decisions-tie-past = Gilt nicht mehr: Die Teams sind nicht mehr gleichauf.
decisions-lift = Aufheben

leave-title = Rücktritt
leave-open = Rücktritt …
leave-who = Wer zurücktritt
leave-all = Das ganze Team
leave-alone = Der Rücktritt gilt ab Runde { $round }. Im nächsten Schritt wird entschieden, was aus dem Team wird.
leave-effect-swiss = Keine Paarungen mehr. Gespielte Begegnungen zählen.
leave-forbidden = Die Regeln verbieten es, das Turnier vorzeitig zu verlassen. Die Begründung wird festgehalten.
leave-keep = Rücktritt festhalten
leave-back = Wieder mitspielen lassen

reform-title = Teams neu einteilen
reform-open = Teams neu einteilen …
reform-about = Die neue Einteilung gilt ab Runde { $round }. Nummer und Punkte bleiben beim Team.
reform-team = Team { $team }
reform-member = Spieler { $place } von Team { $team }
reform-third = Dritter Spieler von Team { $team }
reform-nobody = niemand
reform-choose = Welche Teams?
reform-add = Team { $team } dazunehmen
reform-newcomer = Neuer Spieler …
reform-newcomer-name = Name des neuen Spielers
reform-twice = { $name } ist zweimal eingeteilt
reform-too-few = Team { $team } hat zu wenige Spieler
reform-unchanged = Es wurde noch nichts geändert
reform-left-over = Danach ohne Team: { $names }
reform-keep = Neu einteilen

refusal-teams-unchanged = Nicht geändert: Alle Teams bleiben, wie sie sind.
    .rule = Wenigstens ein Team muss andere Spieler bekommen.
refusal-round-still-playing = Runde { $round } läuft noch.
    .rule = Tische, an denen noch gespielt wird: { $playing }.
    .short = Läuft noch: Tisch Nr. { $playing }
refusal-round-partly-playing = Runde { $round } ist noch nicht fertig.
    .rule = Tische ohne Ergebnis: { $tables }. Tische, an denen noch gespielt wird: { $playing }.
    .short = Ohne Ergebnis: { $tables }. Noch laufend: { $playing }

journal-impose-penalty =
    { $imposed ->
        [warning] Nr. { $team }: Verwarnung
        [match_lost] Nr. { $team }: an Tisch { $table } durch Strafe verloren
        [points_down] Nr. { $team }: Punktabzug { $points }
        [points_up] Nr. { $team }: Zusatzpunkte { $points }
       *[exclusion] Nr. { $team } ausgeschlossen
    }
journal-lift-penalty =
    { $imposed ->
        [warning] Nr. { $team }: Verwarnung aufgehoben
        [match_lost] Nr. { $team }: verlorene Begegnung aufgehoben
        [points_down] Nr. { $team }: Punktabzug aufgehoben
        [points_up] Nr. { $team }: Zusatzpunkte aufgehoben
       *[exclusion] Nr. { $team }: Ausschluss aufgehoben
    }
journal-reform-teams = Neu eingeteilt ab Runde { $round }: Nr. { $teams }
journal-mark-progress =
    { $progress ->
        [still_playing] Tisch { $table } läuft noch
       *[awaited] Tisch { $table }: Ergebnis wird erwartet
    }
history-impose-penalty =
    { $imposed ->
        [warning] Nr. { $team }, Runde { $round }: Verwarnung
        [match_lost] Nr. { $team }, Runde { $round }: an Tisch { $table } durch Strafe verloren
        [points_down] Nr. { $team }, Runde { $round }: Punktabzug { $points }
        [points_up] Nr. { $team }, Runde { $round }: Zusatzpunkte { $points }
       *[exclusion] Nr. { $team }: ausgeschlossen ab Runde { $round }
    }
history-let-be-absent =
    { $length ->
        [good] Nr. { $team }: Rücktritt ab Runde { $round }
       *[other] Nr. { $team } setzt ab Runde { $round } aus
    }
history-mark-progress =
    { $progress ->
        [still_playing] Tisch { $table }, Runde { $round }: läuft noch
       *[awaited] Tisch { $table }, Runde { $round }: Ergebnis wird erwartet
    }

result-late = nachgetragen
    .hint = Eingetragen, als die nächste Runde schon veröffentlicht war.
result-corrected = berichtigt
result-corrects = Vorher: { $result }, { $cause }; eingetragen { $time } von { $name }
result-corrects-unknown = Vorher war ein anderes Ergebnis eingetragen, { $time } von { $name }
result-corrects-nameless = Vorher: { $result }, { $cause }; eingetragen { $time }
result-corrects-unknown-nameless = Vorher war ein anderes Ergebnis eingetragen, { $time }
progress-still-playing = läuft noch
progress-mark = Läuft noch
progress-unmark = Läuft nicht mehr
missing-title = Tische ohne Ergebnis
missing-tables =
    { $count ->
        [one] Ergebnis fehlt: Tisch { $tables }
       *[other] { $count } Ergebnisse fehlen: Tische { $tables }
    }
missing-playing =
    { $count ->
        [one] läuft noch: Tisch { $tables }
       *[other] { $count } laufen noch: Tische { $tables }
    }
missing-go = Zu Tisch { $table }
missing-nothing = Alle Ergebnisse sind da

standings-out-excluded = ausgeschlossen
standings-out-annulled = zurückgetreten, gestrichen
standings-left = Rücktritt ab Runde { $round }
standings-penalty-less = nach Abzug von { $points }
standings-penalty-more = davon { $points } durch Strafen anderer
standings-warnings =
    { $count ->
        [one] { $count } Verwarnung
       *[other] { $count } Verwarnungen
    }
standings-annulled-cell = gestrichen
standings-penalties = Strafen

rule-set-announced = { $source } (statt { $article })
rule-announced = Ausschreibung (statt { $article })
judge-rules-file = Regelwerk aus Datei …
judge-rules-kind = Regelwerk
team-captain = Mannschaftsführer
field-captain = Mannschaftsführer
