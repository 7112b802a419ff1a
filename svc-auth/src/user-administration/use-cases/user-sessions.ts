import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Account, Administrator, RecordSecurity } from '../../accounts/index.ts';
import type { FindManagedUser } from '../ports.ts';

interface CountUserSessionsDependencies {
  readonly readUser: (userId: string) => Promise<Account>;
  readonly sessions: Pick<Platform['sessions'], 'list'>;
}

export function countUserSessions({ readUser, sessions }: CountUserSessionsDependencies) {
  return async (userId: string): Promise<number> => {
    const { _id } = await readUser(userId);
    return (await sessions.list(_id)).length;
  };
}

interface EndUserSessionsDependencies {
  readonly findManagedUser: FindManagedUser;
  readonly sessions: Pick<Platform['sessions'], 'endAllOf'>;
  readonly record: RecordSecurity;
}

/** Logs a person out on all devices. */
export function endUserSessions(deps: EndUserSessionsDependencies) {
  return async (userId: string, admin: Administrator): Promise<Account> => {
    const account = await deps.findManagedUser(userId, admin);
    await deps.sessions.endAllOf(account._id);
    deps.record('sessions.ended', { ...admin, userId: account._id });
    return account;
  };
}
