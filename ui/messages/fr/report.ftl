# Rapport de tournoi (TRF) : ce qu’il ne dit pas à la lecture.
import-remark-partners-unknown = Le type est « partenaires changeants », mais aucune remarque ne nomme les partenaires : le tournoi est importé comme un tournoi individuel.
import-remark-penalty-reasons-unknown = Un rapport ne dit pas pourquoi des points ont été donnés ou retirés, ni pourquoi quelqu’un a été exclu : ces sanctions portent la justification « TRF ».
import-remark-tie-breaks-left-out = Les départages du rapport ne sont pas importés : l’un d’eux au moins est inconnu de Kralle.
import-remark-field-unread = Ligne { $line }, colonne { $column } : « { $found } » { $meaning ->
        [sex] n’est pas un sexe
        [rating] n’est pas un classement
        [federation] n’est pas une fédération
        [fide_id] n’est pas un code FIDE
        [birth] n’est pas une date de naissance
        [rank] n’est pas un rang
        [strength] n’est pas la force d’une équipe
        [date] n’est pas une date
       *[points] n’est pas un nombre de points
    } ; ce champ reste vide.
import-remark-record-unread = Ligne { $line } : l’enregistrement « { $record } » est inconnu de Kralle.
import-remark-repeated-record = Ligne { $line } : l’enregistrement { $record } figure déjà à la ligne { $first } ; c’est le premier qui compte.
import-remark-adjourned = Ligne { $line } : la partie du numéro { $number } à la ronde { $round } n’est pas terminée.
import-remark-bye-ahead = Ligne { $line } : le numéro { $number } est déjà exempt à la ronde { $round }, qui n’est pas encore appariée. L’exemption n’est pas importée.
import-remark-sex-neither = Joueurs dont le sexe n’est indiqué ni comme féminin ni comme masculin, ou est inconnu : { $count }, le premier à la ligne { $line }. Il reste vide.
import-remark-character-cut = Ligne { $line } : un nom ou un texte s’arrête au milieu d’un caractère, qui est remplacé par « � ».
import-remark-rounds-outweigh-color = Ligne { $line } : les rondes jouées ont d’autres couleurs que celles de cet enregistrement ; ce sont les rondes qui comptent.
import-remark-record-too-long = Ligne { $line } : le texte de l’enregistrement { $record } est trop long et n’est pas repris.
import-remark-teams-not-paired = Ligne { $line } : aucun enregistrement n’indique que des équipes s’affrontent. Les équipes (013) ne sont pas reprises.
import-remark-no-team = Ligne { $line } : le numéro { $number } ne fait partie d’aucune équipe.
import-remark-bye-contradicted = Ligne { $line } : le numéro { $number } a ici un bye à la ronde { $round }, mais il y était apparié ; c’est l’appariement qui compte.
import-remark-more = Autres remarques : { $count }.
