import { DomainError } from '@pathshala/service-kit/errors';
import { pending } from '@pathshala/service-kit/events';
import type { Platform } from '@pathshala/service-kit/platform';
import { userDeleted } from '../../../contract/events.ts';
import { eraseAccount, type Account } from '../domain/account.ts';
import type { Accounts, AdminRoster } from './ports.ts';

export interface DeleteOwnAccountDeps {
  readonly accounts: Accounts;
  readonly roster: AdminRoster;
  readonly sessions: Platform['sessions'];
  readonly checkOwnPassword: (account: Account, password: string, address: string) => Promise<void>;
  readonly now: () => number;
}

/** The account is erased in the write that carries the event; what others keep of it they forget on that event. */
export function deleteOwnAccount(deps: DeleteOwnAccountDeps) {
  return async (account: Account, password: string, address: string): Promise<void> => {
    await deps.checkOwnPassword(account, password, address);
    if (!(await deps.roster.leave(account._id))) throw new DomainError('conflict', 'auth.last-admin');
    const at = new Date(deps.now()).toISOString();
    const event = pending(userDeleted, { userId: account._id });
    await deps.accounts.update(account._id, (current) =>
      current.deletedAt === null ? { state: eraseAccount(current, at), events: [event] } : null,
    );
    await deps.sessions.endAllOf(account._id);
  };
}
