# Single players: results and standings.

cause-adjacent-kings = Adjacent kings
cause-key-adjacent-kings = K
condition-opponent-cannot-mate = Only when the opponent has no pieces to mate with.
