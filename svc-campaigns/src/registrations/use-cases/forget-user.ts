import type { Campaigns } from '../../campaigns/ports.ts';
import { withoutName } from '../domain/account-registration.ts';
import type { Accounts, Registrations } from '../ports.ts';

export interface ForgetUserDependencies {
  readonly accounts: Accounts;
  readonly registrations: Registrations;
  readonly campaigns: Pick<Campaigns, 'forgetEditor'>;
}

/** AUTH-05: results and registrations stay, without name, email and mobile number; cancelled registrations too. */
export function forgetUser({ accounts, registrations, campaigns }: ForgetUserDependencies) {
  return async (userId: string): Promise<void> => {
    const addresses = await accounts.markDeleted(userId);
    for (const { _id } of await registrations.listOfPerson(userId, addresses)) {
      await registrations.update(_id, (registration) => {
        const state = withoutName(registration);
        return state && { state };
      });
    }
    await campaigns.forgetEditor(userId);
    // Last, so that a repeated delivery after a crash still finds the addresses.
    await accounts.remove(userId);
  };
}
