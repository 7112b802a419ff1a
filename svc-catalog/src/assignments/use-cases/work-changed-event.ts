import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { workChanged } from '@pathshala/svc-catalog-contract/events';
import type { Assignment } from '../domain/assignment.ts';
import type { Submission } from '../domain/submission.ts';

/** States a hand-in or its marks. */
export function workChangedEvent(
  { _id: assignmentId, courseId, maxScore }: Pick<Assignment, '_id' | 'courseId' | 'maxScore'>,
  { studentId, handedInAt, marks }: Pick<Submission, 'studentId' | 'handedInAt' | 'marks'>,
): PendingEvent {
  return pending(workChanged, {
    assignmentId,
    courseId,
    studentId,
    state: marks === null ? 'handed-in' : 'marked',
    score: marks?.score ?? null,
    maxScore: marks?.maxScore ?? maxScore,
    at: marks?.markedAt ?? handedInAt,
  });
}
