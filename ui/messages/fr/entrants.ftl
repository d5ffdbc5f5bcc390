# Numéros des fédérations nationales, inscriptions tardives selon le classement, capitaines des listes.

player-national-id = Numéro national
    .hint = ZPS avec le numéro de membre (70107-0023) ou le numéro d’une autre fédération (SUI 12345).
players-federation-numbers = Codes FIDE et national
field-national-id = Numéro national
expected-national-id = un numéro contenant au moins un chiffre, ou rien
export-national-id = ID national
list-column-national-id = Numéro national (ZPS et numéro de membre, PKZ)
list-column-club-number = Numéro du club (ZPS)
list-column-member-number = Numéro de membre
list-problem-same-national-id = Même numéro national qu’à la ligne { $found }.
list-problem-unreadable-national-id = « { $found } » n’est pas un numéro de fédération (attendu : 32 caractères au plus, dont un chiffre) ; le champ reste vide.
ratings-found-by-national_id = par le numéro national
ratings-new-number = { $label } { $number }
import-remark-other-federations = Des joueurs inscrits auprès de plusieurs fédérations, un seul numéro est repris.
