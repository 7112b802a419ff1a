export { reaches, type Reach } from './domain/reach.ts';
export type { BatchDirectory } from './ports.ts';
