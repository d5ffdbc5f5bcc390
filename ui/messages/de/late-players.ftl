# Wer nach der Auslosung kommt, und wer vorzeitig geht.

option-late-player = Wer nach der Auslosung kommt
    .by-strength = Reiht sich nach Spielstärke ein; wer von zwei Partnern stärker ist, zählt als Spieler aus Topf 1.
    .behind-all = Steht hinter allen Ausgelosten und zählt im Team mit einem von ihnen als Spieler aus Topf 2.

late-title = Platz für { $name }
late-about = Die Änderung gilt ab Runde { $round }. Die Runden davor bleiben, wie sie sind.
late-place = Was tun?
late-place-waits = Wartet
    .hint = Steht auf der Liste, aber in keinem Team. Kommt noch jemand, bilden beide ein Team.
late-place-third = Dritter in einem Team
    .hint = In jeder Runde setzt einer der drei aus.
late-place-in-place-of = Springt ein
    .hint = Bis zum Ende des Turniers für jemanden, der geht.
late-place-new-team = Neues Team
    .hint = Mit jemandem, der wartet oder aus einem Dreierteam kommt.
late-team = Welches Team?
late-for-whom = Für wen?
late-with-whom = Mit wem?
late-of-team = { $name } (Team { $team })
late-is-missing = { $name } (Team { $team }, nicht da)
late-stands-by = { $name } (springt ein)
late-steps-in-now = { $name } (Team { $team }, springt nur ein)
late-no-team-of-two = Kein Team spielt zu zweit.
late-no-partner = Niemand wartet, und kein Team spielt zu dritt.
late-draw-again = Solange keine Runde gepaart ist, lässt sich auch neu auslosen, mit allen, die da sind (Auslosung, „Neu auslosen“).
late-keep = Zuteilen
late-keep-waits = Eintragen
late-next = Weiter
late-back = Zurück
late-waits = wartet
late-came-later = Später gekommen
late-waiting-banner =
    { $count ->
        [one] { $names } ist da und hat kein Team.
       *[other] { $names } sind da und haben kein Team.
    }
    .rule = Wer nach der Auslosung kommt, wird Dritter in einem Team, springt ein, bildet ein neues Team oder wartet.
late-waiting-place = { $name } zuteilen …
late-to-players = Zu den Spielern
late-waiting-pair = { $one } und { $other } als Team …
late-missing-banner =
    { $count ->
        [one] { $names } ist nicht da, und das Team spielt weiter.
       *[other] { $names } sind nicht da, und die Teams spielen weiter.
    }
    .rule = Was aus dem Team wird, entscheidet die Turnierleitung.
late-missing-home = { $name } geht …
late-missing-here = { $name } ist da
late-drawn = Ausgelost. Wer noch kommt, wird eingetragen und bekommt einen Platz.
    .rule = Geht jemand, den Haken bei „Da“ entfernen. Namen und Vereine lassen sich berichtigen, Startnummern bleiben.
late-import = Es ist ausgelost: Wer neu dazukommt, wartet, bis er einem Team zugeteilt ist.
late-teams-changed = So wurde ausgelost. Später geänderte Teams: { $teams }.

late-effects = Was sich ändert
late-effect-nobody = Es bleibt bei { $after } Teams; weiterhin ist niemand spielfrei.
late-effect-stays = Es bleibt bei { $after } Teams; weiterhin ist in jeder Runde eines spielfrei.
late-effect-begins = Die Zahl der Teams wird ungerade ({ $before } → { $after }): Ab Runde { $round } ist in jeder Runde ein Team spielfrei ({ $points } P.).
late-effect-ends = Die Zahl der Teams wird gerade ({ $before } → { $after }): Ab Runde { $round } ist niemand mehr spielfrei.
late-effect-changed = Team { $team } behält Nummer und Punkte ({ $points }) und spielt mit { $names }.
late-effect-back = Team { $team } spielt wieder mit und behält Nummer und Punkte ({ $points }): { $names }.
late-effect-sits-out = Von den dreien setzt in jeder Runde einer aus, zuerst { $name }.
late-effect-line-up = Ab Runde { $round } spielt Team { $team } mit { $names }.
late-effect-formed = Neu ist Team { $team } mit { $names }; es beginnt mit { $points } P.
late-effect-missed =
    { $count ->
        [one] Das Team holt die versäumte Runde nicht nach.
       *[other] Das Team holt die { $count } versäumten Runden nicht nach.
    }
late-effect-to-play =
    { $count ->
        [one] Eine versäumte Begegnung wird nachgespielt.
       *[other] { $count } versäumte Begegnungen werden nachgespielt.
    }
late-effect-leaving = Team { $team } wird nicht mehr gepaart. Es bleibt mit { $points } P. in der Tabelle, und was gespielt ist, zählt.
late-effect-leaving-round-robin = Team { $team } tritt zurück.
late-effect-waiting = Ohne Team: { $names }.
late-effect-draft = Runde { $round } ist noch ein Entwurf und wird neu gepaart.
late-effect-persons = Punkte gehören dem Team: Wer das Team wechselt, nimmt keine mit.

late-law-reform = Teams neu einteilen darf die Turnierleitung in besonderen Fällen; die Begründung wird festgehalten.
late-law-no-substitutes = Diese Regeln sehen keinen Wechsel im Team vor. Über eine Ausnahme entscheidet die Turnierleitung, mit Begründung.
late-law-three = Für eine ungerade Spielerzahl darf ein Team zu dritt spielen.
late-law-three-beyond = Vorgesehen ist ein einziges Dreierteam, und nur bei ungerader Spielerzahl. Über eine Ausnahme entscheidet die Turnierleitung, mit Begründung.
late-law-leaving = Die Regeln verbieten es einzelnen Spielern wie Teams, vorzeitig zu gehen. Über eine Ausnahme entscheidet die Turnierleitung, mit Begründung.

home-title = { $name } geht nach Hause
home-open = Geht nach Hause …
home-place = Team zuteilen …
home-about = Die Änderung gilt ab Runde { $round }. Das Ergebnis der laufenden Runde wird wie gewohnt eingetragen, notfalls kampflos.
home-nothing = An den Teams ändert sich nichts.
home-then = Was wird aus Team { $team }?
home-plays-on = Spielt weiter
    .hint = Die anderen bleiben ein Team.
home-plays-on-fixed =
    .hint = Mit den anderen und den Ersatzspielern.
home-plays-on-too-few = Allein kann niemand weiterspielen.
home-steps-in = Jemand springt ein
    .hint = Jemand, der wartet oder aus einem Dreierteam kommt. Gilt bis zum Ende des Turniers.
home-steps-in-fixed =
    .hint = Jemand ohne Team, als Letzter der Rangfolge. Gilt bis zum Ende des Turniers.
home-steps-in-who = Wer springt ein?
home-steps-in-nobody = Niemand wartet, und kein anderes Team spielt zu dritt. Wer neu kommt, wird erst als Spieler eingetragen.
home-steps-in-fixed-nobody = Wer auf der Liste steht, hat schon ein Team. Wer neu kommt, wird erst als Spieler eingetragen.
home-leaves = Tritt zurück
    .hint = Wer vom Team noch da ist, kann danach in ein anderes Team wechseln.
home-leaves-single = Tritt zurück
    .hint = Spielt keine Runde mehr.
home-leaves-round-robin = Tritt zurück
    .hint = Was noch zu spielen wäre, ist kampflos, bis jemand einspringt.
home-reform = Teams neu einteilen …
home-keep = Festhalten

journal-place-player =
    { $place ->
        [waits] { $name } ist da und wartet auf ein Team
        [third] { $name } kam später: Dritter in Team { $team } ab Runde { $round }
        [in_place_of] { $name } springt ab Runde { $round } in Team { $team } für { $other } ein
       *[new_team] { $name } und { $other } bilden ab Runde { $round } Team { $team }
    }
journal-go-home =
    { $then ->
        [plays_on] { $name } geht nach Hause; die anderen von Team { $team } spielen ab Runde { $round } weiter
        [steps_in] { $name } geht nach Hause; { $other } springt ab Runde { $round } in Team { $team } ein
        [leaves] { $name } geht nach Hause; Nr. { $team } tritt ab Runde { $round } zurück
       *[nothing] { $name } geht nach Hause
    }

refusal-team-undecided = Nicht gespeichert: Was wird aus Team { $team }?
    .rule = Das Team spielt weiter, jemand springt ein oder das Team tritt zurück.
refusal-in-no-team = Nicht gespeichert: { $name } spielt in keinem Team.
    .rule = Einspringen kann man nur für jemanden, der zu einem Team gehört.
refusal-team-gone = Nicht zugeteilt: Team { $team } ist zurückgetreten.
    .rule = Springt jemand für einen Spieler des Teams ein, spielt das Team wieder mit.
refusal-not-to-spare = Nicht zugeteilt: Team { $team } kann { $name } nicht entbehren.
    .rule = Von zwei Partnern bliebe einer allein. Frei ist, wer wartet oder in einem Dreierteam spielt.
refusal-belonged-elsewhere = Nicht zugeteilt: { $name } gehörte in Runde { $round } zu Team { $team }.
    .rule = Im Rundenturnier bekommt ein neues Team auch die Begegnungen der früheren Runden. Möglich ist ein Platz als Dritter oder als Ersatz für jemanden, der geht.
