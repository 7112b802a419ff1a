export type { MistakePorts, MistakeWaits } from './ports.ts';
