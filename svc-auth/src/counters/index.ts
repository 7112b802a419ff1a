export { keyDigest } from './adapters/key-digest.ts';
export type { CounterPorts, Counters, Tries, TryCounter } from './ports.ts';
