import type { z } from 'zod';
import type { ListedUser, sessionUser, User } from '@pathshala/svc-auth-contract/account';
import { editedView } from '@pathshala/contract-kit/edited';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import { profileOf, type Account } from '../domain/account.ts';

function userView(account: Account): User {
  return profileOf(account);
}

/** The answer to a log-in. */
export function sessionUserView(
  account: Account,
  {
    needsSecondFactor,
    fullName,
  }: { readonly needsSecondFactor: boolean; readonly fullName: string | undefined },
): User {
  return {
    ...userView(account),
    ...(fullName !== undefined && { fullName }),
    ...(needsSecondFactor && { needsSecondFactor }),
  };
}

/** A participant has no account: the answer is built from the session. */
export function participantView({
  userId,
  name,
  email,
  participation,
}: Identity): z.input<typeof sessionUser> {
  const { campaignId = '', until = 0 } = participation ?? {};
  return {
    _id: userId ?? '',
    username: '',
    name: name ?? '',
    email: email ?? '',
    role: 'participant',
    participation: { campaignId, until: new Date(until).toISOString() },
  };
}

export function listedUserView(account: Account): ListedUser {
  const { active, createdAt, edited } = account;
  return { ...userView(account), active, createdAt, ...editedView(edited) };
}
