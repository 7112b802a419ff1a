export type { PasskeyPorts } from './ports.ts';
