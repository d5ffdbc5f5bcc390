// Waits for one element of a role and name (or text), and gives it, or says what was there.
const [query, done] = arguments;
const { configure, screen, waitFor, getRoles } = globalThis.TestingLibraryDom;
configure({ getElementError: (message) => new Error(message) });
const options = query.contains ? { name: (name) => name.includes(query.name) } : query.name === null ? {} : { name: query.name };

function found() {
	const all = query.role ? screen.queryAllByRole(query.role, options) : screen.queryAllByText(query.name, { exact: !query.contains });
	if (query.absent ? all.length > 0 : query.first ? all.length === 0 : all.length !== 1) throw new Error(`found ${all.length}`);
	return query.absent ? true : all[0];
}

function inSight() {
	const names = [];
	for (const [role, elements] of Object.entries(getRoles(document.body))) {
		if (['generic', 'cell', 'row', 'rowgroup', 'img', 'listitem', 'presentation'].includes(role)) continue;
		for (const element of elements.slice(0, 12)) names.push(`${role} "${(element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 50)}"`);
	}
	return names.join(', ');
}

waitFor(found, { timeout: query.patience, interval: 50 }).then(
	(element) => done({ element }),
	(error) => done({ missing: `${error.message.split('\n')[0]}; in sight: ${inSight()}` }),
);
