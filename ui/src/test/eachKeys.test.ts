/**
 * Checks the keys of `{#each}` blocks: if a key repeats, Svelte fails to render the whole part.
 *
 * A key is an index, a constant, or a number that the desk assigns once. It is never a text: two players may share a
 * name, a network card may have two addresses, a list may contain a file twice.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type AST, parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const UI = join(import.meta.dirname, '../..');

/** Members with numbers that are unique in their list. */
const NUMBERS = [
	'board',
	'call',
	'device',
	'evening',
	'game',
	'id',
	'line',
	'notice',
	'number',
	'player',
	'person',
	'phone',
	'round',
	'row',
	'side',
	'table',
	'team',
];

/** Members of a fixed set that appear once in their list: causes, colors, squares, columns. */
const CHOICES = [
	'cause',
	'claim',
	'code',
	'color',
	'column',
	'file',
	'format',
	'kind',
	'matter',
	'meaning',
	'option',
	'order',
	'part',
	'penalty',
	'piece',
	'preset',
	'question',
	'rank',
	'role',
	'screen',
	'sheet',
	'square',
	'to',
	'value',
];

/** Other unique keys by file and key, each with its reason. */
const ONCE: Record<string, string> = {
	'src/components/DataTable.svelte: column.key': 'columns stand in the code of each screen',
	'src/components/Table.svelte: keyOf?.(row) ?? index': 'numbers of the desk, and a slip with the number of its phone',
	'src/components/board/Arrows.svelte: ring.square + ring.kind': 'the desk gives a set',
	'src/components/board/Arrows.svelte: arrow.from + arrow.to + arrow.kind': 'the desk gives a set',
	'src/components/board/Arrows.svelte: arrow.to + arrow.kind': 'the desk gives a set',
	'src/components/OptionCards.svelte: option.value': 'options stand in the code of each screen',
	'src/screens/print/SheetList.svelte: group.title': 'groups stand in the code',
	'src/shell/HelpDialog.svelte: it.name': 'names of pages of the handbook, which are files of one folder',
	'src/screens/correspondence/OpenPostDialog.svelte: keyOf(table)': 'round and table',
	'src/parts/decisions/DecisionsTab.svelte: line.key': 'a kind and its number',
	'src/parts/decisions/PenaltyDialog.svelte: it': 'numbers that are counted up',
	'src/screens/formation/AbsenceCard.svelte: `${String(row.team)}-${String(row.from)}`': 'one absence begins at a time',
	'src/screens/formation/TeamDialog.svelte: member.key': 'numbered where it is made',
	'src/screens/new-tournament/FormatOutlook.svelte: figure.key': 'figures stand in the code',
	'src/screens/new-tournament/GamesChoice.svelte: count': 'a set',
	'src/screens/new-tournament/MoreSettings.svelte: key': 'fields stand in the code',
	'src/screens/round/GamePicture.svelte: seat.key': 'the keys 1 to 4',
	'src/screens/round/MatchRow.svelte: seat.key': 'the keys 1 to 4',
	'src/screens/round/Missing.svelte: key': 'what can be missing stands in the code',
	'src/screens/season/SeasonPerson.svelte: `${entrant.key}-${String(entrant.player)}`': 'a player of a file',
	'src/screens/season/SeasonPersons.svelte: `${decision.decided}-${String(decision.number)}`': 'a kind and its number',
	'src/screens/season/SeasonSettingsForm.svelte: category': 'the object itself',
	'src/screens/season/SeasonTable.svelte: index': 'the place of an evening',
	'hall/arbiter/TableDispute.svelte: sides[0]': 'the first side of each version',
	'hall/parts/Outbox.svelte: act.name': 'drawn anew for each act',
};

const files = ['src', 'hall'].flatMap((folder) =>
	readdirSync(join(UI, folder), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.svelte'))
		.map((name) => join(UI, folder, name)),
);

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Returns every `{#each}` block of a component. */
function blocks(node: unknown): AST.EachBlock[] {
	if (Array.isArray(node)) return node.flatMap(blocks);
	if (!isNode(node)) return [];
	const inside = Object.entries(node).flatMap(([name, value]) => (name === 'parent' ? [] : blocks(value)));
	return node.type === 'EachBlock' ? [node as unknown as AST.EachBlock, ...inside] : inside;
}

/** Returns the names and texts that a key consists of. */
function parts(key: unknown): string[] {
	if (!isNode(key)) return [];
	switch (key.type) {
		case 'Identifier':
			return [String(key['name'])];
		case 'MemberExpression': {
			const property = key['property'] as Node;
			return [property.type === 'Identifier' ? String(property['name']) : '?'];
		}
		case 'TemplateLiteral':
			return (key['expressions'] as unknown[]).flatMap(parts);
		case 'CallExpression': {
			const callee = key['callee'] as Node;
			return callee['name'] === 'String' ? (key['arguments'] as unknown[]).flatMap(parts) : ['?'];
		}
		default:
			return ['?'];
	}
}

/** True if the list is a constant in the code. */
function isConstant(list: unknown): boolean {
	if (!isNode(list)) return false;
	if (list.type === 'TSAsExpression') return isConstant(list['expression']);
	if (list.type === 'Identifier') return /^[A-Z][A-Z_]+$/u.test(String(list['name']));
	return list.type === 'ArrayExpression' || list.type === 'ObjectExpression';
}

test('no list is keyed by what may repeat', { timeout: 600_000 }, () => {
	const doubtful = files.flatMap((file) => {
		const source = readFileSync(file, 'utf8');
		return blocks(parse(source, { modern: true }).fragment).flatMap(({ expression, key, index }) => {
			if (!key || isConstant(expression)) return [];
			const text = source.slice((key as unknown as { start: number }).start, (key as unknown as { end: number }).end);
			const all = parts(key);
			const isUnique = all.length > 0 && all.every((part) => [index, ...NUMBERS, ...CHOICES].includes(part));
			const name = `${relative(UI, file)}: ${text}`;
			return isUnique || name in ONCE ? [] : [name];
		});
	});
	expect(doubtful).toEqual([]);
});
