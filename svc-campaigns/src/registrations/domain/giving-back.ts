import { DomainError } from '@pathshala/contract-kit/domain-error';
import { phaseOf, type Campaign } from '../../campaigns/domain/campaign.ts';
import type { Registration } from './registration.ts';

/**
 * A place or a number in the waiting list can be given back until the campaign is over. The place of an exam whose result is
 * known cannot: it was used. An attempt that is open goes on and still counts, as EXM-02 has it.
 */
export function refuseToGiveBack(campaign: Campaign, registration: Registration, now: string): void {
  if (phaseOf(campaign, now) === 'past') throw new DomainError('gone', 'campaigns.over');
  if (registration.standing !== null) throw new DomainError('conflict', 'campaigns.has-sat');
}
