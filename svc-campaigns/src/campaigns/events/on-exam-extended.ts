import { on, type Subscription } from '@pathshala/events/subscription';
import { examExtended } from '@pathshala/svc-exams-contract/events';
import type { extendSittings } from '../use-cases/extend-sittings.ts';

/** Holds the release of a campaign's results. A repeated delivery, and one of an earlier time, change nothing. */
export function onExamExtended(extend: ReturnType<typeof extendSittings>): Subscription {
  return on(examExtended, ({ data: { campaignId, until } }) => extend({ campaignId, until }));
}
