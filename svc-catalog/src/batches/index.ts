export type { Batch } from './domain/batch.ts';
export type { Membership } from './domain/membership.ts';
export type { BatchDirectory } from './ports.ts';
