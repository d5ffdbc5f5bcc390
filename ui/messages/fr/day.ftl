# Le programme de la journée : saisi par la direction, imprimé, et ce que signifie un retard.

day = Programme de la journée
day-by-schedule = Calculé d’après la cadence, l’heure de début et le nombre de rondes tant que rien n’est modifié ici.
day-typed = Saisi à la main.
day-none = Pas encore de programme : il se crée automatiquement dès que la cadence et le champ « Première ronde à » sont remplis sous « Modifier le tournoi ». Il peut aussi être saisi ici.
day-begins = Début
day-part = Élément
day-title = Titre
day-minutes = Minutes
day-planned = prévu
day-expected = attendu
day-part-round = Ronde
day-part-break = Pause
day-part-prize-giving = Remise des prix
day-part-other = Autre
day-add = Ajouter
    .hint = Un nouvel élément se place après la ligne choisie. Alt + flèche haut ou bas déplace la ligne.
# $part (texte)
day-remove = Supprimer : { $part }
# $time (texte)
day-began = début à { $time }
day-end = Fin
# $time (texte)
day-ends = Fin à { $time }.
# $expected (texte), $planned (texte), $minutes (nombre)
day-ends-late =
    { $minutes ->
        [one] Fin à { $expected } au lieu de { $planned } : une minute plus tard que prévu.
       *[other] Fin à { $expected } au lieu de { $planned } : { $minutes } minutes plus tard que prévu.
    }
# $time (texte), $minutes (nombre)
day-over-end =
    { $minutes ->
        [one] La dernière ronde se termine une minute après l’heure de fin fixée ({ $time }).
       *[other] La dernière ronde se termine { $minutes } minutes après l’heure de fin fixée ({ $time }).
    }
day-back = Recalculer
    .reason = Le programme est déjà calculé.
    .none = Il manque la cadence ou l’heure de début sous « Modifier le tournoi ».
day-keep = Enregistrer
    .reason = Rien n’a été modifié.
    .mistake = Corrigez d’abord les champs marqués.
day-kept = Programme de la journée enregistré
day-print-later = Enregistrez d’abord le programme.
day-open = Programme de la journée…
    .reason = Enregistrez d’abord les heures modifiées.
# $expected (texte)
day-field-expected = Attendu : { $expected }
sheet-name-day-plan = Programme de la journée
sheet-about-day-plan = le programme de la journée, à afficher
refusal-sheet-needs-day-plan = Il n’y a pas encore de programme de la journée.
    .rule = Indiquez la cadence et le début de la première ronde sous « Modifier le tournoi », ou saisissez le programme.
day-sheet-at-most = Un match se termine dès qu’il est décidé : les rondes durent au plus aussi longtemps.
# $minutes (nombre)
day-sheet-late =
    { $minutes ->
        [one] Une minute plus tard que prévu.
       *[other] { $minutes } minutes plus tard que prévu.
    }
