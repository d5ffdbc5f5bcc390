# The archive: what becomes public, what waits.

archive-title = Archive
archive-open = Publish in the archive of a federation
archive-open-about = Public pages with rounds, standings and the record of the lots, proven by a server; after each round if you like.
archive-address = Address of the archive
archive-address-hint = The federation names it, such as https://archive.example.org
archive-key = Your public key
archive-key-about = Send it once to the administrator of the archive, who admits you by it. It is no secret.
archive-key-copy = Copy key
archive-key-copied = The key is in the clipboard.
archive-public = This becomes public
archive-public-players =
    { $players ->
        [one] { $players } player, as shown below
       *[other] { $players } players, as shown below
    }
archive-public-teams =
    { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    }
archive-public-rounds =
    { $rounds ->
        [0] no round yet: none is published
        [one] { $rounds } round with results
       *[other] { $rounds } rounds with results
    }
archive-public-standings = Standings and crosstable
archive-public-lots = The record of the lots with its seed
archive-public-never = The archive never shows years of birth or numbers of federations. The tournament file itself goes to the administrator of the archive, not to the public.
archive-people = How the players are shown
archive-people-player = Player
archive-people-shown = Shown as
archive-people-public = The public reads
archive-people-how = How { $name } is shown
archive-people-all = All:
archive-shown-name = Name
archive-shown-initials = Initials
archive-shown-withheld = Not named
archive-until = Public until
archive-until-hint = Empty: for good
archive-consent = I have seen what becomes public, and may publish it.
archive-consent-missing = Look and confirm first
archive-address-missing = The address of the archive is missing
archive-push = Publish
archive-push-again = Publish the present state
archive-live = Live: by itself after each round
archive-live-about = As soon as a round is published or complete, and after corrections.
archive-now-none = Not published yet
archive-now-public = Public since { $when }
archive-now-newest = The archive shows the present state.
archive-now-older = The tournament has gone on since.
archive-now-withdrawn = Withdrawn on { $when }
archive-page = Open the public page
archive-waits-push = Waiting to be sent
archive-waits-people = The change of the names is waiting
archive-waits-withdraw = Being withdrawn
archive-sending = Being sent …
archive-tried = Tried last: { $when }
archive-retry = Try now
archive-drop = Do not send
archive-stop = Stop
archive-withdraw = Withdraw …
archive-withdraw-ask = Withdraw “{ $name }”?
archive-withdraw-about = The archive then no longer shows the tournament, nor any earlier state. A new state can be published again later.
archive-withdraw-now = Withdraw
archive-others = What else is waiting
archive-loading = Loading …
