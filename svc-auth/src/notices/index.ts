export { unsubscribeLinksOf } from './domain/unsubscribe-links.ts';
export type { GiveNotice, NoticePorts } from './ports.ts';
