import { expect, test } from 'vitest';
import { tableInWords } from './copyTable';

test('a copied table stays in its cells: no tab, line or formula comes out of a name', () => {
	const { text, html } = tableInWords({
		title: 'Spieler & Teams',
		columns: [
			{ heading: 'Name', right: false },
			{ heading: 'Punkte', right: true },
		],
		rows: [
			['=1+1', '+½'],
			['Bär\tJo\n<b>', '–'],
		],
	});
	expect(text).toBe("Name\tPunkte\n'=1+1\t+½\nBär Jo <b>\t–");
	expect(html).toContain('<caption>Spieler &amp; Teams</caption>');
	expect(html).toContain('<td style="text-align:left">Bär\tJo\n&lt;b&gt;</td><td style="text-align:right">–</td>');
});
