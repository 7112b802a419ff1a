import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { AcademicCourses } from '../ports.ts';

export function onUserDeleted(courses: AcademicCourses): Subscription {
  return on(userDeleted, ({ data }) => courses.forgetEditor(data.userId));
}
