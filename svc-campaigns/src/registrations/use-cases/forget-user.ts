import type { Campaigns } from '../../campaigns/index.ts';
import { withoutName } from '../domain/account-registration.ts';
import { isBegun } from '../domain/registration.ts';
import type { Accounts, Registrations, ReservedContacts } from '../ports.ts';

interface ForgetUserDependencies {
  readonly accounts: Accounts;
  readonly registrations: Registrations;
  readonly reserved: ReservedContacts;
  readonly campaigns: Pick<Campaigns, 'forgetEditor'>;
}

/**
 * AUTH-05: results and registrations stay, without name, email and mobile number; cancelled registrations too. The mailbox and
 * number of a registration stay taken until its campaign is over: the same person must not sit its exam again by another
 * account.
 */
export function forgetUser({ accounts, registrations, reserved, campaigns }: ForgetUserDependencies) {
  return async (userId: string): Promise<void> => {
    const addresses = await accounts.markDeleted(userId);
    for (const own of await registrations.listOfPerson(userId, addresses)) {
      const { _id } = own;
      if (own.status !== 'cancelled' || isBegun(own)) await reserved.reserve(own);
      await registrations.update(_id, (registration) => {
        const state = withoutName(registration);
        return state && { state };
      });
    }
    await campaigns.forgetEditor(userId);
    // Removed last, so that a repeated delivery after a crash still finds the addresses.
    await accounts.remove(userId);
  };
}
