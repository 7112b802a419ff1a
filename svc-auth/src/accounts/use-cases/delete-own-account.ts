import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending } from '@pathshala/service-kit/events/aggregate';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { eraseAccount, type Account } from '../domain/account.ts';
import type { OwnPassword } from './check-own-password.ts';
import type { Accounts, AdminRoster, Caller, RecordSecurity } from './ports.ts';

export interface DeleteOwnAccountDeps {
  readonly accounts: Accounts;
  readonly roster: AdminRoster;
  readonly sessions: Platform['sessions'];
  readonly checkOwnPassword: (account: Account, password: OwnPassword, caller: Caller) => Promise<void>;
  /** Deletes what else is stored of the person: sign-ups, links, mails. */
  readonly forgetPerson: (account: Account) => Promise<void>;
  readonly record: RecordSecurity;
  readonly now: () => number;
}

/** The account is erased in the write that carries the event; what others keep of it they forget on that event. */
export function deleteOwnAccount(deps: DeleteOwnAccountDeps) {
  return async (account: Account, password: string, caller: Caller): Promise<void> => {
    await deps.checkOwnPassword(account, { field: 'password', value: password }, caller);
    if (!(await deps.roster.leave(account._id))) throw new DomainError('conflict', 'auth.last-admin');
    const at = new Date(deps.now()).toISOString();
    const event = pending(userDeleted, { userId: account._id });
    await deps.accounts.update(account._id, (current) =>
      current.deletedAt === null ? { state: eraseAccount(current, at), events: [event] } : null,
    );
    await deps.sessions.endAllOf(account._id);
    await deps.forgetPerson(account);
    deps.record('account.deleted', { ...caller, userId: account._id });
  };
}
