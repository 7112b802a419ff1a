import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { PracticeTests } from './ports.ts';

interface OnUserDeletedDependencies {
  readonly practiceTests: Pick<PracticeTests, 'idsOf'>;
  readonly removePractice: (test: { readonly _id: string }) => Promise<void>;
}

/** Practice papers name their student, so they go with the account. */
export function onUserDeleted({ practiceTests, removePractice }: OnUserDeletedDependencies): Subscription {
  return on(userDeleted, async ({ data }) => {
    for (const _id of await practiceTests.idsOf(data.userId)) await removePractice({ _id });
  });
}
