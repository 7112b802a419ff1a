export { labels } from './mail-texts.ts';
