import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { AdmissionCourses } from '../ports.ts';

export function onUserDeleted(courses: AdmissionCourses): Subscription {
  return on(userDeleted, ({ data }) => courses.forgetEditor(data.userId));
}
