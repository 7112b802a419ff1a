export type { MeasuringPorts } from './ports.ts';
