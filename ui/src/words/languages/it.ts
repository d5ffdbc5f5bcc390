/** All Italian messages, one string per file. */
const FILES = import.meta.glob<string>('../../../messages/it/*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(FILES);
