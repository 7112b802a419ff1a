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
      id: hash('sha256', `session id\n${record.sessionKey}`, 'hex').slice(0, 24),
      isCurrent: record.sessionKey === sessionKey,
    }));
  };
}
