# The archive: what becomes public, what waits.

to-archive-title = Archive
to-archive-open = Publish in the archive of a federation
to-archive-open-about = Public pages with rounds, standings and the record of the lots, proven by a server; after each round if you like.
to-archive-address = Address of the archive
to-archive-address-hint = The federation names it, such as https://archive.example.org
to-archive-key = Your public key
to-archive-key-about = Send it once to the administrator of the archive, who admits you by it. It is no secret.
to-archive-key-copy = Copy key
to-archive-key-copied = The key is in the clipboard.
to-archive-public = This becomes public
to-archive-public-players =
    { $players ->
        [one] { $players } player, as shown below
       *[other] { $players } players, as shown below
    }
to-archive-public-teams =
    { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    }
to-archive-public-rounds =
    { $rounds ->
        [0] no round yet: none is published
        [one] { $rounds } round with results
       *[other] { $rounds } rounds with results
    }
to-archive-public-standings = Standings and crosstable
to-archive-public-lots = The record of the lots with its seed
to-archive-public-never = The archive never shows years of birth or numbers of federations. The tournament file itself goes to the administrator of the archive, not to the public.
to-archive-people = How the players are shown
to-archive-people-player = Player
to-archive-people-shown = Shown as
to-archive-people-public = The public reads
to-archive-people-how = How { $name } is shown
to-archive-people-all = All:
to-archive-shown-name = Name
to-archive-shown-initials = Initials
to-archive-shown-withheld = Not named
to-archive-until = Public until
to-archive-until-hint = Empty: for good. 30 days later the archive deletes the files.
to-archive-consent = I have seen what becomes public, and may publish it.
to-archive-consent-missing = Look and confirm first
to-archive-address-missing = The address of the archive is missing
to-archive-push = Publish
to-archive-push-again = Publish the present state
to-archive-live = Live: by itself after each round
to-archive-live-about = As soon as a round is published or complete, and after corrections.
to-archive-now-public = Public since { $when }
to-archive-now-newest = The archive shows the present state.
to-archive-now-older = The tournament has gone on since.
to-archive-now-withdrawn = Withdrawn on { $when }
to-archive-page = Open the public page
to-archive-waits-push = Waiting to be sent
to-archive-waits-people = The change of the names is waiting
to-archive-waits-withdraw = Being withdrawn
to-archive-sending = Being sent …
to-archive-tried = Tried last: { $when }
to-archive-retry = Try now
to-archive-drop = Do not send
to-archive-stop = Stop
to-archive-withdraw = Withdraw …
to-archive-withdraw-ask = Withdraw “{ $name }”?
to-archive-withdraw-about = The archive then no longer shows the tournament, nor any earlier state. A new state can be published again later.
to-archive-withdraw-now = Withdraw
to-archive-others = What else is waiting
to-archive-loading = Loading …
