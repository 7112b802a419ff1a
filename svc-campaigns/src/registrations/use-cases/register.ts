import type { PersonKeys } from '@pathshala/service-kit/platform/person-keys';
import { type Campaign, type Campaigns, requireKind } from '../../campaigns/index.ts';
import { isByNumber, requireContact, type BasicInfo, type Contact } from '../domain/contact.ts';
import { beginRegistration, type Registration } from '../domain/registration.ts';
import { requireOpenRegistration } from '../domain/require-open.ts';
import { asNameChoice, type NameShown } from '../domain/shown-name.ts';
import type { Accounts, CheckInCodes, LinkTokens, Registrations } from '../ports.ts';
import type { AssignPlace } from './assign-place.ts';
import { personKeysOf } from './person-keys-of.ts';
import type { ReplaceUnproved } from './replace-unproved.ts';
import { requireNoOtherPlace } from './require-no-other-place.ts';
import type { ReserveContact } from './reserve-contact.ts';

export interface RegisterCommand {
  readonly kind: Campaign['kind'];
  readonly campaignId: string;
  /** The logged-in student; null: a visitor. */
  readonly studentId: string | null;
  /** The address that the student's account has proved. */
  readonly provedEmailKey: string | null;
  /** The number that the student's account has proved. */
  readonly provedMobile: string | null;
  readonly basicInfo: BasicInfo;
  readonly nameShown: NameShown;
  readonly language: 'en' | 'bn';
  /** The network that the call came from; null: it is not counted. */
  readonly network: string | null;
}

interface Registered {
  /** The campaign with its updated counts. */
  readonly campaign: Campaign;
  readonly registration: Registration;
}

interface RegisterDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'findActive'>;
  readonly accounts: Pick<Accounts, 'findOwner'>;
  readonly replace: ReplaceUnproved;
  readonly reserve: ReserveContact;
  readonly assign: AssignPlace;
  readonly links: Pick<LinkTokens, 'issue'>;
  readonly checkInCodes: CheckInCodes;
  readonly people: PersonKeys;
  readonly hasSms: boolean;
  readonly now: () => number;
  readonly newId: () => string;
}

/** How long an unproved place is held for the mailed link. */
const confirmWithinMs = 30 * 60_000;

type Begin = Pick<RegisterDependencies, 'links' | 'checkInCodes' | 'people' | 'now' | 'newId'>;

/**
 * An account registers with its own proved address; a registration with another address is unproved, like a visitor's, until
 * its mailed link is opened.
 */
function begin(
  { links, checkInCodes, people, now, newId }: Begin,
  command: RegisterCommand,
  contact: Contact,
): Registration {
  const { studentId, campaignId, language, nameShown, network } = command;
  const { provedEmailKey, provedMobile } = command;
  const isProvedContact = isByNumber(contact.basicInfo)
    ? contact.mobileKey === provedMobile
    : contact.addressKey === provedEmailKey;
  const isProved = studentId !== null && isProvedContact;
  return beginRegistration({
    _id: newId(),
    campaignId,
    studentId,
    contact,
    personKeys: personKeysOf(people, campaignId, contact),
    network: isProved || network === null ? null : people.network(campaignId, network),
    language,
    ...asNameChoice(nameShown),
    confirmBy: isProved ? null : new Date(now() + confirmWithinMs).toISOString(),
    isAddressProved: isProved,
    link: links.issue(),
    checkInCode: checkInCodes.issue(),
    now: new Date(now()).toISOString(),
  });
}

/** CMP-02, CMP-03: reserves the contact, then takes a place or a number on the waiting list. */
export function register(dependencies: RegisterDependencies) {
  const { campaigns, registrations, accounts, replace, reserve, assign, now, hasSms } = dependencies;
  return async (command: RegisterCommand): Promise<Registered> => {
    const provedMobile = command.studentId === null ? null : command.provedMobile;
    const contact = requireContact(command.basicInfo, { provedMobile, hasSms });
    const campaign = await campaigns.find(command.campaignId);
    requireKind(command.kind, campaign);
    requireOpenRegistration(campaign, new Date(now()).toISOString());
    const studentId = command.studentId ?? (await accounts.findOwner(contact.emailKey))?.userId ?? null;
    if (studentId !== null) await requireNoOtherPlace(registrations, { studentId, campaignId: campaign._id });
    const begun = begin(dependencies, command, contact);
    const replaced = await replace(begun);
    if (replaced === null) await reserve(begun);
    const registration = replaced ?? (await assign(campaign._id, begun));
    const updated = await campaigns.find(campaign._id);
    requireKind(command.kind, updated);
    return { campaign: updated, registration };
  };
}
