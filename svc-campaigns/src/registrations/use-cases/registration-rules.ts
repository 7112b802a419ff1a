import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Campaign, phaseOf } from '../../campaigns/index.ts';
import { cancel, isBegun, type Registration } from '../domain/registration.ts';
import type { Registrations, ReservedContacts } from '../ports.ts';
import type { AssignPlaceDependencies } from './assign-place.ts';
import { promoteFromWaitingList } from './promote-from-waiting-list.ts';
import { withCancelled } from './registration-events.ts';

export interface ReserveContactDependencies extends AssignPlaceDependencies {
  readonly reserved: ReservedContacts;
}

/** Throws `gone` when the campaign is over or its registration is closed. */
export function requireOpenRegistration(campaign: Campaign, now: string): void {
  if (phaseOf(campaign, now) === 'past') throw new DomainError('gone', 'campaigns.over');
  if (!campaign.registrationOpen) throw new DomainError('gone', 'campaigns.closed');
}

const alreadyYours = () => new DomainError('conflict', 'campaigns.already-yours');

/** A student has one place, also with another email and number. `reserveContact` refuses concurrent registrations. */
export function requireNoOtherPlace(registrations: Pick<Registrations, 'findActive'>) {
  return async (place: { studentId: string; campaignId: string; except?: string }): Promise<void> => {
    const active = await registrations.findActive(place.studentId, place.campaignId);
    if (active && active._id !== place.except) throw alreadyYours();
  };
}

/**
 * Refuses a mailbox or number whose former registration has begun the exam, although its account is deleted. A former
 * registration that has not begun can never be sat: its place is freed. Throws `conflict`.
 */
function requireUnreserved(dependencies: ReserveContactDependencies) {
  const { registrations, reserved, now } = dependencies;
  const promote = promoteFromWaitingList(dependencies);
  return async ({ campaignId, personKeys = [] }: Registration): Promise<void> => {
    for (const holderId of await reserved.findHolders(personKeys)) {
      const holder = await registrations.find(holderId);
      if (holder !== null && isBegun(holder)) throw alreadyTaken();
      if (holder !== null) {
        const ended = await registrations.update(holderId, (state) =>
          isBegun(state) ? null : withCancelled(cancel(state, now())),
        );
        if (isBegun(ended)) throw alreadyTaken();
        await promote(campaignId);
      }
      await reserved.release(holderId);
    }
  };
}

/**
 * Stores the registration, which reserves its email and mobile number. Throws `conflict` when one of them is taken, and when
 * its student has another registration: of two that begin at the same moment at least one finds the other.
 */
export function reserveContact(dependencies: ReserveContactDependencies) {
  const { registrations } = dependencies;
  const requireFree = requireUnreserved(dependencies);
  return async (registration: Registration): Promise<void> => {
    await requireFree(registration);
    try {
      await registrations.insert(registration);
    } catch (error) {
      throw await alreadyRegistered(registrations, registration, error);
    }
    if (registration.studentId === null || !(await registrations.hasOther(registration))) return;
    await registrations.remove(registration._id);
    throw alreadyYours();
  };
}

/**
 * The error to throw for a failed write: `conflict` when mailbox or mobile number is taken. A number cannot be proved: the
 * error names it to a caller who has proved the address, so that another one can be given.
 */
export async function alreadyRegistered(
  registrations: Pick<Registrations, 'findByContact'>,
  { campaignId, emailKey, isAddressProved }: Registration,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof DuplicateKeyError)) return error;
  const isMailbox = (await registrations.findByContact(campaignId, { emailKey })) !== null;
  if (isAddressProved !== true || isMailbox) return alreadyTaken();
  const fields = { 'basicInfo.mobile': 'campaigns.registration.mobile-taken' };
  return new DomainError('conflict', 'campaigns.already-registered', { fields });
}

const alreadyTaken = () => new DomainError('conflict', 'campaigns.already-registered');
