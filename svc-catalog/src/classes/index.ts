export { isOpen, joinOpensAt } from './domain/class.ts';
export type { ScheduledClass } from './domain/class.ts';
export type { ClassAudience, Classes, CourseSession, CourseSessions, DueAssignments } from './ports.ts';
