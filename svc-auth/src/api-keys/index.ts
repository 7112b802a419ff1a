export type { ApiKey } from './domain/api-key.ts';
