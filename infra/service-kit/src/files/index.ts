export type { Files } from './port.ts';
