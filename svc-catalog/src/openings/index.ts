export type { CoursePart, OpeningPlan } from './domain/opening.ts';
export { conditionsOf, lockBy, type LockOf, type PartLock } from './domain/part-lock.ts';
export type { OpeningPlans, ReadCourseParts } from './ports.ts';
