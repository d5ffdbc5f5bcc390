# Pourquoi une saison refuse, et ce qu’elle ne lit pas.

refusal-no-season = Aucune saison n’est ouverte.
refusal-season-changed-elsewhere = { $path } a été modifié entre-temps par un autre programme. Relire la saison, puis recommencer.
refusal-season-too-large = { $path } est trop grand pour le fichier d’une saison.
refusal-season-not-text = { $path } n’est pas un texte (UTF-8).
refusal-season-file-elsewhere = « { $entry } » sort du dossier de la saison et n’est pas lu. Pour compter ces fichiers, les ajouter ici soi-même.
refusal-season-link-leaves = { $file } est un lien qui sort du dossier de la saison et n’est pas lu.
refusal-season-nothing-found = Aucun fichier de tournoi trouvé pour « { $entry } ».
refusal-season-bad-pattern = « { $entry } » n’est pas un motif de noms de fichiers.
refusal-season-listed-twice = « { $entry } » est déjà dans la liste et ne compte pas une seconde fois.
refusal-season-other-ending = { $file } n’est pas un fichier de tournoi (.kralle).
refusal-season-too-many-files = Une saison n’a pas plus de { $most } fichiers ; les autres ne sont pas lus.
refusal-season-no-such-entry = « { $entry } » n’est pas dans la liste des fichiers.
refusal-season-person-unknown = Il n’y a pas de personne { $person } dans la saison.
refusal-season-unknown-entrant = Cette inscription n’est plus dans les tournois de la saison. Relire la saison.
refusal-season-two-entrants = Une décision porte sur deux inscriptions au moins.
refusal-season-same-already = Ces inscriptions comptent déjà comme une seule personne.
refusal-season-no-such-decision = Il n’y a pas de décision { $number }.
refusal-season-guest-by-club = La personne est invitée parce que son club n’est pas parmi ceux de la saison. Les réglages changent cela.
refusal-season-nothing-to-undo = Il n’y a rien à annuler.
refusal-season-nothing-to-redo = Il n’y a rien à rétablir.
refusal-season-no-category = Il n’y a pas de catégorie « { $category } ».
refusal-season-category-twice = Deux catégories s’appellent « { $category } ».
refusal-season-category-empty = Dans la catégorie « { $category } », « de » dépasse « à » : personne ne peut en être.
refusal-season-no-ratings = Aucune rencontre de tandem n’a encore été jouée.
refusal-season-no-results = Aucun tournoi ne compte encore : le classement est vide.
refusal-season-no-categories = La saison n’a pas de catégories. Elles se règlent dans les réglages.
