; The sentences of the installer that NSIS does not bring.

LangString StillRuns ${LANG_ENGLISH} "Kralle is still running. Close it, then go on."
LangString StillRuns ${LANG_GERMAN} "Kralle läuft noch. Erst beenden, dann fortfahren."
LangString StillRuns ${LANG_FRENCH} "Kralle est encore ouvert. Fermez-le, puis continuez."
LangString StillRuns ${LANG_ITALIAN} "Kralle è ancora aperto. Chiuderlo, poi continuare."

LangString Tournament ${LANG_ENGLISH} "Kralle tournament"
LangString Tournament ${LANG_GERMAN} "Kralle-Turnier"
LangString Tournament ${LANG_FRENCH} "Tournoi Kralle"
LangString Tournament ${LANG_ITALIAN} "Torneo Kralle"

LangString NoRuntime ${LANG_ENGLISH} "Windows lacks a part that Kralle needs for its window: Microsoft Edge WebView2. Open the page where it can be downloaded?"
LangString NoRuntime ${LANG_GERMAN} "Windows fehlt ein Teil, den Kralle für sein Fenster braucht: Microsoft Edge WebView2. Die Seite öffnen, von der er sich herunterladen lässt?"
LangString NoRuntime ${LANG_FRENCH} "Il manque à Windows un élément dont Kralle a besoin pour sa fenêtre : Microsoft Edge WebView2. Ouvrir la page où le télécharger ?"
LangString NoRuntime ${LANG_ITALIAN} "A Windows manca una parte di cui Kralle ha bisogno per la sua finestra: Microsoft Edge WebView2. Aprire la pagina da cui scaricarla?"
