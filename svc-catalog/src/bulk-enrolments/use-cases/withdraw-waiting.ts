import { DomainError } from '@pathshala/contract-kit/domain-error';
import { endedAs } from '../domain/waiting-enrolment.ts';
import type { EnrolOrWaitDependencies } from './enrol-or-wait.ts';

/** Withdraws the enrolment: the person is not enrolled when the account is opened. */
export function withdrawWaiting({ waitingEnrolments, now }: EnrolOrWaitDependencies) {
  return async (id: string): Promise<void> => {
    if (await waitingEnrolments.end(id, endedAs('withdrawn', now()))) return;
    throw new DomainError('not-found', 'catalog.waiting-enrolment-not-found');
  };
}

/** Undoes a withdrawal. An account that was opened meanwhile is enrolled at once. */
export function restoreWaiting(deps: EnrolOrWaitDependencies) {
  const { waitingEnrolments, manyEnrolments, now } = deps;
  return async (id: string): Promise<void> => {
    const found = await waitingEnrolments.find(id);
    if (found === null || !(await waitingEnrolments.wait(id, now()))) {
      throw new DomainError('not-found', 'catalog.waiting-enrolment-not-found');
    }
    const course = await manyEnrolments.findCourse(found.courseId);
    if (course === null) return;
    const enrolledAt = new Date(now()).toISOString();
    const outcome = await manyEnrolments.enrol({ studentId: found.personId, course, enrolledAt });
    if (outcome !== 'unknown') await waitingEnrolments.end(id, endedAs('enrolled', now()));
  };
}
