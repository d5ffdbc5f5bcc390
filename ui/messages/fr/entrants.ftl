# Numéros des fédérations nationales, inscriptions tardives selon l’Elo, capitaines des listes.

player-national-id = Numéro national
    .hint = ZPS et numéro de membre (70107-0023), PKZ ou numéro d’une autre fédération (SUI 12345).
player-sex = Sexe
    .hint = Seulement pour les catégories d’une saison ; jamais affiché ni publié.
player-sex-female = féminin
player-sex-male = masculin
player-sex-none = non indiqué
players-federation-numbers = Code FIDE, n° de féd.
field-federation = Fédération
expected-federation = trois lettres comme SUI, ou rien
list-column-federation = Fédération (SUI, FRA)
list-problem-unreadable-federation = « { $found } » n’est pas une fédération (attendu : trois lettres comme SUI) ; le champ reste vide.
field-national-id = Numéro national
expected-national-id = un numéro contenant au moins un chiffre, ou rien
list-column-national-id = Numéro national (ZPS et numéro de membre, PKZ)
list-column-club-number = Numéro du club (ZPS)
list-column-member-number = Numéro de membre
list-problem-same-national-id = Même numéro de fédération qu’à la ligne { $found }. Est-ce la même personne ?
list-problem-unreadable-national-id = « { $found } » n’est pas un numéro de fédération (attendu : 32 caractères au plus, dont au moins un chiffre) ; le champ reste vide.
ratings-found-by-national_id = par le numéro de fédération
ratings-new-number = { $label } { $number }
import-remark-other-federations = Pour un joueur inscrit auprès de plusieurs fédérations, un seul numéro est importé.

late-entry = Inscription tardive : joue à partir de la ronde { $round }
    .hint = Le nombre de rondes ne change pas.
late-entry-team = Ajouter une équipe (inscription tardive)
late-entry-missed = Points par ronde manquée
late-entry-missed-matches = Matchs manqués
late-entry-forfeited = perdus par forfait
late-entry-to-play = à jouer plus tard
late-entry-number = Numéro
late-entry-by_strength = selon l’Elo
late-entry-next = prochain numéro libre
late-entry-gets = { $moved ->
    [0] L’inscription tardive reçoit le numéro { $number } ; les autres gardent le leur.
    [one] L’inscription tardive reçoit le numéro { $number } ; le numéro suivant est décalé d’une place, y compris dans les rondes jouées.
   *[other] L’inscription tardive reçoit le numéro { $number } ; les { $moved } numéros suivants sont décalés d’une place, y compris dans les rondes jouées.
}
late-entry-article = FIDE C.04.2 art. 2.4, 2.5
late-entry-enter = Ajouter l’inscription tardive
journal-enter-late =
    { $moved ->
        [0] { $name } : inscription tardive avec le numéro { $number }, à partir de la ronde { $round }
        [one] { $name } : inscription tardive avec le numéro { $number }, à partir de la ronde { $round } ; le numéro suivant est décalé d’une place
       *[other] { $name } : inscription tardive avec le numéro { $number }, à partir de la ronde { $round } ; les { $moved } numéros suivants sont décalés d’une place
    }
refusal-late-entry-in-round-robin = Aucun numéro de la table de Berger n’est libre.
    .rule = Dans un tournoi toutes rondes avec un nombre pair de participants, tous les matchs sont fixés dès le début. Seul un nombre impair laisse libre le numéro de l’exempt.
refusal-late-entry-after-swap = À la ronde { $round }, l’exempt n’était pas celui de la table de Berger.
    .rule = L’inscription tardive prend le numéro de l’exempt.
refusal-late-entry-missed-otherwise = En système suisse, ce sont des rondes qui sont manquées ; dans un tournoi toutes rondes, ce sont des matchs.
refusal-late-number-not-by-strength = Les numéros ne suivent pas l’ordre des Elo.
    .rule = L’inscription tardive reçoit alors le prochain numéro libre.
refusal-late-number-stands = Après la ronde { $round }, aucun numéro n’est plus décalé.
    .rule = L’inscription tardive reçoit le prochain numéro libre.

players-numbered = Numéros attribués : la liste est définitive.
check-first-single = Est-ce vraiment l’issue de la partie ?
why-match-single = Pourquoi le numéro { $first } joue-t-il contre le numéro { $second } ?
why-bye-single = Pourquoi le numéro { $team } est-il exempt ?
why-points-differ-single = Points : { $firstPoints } pour le numéro { $first }, { $secondPoints } pour le numéro { $second }.
why-points-bye-single = Points du numéro { $team } : { $points }.
why-completion-bye-single = Avec un autre exempt, la ronde ne pourrait pas être complétée.
why-order-bye-single = D’autres conviendraient aussi ; ce numéro est le premier dans l’ordre.
why-otherwise-bye-single = Sinon, le numéro { $team } serait exempt.
why-upfloater-single = Le numéro { $team } joue contre quelqu’un qui a plus de points.
why-roles-single = Le numéro { $first } a les Blancs : { $rule }
why-source-dutch = FIDE C.04.3, { $article }
