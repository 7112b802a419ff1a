import type { Platform } from '@pathshala/service-kit/platform/platform';
import { emailKeyOf } from '@pathshala/rules/email';
import type { Campaigns } from '../../campaigns/ports.ts';
import { joinAccount as join } from '../domain/account-registration.ts';
import { hasOffer } from '../domain/offer.ts';
import { isConfirmed } from '../domain/registration.ts';
import type { Accounts, ProvedAccount, Registrations } from '../ports.ts';
import { reconcileCounts } from './reconcile-counts.ts';
import { withPlaceEvent } from './registration-events.ts';

export interface JoinAccountDependencies {
  readonly accounts: Accounts;
  readonly registrations: Registrations;
  readonly campaigns: Campaigns;
  /** A participant's session ends. */
  readonly sessions: Pick<Platform['sessions'], 'endAllOf'>;
}

/**
 * CMP-04: visitors' registrations join the account that has proved their email. Registrations made later for that address
 * join by their mailed link only, so a repeated event joins nothing unconfirmed.
 */
export function joinAccount(dependencies: JoinAccountDependencies) {
  const { accounts, registrations, sessions } = dependencies;
  const reconcile = reconcileCounts(dependencies);
  return async ({ email, ...account }: ProvedAccount & { readonly email: string }): Promise<void> => {
    const emailKey = emailKeyOf(email);
    const proved = await accounts.save(emailKey, account);
    if (proved === null) return;
    const joinable = (await registrations.listByEmail(emailKey)).filter(
      (registration) =>
        registration.studentId === null &&
        (isConfirmed(registration) ||
          hasOffer(registration) ||
          registration.registeredAt <= proved.verifiedAt),
    );
    for (const { _id, campaignId } of joinable) {
      if ((await registrations.findActive(proved.userId, campaignId)) !== null) continue;
      await registrations.update(_id, (state) => withPlaceEvent(join(state, proved)));
      await sessions.endAllOf(_id);
      await reconcile(campaignId);
    }
  };
}
