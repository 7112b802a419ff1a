export { copyOpenings } from './domain/copy-openings.ts';
export { type CoursePart, type CourseParts, isCondition, type Opening } from './domain/opening.ts';
export { requireOpenings } from './domain/require-openings.ts';
export { requireUnlocked } from './domain/part-lock.ts';
export type { CourseLocks, FindCourseParts, OpeningPlans } from './ports.ts';
