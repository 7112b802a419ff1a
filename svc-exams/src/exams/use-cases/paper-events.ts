import { pending, type Change, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { examPaperPublished, examPaperWithdrawn } from '@pathshala/svc-exams-contract/events';
import type { Exam } from '../domain/exam.ts';
import { nextPaperStep, paperOf } from '../domain/exam-paper.ts';

export function paperPublishedEvent(exam: Exam): PendingEvent {
  return pending(examPaperPublished, structuredClone(paperOf(exam)) as never);
}

export function paperWithdrawnEvent({ _id, paperVersion }: Exam): PendingEvent {
  return pending(examPaperWithdrawn, { paperId: _id, version: paperVersion });
}

/** The exam with the event of its paper, if the paper for students changes. */
export function changeOf(before: Exam | null, after: Exam): Change<Exam> {
  const { exam, step } = nextPaperStep(before, after);
  if (step === 'none') return { state: exam };
  return {
    state: exam,
    events: [step === 'publish' ? paperPublishedEvent(exam) : paperWithdrawnEvent(exam)],
  };
}
