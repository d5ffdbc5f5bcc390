# Draws that were wrongly claimed.
table-ground-white-claimed-wrongly = White’s draw claim was incorrect: the intended move is made, and Black gets two extra minutes. The claim still counts as a draw offer.
table-ground-black-claimed-wrongly = Black’s draw claim was incorrect: the intended move is made, and White gets two extra minutes. The claim still counts as a draw offer.
game-record-wrong-claim = No. { $number }, { $color }: incorrect draw claim, two extra minutes for the opponent (FIDE 9.5.3)
