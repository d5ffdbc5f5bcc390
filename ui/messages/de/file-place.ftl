# Die Datei an ihrem Ort: was daneben liegt, und was ein anderes Programm mit ihr macht.

refusal-stray-beside = Nicht geöffnet: Neben der Turnierdatei liegt { $path }.
    .rule = { $found ->
        [names_another_file] Das ist ein Protokoll, das beim Öffnen eine ganz andere Datei löschen ließe. Kralle schreibt so etwas nie. Das Protokoll löschen und klären, woher das Turnier kam; danach das Turnier öffnen.
        [no_journal] Unter diesem Namen legt Kralle sein Protokoll ab, aber diese Datei ist keines; sie würde überschrieben. Die Datei an einen anderen Ort legen, dann das Turnier öffnen.
        [too_large] Das ist ein Protokoll, das die Turnierdatei über jedes Maß vergrößern würde. Das Protokoll an einen anderen Ort legen, dann das Turnier öffnen.
        [misfit] Das ist ein Protokoll, das nicht zur Turnierdatei gehört: Mit ihm wäre sie kein intaktes Turnier mehr. Es wurde nichts verändert. Das Protokoll an einen anderen Ort legen und dann das Turnier öffnen oder eine Sicherung zurückholen; dabei bleiben Protokoll und Turnierdatei erhalten.
        [link] Das ist eine Verknüpfung mit einer anderen Datei; sie würde überschrieben oder gelöscht. Die Verknüpfung an einen anderen Ort legen, dann das Turnier öffnen.
        [no_file] Unter diesem Namen legt Kralle sein Protokoll ab, aber was dort liegt, ist keine Datei. Den Eintrag an einen anderen Ort legen, dann das Turnier öffnen.
       *[other_mode] So eine Datei schreibt Kralle nie; ein anderes Programm hat das Turnier geöffnet oder hatte es geöffnet. Das Turnier dort schließen. Bleibt die Datei liegen, sie an einen anderen Ort legen und dann das Turnier öffnen.
    }
refusal-other-mode = Nicht geöffnet: Ein anderes Programm hat { $path } umgestellt.
    .rule = Das andere Programm schreibt Änderungen zuerst in eine zweite Datei daneben (WAL). Die Turnierdatei dort auf „journal_mode = DELETE“ zurückstellen oder eine Sicherung zurückholen. Es wurde nichts verändert.
refusal-too-large = Nicht geöffnet: Die Datei hat { $bytes } Bytes.
    .rule = Die Obergrenze ist { $limit }; so groß wird kein Turnier. Eine andere Datei wählen.
overwrite-asked = { $path } existiert schon und stammt nicht von Kralle. Überschreiben? [j/N]
overwrite-refused = Nicht geschrieben: Die Datei gibt es schon, und sie stammt nicht von Kralle. Einen anderen Namen wählen oder mit --force überschreiben.
refusal-file-replaced = Nicht gespeichert: Die Datei { $path } ist nicht mehr die, die hier offen ist.
    .rule = { $how ->
        [gone] Die Datei wurde verschoben, umbenannt oder gelöscht. Das offene Turnier wird als Rettungskopie aufgehoben.
        [folder_gone] Der Ordner der Datei ist nicht mehr da (umbenannt, gelöscht, USB-Stick oder Netzlaufwerk getrennt). Das offene Turnier wird als Rettungskopie aufgehoben.
        [other_file] Unter diesem Namen liegt jetzt eine andere Datei. Sie bleibt unberührt; das offene Turnier wird als Rettungskopie aufgehoben.
       *[written_over] Ein anderes Programm hat in die Datei geschrieben. Sie bleibt, wie sie ist; das offene Turnier wird als Rettungskopie aufgehoben.
    }
refusal-nothing-replaced = Nichts zu retten: Die Datei liegt an ihrem Ort.
    .rule = Einfach weitermachen.
refusal-nothing-kept = Es gibt noch keine Rettungskopie.
    .rule = Die Rettungskopie ließ sich nicht schreiben. Einen Ort wählen, an dem Platz ist.
refusal-is-the-tournament = Nicht ausgeführt: { $path } ist das offene Turnier selbst.
    .rule = Das Turnier würde überschrieben oder verlöre seine Sperre. Einen anderen Namen wählen.

replaced-title = Die Datei liegt nicht mehr an ihrem Ort
replaced-gone = { $path } ist nicht mehr da: verschoben, umbenannt oder gelöscht.
replaced-folder-gone = Der Ordner von { $path } ist nicht mehr da (umbenannt, gelöscht, USB-Stick oder Netzlaufwerk getrennt).
replaced-other-file = Unter { $path } liegt jetzt eine andere Datei. Sie bleibt unberührt.
replaced-written-over = In { $path } hat ein anderes Programm geschrieben. Die Datei bleibt, wie sie jetzt ist.
replaced-until = Bis feststeht, wo es weitergeht, wird nichts mehr gespeichert.
replaced-everything = Nichts ist verloren: Alles bis zur letzten Aktion liegt vollständig in { $path }.
replaced-tournament = Der Stand des Turniers liegt in { $path }; sein Verlauf war nicht mehr vollständig.
replaced-not-kept = Eine Rettungskopie ließ sich nicht schreiben. Bitte einen Ort wählen; bis dahin das Programm nicht beenden.
replaced-go-on = Mit der Rettungskopie weiterarbeiten
replaced-put-back = Am alten Ort ablegen
replaced-elsewhere = Ort wählen …
replaced-done = Es geht weiter in { $path }
journal-rescue-file = Turnier aus dem Speicher gerettet

# Eine Partie, die in einer anderen Kopie der Datei oder vor dem Zurückholen einer Sicherung weiterging.
refusal-game-forked = Nicht ausgeführt: Partie { $game } ging auf diesem Rechner anders weiter, in einer anderen Kopie der Datei oder bevor eine Sicherung zurückgeholt wurde.
    .rule = Was hier gespeichert ist, kann bekannt sein. In der Datei weiterspielen, in der die Partie zuletzt gespielt wurde. Wird hier weitergespielt, geben beide neu ein; das steht dann in der Aufzeichnung.
game-record-forked = Vor Nr. { $number }: Auf diesem Rechner war die Partie anders weitergegangen (andere Kopie der Datei oder zurückgeholte Sicherung); was gespeichert war, wurde verworfen.
table-entry-forked = Anders weitergegangen
table-forked = Auf diesem Rechner ging die Partie anders weiter, in einer anderen Kopie der Datei oder bevor eine Sicherung zurückgeholt wurde. Was gespeichert ist, kann bekannt sein und wird nicht aufgedeckt.
table-forked-again = Hier mit neuen Eingaben weiterspielen
table-forks = { $pairs ->
    [one] Vor dem Paarzug { $list } war die Partie anders weitergegangen (andere Kopie der Datei oder zurückgeholte Sicherung); beide gaben neu ein.
   *[other] Vor den Paarzügen { $list } war die Partie anders weitergegangen (andere Kopie der Datei oder zurückgeholte Sicherung); beide gaben neu ein.
}
post-log-forked = Die Partie war anders weitergegangen (andere Kopie der Datei oder zurückgeholte Sicherung); Gespeichertes wurde verworfen
table-safe-forked = { $name }: Eingabe kann bekannt sein

refusal-file-not-granted = Nicht ausgeführt: { $path } wurde hier nicht ausgewählt.
    .rule = Gelesen und geschrieben wird nur, was im Dialog des Systems gewählt wurde.

refusal-desk-busy =
    { $waiting ->
        [one] Gerade läuft eine lange Aufgabe, und eine weitere wartet.
       *[other] Gerade läuft eine lange Aufgabe, und { $waiting } weitere warten.
    }
    .rule = In Kürze noch einmal versuchen; ansehen lässt sich inzwischen alles.

refusal-not-for-this-window = Nicht ausgeführt: In diesem Fenster gibt es nur diese eine Partie.
    .rule = Alles andere geschieht im Hauptfenster.

# Hinweise zum Ort der Datei; nichts wird deshalb verweigert.
refusal-file-on-network = Diese Turnierdatei liegt auf einem Server.
    .rule = Bricht die Verbindung ab, wird nichts gespeichert, bis sie wieder da ist; manche Server sperren Dateien außerdem nicht verlässlich. Am Turniertag die Datei besser in einem Ordner auf diesem Rechner öffnen und danach auf den Server kopieren: { $path }
# $cloud (Text): Name des Programms, „Cloud“ wenn er nicht bekannt ist
refusal-file-in-cloud-folder = Diese Turnierdatei liegt in einem Ordner, den { $cloud ->
        [Cloud] ein Programm mit der Cloud
       *[other] { $cloud }
    } abgleicht.
    .rule = Der Ordner ist unbedenklich, solange die Datei nur auf einem Rechner offen ist. Wird sie auf zwei Rechnern geändert, entstehen zwei Fassungen nebeneinander. Am Turniertag besser einen Ordner wählen, den niemand abgleicht: { $path }
# $copies (Texte): Namen der Dateien
refusal-file-has-copies = Dasselbe Turnier liegt hier noch einmal: { $copies }
    .rule = Das kann eine Kopie sein oder eine zweite Fassung, die beim Abgleich entstanden ist. Unter „Verlauf“ steht, wie weit die geöffnete Datei ist: { $path }.
place-hint-close = Hinweis schließen
