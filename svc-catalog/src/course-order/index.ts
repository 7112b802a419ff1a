export { createOrderedCourses, schoolOrder } from './domain/ordered-courses.ts';
export type { OrderedCourses, Ranked } from './ports.ts';
