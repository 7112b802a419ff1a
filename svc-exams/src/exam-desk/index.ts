export type { DeskNews, ExamDesk } from './ports.ts';
