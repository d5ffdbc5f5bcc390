# La page publique : trouver sa place, ronde, classement.

hall-parts-public = Vue
hall-part-seat = Ma place
hall-part-round = Ronde
hall-part-standings = Classement
hall-round-of = Ronde { $round } sur { $rounds }
hall-your-name = Votre nom
    .hint = Quelques lettres suffisent. Ce téléphone les retient.
hall-not-found = Personne ne porte ce nom. Essayez le nom de famille.
hall-no-round = Aucune ronde n’est encore publiée.
hall-against = contre
hall-with = avec
hall-open = pas encore de résultat
hall-final = Classement final.
hall-after = Après la ronde { $round }.
hall-why-hint = Touchez une ligne : pourquoi elle est là.
hall-met = Matchs
hall-why-points = Points après la ronde { $round } : { $points }.
hall-why-shared = Les rangs { $first } à { $last } sont partagés.
hall-why-fewer = Le rang { $rank } (équipe { $team }) a { $points } de plus.
hall-why-more = Le rang { $rank } (équipe { $team }) a { $points } de moins.
hall-why-level-above = Le rang { $rank } (équipe { $team }) a autant de points et se trouve devant : { $because }
hall-why-level-below = Le rang { $rank } (équipe { $team }) a autant de points et se trouve derrière : { $because }
hall-why-tie-break = { $name } { $own } contre { $others }.
hall-why-direct = La confrontation directe s’est terminée { $own }–{ $others }.
hall-why-decided = La direction en a décidé ainsi.
hall-why-rules = C’est ainsi dans le règlement.
