import { on, type Subscription } from '@pathshala/events/subscription';
import { keyCorrected } from '@pathshala/svc-exams-contract/events';
import type { storeCorrectedKey } from '../use-cases/store-corrected-key.ts';

/** Stores the key of a past-year paper's question; a void question keeps its key. Ignores exams of other kinds. */
export function onKeyCorrected(store: ReturnType<typeof storeCorrectedKey>): Subscription {
  return on(keyCorrected, async ({ data }) => {
    const { paperId, keyVersion, questionId, before, correct } = data;
    if (data.examKind !== 'past-year' || (data.kind !== 'accept' && data.kind !== 'change')) return;
    await store(paperId, { keyVersion, questionId, before, correct });
  });
}
