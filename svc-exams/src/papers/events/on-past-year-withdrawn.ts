import { on, type Subscription } from '@pathshala/events/subscription';
import { paperWithdrawn } from '@pathshala/svc-catalog-contract/events';
import type { Papers } from '../ports.ts';

/** No new attempts; open ones go on with their version. */
export function onPastYearWithdrawn(papers: Papers): Subscription {
  return on(paperWithdrawn, ({ data }) => papers.withdraw(data.paperId, data.version));
}
