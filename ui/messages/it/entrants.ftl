# Numeri delle federazioni nazionali, iscrizioni tardive secondo la forza, capitani dalle liste.

player-national-id = Numero nazionale
    .hint = ZPS con il numero di socio (70107-0023) o il numero di un’altra federazione (SUI 12345).
players-federation-numbers = ID FIDE, n. nazionale
field-national-id = Numero nazionale
expected-national-id = un numero con almeno una cifra, o niente
export-national-id = ID nazionale
list-column-national-id = Numero nazionale (ZPS e numero di socio, PKZ)
list-column-club-number = Numero del circolo (ZPS)
list-column-member-number = Numero di socio
list-problem-same-national-id = Stesso numero nazionale della riga { $found }.
list-problem-unreadable-national-id = «{ $found }» non è un numero di una federazione (attesi al massimo 32 caratteri, di cui una cifra); il campo resta vuoto.
ratings-found-by-national_id = dal numero nazionale
ratings-new-number = { $label } { $number }
import-remark-other-federations = Dei giocatori iscritti a più federazioni viene ripreso un solo numero.
