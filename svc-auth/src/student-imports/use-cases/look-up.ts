import { cleanEmail, emailKeyOf } from '@pathshala/rules/email';
import { type Accounts, type Role, usernameKeyOf } from '../../accounts/index.ts';
import type { InvitationPorts } from '../../invitations/index.ts';

interface LookUpDependencies {
  readonly accounts: Pick<Accounts, 'findByKeys'>;
  readonly invitations: InvitationPorts['invitations'];
}

interface FoundPerson {
  /** The email address or username of the question, unchanged. */
  readonly who: string;
  /** null: invited, without an account yet. */
  readonly userId: string | null;
  readonly invitationId?: string;
  readonly name: string;
  readonly role: Role;
}

/** The number of keys in one query. */
const stepSize = 500;

/** Finds the people of email addresses and usernames, in the order of the question; unknown ones are left out. */
export function lookUp(deps: LookUpDependencies) {
  return async (asked: readonly string[]): Promise<readonly FoundPerson[]> => {
    const found: FoundPerson[] = [];
    for (let from = 0; from < asked.length; from += stepSize) {
      found.push(...(await lookUpStep(deps, asked.slice(from, from + stepSize))));
    }
    return found;
  };
}

async function lookUpStep(
  { accounts, invitations }: LookUpDependencies,
  asked: readonly string[],
): Promise<FoundPerson[]> {
  const emailKeys = asked.filter(isAddress).map(keyOfAddress);
  const usernameKeys = asked.filter((who) => !isAddress(who)).map(usernameKeyOf);
  const [known, invited] = await Promise.all([
    accounts.findByKeys({ emailKeys, usernameKeys }),
    invitations.findByEmails(emailKeys),
  ]);
  const byEmail = new Map(known.map((account) => [account.emailKey, account]));
  const byUsername = new Map(known.map((account) => [account.usernameKey, account]));
  const invitedBy = new Map(invited.map((invitation) => [invitation.emailKey, invitation]));
  return asked.flatMap((who): FoundPerson[] => {
    const account = isAddress(who) ? byEmail.get(keyOfAddress(who)) : byUsername.get(usernameKeyOf(who));
    if (account) return [{ who, userId: account._id, name: account.name, role: account.role }];
    const invitation = isAddress(who) ? invitedBy.get(keyOfAddress(who)) : undefined;
    if (invitation === undefined) return [];
    const { _id: invitationId, name, role } = invitation;
    return [{ who, userId: null, invitationId, name, role }];
  });
}

/** A username has no `@`. */
const isAddress = (who: string): boolean => who.includes('@');

const keyOfAddress = (who: string): string => emailKeyOf(cleanEmail(who));
