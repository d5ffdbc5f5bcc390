### Feuilles des tournois où chacun joue seul, et pourquoi une feuille n’y est pas imprimée.

sheet-player = Joueur
sheet-number = N°
# $players (number)
sheet-size-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
# $before (text), $behind (text)
sheet-decision-direct-encounter-players = Le numéro { $before } précède le numéro { $behind } grâce à la confrontation directe.
# $teams (text)
sheet-decision-director-players = La direction du tournoi a fixé l’ordre : numéros { $teams }.
# $teams (text)
sheet-decision-joint-winners-players = Vainqueurs ex æquo : numéros { $teams }.
# $teams (text)
sheet-decision-open-players = La première place n’est pas attribuée : numéros { $teams }.
standings-explain-direct-players = Confrontation directe : si exactement deux joueurs sont à égalité de points, celui qui a gagné leur partie passe devant.
berger-legend-players = Pour chaque ronde et chaque table, les numéros des joueurs, les Blancs en premier.
refusal-sheet-needs-pots = Il n’y a de procès-verbal du tirage que si les équipes sont tirées au sort à partir de chapeaux.
    .rule = Les équipes fixes et les joueurs individuels ne reçoivent que des numéros.
refusal-sheet-of-single-players = Il n’y a de liste des équipes que s’il y a des équipes.
    .rule = Ce tournoi est individuel ; la liste des joueurs contient tous les numéros.

## Classement avec départages

# $list (text)
standings-explain-tie-breaks = En cas d’égalité de points, les départages comptent dans cet ordre : { $list }.
