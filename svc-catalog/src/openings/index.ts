export type { CoursePart } from './domain/opening.ts';
export { conditionsOf, lockBy, type LockOf, type PartLock } from './domain/part-lock.ts';
export type { OpeningPlan, OpeningPlans, ReadCourseParts } from './ports.ts';
