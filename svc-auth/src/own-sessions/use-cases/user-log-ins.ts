import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { SessionRecord } from '@pathshala/service-kit/identity/sessions';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import {
  type Accounts,
  type Administrator,
  type RecordSecurity,
  requireAccount,
  requireRightsOver,
} from '../../accounts/index.ts';
import type { SessionEnds } from '../../session-ends/index.ts';
import { sessionIdOf } from './list-own-sessions.ts';

interface UserLogInsDependencies {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly sessions: Pick<Platform['sessions'], 'list' | 'end'>;
  readonly sessionEnds: SessionEnds;
  readonly record: RecordSecurity;
}

export interface UserLogIn extends SessionRecord {
  readonly id: string;
}

/** Where a person is logged in. Only an administrator with all permissions sees this of administrators. */
export function listUserLogIns({
  accounts,
  sessions,
}: Pick<UserLogInsDependencies, 'accounts' | 'sessions'>) {
  return async (userId: string, { adminId }: Administrator): Promise<readonly UserLogIn[]> => {
    const account = requireAccount(await accounts.find(userId));
    requireRightsOver(adminId === null ? null : await accounts.find(adminId), account);
    const records = await sessions.list(account._id);
    return records.map((record) => ({ ...record, id: sessionIdOf(record) }));
  };
}

/** Logs a person out on one device. Rejects with `not-found` where that log-in is over. */
export function endUserLogIn(deps: UserLogInsDependencies) {
  const list = listUserLogIns(deps);
  return async (userId: string, id: string, admin: Administrator): Promise<void> => {
    const logIn = (await list(userId, admin)).find((one) => one.id === id);
    if (logIn === undefined) throw new DomainError('not-found', 'common.not-found');
    await deps.sessionEnds.record(userId);
    await deps.sessions.end(logIn.sessionKey);
    deps.record('sessions.ended', { ...admin, userId });
  };
}
