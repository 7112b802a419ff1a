import { DomainError } from '@pathshala/contract-kit/domain-error';
import { nextEditMark, noEditor, type Editor } from '@pathshala/back-office/edit-mark';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import {
  changeByAdmin,
  hasAllPermissions,
  type Account,
  type AdminChange,
  requireAccount,
} from '../domain/account.ts';
import type { Administrator } from '../domain/caller.ts';
import { limitsText } from '../domain/limits.ts';
import { haveSameRights, requireRightsToChange } from '../domain/rights.ts';
import type { Accounts, AdminRoster, RecordSecurity } from '../ports.ts';

interface ChangeUserDependencies {
  readonly accounts: Accounts;
  readonly roster: AdminRoster;
  readonly sessions: Platform['sessions'];
  readonly record: RecordSecurity;
  readonly now: () => number;
}

interface ChangeUserCommand extends AdminChange {
  /** The revision that the administrator has seen. */
  readonly rev?: number | undefined;
}

/**
 * An administrator changes an account's role, permissions with their limits, name or active flag. The account's sessions end when its rights
 * change. Rejects with `forbidden` where the administrator may not, with `conflict` when no administrator with all
 * permissions would be left and when another administrator has changed the account meanwhile.
 */
export function changeUser(deps: ChangeUserDependencies) {
  return async (
    userId: string,
    { rev, ...change }: ChangeUserCommand,
    admin: Administrator,
  ): Promise<Account> => {
    const before = requireAccount(await deps.accounts.find(userId));
    const actor = admin.adminId === null ? null : await deps.accounts.find(admin.adminId);
    requireRightsToChange(actor, before, change);
    const edit = { rev, now: new Date(deps.now()).toISOString() };
    nextEditMark(before, editorOf(actor), edit);
    if (!hasAllPermissions(changeByAdmin(before, change))) await requireAnotherAdmin(deps, userId);
    const after = await deps.accounts.update(userId, (account) => {
      requireRightsToChange(actor, account, change);
      if (account.deletedAt !== null) return null;
      const mark = nextEditMark(account, editorOf(actor), edit);
      return { state: { ...changeByAdmin(account, change), ...mark } };
    });
    await updateRoster(deps, before, after);
    if (changesRights(change)) await endSessionsIfRightsChanged(deps, before, after);
    recordChange(deps.record, { before, after, admin });
    return after;
  };
}

function editorOf(actor: Account | null): Editor {
  return actor === null ? noEditor : { id: actor._id, name: actor.name || actor.username };
}

function changesRights({ role, permissions, limitedTo, active }: AdminChange): boolean {
  return [role, permissions, limitedTo, active].some((changed) => changed !== undefined);
}

async function requireAnotherAdmin({ roster }: ChangeUserDependencies, userId: string): Promise<void> {
  if (!(await roster.leave(userId))) throw lastAdminError();
}

/** A concurrent change may have put the account on the roster again while all others left: then this change is reverted. */
async function updateRoster(deps: ChangeUserDependencies, before: Account, after: Account): Promise<void> {
  if (hasAllPermissions(after)) return deps.roster.join(after._id);
  if (await deps.roster.leave(after._id)) return;
  const { role, active } = before;
  const { permissions = null, limitedTo = null } = before;
  await deps.accounts.update(after._id, (account) => ({
    state: changeByAdmin(account, { role, active, permissions, limitedTo }),
  }));
  throw lastAdminError();
}

function lastAdminError(): DomainError {
  return new DomainError('conflict', 'auth.last-admin');
}

function recordChange(
  record: RecordSecurity,
  { before, after, admin }: { before: Account; after: Account; admin: Administrator },
): void {
  const facts = { ...admin, userId: after._id };
  if (!haveSameRights(before, after))
    record('role.changed', { ...facts, from: rightsOf(before), to: rightsOf(after) });
  if (after.active !== before.active) record(after.active ? 'account.enabled' : 'account.disabled', facts);
}

function rightsOf(account: Account): string {
  const { role, permissions } = account;
  if (permissions === undefined) return role;
  const limits = limitsText(account);
  return `${role}: ${permissions.join(', ')}${limits && ` (${limits})`}`;
}

/** Ends the sessions of a closed account at every such request, so that a repeated request completes one that failed half-way. */
async function endSessionsIfRightsChanged(
  deps: ChangeUserDependencies,
  before: Account,
  after: Account,
): Promise<void> {
  if (!after.active || !haveSameRights(before, after)) await deps.sessions.endAllOf(after._id);
}
