# Wo die Regeln eines einzelnen Bretts Raum lassen. Handys prüfen nur Tandem.

room-vacated-way = „nicht ausführbar“ bezieht sich auf die Stellung, in der beide ihren Zug speichern; „wirkungslos“ sind Behinderungen nur für zwei Figuren, die schon unterwegs sind.
room-unparried-check = wer das Schach nicht abwehrt, hat kein Erstzugrecht mehr, und dann wird zugleich gezogen.
room-opened-line = ausgenommen ist nur die Figur, die jetzt zieht; sie öffnet die Linie erst mit ihrem Zug.
room-pinned-piece = für ein Feld, auf das der König zieht, gilt dasselbe: Die gerade ziehende Figur zählt nicht.
room-two-kings = keiner von beiden kann dort schlagen, und keiner darf dort stehen.
room-captured-second = der Text gibt das Erstzugrecht für Schach und Schlagen in einem Satz und unterscheidet beides nicht.
room-en-passant-right = das Recht besteht im nächsten Paarzug, und dann steht auch dieser Bauer daneben.
room-cheeky = der Text beschreibt den frechen Zug ausführlich, nur die kurzen Regeln nennen ihn nicht.
room-both-in-check = gleiche Rechte beider Spieler heben einander auf.
room-both-capture = gleiche Rechte beider Spieler heben einander auf.
room-pair-stalemate = wie im Normalschach genügt, dass ein Spieler nicht ziehen kann.
room-pair-both-mated = keiner war früher, also hat keiner gewonnen.
room-pair-repetition = gleich ist eine Stellung nur mit gleichen Zugmöglichkeiten, und die Rechte gehören dazu.
room-pair-dash = nach PZSR 5 folgen immer beide Züge; der Strich „statt des erwarteten weißen Zugs“ passt nur, wo dieser fehlt.
room-same-target = der Text nennt drei Regeln, „je nach vereinbarter Regelung“; ohne Vereinbarung gilt die des PaarZugSchachs (PZSR 4).
room-void-move = „oder die Partie wird für ihn als verloren gewertet“ steht in Klammern; PZSR 2 kennt nur die Ausführung des anderen Zuges.
room-second-change = „nicht mehr ausführbar“ ist nur ein Zug, der vorher ausführbar war.
room-second-change-elsewhere = der Text zum Fairschach äußert sich dazu nicht; es gilt dasselbe wie beim PaarZugSchach (PZSR 5).
room-cheeky-elsewhere = der freche Zug gehört zu den Regeln des PaarZugSchachs; der Text zum Fairschach nennt ihn nicht.
room-pair-dead-position = es gelten die Remisregeln des Normalschachs; dort ist eine tote Stellung nach der FIDE sofort remis.
room-ordinary-switch = „empfohlen“ ist nicht vorgeschrieben; darum müssen beide einverstanden sein.
