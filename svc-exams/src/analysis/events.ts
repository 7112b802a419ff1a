import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { keyCorrected } from '@pathshala/svc-exams-contract/events';
import { keyChanged } from './domain/exam-findings.ts';
import type { FindingsOfExams } from './ports.ts';

/** An analysed exam becomes due again, by the newer key. */
export function onKeyCorrected(findings: FindingsOfExams, now: () => number): Subscription {
  return on(keyCorrected, async ({ data: { paperId, keyVersion } }) => {
    if ((await findings.find(paperId)) === null) return;
    await findings.update(paperId, (stored) => {
      const state = keyChanged(stored, { keyVersion, now: now() });
      return state && { state };
    });
  });
}

export function onUserDeleted(findings: FindingsOfExams): Subscription {
  return on(userDeleted, ({ data: { userId } }) => findings.forget(userId));
}
