# Nulles demandées à tort.
table-ground-white-claimed-wrongly = Les Blancs ont demandé la nulle à tort : le coup prévu est joué et les Noirs reçoivent deux minutes. La demande vaut toujours proposition de nulle.
table-ground-black-claimed-wrongly = Les Noirs ont demandé la nulle à tort : le coup prévu est joué et les Blancs reçoivent deux minutes. La demande vaut toujours proposition de nulle.
game-record-wrong-claim = N° { $number }, { $color } : nulle demandée à tort, deux minutes pour l’adversaire (FIDE 9.5.3)
