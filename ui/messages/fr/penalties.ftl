# Sanctions : à l’ordinateur du tournoi et sur les téléphones des arbitres.

penalty-warning = Avertissement
penalty-match-lost = Défaite
penalty-points-down = Retrait de points
penalty-points-up = Ajout de points
penalty-exclusion = Exclusion
penalty-said-warning = N° { $team } : avertissement à la ronde { $round }
penalty-said-match-lost = N° { $team } : défaite par sanction à la table { $table }, ronde { $round }
penalty-said-points-down = N° { $team } : retrait de points ({ $points }) à la ronde { $round }
penalty-said-points-up = N° { $team } : ajout de points ({ $points }) à la ronde { $round }
penalty-said-exclusion = N° { $team } : exclusion à partir de la ronde { $round }
penalty-said-player = { $said } ({ $name })
penalty-said-article = { $said } – { $article }
decisions-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
decisions-closed = Le tournoi est clôturé.
decisions-undecided = Choisissez
penalty-title = Sanction
penalty-open = Sanctionner…
penalty-kind = Type de sanction
penalty-team = Qui
penalty-player = Joueur en cause
penalty-player-all = Toute l’équipe
penalty-round = Ronde
penalty-from = À partir de la ronde
penalty-table = Table { $table }
penalty-points = Points
penalty-choose-team = Choisissez d’abord qui est sanctionné
penalty-no-match = Le n° { $team } ne joue pas à la ronde { $round }
penalty-impose = Prononcer la sanction
penalty-effect-warning = L’avertissement est consigné et affiché ; les points et l’appariement ne changent pas.
penalty-effect-match-lost = L’adversaire gagne. Un résultat déjà saisi est remplacé.
penalty-effect-points-down = Le retrait compte au classement à partir de cette ronde et au prochain appariement ; personne ne tombe sous zéro.
penalty-effect-points-up = L’ajout compte au classement à partir de cette ronde et au prochain appariement.
penalty-effect-exclusion = Le numéro exclu n’est plus apparié ; au classement, il figure derrière tous les autres.
penalty-effect-exclusion-round-robin = Les matchs restants sont perdus par forfait ; au classement, le n° { $team } figure derrière tous les autres.
penalty-lift = Lever la sanction
    .text = { $said }.
    .match-lost = Le résultat du match perdu par sanction est de nouveau à saisir.
    .exclusion = L’exclusion prend fin à la prochaine ronde.
refusal-penalty-unknown = La sanction { $number } n’existe pas.
    .rule = Cette sanction a sans doute déjà été levée.
refusal-penalty-without-points = Sanction non prononcée : le nombre de points manque.
    .rule = Il faut un demi-point au moins.
refusal-penalty-of-too-many-points = Sanction non prononcée : une sanction retire ou donne au plus { $most } points.
refusal-match-lost-by-penalty = Non modifié : le match de la table { $table } est décidé par une sanction.
    .rule = Le n° { $team } a perdu à cause d’une sanction. Levez d’abord cette sanction (Classement, Décisions).
refusal-leaver-has-played = Non enregistré : le n° { $team } a joué la ronde { $round }.
    .rule = Le retrait prend effet au plus tôt à la première ronde sans résultat.
refusal-entrant-excluded = Non modifié : le n° { $team } est exclu.
    .rule = Levez d’abord l’exclusion (Classement, Décisions).
