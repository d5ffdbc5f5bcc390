# Patte richieste a torto.
table-ground-white-claimed-wrongly = Il Bianco ha richiesto patta a torto: la mossa prevista viene eseguita e il Nero riceve due minuti. La richiesta vale come proposta di patta.
table-ground-black-claimed-wrongly = Il Nero ha richiesto patta a torto: la mossa prevista viene eseguita e il Bianco riceve due minuti. La richiesta vale come proposta di patta.
game-record-wrong-claim = N. { $number }, { $color }: patta richiesta a torto, due minuti per l’avversario (FIDE 9.5.3)
