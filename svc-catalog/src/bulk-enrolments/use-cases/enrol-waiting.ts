import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import { endedAs, type WaitingEnrolment } from '../domain/waiting-enrolment.ts';
import type { EnrolOrWaitDependencies } from './enrol-or-wait.ts';

interface Verified {
  readonly userId: string;
  /** The ids under which the person may wait. */
  readonly personIds: readonly string[];
}

/** Enrols a new account in the courses that it waits for. An enrolment exists once, so a repeat changes nothing. */
export function enrolWaiting(deps: EnrolOrWaitDependencies) {
  return async ({ userId, personIds }: Verified): Promise<void> => {
    await forEachSettled(await deps.waitingEnrolments.ofPeople(personIds), (waiting) =>
      enrolOne(deps, waiting, userId),
    );
  };
}

async function enrolOne(
  { waitingEnrolments, manyEnrolments, now }: EnrolOrWaitDependencies,
  { _id, courseId }: WaitingEnrolment,
  studentId: string,
): Promise<void> {
  const course = await manyEnrolments.findCourse(courseId);
  const enrolledAt = new Date(now()).toISOString();
  const outcome = course && (await manyEnrolments.enrol({ studentId, course, enrolledAt }));
  const isEnrolled = outcome !== null && outcome !== 'unknown';
  await waitingEnrolments.end(_id, endedAs(isEnrolled ? 'enrolled' : 'stopped', now()));
}
