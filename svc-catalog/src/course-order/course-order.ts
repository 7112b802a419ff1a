import type { Capability } from '@pathshala/service-kit/service/capability';
import { courseOrderRoutes } from './http/routes.ts';
import { orderCourses, type CoursesByKind } from './use-cases/order-courses.ts';

/** The order in which visitors find the courses. */
export function createCourseOrderCapability(courses: CoursesByKind): Capability {
  return { routes: courseOrderRoutes({ orderCourses: orderCourses(courses) }) };
}
