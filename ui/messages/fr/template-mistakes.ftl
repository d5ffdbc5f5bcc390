### Erreurs dans un modèle, avec leur place.

# $file (text), $line (number), $column (number), $name (text)
refusal-template-missing = Pas de mise en page : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : l’entrée « { $name } » manque.

# $file (text), $line (number), $column (number), $found (text)
refusal-template-twice = Pas de mise en page : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : « { $found } » figure deux fois ; en retirer une.

# $file (text), $line (number), $column (number), $found (text), $expected (text): number, truth, list, table, text
refusal-template-kind = Pas de mise en page : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : « { $found } » trouvé, attendu : { $expected ->
        [number] un nombre
        [truth] true ou false
        [list] une liste entre crochets
        [table] un groupe entre accolades
       *[text] un texte entre guillemets droits
    }.

# $file (text), $line (number), $column (number), $sign (text)
refusal-template-unclosed = Pas de mise en page : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : ce qui commence avant n’est pas fermé ; il manque ici { $sign }

# $file (text), $line (number), $column (number), $found (text)
refusal-template-unquoted = Pas de mise en page : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : le texte « { $found } » se met entre guillemets droits : "{ $found }".

# $file (text), $line (number), $column (number)
refusal-template-no-value = Pas de mise en page : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : il manque ici un signe égal ou la valeur qui le suit.

# $file (text), $line (number), $column (number)
refusal-template-comma = Pas de mise en page : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : il manque une virgule avant ce qui est ici.

# $file (text), $line (number), $column (number), $found (text)
refusal-template-unexpected = Pas de mise en page : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : « { $found } » ne peut pas figurer ici.
