export type { CheckedOutTransactions } from './ports.ts';
