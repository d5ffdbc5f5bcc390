# Draws that were wrongly claimed.
table-ground-white-claimed-wrongly = White claimed a draw wrongly: the intended move is made, and Black gets two minutes. As an offer of a draw the claim still stands.
table-ground-black-claimed-wrongly = Black claimed a draw wrongly: the intended move is made, and White gets two minutes. As an offer of a draw the claim still stands.
game-record-wrong-claim = No. { $number }, { $color }: draw wrongly claimed, two minutes for the opponent (FIDE 9.5.3)
