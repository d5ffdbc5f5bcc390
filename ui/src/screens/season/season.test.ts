import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';

test('the table', async () => {
	const t0 = Date.now();
	const { desk } = await program('season');
	console.log(Date.now() - t0);
	const view = await desk.look('season', {});
	console.log(JSON.stringify(view, null, 1));
	console.log(JSON.stringify(await desk.look('season_table', { category: null })).slice(0, 3000));
	console.log(document.body.textContent);
});
