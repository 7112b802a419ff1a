import { isInserted } from '@pathshala/stores/documents/insert-once';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import { type Accounts, usernameKeyOf } from '../../accounts/index.ts';
import { expiryOf, inviterFields, type Invitation } from '../domain/invitation.ts';
import type { InvitationMail, Invitations, InvitePerson, InvitePersonCommand } from '../ports.ts';

interface InvitePersonDependencies {
  readonly accounts: Pick<Accounts, 'find' | 'findByKeys'>;
  readonly invitations: Pick<Invitations, 'insert' | 'find'>;
  readonly tokens: { idOf(token: string): string };
  /** Returns the same token for the same invitation. */
  readonly tokenFor: (invitationId: string) => string;
  readonly invitationMail: Pick<InvitationMail, 'queue'>;
  readonly now: () => number;
}

/**
 * Every step can be repeated: the ids of invitation and mail, and the token, are derived from the id of the person. The next
 * call completes one that was interrupted.
 */
export function invitePerson(deps: InvitePersonDependencies): InvitePerson {
  return async (command) => {
    const { person, language } = command;
    const known = await deps.accounts.findByKeys(keysOf(person));
    if (known.some(({ _id }) => _id === person.id)) return 'invited';
    if (known.length > 0) return 'exists';
    const token = deps.tokenFor(person.id);
    const invitation = await invitationOf(deps, command, token);
    const isNew = await isInserted(deps.invitations.insert(invitation));
    if (!isNew && (await deps.invitations.find(person.id)) === null) return 'pending';
    const mail = { invitation, token, language: person.language || language, sendAt: command.mailAt };
    await deps.invitationMail.queue(mail);
    return 'invited';
  };
}

/** By address, number or username: whatever the person is invited by. */
function keysOf({ email, emailKey, mobile, username }: InvitePersonCommand['person']) {
  const number = email === '' ? mobileKeyOf(mobile) : null;
  return {
    emailKeys: [emailKey],
    usernameKeys: email === '' && number === null ? [usernameKeyOf(username)] : [],
    mobiles: number === null ? [] : [number],
  };
}

async function invitationOf(
  deps: InvitePersonDependencies,
  { person, adminId }: InvitePersonCommand,
  token: string,
): Promise<Invitation> {
  const now = deps.now();
  const inviter = adminId === null ? null : await deps.accounts.find(adminId);
  const { id, name, email, emailKey, username, mobile, language } = person;
  return {
    _id: id,
    email,
    emailKey,
    name,
    role: 'student',
    ...(username !== '' && { username }),
    ...(mobile !== '' && { mobile }),
    ...(language !== '' && { language }),
    tokenId: deps.tokens.idOf(token),
    ...inviterFields(adminId, inviter),
    createdAt: now,
    expiresAt: expiryOf(now),
  };
}
