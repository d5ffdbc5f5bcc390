/** All messages in German, one file after the other. */
const FILES = import.meta.glob<string>('../../../messages/de/*.ftl', { query: '?raw', import: 'default', eager: true });

export default Object.values(FILES);
