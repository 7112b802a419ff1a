import { on, type Subscription } from '@pathshala/events/subscription';
import { examPaperWithdrawn } from '@pathshala/svc-exams-contract/events';
import type { Papers } from '../ports.ts';

/** No new attempts; open ones go on with their version. */
export function onExamPaperWithdrawn(papers: Papers): Subscription {
  return on(examPaperWithdrawn, ({ data }) => papers.withdraw(data.paperId, data.version));
}
