import { on, type Subscription } from '@pathshala/events/subscription';
import { examPaperWithdrawn } from '@pathshala/svc-exams-contract/events';

/** The exam uses no question of the bank any more. */
export function onExamPaperWithdrawn(recordUse: (examId: string) => Promise<void>): Subscription {
  return on(examPaperWithdrawn, ({ data }) => recordUse(data.paperId));
}
