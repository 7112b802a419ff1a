import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { changeByAdmin, isActiveAdmin, type Account, type AdminChange } from '../domain/account.ts';
import type { Caller } from '../domain/caller.ts';
import type { Accounts, AdminRoster, RecordSecurity } from '../ports.ts';

export interface ChangeUserDependencies {
  readonly accounts: Accounts;
  readonly roster: AdminRoster;
  readonly sessions: Platform['sessions'];
  readonly record: RecordSecurity;
}

/** The administrator who makes the change. */
export type Admin = Caller & { readonly adminId: string | null };

/**
 * An administrator changes an account's role, name or active flag. The account's sessions end when its rights change.
 * Rejects with `conflict` when this would leave no active administrator.
 */
export function changeUser(deps: ChangeUserDependencies) {
  return async (userId: string, change: AdminChange, admin: Admin): Promise<Account> => {
    const before = await deps.accounts.find(userId);
    if (before === null || before.deletedAt !== null) throw new DomainError('not-found', 'common.not-found');
    const changed = changeByAdmin(before, change);
    if (!isActiveAdmin(changed)) await requireAnotherAdmin(deps, userId);
    const after = await deps.accounts.update(userId, (account) => ({
      state: account.deletedAt === null ? changeByAdmin(account, change) : account,
    }));
    if (isActiveAdmin(after)) await deps.roster.join(userId);
    if (change.role !== undefined || change.active !== undefined)
      await endSessionsIfRightsChanged(deps, before, after);
    recordChange(deps.record, { before, after, admin });
    return after;
  };
}

function recordChange(
  record: RecordSecurity,
  { before, after, admin }: { before: Account; after: Account; admin: Admin },
): void {
  const facts = { ...admin, userId: after._id };
  if (after.role !== before.role) record('role.changed', { ...facts, from: before.role, to: after.role });
  if (after.active !== before.active) record(after.active ? 'account.enabled' : 'account.disabled', facts);
}

async function requireAnotherAdmin(deps: ChangeUserDependencies, userId: string): Promise<void> {
  if (!(await deps.roster.leave(userId))) throw new DomainError('conflict', 'auth.last-admin');
}

/** For a closed account at every such request, so that a repeated request completes one that failed half-way. */
async function endSessionsIfRightsChanged(
  deps: ChangeUserDependencies,
  before: Account,
  after: Account,
): Promise<void> {
  if (!after.active || after.role !== before.role) await deps.sessions.endAllOf(after._id);
}
