# Ciò che gli arbitri verificano e infliggono in sala.

hall-rules = Regole
hall-penalties = Sanzioni
hall-check-rule = Verifica la regola
hall-boards = Posizione sulle scacchiere
hall-boards-hint = La risposta vale per questa posizione. Se nessuno ha subito scacco matto, basta la posizione iniziale.
hall-board-shown = Scacchiera
hall-rules-wait = La risposta arriva appena il computer del torneo è raggiungibile.
hall-conduct = Comportamento al tavolo
conduct-late = In ritardo alla scacchiera
    .rule = Chi arriva dopo il tempo di attesa perde, salvo diversa decisione dell’arbitro. Se il bando del torneo non lo indica, il tempo di attesa è zero.
conduct-device = Telefoni e altri dispositivi
    .rule = Chi durante la partita ha con sé un dispositivo non permesso dall’arbitro perde. Il bando del torneo può prevedere una sanzione più lieve. In sala i telefoni servono a comunicare il risultato, e solo dopo la partita.
conduct-arbiter = Che cosa può fare l’arbitro
    .rule = L’arbitro può intervenire anche senza reclamo, decidere diversamente in ogni momento e sanzionare; deve motivare la decisione.

hall-penalty-at = Sanzione al tavolo
hall-penalty-reason-hint = Una volta inviata, la motivazione è visibile solo sul computer del torneo. Chi ha la password del Wi-Fi potrebbe però leggerla durante l’invio: scrivila in modo breve e oggettivo.
hall-penalties-none = Nessuna sanzione.
hall-penalties-reasons = Le motivazioni restano sul computer del torneo.
hall-penalty-lifts = Revoca
hall-act-penalty = Sanzione: { $said }
hall-act-lift = Revoca della sanzione { $number }
