/** All messages in Italian, one file after the other. */
const FILES = import.meta.glob<string>('../../../messages/it/*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(FILES);
