import { on, type Subscription } from '@pathshala/events/subscription';
import { examPaperPublished } from '@pathshala/svc-exams-contract/events';

/** By the event rather than after the write, so that a crash in between leaves no use unrecorded. */
export function onExamPaperPublished(recordUse: (examId: string) => Promise<void>): Subscription {
  return on(examPaperPublished, ({ data }) => recordUse(data.paperId));
}
