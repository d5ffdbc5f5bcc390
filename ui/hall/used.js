/**
 * What a page uses of a style that was written for all of them: rules of classes that the page names
 * nowhere, and variables that nothing reads, are left out.
 */

/** The rules of a style, each with its head and what stands in its braces.
 * @param {string} style
 */
function rulesOf(style) {
	const rules = [];
	let depth = 0;
	let start = 0;
	let open = 0;
	for (let at = 0; at < style.length; at++) {
		const letter = style[at];
		if (letter === '"' || letter === "'") at = style.indexOf(letter, at + 1);
		else if (letter === '{' && depth++ === 0) open = at;
		else if (letter === '}' && --depth === 0) {
			rules.push({ head: style.slice(start, open), body: style.slice(open + 1, at) });
			start = at + 1;
		}
	}
	return rules;
}

/** The selectors of a rule: commas in parentheses part nothing.
 * @param {string} head
 */
const selectorsOf = (head) => head.split(/,(?![^(]*\))/u);

/**
 * The style without the rules of classes that `text` does not name.
 * @param {string} style
 * @param {string} text
 * @returns {string}
 */
function withoutClasses(style, text) {
	/** @param {string} name */
	const isNamed = (name) => {
		if (name.startsWith('s-')) return true;
		// A name may be put together: `btn--${size}`.
		const [begins] = name.split(/(?<=--)/u);
		return (
			new RegExp(`(?<=["'\` ])${name}(?=["'\` ])`, 'u').test(text) || (begins !== name && text.includes(`${begins}\${`))
		);
	};
	/** @param {string} selector */
	const isUsed = (selector) => {
		const bare = selector.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, '');
		// What belongs to a component was looked at when it was built.
		if (selector.includes('.s-')) return true;
		return [...bare.matchAll(/\.(?<name>[a-z][\w-]*)/giu)].every(({ groups }) => isNamed(groups?.['name'] ?? ''));
	};
	return rulesOf(style)
		.map(({ head, body }) => {
			if (/^@(?:media|supports)/u.test(head.trim())) {
				const inside = withoutClasses(body, text);
				return inside ? `${head}{${inside}}` : '';
			}
			if (head.trim().startsWith('@')) return `${head}{${body}}`;
			const used = selectorsOf(head).filter(isUsed);
			return used.length > 0 ? `${used.join(',')}{${body}}` : '';
		})
		.join('');
}

/**
 * The style without variables that nothing reads, also not another variable.
 * @param {string} style
 * @param {string} text
 * @returns {string}
 */
function withoutVariables(style, text) {
	const shorter = style.replaceAll(
		/(?<=[{;])(?<name>--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/gu,
		(all, name) => (style.includes(`var(${name}`) || text.includes(name) ? all : ''),
	);
	return shorter === style ? style : withoutVariables(shorter, text);
}

/**
 * What of `style` a page with this text uses.
 * @param {string} style
 * @param {string} text
 * @returns {string}
 */
export const usedOf = (style, text) => withoutVariables(withoutClasses(style, text), text);
