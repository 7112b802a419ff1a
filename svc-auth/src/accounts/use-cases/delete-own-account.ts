import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending } from '@pathshala/service-kit/events/aggregate';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { eraseAccount, type Account } from '../domain/account.ts';
import type { Caller } from '../domain/caller.ts';
import type { Accounts, AdminRoster, RecordSecurity, RequireOwnPassword } from '../ports.ts';

interface DeleteOwnAccountDependencies {
  readonly accounts: Accounts;
  readonly roster: AdminRoster;
  readonly sessions: Platform['sessions'];
  readonly requireOwnPassword: RequireOwnPassword;
  /** Deletes the person's sign-ups, links and mails. */
  readonly forgetPerson: (account: Account) => Promise<void>;
  readonly record: RecordSecurity;
  readonly now: () => number;
}

/** Erases the account in the write that also stores the event; other services delete their data on that event. */
export function deleteOwnAccount(deps: DeleteOwnAccountDependencies) {
  return async (account: Account, password: string, caller: Caller): Promise<void> => {
    await deps.requireOwnPassword(account, { field: 'password', value: password }, caller);
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
