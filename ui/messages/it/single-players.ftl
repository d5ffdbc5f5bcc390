# Giocatori singoli: risultati e classifica.

cause-adjacent-kings = Re adiacenti
cause-key-adjacent-kings = V
condition-opponent-cannot-mate = Solo se l’avversario non ha il materiale per dare matto.
