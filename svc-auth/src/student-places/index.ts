export type { StudentPlaces } from './ports.ts';
