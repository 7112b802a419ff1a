import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import {
  changeByAdministrator,
  isActiveAdmin,
  type Account,
  type AdministratorsChange,
} from '../domain/account.ts';
import type { Accounts, AdminRoster, Caller, RecordSecurity } from './ports.ts';

export interface ChangeUserDeps {
  readonly accounts: Accounts;
  readonly roster: AdminRoster;
  readonly sessions: Platform['sessions'];
  readonly record: RecordSecurity;
}

/** The administrator who changes. */
export type Changer = Caller & { readonly adminId: string | null };

/**
 * An administrator changes role, name or whether the account may be used. Its sessions end when what it may do changes.
 * Rejects with `conflict` when this would leave no active administrator.
 */
export function changeUser(deps: ChangeUserDeps) {
  return async (userId: string, change: AdministratorsChange, changer: Changer): Promise<Account> => {
    const before = await deps.accounts.find(userId);
    if (before === null || before.deletedAt !== null) throw new DomainError('not-found', 'common.not-found');
    const wanted = changeByAdministrator(before, change);
    if (!isActiveAdmin(wanted)) await leaveRoster(deps, userId);
    const after = await deps.accounts.update(userId, (account) => ({
      state: account.deletedAt === null ? changeByAdministrator(account, change) : account,
    }));
    if (isActiveAdmin(after)) await deps.roster.join(userId);
    if (change.role !== undefined || change.active !== undefined) await endIfDifferent(deps, before, after);
    recordChange(deps.record, { before, after, changer });
    return after;
  };
}

function recordChange(
  record: RecordSecurity,
  { before, after, changer }: { before: Account; after: Account; changer: Changer },
): void {
  const facts = { ...changer, userId: after._id };
  if (after.role !== before.role) record('role.changed', { ...facts, from: before.role, to: after.role });
  if (after.active !== before.active) record(after.active ? 'account.enabled' : 'account.disabled', facts);
}

async function leaveRoster(deps: ChangeUserDeps, userId: string): Promise<void> {
  if (!(await deps.roster.leave(userId))) throw new DomainError('conflict', 'auth.last-admin');
}

/** A closed account's sessions end at every such request, so that a repeated one finishes what a broken one began. */
async function endIfDifferent(deps: ChangeUserDeps, before: Account, after: Account): Promise<void> {
  if (!after.active || after.role !== before.role) await deps.sessions.endAllOf(after._id);
}
