# Arbitraggio su una scacchiera: scacchi, PaarZugSchach e Fairschach.

question-stands = A che punto è la partita?
question-pair = Che cosa risulta da questa coppia di mosse?
judge-one-board = Scacchiera
judge-one-board-squares = Case della scacchiera
judge-one-fen = FEN
judge-one-load = Metti sulla scacchiera
judge-pair-moves = Le due mosse registrate
judge-pair-move = Mossa del { $color }
judge-board-wins = Vince il { $color }: { $cause }.
judge-board-draw = Patta: { $cause }.
judge-board-goes-on = La partita continua: ha il tratto il { $color }.
judge-board-in-check = Nessun matto: il { $color } è sotto scacco e può muovere.
judge-board-gives-check = Dopo la mossa il { $color } è sotto scacco.
judge-board-may-claim-dead = Nessuno può dare matto: il { $color } può richiedere la patta.
judge-board-may-claim-fifty = 50 mosse senza catture né mosse di pedone: il { $color } può richiedere la patta.
judge-board-illegal-set-back = Si ripristina la posizione precedente alla mossa; il { $color } muove di nuovo, se possibile con il pezzo toccato (FIDE 7.5.1).
judge-board-illegal-time = La prima volta il { $opponent_color } riceve due minuti in più (FIDE 7.5.5).
judge-board-illegal-second = La seconda volta il { $color } perde; è patta se il { $opponent_color } non può dare matto (FIDE 7.5.5).
judge-board-illegal-fast = Nel rapid e nel blitz senza sorveglianza costante si interviene solo finché il { $opponent_color } non ha mosso (FIDE, appendici A e B).
judge-board-illegal-fast-stands = Il { $opponent_color } ha già mosso: nel rapid e nel blitz senza sorveglianza costante la mossa vale (FIDE, appendici A e B).
judge-board-illegal-not-completed = L’orologio non è ancora stato premuto, quindi la mossa non è completata: non c’è nulla da reclamare e il { $color } deve correggerla.
judge-board-not-to-move = Può richiedere la patta solo chi ha il tratto; il { $color } non ce l’ha.
judge-board-not-borne-out = La posizione non giustifica la richiesta del { $color }.
judge-board-no-mate = Il { $color } non ha subito scacco matto.
judge-board-threefold-by-record = Solo se secondo il formulario la posizione compare per la terza volta, con lo stesso giocatore al tratto e le stesse mosse possibili.
judge-board-by-record = La risposta non si ricava dalla posizione, ma dal formulario.
judge-board-move-not-shown = La mossa non è stata mostrata ({ $color }): la risposta si basa sull’affermazione che fosse illegale.
judge-board-claim-unfounded = La mossa vale. Il reclamo del { $color } è infondato; se disturba l’avversario, l’arbitro può sanzionarlo (FIDE 11.5).
judge-pair-goes-on = La partita continua: entrambi registrano una mossa.
judge-pair-right = Diritto di prima mossa: { $color }, { $right }.
judge-pair-rights-cancel = Entrambi hanno il diritto di prima mossa: i diritti si annullano.
judge-pair-right-lapsed = Il diritto di prima mossa del { $color } decade: la mossa non lo sfrutta.
judge-pair-at-once = Le due mosse si eseguono insieme.
judge-pair-in-turn = Muove per primo il { $color }: { $right }.
judge-pair-made = La mossa del { $color } viene eseguita.
judge-pair-void = La mossa del { $color } è senza effetto. { $void }
judge-pair-second-may-change = Il { $color } può scegliere un’altra mossa; l’orologio corre.
judge-pair-second-void = La mossa del { $color } è senza effetto.
judge-pair-second-none = Il { $color } non ha più mosse possibili.
judge-pair-captured = Cattura in { $square }: { $role } ({ $color }).
judge-pair-void-only-other = Nulla da reclamare: una mossa non eseguibile è senza effetto e si esegue solo l’altra. Questo vale anche per il { $color }.
judge-pair-void-loses = Una mossa non eseguibile fa perdere la partita; lo si constata al momento di scoprire le mosse ({ $color }).
refusal-no-position = { $why ->
        [kings] Ogni parte deve avere esattamente un re.
        [pawn] Nessun pedone può stare sulla prima o sull’ultima traversa.
        [check] Chi non ha il tratto è sotto scacco.
        [fen] Non è una FEN valida.
       *[other] Questa posizione è impossibile.
    }
    .rule = Pezzi, diritti di arrocco e casa en passant devono essere coerenti tra loro.
refusal-question-of-another-game = Questa domanda non esiste in questo gioco.
    .rule = Scegliere un’altra domanda.
