# Parole nelle tabelle, nei fogli e nelle pagine di una stagione.

season-table = Classifica della stagione
season-starts = Partecipazioni
season-evening = Torneo
# $day, $month (testo): due cifre; $month_number (numero)
season-evening-date = { $day }/{ $month }
# $date (testo); $nth (numero): quale torneo di quel giorno
season-evening-of-day = { $date } ({ $nth })
# $number (testo)
season-evening-number = N. { $number }
season-guest-short = Ospite
season-rule = Assegnazione dei punti
# $best (numero)
season-note-best =
    { $best ->
        [one] Conta il miglior risultato; ciò che non conta è tra parentesi.
       *[other] Contano i migliori { $best } risultati; ciò che non conta è tra parentesi.
    }
# $minimum (numero)
season-note-minimum =
    { $minimum ->
        [one] È in classifica chi ha partecipato almeno una volta.
       *[other] È in classifica chi ha partecipato almeno { $minimum } volte.
    }
season-note-guests = Gli ospiti mantengono il posto nel torneo, ma non ricevono punti.
season-ratings-tandem = Elo tandem
season-ratings-pair-moves = Elo PaarZugSchach
season-ratings-ordinary-chess = Elo di scacchi della stagione
season-matches = Incontri
season-results = Risultati
season-partners = Compagni
season-opponents = Avversari
season-won = vinti
season-drawn = pari
season-lost = persi
season-category-empty = In questa categoria non c’è nessuno.
# $points (testo), $hundredths (numero)
season-certificate-points =
    { $hundredths ->
        [100] con { $points } punto
       *[other] con { $points } punti
    }
# $category (testo)
season-certificate-category = Categoria { $category }
sheet-name-season-table = Classifica della stagione
sheet-name-season-categories = Categorie della stagione
sheet-name-season-certificates = Diplomi della stagione
sheet-about-season-table = tutte le persone con ogni risultato
sheet-about-season-categories = una classifica per categoria
sheet-about-season-certificates = per i migliori della stagione
field-evenings = Numero di tornei
field-season-points = Punti
expected-evenings = un numero fino a 10.000
expected-season-points = un numero da 0 a 1.000.000 con al massimo due decimali
