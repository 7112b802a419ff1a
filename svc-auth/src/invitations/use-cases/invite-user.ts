import { cleanEmail, emailKeyOf } from '@pathshala/rules/email';
import type { Permission } from '@pathshala/rules/permissions';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import {
  type Account,
  type Accounts,
  type RecordSecurity,
  requireAllPermissions,
  requireEmail,
  requireFields,
  requireName,
  type Role,
} from '../../accounts/index.ts';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import { expiryOf, inviterFields, type Invitation } from '../domain/invitation.ts';
import type { InvitationMail, Invitations } from '../ports.ts';

export interface InviteUserDependencies {
  readonly accounts: Pick<Accounts, 'find' | 'findByEmail'>;
  readonly invitations: Invitations;
  readonly tokens: { create(): string; idOf(token: string): string };
  readonly invitationMail: InvitationMail;
  readonly schoolLanguage: SiteSettingsPorts['schoolLanguage'];
  readonly record: RecordSecurity;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface InviteUserCommand {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** null or undefined: all permissions, for an administrator. */
  readonly permissions?: readonly Permission[] | null | undefined;
  readonly adminId: string | null;
}

/**
 * Rejects with `conflict` for an address with an account or an invitation. Only administrators with all permissions invite
 * administrators.
 */
export function inviteUser(deps: InviteUserDependencies) {
  return async (command: InviteUserCommand): Promise<Invitation> => {
    const email = cleanEmail(command.email);
    requireFields({ email });
    requireEmail(email);
    const name = requireName(command.name);
    const inviter = command.adminId === null ? null : await deps.accounts.find(command.adminId);
    if (command.role === 'admin') requireAllPermissions(inviter);
    if ((await deps.accounts.findByEmail(emailKeyOf(email))) !== null) throw conflict('auth.account-exists');
    const token = deps.tokens.create();
    const person = { email, name, tokenId: deps.tokens.idOf(token) };
    const invitation = await insert(deps, { command, inviter, person });
    deps.record('user.invited', { userId: command.adminId, invitation: invitation._id, role: command.role });
    await deps.invitationMail.send({ invitation, token, language: await deps.schoolLanguage() });
    return invitation;
  };
}

async function insert(
  deps: InviteUserDependencies,
  { command, inviter, person }: Invite,
): Promise<Invitation> {
  const now = deps.now();
  const { role, permissions } = command;
  const invitation: Invitation = {
    _id: deps.newId(),
    ...person,
    emailKey: emailKeyOf(person.email),
    role,
    ...(role === 'admin' && permissions && { permissions }),
    ...inviterFields(command.adminId, inviter),
    createdAt: now,
    expiresAt: expiryOf(now),
  };
  if (await isInserted(deps.invitations.insert(invitation))) return invitation;
  throw conflict('auth.already-invited');
}

interface Invite {
  readonly command: InviteUserCommand;
  readonly inviter: Account | null;
  readonly person: Pick<Invitation, 'email' | 'name' | 'tokenId'>;
}

function conflict(code: 'auth.account-exists' | 'auth.already-invited'): DomainError {
  return new DomainError('conflict', code, { fields: { email: code } });
}
