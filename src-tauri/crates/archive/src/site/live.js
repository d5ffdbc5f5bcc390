// The page of a tournament that is running hears of each new revision and shows it. Without this script the page
// says the same, as of when it was loaded.
(function () {
	'use strict';
	let shown = document.querySelector('main[data-events]');
	if (!shown || !window.EventSource) return;
	const status = document.getElementById('new');
	// An event came while the page was being asked for.
	let isBusy = false;
	let again = false;

	/** What is open stays open. */
	function exchange(page) {
		const main = page.querySelector('main[data-events]');
		if (!main) {
			location.reload();
			return;
		}
		for (const it of shown.querySelectorAll('details[open] > [id]')) {
			const same = main.querySelector('#' + CSS.escape(it.id));
			if (same) same.parentElement.open = true;
		}
		shown.replaceWith(document.adoptNode(main));
		shown = main;
		const pages = page.querySelector('header + nav');
		const old = document.querySelector('header + nav');
		if (pages && old) old.replaceWith(document.adoptNode(pages));
		status.textContent = status.dataset.said;
	}

	async function look() {
		if (isBusy) {
			again = true;
			return;
		}
		isBusy = true;
		again = false;
		try {
			const answer = await fetch(location.pathname + location.search, { cache: 'no-cache' });
			if (!answer.ok) {
				location.reload();
				return;
			}
			exchange(new DOMParser().parseFromString(await answer.text(), 'text/html'));
		} catch {
			// The network is away: the next event tries again.
		} finally {
			isBusy = false;
			if (again) look();
		}
	}

	const events = new EventSource(shown.dataset.events);
	// Which revision it is does not matter: what may be seen of persons changes without a new one.
	events.addEventListener('revision', look);
	// Nobody says again what came while the line was down.
	let wasDown = false;
	events.addEventListener('error', () => {
		wasDown = true;
	});
	events.addEventListener('open', () => {
		if (wasDown) look();
		wasDown = false;
	});
})();
