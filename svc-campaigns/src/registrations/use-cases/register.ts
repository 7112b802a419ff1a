import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { phaseOf, type Campaign } from '../../campaigns/domain/campaign.ts';
import { checkContact, type BasicInfo, type Contact } from '../domain/contact.ts';
import { beginRegistration, type Registration } from '../domain/registration.ts';
import { freeMobile, takeOverOwn, type OwnRegistration } from './make-way.ts';
import type { AccountRepository, LinkTokens } from './ports.ts';
import { takePlace, type PlaceDependencies } from './take-place.ts';

export interface RegisterCommand {
  readonly kind: Campaign['kind'];
  readonly campaignId: string;
  /** The student whose session calls; null: a visitor. */
  readonly studentId: string | null;
  /** The address that the student's account has proved. */
  readonly provedEmailKey: string | null;
  readonly basicInfo: BasicInfo;
  readonly showsName: boolean;
  readonly language: 'en' | 'bn';
}

export interface RegisterDependencies extends PlaceDependencies {
  readonly accounts: AccountRepository;
  readonly links: LinkTokens;
  readonly newId: () => string;
}

/** How long a visitor's place is held for the mailed link to be opened. */
const confirmWithinMs = 30 * 60_000;

export function refuseIfShut(campaign: Campaign | null, now: string): asserts campaign is Campaign {
  if (!campaign || campaign.deletedAt !== null) throw new DomainError('not-found', 'campaigns.not-found');
  if (phaseOf(campaign, now) === 'past') throw new DomainError('gone', 'campaigns.over');
  if (!campaign.registrationOpen) throw new DomainError('gone', 'campaigns.closed');
}

/** One place a student, whatever email and number the second form holds; at once the unique contact decides. */
export async function refuseSecondPlace(
  { registrations }: Pick<RegisterDependencies, 'registrations'>,
  { studentId, campaignId, except }: { studentId: string; campaignId: string; except?: string },
): Promise<void> {
  const held = await registrations.ofStudent(studentId, [campaignId]);
  if (held.some(({ _id }) => _id !== except)) throw new DomainError('conflict', 'campaigns.already-yours');
}

/** Reserves the contact; somebody who has it already is a refusal. */
export async function reserve(
  { registrations }: Pick<RegisterDependencies, 'registrations'>,
  begun: Registration,
): Promise<void> {
  try {
    await registrations.insert(begun);
  } catch (error) {
    if (error instanceof DuplicateKeyError) throw new DomainError('conflict', 'campaigns.already-registered');
    throw error;
  }
}

function begin(deps: RegisterDependencies, command: RegisterCommand, contact: Contact): Registration {
  const { studentId, campaignId, language, showsName } = command;
  const isVisitor = studentId === null;
  return beginRegistration({
    _id: deps.newId(),
    campaignId,
    studentId,
    contact,
    language,
    showsName,
    confirmBy: isVisitor ? new Date(deps.now() + confirmWithinMs).toISOString() : null,
    isAddressProved: !isVisitor && contact.emailKey === command.provedEmailKey,
    link: isVisitor ? deps.links.issue() : null,
    now: new Date(deps.now()).toISOString(),
  });
}

/** An account's own registration goes before what nobody has confirmed. */
async function makeWay(deps: RegisterDependencies, begun: Registration): Promise<Registration | null> {
  if (begun.studentId === null) return null;
  await freeMobile(deps)(begun);
  return begun.isAddressProved === true ? takeOverOwn(deps)(begun as OwnRegistration) : null;
}

/** CMP-02, CMP-03: reserve the contact, then take a place or a number in the waiting list. */
export function register(deps: RegisterDependencies) {
  const { campaigns, registrations, accounts, now } = deps;
  return async (command: RegisterCommand): Promise<Registration> => {
    const contact = checkContact(command.basicInfo);
    const campaign = await campaigns.find(command.campaignId);
    if (campaign && campaign.kind !== command.kind) throw new DomainError('not-found', 'campaigns.not-found');
    refuseIfShut(campaign, new Date(now()).toISOString());
    const owner = command.studentId ?? (await accounts.ownerOf(contact.emailKey))?.userId ?? null;
    if (owner !== null)
      await refuseSecondPlace({ registrations }, { studentId: owner, campaignId: campaign._id });
    const begun = begin(deps, command, contact);
    const taken = await makeWay(deps, begun);
    if (taken) return taken;
    await reserve(deps, begun);
    return takePlace(deps)(campaign, begun);
  };
}
