import type { PersonKeys } from '@pathshala/service-kit/platform/person-keys';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign } from '../../campaigns/index.ts';
import { withoutName, type Account } from '../domain/account-registration.ts';
import { requireContact } from '../domain/contact.ts';
import { beginRegistration, type Registration } from '../domain/registration.ts';
import { requireOpenRegistration } from '../domain/require-open.ts';
import { asNameChoice, nameShownOf } from '../domain/shown-name.ts';
import type { CheckInCodes, Registrations } from '../ports.ts';
import type { AssignPlace } from './assign-place.ts';
import type { OpenedLink } from './find-by-link.ts';
import { personKeysOf } from './person-keys-of.ts';
import type { ReplaceUnproved } from './replace-unproved.ts';
import { requireNoOtherPlace } from './require-no-other-place.ts';
import type { ReserveContact } from './reserve-contact.ts';

interface RegisterAgainDependencies {
  readonly registrations: Pick<Registrations, 'findActive' | 'update'>;
  readonly replace: ReplaceUnproved;
  readonly reserve: ReserveContact;
  readonly assign: AssignPlace;
  readonly checkInCodes: CheckInCodes;
  readonly people: PersonKeys;
  readonly now: () => number;
  readonly newId: () => string;
}

interface RegisterAgainCommand {
  readonly campaign: Campaign;
  /** The expired registration of the link, which its reader has proved. */
  readonly expired: Registration;
  /** The account that the registration joins; an account that it has already stays. */
  readonly account: Account | null;
}

/** Begins a registration with the link and the account of the former one. */
function beginAgain(
  { checkInCodes, people, newId }: RegisterAgainDependencies,
  { campaign, expired, account }: RegisterAgainCommand,
  now: string,
): Registration {
  const { linkNonce: nonce, linkHash: hash, basicInfo, language, studentId } = expired;
  if (!expired.expiredAt || !nonce || !hash) throw new DomainError('gone', 'campaigns.link-ended');
  const joins = studentId === null ? account : null;
  const fullName = joins?.name || basicInfo.fullName;
  const contact = requireContact({ ...basicInfo, fullName }, { hasSms: true });
  return beginRegistration({
    _id: newId(),
    campaignId: campaign._id,
    studentId: joins?.userId ?? studentId,
    contact,
    personKeys: personKeysOf(people, campaign._id, contact),
    network: null,
    language,
    ...asNameChoice(joins === null ? nameShownOf(expired) : 'roll'),
    confirmBy: null,
    isAddressProved: true,
    link: { nonce, hash },
    checkInCode: checkInCodes.issue(),
    now,
  });
}

/**
 * Begins a new, confirmed registration for a link that was opened too late: with a place if one is free or held for an unproved
 * registration, else on the waiting list. Throws `gone` for a cancelled registration and when the campaign takes no more
 * registrations.
 */
export function registerAgain(dependencies: RegisterAgainDependencies) {
  const { registrations, replace, reserve, assign, now } = dependencies;
  return async (command: RegisterAgainCommand): Promise<OpenedLink> => {
    const { campaign, expired } = command;
    const moment = new Date(now()).toISOString();
    const begun = beginAgain(dependencies, command, moment);
    requireOpenRegistration(campaign, moment);
    const { studentId, campaignId } = begun;
    if (studentId !== null) await requireNoOtherPlace(registrations, { studentId, campaignId });
    const replaced = await replace(begun);
    if (replaced === null) await reserve(begun);
    const registration = replaced ?? (await assign(campaign._id, begun));
    await registrations.update(expired._id, (state) => {
      const nameless = withoutName(state);
      return nameless && { state: nameless };
    });
    return { campaign, registration, isChanged: true };
  };
}

export type RegisterAgain = ReturnType<typeof registerAgain>;
