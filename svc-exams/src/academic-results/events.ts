import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import type { AcademicResults, Students } from './ports.ts';

/** Removes the entered results of a deleted account, and its name from the edits it made. Idempotent. */
export function onUserDeleted(academicResults: AcademicResults, students: Students): Subscription {
  return on(userDeleted, async ({ data }) => {
    await students.markDeleted(data.userId);
    await academicResults.removeOfStudent(data.userId);
    await academicResults.forgetEditor(data.userId);
  });
}

/** Allows results to be entered for this account. */
export function onUserVerified(students: Pick<Students, 'add'>): Subscription {
  return on(userVerified, ({ data }) => students.add(data.userId));
}
