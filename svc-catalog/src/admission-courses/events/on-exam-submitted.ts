import { on, type Subscription } from '@pathshala/events/subscription';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';

/** Exams of other kinds have no paper here. */
export function onExamSubmitted(record: (paperId: string) => Promise<void>): Subscription {
  return on(examSubmitted, async ({ data: { examKind, examId } }) => {
    if (examKind === 'past-year') await record(examId);
  });
}
