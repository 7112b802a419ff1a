export { hasBegun, isOpen, joinOpensAt } from './domain/class.ts';
export type { ScheduledClass } from './domain/class.ts';
export type { ClassAudience, Classes, CourseSession, CourseSessions, DueAssignments } from './ports.ts';
export type { ReadClass } from './use-cases/read-classes.ts';
