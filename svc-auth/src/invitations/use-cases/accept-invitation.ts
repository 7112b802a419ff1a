import { DomainError } from '@pathshala/contract-kit/domain-error';
import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { cleanUsername } from '@pathshala/rules/account';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import {
  type Account,
  type Accounts,
  type AdminRoster,
  type Caller,
  createAccount,
  hasAllPermissions,
  type MobileClaims,
  type Passwords,
  type ReadPasswordPolicy,
  type RecordSecurity,
  requireFields,
  requireName,
  requirePassword,
  requireUsername,
  usernameKeyOf,
  verifiedFactOf,
} from '../../accounts/index.ts';
import type { SignupPorts } from '../../signups/index.ts';
import type { EnsureStudent, StudentPorts } from '../../students/index.ts';
import { invalidInvitationError, type Invitation, provedMobileOf } from '../domain/invitation.ts';
import type { Invitations } from '../ports.ts';

interface AcceptInvitationDependencies {
  readonly accounts: Pick<Accounts, 'find' | 'findByUsername' | 'insert'>;
  readonly mobileClaims: Pick<MobileClaims, 'claim'>;
  readonly roster: Pick<AdminRoster, 'join'>;
  readonly invitations: Pick<Invitations, 'insert' | 'take'>;
  readonly openInvitation: (token: string) => Promise<Invitation>;
  readonly signups: Pick<SignupPorts['signups'], 'deleteOf'>;
  readonly ensureStudent: EnsureStudent;
  readonly changeStudent: StudentPorts['changeStudent'];
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly policy: ReadPasswordPolicy;
  readonly record: RecordSecurity;
  readonly now: () => number;
}

export interface AcceptInvitationCommand {
  readonly token: string;
  readonly name: string;
  readonly username: string;
  readonly password: string;
  readonly caller: Caller;
}

/** Creates the account of an invitation. A rejected form does not use up the link. */
export function acceptInvitation(deps: AcceptInvitationDependencies) {
  return async (command: AcceptInvitationCommand): Promise<Account> => {
    const invitation = await deps.openInvitation(command.token);
    await requireInviterRights(deps, invitation);
    const account = await accountOf(deps, invitation, command);
    if (!(await deps.invitations.take(invitation))) throw invalidInvitationError();
    await insert(deps, invitation, account);
    if (hasAllPermissions(account)) await deps.roster.join(account._id);
    if (account.email !== '') await deps.signups.deleteOf(account.emailKey);
    deps.record('invitation.accepted', { ...command.caller, userId: account._id, role: account.role });
    return account;
  };
}

/** The invitation is no longer valid when its administrator has lost the right to invite administrators. */
async function requireInviterRights(
  deps: AcceptInvitationDependencies,
  { role, invitedById }: Invitation,
): Promise<void> {
  if (role !== 'admin') return;
  const inviter = await deps.accounts.find(invitedById);
  if (inviter === null || !hasAllPermissions(inviter)) throw invalidInvitationError();
}

async function accountOf(
  deps: AcceptInvitationDependencies,
  invitation: Invitation,
  command: AcceptInvitationCommand,
): Promise<Account> {
  const { email, emailKey, role, permissions, mobile: typedMobile = '' } = invitation;
  const username = cleanUsername(command.username);
  requireFields({ username, password: command.password });
  requireUsername(username);
  const name = requireName(command.name);
  const password = requirePassword(command.password, await deps.policy(), {
    username,
    name,
    email,
    mobile: typedMobile,
  });
  const usernameKey = usernameKeyOf(username);
  if ((await deps.accounts.findByUsername(usernameKey)) !== null) throw usernameTaken();
  const mobile = await claimMobile(deps, invitation);
  return createAccount({
    id: invitation._id,
    username,
    usernameKey,
    name,
    email,
    emailKey,
    contactKey: emailKey,
    ...(mobile !== undefined && { mobile }),
    role,
    ...(permissions && { permissions }),
    language: invitation.language,
    passwordHash: await deps.passwords.hash(password),
    at: new Date(deps.now()).toISOString(),
  });
}

/** The number of a link by SMS, unless another account has proved it. */
async function claimMobile(
  deps: AcceptInvitationDependencies,
  invitation: Invitation,
): Promise<string | undefined> {
  const mobile = provedMobileOf(invitation);
  if (mobile === undefined) return undefined;
  return (await deps.mobileClaims.claim(mobile, invitation._id)) ? mobile : undefined;
}

/** Stores the invitation again after a taken username or a failure of the store, unless the address has a new invitation. */
async function insert(
  deps: AcceptInvitationDependencies,
  invitation: Invitation,
  account: Account,
): Promise<void> {
  const { _id: userId, name, email, role } = account;
  const events = role === 'student' ? [pending(userVerified, verifiedFactOf(account))] : [];
  try {
    await deps.accounts.insert(account, events);
  } catch (error) {
    const isDuplicate = error instanceof DuplicateKeyError;
    if (isDuplicate && (await deps.accounts.findByUsername(account.usernameKey)) === null)
      throw invalidInvitationError();
    await isInserted(deps.invitations.insert(invitation));
    throw isDuplicate ? usernameTaken() : error;
  }
  if (role !== 'student') return;
  await deps.ensureStudent({ userId, name, email });
  const { mobile } = invitation;
  if (mobile !== undefined) await deps.changeStudent(userId, { personalInfo: { contact: { mobile } } });
}

function usernameTaken(): DomainError {
  return new DomainError('conflict', 'auth.username-taken', { fields: { username: 'auth.username-taken' } });
}
