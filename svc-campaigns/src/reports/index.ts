export type { RecordSat } from './ports.ts';
