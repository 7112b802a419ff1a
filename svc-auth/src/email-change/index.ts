export type { EmailChangePorts } from './ports.ts';
