import { cleanEmail, emailKeyOf } from '@pathshala/rules/email';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import { type Accounts, type Role, telKeyOf, usernameKeyOf } from '../../accounts/index.ts';
import type { InvitationPorts } from '../../invitations/index.ts';

interface LookUpDependencies {
  readonly accounts: Pick<Accounts, 'findByKeys'>;
  readonly invitations: InvitationPorts['invitations'];
}

interface FoundPerson {
  /** The email address, mobile number or username of the question, unchanged. */
  readonly who: string;
  /** null: invited, without an account yet. */
  readonly userId: string | null;
  readonly invitationId?: string;
  readonly name: string;
  readonly role: Role;
}

/** The number of keys in one query. */
const stepSize = 500;

/** Finds the people of addresses, numbers and usernames, in the order of the question; unknown ones are left out. */
export function lookUp(deps: LookUpDependencies) {
  return async (asked: readonly string[]): Promise<readonly FoundPerson[]> => {
    const found: FoundPerson[] = [];
    for (let from = 0; from < asked.length; from += stepSize) {
      found.push(...(await lookUpStep(deps, asked.slice(from, from + stepSize))));
    }
    return found;
  };
}

/** The keys that a text of the question may have: a username has no `@`, and an old one may look like a number. */
interface Keys {
  /** The key of an address, a number or a username, as invitations have it. */
  readonly contactKey: string;
  readonly mobile: string | null;
  readonly usernameKey: string | null;
}

function keysOf(who: string): Keys {
  if (who.includes('@')) return { contactKey: emailKeyOf(cleanEmail(who)), mobile: null, usernameKey: null };
  const mobile = mobileKeyOf(who);
  const usernameKey = usernameKeyOf(who);
  return { contactKey: mobile === null ? `user:${usernameKey}` : telKeyOf(mobile), mobile, usernameKey };
}

const present = (keys: readonly (string | null)[]): string[] => keys.filter((key) => key !== null);

async function lookUpStep(
  { accounts, invitations }: LookUpDependencies,
  asked: readonly string[],
): Promise<FoundPerson[]> {
  const all = asked.map(keysOf);
  const contactKeys = all.map(({ contactKey }) => contactKey);
  const [known, invited] = await Promise.all([
    accounts.findByKeys({
      emailKeys: contactKeys,
      usernameKeys: present(all.map(({ usernameKey }) => usernameKey)),
      mobiles: present(all.map(({ mobile }) => mobile)),
    }),
    invitations.findByEmails(contactKeys),
  ]);
  const byContact = new Map(known.map((account) => [account.emailKey, account]));
  const byMobile = new Map(known.map((account) => [account.mobile ?? '', account]));
  const byUsername = new Map(known.map((account) => [account.usernameKey, account]));
  const invitedBy = new Map(invited.map((invitation) => [invitation.emailKey, invitation]));
  return asked.flatMap((who, at): FoundPerson[] => {
    const { contactKey, mobile, usernameKey } = all[at] ?? keysOf(who);
    // The account that has proved a number comes before one that was invited by it.
    const account =
      (mobile === null ? undefined : byMobile.get(mobile)) ??
      byContact.get(contactKey) ??
      (usernameKey === null ? undefined : byUsername.get(usernameKey));
    if (account) return [{ who, userId: account._id, name: account.name, role: account.role }];
    const invitation = invitedBy.get(contactKey);
    if (invitation === undefined) return [];
    const { _id: invitationId, name, role } = invitation;
    return [{ who, userId: null, invitationId, name, role }];
  });
}
