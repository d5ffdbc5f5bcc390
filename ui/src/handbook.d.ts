/** What `handbook/plugin.ts` makes of the handbook. */
declare module 'virtual:handbook/*' {
	// eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module has no relative imports
	const pages: import('../handbook/render').Page[];
	export default pages;
}
