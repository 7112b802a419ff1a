import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Account } from '../../accounts/index.ts';

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
