import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign } from '../../campaigns/domain/campaign.ts';
import { refuseToGiveBack } from '../domain/giving-back.ts';
import { cancel, type Registration } from '../domain/registration.ts';
import { withCancelled } from './announce.ts';
import { findByLink, type OpenedLink } from './confirm-registration.ts';
import { reseat } from './fill-places.ts';
import type { RegisterDependencies } from './register.ts';
import type { PlaceDependencies } from './take-place.ts';

export interface CancelCommand {
  readonly kind: Campaign['kind'];
  readonly campaignId: string;
  readonly studentId: string;
}

/** Gives up a place or a number in the waiting list; a place goes to the first in line. */
function giveBack(deps: PlaceDependencies) {
  const { registrations, now } = deps;
  return async (campaign: Campaign, registration: Registration): Promise<Registration> => {
    const cancelled = await registrations.update(registration._id, (state) => {
      refuseToGiveBack(campaign, state, new Date(now()).toISOString());
      return withCancelled(cancel(state, now()));
    });
    await reseat(deps)(campaign._id);
    return cancelled;
  };
}

export function cancelRegistration(deps: PlaceDependencies) {
  const { campaigns, registrations } = deps;
  return async ({ kind, campaignId, studentId }: CancelCommand): Promise<Registration> => {
    const campaign = await campaigns.find(campaignId);
    const [own] = await registrations.ofStudent(studentId, [campaignId]);
    if (!campaign || campaign.kind !== kind || !own)
      throw new DomainError('not-found', 'campaigns.not-registered');
    return giveBack(deps)(campaign, own);
  };
}

/** By the link in a visitor's mail; the same link twice changes nothing the second time. */
export function cancelByLink(deps: RegisterDependencies) {
  return async (token: string): Promise<OpenedLink> => {
    const { campaign, registration } = await findByLink(deps, token);
    if (registration.status === 'cancelled') return { campaign, registration, isChanged: false };
    return { campaign, registration: await giveBack(deps)(campaign, registration), isChanged: true };
  };
}
