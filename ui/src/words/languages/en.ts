/** All messages in English, one file after the other. */
const FILES = import.meta.glob<string>('../../../messages/en/*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(FILES);
