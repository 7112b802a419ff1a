export type { AdmissionCourseCount, AdmissionCourses } from './ports.ts';
