export type { Exams, Outlines } from './ports.ts';
