export { allPages } from './domain/all-pages.ts';
export { copiedName, type CourseCopy, type SeasonDate, seasonDates } from './domain/course-copy.ts';
export type { CourseCopier, SeasonPart } from './ports.ts';
