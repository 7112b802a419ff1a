import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign, Campaigns } from '../../campaigns/index.ts';
import type { Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';
import type { FindByLink } from './find-by-link.ts';

/** A registration and its campaign, of either kind. */
export interface HeldRegistration {
  readonly campaign: Campaign;
  readonly registration: Registration;
}

interface ReadByLinkDependencies {
  readonly find: FindByLink;
}

/** Reads by the mailed link and changes nothing. Throws `gone` for a registration that was cancelled or has ended. */
export function readByLink({ find }: ReadByLinkDependencies) {
  return async (token: string): Promise<HeldRegistration> => {
    const held = await find(token);
    if (held.registration.status === 'cancelled') throw new DomainError('gone', 'campaigns.link-ended');
    return held;
  };
}

interface ReadOwnRegistrationDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'findActive'>;
}

export function readOwnRegistration({ campaigns, registrations }: ReadOwnRegistrationDependencies) {
  return async (studentId: string, campaignId: string): Promise<HeldRegistration> => {
    const registration = await registrations.findActive(studentId, campaignId);
    const campaign = registration && (await campaigns.find(campaignId));
    if (!registration || !campaign || campaign.deletedAt !== null)
      throw new DomainError('not-found', 'campaigns.not-registered');
    return { campaign, registration };
  };
}

interface ReadWaitingPositionDependencies {
  readonly registrations: Pick<Registrations, 'waitingPosition'>;
}

/** From 1; undefined for a registration that is not on the waiting list. */
export function readWaitingPosition({ registrations }: ReadWaitingPositionDependencies) {
  return async (registration: Registration): Promise<number | undefined> =>
    registration.status === 'waiting' ? registrations.waitingPosition(registration) : undefined;
}
