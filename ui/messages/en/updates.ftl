# Newer versions, and a second start of the program.

## A second start

start-not-answered = Kralle is already running, but does not answer.
    .rule = Wait a moment and open it again. If that does not help, end the program that does not answer. If it runs on another computer with the same settings on a server, end it there. What was entered is saved.
web-pages-missing = Windows lacks a part that Kralle needs for its window: Microsoft Edge WebView2.
    .rule = Download “WebView2 Runtime” from the page below, install it and open Kralle again. The tournaments are untouched.
web-pages-broken = The window does not open: Microsoft Edge WebView2 reports an error.
    .rule = Restart the computer. If that does not help, repair WebView2 under “Apps” in the settings of Windows, or install it again from the page below. The tournaments are untouched.
ask-file = Open another tournament?
    .hall = The hall is open. It closes with the tournament; what was reported stays.
    .unfinished = What was begun here is lost. Everything entered is saved.
    .games = Clocks are running at the board. They stop.
    .do = Open the tournament

## Updating

updates-title = Newer versions
    .version = This is version { $version }.
    .package-manager = The package manager of this system brings newer versions.
    .builder = Built from source: build again for a newer version.
    .nobody = This program was built without a key for newer versions and looks for none.
updates-at-start = Look for a newer version at each start
    .hint = Otherwise Kralle asks nowhere. Even then nothing is replaced without asking, and never while a round is played.
updates-look = Look for a newer version
updates-looking = Looking…
updates-newest = There is no newer version.
updates-found = Version { $version } is there.
    .hint = It is downloaded and its signature checked. Kralle then starts anew; all tournaments stay.
updates-install = Download and install
updates-installing = Downloading…
updates-show = Show

## Why not

refusal-update-round-open = Not now: round { $round } is being played.
    .rule = The program is replaced once all results are in or the tournament is closed.
refusal-update-hall-open = Not now: the hall is open.
    .rule = The program is replaced once no phone needs it any more. Close the hall first.
refusal-update-not-reached = Not found: nobody says which version is the newest.
    .rule = Is this computer on the internet? Look again later. ({ $reason })
refusal-update-not-readable = Not found: what is said of the newest version cannot be read.
    .rule = Nothing can be done here; the other side is at fault. ({ $reason })
refusal-update-older = Not replaced: version { $offered } is offered, { $current } runs here.
    .rule = An older version does not replace a newer one.
refusal-update-other-system = Not found: the newer version is not there for this system.
    .rule = Perhaps it comes later.
refusal-update-broken = Not replaced: the newer version did not arrive whole.
    .rule = Nothing was changed in the program. Try again. ({ $reason })
refusal-update-not-signed = Not replaced: the signature of the newer version does not fit.
    .rule = It is changed, incomplete, or not by those who make Kralle. Nothing was changed in the program. ({ $reason })
refusal-update-not-installed = Not replaced: the system did not take the newer version.
    .rule = Nothing was changed in the program. ({ $reason })
refusal-update-not-found = Not replaced: this version was not looked for.
    .rule = Look again.
