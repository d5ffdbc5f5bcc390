# What is asked before a list is imported, and titles of players.

player-title = Title
    .hint = Dr., Prof., GM, IM…
field-title = Title
field-separator = Separator
separator-bar = vertical bar
separator-free_text = spaces (free text)
separator-auto = detected: { $separator }
separator-detect = detect
import-separator = Separated by
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
import-numbers-not-read = Do not read
import-ratings-lost =
    { $count ->
        [one] The rating of { $count } player cannot be read. The list below shows what was there; enter it there.
       *[other] The ratings of { $count } players cannot be read. The list below shows what was there; enter them there.
    }
import-unrated-accept = Import the others without a rating
import-rating-of = Rating of { $name }, instead of “{ $found }”
import-tick-all = Import all lines
import-tick = Import line { $line }, { $name }
import-set-aside =
    { $count ->
        [one] { $count } line is not ticked and is left out.
       *[other] { $count } lines are not ticked and are left out.
    }
import-twins =
    { $count ->
        [one] { $count } line may be the same person as somebody else. Choose in the list below what is meant.
       *[other] { $count } lines may be the same person as somebody else. Choose in the list below what is meant.
    }
import-twins-all = For all that are open
import-twin-of = Is { $name } the same person as { $other }?
import-twin-entered = entered: { $name }
import-twin-line = line { $line }: { $name }
import-twin-choose = please choose
import-twin-ask = the same person?
import-twin-skip = the same: leave out
import-twin-update = the same: add what is new
import-twin-enter = a second person
player-twin = Is this the same person as { $name }?
    .rule = Same name, year of birth and club, or the same federation number. Nobody was entered.
player-twin-enter = Enter as a second person
player-twin-save = It is another person: save
player-twin-same = The same person
ratings-new-title = Title: { $title }
