import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Accounts } from '../ports.ts';

interface EndSampleSessionsDependencies {
  readonly accounts: Pick<Accounts, 'sampleAccounts'>;
  readonly sessions: Pick<Platform['sessions'], 'endAllOf'>;
}

/** Ends the sessions of sample accounts on a site that became reachable from outside: they may have logged in before. */
export function endSampleSessions(deps: EndSampleSessionsDependencies) {
  return async (): Promise<void> => {
    for (const { _id } of await deps.accounts.sampleAccounts()) await deps.sessions.endAllOf(_id);
  };
}
