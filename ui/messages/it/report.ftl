# Rapporto di torneo (TRF): che cosa non dice alla lettura.
import-remark-partners-unknown = Il tipo è «compagni variabili», ma nessuna nota indica i compagni: il torneo viene importato come torneo individuale.
import-remark-penalty-reasons-unknown = Un rapporto non dice perché sono stati dati o detratti punti, né chi è stato escluso e perché: queste sanzioni hanno la motivazione «TRF».
import-remark-tie-breaks-left-out = Gli spareggi tecnici del rapporto non vengono importati: Kralle non ne conosce almeno uno.
import-remark-field-unread = Riga { $line }, colonna { $column }: «{ $found }» { $meaning ->
        [sex] non è un sesso
        [rating] non è un punteggio Elo
        [federation] non è una federazione
        [fide_id] non è un codice FIDE
        [birth] non è una data di nascita
        [rank] non è una posizione in classifica
        [strength] non è la forza di una squadra
        [date] non è una data
       *[points] non è un numero di punti
    }; il campo resta vuoto.
import-remark-record-unread = Riga { $line }: Kralle non conosce il record «{ $record }».
import-remark-repeated-record = Riga { $line }: il record { $record } è già alla riga { $first }; vale il primo.
import-remark-adjourned = Riga { $line }: la partita del numero { $number } al turno { $round } non è finita.
import-remark-bye-ahead = Riga { $line }: il numero { $number } riposa già al turno { $round }, che non è ancora abbinato. Il riposo non viene importato.
import-remark-sex-neither = Giocatori il cui sesso non è indicato né come femminile né come maschile, o è sconosciuto: { $count }, il primo alla riga { $line }. Resta vuoto.
import-remark-character-cut = Riga { $line }: un nome o un testo si interrompe a metà di un carattere, che viene sostituito da «�».
import-remark-rounds-outweigh-color = Riga { $line }: i turni giocati hanno colori diversi da quelli richiesti da questo record; valgono i turni.
import-remark-record-too-long = Riga { $line }: il testo del record { $record } è troppo lungo e non viene importato.
import-remark-teams-not-paired = Riga { $line }: nessun record indica che si affrontano squadre. Le squadre (013) non vengono importate.
import-remark-no-team = Riga { $line }: il numero { $number } non fa parte di nessuna squadra.
import-remark-bye-contradicted = Riga { $line }: il numero { $number } ha qui un bye nel turno { $round }, ma vi era abbinato; vale l’abbinamento.
import-remark-more = Altre osservazioni: { $count }.
