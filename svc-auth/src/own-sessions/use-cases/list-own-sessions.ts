import { hash } from 'node:crypto';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { OwnSession } from '../ports.ts';

interface ListOwnSessionsDependencies {
  readonly sessions: Pick<Platform['sessions'], 'list'>;
}

export function listOwnSessions(deps: ListOwnSessionsDependencies) {
  return async ({ userId, sessionKey }: Identity): Promise<readonly OwnSession[]> => {
    const records = userId === null ? [] : await deps.sessions.list(userId);
    return records.map((record) => ({
      ...record,
      id: sessionIdOf(record),
      isCurrent: record.sessionKey === sessionKey,
    }));
  };
}

/** A digest of the stored key, which cannot be used to log in. */
export function sessionIdOf({ sessionKey }: { readonly sessionKey: string }): string {
  return hash('sha256', `session id\n${sessionKey}`, 'hex').slice(0, 24);
}
