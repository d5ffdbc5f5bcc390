# Classement, tableau croisé, décisions de la direction du tournoi.

standings-empty = Pas encore de classement
    .hint = Le classement apparaît après le tirage au sort et les premiers résultats.
standings-views = Vue
standings-tab-standings = Classement
standings-tab-crosstable = Tableau croisé
standings-choose = Classement après la ronde
standings-start = Avant la première ronde
standings-after = après la ronde { $round }
standings-final = Classement final après la ronde { $round }
standings-caption = Classement
standings-rank = Rang
standings-moved = Évolution
standings-up = monte de
standings-down = descend de
standings-tie = Égalité
standings-bye = ex.
standings-plays = joue contre
standings-against = contre
standings-tie-against = points contre le n° { $team } : { $points }
standings-tie-open = non départagée
standings-tie-shared = rang partagé
standings-tie-decided = direction du tournoi
standings-tie-joint = ex æquo
standings-legend-settled = Égalité résolue
standings-legend-open = Égalité non départagée ou rang partagé
standings-legend-cells = Colonnes des rondes : les points et, en petit, le numéro de l’adversaire.
standings-before = 1re place : { $first } devant { $second }.
standings-direct =
    { $halves ->
        [0] Égalité à { $points } point : { $team } a gagné la confrontation directe.
        [1] Égalité à { $points } point : { $team } a gagné la confrontation directe.
        [2] Égalité à { $points } point : { $team } a gagné la confrontation directe.
        [3] Égalité à { $points } point : { $team } a gagné la confrontation directe.
       *[other] Égalité à { $points } points : { $team } a gagné la confrontation directe.
    }
standings-open = La première place n’est pas attribuée : la direction du tournoi décide.
    .rule =
        { $halves ->
            [0] Les numéros { $teams } ont { $points } point chacun ; la confrontation directe ne décide pas.
            [1] Les numéros { $teams } ont { $points } point chacun ; la confrontation directe ne décide pas.
            [2] Les numéros { $teams } ont { $points } point chacun ; la confrontation directe ne décide pas.
            [3] Les numéros { $teams } ont { $points } point chacun ; la confrontation directe ne décide pas.
           *[other] Les numéros { $teams } ont { $points } points chacun ; la confrontation directe ne décide pas.
        }
standings-decide = Décider…
standings-decide-ranks = Décider des rangs { $ranks }
standings-decided-order = Décision de la direction du tournoi : ordre { $teams }.
standings-decided-joint = Décision de la direction du tournoi : vainqueurs ex æquo, numéros { $teams }.
standings-close = Clôturer le tournoi
standings-reopen = Rouvrir
standings-closed = Le tournoi est clôturé ; le classement est définitif.
standings-winner = Vainqueur : { $team }.
standings-joint-winners = Vainqueurs ex æquo : équipes { $teams }.

crosstable-rests = Sans adversaire
    .legend = Sans adversaire : les points des exemptions et des rondes non jouées.

decision-kind = Type de décision
decision-order = Ordre
decision-joint-winners = Vainqueurs ex æquo
decision-winners = Qui sont les vainqueurs ex æquo ?
decision-two = Choisissez deux vainqueurs ou plus
decision-keep = Enregistrer la décision
