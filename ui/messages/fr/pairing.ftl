# Appariement : choisir à la main, ce que cela coûte, et pourquoi il en est ainsi.

hand-title = À la main
hand-about = Ce qui est fixé ne change pas ; le programme apparie le reste selon les règles.
hand-none = Rien n’est fixé : l’appariement suit les seules règles.
hand-together = N° { $one } contre n° { $other }
hand-together-again = N° { $one } contre n° { $other }, revanche autorisée
hand-apart = Le n° { $one } ne joue pas contre le n° { $other }
hand-bye = N° { $one } exempt
hand-second-meetings = Revanches, si inévitables
hand-drop = Ne plus fixer : { $wish }
hand-kind = Que faut-il fixer ?
hand-kind-together = Adversaires
hand-kind-apart = À séparer
hand-kind-bye = Exempt
hand-team = Numéro
hand-against = contre
hand-not-against = pas contre
hand-add = Fixer et apparier
hand-choose = Choisissez deux numéros différents
hand-choose-one = Choisissez un numéro
hand-by-rules = Ne plus rien fixer
hand-keep-match = Fixer
hand-keep-match-about = Le match de la table { $table } est conservé, même si la ronde est appariée à nouveau
hand-part-match = Éviter ce match
hand-kept = Fixé

cost-none = Aucun coût : selon les règles, cet appariement est tout aussi bon.
cost-own = Les règles donneraient le même appariement.
cost-no-other = Selon les seules règles, aucun appariement ne serait possible.
cost-worse = Moins bon que l’appariement selon les règles
cost-better = Meilleur en contrepartie
cost-count = { $criterion } : { $made } au lieu de { $rules }
cost-bracket = groupe de points { $points }
cost-turned =
    { $count ->
        [one] Table { $tables } : les équipes nommées en premier et en second sont inversées.
       *[other] Tables { $tables } : les équipes nommées en premier et en second sont inversées.
    }

why-match = Pourquoi l’équipe { $first } joue-t-elle contre l’équipe { $second } ?
why-bye = Pourquoi l’équipe { $team } est-elle exempte ?
why-points-same = Même nombre de points : { $points }.
why-points-differ = Points : { $firstPoints } pour l’équipe { $first }, { $secondPoints } pour l’équipe { $second }.
why-points-bye = Points de l’équipe { $team } : { $points }.
why-virtual-points = Points pour l’appariement, points virtuels compris (FIDE C.04.7) : { $firstPoints } et { $secondPoints }.
why-virtual-points-bye = Points pour l’appariement, points virtuels compris (FIDE C.04.7) : { $points }.
why-tables = La table de Berger prévoit cet appariement.
why-by-hand = Fixé à la main : selon les règles, l’appariement serait différent.
why-wish = L’appariement a été fixé par la direction du tournoi.
why-completion = Sans cet appariement, la ronde ne pourrait pas être complétée.
why-completion-bye = Avec une autre équipe exempte, la ronde ne pourrait pas être complétée.
why-completion-floater = Sans ce changement de groupe, la ronde ne pourrait pas être complétée.
why-order = Un autre appariement serait aussi bon ; celui-ci vient en premier dans l’ordre.
why-order-bye = D’autres équipes conviendraient aussi ; celle-ci est la première dans l’ordre.
why-criterion = Tout autre appariement serait moins bon ({ $criterion }, { $next } au lieu de { $own }).
why-otherwise = Sinon : { $pairs }.
why-otherwise-bye = Sinon, l’équipe { $team } serait exempte.
why-upfloater = L’équipe { $team } est flotteur ascendant.
why-bracket = Dans le groupe de points { $points } :
why-source-team = FIDE C.04.6, { $article }
why-source-tables = FIDE C.05, annexe 1
why-roles = L’équipe { $first } est nommée en premier : { $rule }

because-team-c4 = Autrement, il y aurait plus de flotteurs ascendants ({ $next } au lieu de { $own }).
because-team-c5 = Autrement, les flotteurs ascendants auraient moins de points.
because-team-c6 = Autrement, le groupe suivant aurait besoin d’autres flotteurs ascendants.
because-team-c7 = Autrement, une équipe serait flotteur ascendant alors qu’elle a déjà joué hors de son groupe à la dernière ronde.
because-team-c8 = Autrement, le droit d’être nommée en premier ou en second ne serait pas respecté pour davantage d’équipes ({ $next } au lieu de { $own }).
because-team-c9 = Autrement, le droit fort d’être nommée en premier ou en second ne serait pas respecté pour davantage d’équipes ({ $next } au lieu de { $own }).
because-team-c10 = Autrement, un flotteur ascendant rencontrerait une équipe qui a déjà joué hors de son groupe à la dernière ronde.
because-team-3-4-2 = Parmi les équipes qui peuvent être exemptes, c’est celle qui a le moins de points.
because-team-3-4-3 = Parmi les équipes ayant le moins de points, c’est celle qui a joué le plus de matchs.
because-team-3-4-4 = Parmi les équipes à égalité, c’est celle qui a le plus grand numéro.

criterion-team-c1 = Revanches
criterion-team-c2 = Exempte malgré une exemption antérieure ou un gain par forfait
criterion-team-c3 = La ronde peut être complétée
criterion-team-c4 = Flotteurs ascendants
criterion-team-c5 = Points manquant aux flotteurs ascendants
criterion-team-c6 = Le groupe suivant exige d’autres flotteurs
criterion-team-c7 = Flotteurs ascendants déjà hors de leur groupe à la dernière ronde
criterion-team-c8 = Équipes lésées dans leur droit d’être nommées en premier ou en second
criterion-team-c9 = Équipes lésées dans leur droit fort d’être nommées en premier ou en second
criterion-team-c10 = Équipes déjà hors de leur groupe à la dernière ronde, opposées à des flotteurs ascendants
criterion-team-3-4-2 = Points de l’équipe exempte
criterion-team-3-4-3 = Matchs joués par l’équipe exempte
criterion-team-3-4-4 = Numéro de l’équipe exempte
criterion-team-3-5-4 = Ordre des flotteurs ascendants
criterion-team-3-6-3 = Ordre des appariements

criterion-dutch-c1 = Revanches
criterion-dutch-c2 = Exempt malgré une exemption antérieure ou un gain par forfait
criterion-dutch-c3 = Les deux joueurs ont une préférence absolue pour la même couleur
criterion-dutch-c4 = La ronde peut être complétée
criterion-dutch-c5 = Points du joueur exempt
criterion-dutch-c6 = Flotteurs descendants
criterion-dutch-c7 = Points des flotteurs descendants
criterion-dutch-c8 = Flotteurs descendants du groupe suivant
criterion-dutch-c9 = Parties non jouées du joueur exempt
criterion-dutch-c10 = Meilleurs marqueurs (topscorers) avec une différence de couleurs supérieure à deux
criterion-dutch-c11 = Meilleurs marqueurs (topscorers) ayant trois fois de suite la même couleur
criterion-dutch-c12 = Préférences de couleur non respectées
criterion-dutch-c13 = Préférences fortes de couleur non respectées
criterion-dutch-c14 = Résidents déjà flotteurs descendants à la dernière ronde
criterion-dutch-c15 = Flotteurs ascendants de la dernière ronde, opposés à des flotteurs descendants
criterion-dutch-c16 = Résidents déjà flotteurs descendants il y a deux rondes
criterion-dutch-c17 = Flotteurs ascendants d’il y a deux rondes, opposés à des flotteurs descendants
criterion-dutch-c18 = Écarts de points des flotteurs descendants de la dernière ronde
criterion-dutch-c19 = Écarts de points des flotteurs ascendants de la dernière ronde
criterion-dutch-c20 = Écarts de points des flotteurs descendants d’il y a deux rondes
criterion-dutch-c21 = Écarts de points des flotteurs ascendants d’il y a deux rondes
criterion-dutch-4-2-2 = Ordre des appariements
criterion-dutch-4-3-2 = Ordre des échanges
criterion-dutch-4-4-2 = Ordre des flotteurs descendants

role-team-4-3-1 = aucune des deux équipes n’a encore joué ; le numéro et le tirage au sort décident.
role-team-4-3-2 = une seule des équipes a un droit, et il est respecté.
role-team-4-3-3 = les deux droits sont respectés.
role-team-4-3-4 = le droit le plus fort est respecté.
role-team-4-3-5 = l’équipe qui a été nommée en premier le moins souvent l’est maintenant.
role-team-4-3-6 = on alterne par rapport à la dernière ronde où une seule des deux équipes était nommée en premier.
role-team-4-3-7 = le droit de l’équipe la mieux placée est respecté.
role-team-4-3-8 = l’équipe la mieux placée alterne par rapport à sa dernière ronde.
role-team-4-3-9 = l’autre équipe alterne par rapport à sa dernière ronde.
role-dutch-5-2-1 = les deux préférences de couleur sont respectées.
role-dutch-5-2-2 = la préférence de couleur la plus forte est respectée.
role-dutch-5-2-3 = on alterne par rapport à la dernière ronde où les deux joueurs avaient des couleurs différentes.
role-dutch-5-2-4 = la préférence de couleur du joueur le mieux classé est respectée.
role-dutch-5-2-5 = aucun des deux joueurs n’a encore joué ; le numéro et le tirage au sort décident.

# Issues quand une ronde ne peut pas être appariée.
way-second-meetings = Autoriser des revanches, le moins possible
way-second-bye = Choisir l’exempt à la main
way-other-wishes = Annuler tout ce qui est fixé à la main
way-end-the-tournament = Terminer le tournoi après la ronde { $round }
way-again = Fixer quand même

# Numéros pour les tables d’un tournoi toutes rondes.
numbers-title = Numéros pour le tournoi toutes rondes
numbers-own = Chaque équipe a son propre numéro dans la table de Berger.
numbers-varma = Tirés au sort selon les tables de Varma, les numéros évitent que des équipes du même club se rencontrent lors des trois dernières rondes. Une équipe appartient à un club si tous ses joueurs en sont membres.
numbers-drawn = Numéros tirés au sort selon les tables de Varma avec « { $seed } »
numbers-draw = Tirer les numéros au sort
numbers-drop = Revenir aux numéros d’origine
numbers-number = Numéro
numbers-table = Numéros des équipes dans la table de Berger

journal-wish-pairing =
    { $kind ->
        [together] Ronde { $round } : match n° { $one } contre n° { $other } fixé
        [together_again] Ronde { $round } : revanche n° { $one } contre n° { $other } fixée
        [apart] Ronde { $round } : le n° { $one } ne joue pas contre le n° { $other }
        [bye] Ronde { $round } : n° { $one } désigné exempt
       *[second_meetings] Ronde { $round } : revanches autorisées si inévitables
    }
journal-drop-pairing-wish =
    { $kind ->
        [together] Ronde { $round } : le match n° { $one } contre n° { $other } n’est plus fixé
        [together_again] Ronde { $round } : la revanche n° { $one } contre n° { $other } n’est plus fixée
        [apart] Ronde { $round } : le match n° { $one } contre n° { $other } est de nouveau possible
        [bye] Ronde { $round } : l’exemption du n° { $one } n’est plus fixée
       *[second_meetings] Ronde { $round } : les revanches ne sont plus autorisées
    }
journal-pair-by-rules = Ronde { $round } appariée selon les seules règles
journal-end-with-last-round = Le tournoi se termine après la ronde { $round }
journal-draw-numbers = Numéros du tournoi toutes rondes tirés au sort avec « { $seed } »
journal-drop-numbers = Numéros du tournoi toutes rondes réinitialisés

refusal-have-met = Non fixé : les numéros { $teams } se sont déjà rencontrés.
    .rule = Personne ne rencontre deux fois le même adversaire (FIDE C.04.6, C1), sauf si la direction du tournoi l’autorise expressément.
refusal-tables-decide = Non modifié : dans un tournoi toutes rondes, la table de Berger fixe les appariements.
    .rule = Deux numéros peuvent être échangés, mais aucun appariement ne peut être fixé.
refusal-wish-unknown = Non modifié : ce choix n’était pas fixé.
    .rule = Ce choix a peut-être été annulé entre-temps.
refusal-no-tables = Tirage non effectué : seul un tournoi toutes rondes a besoin de numéros tirés au sort.
    .rule = En système suisse, c’est le numéro déjà attribué qui compte.
    .short = Seulement en toutes rondes
refusal-no-varma-table = Tirage non effectué : il n’y a pas de table de Varma pour ce nombre d’équipes ({ $teams }).
    .rule = Les tables de Varma existent pour 9 à 24 équipes.
    .short = Seulement de 9 à 24 équipes
refusal-numbers-not-drawn = Non modifié : aucun numéro n’a été tiré au sort.
    .rule = Chaque équipe a déjà son propre numéro.
expected-table = le numéro d’une table de la ronde
expected-teams-of-wish = deux numéros, un seul pour l’exemption

# Pourquoi une ronde ne peut pas être appariée (dans refusal-unpairable).
why-nobody-to-pair = Personne n’a d’adversaire : un numéro au plus joue cette ronde.
why-no-complete-pairing = Impossible d’apparier tout le monde sans revanche ; numéros en cause : { $teams }. La direction du tournoi choisit la solution (FIDE C.04.6, 3.3.3).
why-nobody-for-the-bye = Chacun a déjà été exempt ou a gagné par forfait (FIDE C.04.6, C2). La direction du tournoi décide qui est exempt.
why-no-bye-leaves-a-pairing = Numéros pouvant être exempts : { $teams }. Dans chaque cas, les autres ne peuvent pas être appariés sans revanche (FIDE C.04.6, 3.3.3).
why-cancelled = L’appariement a été interrompu.
why-entrant-not-there = Le numéro { $teams } ne joue pas dans cette ronde.
why-entrant-in-two-pairs = Le numéro { $teams } serait apparié deux fois.
why-may-not-meet = Les numéros { $teams } ne peuvent pas se rencontrer (FIDE C.04.6, C1).
why-same-absolute-preference = Les deux joueurs devraient avoir la même couleur : { $teams }.
why-entrant-left-out = Le numéro { $teams } resterait sans adversaire.
why-no-bye-this-round = Avec un nombre pair de participants, personne n’est exempt ; le numéro { $teams } doit jouer.
