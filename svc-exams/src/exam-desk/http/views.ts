import { editedView } from '@pathshala/contract-kit/edited';
import type { Desk } from '@pathshala/svc-exams-contract/exam-desk';
import type { FoundDesk } from '../use-cases/read-desk.ts';

/** The desk without the time, so that two views can be compared. */
export function viewDesk({ head, desk, isReleased, questions }: FoundDesk): Omit<Desk, 'serverNow'> {
  const { rev, changedAt, changedBy } = editedView(desk.edited);
  return {
    examId: head.paperId,
    title: head.title,
    opensAt: head.window.opensAt,
    closesAt: head.window.closesAt,
    extendedTo: head.extendedTo ?? null,
    timeLimit: head.timeLimit,
    questions,
    isReleased,
    rev,
    changedAt,
    changedBy,
    announcements: desk.announcements.map((one) => ({ ...one })),
    acts: desk.acts.toReversed().map(({ _id, kind, at, by, minutes, studentId }) => ({
      _id,
      kind,
      at,
      by,
      minutes,
      studentId,
    })),
  };
}
