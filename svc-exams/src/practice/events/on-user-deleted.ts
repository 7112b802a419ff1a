import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { PracticeAnswers, PracticeTests } from '../ports.ts';

export interface OnUserDeletedDependencies {
  readonly practiceTests: Pick<PracticeTests, 'idsOf'>;
  readonly practiceAnswers: Pick<PracticeAnswers, 'removeAllOf'>;
  readonly removePractice: (test: { readonly _id: string }) => Promise<void>;
}

/** Practice papers name their student, so they go with the account, and what the student answered goes too. */
export function onUserDeleted(dependencies: OnUserDeletedDependencies): Subscription {
  const { practiceTests, practiceAnswers, removePractice } = dependencies;
  return on(userDeleted, async ({ data }) => {
    for (const _id of await practiceTests.idsOf(data.userId)) await removePractice({ _id });
    await practiceAnswers.removeAllOf(data.userId);
  });
}
