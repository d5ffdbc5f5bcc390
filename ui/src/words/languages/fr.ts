/** All messages in French, one file after the other. */
const FILES = import.meta.glob<string>('../../../messages/fr/*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(FILES);
