import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { phaseOf, type Campaign } from '../../campaigns/ports.ts';
import type { Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';

/** Throws `gone` when the campaign is over or its registration is closed. */
export function requireOpenRegistration(campaign: Campaign, now: string): void {
  if (phaseOf(campaign, now) === 'past') throw new DomainError('gone', 'campaigns.over');
  if (!campaign.registrationOpen) throw new DomainError('gone', 'campaigns.closed');
}

const alreadyYours = () => new DomainError('conflict', 'campaigns.already-yours');

/** One place for each student, also with another email and number. `reserveContact` refuses concurrent registrations. */
export function requireNoOtherPlace(registrations: Pick<Registrations, 'findActive'>) {
  return async (place: { studentId: string; campaignId: string; except?: string }): Promise<void> => {
    const active = await registrations.findActive(place.studentId, place.campaignId);
    if (active && active._id !== place.except) throw alreadyYours();
  };
}

/**
 * Stores the registration, which reserves its email and mobile number. Throws `conflict` when one of them is taken. Also when its
 * student has another registration by then: of two that begin at the same moment at least one finds the other.
 */
export function reserveContact(registrations: Pick<Registrations, 'insert' | 'hasOther' | 'remove'>) {
  return async (registration: Registration): Promise<void> => {
    try {
      await registrations.insert(registration);
    } catch (error) {
      throw alreadyRegistered(error);
    }
    if (registration.studentId === null || !(await registrations.hasOther(registration))) return;
    await registrations.remove(registration._id);
    throw alreadyYours();
  };
}

/** The error to throw for a failed write: `conflict` when email or mobile number is taken. */
export function alreadyRegistered(error: unknown): unknown {
  return error instanceof DuplicateKeyError
    ? new DomainError('conflict', 'campaigns.already-registered')
    : error;
}
