export { refusalByLock } from './domain/refusal-by-lock.ts';
export type { FindLock, LocksFor, OpeningPorts } from './ports.ts';
