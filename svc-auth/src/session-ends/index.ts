export type { SessionEnds, SessionEndsPorts } from './ports.ts';
