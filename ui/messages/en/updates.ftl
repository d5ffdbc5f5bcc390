# Updates, and a second start of the program.

## A second start

start-not-answered = Kralle is already running but is not responding.
    .rule = Wait a moment and open it again. If that does not help, quit the program that is not responding. If it is running on another computer that uses the same settings from a server, quit it there. Everything you entered is saved.
web-pages-missing = Windows lacks a component that Kralle needs for its window: Microsoft Edge WebView2.
    .rule = Download “WebView2 Runtime” from the page below, install it and open Kralle again. Your tournaments are not affected.
web-pages-broken = The window cannot be opened: Microsoft Edge WebView2 reports an error.
    .rule = Restart the computer. If that does not help, repair WebView2 under “Apps” in Windows Settings, or reinstall it from the page below. Your tournaments are not affected.
ask-file = Open another tournament?
    .hall = The hall is open and closes with the tournament. Results already reported are kept.
    .unfinished = Unfinished input here will be lost. Everything already entered is saved.
    .games = Clocks are running at the board. They will be stopped.
    .do = Open the tournament

## Updating

updates-title = Updates
    .version = This is version { $version }.
    .package-manager = Updates come from the package manager of this system.
    .builder = Built from source: rebuild Kralle to update it.
    .nobody = This program was built without an update key and does not check for updates.
updates-at-start = Check for updates at each start
    .hint = When this is off, Kralle never checks automatically. When it is on, nothing is installed without your consent or while a round is being played.
updates-look = Check for updates
updates-looking = Checking…
updates-newest = Kralle is up to date.
updates-found = Version { $version } is available.
    .hint = Kralle downloads it, checks its signature and restarts; your tournaments are not changed.
updates-install = Download and install
updates-installing = Downloading…
updates-show = View

## Refusals

refusal-update-round-open = Not now: round { $round } is under way.
    .rule = You can update once all results are in or the tournament is closed.
refusal-update-hall-open = Not now: the hall is open.
    .rule = You can update once no phone is using the hall. Close the hall first.
refusal-update-not-reached = Update check failed: no server could be reached.
    .rule = Is this computer connected to the internet? Check again later. ({ $reason })
refusal-update-not-readable = Update check failed: the server’s answer is not valid.
    .rule = The problem is on the server, not on this computer. ({ $reason })
refusal-update-older = Not updated: version { $offered } is offered, but { $current } is running here.
    .rule = An older version does not replace a newer one.
refusal-update-other-system = Not updated: the newer version is not available for this system.
    .rule = It may become available later.
refusal-update-broken = Not updated: the download is incomplete.
    .rule = The program was not changed. Try again. ({ $reason })
refusal-update-not-signed = Not updated: the signature of the newer version is not valid.
    .rule = The download was changed, is incomplete, or does not come from the makers of Kralle. The program was not changed. ({ $reason })
refusal-update-not-installed = Not updated: the system did not accept the newer version.
    .rule = The program was not changed. ({ $reason })
refusal-update-not-found = Not updated: no check has found this version yet.
    .rule = Check for updates, then try again.
