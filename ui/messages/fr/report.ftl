# Rapport de tournoi (TRF) : ce qu’il ne dit pas à la lecture.
import-remark-penalty-reasons-unknown = Un rapport ne dit pas pourquoi des points ont été donnés ou retirés, ni pourquoi quelqu’un a été exclu : ces sanctions portent la justification « TRF ».
import-remark-tie-breaks-left-out = Les départages du rapport ne sont pas importés : l’un d’eux au moins est inconnu de Kralle.
