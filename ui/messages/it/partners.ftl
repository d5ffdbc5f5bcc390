# Compagni variabili: giocatori singoli che a ogni turno hanno un altro compagno.

new-formation-changing-partners = Compagni variabili
    .hint = Ognuno gioca per sé, a ogni turno con un altro compagno.
new-format-round-robin-partners = Completo
    .hint = Ognuno è una volta compagno di ogni altro. Da 4 a 32 giocatori.
    .rounds =
        { $rounds ->
            [one] Ognuno è una volta compagno di ogni altro: { $rounds } turno.
           *[other] Ognuno è una volta compagno di ogni altro: { $rounds } turni.
        }
    .missing =
        { $rounds ->
            [one] { $rounds } turno; solo gli ultimi due numeri non giocano mai insieme.
           *[other] { $rounds } turni; solo gli ultimi due numeri non giocano mai insieme.
        }
new-format-swiss-system-partners = Secondo la classifica (sistema Z)
    .hint = I vicini in classifica siedono allo stesso tavolo. Consigliato da 14 giocatori.
format-round-robin-partners = Compagni variabili, completo
format-swiss-system-partners = Compagni variabili, secondo la classifica
new-some-rest =
    { $count ->
        [one] A ogni turno riposa { $count } giocatore.
       *[other] A ogni turno riposano { $count } giocatori.
    }

round-first-pair = Coppia nominata per prima
round-second-pair = Coppia nominata per seconda
round-partners-again = Di nuovo compagni
swap-title-players = Scambia i posti

standings-legend-partners = Nelle colonne dei turni: i punti e, in piccolo con +, il numero del compagno.
standings-with = con
crosstable-caption-partners = Tabella dei compagni
crosstable-no-partners = non insieme
crosstable-legend-partners = Riga con colonna come compagno. Punto = non insieme, … = in corso, trattino = annullato, { standings-forfeit } = a forfait.

why-schedule = Così prevede il piano completo: ognuno è una volta compagno di ogni altro.
why-square = Secondo la classifica prima del turno, i numeri { $players } formano il quadrato { $square }. { $parting } Nessuno ritrova il compagno dell’ultimo turno.
why-square-one-three = In esso il primo e il terzo giocano contro il secondo e il quarto.
why-square-one-four = In esso il primo e il quarto giocano contro il secondo e il terzo.
why-square-one-two = In esso il primo e il secondo giocano contro il terzo e il quarto, perché altrimenti dei compagni si sarebbero ripetuti.
why-fewest-byes = Riposa chi ha riposato meno volte, a partire dal fondo della classifica.

refusal-are-partners = Scambio non effettuato: { $teams } sono compagni e mantengono gli stessi avversari.
    .rule = Due giocatori di lati o tavoli diversi possono scambiarsi.
refusal-no-complete-schedule = Nessun numero: un piano completo esiste per { $most } al massimo, e ce ne sono { $players }. Secondo la classifica (sistema Z) va bene qualsiasi numero.
    .rule = La formula si cambia nelle impostazioni.
refusal-partners-change-once = Non salvato: i compagni variabili giocano completo o secondo la classifica, non in due cicli.
    .rule = Ognuno è compagno di ogni altro al massimo una volta.
refusal-acceleration-needs-opponents = Non salvato: i compagni variabili non possono essere accelerati.
    .rule = Si accelerano solo i gruppi di punteggio di un sistema svizzero.
