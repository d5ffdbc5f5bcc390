# The archive: public data and the outbox.

to-archive-title = Archive
to-archive-open = Publish in a federation’s archive
to-archive-open-about = Public pages with rounds, standings and the record of the drawing of lots, verified by a server; updated after each round if you like.
to-archive-address = Address of the archive
to-archive-address-hint = Provided by the federation, for example https://archive.example.org
to-archive-key = Your public key
to-archive-key-about = Send this key once to the administrator of the archive, who needs it to admit you. It is not a secret.
to-archive-key-copy = Copy key
to-archive-key-copied = Key copied to the clipboard.
to-archive-public = This will be public
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
        [0] no rounds: none has been published yet
        [one] { $rounds } round with results
       *[other] { $rounds } rounds with results
    }
to-archive-public-standings = Standings and crosstable
to-archive-public-lots = The record of the drawing of lots with its seed
to-archive-public-never = The archive never shows years of birth or federation numbers. The tournament file itself goes to the administrator of the archive, not to the public.
to-archive-people = How the players are shown
to-archive-people-player = Player
to-archive-people-shown = Shown as
to-archive-people-public = Shown publicly as
to-archive-people-how = How { $name } is shown
to-archive-people-all = All:
to-archive-shown-name = Name
to-archive-shown-initials = Initials
to-archive-shown-withheld = Not named
to-archive-until = Public until
to-archive-until-hint = Empty: no end date. The archive deletes the files 30 days after the end date.
to-archive-consent = I have reviewed what will be public and am allowed to publish it.
to-archive-consent-missing = Review and confirm first
to-archive-address-missing = Enter the address of the archive
to-archive-push = Publish
to-archive-push-again = Publish the current version
to-archive-live = Live: automatically after each round
to-archive-live-about = Sent as soon as a round is published or complete, and after corrections.
to-archive-now-public = Public since { $when }
to-archive-now-newest = The archive shows the current version.
to-archive-now-older = The tournament has changed since it was published.
to-archive-now-withdrawn = Withdrawn on { $when }
to-archive-page = Open the public page
to-archive-waits-push = Waiting to be sent
to-archive-waits-people = Name changes waiting to be sent
to-archive-waits-withdraw = Withdrawal waiting to be sent
to-archive-sending = Sending…
to-archive-tried = Last tried: { $when }
to-archive-retry = Retry now
to-archive-drop = Do not send
to-archive-stop = Stop
to-archive-withdraw = Withdraw…
to-archive-withdraw-ask = Withdraw “{ $name }”?
to-archive-withdraw-about = The archive will no longer show the tournament or any earlier version. You can publish it again later.
to-archive-withdraw-now = Withdraw
to-archive-others = Also waiting
to-archive-loading = Loading…
