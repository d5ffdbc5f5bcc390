# Numeri delle federazioni nazionali, iscrizioni tardive secondo l’Elo, capitani dalle liste.

player-national-id = Numero nazionale
    .hint = ZPS con il numero di socio (70107-0023), PKZ o il numero di un’altra federazione (SUI 12345).
player-sex = Sesso
    .hint = Solo per le categorie di una stagione; mai esposto né pubblicato.
player-sex-female = femminile
player-sex-male = maschile
player-sex-none = non indicato
players-federation-numbers = Codice FIDE, n. di fed.
field-federation = Federazione
expected-federation = tre lettere come SUI, o niente
list-column-federation = Federazione (SUI, ITA)
list-problem-unreadable-federation = «{ $found }» non è una federazione (attese: tre lettere come SUI); il campo resta vuoto.
field-national-id = Numero nazionale
expected-national-id = un numero con almeno una cifra, o niente
list-column-national-id = Numero nazionale (ZPS e numero di socio, PKZ)
list-column-club-number = Numero del circolo (ZPS)
list-column-member-number = Numero di socio
list-problem-same-national-id = Stesso numero di federazione della riga { $found }. È la stessa persona?
list-problem-unreadable-national-id = «{ $found }» non è un numero di federazione (attesi al massimo 32 caratteri, di cui almeno una cifra); il campo resta vuoto.
ratings-found-by-national_id = per numero di federazione
ratings-new-number = { $label } { $number }
import-remark-other-federations = Per i giocatori iscritti a più federazioni viene importato un solo numero.

late-entry = Iscrizione tardiva: gioca dal turno { $round }
    .hint = Il numero dei turni non cambia.
late-entry-team = Aggiungi una squadra (iscrizione tardiva)
late-entry-missed = Punti per turno saltato
late-entry-missed-matches = Incontri saltati
late-entry-forfeited = persi per forfait
late-entry-to-play = da recuperare
late-entry-number = Numero
late-entry-by_strength = secondo l’Elo
late-entry-next = prossimo libero
late-entry-gets = { $moved ->
    [0] L’iscrizione tardiva riceve il numero { $number }; gli altri numeri non cambiano.
    [one] L’iscrizione tardiva riceve il numero { $number }; { $moved } numero successivo slitta di uno, anche nei turni già giocati.
   *[other] L’iscrizione tardiva riceve il numero { $number }; { $moved } numeri successivi slittano di uno, anche nei turni già giocati.
}
late-entry-article = FIDE C.04.2 art. 2.4, 2.5
late-entry-enter = Aggiungi l’iscrizione tardiva
journal-enter-late = { $moved ->
    [0] { $name }: iscrizione tardiva con il numero { $number }, gioca dal turno { $round }
   *[other] { $name }: iscrizione tardiva con il numero { $number }, gioca dal turno { $round }; i numeri successivi sono slittati di uno
}
refusal-late-entry-in-round-robin = Nessun numero della tabella di Berger è libero.
    .rule = Nel girone all’italiana con un numero pari di partecipanti tutti gli incontri sono fissati fin dall’inizio. Solo con un numero dispari è libero il numero del riposo.
refusal-late-entry-after-swap = Nel turno { $round } il riposo non era quello della tabella di Berger.
    .rule = Chi si iscrive in ritardo prende il numero del riposo.
refusal-late-entry-missed-otherwise = Nel sistema svizzero si saltano turni, nel girone all’italiana incontri.
refusal-late-number-not-by-strength = I numeri non seguono l’Elo.
    .rule = In questo caso chi si iscrive in ritardo riceve il prossimo numero libero.
refusal-late-number-stands = Dopo il turno { $round } nessun numero slitta più.
    .rule = Chi si iscrive in ritardo riceve il prossimo numero libero.

players-numbered = Numeri assegnati: la lista è definitiva.
check-first-single = La partita è davvero finita così?
why-match-single = Perché il numero { $first } gioca contro il numero { $second }?
why-bye-single = Perché il numero { $team } è a riposo?
why-points-differ-single = Il numero { $first } ha { $firstPoints } pt; il numero { $second } ne ha { $secondPoints }.
why-points-bye-single = Il numero { $team } ha { $points } pt.
why-completion-bye-single = Con un altro giocatore a riposo il turno non si potrebbe completare.
why-order-bye-single = Anche altri andrebbero bene; questo numero è il primo nell’ordine.
why-otherwise-bye-single = Altrimenti riposerebbe il numero { $team }.
why-upfloater-single = Il numero { $team } gioca contro qualcuno con più punti.
why-roles-single = Il numero { $first } ha il Bianco: { $rule }
why-source-dutch = FIDE C.04.3, { $article }
