import type { Platform } from '@pathshala/service-kit/platform/platform';
import { requireKind, type Campaign } from '../../campaigns/ports.ts';
import { requireContact, type BasicInfo, type Contact } from '../domain/contact.ts';
import { beginRegistration, type Registration } from '../domain/registration.ts';
import { asNameChoice, type NameShown } from '../domain/shown-name.ts';
import type { Accounts, CheckInCodes, LinkTokens } from '../ports.ts';
import { assignPlace, type AssignPlaceDependencies } from './assign-place.ts';
import { requireNoOtherPlace, requireOpenRegistration, reserveContact } from './registration-rules.ts';
import { releaseMobile, takeOverRegistration, type AccountRegistration } from './take-over-registration.ts';

export interface RegisterCommand {
  readonly kind: Campaign['kind'];
  readonly campaignId: string;
  /** The logged-in student; null: a visitor. */
  readonly studentId: string | null;
  /** The address that the student's account has proved. */
  readonly provedEmailKey: string | null;
  readonly basicInfo: BasicInfo;
  readonly nameShown: NameShown;
  readonly language: 'en' | 'bn';
}

export interface Registered {
  /** With its updated counts. */
  readonly campaign: Campaign;
  readonly registration: Registration;
}

export interface RegisterDependencies extends AssignPlaceDependencies {
  readonly accounts: Accounts;
  readonly links: LinkTokens;
  readonly checkInCodes: CheckInCodes;
  /** A participant's session ends when the registration joins an account. */
  readonly sessions: Pick<Platform['sessions'], 'endAllOf'>;
  readonly newId: () => string;
}

/** How long a visitor's place is held for the mailed link. */
const confirmWithinMs = 30 * 60_000;

type Begin = Pick<RegisterDependencies, 'links' | 'checkInCodes' | 'now' | 'newId'>;

function begin(
  { links, checkInCodes, now, newId }: Begin,
  command: RegisterCommand,
  contact: Contact,
): Registration {
  const { studentId, campaignId, language, nameShown } = command;
  const isVisitor = studentId === null;
  return beginRegistration({
    _id: newId(),
    campaignId,
    studentId,
    contact,
    language,
    ...asNameChoice(nameShown),
    confirmBy: isVisitor ? new Date(now() + confirmWithinMs).toISOString() : null,
    isAddressProved: !isVisitor && contact.emailKey === command.provedEmailKey,
    link: links.issue(),
    checkInCode: checkInCodes.issue(),
    now: new Date(now()).toISOString(),
  });
}

const isOfAccount = (registration: Registration): registration is AccountRegistration =>
  registration.studentId !== null;

/** The registration of an account replaces unconfirmed ones with its address or mobile number. */
function replaceUnconfirmed(dependencies: AssignPlaceDependencies) {
  const releaseMobileOf = releaseMobile(dependencies);
  const takeOver = takeOverRegistration(dependencies);
  return async (begun: Registration): Promise<Registration | null> => {
    if (!isOfAccount(begun)) return null;
    await releaseMobileOf(begun);
    return begun.isAddressProved === true ? takeOver(begun) : null;
  };
}

/** CMP-02, CMP-03: reserves the contact, then takes a place or a number on the waiting list. */
export function register(dependencies: RegisterDependencies) {
  const { campaigns, registrations, accounts, now } = dependencies;
  const requireNoOther = requireNoOtherPlace(registrations);
  const replace = replaceUnconfirmed(dependencies);
  const reserve = reserveContact(registrations);
  const assign = assignPlace(dependencies);
  return async (command: RegisterCommand): Promise<Registered> => {
    const contact = requireContact(command.basicInfo);
    const campaign = await campaigns.find(command.campaignId);
    requireKind(command.kind, campaign);
    requireOpenRegistration(campaign, new Date(now()).toISOString());
    const studentId = command.studentId ?? (await accounts.findOwner(contact.emailKey))?.userId ?? null;
    if (studentId !== null) await requireNoOther({ studentId, campaignId: campaign._id });
    const begun = begin(dependencies, command, contact);
    const replaced = await replace(begun);
    if (replaced === null) await reserve(begun);
    const registration = replaced ?? (await assign(campaign._id, begun));
    const updated = await campaigns.find(campaign._id);
    requireKind(command.kind, updated);
    return { campaign: updated, registration };
  };
}
