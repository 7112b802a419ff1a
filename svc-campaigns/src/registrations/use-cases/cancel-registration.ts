import { DomainError } from '@pathshala/service-kit/errors';
import { phaseOf } from '../../campaigns/domain/campaign.ts';
import { cancel, type Registration } from '../domain/registration.ts';
import { withCancelled } from './announce.ts';
import { reseat } from './fill-places.ts';
import type { PlaceDependencies } from './take-place.ts';

/** Gives up one's own place; it goes to the first in line. After the start of the exam a place can no longer be given up. */
export function cancelRegistration(deps: PlaceDependencies) {
  const { campaigns, registrations, now } = deps;
  return async (command: { campaignId: string; studentId: string }): Promise<Registration> => {
    const campaign = await campaigns.find(command.campaignId);
    const [own] = await registrations.ofStudent(command.studentId, [command.campaignId]);
    if (!campaign || !own) throw new DomainError('not-found', 'campaigns.not-registered');
    if (phaseOf(campaign, new Date(now()).toISOString()) !== 'upcoming') {
      throw new DomainError('gone', 'campaigns.begun');
    }
    const cancelled = await registrations.update(own._id, (state) => withCancelled(cancel(state, now())));
    await reseat(deps)(campaign._id);
    return cancelled;
  };
}
