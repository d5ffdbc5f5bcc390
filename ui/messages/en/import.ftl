# Questions before the import of a list, and titles of players.

player-title = Title
    .hint = Dr., Prof., GM, IM…
field-title = Title
field-separator = Separator
separator-bar = vertical bar
separator-blanks = several spaces (aligned columns)
separator-free_text = spaces (free text)
separator-auto = detected: { $separator }
separator-detect = detect automatically
import-separator = Separator
import-questions =
    { $count ->
        [one] { $count } question before the import
       *[other] { $count } questions before the import
    }
import-questions-open =
    { $count ->
        [one] { $count } question still open
       *[other] { $count } questions still open
    }
import-numbers-not-read = No, ignore the column
import-ratings-lost =
    { $count ->
        [one] The rating of { $count } player cannot be read. The list below shows what the file contains; correct the rating there.
       *[other] The ratings of { $count } players cannot be read. The list below shows what the file contains; correct the ratings there.
    }
import-unrated-accept = Import the others without a rating
import-rating-of = Rating of { $name }, instead of “{ $found }”
import-tick-all = Import all lines
import-tick = Import line { $line }, { $name }
import-set-aside =
    { $count ->
        [one] { $count } line is not selected and is left out.
       *[other] { $count } lines are not selected and are left out.
    }
import-twins =
    { $count ->
        [one] { $count } line may refer to somebody who is already listed. Decide below.
       *[other] { $count } lines may refer to people who are already listed. Decide below.
    }
import-twins-all = For all undecided lines
import-twin-of = Is { $name } the same person as { $other }?
import-twin-entered = entered: { $name }
import-twin-line = line { $line }: { $name }
import-twin-choose = please select
import-twin-ask = the same person?
import-twin-skip = same person: leave out
import-twin-update = same person: add new details
import-twin-enter = a different person
player-twin = Is this the same person as { $name }?
    .rule = Same name, year of birth and club, or the same federation number. Nobody has been added yet.
player-twin-enter = Add as a different person
player-twin-save = Different person: save
player-twin-same = The same person
ratings-new-title = Title: { $title }
import-doubtful =
    { $count ->
        [one] { $count } line may not be a player. Decide below.
       *[other] { $count } lines may not be players. Decide below.
    }
import-doubtful-of = line { $line }, { $name }
import-doubtful-all = For all these lines
import-doubtful-take = a player: import
import-doubtful-leave = not a player: leave out
