export type { BookmarkPorts } from './ports.ts';
