import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { examExtended, examStarted, keyCorrected } from '@pathshala/svc-exams-contract/events';
import type { extendSittings } from './use-cases/extend-sittings.ts';
import type { recordStart } from './use-cases/record-start.ts';
import type { storeCorrectedKey } from './use-cases/store-corrected-key.ts';

/** Delays the release of a campaign's results. A repeated delivery, or an earlier time, changes nothing. */
export function onExamExtended(extend: ReturnType<typeof extendSittings>): Subscription {
  return on(examExtended, ({ data: { campaignId, until } }) => extend({ campaignId, until }));
}

/** Freezes the paper of a campaign. Ignores exams of other kinds; a repeated delivery changes nothing. */
export function onExamStarted(record: ReturnType<typeof recordStart>): Subscription {
  return on(examStarted, async ({ data: { examKind, examId: campaignId, startedAt, graceMs } }) => {
    if (examKind === 'campaign') await record({ campaignId, startedAt, graceMs });
  });
}

/** Stores the key of a campaign's question; a void question keeps its key. Ignores exams of other kinds. */
export function onKeyCorrected(store: ReturnType<typeof storeCorrectedKey>): Subscription {
  return on(keyCorrected, async ({ data }) => {
    const { paperId, keyVersion, questionId, before, correct } = data;
    if (data.examKind !== 'campaign' || (data.kind !== 'accept' && data.kind !== 'change')) return;
    await store(paperId, { keyVersion, questionId, before, correct });
  });
}
