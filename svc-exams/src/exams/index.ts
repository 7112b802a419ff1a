export type { Exams, Outlines } from './ports.ts';
export type { AttemptsWithin } from './domain/within.ts';
export type { LimitedReach } from './ports.ts';
