# Le plan de la journée : saisi par la direction, imprimé, et ce que signifie un retard.

day = Plan de la journée
day-by-schedule = Découle de la cadence, du début et du nombre de rondes, tant que rien n’est modifié ici.
day-typed = Saisi à la main.
day-none = Pas encore de plan : avec la cadence et « Première ronde à » dans les réglages, il vient de lui-même. Ou le saisir ici.
day-begins = Début
day-part = Quoi
day-title = Titre
day-minutes = Minutes
day-planned = prévu
day-expected = attendu
day-part-round = Ronde
day-part-break = Pause
day-part-prize-giving = Remise des prix
day-part-other = Autre
day-add = Ajouter
    .hint = Un nouvel élément vient après la ligne choisie. Alt avec flèche haut ou bas la déplace.
# $part (texte)
day-remove = Supprimer { $part }
# $time (texte)
day-began = commencée à { $time }
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
        [one] La dernière ronde se termine une minute après { $time }, la fin fixée.
       *[other] La dernière ronde se termine { $minutes } minutes après { $time }, la fin fixée.
    }
day-back = Selon l’horaire
    .reason = C’est déjà ainsi.
    .none = La cadence ou le début manquent dans les réglages.
day-keep = Enregistrer
    .reason = Rien n’est modifié.
    .mistake = Corriger d’abord les champs marqués.
day-kept = Plan de la journée enregistré
day-print-later = Enregistrer d’abord.
day-open = Plan de la journée …
    .reason = Enregistrer d’abord les heures modifiées.
# $expected (texte)
day-field-expected = Attendu : { $expected }
sheet-name-day-plan = Plan de la journée
sheet-about-day-plan = ce qui commence quand, à afficher
refusal-sheet-needs-day-plan = Il n’y a pas encore de plan de la journée.
    .rule = Indiquer la cadence et le début de la première ronde dans les réglages, ou saisir le plan.
# $minutes (nombre)
day-sheet-late =
    { $minutes ->
        [one] Une minute plus tard que prévu.
       *[other] { $minutes } minutes plus tard que prévu.
    }
