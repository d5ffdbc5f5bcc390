/** What `handbook/plugin.ts` makes of the handbook. */
declare module 'virtual:handbook/*' {
	const pages: import('../handbook/render').Page[];
	export default pages;
}
