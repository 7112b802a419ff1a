export type { RecoveryPorts } from './ports.ts';
