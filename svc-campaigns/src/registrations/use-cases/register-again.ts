import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign } from '../../campaigns/ports.ts';
import { withoutName, type Account } from '../domain/account-registration.ts';
import { requireContact } from '../domain/contact.ts';
import { beginRegistration, type Registration } from '../domain/registration.ts';
import { asNameChoice, nameShownOf } from '../domain/shown-name.ts';
import { assignPlace, type AssignPlaceDependencies } from './assign-place.ts';
import type { CheckInCodes } from '../ports.ts';
import type { OpenedLink } from './find-by-link.ts';
import { requireNoOtherPlace, requireOpenRegistration, reserveContact } from './registration-rules.ts';

export interface RegisterAgainDependencies extends AssignPlaceDependencies {
  readonly checkInCodes: CheckInCodes;
  readonly newId: () => string;
}

export interface RegisterAgainCommand {
  readonly campaign: Campaign;
  /** The expired registration of the link. */
  readonly expired: Registration;
  readonly account: Account | null;
}

/** The new registration keeps the link, and the account that the former one belongs to. */
function beginAgain(
  { checkInCodes, newId }: RegisterAgainDependencies,
  { campaign, expired, account }: RegisterAgainCommand,
  now: string,
): Registration {
  const { linkNonce: nonce, linkHash: hash, basicInfo, language, studentId } = expired;
  if (!expired.expiredAt || !nonce || !hash) throw new DomainError('gone', 'campaigns.link-ended');
  const fresh = { language, confirmBy: null, link: { nonce, hash }, checkInCode: checkInCodes.issue(), now };
  const ids = { _id: newId(), campaignId: campaign._id };
  if (studentId !== null || account === null) {
    const contact = requireContact(basicInfo);
    const isAddressProved = studentId === null || expired.isAddressProved === true;
    return beginRegistration({
      ...fresh,
      ...ids,
      studentId,
      contact,
      isAddressProved,
      ...asNameChoice(nameShownOf(expired)),
    });
  }
  const contact = requireContact({ ...basicInfo, fullName: account.name || basicInfo.fullName });
  const joined = { studentId: account.userId, contact, isAddressProved: true };
  return beginRegistration({ ...fresh, ...ids, ...joined, ...asNameChoice('roll') });
}

/**
 * A link opened too late begins a new, confirmed registration: with a place if one is free, else on the waiting list.
 * Throws `gone` for a cancelled registration and when the campaign takes no more registrations.
 */
export function registerAgain(dependencies: RegisterAgainDependencies) {
  const { registrations, now } = dependencies;
  const requireNoOther = requireNoOtherPlace(registrations);
  const reserve = reserveContact(registrations);
  const assign = assignPlace(dependencies);
  return async (command: RegisterAgainCommand): Promise<OpenedLink> => {
    const { campaign, expired } = command;
    const moment = new Date(now()).toISOString();
    const begun = beginAgain(dependencies, command, moment);
    requireOpenRegistration(campaign, moment);
    const { studentId, campaignId } = begun;
    if (studentId !== null) await requireNoOther({ studentId, campaignId });
    await reserve(begun);
    const registration = await assign(campaign._id, begun);
    await registrations.update(expired._id, (state) => {
      const nameless = withoutName(state);
      return nameless && { state: nameless };
    });
    return { campaign, registration, isChanged: true };
  };
}
