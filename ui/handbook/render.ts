/** A page of the handbook as the help shows it: HTML, links to pages as `#page/heading`. */
import { Marked, type Tokens } from 'marked';
import { PICTURE, type Source } from './sources';

export interface Heading {
	id: string;
	text: string;
	depth: number;
}

export interface Page {
	name: string;
	title: string;
	html: string;
	headings: Heading[];
	/** The words under each heading, in the order of the headings. */
	texts: string[];
}

/** What mdBook makes of a heading, so that links to it lead there in both. */
function anchor(text: string): string {
	return [...text.toLowerCase()]
		.map((it) => (/\s/u.test(it) ? '-' : it))
		.filter((it) => /[\p{L}\p{N}_-]/u.test(it))
		.join('');
}

/** Where a link leads inside the help; others are left as they are. */
const inside = (href: string, page: string) => {
	const [, name = page, id = ''] = /^(?:([\w-]+)\.md)?(?:#(.*))?$/u.exec(href) ?? [null, ''];
	return name === '' ? href : `#${name || page}${id && `/${id}`}`;
};

const plain = (html: string) =>
	html
		.replaceAll(/<[^>]+>/gu, '')
		.replaceAll('&amp;', '&')
		.replaceAll('&quot;', '"');

/** The words of a page by section: the first has none of its headings in the HTML. */
function texts(html: string, count: number): string[] {
	const sections = html.split(/<h[2-6] [^>]*>.*?<\/h[2-6]>/su).map((section) =>
		plain(section.replaceAll(/<\/?(?:a|em|kbd|strong)\b[^>]*>/gu, '').replaceAll(/<[^>]+>/gu, ' '))
			.replaceAll(/\s+/gu, ' ')
			.trim(),
	);
	return Array.from({ length: count }, (_, index) => sections[index] ?? '');
}

export function render({ name, markdown }: Source): Page {
	const headings: Heading[] = [];
	const marked = new Marked({
		renderer: {
			heading({ tokens, depth }: Tokens.Heading) {
				const html = this.parser.parseInline(tokens);
				const text = plain(html);
				const same = headings.filter((it) => it.id === anchor(text)).length;
				const id = anchor(text) + (same > 0 ? `-${String(same)}` : '');
				headings.push({ id, text, depth });
				// The window that shows the page has a title of its own, and so has the page.
				return depth === 1 ? '' : `<h${String(depth + 1)} id="${id}">${html}</h${String(depth + 1)}>\n`;
			},
			// Inline code are the keys of the keyboard.
			codespan: ({ text }: Tokens.Codespan) => `<kbd>${text}</kbd>`,
			// Who made a page, for those who write.
			html: () => '',
			link({ href, tokens }: Tokens.Link) {
				return `<a href="${inside(href, name)}">${this.parser.parseInline(tokens)}</a>`;
			},
		},
	});
	const html = marked
		.parse(markdown, { async: false })
		.replaceAll(/<p>\s*<\/p>\n?/gu, '')
		// Its place is there before the picture is.
		.replaceAll('<img ', `<img width="${String(PICTURE.width)}" height="${String(PICTURE.height)}" loading="lazy" `);
	return { name, title: headings[0]?.text ?? name, html, headings, texts: texts(html, headings.length) };
}
