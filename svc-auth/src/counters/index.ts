export type { CounterPorts, Counters, Tries, TryCounter } from './ports.ts';
