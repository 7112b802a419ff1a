export { createOrderedCourses, type OrderedCourses, type Ranked, schoolOrder } from './ports.ts';
