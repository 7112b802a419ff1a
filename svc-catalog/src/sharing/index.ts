export type { CourseKind, FindSharedCourse } from './ports.ts';
