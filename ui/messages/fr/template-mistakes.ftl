### Erreurs dans un modèle, avec leur place.

# $file (text), $line (number), $column (number), $name (text)
refusal-template-missing = Feuille non créée : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : l’entrée « { $name } » manque.

# $file (text), $line (number), $column (number), $found (text)
refusal-template-twice = Feuille non créée : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : « { $found } » figure deux fois ; supprimez l’une des deux entrées.

# $file (text), $line (number), $column (number), $found (text), $expected (text): number, truth, list, table, text
refusal-template-kind = Feuille non créée : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : « { $found } » au lieu { $expected ->
        [number] d’un nombre
        [truth] de true ou false
        [list] d’une liste entre crochets
        [table] d’un groupe entre accolades
       *[text] d’un texte entre guillemets droits
    }.

# $file (text), $line (number), $column (number), $sign (text)
refusal-template-unclosed = Feuille non créée : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : un élément ouvert plus tôt n’est pas fermé ; il manque ici { $sign }.

# $file (text), $line (number), $column (number), $found (text)
refusal-template-unquoted = Feuille non créée : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : écrivez "{ $found }" avec des guillemets droits.

# $file (text), $line (number), $column (number)
refusal-template-no-value = Feuille non créée : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : il manque ici un signe égal ou la valeur qui le suit.

# $file (text), $line (number), $column (number)
refusal-template-comma = Feuille non créée : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : il manque une virgule avant cet endroit.

# $file (text), $line (number), $column (number), $found (text)
refusal-template-unexpected = Feuille non créée : le modèle { $file } contient une erreur.
    .rule = Ligne { $line }, colonne { $column } : « { $found } » n’est pas admis ici.
