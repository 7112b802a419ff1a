import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { Enrolments, Students } from './ports.ts';
import type { recordExam } from './use-cases/record-exam.ts';

/** STU-05: every exam that its course lists advances the progress, whatever the exam kind. */
export function onExamSubmitted(record: ReturnType<typeof recordExam>): Subscription {
  return on(examSubmitted, async ({ data: { studentId, courseId, examId } }) => {
    if (courseId !== null) await record({ studentId, courseId, examId });
  });
}

export function onUserDeleted(deps: { enrolments: Enrolments; students: Students }): Subscription {
  return on(userDeleted, async ({ data: { userId } }) => {
    await deps.students.markDeleted(userId);
    await deps.enrolments.abandon(userId);
  });
}

/** Stores the id only. Afterwards an administrator can enrol this student. */
export function onUserVerified(students: Students): Subscription {
  return on(userVerified, ({ data }) => students.add(data.userId));
}
