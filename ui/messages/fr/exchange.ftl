# Ce qui entre et ce qui sort : listes, classeurs, listes de classement, tournois entiers.

## Lire une liste de joueurs

list-column-team = Équipe
list-column-board-order = Échiquier (ordre d'alignement)
list-column-select = La colonne { $number } « { $heading } » signifie
list-column-select-bare = La colonne { $number } signifie
list-column-hint = Si une colonne est fausse, la changer ici ; l'aperçu se relit alors.
list-sheet = Feuille
list-encoding = Encodage
list-how-workbook = Lu comme classeur ({ $name }), feuille « { $sheet } ».
list-teams-found =
    { $count ->
        [one] { $count } équipe fixe dans la liste.
       *[other] { $count } équipes fixes dans la liste.
    }
list-problem-workbook-too-large = Décompressé, le classeur dépasse { $expected } octets. Enregistrer seulement la feuille des joueurs dans un nouveau fichier, ou en CSV.
list-problem-workbook-damaged = Le classeur est endommagé ({ $found }). L'ouvrir dans le tableur et l'enregistrer de nouveau, ou en CSV.
list-problem-no-sheet = Le classeur n'a pas de feuille « { $found } ».
list-problem-cell-error = La cellule montre l'erreur { $found } ; elle reste vide.
list-problem-team-too-long = Le nom de l'équipe a { $found } caractères, { $expected } au plus sont possibles. Le champ reste vide.
list-problem-unreadable-board-order = « { $found } » n'est pas une place de l'ordre d'alignement (attendu : un nombre de 1 à 99) ; le champ reste vide.
field-columns = Colonnes
field-encoding = Encodage
expected-choice = un des choix proposés
file-kind-player-list = Liste de joueurs (CSV, TSV, XLSX, ODS)

