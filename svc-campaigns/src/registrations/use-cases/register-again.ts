import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign } from '../../campaigns/ports.ts';
import { withoutName, type Account } from '../domain/account-registration.ts';
import { requireContact } from '../domain/contact.ts';
import { beginRegistration, type Registration } from '../domain/registration.ts';
import { assignPlace, type AssignPlaceDependencies } from './assign-place.ts';
import type { OpenedLink } from './find-by-link.ts';
import { requireOpenRegistration, reserveContact } from './registration-rules.ts';

export interface RegisterAgainDependencies extends AssignPlaceDependencies {
  readonly newId: () => string;
}

export interface RegisterAgainCommand {
  readonly campaign: Campaign;
  /** The expired registration of the link. */
  readonly expired: Registration;
  readonly account: Account | null;
}

/**
 * A link opened too late begins a new, confirmed registration: with a place if one is free, else on the waiting list.
 * Throws `gone` for a cancelled registration and when the campaign takes no more registrations.
 */
export function registerAgain(dependencies: RegisterAgainDependencies) {
  const { registrations, newId, now } = dependencies;
  const reserve = reserveContact(registrations);
  const assign = assignPlace(dependencies);
  return async ({ campaign, expired, account }: RegisterAgainCommand): Promise<OpenedLink> => {
    const { linkNonce: nonce, linkHash: hash } = expired;
    if (!expired.expiredAt || !nonce || !hash) throw new DomainError('gone', 'campaigns.link-ended');
    const moment = new Date(now()).toISOString();
    requireOpenRegistration(campaign, moment);
    const fullName = account?.name || expired.basicInfo.fullName;
    const begun = beginRegistration({
      _id: newId(),
      campaignId: campaign._id,
      studentId: account?.userId ?? null,
      contact: requireContact({ ...expired.basicInfo, fullName }),
      language: expired.language,
      showsName: account === null && expired.showsName,
      confirmBy: null,
      isAddressProved: true,
      link: { nonce, hash },
      now: moment,
    });
    await reserve(begun);
    const registration = await assign(campaign, begun);
    await registrations.update(expired._id, (state) => {
      const nameless = withoutName(state);
      return nameless && { state: nameless };
    });
    return { campaign, registration, isChanged: true };
  };
}
