import type { changeOwnAccount } from '@pathshala/svc-auth-contract/http';
import type { InputOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import type { SessionUser } from '@pathshala/web-kit/session';

type Change = NonNullable<InputOf<typeof changeOwnAccount>['body']>;

/** Changes the own account; the rest of the site shows the change at once. */
export function useChangeAccount(): (change: Change) => Promise<SessionUser> {
  const { api, session } = useServices();
  return async (body) => {
    const user = await api.call<typeof changeOwnAccount>('put', '/user', { body });
    session.loggedIn(user);
    return user;
  };
}
