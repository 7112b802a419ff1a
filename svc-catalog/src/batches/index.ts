export type { BatchDirectory } from './ports.ts';
