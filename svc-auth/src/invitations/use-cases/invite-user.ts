import { cleanEmail } from '@pathshala/rules/email';
import { localMobileOf, mobileKeyOf } from '@pathshala/rules/mobile';
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
  requireMobile,
  requireName,
  type Role,
  telKeyOf,
} from '../../accounts/index.ts';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import { expiryOf, inviterFields, type Invitation } from '../domain/invitation.ts';
import type { InvitationMail, Invitations, InvitationSms } from '../ports.ts';

export interface InviteUserDependencies {
  readonly accounts: Pick<Accounts, 'find' | 'findByEmail' | 'findByMobile'>;
  readonly invitations: Invitations;
  readonly tokens: { create(): string; idOf(token: string): string };
  readonly invitationMail: InvitationMail;
  readonly invitationSms: InvitationSms;
  readonly schoolLanguage: SiteSettingsPorts['schoolLanguage'];
  readonly record: RecordSecurity;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface InviteUserCommand {
  readonly email: string;
  /** Counts for a student whose `email` is empty. */
  readonly mobile?: string | undefined;
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
    const contact = contactOf(command);
    const name = requireName(command.name);
    const inviter = command.adminId === null ? null : await deps.accounts.find(command.adminId);
    if (command.role === 'admin') requireAllPermissions(inviter);
    await requireNoAccount(deps, contact);
    const token = deps.tokens.create();
    const person = { ...contact, name, tokenId: deps.tokens.idOf(token) };
    const invitation = await insert(deps, { command, inviter, person });
    deps.record('user.invited', { userId: command.adminId, invitation: invitation._id, role: command.role });
    await sendLink(deps, { invitation, token, language: await deps.schoolLanguage() });
    return invitation;
  };
}

type Contact = Pick<Invitation, 'email' | 'emailKey' | 'mobile' | 'provesMobile'>;

/** An address or, for a student, a number. */
function contactOf({ email: typed, mobile: typedMobile = '', role }: InviteUserCommand): Contact {
  const email = cleanEmail(typed);
  if (email !== '' || typedMobile.trim() === '' || role === 'admin') {
    requireFields({ email });
    return { email, emailKey: requireEmail(email) };
  }
  const mobile = requireMobile(typedMobile);
  return { email, emailKey: telKeyOf(mobile), mobile: localMobileOf(mobile), provesMobile: true };
}

async function requireNoAccount(deps: InviteUserDependencies, contact: Contact): Promise<void> {
  const mobile = mobileKeyOf(contact.mobile ?? '');
  const [byKey, byMobile] = await Promise.all([
    deps.accounts.findByEmail(contact.emailKey),
    mobile === null ? null : deps.accounts.findByMobile(mobile),
  ]);
  if (byKey !== null || byMobile !== null) throw conflict(contact, 'auth.account-exists');
}

/** To the address or, without one, to the number; where no SMS is sent, the person is shown a QR code. */
export async function sendLink(
  deps: Pick<InviteUserDependencies, 'invitationMail' | 'invitationSms'>,
  invited: Parameters<InvitationMail['send']>[0],
): Promise<boolean> {
  if (invited.invitation.email === '') return deps.invitationSms.send(invited);
  await deps.invitationMail.send(invited);
  return true;
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
    role,
    ...(role === 'admin' && permissions && { permissions }),
    ...inviterFields(command.adminId, inviter),
    createdAt: now,
    expiresAt: expiryOf(now),
  };
  if (await isInserted(deps.invitations.insert(invitation))) return invitation;
  throw conflict(person, 'auth.already-invited');
}

interface Invite {
  readonly command: InviteUserCommand;
  readonly inviter: Account | null;
  readonly person: Contact & Pick<Invitation, 'name' | 'tokenId'>;
}

function conflict({ email }: Contact, code: 'auth.account-exists' | 'auth.already-invited'): DomainError {
  return new DomainError('conflict', code, { fields: { [email === '' ? 'mobile' : 'email']: code } });
}
