# Nulles réclamées à tort.
table-ground-white-claimed-wrongly = Les Blancs ont réclamé la nulle à tort : le coup prévu est joué et les Noirs reçoivent deux minutes. La réclamation reste une proposition de nulle.
table-ground-black-claimed-wrongly = Les Noirs ont réclamé la nulle à tort : le coup prévu est joué et les Blancs reçoivent deux minutes. La réclamation reste une proposition de nulle.
game-record-wrong-claim = N° { $number }, { $color } : nulle réclamée à tort, deux minutes pour l’adversaire (FIDE 9.5.3)
