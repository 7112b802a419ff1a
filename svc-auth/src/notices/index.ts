export { unsubscribeLinksOf } from './domain/unsubscribe-links.ts';
