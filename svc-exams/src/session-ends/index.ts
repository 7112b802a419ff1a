export type { SessionEnds } from './ports.ts';
