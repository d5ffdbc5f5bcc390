/** All English messages, one string per file. */
const FILES = import.meta.glob<string>('../../../messages/en/*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(FILES);
