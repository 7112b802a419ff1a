import { emailKeyOf } from '@pathshala/rules/email';
import type { CampaignRepository } from '../../campaigns/use-cases/ports.ts';
import { isConfirmed, joinAccount as join, withoutName } from '../domain/registration.ts';
import { withRegistered } from './announce.ts';
import type { AccountRepository, ProvedAccount, RegistrationRepository } from './ports.ts';
import { reconcileCounts } from './reconcile-counts.ts';
import type { PlaceDependencies } from './take-place.ts';

export interface JoinDependencies extends PlaceDependencies {
  readonly accounts: AccountRepository;
  readonly registrations: RegistrationRepository;
  readonly campaigns: CampaignRepository;
}

/**
 * CMP-04: what a visitor registered with an email joins the account that has now proved it. What is entered for the address of
 * an account later joins by its mailed link only, so the same event again joins nothing that nobody has confirmed.
 */
export function joinAccount(deps: JoinDependencies) {
  const { accounts, registrations } = deps;
  return async ({ email, ...account }: ProvedAccount & { readonly email: string }): Promise<void> => {
    const emailKey = emailKeyOf(email);
    const proved = await accounts.remember(emailKey, account);
    if (proved === null) return;
    const own = (await registrations.byEmail(emailKey)).filter(
      (registration) =>
        registration.studentId === null &&
        (isConfirmed(registration) || registration.registeredAt <= proved.verifiedAt),
    );
    for (const { _id, campaignId } of own) {
      if ((await registrations.ofStudent(proved.userId, [campaignId])).length > 0) continue;
      await registrations.update(_id, (state) => {
        const joined = join(state, proved);
        if (!joined) return null;
        return joined.status === 'registered' ? withRegistered(joined) : { state: joined };
      });
      await reconcileCounts(deps)(campaignId);
    }
  };
}

/** AUTH-05: results and registrations are kept without name, email and mobile, cancelled registrations included. */
export function forgetUser({ accounts, registrations, campaigns }: JoinDependencies) {
  return async (userId: string): Promise<void> => {
    const addresses = await accounts.markDeleted(userId);
    for (const registration of await registrations.allOfPerson(userId, addresses)) {
      await registrations.update(registration._id, (state) => {
        const nameless = withoutName(state);
        return nameless && { state: nameless };
      });
    }
    for (const { _id } of await campaigns.list({ editedById: userId }, {})) {
      await campaigns.update(_id, (campaign) =>
        campaign.edited && campaign.editedById === userId
          ? { state: { ...campaign, editedById: null, edited: { ...campaign.edited, by: null } } }
          : null,
      );
    }
    // Last: a delivery that is cut off before still finds the addresses when it is repeated.
    await accounts.forget(userId);
  };
}
