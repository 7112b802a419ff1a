export type { PaperKeys } from './ports.ts';
