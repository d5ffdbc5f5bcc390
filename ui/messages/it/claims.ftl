# Patte reclamate a torto.
table-ground-white-claimed-wrongly = Il Bianco ha reclamato patta a torto: la mossa prevista è eseguita e il Nero riceve due minuti. Il reclamo resta un’offerta di patta.
table-ground-black-claimed-wrongly = Il Nero ha reclamato patta a torto: la mossa prevista è eseguita e il Bianco riceve due minuti. Il reclamo resta un’offerta di patta.
game-record-wrong-claim = N. { $number }, { $color }: patta reclamata a torto, due minuti per l’avversario (FIDE 9.5.3)
