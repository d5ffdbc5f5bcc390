# Ce qu’une saison laisse de côté, et les erreurs dans ses réglages.

refusal-season-given-twice = { $file } et { $kept } sont le même tournoi, qui ne compte qu’une fois.
refusal-season-undated = { $file } n’a pas de date et vient après les autres.
refusal-season-running = { $file } : le tournoi est encore en cours.
refusal-season-first-place-open = { $file } : la première place n’est pas encore attribuée.
refusal-season-not-begun = { $file } : le tournoi n’a pas encore commencé.
refusal-season-other-game =
    { $game ->
        [pair_moves] { $file } concerne un autre jeu : PaarZugSchach.
        [ordinary_chess] { $file } concerne un autre jeu : échecs ordinaires.
       *[other] { $file } concerne un autre jeu : tandem.
    }
refusal-season-decision-fits-nobody = { $kind } n° { $number } : personne ne correspond à l’entrée { $entry }.
refusal-season-decision-joins-two = { $kind } n° { $number } n’est pas valable : { $one } et { $other } figurent dans le même tournoi, { $file }.
refusal-season-decision-splits-one = { $kind } n° { $number } n’est pas valable : deux entrées désignent { $name } dans { $file }.
refusal-season-decisions-contradict = { $kind } n° { $number } n’est pas valable : contradiction avec { $other_kind } n° { $other_number }.
refusal-season-two-of-one-tournament =
    { $alike ->
        [fide_id] { $file } : { $one } et { $other } ont le même code FIDE, mais comptent pour deux personnes.
       *[national_id] { $file } : { $one } et { $other } ont le même numéro de fédération, mais comptent pour deux personnes.
    }
refusal-season-guest-fits-nobody = guests : personne ne correspond à l’entrée { $entry }.

refusal-season-settings-unexpected = Ligne { $line }, colonne { $column } : « { $found } » n’a pas sa place ici.
refusal-season-settings-backslash = Ligne { $line }, colonne { $column } : une barre oblique inverse comme dans « { $found } » n’est pas un séparateur de dossiers ici. Séparez les dossiers par /, ou placez le texte entre apostrophes droites : 'C:\Tournois'.
refusal-season-settings-twice = Ligne { $line }, colonne { $column } : « { $found } » figure deux fois.
refusal-season-settings-missing = Ligne { $line }, colonne { $column } : « { $name } » manque.
refusal-season-settings-unknown-key = Ligne { $line }, colonne { $column } : « { $found } » n’existe pas (attendu : { $expected }).
refusal-season-settings-unknown-word = Ligne { $line }, colonne { $column } : « { $found } » n’existe pas (attendu : { $expected }).
refusal-season-settings-kind =
    { $kind ->
        [text] Ligne { $line }, colonne { $column } : « { $found } » au lieu d’un texte entre guillemets.
        [whole_number] Ligne { $line }, colonne { $column } : « { $found } » au lieu d’un nombre entier.
        [number] Ligne { $line }, colonne { $column } : « { $found } » au lieu d’un nombre.
        [truth] Ligne { $line }, colonne { $column } : « { $found } » au lieu de true ou false.
        [list] Ligne { $line }, colonne { $column } : « { $found } » au lieu d’une liste entre crochets.
       *[table] Ligne { $line }, colonne { $column } : « { $found } » au lieu d’une table.
    }
refusal-season-settings-out-of-range = Ligne { $line }, colonne { $column } : { $found } n’est pas un nombre de { $from } à { $until }.
refusal-season-settings-bad-text = Ligne { $line }, colonne { $column } : « { $found } » est vide, trop long ou contient des caractères de contrôle.
refusal-season-settings-exclude = Ligne { $line }, colonne { $column } : « { $one } » et « { $other } » s’excluent ; un seul est possible.
refusal-season-settings-too-few =
    { $found ->
        [one] Ligne { $line }, colonne { $column } : { $found } entrée au lieu d’au moins deux.
       *[other] Ligne { $line }, colonne { $column } : { $found } entrées au lieu d’au moins deux.
    }

season-questions-open =
    { $count ->
        [one] Une question sur les personnes est en suspens : deux entrées désignent peut-être la même personne et sont classées séparément.
       *[other] { $count } questions sur les personnes sont en suspens : des entrées qui désignent peut-être la même personne sont classées séparément.
    }
