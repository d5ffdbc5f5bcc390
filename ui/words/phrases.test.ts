/** Phrases that a language avoids, over messages, sheets and the handbook. */
import { describe, expect, test } from 'vitest';
import { RULES, type Rule } from './phrases';
import { LANGUAGES, type Text, texts } from './texts';

const applies = ({ files, keys }: Rule, { file, key }: Text) =>
	(files?.test(file) ?? true) && (keys?.test(key) ?? true);

describe.each(LANGUAGES)('in %s', (language) => {
	const all = texts(language);

	test.each(RULES[language])('no text has $like', (rule) => {
		const { like, better } = rule;
		const excepted = Object.values(rule.except ?? {}).flat();
		const places = all.filter((it) => applies(rule, it) && like.test(it.text));
		const wrong = places.filter(({ key }) => !excepted.includes(key));
		expect(
			wrong.map(({ key, text }) => `${key}: ${text}`),
			`better: ${better}`,
		).toEqual([]);
		expect(
			excepted.filter((key) => !places.some((it) => it.key === key)),
			'exceptions that except nothing',
		).toEqual([]);
	});
});
